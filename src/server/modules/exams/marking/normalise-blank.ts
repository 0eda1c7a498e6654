import type { ExamBlankKey } from "../../../../generated/types.ts";
import { foldWidth } from "../../../../shared/fold-width.ts";

/**
 * The form in which two answers to a blank are compared. Only width and outer space are folded: full-width and
 * half-width signs are one, curly and straight quotes too, space around the text does not count, and a run of space
 * within it is one space. `else if` is not `elseif`, and `x²` is not `x2`. Capitals count where they are asked for.
 */
export function normaliseBlank(
  text: string,
  { caseSensitive = false, ignoreEndStop = false }: Pick<ExamBlankKey, "caseSensitive" | "ignoreEndStop"> = {},
): string {
  const plain = foldWidth(text).trim().replaceAll(/\s+/g, " ").replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');
  const whole = ignoreEndStop ? plain.replace(/\s*[.。]$/, "") : plain;
  return caseSensitive ? whole : whole.toLowerCase();
}

/** A number without the unit of its question that stands behind it; the text itself where there is none. */
export function withoutUnit(text: string, units: readonly string[] = []): string {
  const plain = foldWidth(text).trim();
  const unit = units
    .map((one) => foldWidth(one).trim())
    .filter((one) => one !== "" && plain.endsWith(one))
    .toSorted((a, b) => b.length - a.length)[0];
  return unit === undefined ? text : plain.slice(0, -unit.length);
}
