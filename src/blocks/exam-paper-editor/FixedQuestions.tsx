import { useEffect, useRef, type DragEvent, type KeyboardEvent, type ReactNode } from "react";
import type { ExamQuestionCard } from "../../generated/types.ts";
import type { Translate } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import {
  moveFixed,
  placeFixed,
  pointsOf,
  type FixedDraft,
  type PaperDraft,
  type SectionDraft,
} from "./state/paper-draft.ts";

interface FixedProps {
  section: SectionDraft;
  /** Which part of the paper it is. */
  index: number;
  known: ReadonlyMap<string, ExamQuestionCard>;
  change: (to: (draft: PaperDraft) => PaperDraft, together?: string) => void;
  /** Changes the section. */
  set: (more: Partial<SectionDraft>, together?: string) => void;
  t: Translate;
}

/** What is dragged is named by its id. */
const dragType = "application/x-lectern-exam-question";

/** The questions that a section names, in an order that the mouse and the keyboard change. */
export function FixedQuestions({ section, index, known, change, set, t }: FixedProps): ReactNode {
  const focused = useRef("");
  useEffect(() => {
    if (focused.current === "") return;
    document.querySelector<HTMLElement>(`[data-question="${CSS.escape(focused.current)}"] .grip`)?.focus();
    focused.current = "";
  });
  const setFixed = (one: FixedDraft, more: Partial<FixedDraft>) =>
    set(
      { fixed: section.fixed.map((entry) => (entry.id === one.id ? { ...entry, ...more } : entry)) },
      `fixed-${one.id}`,
    );
  const moveBy = (one: FixedDraft, by: -1 | 1) => {
    focused.current = one.id;
    change((before) => moveFixed(before, one.id, by));
  };
  const onKey = (one: FixedDraft) => (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    moveBy(one, by);
  };
  const drop = (at: number) => (event: DragEvent) => {
    const moved = event.dataTransfer.getData(dragType);
    if (moved === "") return;
    event.preventDefault();
    event.stopPropagation();
    const from = section.fixed.findIndex((one) => one.id === moved);
    change((before) => placeFixed(before, moved, { section: index, at: from >= 0 && from < at ? at - 1 : at }));
  };
  const allow = (event: DragEvent) => {
    if (event.dataTransfer.types.includes(dragType)) event.preventDefault();
  };
  return (
    <ol onDragOver={allow} onDrop={drop(section.fixed.length)}>
      {section.fixed.map((one, at) => {
        const question = known.get(one.questionId);
        const words = question?.words ?? t("examPaperEditor.unknown");
        return (
          <li key={one.id} data-question={one.id} onDragOver={allow} onDrop={drop(at)}>
            <button
              type="button"
              className="grip"
              draggable
              aria-label={t("examPaperEditor.move", { no: at + 1, words: words.slice(0, 30) })}
              title={t("examPaperEditor.moveTip")}
              onKeyDown={onKey(one)}
              onDragStart={(event) => {
                event.dataTransfer.setData(dragType, one.id);
                event.dataTransfer.effectAllowed = "move";
              }}
            >
              ⠿
            </button>
            <span className="no num">{at + 1}</span>
            <div className="words">
              <p>
                <Content>{words}</Content>
              </p>
              {question && (
                <p className="muted">
                  {[
                    t(`examPaperEditor.kind.${question.questionKind}`),
                    question.subjectName,
                    ...(question.isRemoved ? [t("examPaperEditor.removed")] : []),
                  ].join(" · ")}
                </p>
              )}
            </div>
            <label className="score">
              <span className="vh">{t("examPaperEditor.scoreOf", { no: at + 1 })}</span>
              <input
                type="number"
                min={0}
                step="any"
                value={one.score}
                onChange={({ target }) => setFixed(one, { score: pointsOf(target.value) })}
              />
              {t("examPaperEditor.points")}
            </label>
            <button
              type="button"
              className="icon"
              aria-label={t("examPaperEditor.take", { no: at + 1 })}
              onClick={() => set({ fixed: section.fixed.filter((entry) => entry.id !== one.id) })}
            >
              ×
            </button>
          </li>
        );
      })}
    </ol>
  );
}
