import { blockTable, type BlockType } from "../../generated/built/block-table.ts";
import { byOrder } from "../../site/compile/compile.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import { saysAt, valueAt } from "../../site/document/layer-path.ts";
import { resolveDocument, resolveLayout, resolveScreen, type ComposedBlock } from "../../site/document/resolve.ts";
import type { Draft, Finding, Place } from "../types.ts";
import { isNeverHere } from "./never.ts";

/** One row of the outline: a slot, a block in it, or an inherited block that was taken off. */
export type OutlineNode = SlotNode | BlockNode | GoneNode;

export interface SlotNode {
  kind: "slot";
  id: string;
  /** As blocks name it: "main", or "tabs.left". */
  place: string;
  slot: string;
  /** The type of the block it is a slot of; undefined for the layout's. */
  of?: string | undefined;
  children: (BlockNode | GoneNode)[];
}

export interface BlockNode {
  kind: "block";
  id: string;
  key: string;
  type: string;
  place: string;
  hidden: boolean;
  /** Whether the organisation says anything of it here. */
  own: boolean;
  /** Added by the organisation, and nothing that it stands on has it. */
  added: boolean;
  /** Its condition, or that of what it sits in, is never true on an organisation's site. */
  never: boolean;
  /** It is the layout's, so it stands on other screens too. */
  shared: boolean;
  /** How much is wrong in it. */
  faults: number;
  block: ComposedBlock;
  children: OutlineNode[];
}

export interface GoneNode {
  kind: "gone";
  id: string;
  key: string;
  type: string;
  place: string;
}

/** The path of the document that blocks are edited in. */
export function pathOf({ screen, layout }: Place): string[] {
  return screen === undefined ? ["layouts", layout] : ["screens", screen];
}

/**
 * The outline of a screen over its layout, or of a layout: its slots, and what sits in them. undefined when there is no
 * such document.
 */
export function outlineOf({
  draft,
  place,
  findings = [],
}: {
  draft: Draft;
  place: Place;
  findings?: readonly Finding[];
}): SlotNode[] | undefined {
  const whole =
    place.screen === undefined
      ? (resolveLayout(draft.layers, place.layout) as JsonObject | undefined)
      : resolveScreen(draft.layers, place.screen);
  if (!whole || !isObject(whole["slots"])) return undefined;
  const blocks = blocksIn(whole);
  const ofBase = blocksIn(resolvedBase(draft, place));
  const ofLayout = sharedBlocks(draft, place);
  const path = [...pathOf(place), "blocks"];
  const said = valueAt(draft.own, path);
  // Blocks whose place is another's slot are drawn in it; those that were taken off stay to be seen where they were.
  const gone = Object.entries(isObject(said) ? said : {}).flatMap(([key, value]): [string, ComposedBlock][] => {
    const before = ofBase[key];
    return value === null && before && !blocks[key] ? [[key, before]] : [];
  });

  const seen = new Set<string>();
  const inPlace = (at: string, never = false): (BlockNode | GoneNode)[] => {
    const here = Object.entries(blocks).filter(([key, block]) => block.in === at && !seen.has(key));
    for (const [key] of here) seen.add(key);
    const there = gone.filter(([, block]) => block.in === at);
    return [...here, ...there]
      .sort(byOrder)
      .map(([key, block]) =>
        blocks[key]
          ? blockNode(key, block, never)
          : { kind: "gone", id: `gone:${key}`, key, type: block.type, place: at },
      );
  };
  const blockNode = (key: string, block: ComposedBlock, inNever: boolean): BlockNode => {
    const slots = slotsOf(block.type);
    const never = inNever || isNeverHere(block.when);
    const pointer = `/${[...path, key].join("/")}`;
    return {
      kind: "block",
      id: `block:${key}`,
      key,
      type: block.type,
      place: block.in,
      hidden: block.hidden === true,
      own: saysAt(draft.own, [...path, key]),
      never,
      added: !ofBase[key],
      shared: Boolean(ofLayout[key]),
      faults: findings.filter(
        (one) => one.severity === "error" && (one.pointer === pointer || one.pointer.startsWith(`${pointer}/`)),
      ).length,
      block,
      // What has one slot only is opened straight to what sits in it.
      children:
        slots.length === 1
          ? inPlace(`${key}.${slots[0]}`, never)
          : slots.map((slot) => slotNode({ at: `${key}.${slot}`, slot, of: block.type, never })),
    };
  };
  const slotNode = ({ at, slot, of, never }: { at: string; slot: string; of?: string; never?: boolean }): SlotNode => ({
    kind: "slot",
    id: `slot:${at}`,
    place: at,
    slot,
    of,
    children: inPlace(at, never),
  });

  const slots = Object.entries(whole["slots"] as Record<string, { order?: number }>);
  // What floats over the page comes after what is in it.
  const rank = ([slot, { order = 0 }]: (typeof slots)[number]) => (slot === "overlay" ? Infinity : order);
  return slots.sort((one, other) => rank(one) - rank(other) || 0).map(([slot]) => slotNode({ at: slot, slot }));
}

