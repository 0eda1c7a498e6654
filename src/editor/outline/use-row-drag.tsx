import type { ReactNode } from "react";
import { DropIndicator, useDragAndDrop, type DropTarget } from "react-aria-components/useDragAndDrop";

/** Where a row is let go: before, after or on another one. */
export interface RowTarget {
  key: string;
  dropPosition: "before" | "after" | "on";
}

interface RowDrag {
  isDisabled?: boolean;
  /** A row while it is dragged: its name, and data by their types; none where it stays where it is. */
  carried: (key: string) => { name: string; data: Record<string, string> } | undefined;
  /** Types of data that may come in. */
  acceptedTypes: "all" | string[];
  /** Whether rows with data of these types may be let go there. */
  fits: (target: RowTarget, types: { has: (type: string) => boolean }) => boolean;
  move: (keys: readonly string[], target: RowTarget) => void;
  /** What the preview of several rows says. */
  severalText?: (count: number) => ReactNode;
}

/** Dragging rows of an outline, by pointer, finger or keys. Where a row does not fit, it cannot be let go. */
export function useRowDrag({ isDisabled = false, carried, acceptedTypes, fits, move, severalText }: RowDrag) {
  return useDragAndDrop({
    isDisabled,
    getItems: (keys) =>
      [...keys].flatMap((key) => {
        const row = carried(String(key));
        return row ? [{ "text/plain": row.name, ...row.data }] : [];
      }),
    acceptedDragTypes: acceptedTypes,
    getDropOperation: (target, types) => {
      const to = rowTarget(target);
      return to && fits(to, types) ? "move" : "cancel";
    },
    onMove: ({ keys, target }) => {
      const to = rowTarget(target);
      if (to) move([...keys].map(String), to);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="drop" />,
    renderDragPreview: (items) => (
      <div className="drag-preview">
        {items.length > 1 && severalText ? severalText(items.length) : items[0]?.["text/plain"]}
      </div>
    ),
  });
}

function rowTarget(target: DropTarget): RowTarget | undefined {
  return target.type === "item" ? { key: String(target.key), dropPosition: target.dropPosition } : undefined;
}
