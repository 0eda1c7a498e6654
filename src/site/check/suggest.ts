import { sameMeaning, type WordsOf } from "./meaning.ts";

/** What was written, and the names among which the nearest is looked for when a person is told. */
export interface Slip {
  written: unknown;
  names: readonly string[];
  /** Whether the names are told only where one of them is near. */
  ifNear?: true;
  /** What the names stand for, where that is known. */
  wordsOf?: WordsOf;
}

/**
 * Findings for which the nearest name is looked for: nobody mends more at a time, and looking for one costs more than
 * all else.
 */
export const maxSuggestions = 20;

/**
 * What could stand there, and what to look among for what was meant. For a problem: `nearestOf` is asked when it is
 * told.
 */
export function suggest(
  written: unknown,
  allowed: readonly string[],
  wordsOf?: WordsOf,
): { slip: Slip; allowed: readonly string[] } {
  return { slip: { written, names: allowed, ...(wordsOf ? { wordsOf } : {}) }, allowed };
}

/** As `suggest`, where there are too many names to list them. */
export function suggestOnly(written: unknown, names: readonly string[]): { slip: Slip } {
  return { slip: { written, names } };
}

/** What a finding says of a slip: what was probably meant, if anything is near. */
export function meant({ written, names, ifNear, wordsOf = noWords }: Slip): {
  suggestion?: string;
  allowed?: readonly string[];
} {
  const suggestion =
    typeof written === "string"
      ? (nearestOf(written, names) ?? wholeOf(written, names) ?? sameMeaning(written, names, wordsOf))
      : undefined;
  return suggestion === undefined ? {} : { suggestion, ...(ifNear ? { allowed: names } : {}) };
}

const noWords: WordsOf = () => [];

/** The name that is nearest to what was written, if it is near enough to be a slip of the finger. */
export function nearestOf(written: string, names: readonly string[]): string | undefined {
  // Nothing that somebody slipped in typing is as long as this, and comparing grows with the square.
  if (written.length > longest) return undefined;
  const small = written.toLowerCase();
  const limit = Math.max(1, Math.floor(written.length / 3));
  let nearest: string | undefined;
  let least = limit + 1;
  for (const name of names) {
    // What differs in length by more than may be mended is not looked at letter by letter.
    if (Math.abs(name.length - written.length) >= least) continue;
    const distance = name.toLowerCase() === small ? 0 : editDistance(written, name, least);
    if (distance < least) {
      least = distance;
      nearest = name;
    }
  }
  return nearest;
}

/** The one name of which what was written is a part, as `carousel` is of `bannerCarousel`. */
export function wholeOf(written: string, names: readonly string[]): string | undefined {
  // Parts as short as "in" are in names that mean something else.
  if (written.length < 4) return undefined;
  const small = written.toLowerCase();
  const [whole, ...others] = names.filter((name) => name.toLowerCase().includes(small));
  return others.length === 0 ? whole : undefined;
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
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) >= limit) return limit;
    before = row;
    row = next;
  }
  return row[to.length] ?? 0;
}
