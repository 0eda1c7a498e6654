import type { ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { enumValues, type QuestionKindEnum } from "../../generated/enums.ts";
import type { ExamPaperShortage, ExamSubject } from "../../generated/types.ts";
import type { Translate } from "../block.ts";
import { between, pointsOf, type RandomDraft } from "./state/paper-draft.ts";

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

const COUNT = inputLimits.saveExamPaper.sections.items.random.items.count;
const LEVELS = [1, 2, 3, 4, 5];

/** What is drawn: how many, of which, for how many points each; and whether the bank has as many. */
export function Random({ id, rule, no, subjects, shortage, change, remove, t }: RandomProps): ReactNode {
  const number = (name: "count" | "score", set: (typed: string) => number) => (
    <p className="field short">
      <label htmlFor={`${id}-${name}`}>{t(`examPaperEditor.${name}`)}</label>
      <input
        id={`${id}-${name}`}
        type="number"
        {...(name === "count" ? COUNT : inputLimits.saveExamPaper.sections.items.random.items.score)}
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
      {number("count", (typed) => between(typed, COUNT.min, COUNT.max))}
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
          {...inputLimits.saveExamPaper.sections.items.random.items.tag}
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
