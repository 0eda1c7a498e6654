import { Gap, normalise, normaliseDisguised, type NormalText } from "./normalise.ts";

/** A word of a list. */
export interface ListedWord {
  id: string;
  word: string;
  /** A value of WordLevelEnum. */
  level: number;
  /** Whose list it stands in. */
  orgNo: string;
}

/** Where a word stands in a text; offsets are those of the text that was given. */
export interface WordHit {
  word: ListedWord;
  start: number;
  end: number;
}

/** Words ready to be looked for. */
export interface WordIndex {
  readonly size: number;
  /** Adds a word, or changes the one of its id. */
  add(word: ListedWord): void;
  /** Takes out a word by its id, where it is there. */
  remove(id: string): void;
  /** Tells of all words that stand at this unit. */
  at(normal: NormalText, index: number, tell: (word: ListedWord, length: number) => void): void;
}

/**
 * What of the lists stands in a text, in its order. Of words inside one another the longest counts, so that a longer
 * word of the white list takes out what is in it.
 */
export function findWords(indexes: readonly WordIndex[], text: string): WordHit[] {
  const found = findIn(indexes, { text, normal: normalise(text) });
  const disguised = normaliseDisguised(text);
  if (!disguised) return found;
  // What stands there as it is written counts first: the white list among it.
  const more = findIn(indexes, { text, normal: disguised }).filter(
    (hit) => !found.some(({ start, end }) => hit.start < end && start < hit.end),
  );
  return [...found, ...more].toSorted((one, other) => one.start - other.start);
}

interface Reading {
  text: string;
  normal: NormalText;
}

function findIn(indexes: readonly WordIndex[], { text, normal }: Reading): WordHit[] {
  const found: (WordHit & { from: number; to: number })[] = [];
  let from = 0;
  const tell = (word: ListedWord, length: number): void => {
    const place = { from, to: from + length };
    if (!stands(normal, place) || isAcrossWords(text, normal, place)) return;
    // Read from right to left, its end stands first.
    const start = Math.min(...normal.starts.slice(from, place.to));
    found.push({ word, start, end: Math.max(...normal.ends.slice(from, place.to)), ...place });
  };
  for (; from < normal.units.length; from += 1) for (const index of indexes) index.at(normal, from, tell);
  return withoutInner(found).map(({ word, start, end }) => ({ word, start, end }));
}

interface Entry {
  word: ListedWord;
  runs: number[];
  /** Characters of the word, repeats too. */
  count: number;
}

/** An index without words. Two words of the same form are both kept; the stricter comes first. */
export function createWordIndex(): WordIndex {
  const byForm = new Map<string, Entry[]>();
  const hasSingle = new Set<string>();
  /** How long the words are that begin with these two units: see `beginningAt`. */
  const lengths = new Map<number, number[]>();
  /** Under which form each word stands. */
  const forms = new Map<string, string>();
  const remove = (id: string): void => {
    const units = forms.get(id);
    if (units === undefined) return;
    forms.delete(id);
    // Of its lengths is kept what others may have too: nothing is found by a length alone.
    const left = (byForm.get(units) ?? []).filter(({ word }) => word.id !== id);
    if (left.length > 0) byForm.set(units, left);
    else byForm.delete(units);
  };
  return {
    get size() {
      return forms.size;
    },
    remove,
    add(word) {
      remove(word.id);
      const { units, runs } = normalise(word.word);
      if (units.trim() === "") return;
      const count = runs.reduce((sum, run) => sum + run, 0);
      const entries = byForm.get(units);
      if (entries) entries.push({ word, runs, count });
      else byForm.set(units, [{ word, runs, count }]);
      const beginning = beginningAt(units, 0);
      const known = lengths.get(beginning);
      if (units.length === 1) hasSingle.add(units);
      else if (!known) lengths.set(beginning, [units.length]);
      else if (!known.includes(units.length)) known.push(units.length);
      forms.set(word.id, units);
    },
    at(normal, index, tell) {
      const { units } = normal;
      const look = (length: number) => {
        if (index + length > units.length) return;
        // Nearly everything that is looked for is nowhere.
        const entries = byForm.get(units.slice(index, index + length));
        if (!entries) return;
        const standing = entries.filter(({ runs }) => runs.every((run, offset) => hasRun(normal, index + offset, run)));
        // 看看书 is longer than 看书.
        const most = Math.max(...standing.map(({ count }) => count));
        for (const { word, count } of standing) if (count === most) tell(word, length);
      };
      if (hasSingle.has(units.charAt(index))) look(1);
      for (const length of lengths.get(beginningAt(units, index)) ?? NONE) look(length);
    },
  };
}

