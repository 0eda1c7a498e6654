import { useRowDrag } from "../../../editor/outline/use-row-drag.tsx";
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

/** Chapters are dragged beside chapters, and periods beside periods or on a chapter. */
export function useOutlineDrag({ body, move, t, locked }: OutlineDrag) {
  return useRowDrag({
    isDisabled: locked,
    carried(key) {
      const chapter = chapterOf(body, key);
      const name = periodOf(body, key)?.period.periodName ?? chapter?.chapterName ?? "";
      return { name, data: { [chapter ? chapterType : periodType]: key } };
    },
    acceptedTypes: [chapterType, periodType],
    fits({ key, dropPosition }, types) {
      const isOnChapter = chapterOf(body, key) !== undefined;
      return types.has(chapterType) ? isOnChapter && dropPosition !== "on" : isOnChapter === (dropPosition === "on");
    },
    move(keys, target) {
      const change = dropped(body, keys, target);
      if (change && keys[0] !== undefined) move(change, keys[0]);
    },
    severalText: (count) => t("courseEditor.entries", { count }),
  });
}

const chapterType = "application/x-lectern-chapter";
const periodType = "application/x-lectern-period";
