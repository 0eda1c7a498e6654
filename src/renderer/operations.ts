import type { CallWatch } from "../blocks/block.ts";
import type { PagePayload } from "../site/document/page.ts";

/**
 * The operations of a page as functions, for blocks whose work is live. `call` rejects; the block says why in its own
 * place.
 */
export function operationFunctions(
  operations: PagePayload["operations"],
  call: (operation: string, input: Record<string, unknown>, options: CallWatch) => Promise<unknown>,
): Record<string, (input: Record<string, unknown>, options?: CallWatch) => Promise<unknown>> {
  return Object.fromEntries(
    Object.keys(operations).map((id) => [id, (input, options) => call(id, input ?? {}, options ?? {})]),
  );
}
