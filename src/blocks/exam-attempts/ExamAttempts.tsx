import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ExamAttemptStateEnum } from "../../generated/enums.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { Late } from "../../ui/late.tsx";

type Props = BlockProps<"examAttempts">;

/** The attempts of a learner, the newest first. */
export function ExamAttempts({ items, emptyText, emptyHref, emptyLabel, t }: Props): ReactNode {
  if (items?.length === 0) return <Empty text={emptyText ?? t("common.empty")} href={emptyHref} label={emptyLabel} />;
  return (
    <Root aria-busy={!items || undefined}>
      {!items && <Late t={t} />}
      {items?.map((one) => {
        const isOpen = one.attemptState === ExamAttemptStateEnum.inProgress;
        return (
          <li key={one.id}>
            <div>
              <h2>
                <a href={"/exam/view/" + one.examId}>
                  <Content>{one.examName}</Content>
                </a>
              </h2>
              <p className="by num">
                {t("examAttempts.when", { no: one.attemptNo, date: (one.gmtSubmit ?? one.gmtStart).slice(0, 16) })}
              </p>
            </div>
            <p className="state" data-state={one.attemptState}>
              {t(`examAttempts.state.${one.attemptState}`)}
              {one.score !== undefined && (
                <b className="num">{t("examAttempts.score", { score: one.score, max: one.maxScore })}</b>
              )}
              {one.isPassed !== undefined && (
                <span data-passed={one.isPassed}>
                  {t(one.isPassed ? "examAttempts.passed" : "examAttempts.failed")}
                </span>
              )}
            </p>
            <a
              className={isOpen ? "btn" : "btn ghost"}
              href={isOpen ? `/exam/exam?attempt=${one.id}` : `/exam/result?attempt=${one.id}`}
              aria-label={`${t(isOpen ? "examAttempts.continue" : "examAttempts.result")} ${one.examName}`}
            >
              {t(isOpen ? "examAttempts.continue" : "examAttempts.result")}
            </a>
          </li>
        );
      })}
    </Root>
  );
}

const Root = styled.ul`
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: 8px 24px;
    padding-block: 16px;
    border-bottom: 1px solid var(--color-border);
  }
  h2 {
    font-size: 1.0625rem;
    line-height: 1.4;
  }
  .by {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  .state {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
  }
  [data-passed="true"] {
    color: var(--color-success);
  }
  [data-passed="false"] {
    color: var(--color-danger);
  }
  @media (max-width: 720px) {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
    .btn {
      justify-self: start;
    }
  }
`;
