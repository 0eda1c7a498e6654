import type { DropPlace } from "../../site/preview/preview-messages.ts";
import { fitsIn } from "../gallery/fitting.ts";
import type { Draft } from "../types.ts";
import { slotsOf, type BlockNode, type OutlineNode, type SlotNode } from "./tree.ts";

interface StandQuestion {
  draft: Draft;
  nodes: readonly SlotNode[];
  node: BlockNode;
  place: string;
}

/** Whether a block may be put into a slot: what belongs there, and is not the block itself. */
export function mayStand({ draft, nodes, node, place }: StandQuestion): boolean {
  return fitsIn({ draft, nodes, type: node.type, place }) && !sitsIn(node, place);
}

/** Whether a slot is in the block itself, however deep. */
export function sitsIn(node: BlockNode, place: string): boolean {
  return (
    place.startsWith(`${node.key}.`) ||
    node.children.some((child) =>
      child.kind === "block"
        ? sitsIn(child, place)
        : child.kind === "slot" && child.children.some((inner) => inner.kind === "block" && sitsIn(inner, place)),
    )
  );
}

interface PlacesQuestion extends Omit<StandQuestion, "place"> {
  /** What a slot, and the block that it is in, is called. */
  slotName: (slot: string, of: string | undefined) => string;
  titleOf: (type: string) => string;
}

/** All slots that a block may be dragged into, each with the blocks in it. */
export function dropPlaces({ slotName, titleOf, ...question }: PlacesQuestion): DropPlace[] {
  const found: DropPlace[] = [];
  const add = (place: string, names: readonly string[], children: readonly OutlineNode[]) => {
    if (mayStand({ ...question, place }))
      found.push({
        place,
        name: names.join(" › "),
        blocks: children.flatMap((child) => (child.kind === "block" ? [child.key] : [])),
      });
    for (const child of children) if (child.kind === "block") inside(child, names);
  };
  const inside = (block: BlockNode, names: readonly string[]) => {
    const within = [...names, titleOf(block.type)];
    const [only, ...more] = slotsOf(block.type);
    if (only !== undefined && more.length === 0) return add(`${block.key}.${only}`, within, block.children);
    for (const slot of block.children)
      if (slot.kind === "slot") add(slot.place, [...within, slotName(slot.slot, slot.of)], slot.children);
  };
  for (const slot of question.nodes) add(slot.place, [slotName(slot.slot, undefined)], slot.children);
  return found;
}
