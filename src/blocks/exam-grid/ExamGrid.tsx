import type { ReactNode } from "react";
import { styled } from "styled-components";
import { examHref } from "../../shared/links.ts";
import { isExamSold } from "../../shared/exam-sale.ts";
import type { BlockProps } from "../block.ts";
import { ItemList } from "../shared/item-list.tsx";
import { Content } from "../../ui/content.tsx";
import { Named } from "../../ui/named.tsx";
import { yuan } from "../../ui/price.tsx";

type Props = BlockProps<"examGrid">;

/** Exams: the open ones first. */
export function ExamGrid(props: Props): ReactNode {
  const { columns = 3, checkoutHref, on, t } = props;
  return (
    <ItemList of={Root} block={props} className="grid" columns={columns}>
      {(exam) => (
        <li key={exam.id} className="card">
          <div className="text">
            <p className="state">
              <span data-state={exam.examState}>{t(`examGrid.state.${exam.examState}`)}</span>
              {exam.gmtEnd && <span className="num">{t("examGrid.until", { date: exam.gmtEnd.slice(0, 16) })}</span>}
            </p>
            <h3>
              <a href={examHref(exam.id)}>
                <Content>{exam.examName}</Content>
              </a>
            </h3>
            <p className="by num">
              {[
                t("examGrid.questions", { count: exam.questionCount }),
                t("examGrid.points", { points: exam.maxScore }),
                exam.limitMinutes === undefined ? "" : t("examGrid.minutes", { count: exam.limitMinutes }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </p>
            <p className="by">{[exam.categoryName, exam.orgName ?? exam.lecturerName].filter(Boolean).join(" · ")}</p>
            <p className="price">{exam.isFree === 1 ? t("common.free") : yuan(exam.examPrice)}</p>
            {isExamSold(exam) && (checkoutHref || on.addToCart) && (
              <p className="buy">
                {checkoutHref && (
                  <a className="btn ghost" href={`${checkoutHref}?examIds=${exam.id}`}>
                    <Named words={t("examGrid.buy")} of={exam.examName} />
                  </a>
                )}
                {on.addToCart && (
                  <button type="button" className="btn ghost" onClick={() => void on.addToCart?.({ examId: exam.id })}>
                    <Named words={t("examGrid.addToCart")} of={exam.examName} />
                  </button>
                )}
              </p>
            )}
          </div>
        </li>
      )}
    </ItemList>
  );
}

const Root = styled.ul`
  .state {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
  .buy {
    position: relative;
    z-index: 1;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 12px;
  }
  [data-state] {
    padding: 1px 8px;
    border-radius: var(--radius-small);
    background: var(--color-surface-alt);
    font-weight: 600;
  }
  [data-state="2"] {
    background: var(--color-success-soft);
    color: var(--color-success);
  }
`;
