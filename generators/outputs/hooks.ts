import { inputOf, type Operation } from "../model/operation.ts";
import { banner, type Output } from "./output.ts";

/**
 * `hooks.ts`: an SWR hook for each operation that reads. The key is the one that the renderer uses for data sources.
 */
export function hooksOutput(operations: readonly Operation[]): Output {
  const reading = operations.filter((operation) => /^(get|list|search|check)[A-Z]/.test(operation.id));
  const hooks = reading.map(({ id, typeName, ...operation }) => {
    const none = (inputOf(operation).required ?? []).length === 0 ? " = {}" : "";
    return `
export function get${typeName}Key(input: OperationInput<"${id}">${none}): DataKey<"${id}"> {
  return ["${id}", input];
}

/** ${operation.summary}. \`null\` instead of an input asks nothing yet. */
export function use${typeName}(input: OperationInput<"${id}"> | null${none}, config?: SWRConfiguration<OperationReply<"${id}">>): SWRResponse<OperationReply<"${id}">> {
  return useSWR(input && get${typeName}Key(input), ([, given]: DataKey<"${id}">) => ${id}(given), config);
}
`;
  });
  return {
    path: "hooks.ts",
    text: `${banner}import useSWR, { type SWRConfiguration, type SWRResponse } from "swr";
import {\n${reading.map(({ id }) => `  ${id},\n`).join("")}} from "./client.ts";
import type { OperationId, OperationInput, OperationReply } from "./operations.ts";

/** The SWR key of an operation with an input. */
export type DataKey<Id extends OperationId> = readonly [Id, OperationInput<Id>];
${hooks.join("")}`,
  };
}
