import { isObject } from "../../shared/json.ts";
import { documentDefinitions, type DocumentKind } from "../document/definitions.ts";
import type { Language } from "./language.ts";
import type { WordsOf } from "./meaning.ts";
import { propertyOf, resolveSchema, type Schema } from "./schema.ts";

/**
 * The words of the properties that there are at a place of a document: what each is for, and the names of what is in it.
 * They are those of its schema, and in a block of that of its type.
 */
export function propertyWords(
  { blocks, definitions }: Pick<Language, "blocks" | "definitions">,
  kind: DocumentKind,
  document: unknown,
): (inside: readonly string[]) => WordsOf {
  return (inside) => {
    const { properties = {} } = resolveSchema(schemaAt(inside), definitions);
    return (name) => {
      const schema: (Schema & { description?: string }) | undefined = properties[name];
      const inner = [schema, resolveSchema(schema, definitions).items].flatMap((one) =>
        Object.keys(resolveSchema(one, definitions).properties ?? {}),
      );
      return [inner.join(" "), schema?.description ?? ""];
    };
  };

  function schemaAt(inside: readonly string[]): Schema {
    let schema: Schema = { $ref: `#/$defs/${documentDefinitions[kind]}` };
    let value: unknown = document;
    for (const name of inside) {
      const type = name === "props" && isObject(value) ? value["type"] : undefined;
      const facts = typeof type === "string" && Object.hasOwn(blocks, type) ? blocks[type] : undefined;
      const property = propertyOf(resolveSchema(schema, definitions), name);
      schema = facts?.props ?? ("schema" in property ? property.schema : {});
      value = isObject(value) || Array.isArray(value) ? (value as Record<string, unknown>)[name] : undefined;
    }
    return schema;
  }
}
