import { placeOf } from "../document/placement.ts";
import type { ComposedScreen } from "../document/resolve.ts";

/** The slots of layouts that stand around a page. */
const around: ReadonlySet<string> = new Set(["header", "footer"]);

/**
 * A screen to write on, without header and footer: any whose path has "write" in it. The value of a `{name}` in the path
 * does not count, so a search for "write" keeps its header. Other screens are returned unchanged.
 */
export function withoutFrameToWrite(screen: ComposedScreen): ComposedScreen {
  const paths = [screen.path ?? []].flat();
  if (!paths.some((path) => path.replaceAll(/\{\w+\}/g, "").includes("write"))) return screen;
  const blocks = Object.entries(screen.blocks).filter(([key]) => !around.has(slotOf(screen, key)));
  return {
    ...screen,
    slots: Object.fromEntries(Object.entries(screen.slots).filter(([name]) => !around.has(name))),
    blocks: Object.fromEntries(blocks),
  };
}

/** The slot of the layout that a block stands in, itself or with what holds it; "" where it stands nowhere. */
function slotOf({ blocks }: ComposedScreen, key: string): string {
  const seen = new Set<string>();
  for (let at = key; !seen.has(at);) {
    seen.add(at);
    const { parent, slot } = placeOf(blocks[at]?.in ?? "");
    if (parent === undefined) return slot;
    at = parent;
  }
  return "";
}
