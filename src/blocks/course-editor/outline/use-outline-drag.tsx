import { DropIndicator, useDragAndDrop } from "react-aria-components/useDragAndDrop";
import type { Translate } from "../../block.ts";
import type { Change } from "../state/change.ts";
import { chapterOf, periodOf, type Body } from "../state/draft.ts";
import { dropped } from "./places.ts";

interface OutlineDrag {
  body: Body;
  move: (change: Change, key: string) => void;
  t: Translate;
  locked: boolean;
}

/** Dragging in the outline, by pointer, finger or keys. Where something cannot be let go, it is not offered. */
export function useOutlineDrag({ body, move, t, locked }: OutlineDrag) {
  const nameOf = (key: string) => periodOf(body, key)?.period.periodName ?? chapterOf(body, key)?.chapterName ?? "";
  return useDragAndDrop({
    isDisabled: locked,
    getItems: (keys) =>
      [...keys].map((key) => ({
        "text/plain": nameOf(String(key)),
        [chapterOf(body, String(key)) ? chapterType : periodType]: String(key),
      })),
    acceptedDragTypes: [chapterType, periodType],
    getDropOperation(target, types) {
      if (target.type !== "item") return "cancel";
      const isOnChapter = chapterOf(body, String(target.key)) !== undefined;
      const fits = types.has(chapterType)
        ? isOnChapter && target.dropPosition !== "on"
        : isOnChapter === (target.dropPosition === "on");
      return fits ? "move" : "cancel";
    },
    onMove({ keys, target }) {
      const all = [...keys].map(String);
      const change = dropped(body, all, { key: String(target.key), dropPosition: target.dropPosition });
      if (change && all[0] !== undefined) move(change, all[0]);
    },
    renderDropIndicator: (target) => <DropIndicator target={target} className="drop" />,
    renderDragPreview: (items) => (
      <div className="drag-preview">
        {items.length > 1 ? t("courseEditor.entries", { count: items.length }) : items[0]?.["text/plain"]}
      </div>
    ),
  });
}

const chapterType = "application/x-lectern-chapter";
const periodType = "application/x-lectern-period";
