import { useState, type ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import type { ExamPaperShortage, ExamQuestionCard, ExamSubject } from "../../generated/types.ts";
import type { Translate } from "../block.ts";
import { FixedQuestions } from "./FixedQuestions.tsx";
import { Random } from "./Random.tsx";
import {
  newRandom,
  pointsOf,
  sizeOf,
  withScore,
  type PaperDraft,
  type RandomDraft,
  type SectionDraft,
} from "./state/paper-draft.ts";
import type { Moves } from "./use-moves.ts";

interface SectionProps {
  id: string;
  draft: PaperDraft;
  index: number;
  known: ReadonlyMap<string, ExamQuestionCard>;
  subjects: readonly ExamSubject[];
  shortages: readonly ExamPaperShortage[];
  change: (to: (draft: PaperDraft) => PaperDraft, together?: string) => void;
  /** How its questions are moved. */
  moves: Moves;
  onPick: () => void;
  onMove: (by: -1 | 1) => void;
  t: Translate;
}

/** A part of a paper: its name, the questions that it names, and what it draws. */
export function Section(props: SectionProps): ReactNode {
  const { id, draft, index, known, subjects, shortages, change, moves, onPick, onMove, t } = props;
  const section = draft.sections[index];
  if (!section) return null;
  const set = (more: Partial<SectionDraft>, together?: string) =>
    change(
      (before) => ({
        ...before,
        sections: before.sections.map((one) => (one.id === section.id ? { ...one, ...more } : one)),
      }),
      together,
    );
  const setRandom = (one: RandomDraft, more: Partial<RandomDraft>, name: string) =>
    set(
      { random: section.random.map((entry) => (entry.id === one.id ? { ...entry, ...more } : entry)) },
      `random-${one.id}-${name}`,
    );
  const { questions, points } = sizeOf([section]);
  const no = index + 1;
  return (
    <section className="section" data-section={index} aria-label={t("examPaperEditor.section", { no })}>
      <header>
        <p className="field">
          <label htmlFor={`${id}-title`}>{t("examPaperEditor.section", { no })}</label>
          <input
            id={`${id}-title`}
            value={section.title}
            {...inputLimits.saveExamPaper.sections.items.title}
            onChange={({ target }) => set({ title: target.value }, `title-${section.id}`)}
          />
        </p>
        <p className="num muted">{t("examPaperEditor.total", { count: questions, points })}</p>
        <SameScore id={`${id}-same`} apply={(score) => set(withScore(section, score))} t={t} />
        <span className="row-do">
          <button
            type="button"
            className="icon"
            disabled={index === 0}
            aria-label={t("examPaperEditor.sectionUp", { no })}
            onClick={() => onMove(-1)}
          >
            ↑
          </button>
          <button
            type="button"
            className="icon"
            disabled={index === draft.sections.length - 1}
            aria-label={t("examPaperEditor.sectionDown", { no })}
            onClick={() => onMove(1)}
          >
            ↓
          </button>
          <button
            type="button"
            className="icon"
            disabled={draft.sections.length === 1}
            aria-label={t("examPaperEditor.removeSection", { no })}
            onClick={() =>
              change((before) => ({ ...before, sections: before.sections.filter((one) => one.id !== section.id) }))
            }
          >
            ×
          </button>
        </span>
      </header>
      <FixedQuestions section={section} index={index} known={known} moves={moves} set={set} t={t} />
      {section.random.map((one, at) => (
        <Random
          key={one.id}
          id={`${id}-random-${at}`}
          rule={one}
          no={at + 1}
          subjects={subjects}
          shortage={shortages.find(({ part }) => part === at)}
          change={(more, name) => setRandom(one, more, name)}
          remove={() => set({ random: section.random.filter((entry) => entry.id !== one.id) })}
          t={t}
        />
      ))}
      <p className="ways">
        <button type="button" className="btn ghost" onClick={onPick}>
          {t("examPaperEditor.pick")}
        </button>
        <button
          type="button"
          className="btn ghost"
          onClick={() =>
            set({ random: [...section.random, newRandom(subjects.length === 1 ? (subjects[0]?.id ?? "") : "")] })
          }
        >
          {t("examPaperEditor.addRandom")}
        </button>
      </p>
    </section>
  );
}

/** The same points for all questions of a section. */
function SameScore({ id, apply, t }: { id: string; apply: (score: number) => void; t: Translate }): ReactNode {
  const [typed, setTyped] = useState("");
  return (
    <form
      className="same"
      onSubmit={(event) => {
        event.preventDefault();
        if (pointsOf(typed) > 0) apply(pointsOf(typed));
      }}
    >
      <label htmlFor={id}>{t("examPaperEditor.each")}</label>
      <input
        id={id}
        type="number"
        {...inputLimits.saveExamPaper.sections.items.fixed.items.score}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <button type="submit" className="btn ghost">
        {t("examPaperEditor.apply")}
      </button>
    </form>
  );
}
