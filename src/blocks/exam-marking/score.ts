import type { ExamRubricLine } from "../../generated/types.ts";
import { readNumber } from "../../shared/typed-number.ts";

/** Points for the lines of a rubric that an answer earns, by their weights; at most two decimals. */
export function rubricScore(rubric: readonly ExamRubricLine[], earned: readonly number[], maxScore: number): number {
  const total = rubric.reduce((sum, { share }) => sum + share, 0);
  if (total === 0) return 0;
  const share = earned.reduce((sum, index) => sum + (rubric[index]?.share ?? 0), 0);
  return Math.round((share / total) * maxScore * 100) / 100;
}

/** A score that was typed; undefined for what is none, or more than there is. */
export function scoreOf(typed: string, maxScore: number): number | undefined {
  const score = readNumber(typed);
  if (score === undefined || score < 0 || score > maxScore) return undefined;
  return Math.round(score * 100) / 100 === score ? score : undefined;
}

/** How long after a digit another belongs to the same score. */
const TOGETHER_MS = 1200;

/**
 * The score after the key of a digit: two digits soon after each other are one score where the question gives so much,
 * otherwise the new one stands alone. Undefined where it would be more than there is.
 */
export function typedScore(
  digit: string,
  { before, since, maxScore }: { before: string; since: number; maxScore: number },
): string | undefined {
  const joined = since < TOGETHER_MS && before !== "" ? before + digit : digit;
  if (scoreOf(joined, maxScore) !== undefined) return String(Number(joined));
  return scoreOf(digit, maxScore) === undefined ? undefined : digit;
}
