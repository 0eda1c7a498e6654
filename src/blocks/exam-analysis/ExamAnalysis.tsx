import { useState, type ReactNode } from "react";
import type { ExamItem } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { Content } from "../../ui/content.tsx";
import { Empty } from "../../ui/empty.tsx";
import { figuresIn } from "../../ui/figures.ts";
import { Histogram } from "../shared/histogram.tsx";
import { Root } from "./ExamAnalysisStyle.ts";
import { Regrade } from "./Regrade.tsx";

export type Props = BlockProps<"examAnalysis">;

/** How an exam and its questions work; from a question on to its editor, and to a regrade. */
export function ExamAnalysis(props: Props): ReactNode {
  const { analysis, examId = "", resultHref, locale, t } = props;
  const [regraded, setRegraded] = useState<ExamItem>();
  if (!analysis) return null;
  const { examName, confidence, attemptCount, itemList, histogram } = analysis;
  return (
    <Root>
      <h2>
        <Content>{examName}</Content>
      </h2>
      {resultHref && analysis.isResultShown && (
        <a className="link" href={`${resultHref}?exam=${examId}`}>
          {t("examAnalysis.results")}
        </a>
      )}
      <p className="num">{t("examAnalysis.attempts", { count: attemptCount })}</p>
      {confidence === "none" && <Empty text={t("examAnalysis.none")} />}
      {confidence === "few" && <p className="few">{t("examAnalysis.few")}</p>}
      {confidence !== "none" && (
        <>
          <Figures {...props} />
          <Histogram
            counts={histogram}
            locale={locale}
            title={t("examAnalysis.histogram")}
            columns={[t("examAnalysis.histogramShare"), t("examAnalysis.histogramCount")]}
          />
        </>
      )}
      <Noticed items={itemList} t={t} />
      <ol className="items">
        {itemList.map((item, index) => (
          <li key={item.questionId} id={anchorOf(index)}>
            <Item {...props} item={item} no={index + 1} onRegrade={() => setRegraded(item)} />
          </li>
        ))}
      </ol>
      {regraded && <Regrade {...props} item={regraded} onClose={() => setRegraded(undefined)} />}
    </Root>
  );
}

const anchorOf = (index: number) => `item-${index + 1}`;

/** Ways to the questions that go against the rest. */
function Noticed({ items, t }: { items: readonly ExamItem[] } & Pick<Props, "t">): ReactNode {
  const noticed = items.flatMap(({ isNegative }, index) => (isNegative ? [index] : []));
  if (noticed.length === 0) return null;
  return (
    <p className="noticed num">
      {t("examAnalysis.look", { count: noticed.length })}
      {noticed.map((index) => (
        <a key={index} className="link" href={`#${anchorOf(index)}`}>
          {index + 1}
        </a>
      ))}
    </p>
  );
}

function Figures({ analysis, locale, t }: Props): ReactNode {
  if (!analysis) return null;
  const { mean, deviation, alpha, standardError, maxScore } = analysis;
  const { number, decimal } = figuresIn(locale);
  const lines = [
    ["mean", mean === undefined ? decimal(mean, 1) : `${decimal(mean, 1)} / ${number(maxScore)}`],
    ["deviation", decimal(deviation, 1)],
    ["alpha", decimal(alpha, 2)],
    ["standardError", decimal(standardError, 1)],
  ] as const;
  return (
    <dl className="figures">
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`examAnalysis.figure.${name}`)}</dt>
          <dd className="num">{value}</dd>
          <dd className="muted">{t(`examAnalysis.about.${name}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

const figures = ["facility", "discrimination", "efficiency", "weight", "time"] as const;

function Item({
  item,
  no,
  onRegrade,
  analysis,
  editHref,
  locale,
  t,
}: Props & { item: ExamItem; no: number; onRegrade(): void }): ReactNode {
  const { number, decimal, percent } = figuresIn(locale);
  const { weight, medianSeconds } = item;
  const values = {
    facility: percent(item.facility),
    discrimination: decimal(item.discrimination, 0),
    efficiency: decimal(item.efficiency, 0),
    weight: percent(weight === undefined ? weight : weight / 100, 1),
    time: medianSeconds === undefined ? number(medianSeconds) : t("examAnalysis.seconds", { count: medianSeconds }),
  };
  return (
    <article>
      <h3>
        <span className="num">{no}</span> <Content>{item.words}</Content>
      </h3>
      {item.isNegative && <p className="negative">{t("examAnalysis.negative")}</p>}
      {item.confidence === "none" ? (
        <p className="muted">{t("examAnalysis.tooFew", { count: item.attemptCount })}</p>
      ) : (
        <>
          <dl className="of-item">
            {figures.map((name) => (
              <div key={name}>
                <dt>{t(`examAnalysis.item.${name}`)}</dt>
                <dd className="num">{values[name]}</dd>
              </div>
            ))}
          </dl>
          {item.optionList.length > 0 && <Options item={item} locale={locale} t={t} />}
        </>
      )}
      <p className="do">
        {editHref && item.isEditable && (
          <a className="link" href={`${editHref}?questionId=${item.questionId}`}>
            {t("examAnalysis.edit")}
          </a>
        )}
        {analysis?.isMaker && (
          <button type="button" className="link" onClick={onRegrade}>
            {t("examAnalysis.regrade")}
          </button>
        )}
        {item.hasNewerVersion && <span className="muted">{t("examAnalysis.newer")}</span>}
      </p>
    </article>
  );
}

function Options({ item, locale, t }: { item: ExamItem } & Pick<Props, "locale" | "t">): ReactNode {
  // Of as many as a third has at most.
  const all = Math.ceil(item.attemptCount / 3);
  return (
    <table>
      <caption className="vh">{t("examAnalysis.options")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("examAnalysis.option")}</th>
          {(["lower", "middle", "upper"] as const).map((third) => (
            <th key={third} scope="col">
              {t(`examAnalysis.third.${third}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {item.optionList.map(({ id, words, isRight, isIdle, thirds }) => (
          <tr key={id} data-right={isRight || undefined}>
            <th scope="row">
              <Content>{words || t(id === "true" ? "examAnalysis.true" : "examAnalysis.false")}</Content>
              {isRight && <span className="right"> {t("examAnalysis.right")}</span>}
              {isIdle && <span className="muted"> {t("examAnalysis.idle")}</span>}
            </th>
            {thirds.map((count, third) => (
              // They are three, in their order.
              <td key={third} className="num">
                {figuresIn(locale).number(count)}
                <i style={{ width: `${Math.min(100, (count / all) * 100)}%` }} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
