import type { CheckKey } from "./messages.ts";

/** What a finding is about in the list of what a site makes its own, in the order of that list. */
export const adviceKinds = ["law", "starter", "empty", "language", "deadLink", "leaves", "colour", "picture"] as const;

export type AdviceKind = (typeof adviceKinds)[number];

const kindOfKey: Partial<Record<CheckKey, AdviceKind>> = {
  "own.operator": "law",
  "own.terms": "law",
  "own.privacy": "law",
  "own.record": "law",
  "own.starter": "starter",
  "own.empty": "empty",
  "text.notTranslated": "language",
  "text.stillBelow": "language",
  "address.nowhere": "deadLink",
  "address.featureOff": "deadLink",
  "screen.unreachable": "deadLink",
  "own.leaves": "leaves",
  "own.outside": "leaves",
  "theme.contrast": "colour",
  "own.noAlt": "picture",
  "picture.noAlternative": "picture",
  "picture.noWords": "picture",
};

/** What a finding is about; undefined for one that is a mistake of another kind. */
export function adviceKind(key: CheckKey | undefined): AdviceKind | undefined {
  return key === undefined ? undefined : kindOfKey[key];
}

/** What has to be there before a site is published for the first time. */
export const lawKeys: ReadonlySet<CheckKey | undefined> = new Set<CheckKey>([
  "own.operator",
  "own.terms",
  "own.privacy",
]);
