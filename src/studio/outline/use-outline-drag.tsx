import { useRowDrag } from "../../editor/outline/use-row-drag.tsx";
import { sitsIn } from "./drop-places.ts";
import type { BlockNode, OutlineNode, SlotNode } from "./tree.ts";
import { slotsOf } from "./tree.ts";

interface OutlineDrag {
  nodes: readonly SlotNode[];
  nameOf: (node: BlockNode) => string;
  /** Whether a block of a type may sit in a slot. */
  fits: (type: string, place: string) => boolean;
  /** Moves a block into a slot, before another one or behind all. */
  move: (key: string, to: string, before: string | undefined) => void;
}

/** A block is dragged into slots where its type may sit, and beside other blocks of them. */
export function useOutlineDrag({ nodes, nameOf, fits, move }: OutlineDrag) {
  const find = (id: string) => findRow(nodes, id);
  return useRowDrag({
    carried(id) {
      const node = find(id);
      if (node?.kind !== "block") return undefined;
      return {
        name: nameOf(node),
        data: { [blockData]: node.key, [`${blockData}-${node.type.toLowerCase()}`]: node.type },
      };
    },
    acceptedTypes: "all",
    fits({ key, dropPosition }, types) {
      const to = types.has(blockData) ? destination(nodes, find(key), dropPosition) : undefined;
      if (!to) return false;
      const type = allTypes(nodes).find((one) => types.has(`${blockData}-${one.toLowerCase()}`));
      return type !== undefined && fits(type, to.place);
    },
    move([id], { key, dropPosition }) {
      const node = id === undefined ? undefined : find(id);
      if (node?.kind !== "block") return;
      const to = destination(nodes, find(key), dropPosition, node.key);
      if (to && !sitsIn(node, to.place)) move(node.key, to.place, to.before);
    },
  });
}

const blockData = "application/x-lectern-block";

/**
 * Where something is let go: on a slot, or a block with one slot, behind all in it; beside a block, before it or what
 * follows.
 */
function destination(
  nodes: readonly OutlineNode[],
  node: OutlineNode | undefined,
  at: "on" | "before" | "after",
  moved?: string,
): { place: string; before?: string | undefined } | undefined {
  if (!node) return undefined;
  if (at === "on") {
    if (node.kind === "slot") return { place: node.place };
    const [slot, more] = node.kind === "block" ? slotsOf(node.type) : [];
    return node.kind === "block" && slot !== undefined && more === undefined
      ? { place: `${node.key}.${slot}` }
      : undefined;
  }
  if (node.kind === "slot") return undefined;
  if (node.kind === "block" && at === "before") return { place: node.place, before: node.key };
  const siblings = childrenAround(nodes, node.id) ?? [];
  const next = siblings
    .slice(siblings.findIndex((one) => one.id === node.id) + (at === "before" ? 0 : 1))
    .find((one) => one.kind === "block" && one.key !== moved);
  return { place: node.place, before: next?.kind === "block" ? next.key : undefined };
}

function childrenAround(nodes: readonly OutlineNode[], id: string): readonly OutlineNode[] | undefined {
  for (const node of nodes) {
    if (node.id === id) return nodes;
    const found = node.kind === "gone" ? undefined : childrenAround(node.children, id);
    if (found) return found;
  }
  return undefined;
}

function findRow(nodes: readonly OutlineNode[], id: string): OutlineNode | undefined {
  return childrenAround(nodes, id)?.find((node) => node.id === id);
}

function allTypes(nodes: readonly OutlineNode[]): string[] {
  return nodes.flatMap((node) => [
    ...(node.kind === "block" ? [node.type] : []),
    ...(node.kind === "gone" ? [] : allTypes(node.children)),
  ]);
}
