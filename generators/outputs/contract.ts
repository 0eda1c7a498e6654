import type { Operation } from "../model/operation.ts";
import { banner, type Output } from "./output.ts";

/** `contract.ts`: what the server must implement, whole: a missing handler is a type error. */
export function contractOutput(operations: readonly Operation[]): Output {
  const rows = operations.map((operation) => {
    const { id, method, path, tag, pathParams, queryParams } = operation;
    const spec = { operationId: id, method, path, tag, access: operation["x-access"], screen: operation["x-screen"] === true, pathParams, queryParams };
    return `  ${id}: ${inline(spec)},\n`;
  });
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
}

/** One handler for each operation. */
export type Handlers<Context> = {
  [Id in OperationId]: (input: OperationInput<Id>, context: Context) => Promise<OperationReply<Id>>;
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
