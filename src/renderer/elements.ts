import { jsx } from "react/jsx-runtime";
import type { ReactElement, ReactNode } from "react";
import type { BlockHandles, Translate } from "../blocks/block.ts";
import type { LiveConnections } from "../shared/live-chat.ts";
import type { CompiledBlock } from "../site/compile/compile.ts";
import type { Scope } from "../site/compile/scope.ts";
import type { BlockRegistry } from "./registry.ts";

/** What the blocks of one drawing of a screen have in common. */
export interface RenderFrame {
  scope: Scope;
  locale: string;
  t: Translate;
  registry: BlockRegistry;
  /** Every operation that the page names, as functions; each block's type says which of them are its own. */
  operations: Record<string, unknown>;
  /** How blocks open live connections; the server has none. */
  live?: LiveConnections | undefined;
  /** One function for each event that the block's document gives actions to. */
  on(block: CompiledBlock): BlockHandles["on"];
  /**
   * What stands for a drawn block: in the browser its error boundary around it, on the server what is kept of it. The
   * server has no boundary: it finds a failing block by itself.
   */
  guard?(block: CompiledBlock, element: ReactElement): ReactElement;
  /** What stands for a block whose type is unknown; nothing, outside the studio's preview. */
  unknown?(block: CompiledBlock): ReactElement | null;
  /** Keys of blocks to leave out, because drawing them failed. */
  leftOut?: ReadonlySet<string>;
}

const noSlots: BlockHandles["slots"] = Object.freeze({});

/** The elements of the blocks of one slot. A block becomes one element: nothing is put around it on the server. */
export function elementsOf(blocks: readonly CompiledBlock[], frame: RenderFrame): ReactElement[] {
  const elements: ReactElement[] = [];
  for (const block of blocks) {
    if (!block.visible(frame.scope)) continue;
    const element = elementOf(block, frame);
    if (element) elements.push(element);
  }
  return elements;
}

/** The element of one block, whether its condition holds or not; null when it is left out or its type is unknown. */
export function elementOf(block: CompiledBlock, frame: RenderFrame, close?: () => void): ReactElement | null {
  if (frame.leftOut?.has(block.key)) return null;
  const Component = frame.registry.component(block.type);
  if (!Component) return frame.unknown?.(block) ?? null;
  const props = Object.assign({}, block.props(frame.scope), {
    slots: slotsOf(block, frame),
    on: frame.on(block),
    t: frame.t,
    locale: frame.locale,
    blockKey: block.key,
    operations: frame.operations,
    live: frame.live,
    close,
  });
  const element = jsx(Component, props, block.key);
  return frame.guard ? frame.guard(block, element) : element;
}

function slotsOf(block: CompiledBlock, frame: RenderFrame): BlockHandles["slots"] {
  let slots: Record<string, ReactNode> | undefined;
  for (const name in block.children) {
    const elements = elementsOf(block.children[name]!, frame);
    // An empty slot is absent, so that a block can say `slots.aside ? … : …`.
    if (elements.length > 0) (slots ??= {})[name] = elements;
  }
  return slots ?? noSlots;
}
