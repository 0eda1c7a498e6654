import type { ReactNode } from "react";
import { css } from "styled-components";
import { QuestionKindEnum } from "../../generated/enums.ts";
import type { ExamExplainedSlot, ExamQuestionBody, ExamQuestionPart } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import type { Translate } from "../block.ts";

const letter = (index: number) => String.fromCodePoint(65 + index);

/**
 * Where answers are given on paper, on a page of its own: letters to fill in, lines and boxes to write in. Its
 * texts are those of `questionSheet`.
 */
export function AnswerSheet({
  name,
  questions,
  t,
}: {
  name: string;
  questions: readonly ExamExplainedSlot[];
  t: Translate;
}): ReactNode {
  return (
    <details className="sheet" open>
      <summary>{t("questionSheet.sheet")}</summary>
      <h2 className="sheet-title">
        <Content>{name}</Content> · {t("questionSheet.sheet")}
      </h2>
      <PersonLines t={t} />
      <ol className="answers">
        {questions.map(({ slot, questionKind, body }) => {
          const isMaterial = questionKind === QuestionKindEnum.material;
          return (
            <li key={slot} data-wide={isMaterial || questionKind === QuestionKindEnum.shortAnswer}>
              <b className="num">{slot}</b>
              {isMaterial ? (
                <ol>
                  {body.parts?.map((part, index) => (
                    <li key={part.id}>
                      <b className="num">{`(${index + 1})`}</b>
                      {placeOf(part.kind, part, t)}
                    </li>
                  ))}
                </ol>
              ) : (
                placeOf(questionKind, body, t)
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}

function placeOf(kind: QuestionKindEnum, body: ExamQuestionBody | ExamQuestionPart, t: Translate): ReactNode {
  const { options = [], blankCount = 1 } = body;
  switch (kind) {
    case QuestionKindEnum.singleChoice:
    case QuestionKindEnum.multipleChoice:
      return boxes(
        "bubbles",
        options.map((_option, index) => letter(index)),
      );
    case QuestionKindEnum.trueOrFalse:
      return boxes("bubbles", [t("questionSheet.true"), t("questionSheet.false")]);
    case QuestionKindEnum.blanks:
      return boxes("lines num", numbers(blankCount));
    case QuestionKindEnum.matching:
    case QuestionKindEnum.ordering:
      return boxes("lines num", numbers(options.length));
    default:
      return <span className="box" />;
  }
}

const numbers = (count: number) => Array.from({ length: count }, (_none, index) => String(index + 1));

const boxes = (className: string, marks: readonly string[]) => (
  <span className={className}>
    {marks.map((mark) => (
      <i key={mark}>{mark}</i>
    ))}
  </span>
);

/** Where a person writes who they are, on paper. */
export function PersonLines({ t }: { t: Translate }): ReactNode {
  return (
    <p className="person" aria-hidden="true">
      {(["name", "number", "score"] as const).map((line) => (
        <span key={line}>{t(`questionSheet.person.${line}`)}</span>
      ))}
    </p>
  );
}

/** On the screen only the places for answers show; on paper also whose they are. */
export const answerSheetStyle = css`
  .person,
  .sheet-title {
    display: none;
  }
  .sheet > summary {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--color-primary);
    font-weight: 600;
  }
  .answers {
    display: grid;
    gap: 12px 32px;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  }
  .answers li {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    min-width: 0;
    break-inside: avoid;
  }
  .answers > [data-wide="true"] {
    grid-column: 1 / -1;
  }
  .answers ol {
    display: grid;
    flex: 1;
    gap: 10px;
  }
  .answers b {
    min-width: 2.5ch;
  }
  .bubbles,
  .lines {
    display: inline-flex;
    flex: 1;
    flex-wrap: wrap;
    align-content: start;
    gap: 6px;
  }
  .answers i {
    font-size: 0.75rem;
    font-style: normal;
  }
  .bubbles i {
    display: inline-grid;
    place-items: center;
    min-width: 28px;
    height: 24px;
    padding-inline: 6px;
    border: 1px solid currentColor;
    border-radius: 12px;
  }
  .lines i {
    flex: 1 1 120px;
    min-height: 28px;
    border-bottom: 1px solid currentColor;
  }
  .box {
    flex: 1 1 100%;
    min-height: 160px;
    border: 1px solid currentColor;
  }
  @media print {
    .sheet > summary {
      display: none;
    }
    .person {
      display: flex;
      gap: 24px;
      margin-block: 12px;
    }
    .person span {
      flex: 1;
      border-bottom: 1px solid #000;
    }
    .sheet {
      break-before: page;
    }
    .sheet-title {
      display: block;
    }
  }
`;
