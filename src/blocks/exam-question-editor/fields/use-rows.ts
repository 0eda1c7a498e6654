import { useEffect, useRef, type KeyboardEvent, type RefObject } from "react";
import { useHandler } from "../../../ui/use-handler.ts";
import { pressedKey } from "../../../ui/pressed-key.ts";

interface RowsParts<Row> {
  rows: readonly Row[];
  change: (rows: Row[]) => void;
  make: () => Row;
  isEmpty: (row: Row) => boolean;
  max: number;
  /** What Ctrl+Enter does. */
  mark?: (index: number) => void;
}

export interface Rows {
  add: () => void;
  remove: (index: number) => void;
  move: (index: number, by: -1 | 1) => void;
  onKeyDown: (index: number) => (event: KeyboardEvent<HTMLTextAreaElement>) => void;
}

/**
 * Rows that are written one after the other: Enter adds one, Backspace in an empty one takes it away, Alt and the arrows
 * move one. The focus goes along.
 */
export function useRows<Row extends { id: string }>(
  parts: RowsParts<Row>,
): { root: RefObject<HTMLUListElement | null>; rows: Rows } {
  const { rows, change, make, isEmpty, max, mark } = parts;
  const root = useRef<HTMLUListElement>(null);
  const wanted = useRef("");
  useEffect(() => {
    if (wanted.current === "") return;
    const row = root.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(wanted.current)}"]`);
    wanted.current = "";
    row?.querySelector<HTMLElement>("textarea, [contenteditable=true]")?.focus();
  });

  const addAt = useHandler((at: number) => {
    if (rows.length >= max) return;
    const row = make();
    wanted.current = row.id;
    change([...rows.slice(0, at), row, ...rows.slice(at)]);
  });
  const remove = useHandler((index: number) => {
    wanted.current = rows[index - 1]?.id ?? rows[index + 1]?.id ?? "";
    change(rows.filter((_row, at) => at !== index));
  });
  const move = useHandler((index: number, by: -1 | 1) => {
    const row = rows[index];
    if (!row || !rows[index + by]) return;
    const next = rows.filter((_row, at) => at !== index);
    next.splice(index + by, 0, row);
    wanted.current = row.id;
    change(next);
  });
  const tools: Rows = {
    add: () => addAt(rows.length),
    remove,
    move,
    onKeyDown: (index) => (event) => {
      const key = pressedKey(event);
      const { altKey, ctrlKey, metaKey, shiftKey } = event;
      const row = rows[index];
      if (key === "" || !row) return;
      if (key === "Enter" && !shiftKey) {
        event.preventDefault();
        if (ctrlKey || metaKey) mark?.(index);
        else addAt(index + 1);
      } else if (key === "Backspace" && isEmpty(row) && rows.length > 1) {
        event.preventDefault();
        remove(index);
      } else if (altKey && (key === "ArrowUp" || key === "ArrowDown")) {
        event.preventDefault();
        move(index, key === "ArrowUp" ? -1 : 1);
      }
    },
  };
  return { root, rows: tools };
}
