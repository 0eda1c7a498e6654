import { fold, type SearchWords } from "./search-words.ts";

/** Words that most questions have, whatever they are about; Chinese ones as searches have them, two signs each. */
const QUESTION_WORDS = new Set(
  (
    "怎么 么办 么样 么做 什么 为什 如何 何时 多久 多少 多长 哪个 哪些 哪里 哪种 几次 " +
    "可以 以吗 能不 不能 需要 应该 要不 不要 有没 没有 是否 是不 不是 还是 可不 会不 不会 请问 问题 一下 一个 这个 那个 大家 之后 以后 的话 " +
    "a an and are be can do does for from get have how i if in is it me my of on or should the there to what when where which who why will with you"
  ).split(" "),
);

/**
 * Whether a name is about what a search asks for: it has at least half of its words, and two, words of every question
 * not counted. Of one that is known to have all words, in its text too, one in the name is enough.
 */
export function isLike(name: string, { asked }: Pick<SearchWords, "asked">, { hasAll = false } = {}): boolean {
  const about = asked.filter((word) => !QUESTION_WORDS.has(word));
  const folded = fold(name);
  const shared = about.filter((word) => folded.includes(word)).length;
  return hasAll ? shared > 0 : shared > 1 && shared >= about.length / 2;
}
