import type { BlockHandles } from "../blocks/block.ts";
import type { CompiledBlock } from "../site/compile/compile.ts";
import type { PagePayload } from "../site/document/page.ts";
import type { RenderFrame } from "./elements.ts";
import type { BlockRegistry } from "./registry.ts";
import { translateFor } from "./translate.ts";

/** The frame for drawing on the server: nothing can happen, but a block sees the same events as in the browser. */
export function staticFrame(page: PagePayload, registry: BlockRegistry, leftOut?: ReadonlySet<string>): RenderFrame {
  const { viewer, site, route, data, locale } = page;
  return {
    scope: { viewer, site, route, data },
    locale,
    t: translateFor(page),
    registry,
    operations: stillOperations(page.operations),
    on: stillHandlers,
    ...(leftOut ? { leftOut } : {}),
  };
}

const never = () => new Promise<never>(() => {});
const handlers = new WeakMap<CompiledBlock, BlockHandles["on"]>();

function stillHandlers(block: CompiledBlock): BlockHandles["on"] {
  let on = handlers.get(block);
  if (!on) handlers.set(block, (on = Object.fromEntries(Object.keys(block.actions).map((event) => [event, never]))));
  return on;
}

const operations = new WeakMap<object, Record<string, unknown>>();

function stillOperations(addresses: PagePayload["operations"]): Record<string, unknown> {
  let made = operations.get(addresses);
  if (!made) operations.set(addresses, (made = Object.fromEntries(Object.keys(addresses).map((id) => [id, never]))));
  return made;
}
