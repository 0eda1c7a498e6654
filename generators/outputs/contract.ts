import { inputOf, type Operation } from "../model/operation.ts";
import type { Schema } from "../schema.ts";
import { banner, type Output } from "./output.ts";

/** `contract.ts`: what the server must implement, whole: a missing handler is a type error. */
export function contractOutput(operations: readonly Operation[]): Output {
  const rows = operations.map((operation) => `  ${operation.id}: ${inline(specOf(operation))},\n`);
  const files = operations.flatMap(({ id, fileParam }) =>
    fileParam === undefined ? [] : [`  ${id}: ${JSON.stringify(fileParam)};\n`],
  );
  return {
    path: "contract.ts",
    text: `${banner}import type { DocumentOwner } from "../site/permissions/owner.ts";
import type { OperationId, OperationInput, OperationReply } from "./operations.ts";

/** Who may call an operation; the policy beside its handler decides the rest. */
export type Access = "public" | "auth" | "learner" | "lecturer" | "organisation" | "operator";

/** What somebody may who acts for an organisation with an account of their own. */
export type StaffRole = "owner" | "editor" | "author" | "teaching" | "finance" | "reader";

/**
 * An operation as the server registers it. The path stands below /apis; its schemas are
 * \`lectern#/$defs/<Operation>Input\` and the like in bundle.json.
 */
export interface OperationSpec {
  operationId: OperationId;
  method: "GET" | "POST";
  path: string;
  tag: string;
  access: Access;
  /** Which staff of an organisation may call it when they act for it; absent: none. */
  staff?: StaffRole[];
  /** It changes nothing. What does not say so may change something. */
  reads?: true;
  /** A session of the exam room may make it. */
  room?: true;
  /** It counts how often a network asks: no page with its reply is kept for others. */
  counts?: true;
  /** Sent again with the same key, it gives the first reply and makes nothing more. */
  once?: true;
  /** Whose documents may name it as a data source. */
  screen: DocumentOwner[];
  /** Whose documents may name it in an action, and at which events; see src/site/permissions. */
  action: Partial<Record<DocumentOwner, "gesture" | "own">>;
  /** The names of its input that take words, and so could carry any; of operations that actions may call. */
  texts?: string[];
  /**
   * Whether an action that calls it asks first, in the product's words \`confirm.<operationId>\`, answered by
   * \`confirm.<operationId>.yes\`. The name of a field that decides: \`confirm.<operationId>.<value>\` and its
   * \`.yes\`, where there are such words.
   */
  confirm?: true | string;
  /** Bytes that its body may have, where that is more than usual. */
  bytes?: number;
  pathParams: string[];
  queryParams: string[];
  /** The one of its input that is a file: the body is multipart/form-data, with the file last. */
  fileParam?: string;
}

/** The operations that take a file, with the name of it. */
export interface FileParams {
${files.join("")}}

/** The flat input of an operation as its handler gets it: a file comes as what the server makes of it. */
export type HandlerInput<Id extends OperationId, File> = Id extends keyof FileParams
  ? Omit<OperationInput<Id>, FileParams[Id]> & { [Name in FileParams[Id]]: File }
  : OperationInput<Id>;

/** One handler for each operation. */
export type Handlers<Context, File = unknown> = {
  [Id in OperationId]: (input: HandlerInput<Id, File>, context: Context) => Promise<OperationReply<Id>>;
};

export const contract: { [Id in OperationId]: OperationSpec } = {
${rows.join("")}};
`,
  };
}

/** An operation as `OperationSpec` has it. */
function specOf(operation: Operation): Record<string, unknown> {
  const { id, method, path, tag, pathParams, queryParams, fileParam } = operation;
  return {
    operationId: id,
    method,
    path,
    tag,
    access: operation["x-access"],
    ...(operation.staff.length > 0 ? { staff: operation.staff } : {}),
    ...kindOf(operation),
    screen: operation["x-screen"] ?? [],
    action: operation["x-action"] ?? {},
    ...(operation["x-action"] ? { texts: textParams(operation) } : {}),
    ...(operation["x-confirm"] ? { confirm: operation["x-confirm"] } : {}),
    pathParams,
    queryParams,
    ...(fileParam === undefined ? {} : { fileParam }),
  };
}

interface Kind {
  reads?: true;
  room?: true;
  counts?: true;
  once?: true;
  bytes?: number;
}

/** What a call does, as far as it matters to how it is taken and answered. */
function kindOf(operation: Operation): Kind {
  return {
    ...(operation["x-reads"] ? { reads: true } : {}),
    ...(operation["x-room"] ? { room: true } : {}),
    ...(operation["x-counts"] ? { counts: true } : {}),
    ...(operation["x-once"] === true ? { once: true } : {}),
    ...(operation["x-bytes"] ? { bytes: operation["x-bytes"] } : {}),
  };
}

/** What could carry any words: neither a number, nor a choice, nor of a pattern as ids and keys are. */
function textParams(operation: Operation): string[] {
  return Object.entries(inputOf(operation).properties ?? {}).flatMap(([name, schema]) =>
    takesWords(schema) ? [name] : [],
  );
}

function takesWords({ $ref, type, items, enum: values, pattern, ...schema }: Schema): boolean {
  if ($ref !== undefined)
    return !/(?:^|\/)(?:id|key|order-no|org-no|coupon-no|file-no|page-[a-z]+)\.schema\.json$|\/enums\//.test($ref);
  if (type === "array" && items) return takesWords(items);
  return !(
    type === "integer" ||
    type === "number" ||
    type === "boolean" ||
    values !== undefined ||
    "const" in schema ||
    pattern !== undefined
  );
}

/** A flat object as TypeScript writes it on one line. */
export function inline(value: Record<string, unknown>): string {
  return `{ ${Object.entries(value)
    .map(([name, entry]) => `${name}: ${JSON.stringify(entry)}`)
    .join(", ")} }`;
}
