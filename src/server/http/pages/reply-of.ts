import type { PagePayload } from "../../../site/document/page.ts";

/**
 * The reply of the first source of an operation: what a page is about goes by its data, so that a site's own screens
 * have it too.
 */
export function replyOf(
  payload: Pick<PagePayload, "screen" | "data">,
  operation: string,
): Record<string, unknown> | undefined {
  const name = Object.entries(payload.screen.data).find(
    ([key, source]) => source.operation === operation && payload.data[key],
  )?.[0];
  // What a source replied was checked against the contract.
  return name === undefined ? undefined : (payload.data[name] as Record<string, unknown>);
}
