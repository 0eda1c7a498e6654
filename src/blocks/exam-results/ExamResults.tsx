import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { figuresIn } from "../../ui/figures.ts";
import { saveFile } from "../../ui/save-file.ts";
import { Histogram, histogramStyle } from "../shared/histogram.tsx";

type Props = BlockProps<"examResults">;

const shows = ["", "passed", "failed", "late", "regraded"] as const;
const sorts = ["", "score", "time", "name"] as const;

/** What came of an exam: figures, how the scores are spread, and every attempt. */
export function ExamResults(props: Props): ReactNode {
  const { examName = "", isMaker = true, figures, items, total = 0, query = {}, analysisHref } = props;
  const { operations, locale, t } = props;
  const [state, setState] = useState<"" | "busy" | "failed">("");
  const examId = query["exam"] ?? "";
  const save = async (format: "csv" | "xlsx") => {
    if (state === "busy") return;
    setState("busy");
    try {
      saveFile(await operations.exportExamResults({ examId, format, ...filterOf(query) }));
      setState("");
    } catch {
      setState("failed");
    }
  };
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
      <Filters {...props} />
      <div className="bar">
        <p className="num">{t("examResults.total", { count: total })}</p>
        {analysisHref && (
          <a className="link" href={`${analysisHref}?exam=${examId}`}>
            {t("examResults.analysis")}
          </a>
        )}
        {isMaker &&
          total > 0 &&
          (["xlsx", "csv"] as const).map((format) => (
            <button
              key={format}
              type="button"
              className="btn ghost"
              aria-disabled={state === "busy"}
              onClick={() => void save(format)}
            >
              {t(`examResults.export.${format}`)}
            </button>
          ))}
        <p role="status" className="problem">
          {state === "failed" ? t("examResults.failed") : ""}
        </p>
      </div>
      {items?.length === 0 ? <Empty text={t("examResults.none")} /> : <Table {...props} />}
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

function Filters({ path = "", query = {}, blockKey, t }: Props): ReactNode {
  const id = (name: string) => `${blockKey}-${name}`;
  const { str = "", show = "", sort = "" } = query;
  return (
    <form role="search" action={path} className="filters" key={[str, show, sort].join("\n")}>
      <input type="hidden" name="exam" value={query["exam"] ?? ""} />
      <p>
        <label htmlFor={id("str")}>{t("examResults.name")}</label>
        <input id={id("str")} type="search" name="str" defaultValue={str} maxLength={100} />
      </p>
      <p>
        <label htmlFor={id("show")}>{t("examResults.show")}</label>
        <select id={id("show")} name="show" defaultValue={show}>
          {shows.map((one) => (
            <option key={one} value={one}>
              {t(`examResults.show.${one || "all"}`)}
            </option>
          ))}
        </select>
      </p>
      <p>
        <label htmlFor={id("sort")}>{t("examResults.sort")}</label>
        <select id={id("sort")} name="sort" defaultValue={sort}>
          {sorts.map((one) => (
            <option key={one} value={one}>
              {t(`examResults.sort.${one || "newest"}`)}
            </option>
          ))}
        </select>
      </p>
      <button className="btn ghost">{t("examResults.find")}</button>
    </form>
  );
}

function Table({ items = [], locale, t }: Props): ReactNode {
  const { number } = figuresIn(locale);
  return (
    <div className="scroll" tabIndex={0} role="group" aria-label={t("examResults.table")}>
      <table>
        <thead>
          <tr>
            {(["who", "state", "score", "submit", "time", "signals"] as const).map((column) => (
              <th key={column} scope="col">
                {t(`examResults.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <tr key={one.attemptId}>
              <th scope="row">
                <Content>{one.learnerName}</Content>
                {one.attemptNo > 1 && <span className="muted"> {t("examResults.attempt", { no: one.attemptNo })}</span>}
              </th>
              <td>{t(`examResults.state.${one.attemptState}`)}</td>
              <td className="num">
                {number(one.score)}
                {one.score !== undefined && ` / ${number(one.maxScore)}`}
                {one.isReplaced && <span className="muted"> {t("examResults.replaced")}</span>}
                {one.isPassed !== undefined && (
                  <span data-passed={one.isPassed}>
                    {" "}
                    {t(one.isPassed ? "examResults.passed" : "examResults.notPassed")}
                  </span>
                )}
              </td>
              <td className="num">
                <time>{(one.gmtSubmit ?? "–").slice(0, 16)}</time>
              </td>
              <td className="num">
                {one.seconds === undefined ? "–" : t("examResults.minutes", { count: Math.ceil(one.seconds / 60) })}
              </td>
              <td>{signalsOf(one, t).join(t("examResults.comma"))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Row = NonNullable<Props["items"]>[number];

function signalsOf(one: Row, t: Props["t"]): string[] {
  return [
    ...(one.waitingCount > 0 ? [t("examResults.waiting", { count: one.waitingCount })] : []),
    ...(one.lateCount > 0 ? [t("examResults.late", { count: one.lateCount })] : []),
    ...(one.uncountedCount > 0 ? [t("examResults.uncounted", { count: one.uncountedCount })] : []),
    ...(one.awayCount > 0 ? [t("examResults.away", { count: one.awayCount })] : []),
    ...(one.isByServer ? [t("examResults.byServer")] : []),
    ...(one.isRegraded ? [t("examResults.regraded")] : []),
  ];
}

/** What is filtered by, as the page's address says it. */
function filterOf(query: NonNullable<Props["query"]>) {
  const { str = "", show = "" } = query;
  return { str, show: shows.find((one) => one === show) ?? "" } as const;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  form > *,
  .histogram table {
    min-width: 0;
    max-width: 100%;
  }
  gap: 20px;
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
  .filters,
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 12px 20px;
  }
  .bar {
    align-items: center;
    padding-bottom: 12px;
    border-bottom: 2px solid var(--color-text);
  }
  .filters p {
    display: grid;
    gap: 4px;
  }
  input,
  select {
    max-width: 100%;
    min-width: 0;
    padding: 8px 12px;
    border: 1px solid var(--color-border);
    border-radius: 6px;
    background: var(--color-surface);
    color: inherit;
    font: inherit;
  }
  .problem {
    color: var(--color-danger);
  }
  [role="status"]:empty {
    display: none;
  }
  .scroll {
    overflow-x: auto;
  }
  .scroll table {
    width: 100%;
    border-collapse: collapse;
  }
  .scroll th,
  .scroll td {
    padding: 10px 16px 10px 0;
    border-bottom: 1px solid var(--color-border);
    text-align: start;
    vertical-align: top;
  }
  .scroll thead th,
  .scroll td:nth-child(2),
  .scroll .num {
    white-space: nowrap;
  }
  tbody th {
    min-width: 5em;
    font-weight: 600;
  }
  [data-passed="true"] {
    color: var(--color-success);
  }
  [data-passed="false"] {
    color: var(--color-danger);
  }
  ${histogramStyle}
`;
