import type { KeyboardEvent, ReactNode } from "react";
import { inputLimits } from "../../../generated/built/input-limits.ts";
import { QuestionKindEnum } from "../../../generated/enums.ts";
import { isEmpty } from "../state/text-only.ts";
import { newOption, type OptionDraft, type PartDraft } from "../state/question-draft.ts";
import { useTools } from "./context.ts";
import { RowButtons } from "./RowButtons.tsx";
import { TextField } from "./TextField.tsx";
import { useRows } from "./use-rows.ts";

interface PartProps {
  id: string;
  part: PartDraft;
  change: (part: PartDraft, together?: string) => void;
}

const MAX_OPTIONS = inputLimits.saveExamQuestion.body.options.maxItems;
const letter = (index: number) => String.fromCodePoint(65 + index);

/** Options with what is right among them, or items in their right order. */
export function OptionRows({ id, part, change }: PartProps): ReactNode {
  const { t } = useTools();
  const { options, kind } = part;
  const isOrdering = kind === QuestionKindEnum.ordering;
  const isSingle = kind === QuestionKindEnum.singleChoice;
  const set = (next: OptionDraft[], together?: string) => change({ ...part, options: next }, together);
  const mark = (index: number) => {
    if (isOrdering || !options[index]) return;
    set(
      options.map((option, at) => ({
        ...option,
        isRight: at === index ? isSingle || !option.isRight : isSingle ? false : option.isRight,
      })),
    );
  };
  const { root, rows } = useRows({
    rows: options,
    change: set,
    make: newOption,
    isEmpty: ({ content }) => isEmpty(content),
    max: MAX_OPTIONS,
    mark,
  });
  // With the focus on what marks an option, its letter marks it.
  const onLetter = (event: KeyboardEvent) => {
    const at = event.key.length === 1 ? event.key.toUpperCase().charCodeAt(0) - 65 : -1;
    if (!(event.target instanceof HTMLInputElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (at < 0 || at >= options.length) return;
    event.preventDefault();
    mark(at);
  };
  return (
    <fieldset className="rows">
      <legend>{t(isOrdering ? "examQuestionEditor.items" : "examQuestionEditor.options")}</legend>
      <p className="hint">{t(isOrdering ? "examQuestionEditor.itemsHint" : "examQuestionEditor.optionsHint")}</p>
      <ul ref={root} onKeyDown={onLetter}>
        {options.map((option, index) => (
          <li key={option.id} data-row={option.id} data-right={!isOrdering && option.isRight}>
            {isOrdering ? (
              <b className="no num">{index + 1}</b>
            ) : (
              <label className="mark">
                <input
                  type={isSingle ? "radio" : "checkbox"}
                  name={`${id}-right`}
                  checked={option.isRight}
                  aria-label={t("examQuestionEditor.isRight", { letter: letter(index) })}
                  onChange={() => mark(index)}
                />
                <b>{letter(index)}</b>
              </label>
            )}
            <TextField
              id={`${id}-option-${option.id}`}
              label={
                isOrdering
                  ? t("examQuestionEditor.item", { no: index + 1 })
                  : t("examQuestionEditor.option", { letter: letter(index) })
              }
              isBare
              value={option.content}
              onChange={(content) =>
                set(
                  options.map((one) => (one.id === option.id ? { ...one, content } : one)),
                  `${id}-option-${option.id}`,
                )
              }
              onKeyDown={rows.onKeyDown(index)}
            />
            <RowButtons rows={rows} index={index} count={options.length} />
          </li>
        ))}
      </ul>
      <button type="button" className="btn ghost" disabled={options.length >= MAX_OPTIONS} onClick={rows.add}>
        {t(isOrdering ? "examQuestionEditor.addItem" : "examQuestionEditor.addOption")}
      </button>
    </fieldset>
  );
}
