import { ChoiceScoringEnum, QuestionKindEnum } from "../../../../generated/enums.ts";
import type {
  ExamAnswerBody,
  ExamBlankKey,
  ExamPair,
  ExamPartAnswer,
  ExamPartKey,
  ExamQuestionBody,
  ExamQuestionKey,
} from "../../../../generated/types.ts";
import { readNumber } from "../../../../shared/typed-number.ts";
import { normaliseBlank, withoutUnit } from "./normalise-blank.ts";
import { shareCents } from "./share-cents.ts";

export interface Marked {
  /** Integer cents, from 0 to the most that the question gives. */
  cents: number;
  /** Whether a person has to look at it; then `cents` is what could be marked without one. */
  needsMarker: boolean;
}

export interface ToMark {
  kind: QuestionKindEnum;
  body: ExamQuestionBody;
  key: ExamQuestionKey;
  /** Integer cents. */
  maxCents: number;
  /** undefined where nothing was answered: 0, and nobody needs to look at it. */
  answer: ExamAnswerBody | undefined;
}

/**
 * Marks one answer by its key. The order in which options were shown changes nothing, for they go by their ids. Never
 * below 0 and never above the most, whatever the answer has in it.
 */
export function markAnswer({ kind, body, key, maxCents, answer }: ToMark): Marked {
  if (!answer || maxCents <= 0) return { cents: 0, needsMarker: false };
  if (kind !== QuestionKindEnum.material) return markPart({ kind, key, maxCents, answer });
  const parts = body.parts ?? [];
  const most = shareCents(
    maxCents,
    parts.map(({ share }) => share),
  );
  const marks = parts.map(({ id, kind: partKind }, index) => {
    const given = answer.parts?.find((one) => one.id === id);
    const partKey = key.parts?.find((one) => one.id === id);
    if (!given || !partKey) return { cents: 0, needsMarker: false };
    return markPart({ kind: partKind, key: partKey, maxCents: most[index] ?? 0, answer: given });
  });
  return {
    cents: marks.reduce((sum, { cents }) => sum + cents, 0),
    needsMarker: marks.some(({ needsMarker }) => needsMarker),
  };
}

interface PartToMark {
  kind: QuestionKindEnum;
  key: ExamQuestionKey | ExamPartKey;
  maxCents: number;
  answer: ExamAnswerBody | ExamPartAnswer;
}

function markPart({ kind, key, maxCents, answer }: PartToMark): Marked {
  const done = (cents: number): Marked => ({ cents, needsMarker: false });
  const allOr = (right: boolean): Marked => done(right ? maxCents : 0);
  switch (kind) {
    case QuestionKindEnum.singleChoice:
    case QuestionKindEnum.trueOrFalse:
      return allOr(isSameSet(answer.chosen, key.right) && answer.chosen?.length === 1);
    case QuestionKindEnum.multipleChoice:
      return done(markChoices({ chosen: answer.chosen ?? [], key, maxCents }));
    case QuestionKindEnum.blanks:
      return done(markBlanks({ written: answer.blanks ?? [], key, maxCents }));
    case QuestionKindEnum.matching:
      return done(markPairs({ pairs: answer.pairs ?? [], right: key.pairs ?? [], maxCents }));
    case QuestionKindEnum.ordering:
      return allOr(key.right !== undefined && answer.chosen?.join() === key.right.join());
    case QuestionKindEnum.shortAnswer:
    case QuestionKindEnum.material:
      return { cents: 0, needsMarker: hasWords(answer) };
  }
}

function markChoices({
  chosen,
  key,
  maxCents,
}: {
  chosen: readonly string[];
  key: ExamQuestionKey | ExamPartKey;
  maxCents: number;
}): number {
  const right = new Set(key.right ?? []);
  const mine = new Set(chosen);
  if (right.size === 0) return 0;
  const hits = [...mine].filter((id) => right.has(id)).length;
  const misses = mine.size - hits;
  switch (key.scoring ?? ChoiceScoringEnum.allOrNothing) {
    case ChoiceScoringEnum.allOrNothing:
      return hits === right.size && misses === 0 ? maxCents : 0;
    case ChoiceScoringEnum.rightWithoutWrong:
      return misses === 0 ? shareOf(maxCents, hits, right.size) : 0;
    case ChoiceScoringEnum.deduction:
      return shareOf(maxCents, Math.max(0, hits - misses), right.size);
  }
}

/** Rounded down, so that part of an answer never earns the whole. */
function shareOf(maxCents: number, hits: number, total: number): number {
  return Math.floor((maxCents * hits) / total);
}

function markBlanks({
  written,
  key,
  maxCents,
}: {
  written: readonly string[];
  key: ExamQuestionKey | ExamPartKey;
  maxCents: number;
}): number {
  const keys = key.blanks ?? [];
  const most = shareCents(
    maxCents,
    keys.map(() => 1),
  );
  if (!key.anyOrder)
    return keys.reduce((sum, blank, index) => sum + (fills(written[index], blank) ? (most[index] ?? 0) : 0), 0);
  // Each answer fills one blank at most, so that the same word twice is right once.
  return shareOf(maxCents, mostFilled(written, keys), Math.max(1, keys.length));
}

/**
 * How many blanks the answers can fill at once, each used for one: a maximum matching in a bipartite graph by
 * augmenting paths (Kuhn).
 */
function mostFilled(written: readonly string[], keys: readonly ExamBlankKey[]): number {
  const answerOf = new Map<number, number>();
  const place = (answer: number, seen: Set<number>): boolean =>
    keys.some((key, blank) => {
      if (seen.has(blank) || !fills(written[answer], key)) return false;
      seen.add(blank);
      const before = answerOf.get(blank);
      if (before !== undefined && !place(before, seen)) return false;
      answerOf.set(blank, answer);
      return true;
    });
  return written.filter((_, answer) => place(answer, new Set())).length;
}

/** Whether what was written is right in a blank. */
export function fills(written: string | undefined, key: ExamBlankKey): boolean {
  if (written === undefined || written.trim() === "") return false;
  const { accept = [], number, tolerance = 0, units } = key;
  if (number !== undefined) {
    const value = readNumber(withoutUnit(written, units));
    // A billionth more: 0.1 + 0.2 is within 0 of 0.3.
    if (value !== undefined && Math.abs(value - number) <= tolerance + Math.abs(number) * 1e-9) return true;
  }
  const mine = normaliseBlank(written, key);
  return accept.some((one) => normaliseBlank(one, key) === mine);
}

function markPairs({
  pairs,
  right,
  maxCents,
}: {
  pairs: readonly ExamPair[];
  right: readonly ExamPair[];
  maxCents: number;
}): number {
  if (right.length === 0) return 0;
  // An option counts once, by the pair that was named last.
  const mine = new Map(pairs.map(({ option, target }) => [option, target]));
  return shareOf(maxCents, right.filter(({ option, target }) => mine.get(option) === target).length, right.length);
}

function isSameSet(a: readonly string[] = [], b: readonly string[] = []): boolean {
  const set = new Set(b);
  return b.length > 0 && new Set(a).size === set.size && a.every((id) => set.has(id));
}

function hasWords(answer: ExamAnswerBody | ExamPartAnswer): boolean {
  return (answer.text ?? "").trim() !== "" || ("files" in answer && (answer.files?.length ?? 0) > 0);
}
