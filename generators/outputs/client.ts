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
export function ${id}<Options extends CallOptions = CallOptions>(input: OperationInput<"${id}">${optional ? " = {}" : ""}, options?: Options): Promise<Answer<"${id}", Options>> {
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
  /** Shows no message when the call fails, and gives the whole reply whatever came of it (isShowErrTip false). */
  quiet?: true;
  /** Told of the share of a file that has been sent, from 0 to 1. */
  progress?: (share: number) => void;
  /** Gives the whole reply, whatever its code, and does nothing about it. */
  skipHandling?: true;
}

/** The reply as the server sent it. Its data is what the operation promises where the code is 200. */
export interface WholeReply<Data> {
  code: number;
  msg: string;
  data: Data;
}

/** What a call gives: the data of the reply, or the whole reply where its caller looks after failures. */
export type Answer<Id extends OperationId, Options extends CallOptions> = Options extends { quiet: true } | { skipHandling: true }
  ? WholeReply<OperationReply<Id>>
  : OperationReply<Id>;

/**
 * Makes a call. Gives the \`data\` of the reply and rejects when the code is not 200; with \`quiet\` or \`skipHandling\`
 * gives the whole reply.
 */
export type Transport = (definition: CallDefinition, input: object, options?: CallOptions) => Promise<unknown>;

let transport: Transport = (definition) => Promise.reject(new Error(\`\${definition.operationId}: no transport is set\`));

/** Says how calls travel: once, at the start of the program. */
export function setTransport(next: Transport): void {
  transport = next;
}

// The server answers for the reply's shape: it implements the same contract.
function call<Id extends OperationId, Options extends CallOptions>(definition: CallDefinition<Id>, input: object, options?: Options): Promise<Answer<Id, Options>> {
  return transport(definition, input, options) as Promise<Answer<Id, Options>>;
}
${functions.join("")}`,
  };
}
