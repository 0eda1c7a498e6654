/**
 * The pages that get a link: the first, the last and those around the current one; 0 stands for a gap. Never more
 * than seven entries, so that they fit a phone.
 */
export function shownPages(current: number, total: number): number[] {
  if (total <= 6) return Array.from({ length: total }, (_, place) => place + 1);
  const from = Math.max(1, Math.min(current - 1, total - 3));
  const middle = [from, from + 1, from + 2].filter((page) => page > 1 && page < total);
  const first = middle[0] ?? 1;
  const last = middle.at(-1) ?? total;
  return [1, ...(first > 2 ? [0] : []), ...middle, ...(last < total - 1 ? [0] : []), total];
}
