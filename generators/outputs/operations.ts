import type { Operation } from "../model/operation.ts";
import { banner, type Output } from "./output.ts";

/** `operations.ts`: what goes into and comes out of each operation. Types only: it adds nothing to a bundle. */
export function operationsOutput(operations: readonly Operation[]): Output {
  const names = operations
    .flatMap((operation) => [paramsType(operation), bodyType(operation), `${operation.typeName}Reply`])
    .filter((name) => name !== "NoInput");
  const rows = operations.map((operation) => {
    const summary = `  /** ${operation.summary}. ${operation.method} /apis${operation.path} */\n`;
    return `${summary}  ${operation.id}: { params: ${paramsType(operation)}; body: ${bodyType(operation)}; input: ${inputType(operation)}; reply: ${operation.typeName}Reply };\n`;
  });
  return {
    path: "operations.ts",
    text: `${banner}import type {\n${names.map((name) => `  ${name},\n`).join("")}} from "./types.ts";

/** The input of an operation that takes none. */
export type NoInput = Record<string, never>;

/** Every operation of the API. \`input\` is params and body as one flat object. */
export interface Operations {
${rows.join("")}}

export type OperationId = keyof Operations;

/** The flat input of an operation: its params and its body together. */
export type OperationInput<Id extends OperationId> = Operations[Id]["input"];

/** What an operation gives: the \`data\` of the envelope. */
export type OperationReply<Id extends OperationId> = Operations[Id]["reply"];

/** The operations that a screen may name as a data source. */
export type ScreenOperationId =
${
  operations
    .filter((operation) => operation["x-screen"])
    .map((operation) => `  | "${operation.id}"`)
    .join("\n") || "  never"
};
`,
  };
}

/** The type of an operation's flat input. */
export function inputType(operation: Operation): string {
  const parts = [paramsType(operation), bodyType(operation)].filter((name) => name !== "NoInput");
  return parts.length > 0 ? parts.join(" & ") : "NoInput";
}

function paramsType(operation: Operation): string {
  return operation.params ? `${operation.typeName}Params` : "NoInput";
}

function bodyType(operation: Operation): string {
  return operation.body ? `${operation.typeName}Body` : "NoInput";
}
