import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { figuresIn } from "../../ui/figures.ts";
import { Late } from "../../ui/late.tsx";

type Props = BlockProps<"examResult">;

/** What came of an attempt. */
export function ExamResult({ result, locale, t }: Props): ReactNode {
  const { number } = figuresIn(locale);
  if (!result) return <Late t={t} />;
  const { score, isPassed } = result;
  return (
    <Root>
      <h1>
        <Content>{result.examName}</Content>
      </h1>
      <p className="state">
        {t(`examResult.state.${result.attemptState}`)}
        {result.gmtSubmit && <span className="num">{t("examResult.at", { date: result.gmtSubmit.slice(0, 16) })}</span>}
        {result.isByServer && <span>{t("examResult.byServer")}</span>}
      </p>
      {score === undefined ? (
        <p className="lead">{t("examResult.hidden")}</p>
      ) : (
        <p className="score" data-passed={isPassed}>
          <b className="num">{number(score)}</b>
          <span className="num">
            {t("examResult.of", { max: number(result.maxScore), pass: number(result.passScore) })}
          </span>
          {isPassed !== undefined && <strong>{t(isPassed ? "examResult.passed" : "examResult.failed")}</strong>}
        </p>
      )}
      <p className="muted">
        {t("examResult.answered", { count: result.answeredCount, total: result.slotList.length })}
        {result.lateCount > 0 && ` · ${t("examResult.late", { count: result.lateCount })}`}
        {result.uncountedCount > 0 && ` · ${t("examResult.uncounted", { count: result.uncountedCount })}`}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("examResult.section")}</th>
            <th scope="col">{t("examResult.done")}</th>
            <th scope="col">{t(score === undefined ? "examResult.worth" : "examResult.points")}</th>
          </tr>
        </thead>
        <tbody>
          {result.sectionList.map((section, index) => (
            <tr key={index}>
              <th scope="row">
                <Content>{section.title}</Content>
              </th>
              <td className="num">{`${section.answeredCount} / ${section.questionCount}`}</td>
              <td className="num">
                {section.score !== undefined && `${number(section.score)} / `}
                {number(section.maxScore)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="ways">
        {(result.isAnswersShown || result.isExplanationsShown) && (
          <a className="btn" href={`/exam/explain?attempt=${result.id}`}>
            {t("examResult.explain")}
          </a>
        )}
        <a className="btn ghost" href={"/exam/view/" + result.examId}>
          {t("examResult.exam")}
        </a>
        <a className="btn ghost" href="/account/exams/myExam">
          {t("examResult.all")}
        </a>
      </p>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: 16px;
  .state,
  .ways {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 16px;
    color: var(--color-text-muted);
  }
  .score {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 16px;
  }
  .score b {
    font-size: 3rem;
    line-height: 1.1;
    color: var(--color-primary);
  }
  .score[data-passed="true"] strong {
    color: var(--color-success);
  }
  .score[data-passed="false"] strong {
    color: var(--color-danger);
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: 10px 12px;
    border-bottom: 1px solid var(--color-border);
    text-align: start;
    font-weight: 400;
  }
  thead th {
    font-size: 0.8125rem;
    color: var(--color-text-muted);
  }
`;