const NONE: readonly number[] = [];

/** Two units as a number, which is found sooner than the text that they are. */
function beginningAt(units: string, index: number): number {
  return units.charCodeAt(index) * 0x1_00_00 + (units.charCodeAt(index + 1) || 0);
}

/** Chinese characters count however often they are repeated; letters as written, or three and more. */
function hasRun(normal: NormalText, index: number, run: number): boolean {
  const given = normal.runs[index] ?? 0;
  return normal.latin[index] ? given === run || given > Math.max(2, run) : given >= run;
}

interface Place {
  from: number;
  to: number;
}

/**
 * Whether a word stands by itself: "class" has no "ass", 十三级 no 三级, and the end of one sentence with the beginning
 * of the next is no word.
 */
function stands(normal: NormalText, { from, to }: Place): boolean {
  const { units, gaps, latin } = normal;
  const isApart = (index: number): boolean => {
    if (gaps[index] !== Gap.none || !latin[index]) return true;
    return !latin[index - 1] && !(/\d/.test(units.charAt(index)) && /[十百千万亿]/.test(units.charAt(index - 1)));
  };
  if (!isApart(from) || (to < units.length && !isApart(to))) return false;
  const inside = gaps.slice(from + 1, to);
  if (!inside.includes(Gap.sentence)) return true;
  const isParted = (index: number) => index === 0 || index === units.length || gaps[index] !== Gap.none;
  return inside.every((gap) => gap !== Gap.none) && (to - from > 2 || (isParted(from) && isParted(to)));
}

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });
const AROUND = 12;
const PARTING = /[\s\p{P}]/u;

/**
 * Whether a word is only the end of one and the beginning of another, as in 景色情况. Asked only where it is written
 * without anything between: the segmenter can judge nothing else.
 */
function isAcrossWords(text: string, { starts, ends, gaps, runs }: NormalText, { from, to }: Place): boolean {
  if (to - from < 2 || gaps.slice(from + 1, to).some((gap) => gap !== Gap.none)) return false;
  if (runs.slice(from, to).some((run) => run > 1)) return false;
  const [start = 0, end = 0] = [starts[from], ends[to - 1]];
  if (!/^\p{Script=Han}+$/u.test(text.slice(start, end))) return false;
  // A word always ends beside a sign: to ask costs more than all the rest.
  if (PARTING.test(text.charAt(start - 1)) || PARTING.test(text.charAt(end))) return false;
  const first = Math.max(0, start - AROUND);
  const borders = new Set<number>();
  for (const { index } of segmenter.segment(text.slice(first, end + AROUND))) borders.add(first + index);
  if (start === first || borders.has(start)) return false;
  // Its first character is the end of a word: 现代开发, 增加微信. A last one that begins a word (代考试) lets it stand.
  const next = [...borders].filter((border) => border > start).toSorted((one, other) => one - other)[0] ?? end;
  return next < end || (end < text.length && !borders.has(end));
}

/** Without those that are inside a longer one. Ordered by where they begin, the longest first. */
function withoutInner<Found extends Place>(found: Found[]): Found[] {
  const kept: Found[] = [];
  let reach = 0;
  for (const hit of found.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    const isSame = kept.at(-1)?.from === hit.from && kept.at(-1)?.to === hit.to;
    if (hit.to <= reach && !isSame) continue;
    kept.push(hit);
    reach = Math.max(reach, hit.to);
  }
  return kept;
}

/** How a word is looked for: two words of one form are the same. "" where nothing of it can be looked for. */
export function wordForm(word: string): string {
  const { units, runs } = normalise(word);
  return units
    .split("")
    .map((unit, at) => unit.repeat(runs[at] ?? 1))
    .join("")
    .trim();
}
