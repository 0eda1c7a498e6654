import type { ReactNode } from "react";
import type { CoursePeriodFigures } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { figuresIn } from "../../ui/figures.ts";
import type { Translate } from "../block.ts";
import { FigureTable } from "../shared/figure-table.tsx";

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
    <FigureTable
      caption={t("courseFigures.lessons")}
      rows={periods}
      keyOf={({ periodId }) => periodId}
      columns={[
        {
          name: "lesson",
          label: t("courseFigures.column.lesson"),
          cell: (period) => (
            <>
              <Content>{period.periodName}</Content>
              <span className="hint">
                {t(`courseFigures.kind.${period.periodType}`)} · <Content>{period.chapterName}</Content>
              </span>
            </>
          ),
        },
        {
          name: "began",
          label: t("courseFigures.column.began"),
          className: "num",
          cell: ({ learnerCount }) => number(learnerCount),
        },
        {
          name: "completed",
          label: t("courseFigures.column.completed"),
          className: "num",
          cell: ({ completeCount }) => number(completeCount),
        },
        {
          name: "where",
          label: t("courseFigures.column.where"),
          className: "where",
          isNamed: false,
          cell: (period) =>
            period.watchedList.length > 0 &&
            period.learnerCount > 0 && (
              <>
                <Where period={period} />
                <span className="hint">{whereOf(period, t)}</span>
              </>
            ),
        },
      ]}
    />
  );
}

/** What the sentence beside it says, as a picture. */
function Where({ period: { watchedList, stoppedList } }: { period: CoursePeriodFigures }): ReactNode {
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

function whereOf({ stoppedList }: CoursePeriodFigures, t: Translate): string {
  const most = Math.max(...stoppedList);
  if (most === 0) return t("courseFigures.nobodyStopped");
  const part = stoppedList.indexOf(most);
  const share = 100 / stoppedList.length;
  return t("courseFigures.stop", { from: part * share, until: (part + 1) * share, count: most });
}
