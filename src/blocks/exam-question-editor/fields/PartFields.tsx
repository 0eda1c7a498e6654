import type { ReactNode } from "react";
import { inputLimits } from "../../../generated/built/input-limits.ts";
import { enumValues, QuestionKindEnum, type ChoiceScoringEnum } from "../../../generated/enums.ts";
import { blanksOf, type BlankDraft, type PartDraft } from "../state/question-draft.ts";
import { useTools } from "./context.ts";
import { OptionRows } from "./OptionRows.tsx";
import { PairRows } from "./PairRows.tsx";

interface PartFieldsProps {
  id: string;
  part: PartDraft;
  change: (part: PartDraft, together?: string) => void;
}

/** All that a blank accepts, each in a line of its own. */
const MAX_ACCEPTED =
  inputLimits.saveExamQuestion.key.blanks.items.accept.maxItems *
  (inputLimits.saveExamQuestion.key.blanks.items.accept.items.maxLength + 1);

/** What a question of a kind has beside its stem: what is chosen from, and what is right. */
export function PartFields(props: PartFieldsProps): ReactNode {
  switch (props.part.kind) {
    case QuestionKindEnum.singleChoice:
    case QuestionKindEnum.ordering:
      return <OptionRows {...props} />;
    case QuestionKindEnum.multipleChoice:
      return (
        <>
          <OptionRows {...props} />
          <Scoring {...props} />
        </>
      );
    case QuestionKindEnum.trueOrFalse:
      return <TrueOrFalse {...props} />;
    case QuestionKindEnum.blanks:
      return <Blanks {...props} />;
    case QuestionKindEnum.shortAnswer:
      return <Rubric {...props} />;
    case QuestionKindEnum.matching:
      return <PairRows {...props} />;
    case QuestionKindEnum.material:
      return null;
  }
}

function Scoring({ id, part, change }: PartFieldsProps): ReactNode {
  const { t } = useTools();
  return (
    <p className="field">
      <label htmlFor={`${id}-scoring`}>{t("examQuestionEditor.scoring")}</label>
      <select
        id={`${id}-scoring`}
        value={part.scoring}
        onChange={({ target }) => change({ ...part, scoring: Number(target.value) as ChoiceScoringEnum })}
      >
        {enumValues.ChoiceScoringEnum.map((way) => (
          <option key={way} value={way}>
            {t(`examQuestionEditor.scoring.${way as ChoiceScoringEnum}`)}
          </option>
        ))}
      </select>
    </p>
  );
}

function TrueOrFalse({ id, part, change }: PartFieldsProps): ReactNode {
  const { t } = useTools();
  return (
    <fieldset className="either">
      <legend>{t("examQuestionEditor.answer")}</legend>
      {[true, false].map((value) => (
        <label key={String(value)}>
          <input
            type="radio"
            name={`${id}-truth`}
            checked={part.isTrue === value}
            onChange={() => change({ ...part, isTrue: value })}
          />
          {t(value ? "examQuestionEditor.true" : "examQuestionEditor.false")}
        </label>
      ))}
    </fieldset>
  );
}

