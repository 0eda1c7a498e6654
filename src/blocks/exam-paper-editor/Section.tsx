import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent, type ReactNode } from "react";
import { enumValues, type QuestionKindEnum } from "../../generated/enums.ts";
import type { ExamPaperShortage, ExamQuestionCard, ExamSubject } from "../../generated/types.ts";
import type { Translate } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import {
  between,
  moveFixed,
  newRandom,
  placeFixed,
  pointsOf,
  sizeOf,
  withScore,
  type FixedDraft,
  type PaperDraft,
  type RandomDraft,
  type SectionDraft,
} from "./state/paper-draft.ts";

interface SectionProps {
  id: string;
  draft: PaperDraft;
  index: number;
  known: ReadonlyMap<string, ExamQuestionCard>;
  subjects: readonly ExamSubject[];
  shortages: readonly ExamPaperShortage[];
  change: (to: (draft: PaperDraft) => PaperDraft, together?: string) => void;
  onPick: () => void;
  onMove: (by: -1 | 1) => void;
  t: Translate;
}

/** What is dragged is named by its id. */
const dragType = "application/x-lectern-exam-question";

/** A part of a paper: its name, the questions that it names, and what it draws. */
export function Section(props: SectionProps): ReactNode {
  const { id, draft, index, known, subjects, shortages, change, onPick, onMove, t } = props;
  const section = draft.sections[index];
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef("");
  useEffect(() => {
    if (focused.current === "") return;
    document.querySelector<HTMLElement>(`[data-question="${CSS.escape(focused.current)}"] .grip`)?.focus();
    focused.current = "";
  });
  if (!section) return null;
  const set = (more: Partial<SectionDraft>, together?: string) =>
    change(
      (before) => ({
        ...before,
        sections: before.sections.map((one) => (one.id === section.id ? { ...one, ...more } : one)),
      }),
      together,
    );
  const setFixed = (one: FixedDraft, more: Partial<FixedDraft>) =>
    set(
      { fixed: section.fixed.map((entry) => (entry.id === one.id ? { ...entry, ...more } : entry)) },
      `fixed-${one.id}`,
    );
  const setRandom = (one: RandomDraft, more: Partial<RandomDraft>, name: string) =>
    set(
      { random: section.random.map((entry) => (entry.id === one.id ? { ...entry, ...more } : entry)) },
      `random-${one.id}-${name}`,
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
  const { questions, points } = sizeOf([section]);
  const no = index + 1;
  return (
    <section className="section" aria-label={t("examPaperEditor.section", { no })}>
      <header>
        <p className="field">
          <label htmlFor={`${id}-title`}>{t("examPaperEditor.section", { no })}</label>
          <input
            id={`${id}-title`}
            value={section.title}
            maxLength={100}
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
      <ol ref={list} onDragOver={allow} onDrop={drop(section.fixed.length)}>
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
      <input id={id} type="number" min={0} step="any" value={typed} onChange={({ target }) => setTyped(target.value)} />
      <button type="submit" className="btn ghost">
        {t("examPaperEditor.apply")}
      </button>
    </form>
  );
}

interface RandomProps {
  id: string;
  rule: RandomDraft;
  no: number;
  subjects: readonly ExamSubject[];
  shortage: ExamPaperShortage | undefined;
  change: (more: Partial<RandomDraft>, name: string) => void;
  remove: () => void;
  t: Translate;
}

const LEVELS = [1, 2, 3, 4, 5];

/** What is drawn: how many, of which, for how many points each; and whether the bank has as many. */
function Random({ id, rule, no, subjects, shortage, change, remove, t }: RandomProps): ReactNode {
  const number = (name: "count" | "score", set: (typed: string) => number) => (
    <p className="field short">
      <label htmlFor={`${id}-${name}`}>{t(`examPaperEditor.${name}`)}</label>
      <input
        id={`${id}-${name}`}
        type="number"
        min={name === "count" ? 1 : 0}
        step={name === "count" ? 1 : "any"}
        value={rule[name]}
        onChange={({ target }) => change({ [name]: set(target.value) }, name)}
      />
    </p>
  );
  const level = (name: "minDifficulty" | "maxDifficulty") => (
    <p className="field short">
      <label htmlFor={`${id}-${name}`}>{t(`examPaperEditor.${name}`)}</label>
      <select
        id={`${id}-${name}`}
        value={rule[name]}
        onChange={({ target }) => {
          const value = Number(target.value);
          const other =
            name === "minDifficulty" ? Math.max(value, rule.maxDifficulty) : Math.min(value, rule.minDifficulty);
          change({ [name]: value, [name === "minDifficulty" ? "maxDifficulty" : "minDifficulty"]: other }, name);
        }}
      >
        {LEVELS.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </p>
  );
  return (
    <fieldset className="random" data-short={shortage !== undefined}>
      <legend>{t("examPaperEditor.random", { no })}</legend>
      {number("count", (typed) => between(typed, 1, 200))}
      {number("score", pointsOf)}
      <p className="field">
        <label htmlFor={`${id}-subject`}>{t("examPaperEditor.subject")}</label>
        <select
          id={`${id}-subject`}
          value={rule.subjectId}
          onChange={({ target }) => change({ subjectId: target.value }, "subject")}
        >
          <option value="">{t("examPaperEditor.choose")}</option>
          {subjects.map((subject) => (
            <option key={subject.id} value={subject.id}>
              {subject.subjectName}
            </option>
          ))}
        </select>
      </p>
      <p className="field">
        <label htmlFor={`${id}-kind`}>{t("examPaperEditor.type")}</label>
        <select
          id={`${id}-kind`}
          value={rule.questionKind}
          onChange={({ target }) => change({ questionKind: target.value }, "kind")}
        >
          <option value="">{t("examPaperEditor.any")}</option>
          {enumValues.QuestionKindEnum.map((kind) => (
            <option key={kind} value={kind}>
              {t(`examPaperEditor.kind.${kind as QuestionKindEnum}`)}
            </option>
          ))}
        </select>
      </p>
      {level("minDifficulty")}
      {level("maxDifficulty")}
      <p className="field">
        <label htmlFor={`${id}-tag`}>{t("examPaperEditor.tag")}</label>
        <input
          id={`${id}-tag`}
          value={rule.tag}
          maxLength={30}
          onChange={({ target }) => change({ tag: target.value }, "tag")}
        />
      </p>
      <button type="button" className="icon" aria-label={t("examPaperEditor.removeRandom", { no })} onClick={remove}>
        ×
      </button>
      <p className="short-of" role="status">
        {shortage && t("examPaperEditor.short", { wanted: shortage.wanted, there: shortage.there })}
      </p>
    </fieldset>
  );
}
