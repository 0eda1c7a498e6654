import type { ReactNode } from "react";
import { inputLimits } from "../../generated/built/input-limits.ts";
import { QuestionKindEnum } from "../../generated/enums.ts";
import type { ExamAnswerBody, ExamQuestionBody, ExamQuestionPart } from "../../generated/types.ts";
import type { Translate } from "../block.ts";
import { moved } from "../../shared/moved.ts";
import { readAs } from "../../shared/typed-number.ts";
import { RichTextView } from "../../ui/rich-text-view.tsx";

export interface AnswerProps {
  /** Made for names and ids of inputs. */
  id: string;
  kind: QuestionKindEnum;
  body: ExamQuestionBody | ExamQuestionPart;
  answer: ExamAnswerBody;
  isReadOnly: boolean;
  /** `isTyping` is true for what grows letter by letter. */
  change: (answer: ExamAnswerBody, isTyping?: boolean) => void;
  t: Translate;
}

/** Where a question is answered, by its kind. Its texts are those of `questionSheet`. */
export function AnswerInput(props: AnswerProps): ReactNode {
  const { id, kind, body, answer, isReadOnly, change, t } = props;
  switch (kind) {
    case QuestionKindEnum.singleChoice:
    case QuestionKindEnum.multipleChoice:
    case QuestionKindEnum.trueOrFalse:
      return <Choices {...props} />;
    case QuestionKindEnum.ordering:
      return <Ordering {...props} />;
    case QuestionKindEnum.matching:
      return <Pairs {...props} />;
    case QuestionKindEnum.blanks:
      return (
        <ol className="blanks">
          {Array.from({ length: body.blankCount ?? 1 }, (_, index) => (
            <li key={index}>
              <input
                aria-label={t("questionSheet.blank", { no: index + 1 })}
                value={answer.blanks?.[index] ?? ""}
                {...inputLimits.saveExamAnswers.answerList.items.body.blanks.items}
                autoComplete="off"
                readOnly={isReadOnly}
                onChange={({ target }) => {
                  const blanks = Array.from({ length: body.blankCount ?? 1 }, (_none, at) => answer.blanks?.[at] ?? "");
                  blanks[index] = target.value;
                  change({ blanks }, true);
                }}
              />
              <ReadAs typed={answer.blanks?.[index] ?? ""} t={t} />
            </li>
          ))}
        </ol>
      );
    case QuestionKindEnum.shortAnswer:
      return (
        <textarea
          aria-labelledby={`${id}-stem`}
          rows={6}
          {...inputLimits.saveExamAnswers.answerList.items.body.text}
          readOnly={isReadOnly}
          value={answer.text ?? ""}
          onChange={({ target }) => change({ text: target.value }, true)}
        />
      );
    case QuestionKindEnum.material:
      return <Parts {...props} />;
  }
}

/** The number that marking reads, where it is typed otherwise: whoever sees 3.14 below 3。14 need not ask. */
function ReadAs({ typed, t }: { typed: string; t: Translate }): ReactNode {
  const value = readAs(typed);
  return (
    <span role="status" className="read-as num">
      {value === undefined ? "" : t("questionSheet.readAs", { value })}
    </span>
  );
}

function Choices({ id, kind, body, answer, isReadOnly, change, t }: AnswerProps): ReactNode {
  const isSeveral = kind === QuestionKindEnum.multipleChoice;
  const options =
    kind === QuestionKindEnum.trueOrFalse
      ? ["true", "false"].map((option) => ({ id: option, content: undefined }))
      : (body.options ?? []);
  const chosen = answer.chosen ?? [];
  return (
    <ul className="choices">
      {options.map((option, index) => (
        <li key={option.id}>
          <label>
            <input
              type={isSeveral ? "checkbox" : "radio"}
              name={id}
              checked={chosen.includes(option.id)}
              disabled={isReadOnly}
              onChange={({ target }) =>
                change({
                  chosen: !isSeveral
                    ? [option.id]
                    : target.checked
                      ? [...chosen, option.id]
                      : chosen.filter((one) => one !== option.id),
                })
              }
            />
            {option.content ? (
              <>
                <b>{String.fromCodePoint(65 + index)}</b>
                <RichTextView body={option.content} />
              </>
            ) : (
              t(option.id === "true" ? "questionSheet.true" : "questionSheet.false")
            )}
          </label>
        </li>
      ))}
    </ul>
  );
}