function Blanks({ id, part, change }: PartFieldsProps): ReactNode {
  const { t } = useTools();
  const blanks = blanksOf(part);
  const set = (index: number, more: Partial<BlankDraft>, name: string) =>
    change(
      // What was written for blanks that the stem has lost stays, until it is saved.
      {
        ...part,
        blanks: [
          ...blanks.map((blank, at) => (at === index ? { ...blank, ...more } : blank)),
          ...part.blanks.slice(blanks.length),
        ],
      },
      `${id}-blank-${index}-${name}`,
    );
  return (
    <fieldset className="rows">
      <legend>{t("examQuestionEditor.blanks")}</legend>
      <p className="hint">{t("examQuestionEditor.blanksHint")}</p>
      <ul>
        {blanks.map((blank, index) => (
          <li key={index} className="blank">
            <b className="no num">{index + 1}</b>
            <div className="fields">
              <p className="field">
                <label htmlFor={`${id}-blank-${index}`}>{t("examQuestionEditor.accept", { no: index + 1 })}</label>
                <textarea
                  id={`${id}-blank-${index}`}
                  rows={2}
                  value={blank.accept}
                  maxLength={MAX_ACCEPTED}
                  onChange={({ target }) => set(index, { accept: target.value }, "accept")}
                />
              </p>
              {(["number", "tolerance", "units"] as const).map((name) => (
                <p key={name} className="field short">
                  <label htmlFor={`${id}-blank-${index}-${name}`}>{t(`examQuestionEditor.${name}`)}</label>
                  <input
                    id={`${id}-blank-${index}-${name}`}
                    type="text"
                    inputMode={name === "units" ? "text" : "decimal"}
                    value={blank[name]}
                    onChange={({ target }) => set(index, { [name]: target.value }, name)}
                  />
                </p>
              ))}
              {(["caseSensitive", "ignoreEndStop"] as const).map((name) => (
                <label key={name} className="tick">
                  <input
                    type="checkbox"
                    checked={blank[name]}
                    onChange={({ target }) => set(index, { [name]: target.checked }, name)}
                  />
                  {t(`examQuestionEditor.${name}`)}
                </label>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {blanks.length > 1 && (
        <label className="tick">
          <input
            type="checkbox"
            checked={part.anyOrder}
            onChange={({ target }) => change({ ...part, anyOrder: target.checked })}
          />
          {t("examQuestionEditor.anyOrder")}
        </label>
      )}
    </fieldset>
  );
}

function Rubric({ id, part, change }: PartFieldsProps): ReactNode {
  const { t } = useTools();
  const { rubric } = part;
  const set = (index: number, more: Partial<PartDraft["rubric"][number]>) =>
    change(
      { ...part, rubric: rubric.map((line, at) => (at === index ? { ...line, ...more } : line)) },
      `${id}-rubric-${index}`,
    );
  return (
    <>
      <fieldset className="rows">
        <legend>{t("examQuestionEditor.rubric")}</legend>
        <p className="hint">{t("examQuestionEditor.rubricHint")}</p>
        <ul>
          {rubric.map((line, index) => (
            <li key={index}>
              <b className="no num">{index + 1}</b>
              <div className="sides">
                <input
                  aria-label={t("examQuestionEditor.rubricLine", { no: index + 1 })}
                  value={line.text}
                  {...inputLimits.saveExamQuestion.key.rubric.items.text}
                  onChange={({ target }) => set(index, { text: target.value })}
                />
                <input
                  type="number"
                  className="share"
                  aria-label={t("examQuestionEditor.share", { no: index + 1 })}
                  {...inputLimits.saveExamQuestion.key.rubric.items.share}
                  value={line.share}
                  onChange={({ target }) => set(index, { share: shareOf(target.value) })}
                />
              </div>
              <span className="row-do">
                <button
                  type="button"
                  className="icon"
                  aria-label={t("examQuestionEditor.removeRow", { no: index + 1 })}
                  onClick={() => change({ ...part, rubric: rubric.filter((_line, at) => at !== index) })}
                >
                  ×
                </button>
              </span>
            </li>
          ))}
        </ul>
        <button
          type="button"
          className="btn ghost"
          disabled={rubric.length >= inputLimits.saveExamQuestion.key.rubric.maxItems}
          onClick={() => change({ ...part, rubric: [...rubric, { text: "", share: 1 }] })}
        >
          {t("examQuestionEditor.addRubric")}
        </button>
      </fieldset>
      <p className="field">
        <label htmlFor={`${id}-sample`}>{t("examQuestionEditor.sample")}</label>
        <textarea
          id={`${id}-sample`}
          rows={4}
          {...inputLimits.saveExamQuestion.key.sample}
          value={part.sample}
          onChange={({ target }) => change({ ...part, sample: target.value }, `${id}-sample`)}
        />
      </p>
    </>
  );
}

/** A weight between 1 and 100, whatever was typed. */
export const shareOf = (typed: string): number => Math.min(100, Math.max(1, Math.round(Number(typed)) || 1));
