import type { ReactNode } from "react";
import { css } from "styled-components";
import { QuestionKindEnum } from "../../generated/enums.ts";
import type { ExamExplainedSlot, ExamQuestionBody, ExamQuestionPart } from "../../generated/types.ts";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import type { Translate } from "../block.ts";
import { AnswerLines, answerLinesStyle } from "./answer-lines.tsx";

/** What can be shown of a question beside its text, where it is known. */
export type QuestionPart = "options" | "answer" | "key" | "explanation" | "score" | "note";

/** A question as it is read; what it is worth may not be known. */
type ReadQuestion = Omit<ExamExplainedSlot, "maxScore" | "section"> & { maxScore?: number | undefined };

interface QuestionViewProps {
  question: ReadQuestion;
  shows: readonly QuestionPart[];
  /** What is said where nothing is right of itself, such as of an essay; without it that goes unmentioned. */
  noKey?: string;
  /** Of the element. */
  id: string;
  t: Translate;
}

/**
 * A question that is read, not answered: with the answer that was given, what is right and why, its points and what its
 * marker wrote, as far as `shows` says and it is known. Its texts are those of `questionSheet`.
 */
export function QuestionView({ question, shows, noKey, id, t }: QuestionViewProps): ReactNode {
  const { body, answer, rightAnswer, note, explanation, isRight } = question;
  const lines = { isKeyOnly: !shows.includes("answer"), noKey, t };
  const right = shows.includes("key") ? rightAnswer : undefined;
  const hasLines = right !== undefined || !lines.isKeyOnly;
  const hasOptions = shows.includes("options");
  return (
    <article id={id} aria-labelledby={`${id}-stem`} data-right={shows.includes("score") ? isRight : undefined}>
      <QuestionFacts question={question} hasScore={shows.includes("score")} t={t} />
      <div id={`${id}-stem`}>
        <RichTextView body={body.stem} />
      </div>
      {hasOptions && <Options body={body} right={right?.right} t={t} />}
      {question.questionKind === QuestionKindEnum.material
        ? body.parts?.map((part) => (
            <div key={part.id} className="part">
              <RichTextView body={part.stem} />
              {hasOptions && (
                <Options body={part} right={right?.parts?.find((one) => one.id === part.id)?.right} t={t} />
              )}
              {hasLines && (
                <AnswerLines
                  body={part}
                  answer={answer?.parts?.find((one) => one.id === part.id)}
                  right={right?.parts?.find((one) => one.id === part.id)}
                  {...lines}
                />
              )}
            </div>
          ))
        : hasLines && <AnswerLines body={body} answer={answer} right={right} {...lines} />}
      {note && shows.includes("note") && <p className="note">{t("questionSheet.note", { note })}</p>}
      {explanation && shows.includes("explanation") && (
        <div className="why">
          <b>{t("questionSheet.why")}</b>
          <RichTextView body={explanation} />
        </div>
      )}
    </article>
  );
}

/** What there is to choose from or to match, each by its letter, with what is right of it. */
function Options({
  body: { options = [], targets = [] },
  right = [],
  t,
}: {
  body: ExamQuestionBody | ExamQuestionPart;
  right?: readonly string[] | undefined;
  t: Translate;
}): ReactNode {
  return [options, targets].map(
    (list, place) =>
      list.length > 0 && (
        <ul key={place} className="options">
          {list.map(({ id, content }, index) => (
            <li key={id}>
              <b>{String.fromCodePoint(65 + index)}</b>
              <RichTextView body={content} />
              {place === 0 && right.includes(id) && <span role="img" aria-label={t("questionSheet.right")} />}
            </li>
          ))}
        </ul>
      ),
  );
}

/** Number and kind of a question, what it is worth or earned, and how its answer did. */
export function QuestionFacts({
  question,
  hasScore,
  t,
}: {
  question: Pick<ReadQuestion, "slot" | "questionKind" | "maxScore" | "score" | "isRight">;
  hasScore: boolean;
  t: Translate;
}): ReactNode {
  const { slot, questionKind, maxScore, score, isRight } = question;
  return (
    <p className="meta num">
      <b>{slot}</b>
      <span>{t(`questionSheet.kind.${questionKind}`)}</span>
      {maxScore !== undefined && (
        <span>
          {hasScore && score !== undefined
            ? t("questionSheet.score", { score, max: maxScore })
            : t("questionSheet.points", { points: maxScore })}
        </span>
      )}
      {hasScore && isRight !== undefined && <b>{t(verdictOf(isRight, score))}</b>}
    </p>
  );
}

/** How an answer did; where its points are not shown, no more than that it is not all right. */
function verdictOf(isRight: boolean, score: number | undefined) {
  if (isRight) return "questionSheet.right";
  if (score === undefined) return "questionSheet.notAll";
  return score > 0 ? "questionSheet.partly" : "questionSheet.wrong";
}

/** How such a question looks, wherever it stands. */
export const questionViewStyle = css`
  article {
    padding-block: 20px;
    border-bottom: 1px solid var(--color-border);
  }
  .meta {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin-bottom: 8px;
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  [data-right="true"] .meta b:last-child {
    color: var(--color-success);
  }
  [data-right="false"] .meta b:last-child {
    color: var(--color-danger);
  }
  article {
    ${answerLinesStyle}
  }
  .part {
    margin-top: 12px;
  }
  .options {
    display: grid;
    gap: 4px;
    margin: 8px 0 0;
    padding: 0;
    list-style: none;
  }
  .options li {
    display: flex;
    gap: 4px 12px;
  }
  .options .prose {
    min-width: 0;
  }
  .options .prose > * {
    margin: 0;
  }
  .options [role="img"]::before {
    content: "✓";
    font-weight: 700;
    color: var(--color-success);
  }
  .note,
  .why {
    margin-top: 12px;
    padding: 12px 16px;
    background: var(--color-surface-alt);
  }
`;
