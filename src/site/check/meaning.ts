/**
 * The words that say what a name stands for, the most telling first: its title or what is in it, then its description.
 * They are those of the schemas.
 */
export type WordsOf = (name: string) => readonly string[];

/**
 * The name that means what was written, as `items` of a list whose entries have a `question` is meant by `questions`.
 * undefined where none does, and where several do as well.
 */
export function sameMeaning(written: string, names: readonly string[], wordsOf: WordsOf): string | undefined {
  const wanted = wordsIn(written);
  if (wanted.length === 0 || written.length > longest) return undefined;
  let best: { name: string; score: number } | undefined;
  let isShared = false;
  for (const name of names) {
    const score = scoreOf(wanted, [name, ...wordsOf(name)].map(wordsIn));
    const over = score - (best?.score ?? 0);
    // Of two that mean it alike, the shorter name is the plainer one.
    const isLonger = over === 0 && name.length > (best?.name.length ?? 0);
    if (score === 0 || over < 0 || isLonger) continue;
    isShared = over === 0 && name.length === best?.name.length;
    best = { name, score };
  }
  return isShared ? undefined : best?.name;
}

/** Every word that was written has to be there; the nearer to the name, the more it says. */
function scoreOf(wanted: readonly string[], groups: readonly (readonly string[])[]): number {
  let score = 0;
  for (const word of wanted) {
    const group = groups.findIndex((words) => words.some((one) => stemOf(one) === stemOf(word)));
    if (group < 0) return 0;
    score += (weights[group] ?? 1) + (groups[group]?.includes(word) ? 1 : 0);
  }
  // Of two names with the word the one that says less beside it.
  return score - Math.min(groups[0]?.length ?? 0, 9) / 10;
}

const weights = [8, 4, 1];

/** The words of a name or a sentence, in small letters; Chinese as it is. */
function wordsIn(text: string): string[] {
  return (
    text
      .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
      .toLowerCase()
      .match(/[a-z]{2,}|\p{Script=Han}+/gu) ?? []
  );
}

/** Without the ending of a plural. */
function stemOf(word: string): string {
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

const longest = 80;
