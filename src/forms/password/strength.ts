import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { pinyin } from "./pinyin.ts";

/** How hard a password is to guess: 0 (at once) to 4 (very hard). */
export type Score = 0 | 1 | 2 | 3 | 4;

/** What makes a password easy to guess, each with words of its own (`form.theme.password.hint.*`). */
export type StrengthHint = "common" | "repeat" | "sequence" | "keyboard" | "date" | "personal" | "longer";

/**
 * Estimates a password; `known` is what others know of the person, such as the mobile number. Takes some milliseconds.
 */
export function estimate(password: string, known: readonly string[]): { score: Score; hint: StrengthHint | undefined } {
  const { score, feedback } = zxcvbn.check(password, [...known]);
  if (known.some((word) => word !== "" && password.includes(word)))
    return { score: score > 1 ? 1 : score, hint: "personal" };
  return { score, hint: score >= 3 ? undefined : (hints[feedback.warning ?? ""] ?? "longer") };
}

/** Words of a list whose name has `passwords` in it are spoken of as common passwords. */
const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...dictionary, "passwords-pinyin": pinyin },
  graphs: adjacencyGraphs,
});

const hints: Record<string, StrengthHint> = {
  straightRow: "keyboard",
  keyPattern: "keyboard",
  simpleRepeat: "repeat",
  extendedRepeat: "repeat",
  sequences: "sequence",
  recentYears: "date",
  dates: "date",
  topTen: "common",
  topHundred: "common",
  common: "common",
  similarToCommon: "common",
  wordByItself: "common",
  namesByThemselves: "common",
  commonNames: "common",
  userInputs: "personal",
};
