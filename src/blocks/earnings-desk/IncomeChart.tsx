import type { ReactNode } from "react";
import { Content } from "../../ui/content.tsx";
import type { Props } from "./EarningsDesk.tsx";
import { money } from "./money.ts";

/** Sizes of the picture, in its own units. */
const [WIDTH, HEIGHT, GAP] = [480, 120, 6];
/** Room above the highest bar for its amount. */
const ABOVE = 16;

/** Income by month as bars, and the same as a table for whoever does not see them; and the courses that earn most. */
export function IncomeChart({ totals, blockKey, t }: Props): ReactNode {
  if (!totals) return null;
  const { monthList, courseList } = totals;
  const title = t("earningsDesk.byMonth");
  const most = Math.max(1, ...monthList.map(({ income }) => Number(income)));
  const step = WIDTH / Math.max(1, monthList.length);
  const mostOfCourse = Math.max(1, ...courseList.map(({ income }) => Number(income)));
  return (
    <section aria-labelledby={`${blockKey}-chart`}>
      <h2 id={`${blockKey}-chart`}>{t("earningsDesk.chart")}</h2>
      <figure className="histogram">
        <figcaption>{title}</figcaption>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 24}`} role="img" aria-label={title}>
          {monthList.map(({ month, income }, place) => {
            const height = ((HEIGHT - ABOVE) * Number(income)) / most;
            return (
              <g key={month}>
                <rect x={place * step + GAP / 2} y={HEIGHT - height} width={step - GAP} height={height} rx="2" />
                {Number(income) > 0 && (
                  <text x={place * step + step / 2} y={HEIGHT - height - 4} textAnchor="middle">
                    {Math.round(Number(income))}
                  </text>
                )}
                <text x={place * step + step / 2} y={HEIGHT + 16} textAnchor="middle" className="axis">
                  {month.slice(5)}
                </text>
              </g>
            );
          })}
        </svg>
        <div className="vh">
          <table>
            <caption>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{t("earningsDesk.month")}</th>
                <th scope="col">{t("earningsDesk.income")}</th>
              </tr>
            </thead>
            <tbody>
              {monthList.map(({ month, income }) => (
                <tr key={month}>
                  <th scope="row">{month}</th>
                  <td>{money(income)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </figure>
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
