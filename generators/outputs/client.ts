import { inputOf, type Operation } from "../model/operation.ts";
import { inline } from "./contract.ts";
import { banner, type Output } from "./output.ts";

/**
 * `client.ts`: one function an operation. Each carries its own definition, so that a bundle holds only those that
 * are imported and no table of all operations.
 */
export function clientOutput(operations: readonly Operation[]): Output {
  const functions = operations.map((operation) => {
    const { id, method, path, pathParams, queryParams } = operation;
    const optional = (inputOf(operation).required ?? []).length === 0;
    return `
/** ${operation.summary}. */
export function ${id}(input: OperationInput<"${id}">${optional ? " = {}" : ""}, options?: CallOptions): Promise<OperationReply<"${id}">> {
  return call(${inline({ operationId: id, method, path, pathParams, queryParams })}, input, options);
}
`;
  });
  return {
    path: "client.ts",
    text: `${banner}import type { OperationId, OperationInput, OperationReply } from "./operations.ts";

/** What a transport must know of an operation to call it. */
export interface CallDefinition<Id extends OperationId = OperationId> {
  operationId: Id;
  method: "GET" | "POST";
  /** Below /apis. */
  path: string;
  pathParams: readonly string[];
  queryParams: readonly string[];
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Show no message when the call fails (isShowErrTip false). */
  quiet?: boolean;
}

/** Makes a call and gives the \`data\` of the reply; rejects when the code is not 200. */
export type Transport = (definition: CallDefinition, input: object, options?: CallOptions) => Promise<unknown>;

let transport: Transport = (definition) => Promise.reject(new Error(\`\${definition.operationId}: no transport is set\`));

/** Says how calls travel: once, at the start of the program. */
export function setTransport(next: Transport): void {
  transport = next;
}

// The server answers for the reply's shape: it implements the same contract.
function call<Id extends OperationId>(definition: CallDefinition<Id>, input: object, options?: CallOptions): Promise<OperationReply<Id>> {
  return transport(definition, input, options) as Promise<OperationReply<Id>>;
}
${functions.join("")}`,
  };
}
