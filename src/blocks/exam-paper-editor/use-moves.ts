import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import type { Translate } from "../block.ts";
import { moveFixed, placeFixed, placeOf, type PaperDraft } from "./state/paper-draft.ts";
import { useQuestionDrag, type Place } from "./use-question-drag.ts";

interface MovesParts {
  draft: PaperDraft;
  change: (to: (draft: PaperDraft) => PaperDraft) => void;
  t: Translate;
}

/** How the questions of a paper are moved: by the arrow keys at their grips, or by dragging those. */
export type Moves = ReturnType<typeof useMoves>;

/** Moves questions by keys and by dragging, says where each came, and keeps the focus at its grip. */
export function useMoves({ draft, change, t }: MovesParts) {
  const [told, setTold] = useState("");
  const focused = useRef("");
  useEffect(() => {
    if (focused.current === "") return;
    document.querySelector<HTMLElement>(`[data-question="${CSS.escape(focused.current)}"] .grip`)?.focus();
    focused.current = "";
  });
  const apply = (id: string, to: (before: PaperDraft) => PaperDraft) => {
    const [from, now] = [placeOf(draft, id), placeOf(to(draft), id)];
    if (!now || (now.section === from?.section && now.at === from.at)) return;
    focused.current = id;
    change(to);
    setTold(t("examPaperEditor.moved", { no: now.at + 1, section: draft.sections[now.section]?.title ?? "" }));
  };
  const { drag, pointer } = useQuestionDrag((id: string, to: Place) =>
    apply(id, (before) => placeFixed(before, id, to)),
  );
  return {
    drag,
    /** What was moved last, for those who do not see it. */
    told,
    /** What a question's grip does. */
    grip: (id: string) => ({
      ...pointer(id),
      onKeyDown: (event: KeyboardEvent) => {
        const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
        if (by === 0) return;
        event.preventDefault();
        apply(id, (before) => moveFixed(before, id, by));
      },
    }),
  };
}
