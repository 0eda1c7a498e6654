import { useMemo, useState } from "react";
import { rowsAbove, type OutlineNode, type SlotNode } from "./tree.ts";

/** Which rows of the outline are open. What is chosen in the preview is seen, whatever was closed above it. */
export function useOpenRows(nodes: readonly SlotNode[], selected: string | undefined) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const above = useMemo(() => new Set(selected === undefined ? [] : rowsAbove(nodes, selected)), [nodes, selected]);
  const open = useMemo(
    () => allRows(nodes).filter((id) => above.has(id) || !(toggled.has(id) !== closedAtFirst.has(id))),
    [nodes, toggled, above],
  );
  const setOpen = (ids: ReadonlySet<string | number>) =>
    setToggled(new Set(allRows(nodes).filter((id) => ids.has(id) === closedAtFirst.has(id))));
  return { open, setOpen };
}

/** Slots of the frame are seldom what is worked on. */
const closedAtFirst: ReadonlySet<string> = new Set(["slot:header", "slot:footer", "slot:overlay"]);

function allRows(nodes: readonly OutlineNode[]): string[] {
  return nodes.flatMap((node) => (node.kind === "gone" ? [] : [node.id, ...allRows(node.children)]));
}
