/** What was probably meant, and what could stand there. For a finding; nothing when nothing is near. */
export function suggest(written: string, allowed: readonly string[]): { suggestion?: string; allowed: readonly string[] } {
  const nearest = nearestOf(written, allowed);
  return nearest === undefined ? { allowed } : { suggestion: nearest, allowed };
}

/** The name that is nearest to what was written, if it is near enough to be a slip of the finger. */
export function nearestOf(written: string, names: readonly string[]): string | undefined {
  // Nothing that somebody slipped in typing is as long as this, and comparing grows with the square.
  if (written.length > longest) return undefined;
  const limit = Math.max(1, Math.floor(written.length / 3));
  let nearest: string | undefined;
  let least = limit + 1;
  for (const name of names) {
    const distance = name.toLowerCase() === written.toLowerCase() ? 0 : editDistance(written, name, least);
    if (distance < least) {
      least = distance;
      nearest = name;
    }
  }
  return nearest;
}

const longest = 80;

/**
 * How many letters must be put in, taken out, changed, or swapped with their neighbour (Damerau and Levenshtein,
 * optimal string alignment). Gives `limit` as soon as it cannot be less.
 */
export function editDistance(from: string, to: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(from.length - to.length) >= limit) return limit;
  let before: number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1];
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) >= limit) return limit;
    before = row;
    row = next;
  }
  return row[to.length] ?? 0;
}
