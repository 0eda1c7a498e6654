import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Empty } from "../../ui/empty.tsx";
import { figuresIn } from "../../ui/figures.ts";
import { Late } from "../../ui/late.tsx";
import type { BlockProps } from "../block.ts";
import { deskStyle } from "../shared/desk-style.ts";
import { FileButtons } from "../shared/file-buttons.tsx";
import { figureStyle } from "../shared/figure-style.ts";
import { Bars } from "../shared/bars.tsx";
import { chartStyle } from "../shared/chart-style.ts";
import { money } from "../shared/money.ts";
import { Learners } from "./Learners.tsx";
import { Lessons } from "./Lessons.tsx";

export type Props = BlockProps<"courseFigures">;

const totals = ["holderCount", "learnerCount", "activeCount", "completeCount"] as const;

/** A course in numbers. */
export function CourseFigures(props: Props): ReactNode {
  const { figures, path, on, locale, blockKey, t } = props;
  if (!figures)
    return (
      <Root aria-busy>
        <Late t={t} href={path} />
      </Root>
    );
  const { number, decimal } = figuresIn(locale);
  const { scoreList, orderCount, income, periodList } = figures;
  const votes = scoreList.reduce((sum, count) => sum + count, 0);
  const average = scoreList.reduce((sum, count, place) => sum + count * (place + 1), 0) / votes;
  return (
    <Root>
      <dl className="figures">
        {totals.map((name) => (
          <div key={name}>
            <dt>{t(`courseFigures.total.${name}`)}</dt>
            <dd className="num">{number(figures[name])}</dd>
          </div>
        ))}
        <div>
          <dt>{t("courseFigures.orderCount")}</dt>
          <dd className="num">{number(orderCount)}</dd>
        </div>
        <div>
          <dt>{t("courseFigures.income")}</dt>
          <dd className="num">{money(income)}</dd>
        </div>
      </dl>
      <section aria-labelledby={`${blockKey}-lessons`}>
        <h2 id={`${blockKey}-lessons`}>{t("courseFigures.lessons")}</h2>
        {periodList.length === 0 ? (
          <Empty text={t("courseFigures.noLessons")} />
        ) : (
          <>
            <p className="hint">{t("courseFigures.legend")}</p>
            <Lessons periods={periodList} locale={locale} t={t} />
            <FileButtons save={on.export} t={t} />
          </>
        )}
      </section>
      <section aria-labelledby={`${blockKey}-scores`}>
        <h2 id={`${blockKey}-scores`}>{t("courseFigures.scores")}</h2>
        {votes === 0 ? (
          <p className="hint">{t("courseFigures.noScores")}</p>
        ) : (
          <Bars
            bars={scoreList.map((count, place) => ({
              name: t("courseFigures.stars", { count: place + 1 }),
              axis: t("courseFigures.stars", { count: place + 1 }),
              value: count,
              above: count > 0 ? number(count) : "",
              figure: number(count),
            }))}
            title={t("courseFigures.average", { average: decimal(average, 1), count: votes })}
            columns={[t("courseFigures.score"), t("courseFigures.votes")]}
          />
        )}
      </section>
      <section aria-labelledby={`${blockKey}-learners`}>
        <h2 id={`${blockKey}-learners`}>{t("courseFigures.learners")}</h2>
        <Learners {...props} lessons={periodList.length} />
      </section>
    </Root>
  );
}

const Root = styled.div`
  ${deskStyle}
  ${chartStyle}
  ${figureStyle}
  .files {
    margin-top: 16px;
  }
  .where {
    width: 200px;
    min-width: 140px;
  }
  .where svg {
    display: block;
    width: 100%;
    height: 36px;
  }
  .where .saw {
    fill: var(--color-primary);
  }
  .where .stopped {
    fill: var(--color-danger);
  }
  td .hint {
    display: block;
  }
  td progress {
    width: 80px;
    margin-inline-end: 8px;
    accent-color: var(--color-primary);
    vertical-align: middle;
  }
  .fault:empty {
    display: none;
  }
`;
