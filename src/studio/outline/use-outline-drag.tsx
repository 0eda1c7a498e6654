import { DropIndicator, useDragAndDrop } from "react-aria-components/useDragAndDrop";
import type { BlockNode, GoneNode, OutlineNode, SlotNode } from "./tree.ts";
import { slotsOf } from "./tree.ts";

interface OutlineDrag {
  nodes: readonly SlotNode[];
  nameOf: (node: BlockNode) => string;
  /** Whether a block of a type may sit in a slot. */
  fits: (type: string, place: string) => boolean;
  /** Moves a block into a slot, before another one or behind all. */
  move: (key: string, to: string, before: string | undefined) => void;
}

/** Dragging in the outline, by pointer, finger or keys. Where a block does not fit, it cannot be let go. */
export function useOutlineDrag({ nodes, nameOf, fits, move }: OutlineDrag) {
  const find = (id: unknown) => findRow(nodes, String(id));
  return useDragAndDrop({
    getItems: (ids) =>
      [...ids].flatMap((id) => {
        const node = find(id);
        return node?.kind === "block"
          ? [
              {
                "text/plain": nameOf(node),
                [blockData]: node.key,
                [`${blockData}-${node.type.toLowerCase()}`]: node.type,
              },
            ]
          : [];
      }),
    acceptedDragTypes: "all",
    getDropOperation(target, types) {
      if (target.type !== "item" || !types.has(blockData)) return "cancel";
      const to = destination(nodes, find(target.key), target.dropPosition);
      if (!to) return "cancel";
      const type = allTypes(nodes).find((one) => types.has(`${blockData}-${one.toLowerCase()}`));
      return type !== undefined && fits(type, to.place) ? "move" : "cancel";
    },
    onMove({ keys, target }) {
      const [id] = keys;
      const node = find(id);
      const to = destination(
        nodes,
        find(target.key),
        target.dropPosition,
        node?.kind === "block" ? node.key : undefined,
      );
      if (node?.kind === "block" && to && !sitsIn(node, to.place)) move(node.key, to.place, to.before);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="drop" />,
    renderDragPreview: (items) => <div className="drag-preview">{items[0]?.["text/plain"]}</div>,
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

/** Whether a slot is in the block itself, however deep. */
function sitsIn(node: BlockNode, place: string): boolean {
  return (
    place.startsWith(`${node.key}.`) ||
    node.children.some((child: OutlineNode | GoneNode) =>
      child.kind === "block"
        ? sitsIn(child, place)
        : child.kind === "slot" && child.children.some((inner) => inner.kind === "block" && sitsIn(inner, place)),
    )
  );
}
