import { WordLevelEnum } from "../../../generated/enums.ts";
import type { RichText } from "../../../generated/types.ts";
import { walkRichText } from "../../../shared/richtext.ts";
import { fail } from "../../core/errors.ts";
import type { Services } from "../../core/services.ts";
import type { WordHit } from "./lists/find-listed.ts";

/** What is to become of a text by the words that stand in it, from the mildest to the strictest. */
export type Outcome = "pass" | "note" | "mask" | "review" | "refuse";

export interface Verdict {
  outcome: Outcome;
  /** The text with what is to be masked as stars; as it was given where nothing is. */
  text: string;
  /** Words of the lists that stand in it. For moderators only: a writer is never told them. */
  words: string[];
}

interface Asked {
  text: string;
  /** Whose content it is: the lists of the platform and of this organisation count. */
  orgNo: string;
}

/** Looks for the words of the lists in a text that somebody is about to save. */
export async function judgeText({ wordLists }: Pick<Services, "wordLists">, { text, orgNo }: Asked): Promise<Verdict> {
  return verdictOf(text, await wordLists.find(orgNo, text));
}

/** The same of a name: it is taken as it is or refused, as stars are no name. */
export async function admitName(services: Pick<Services, "wordLists">, asked: Asked): Promise<void> {
  const { outcome } = await judgeText(services, asked);
  if (outcome !== "pass" && outcome !== "note") fail("TEXT_REFUSED");
}

/**
 * Looks through a document: a word may begin in one run of text and end in the next. What is to be masked is masked in
 * the document that it gives.
 */
export async function judgeRichText(
  { wordLists }: Pick<Services, "wordLists">,
  { document, orgNo }: { document: RichText; orgNo: string },
): Promise<Omit<Verdict, "text"> & { document: RichText }> {
  const masked = structuredClone(document);
  const runs: { node: { text: string }; start: number }[] = [];
  let text = "";
  walkRichText(masked, (node) => {
    if (node.type !== "text") {
      if (text !== "" && !text.endsWith("\n")) text += "\n";
      return;
    }
    runs.push({ node, start: text.length });
    text += node.text;
  });
  const verdict = verdictOf(text, await wordLists.find(orgNo, text));
  if (verdict.text !== text)
    for (const { node, start } of runs) node.text = verdict.text.slice(start, start + node.text.length);
  return { outcome: verdict.outcome, words: verdict.words, document: masked };
}

/** The strictest of several verdicts, such as of a title and a body. */
export function strictest(verdicts: readonly Pick<Verdict, "outcome" | "words">[]): Pick<Verdict, "outcome" | "words"> {
  const ranks = verdicts.map(({ outcome }) => ORDER.indexOf(outcome));
  return {
    outcome: ORDER[Math.max(0, ...ranks)] ?? "pass",
    words: [...new Set(verdicts.flatMap(({ words }) => words))],
  };
}

const ORDER: readonly Outcome[] = ["pass", "note", "mask", "review", "refuse"];

/** What each level of a word makes of a text, in the order of `WordLevelEnum`. */
const OUTCOMES: Readonly<Record<number, Outcome>> = {
  [WordLevelEnum.allow]: "pass",
  [WordLevelEnum.note]: "note",
  [WordLevelEnum.mask]: "mask",
  [WordLevelEnum.review]: "review",
  [WordLevelEnum.refuse]: "refuse",
};

/** What words that were found make of a text. */
export function verdictOf(text: string, hits: readonly WordHit[]): Verdict {
  const counted = hits.filter(({ word }) => word.level !== WordLevelEnum.allow);
  const { outcome, words } = strictest(
    counted.map(({ word }) => ({ outcome: OUTCOMES[word.level] ?? "review", words: [word.word] })),
  );
  return { outcome, text: masked(text, counted), words };
}

/** As many units as before, so that places in the text stay what they were. */
function masked(text: string, hits: readonly WordHit[]): string {
  let result = text;
  for (const { word, start, end } of hits) {
    if (word.level !== WordLevelEnum.mask) continue;
    result = result.slice(0, start) + "*".repeat(end - start) + result.slice(end);
  }
  return result;
}
