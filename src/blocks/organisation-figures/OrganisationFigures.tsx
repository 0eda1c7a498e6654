import type { ReactNode } from "react";
import { styled } from "styled-components";
import { figuresIn } from "../../ui/figures.ts";
import { Late } from "../../ui/late.tsx";
import { withQuery } from "../../ui/query.ts";
import type { BlockProps } from "../block.ts";
import { Bars } from "../shared/bars.tsx";
import { deskStyle } from "../shared/desk-style.ts";
import { figureStyle } from "../shared/figure-style.ts";
import { histogramStyle } from "../shared/histogram.tsx";
import { money } from "../shared/money.ts";

type Props = BlockProps<"organisationFigures">;

const totals = ["courseCount", "lecturerCount", "memberCount", "learnerCount"] as const;
const choices = ["7", "30", "90"] as const;
const USUAL = "30";

/** An organisation in numbers: what it has, and what the last days brought. */
export function OrganisationFigures({ figures, days = USUAL, path, locale, blockKey, t }: Props): ReactNode {
  if (!figures)
    return (
      <Root aria-busy>
        <Late t={t} href={path} />
      </Root>
    );
  const { number } = figuresIn(locale);
  const { dayList, orderCount, income } = figures;
  const bars = (valueOf: (day: (typeof dayList)[number]) => number, written: (value: number) => string) =>
    dayList.map((day) => {
      const value = valueOf(day);
      return {
        name: day.day,
        axis: day.day.slice(5),
        value,
        above: value > 0 ? number(Math.round(value)) : "",
        figure: written(value),
      };
    });
  return (
    <Root>
      <dl className="figures">
        {totals.map((name) => (
          <div key={name}>
            <dt>{t(`organisationFigures.total.${name}`)}</dt>
            <dd className="num">{number(figures[name])}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby={`${blockKey}-days`}>
        <h2 id={`${blockKey}-days`}>{t("organisationFigures.sales")}</h2>
        <nav className="strip" aria-label={t("organisationFigures.days")}>
          {choices.map((choice) => (
            <a
              key={choice}
              href={withQuery(path, {}, { days: choice === USUAL ? "" : choice })}
              aria-current={days === choice ? "page" : undefined}
            >
              {t("organisationFigures.lastDays", { days: choice })}
            </a>
          ))}
        </nav>
        <dl className="figures sold">
          <div>
            <dt>{t("organisationFigures.orderCount")}</dt>
            <dd className="num">{number(orderCount)}</dd>
          </div>
          <div>
            <dt>{t("organisationFigures.income")}</dt>
            <dd className="num">{money(income)}</dd>
          </div>
        </dl>
        <div className="charts">
          <Bars
            bars={bars(
              (day) => Number(day.income),
              (value) => money(value.toFixed(2)),
            )}
            title={t("organisationFigures.incomeByDay")}
            columns={[t("organisationFigures.day"), t("organisationFigures.income")]}
          />
          <Bars
            bars={bars((day) => day.orderCount, number)}
            title={t("organisationFigures.ordersByDay")}
            columns={[t("organisationFigures.day"), t("organisationFigures.orderCount")]}
          />
        </div>
      </section>
    </Root>
  );
}

const Root = styled.div`
  ${deskStyle}
  ${histogramStyle}
  ${figureStyle}
  .sold {
    margin-block: 20px;
  }
  .charts {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
    gap: 24px 32px;
  }
`;
