import type { ReactNode } from "react";
import { figuresIn } from "../../ui/figures.ts";
import { Bars } from "./bars.tsx";

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
  const { number, percent } = figuresIn(locale);
  const bars = counts.map((count, place) => ({
    name: `${number(place * 10)}–${percent((place + 1) / 10)}`,
    axis: String(place * 10),
    value: count,
    above: count > 0 ? number(count) : "",
    figure: number(count),
  }));
  return <Bars bars={bars} title={title} columns={columns} />;
}

/** The looks of it, for the style of the block around. */
export const histogramStyle = `
  .histogram { margin: 0; max-width: 560px; position: relative; container-type: inline-size; }
  .histogram figcaption { margin-bottom: 8px; font-size: .875rem; color: var(--color-text-muted); }
  .histogram svg { display: block; width: 100%; height: auto; }
  .histogram rect { fill: var(--color-primary); }
  .histogram circle { fill: var(--color-primary); }
  .histogram polyline { fill: none; stroke: var(--color-primary); stroke-width: 2; stroke-linejoin: round; }
  .histogram text { fill: var(--color-text); font-size: 11px; }
  .histogram .axis { fill: var(--color-text-muted); }
  /* The picture is drawn smaller there, and its words with it. */
  @container (max-width: 420px) { .histogram text { font-size: 14px; } }
`;
