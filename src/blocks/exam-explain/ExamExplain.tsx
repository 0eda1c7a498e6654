import type { ReactNode } from "react";
import { styled } from "styled-components";
import { QuestionKindEnum } from "../../generated/enums.ts";
import type { BlockProps } from "../block.ts";
import { Late } from "../../ui/late.tsx";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import { AnswerLines } from "./AnswerLines.tsx";

type Props = BlockProps<"examExplain">;

/** What was answered, what is right, and why. */
export function ExamExplain({ attempt, slotList, t }: Props): ReactNode {
  if (!attempt || !slotList) return <Late t={t} />;
  return (
    <Root>
      <p>
        <a className="link" href={`/exam/result?attempt=${attempt.id}`}>
          {t("examExplain.back")}
        </a>
      </p>
      {slotList.map((slot) => (
        <article key={slot.slot} data-right={slot.isRight}>
          <p className="meta num">
            <b>{slot.slot}</b>
            <span>{t(`examExplain.kind.${slot.questionKind}`)}</span>
            {slot.score !== undefined && (
              <span>{t("examExplain.score", { score: slot.score, max: slot.maxScore })}</span>
            )}
            {slot.isRight !== undefined && <b>{t(verdictOf(slot))}</b>}
          </p>
          <RichTextView body={slot.body.stem} />
          {slot.questionKind === QuestionKindEnum.material ? (
            slot.body.parts?.map((part) => (
              <div key={part.id} className="part">
                <RichTextView body={part.stem} />
                <AnswerLines
                  body={part}
                  answer={slot.answer?.parts?.find(({ id }) => id === part.id)}
                  right={slot.rightAnswer?.parts?.find(({ id }) => id === part.id)}
                  t={t}
                />
              </div>
            ))
          ) : (
            <AnswerLines body={slot.body} answer={slot.answer} right={slot.rightAnswer} t={t} />
          )}
          {slot.note && <p className="note">{t("examExplain.note", { note: slot.note })}</p>}
          {slot.explanation && (
            <div className="why">
              <b>{t("examExplain.why")}</b>
              <RichTextView body={slot.explanation} />
            </div>
          )}
        </article>
      ))}
    </Root>
  );
}

/** How an answer did; where its points are not told, no more than that it is not all right. */
function verdictOf({ isRight, score }: NonNullable<Props["slotList"]>[number]) {
  if (isRight) return "examExplain.right";
  if (score === undefined) return "examExplain.notAll";
  return score > 0 ? "examExplain.partly" : "examExplain.wrong";
}

const Root = styled.div`
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
  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 16px;
    margin-top: 12px;
  }
  dt {
    color: var(--color-text-muted);
  }
  dd {
    min-width: 0;
    white-space: pre-wrap;
  }
  .answer {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
  }
  .answer .prose {
    min-width: 0;
    white-space: normal;
  }
  .answer .prose > * {
    margin: 0;
  }
  .part {
    margin-top: 12px;
  }
  .note,
  .why {
    margin-top: 12px;
    padding: 12px 16px;
    background: var(--color-surface-alt);
  }
`;
