import { MARK_SOURCES } from "../marking/mark-attempt.ts";

/**
 * The mark that follows from what several markers gave, in hundredths and in the order in which they gave it: the mean of
 * two that are near enough to each other, otherwise what a third gives. Undefined as long as somebody is missing.
 */
export function agree(given: readonly number[], maxDifference: number): { cents: number; source: number } | undefined {
  const [first, second, third] = given;
  if (first === undefined || second === undefined) return undefined;
  if (third !== undefined) return { cents: third, source: MARK_SOURCES.third };
  if (Math.abs(first - second) > maxDifference) return undefined;
  return { cents: Math.round((first + second) / 2), source: MARK_SOURCES.person };
}