function Pairs({ id, body, answer, isReadOnly, change, t }: AnswerProps): ReactNode {
  const pairs = answer.pairs ?? [];
  return (
    <>
      <ol className="targets" type="A">
        {body.targets?.map((target) => (
          <li key={target.id}>
            <RichTextView body={target.content} />
          </li>
        ))}
      </ol>
      <ul className="pairs">
        {body.options?.map((option) => (
          <li key={option.id}>
            <span id={`${id}-${option.id}`}>
              <RichTextView body={option.content} />
            </span>
            <select
              aria-labelledby={`${id}-${option.id}`}
              disabled={isReadOnly}
              value={pairs.find((pair) => pair.option === option.id)?.target ?? ""}
              onChange={({ target: { value } }) =>
                change({
                  pairs: [
                    ...pairs.filter((pair) => pair.option !== option.id),
                    ...(value === "" ? [] : [{ option: option.id, target: value }]),
                  ],
                })
              }
            >
              <option value="">{t("questionSheet.choose")}</option>
              {body.targets?.map((target, index) => (
                <option key={target.id} value={target.id}>
                  {String.fromCodePoint(65 + index)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </>
  );
}

function Ordering({ body, answer, isReadOnly, change, t }: AnswerProps): ReactNode {
  const options = body.options ?? [];
  const given = answer.chosen ?? [];
  const order = [...given, ...options.map((option) => option.id).filter((option) => !given.includes(option))];
  const move = (from: number, to: number) => change({ chosen: moved(order, from, to) });
  const steps = (
    <ol className="steps">
      {order.map((step, index) => (
        <li key={step}>
          <RichTextView body={options.find((option) => option.id === step)?.content} />
          <button
            type="button"
            className="btn ghost"
            aria-label={t("questionSheet.up", { no: index + 1 })}
            disabled={isReadOnly || index === 0}
            onClick={() => move(index, index - 1)}
          >
            ↑
          </button>
          <button
            type="button"
            className="btn ghost"
            aria-label={t("questionSheet.down", { no: index + 1 })}
            disabled={isReadOnly || index === order.length - 1}
            onClick={() => move(index, index + 1)}
          >
            ↓
          </button>
        </li>
      ))}
    </ol>
  );
  if (isReadOnly || given.length > 0) return steps;
  // Whoever moves nothing has not answered yet, also where the order is right by chance.
  return (
    <>
      {steps}
      <button type="button" className="btn ghost keep" onClick={() => change({ chosen: order })}>
        {t("questionSheet.keep")}
      </button>
    </>
  );
}

function Parts({ id, body, answer, change, ...rest }: AnswerProps): ReactNode {
  const parts = "parts" in body ? (body.parts ?? []) : [];
  return (
    <ol className="parts">
      {parts.map((part) => {
        const { id: _id, ...own } = answer.parts?.find((one) => one.id === part.id) ?? { id: part.id };
        return (
          <li key={part.id}>
            <div id={`${id}-${part.id}-stem`}>
              <RichTextView body={part.stem} />
            </div>
            <AnswerInput
              {...rest}
              id={`${id}-${part.id}`}
              kind={part.kind}
              body={part}
              answer={own}
              change={({ files: _files, parts: _parts, ...given }, isTyping) =>
                change(
                  {
                    parts: [...(answer.parts ?? []).filter((one) => one.id !== part.id), { id: part.id, ...given }],
                  },
                  isTyping,
                )
              }
            />
          </li>
        );
      })}
    </ol>
  );
}
