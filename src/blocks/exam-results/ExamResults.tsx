import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { figuresIn } from "../../ui/figures.ts";
import { withQuery } from "../../ui/query.ts";
import { Histogram, histogramStyle } from "../shared/histogram.tsx";

type Props = BlockProps<"examResults">;

/** What came of an exam at a glance: figures, and how the scores are spread. */
export function ExamResults({ examName = "", examId, figures, analysisHref, locale, t }: Props): ReactNode {
  return (
    <Root>
      <h2>
        <Content>{examName}</Content>
      </h2>
      {figures && <Figures figures={figures} locale={locale} t={t} />}
      {figures && figures.finishedCount > 0 && (
        <Histogram
          counts={figures.histogram}
          locale={locale}
          title={t("examResults.histogram")}
          columns={[t("examResults.histogramShare"), t("examResults.histogramCount")]}
        />
      )}
      {analysisHref && (
        <p>
          <a className="link" href={withQuery(analysisHref, {}, { exam: examId })}>
            {t("examResults.analysis")}
          </a>
        </p>
      )}
    </Root>
  );
}

function Figures({
  figures,
  locale,
  t,
}: { figures: NonNullable<Props["figures"]> } & Pick<Props, "locale" | "t">): ReactNode {
  const { number, percent } = figuresIn(locale);
  const { mean, median, highest, lowest, maxScore, finishedCount, passedCount } = figures;
  const points = (value: number | undefined) => number(value) + (value === undefined ? "" : ` / ${number(maxScore)}`);
  const lines = [
    ["attempts", number(figures.attemptCount)],
    ["open", number(figures.openCount)],
    ["finished", number(finishedCount)],
    [
      "passed",
      finishedCount > 0
        ? t("examResults.share", { count: number(passedCount), percent: percent(passedCount / finishedCount) })
        : number(undefined),
    ],
    ["mean", points(mean)],
    ["median", points(median)],
    ["range", lowest === undefined ? number(lowest) : `${number(lowest)} – ${number(highest)}`],
    ["late", number(figures.lateCount)],
  ] as const;
  return (
    <dl className="figures">
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`examResults.figure.${name}`)}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  .histogram table {
    min-width: 0;
    max-width: 100%;
  }
  h2 {
    font-size: 1.25rem;
  }
  .figures {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
    gap: 16px;
    margin: 0;
  }
  dt,
  .muted {
    font-size: 0.875rem;
    color: var(--color-text-muted);
  }
  dd {
    margin: 2px 0 0;
    font-size: 1.125rem;
  }
  ${histogramStyle}
`;
