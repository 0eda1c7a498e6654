import { QuestionKindEnum } from "../../generated/enums.ts";
import type { ExamQuestionBody, ExamQuestionKey, ExamQuestionPart } from "../../generated/types.ts";
import { richText } from "../rich-text.ts";

/** A question of the demo's bank, with its key. */
export interface QuestionSeed {
  kind: QuestionKindEnum;
  body: ExamQuestionBody;
  key: ExamQuestionKey;
  difficulty: number;
  tags: string[];
}

interface About {
  /** Why it is right. */
  why: string;
  level?: number;
  tags?: string[];
}

const letters = "abcdefgh";
const idOf = (index: number): string => letters[index] ?? "z";
const optionsOf = (texts: readonly string[]) =>
  texts.map((text, index) => ({ id: idOf(index), content: richText(text) }));
/** "BD" names the second and the fourth. */
const idsOf = (names: string): string[] => [...names].map((name) => name.toLowerCase());

const made = (
  kind: QuestionKindEnum,
  { stem, ...body }: Omit<ExamQuestionBody, "stem"> & { stem: string },
  { key, why, level = 2, tags = [] }: About & { key: ExamQuestionKey },
): QuestionSeed => ({
  kind,
  body: { stem: richText(stem), ...body },
  key: { ...key, explanation: richText(why) },
  difficulty: level,
  tags,
});

/** One right option. */
export const single = (stem: string, options: string[], right: string, about: About): QuestionSeed =>
  made(
    QuestionKindEnum.singleChoice,
    { stem, options: optionsOf(options) },
    { key: { right: idsOf(right) }, ...about },
  );

/** Several right options; a part of them earns its share as long as none is wrong. */
export const several = (stem: string, options: string[], right: string, about: About): QuestionSeed =>
  made(
    QuestionKindEnum.multipleChoice,
    { stem, options: optionsOf(options) },
    { key: { right: idsOf(right), scoring: 2 }, ...about },
  );

export const judge = (stem: string, isTrue: boolean, about: About): QuestionSeed =>
  made(QuestionKindEnum.trueOrFalse, { stem }, { key: { right: [String(isTrue)] }, ...about });

/** Blanks are ____ in the stem; each has the words or the number that it accepts. */
export const blanks = (stem: string, accepted: (string[] | number)[], about: About): QuestionSeed =>
  made(
    QuestionKindEnum.blanks,
    { stem, blankCount: accepted.length },
    {
      key: {
        blanks: accepted.map((accept) => (typeof accept === "number" ? { number: accept, tolerance: 0 } : { accept })),
      },
      ...about,
    },
  );

/** An answer in words, with the lines that it earns points for. */
export const words = (
  stem: string,
  { sample, rubric, ...about }: About & { sample: string; rubric: string[] },
): QuestionSeed =>
  made(
    QuestionKindEnum.shortAnswer,
    { stem },
    { key: { sample, rubric: rubric.map((text) => ({ text, share: 1 })) }, ...about },
  );

/** Pairs that belong together. The right side is shown in another order. */
export const pairs = (stem: string, right: [string, string][], about: About): QuestionSeed => {
  const turned = right.map((_, index) => (index + 2) % right.length);
  return made(
    QuestionKindEnum.matching,
    {
      stem,
      options: right.map(([option], index) => ({ id: idOf(index), content: richText(option) })),
      targets: turned.map((index) => ({ id: idOf(index), content: richText(right[index]?.[1] ?? "") })),
    },
    { key: { pairs: right.map((_, index) => ({ option: idOf(index), target: idOf(index) })) }, ...about },
  );
};

/** Steps in their order. They are shown in another one. */
export const ordering = (stem: string, steps: string[], about: About): QuestionSeed => {
  const shown = steps.map((_, index) => (index * 3 + 1) % steps.length);
  const order = new Set(shown).size === steps.length ? shown : steps.map((_, index) => steps.length - 1 - index);
  return made(
    QuestionKindEnum.ordering,
    { stem, options: order.map((index) => ({ id: idOf(index), content: richText(steps[index] ?? "") })) },
    { key: { right: steps.map((_, index) => idOf(index)) }, ...about },
  );
};

/** A text with questions on it, each of the kinds above. */
export const material = (text: string, parts: QuestionSeed[], about: About): QuestionSeed =>
  made(
    QuestionKindEnum.material,
    {
      stem: text,
      parts: parts.map(({ kind, body: { parts: _none, ...body } }, index): ExamQuestionPart => ({
        id: `q${index + 1}`,
        kind,
        share: 1,
        ...body,
      })),
    },
    {
      key: {
        parts: parts.map(({ key: { explanation: _why, parts: _none, ...key } }, index) => ({
          id: `q${index + 1}`,
          ...key,
        })),
      },
      ...about,
    },
  );
