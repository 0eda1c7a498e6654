import type { ComposedScreen } from "../../../site/document/resolve.ts";

/** Whether search engines may list a screen: one that everybody sees and that does not say otherwise. */
export function isIndexed({ access = "public", index = true }: Pick<ComposedScreen, "access" | "index">): boolean {
  return access === "public" && index;
}
