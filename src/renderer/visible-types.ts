import type { CompiledBlock, CompiledScreen } from "../site/compile/compile.ts";
import type { PagePayload } from "../site/document/page.ts";
import type { Scope } from "../site/compile/scope.ts";

/**
 * The types of the blocks that a page shows at first. Others are loaded when their condition comes true or an action
 * opens them.
 */
export function shownTypes(compiled: CompiledScreen, { viewer, site, route, data, screen }: PagePayload): string[] {
  const scope: Scope = { viewer, site, route, data };
  const types = new Set<string>();
  const visit = (block: CompiledBlock): void => {
    if (!block.visible(scope)) return;
    types.add(block.type);
    for (const slot in block.children) block.children[slot]!.forEach(visit);
  };
  for (const slot in compiled.slots) {
    for (const block of compiled.slots[slot]!) if (slot !== "overlay" || screen.blocks[block.key]?.when) visit(block);
  }
  return [...types];
}
