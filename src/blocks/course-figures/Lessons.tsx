import type { ReactNode } from "react";
import type { CoursePeriodFigures } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { figuresIn } from "../../ui/figures.ts";
import type { Translate } from "../block.ts";

/** Sizes of a picture, in its own units: bars up for who saw a part, bars down for who stopped in it. */
const [STEP, UP, DOWN] = [10, 26, 10];

/** Each lesson: who began and completed it, and where people stop. */
export function Lessons({
  periods,
  locale,
  t,
}: {
  periods: readonly CoursePeriodFigures[];
  locale: string;
  t: Translate;
}): ReactNode {
  const { number } = figuresIn(locale);
  return (
    <table className="lines lessons">
      <caption className="vh">{t("courseFigures.lessons")}</caption>
      <thead>
        <tr>
          {(["lesson", "began", "completed", "where"] as const).map((column) => (
            <th key={column} scope="col">
              {t(`courseFigures.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {periods.map((period) => (
          <tr key={period.periodId}>
            <td>
              <Content>{period.periodName}</Content>
              <span className="hint">
                {t(`courseFigures.kind.${period.periodType}`)} · <Content>{period.chapterName}</Content>
              </span>
            </td>
            <td data-label={t("courseFigures.column.began")} className="num">
              {number(period.learnerCount)}
            </td>
            <td data-label={t("courseFigures.column.completed")} className="num">
              {number(period.completeCount)}
            </td>
            <td className="where">
              <Where period={period} />
              <span className="hint">{whereOf(period, t)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the sentence beside it says, as a picture. */
function Where({ period: { watchedList, stoppedList } }: { period: CoursePeriodFigures }): ReactNode {
  if (watchedList.length === 0) return null;
  const most = Math.max(1, ...watchedList);
  const mostStopped = Math.max(1, ...stoppedList);
  return (
    <svg
      viewBox={`0 0 ${STEP * watchedList.length} ${UP + DOWN}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {watchedList.map((count, part) => {
        const height = (UP * count) / most;
        const below = (DOWN * (stoppedList[part] ?? 0)) / mostStopped;
        return (
          <g key={part}>
            <rect className="saw" x={part * STEP + 1} y={UP - height} width={STEP - 2} height={height} />
            <rect className="stopped" x={part * STEP + 1} y={UP} width={STEP - 2} height={below} />
          </g>
        );
      })}
    </svg>
  );
}

function whereOf({ stoppedList, watchedList, learnerCount }: CoursePeriodFigures, t: Translate): string {
  if (watchedList.length === 0 || learnerCount === 0) return "";
  const most = Math.max(...stoppedList);
  if (most === 0) return t("courseFigures.nobodyStopped");
  const part = stoppedList.indexOf(most);
  const share = 100 / stoppedList.length;
  return t("courseFigures.stop", { from: part * share, until: (part + 1) * share, count: most });
}
