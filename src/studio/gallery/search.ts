import type { BlockType } from "../../generated/built/block-table.ts";
import type { BlockWords } from "../../site/document/block-labels.ts";

type Words<Type extends string> = Pick<BlockWords<Type>, "title" | "about" | "keywords">;

/**
 * The blocks that are meant by what somebody looks for, the best first: by the name, then by the words that people use
 * for it, then by its description. Of several words each has to be found; the weakest decides.
 */
export function foundBlocks<Type extends string = BlockType>(
  types: readonly Type[],
  wanted: string,
  words: Words<Type>,
): Type[] {
  const whole = folded(wanted);
  const parts = whole.split(" ").filter(Boolean);
  if (parts.length === 0) return [...types];
  return types
    .map((type, place) => {
      const rank = Math.min(rankOf(type, whole, words), Math.max(...parts.map((part) => rankOf(type, part, words))));
      return { type, place, rank };
    })
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((one, other) => one.rank - other.rank || one.place - other.place)
    .map(({ type }) => type);
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
