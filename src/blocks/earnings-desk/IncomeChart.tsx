import type { ReactNode } from "react";
import { Content } from "../../ui/content.tsx";
import { Bars, type Bar } from "../shared/bars.tsx";
import type { Props } from "./EarningsDesk.tsx";
import { money } from "../shared/money.ts";

/** Income by month and by day as bars, and the courses that earn most. */
export function IncomeChart({ totals, blockKey, t }: Props): ReactNode {
  if (!totals) return null;
  const { monthList, dayList, courseList } = totals;
  const mostOfCourse = Math.max(1, ...courseList.map(({ income }) => Number(income)));
  return (
    <section aria-labelledby={`${blockKey}-chart`}>
      <h2 id={`${blockKey}-chart`}>{t("earningsDesk.chart")}</h2>
      <div className="charts">
        <Bars
          bars={monthList.map(({ month, income }) => barOf(month, month.slice(5), income))}
          title={t("earningsDesk.byMonth")}
          columns={[t("earningsDesk.month"), t("earningsDesk.income")]}
        />
        <Bars
          bars={dayList.map(({ day, income }) => barOf(day, day.slice(5), income))}
          title={t("earningsDesk.byDay")}
          columns={[t("earningsDesk.day"), t("earningsDesk.income")]}
        />
      </div>
      {courseList.length > 0 && (
        <>
          <h3>{t("earningsDesk.byCourse")}</h3>
          <ol className="courses">
            {courseList.map(({ courseName, income }, place) => (
              <li key={place}>
                <Content>{courseName}</Content>
                <span className="num">{money(income)}</span>
                <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * Number(income)) / mostOfCourse} height="6" />
                </svg>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

const barOf = (name: string, axis: string, income: string): Bar => ({
  name,
  axis,
  value: Number(income),
  above: Number(income) > 0 ? String(Math.round(Number(income))) : "",
  figure: money(income),
});
