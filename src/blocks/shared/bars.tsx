import type { ReactNode } from "react";
import { ChartFrame, type Bar } from "./chart-frame.tsx";

/** Sizes of the picture, in its own units. */
const [WIDTH, HEIGHT] = [480, 120];
/** Room above the highest bar for its number. */
const ABOVE = 16;
/** A few bars are not drawn wider than this. */
const MAX_WIDE = 48;
/** More bars than this have no room for words at each of them. */
const MAX_NAMED = 14;

interface BarsProps {
  bars: readonly Bar[];
  title: string;
  columns: readonly [name: string, value: string];
  /** Whether a line leads from value to value, in place of the bars. */
  isLine?: boolean;
}

/** Bars with their values, or a line, and the same as a table for whoever does not see them. */
export function Bars({ bars, title, columns, isLine = false }: BarsProps): ReactNode {
  const step = WIDTH / Math.max(1, bars.length);
  const every = Math.ceil(bars.length / MAX_NAMED);
  return (
    <ChartFrame bars={bars} title={title} columns={columns}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 24}`} role="img" aria-label={title}>
        {isLine && <Line bars={bars} step={step} />}
        {bars.map((bar, place) => (
          <g key={place}>
            {!isLine && <Rectangle bar={bar} x={place * step} step={step} most={mostOf(bars)} />}
            {bar.above !== "" && every === 1 && (
              <text x={place * step + step / 2} y={topOf(bar, mostOf(bars)) - 4} textAnchor="middle">
                {bar.above}
              </text>
            )}
            {place % every === 0 && (
              <text
                x={every === 1 ? place * step + step / 2 : place * step}
                y={HEIGHT + 16}
                // Where names are wider than their bar, the first would begin outside the picture.
                textAnchor={every === 1 ? "middle" : "start"}
                className="axis"
              >
                {bar.axis}
              </text>
            )}
          </g>
        ))}
      </svg>
    </ChartFrame>
  );
}

function Rectangle({ bar, x, step, most }: { bar: Bar; x: number; step: number; most: number }): ReactNode {
  const wide = Math.min(MAX_WIDE, step - Math.min(6, step / 5));
  const top = topOf(bar, most);
  return <rect x={x + (step - wide) / 2} y={top} width={wide} height={HEIGHT - top} rx="2" />;
}

function Line({ bars, step }: { bars: readonly Bar[]; step: number }): ReactNode {
  const most = mostOf(bars);
  const points = bars.map((bar, place) => `${place * step + step / 2},${topOf(bar, most)}`);
  const [first = ""] = points;
  // A line needs two ends; one value is a point.
  return points.length === 1 ? (
    <circle cx={step / 2} cy={Number(first.split(",")[1])} r="3" />
  ) : (
    <polyline points={points.join(" ")} />
  );
}

function mostOf(bars: readonly Bar[]): number {
  return Math.max(1, ...bars.map(({ value }) => value));
}

/** What is below 0 has no height: its figure tells it. */
function topOf({ value }: Bar, most: number): number {
  return HEIGHT - ((HEIGHT - ABOVE) * Math.max(0, value)) / most;
}