/** The slots of a block type; none for a type that is not known. */
export function slotsOf(type: string): readonly string[] {
  return Object.hasOwn(blockTable, type) ? blockTable[type as BlockType].slots : [];
}

/** Finds a block in an outline. */
export function nodeOf(nodes: readonly OutlineNode[], key: string): BlockNode | undefined {
  for (const node of nodes) {
    if (node.kind === "block" && node.key === key) return node;
    const found = node.kind === "gone" ? undefined : nodeOf(node.children, key);
    if (found) return found;
  }
  return undefined;
}

/** The ids of all rows above a block, so that they can be opened. */
export function rowsAbove(nodes: readonly OutlineNode[], key: string): string[] | undefined {
  for (const node of nodes) {
    if (node.kind === "block" && node.key === key) return [];
    const found = node.kind === "gone" ? undefined : rowsAbove(node.children, key);
    if (found) return [node.id, ...found];
  }
  return undefined;
}

/** The layout that a screen stands in. */
export function layoutOf(draft: Draft, screen: string): string | undefined {
  const layout = resolveDocument(draft.layers, "screens", screen)?.["layout"];
  return typeof layout === "string" ? layout : undefined;
}

function sharedBlocks(draft: Draft, place: Place): Record<string, ComposedBlock> {
  const layout = place.screen === undefined ? undefined : layoutOf(draft, place.screen);
  return layout === undefined ? {} : blocksIn(resolveLayout(draft.layers, layout));
}

function resolvedBase({ base }: Draft, { screen, layout }: Place): unknown {
  const site = { base, patches: [] };
  return screen === undefined ? resolveLayout(site, layout) : resolveScreen(site, screen);
}

/** What is not checked yet may be no block at all. */
function blocksIn(whole: unknown): Record<string, ComposedBlock> {
  const blocks = isObject(whole) && isObject(whole["blocks"]) ? whole["blocks"] : {};
  return Object.fromEntries(
    Object.entries(blocks).filter(
      ([, block]) => isObject(block) && typeof block["in"] === "string" && typeof block["type"] === "string",
    ),
  ) as Record<string, ComposedBlock>;
}

/** The outline without the blocks that never show on an organisation's site, and how many were left out. */
export function shownHere<Node extends OutlineNode>(nodes: readonly Node[]): { nodes: Node[]; left: number } {
  let left = 0;
  const keep = <One extends OutlineNode>(all: readonly One[]): One[] =>
    all.flatMap((node): One[] => {
      if (node.kind === "gone") return [node];
      if (node.kind === "block" && node.never) {
        left += 1;
        return [];
      }
      return [{ ...node, children: keep(node.children as OutlineNode[]) } as One];
    });
  return { nodes: keep(nodes), left };
}

/** The blocks that stand in the same slot, in their order. */
export function siblingsOf(nodes: readonly OutlineNode[], node: BlockNode): BlockNode[] {
  for (const one of nodes) {
    if (one.kind === "gone") continue;
    if ((one.children as OutlineNode[]).includes(node))
      return (one.children as OutlineNode[]).filter((child): child is BlockNode => child.kind === "block");
    const found = siblingsOf(one.children, node);
    if (found.length > 0) return found;
  }
  return [];
}
