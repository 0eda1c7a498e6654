import { capitalize } from "../../shared/capitalize.ts";
import type { BlockPermission, OperationPermission } from "../permissions/permissions.ts";
import type { DocumentKind } from "../document/definitions.ts";
import type { Catalogue } from "../compile/texts.ts";
import { resolveSchema, type Definitions, type Schema } from "./schema.ts";

/**
 * Everything that documents may name: handed to the checker, because the site language itself knows no block and no
 * operation.
 */
export interface Language {
  blocks: Readonly<Record<string, BlockFacts>>;
  operations: Readonly<Record<string, OperationFacts>>;
  /** Schemas by name, for references. */
  definitions: Definitions;
  /** The product's own texts by language; what a site words itself comes on top. */
  texts: Readonly<Record<string, Catalogue>>;
  /** Checks of whole documents against their schemas. */
  validators: Readonly<Record<DocumentKind, Validate>>;
}

export interface BlockFacts extends BlockPermission {
  /** The prop with the list that it is there to show. */
  list?: string;
  /** Props that every use has to give: without them there is nothing to wait for. */
  needs: readonly string[];
  slots: readonly string[];
  /** Event → schema of its payload. */
  events: Readonly<Record<string, Schema>>;
}

export interface OperationFacts extends OperationPermission {
  /** Schema of its flat input. */
  input: Schema;
  reply: Schema;
}

/** A compiled schema: the shape of Ajv's functions. */
export interface Validate {
  (document: unknown): boolean;
  errors?: readonly SchemaError[] | null;
}

export interface SchemaError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  message?: string;
  propertyName?: string;
  /** Present when the validator was compiled as verbose. */
  parentSchema?: object;
  data?: unknown;
}

interface GeneratedTables {
  blockTable: Readonly<
    Record<
      string,
      Omit<BlockPermission, "props"> & {
        needs: readonly string[];
        slots: readonly string[];
        events: Readonly<Record<string, object>>;
        props: object;
      }
    >
  >;
  contract: Readonly<Record<string, OperationPermission>>;
  /** bundle.json: `ListCoursesInput` and `ListCoursesReply` for the operation `listCourses`. */
  bundle: { $defs: unknown };
  texts: Language["texts"];
  validators: Language["validators"];
}

/** The language as the generated tables describe it. */
export function languageOf({ blockTable, contract, bundle, texts, validators }: GeneratedTables): Language {
  const definitions = bundle.$defs as Definitions;
  const operations = Object.entries(contract).map(([id, { access, screen, action, texts: words }]) => {
    const name = capitalize(id);
    const input = resolveSchema(definitions[`${name}Input`] ?? nothing, definitions);
    return [
      id,
      { access, screen, action, ...(words ? { texts: words } : {}), input, reply: definitions[`${name}Reply`] ?? {} },
    ] as const;
  });
  return {
    blocks: blockTable as Language["blocks"],
    operations: Object.fromEntries(operations),
    definitions,
    texts,
    validators,
  };
}

const nothing: Schema = { type: "object", additionalProperties: false, properties: {} };
