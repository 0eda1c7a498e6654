import type { ReactNode } from "react";

/** Sizes of the picture, in its own units. */
const [WIDTH, HEIGHT] = [480, 120];
/** Room above the highest bar for its number. */
const ABOVE = 16;
/** A few bars are not drawn wider than this. */
const MAX_WIDE = 48;
/** More bars than this have no room for words at each of them. */
const MAX_NAMED = 14;

/** One bar: its name in the table, below it where there is room, and how its value is written. */
export interface Bar {
  name: string;
  axis: string;
  value: number;
  /** Above the bar; empty for none. */
  above: string;
  /** In the table. */
  figure: string;
}

/** Bars with their values, and the same as a table for whoever does not see them. */
export function Bars({
  bars,
  title,
  columns,
}: {
  bars: readonly Bar[];
  title: string;
  columns: readonly [name: string, value: string];
}): ReactNode {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const step = WIDTH / Math.max(1, bars.length);
  const wide = Math.min(MAX_WIDE, step - Math.min(6, step / 5));
  const every = Math.ceil(bars.length / MAX_NAMED);
  return (
    <figure className="histogram">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 24}`} role="img" aria-label={title}>
        {bars.map(({ name, axis, value, above }, place) => {
          const height = ((HEIGHT - ABOVE) * Math.max(0, value)) / most;
          return (
            <g key={name}>
              <rect x={place * step + (step - wide) / 2} y={HEIGHT - height} width={wide} height={height} rx="2" />
              {above !== "" && every === 1 && (
                <text x={place * step + step / 2} y={HEIGHT - height - 4} textAnchor="middle">
                  {above}
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
                  {axis}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <div className="vh">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, figure }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}
