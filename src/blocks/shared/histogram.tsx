import type { ReactNode } from "react";
import { figuresIn } from "../../ui/figures.ts";

/** Sizes of the picture, in its own units. */
const [WIDTH, HEIGHT, GAP] = [400, 120, 4];
/** Room above the highest bar for its number. */
const ABOVE = 16;

/** How many have which tenth of the points: a picture, and the same as a table for whoever does not see it. */
export function Histogram({
  counts,
  locale,
  title,
  columns,
}: {
  counts: readonly number[];
  locale: string;
  title: string;
  columns: readonly [share: string, count: string];
}): ReactNode {
  const most = Math.max(1, ...counts);
  const step = WIDTH / counts.length;
  const { number, percent } = figuresIn(locale);
  const nameOf = (place: number) => `${number(place * 10)}–${percent((place + 1) / 10)}`;
  return (
    <figure className="histogram">
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 24}`} role="img" aria-label={title}>
        {counts.map((count, place) => {
          const height = ((HEIGHT - ABOVE) * count) / most;
          return (
            <g key={nameOf(place)}>
              <rect x={place * step + GAP / 2} y={HEIGHT - height} width={step - GAP} height={height} rx="2" />
              {count > 0 && (
                <text x={place * step + step / 2} y={HEIGHT - height - 4} textAnchor="middle">
                  {number(count)}
                </text>
              )}
              <text x={place * step + step / 2} y={HEIGHT + 16} textAnchor="middle" className="axis">
                {place * 10}
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
              <th scope="col">{columns[0]}</th>
              <th scope="col">{columns[1]}</th>
            </tr>
          </thead>
          <tbody>
            {counts.map((count, place) => (
              <tr key={nameOf(place)}>
                <th scope="row">{nameOf(place)}</th>
                <td>{number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** The looks of it, for the style of the block around. */
export const histogramStyle = `
  .histogram { margin: 0; max-width: 560px; position: relative; }
  .histogram figcaption { margin-bottom: 8px; font-size: .875rem; color: var(--color-text-muted); }
  .histogram svg { display: block; width: 100%; height: auto; }
  .histogram rect { fill: var(--color-primary); }
  .histogram text { fill: var(--color-text); font-size: 11px; }
  .histogram .axis { fill: var(--color-text-muted); }
`;
