import type { ReactNode } from "react";
import { figuresIn } from "../../ui/figures.ts";
import { Bars } from "../shared/bars.tsx";
import { signedMoney } from "../shared/money.ts";
import { byMonth, type Stretch } from "./by-month.ts";
import type { Figures, Props } from "./PlatformFigures.tsx";

const charts = ["turnover", "earned", "orderCount", "refunded", "personCount", "signInCount"] as const;
type Chart = (typeof charts)[number];
const amounts: readonly Chart[] = ["turnover", "earned", "refunded"];

/** Each figure by day, a year by month. */
export function Charts({ figures, span, locale, blockKey, t }: Props & { figures: Figures; span: string }): ReactNode {
  const { number } = figuresIn(locale);
  const isYear = span === "365";
  const stretches: Stretch[] = isYear
    ? byMonth(figures.dayList)
    : figures.dayList.map((day) => ({
        ...day,
        name: day.day,
        turnover: Number(day.turnover),
        earned: Number(day.earned),
        refunded: Number(day.refunded),
      }));
  return (
    <section className="charts" aria-labelledby={`${blockKey}-charts`}>
      <h2 id={`${blockKey}-charts`}>{t(isYear ? "platformFigures.byMonth" : "platformFigures.byDay")}</h2>
      {charts.map((chart) => {
        const counted = stretches.filter((stretch) => stretch[chart] !== undefined);
        if (counted.length === 0) return null;
        return (
          <Bars
            key={chart}
            title={t(
              chart === "signInCount" && isYear
                ? "platformFigures.chart.signInsADay"
                : `platformFigures.chart.${chart}`,
            )}
            columns={[t(isYear ? "platformFigures.month" : "platformFigures.day"), t(`platformFigures.chart.${chart}`)]}
            bars={counted.map((stretch) => {
              const value = stretch[chart] ?? 0;
              return {
                name: stretch.name,
                axis: stretch.name.slice(isYear ? 2 : 5),
                value,
                above: value > 0 ? number(Math.round(value)) : "",
                figure: amounts.includes(chart) ? signedMoney(value.toFixed(2)) : number(value),
              };
            })}
          />
        );
      })}
    </section>
  );
}
