/** Seconds from the first to before the second; both whole. */
export type Range = readonly [from: number, to: number];

/** Whole seconds, in order, nothing twice. Ranges that are empty once they are whole are left out. */
export function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: [number, number][] = [];
  const whole = ranges
    .map(([from, to]): [number, number] => [Math.round(from), Math.round(to)])
    .filter(([from, to]) => to > from);
  for (const [from, to] of whole.sort((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** The length of merged ranges. */
export function totalSeconds(ranges: readonly Range[]): number {
  return ranges.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** Of merged ranges what fits into so many seconds, from the start. */
export function firstSeconds(ranges: readonly Range[], seconds: number): Range[] {
  const kept: Range[] = [];
  let left = Math.floor(seconds);
  for (const [from, to] of ranges) {
    if (left <= 0) break;
    const end = Math.min(to, from + left);
    kept.push([from, end]);
    left -= end - from;
  }
  return kept;
}
