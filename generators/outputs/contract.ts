import type { Operation } from "../model/operation.ts";
import { banner, type Output } from "./output.ts";

/** `contract.ts`: what the server must implement, whole: a missing handler is a type error. */
export function contractOutput(operations: readonly Operation[]): Output {
  const rows = operations.map((operation) => {
    const { id, method, path, tag, pathParams, queryParams, fileParam } = operation;
    const spec = { operationId: id, method, path, tag, access: operation["x-access"], screen: operation["x-screen"] === true, pathParams, queryParams, ...(fileParam === undefined ? {} : { fileParam }) };
    return `  ${id}: ${inline(spec)},\n`;
  });
  const files = operations.flatMap(({ id, fileParam }) => (fileParam === undefined ? [] : [`  ${id}: ${JSON.stringify(fileParam)};\n`]));
  return {
    path: "contract.ts",
    text: `${banner}import type { OperationId, OperationInput, OperationReply } from "./operations.ts";

/** Who may call an operation; the policy beside its handler decides the rest. */
export type Access = "public" | "auth" | "learner" | "lecturer" | "organisation" | "operator";

/** An operation as the server registers it. The path stands below /apis; its schemas are \`lectern#/$defs/<Operation>Input\` and the like in bundle.json. */
export interface OperationSpec {
  operationId: OperationId;
  method: "GET" | "POST";
  path: string;
  tag: string;
  access: Access;
  /** Whether a screen may name it as a data source. */
  screen: boolean;
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

/** A flat object as TypeScript writes it on one line. */
export function inline(value: Record<string, unknown>): string {
  return `{ ${Object.entries(value).map(([name, entry]) => `${name}: ${JSON.stringify(entry)}`).join(", ")} }`;
}
