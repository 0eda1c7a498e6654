import { positionsOf } from "./patterns/positions.ts";
import { readPattern, Unfit, type Ranges } from "./patterns/read-pattern.ts";

/**
 * Whether an expression (`pattern`) may stand in a form that an organisation writes. The engines of browsers and of
 * Node try again from every choice that they made, so that a short expression can take for ever over a short text.
 * Taken is the part of ECMAScript's expressions in which nothing is ever to be tried again: it begins with `^`, and
 * wherever it can go on in two ways the next character says which, and along one way only (strongly deterministic in
 * the sense of Brüggemann-Klein and Wood, judged over Glushkov's positions). Such an expression takes time in
 * proportion to the text.
 *
 * No library: judges such as safe-regex2 only count nested stars and let `\s*\s*$` through; and re2js, which
 * matches in linear time by itself, would have to go to every visitor of a form for what few forms use.
 */
export type PatternVerdict = { is: "linear" } | { is: "ambiguous" } | { is: "unfit"; why: string };

export function judgePattern(source: string): PatternVerdict {
  if (source.length > 300) return { is: "unfit", why: "> 300" };
  if (!source.startsWith("^")) return { is: "unfit", why: "^…" };
  try {
    new RegExp(source, "u");
    const { first, follow, sets, isTwofold } = positionsOf(readPattern(source));
    return !isTwofold && [first, ...follow].every((choice) => isDeterministic(choice, sets))
      ? { is: "linear" }
      : { is: "ambiguous" };
  } catch (error) {
    return { is: "unfit", why: error instanceof Unfit ? error.message : source };
  }
}

/** Whether the next character says which of the positions comes. */
function isDeterministic(positions: readonly number[], sets: readonly Ranges[]): boolean {
  const ranges = positions.flatMap((at) => merged(sets[at] ?? [])).toSorted(([a], [b]) => a - b);
  return ranges.every(([from], index) => index === 0 || from > (ranges[index - 1]?.[1] ?? -1));
}

/** Ranges of one class may overlap each other. */
function merged(ranges: Ranges): [number, number][] {
  const out: [number, number][] = [];
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const before = out.at(-1);
    if (before && from <= before[1] + 1) before[1] = Math.max(before[1], to);
    else out.push([from, to]);
  }
  return out;
}
