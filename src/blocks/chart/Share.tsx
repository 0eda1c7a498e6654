import type { ReactNode } from "react";
import { Content } from "../../ui/content.tsx";
import { ChartFrame, type Bar } from "../shared/chart-frame.tsx";

/** Values below each other, each with a bar as long as it is of the largest. */
export function Share({
  bars,
  title,
  columns,
}: {
  bars: readonly Bar[];
  title: string;
  columns: readonly [name: string, value: string];
}): ReactNode {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ChartFrame bars={bars} title={title} columns={columns}>
      {/* The table says the same. */}
      <ol className="shares" aria-hidden="true">
        {bars.map(({ name, figure, value }, place) => (
          <li key={place}>
            <Content>{name}</Content>
            <span className="num">{figure}</span>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none">
              <rect width={(100 * Math.max(0, value)) / most} height="6" />
            </svg>
          </li>
        ))}
      </ol>
    </ChartFrame>
  );
}
