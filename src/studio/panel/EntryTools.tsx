import type { ReactNode } from "react";
import { EditIcon } from "../../ui/icons/EditIcon.tsx";
import type { Translate } from "../types.ts";

interface EntryToolsProps {
  /** What the entry is called. */
  title: string;
  /** Its place among `count`, from 0. */
  index: number;
  count: number;
  onMove: (to: number) => void;
  /** Without it, entries of this list cannot be taken out; with `isKept`, this one cannot now. */
  onRemove?: () => void;
  isKept?: boolean;
  t: Translate;
}

/** What can be done to an entry of a list: moved up and down, taken out. */
export function EntryTools({ title, index, count, onMove, onRemove, isKept, t }: EntryToolsProps): ReactNode {
  return (
    <span className="sp-entry-tools">
      <button
        type="button"
        data-way="up"
        disabled={index === 0}
        aria-label={t("studio.list.up", { title })}
        onClick={() => onMove(index - 1)}
      >
        <EditIcon name="up" />
      </button>
      <button
        type="button"
        data-way="down"
        disabled={index === count - 1}
        aria-label={t("studio.list.down", { title })}
        onClick={() => onMove(index + 1)}
      >
        <EditIcon name="down" />
      </button>
      {onRemove && (
        <button type="button" disabled={isKept} aria-label={t("studio.list.remove", { title })} onClick={onRemove}>
          <EditIcon name="trash" />
        </button>
      )}
    </span>
  );
}

/**
 * Leads the focus to the tools of the entry that was moved, once it is drawn at its new place: to the way that it went,
 * else, at an end of the list, to what can be pressed there.
 */
export function followMoved(list: HTMLElement | null, from: number, to: number): void {
  requestAnimationFrame(() => focusTool(list, to, to < from ? "up" : "down"));
}

/** Leads the focus to a tool of an entry; the entries are the children of `list`. */
export function focusTool(list: HTMLElement | null, index: number, way: "up" | "down"): void {
  const tools = list?.children[index]?.querySelector(":scope > .sp-entry-tools");
  const wanted = tools?.querySelector<HTMLElement>(`[data-way="${way}"]:not(:disabled)`);
  (wanted ?? tools?.querySelector<HTMLElement>("button:not(:disabled)"))?.focus();
}
