import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { QuestionCard } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { ItemList } from "../shared/item-list.tsx";
import { Content } from "../../ui/content.tsx";

type Props = BlockProps<"questionList">;

/** Questions with how many answers they have; those with an accepted one are marked. */
export function QuestionList(props: Props): ReactNode {
  const { look = "list", t } = props;
  return (
    <ItemList of={Root} block={props} className={look}>
      {(question) => (
        <li key={question.id}>
          <Answers question={question} t={t} />
          <div>
            <h3>
              <a href={"/question/view/" + question.id}>
                <Content>{question.title}</Content>
              </a>
            </h3>
            {look === "list" && (
              <>
                {question.summary && <p className="summary">{question.summary}</p>}
                <p className="by num">
                  {question.labelName && <span className="label">{question.labelName}</span>}
                  {question.isClosed === 1 && <span>{t("questionList.closed")}</span>}
                  <span>{question.userName}</span>
                  <span>{t("questionList.views", { count: question.countView })}</span>
                  <time dateTime={question.gmtModified.replace(" ", "T")}>{question.gmtModified}</time>
                </p>
              </>
            )}
          </div>
        </li>
      )}
    </ItemList>
  );
}

function Answers({ question: { countAnswer, isAccepted }, t }: { question: QuestionCard; t: Props["t"] }): ReactNode {
  return (
    <p className={isAccepted === 1 ? "answers accepted" : countAnswer > 0 ? "answers some" : "answers"}>
      <b className="num">{countAnswer}</b>
      <span>{t("questionList.answers", { count: countAnswer })}</span>
      {isAccepted === 1 && <span className="vh">{t("questionList.accepted")}</span>}
    </p>
  );
}

const Root = styled.ul`
  li {
    position: relative;
    display: flex;
    gap: 20px;
    padding-block: 20px;
    border-bottom: 1px solid var(--color-border);
  }
  li > div {
    flex: 1;
    min-width: 0;
  }
  h3 {
    font-size: 1.125rem;
  }
  a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  li:hover h3 {
    color: var(--color-primary);
  }
  .answers {
    display: grid;
    flex: none;
    align-content: center;
    justify-items: center;
    align-self: start;
    width: 64px;
    min-height: 64px;
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-card);
    color: var(--color-text-muted);
    font-size: 0.75rem;
    line-height: 1.4;
  }
  .answers b {
    font-size: 1.125rem;
  }
  .answers.some {
    border-color: var(--color-success);
    color: var(--color-success);
  }
  .answers.accepted {
    border-color: var(--color-success);
    background: var(--color-success);
    color: var(--color-page);
  }
  .summary {
    margin-top: 6px;
    color: var(--color-text-muted);
    font-size: 0.9375rem;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  .by {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    margin-top: 8px;
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  .label {
    color: var(--color-accent);
    font-weight: 600;
  }
  &.headlines li {
    padding-block: 12px;
  }
  &.headlines h3 {
    font-size: 1rem;
    font-weight: 500;
  }
  &.headlines .answers {
    width: 44px;
    min-height: 44px;
  }
  &.headlines .answers span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
