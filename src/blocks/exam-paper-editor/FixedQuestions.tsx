import type { ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { ExamQuestionCard } from "../../generated/types.ts";
import type { Translate } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { pointsOf, type FixedDraft, type SectionDraft } from "./state/paper-draft.ts";
import type { Moves } from "./use-moves.ts";
import { cutText } from "../../shared/cut-text.ts";

interface FixedProps {
  section: SectionDraft;
  /** Which part of the paper it is. */
  index: number;
  known: ReadonlyMap<string, ExamQuestionCard>;
  moves: Moves;
  /** Changes the section. */
  set: (more: Partial<SectionDraft>, together?: string) => void;
  t: Translate;
}

/** The questions that a section names, in an order that the pointer and the keyboard change. */
export function FixedQuestions({ section, index, known, moves, set, t }: FixedProps): ReactNode {
  const setFixed = (one: FixedDraft, more: Partial<FixedDraft>) =>
    set(
      { fixed: section.fixed.map((entry) => (entry.id === one.id ? { ...entry, ...more } : entry)) },
      `fixed-${one.id}`,
    );
  const { drag, grip } = moves;
  const others = section.fixed.filter(({ id }) => id !== drag?.id);
  // The line that shows where a question comes is above the one that follows, or below the last.
  const dropAt = (id: string) => {
    if (drag?.to.section !== index) return undefined;
    if (others[drag.to.at]) return others[drag.to.at]?.id === id ? "before" : undefined;
    return others.at(-1)?.id === id ? "after" : undefined;
  };
  return (
    <ol data-drop={drag?.to.section === index && others.length === 0 ? "in" : undefined}>
      {section.fixed.map((one, at) => {
        const question = known.get(one.questionId);
        const words = question?.words ?? t("examPaperEditor.unknown");
        return (
          <li
            key={one.id}
            data-question={one.id}
            data-drop={dropAt(one.id)}
            data-dragged={drag?.id === one.id || undefined}
            style={drag?.id === one.id ? { transform: `translateY(${drag.by}px)` } : undefined}
          >
            <button
              type="button"
              className="grip"
              aria-label={t("examPaperEditor.move", { no: at + 1, words: cutText(words, 30) })}
              title={t("examPaperEditor.moveTip")}
              {...grip(one.id)}
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
                {...inputLimits.saveExamPaper.sections.items.fixed.items.score}
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
