import type { BlockType } from "../../generated/built/block-table.ts";
import type { BlockWords } from "../../site/document/block-labels.ts";

type Words<Type extends string> = Pick<BlockWords<Type>, "title" | "about" | "keywords">;

/**
 * The blocks that are meant by what somebody looks for, the best first: by the name, then by the words that people use
 * for it, then by its description. Of several words each has to be found, and the weakest decides; where no block has
 * all of them, any will do. Words that stand without spaces are told apart as their language does.
 */
export function foundBlocks<Type extends string = BlockType>(
  types: readonly Type[],
  wanted: string,
  words: Words<Type>,
): Type[] {
  const whole = folded(wanted);
  const parts = wordsIn(whole);
  if (parts.length === 0) return [...types];
  const rankedBy = (decides: (...ranks: number[]) => number) =>
    types
      .map((type, place) => {
        const ofParts = decides(...parts.map((part) => rankOf(type, part, words)));
        return { type, place, rank: Math.min(rankOf(type, whole, words), ofParts) };
      })
      .filter(({ rank }) => rank < NOT_FOUND)
      .toSorted((one, other) => one.rank - other.rank || one.place - other.place)
      .map(({ type }) => type);
  const withAll = rankedBy(Math.max);
  return withAll.length > 0 ? withAll : rankedBy(Math.min);
}

/** The words that somebody typed, as a dictionary of their language parts them: 报名表单 is 报名 and 表单. */
function wordsIn(text: string): string[] {
  const segments = [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)];
  return segments.flatMap(({ segment, isWordLike }) => (isWordLike === true ? [segment] : []));
}

const NOT_FOUND = 9;

/** How near a block is to a word, the least the nearest. */
function rankOf<Type extends string>(type: Type, wanted: string, words: Words<Type>): number {
  const name = folded(words.title(type));
  const keywords = words.keywords(type).map(folded);
  const ranks = [
    name === wanted,
    keywords.includes(wanted),
    name.startsWith(wanted),
    name.includes(wanted),
    keywords.some((keyword) => keyword.startsWith(wanted)),
    keywords.some((keyword) => keyword.includes(wanted)),
    folded(words.about(type)).includes(wanted),
    folded(type).includes(wanted),
  ];
  const rank = ranks.indexOf(true);
  return rank < 0 ? NOT_FOUND : rank;
}

const folded = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, " ");
