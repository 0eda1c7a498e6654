import type { QuestionKindEnum } from "../../../../generated/enums.ts";
import { seededRandom, shuffled } from "./seeded-random.ts";

/** A question of the bank, as far as drawing has to know it. */
export interface BankQuestion {
  versionId: string;
  subjectId: string;
  kind: QuestionKindEnum;
  /** 1 easy to 5 hard. */
  difficulty: number;
  tags: readonly string[];
  /** Ids of its options in the order of the bank; empty where the order says something, as in blanks. */
  options: readonly string[];
}

/** What a random part of a section asks the bank for. What is left out is not asked. */
export interface RandomRule {
  count: number;
  /** Integer cents of each question. */
  cents: number;
  subjectId?: string;
  kind?: QuestionKindEnum;
  /** Both ends are included. */
  difficulty?: readonly [number, number];
  tag?: string;
}

export interface PaperSection {
  title: string;
  fixed: readonly { versionId: string; cents: number }[];
  random: readonly RandomRule[];
}

/** One place of an attempt: which question, its options in which order, for how much. */
export interface DrawnSlot {
  slot: number;
  section: number;
  versionId: string;
  optionOrder: readonly string[];
  maxCents: number;
}

/** A random part that the bank cannot fill. */
export interface Shortage {
  section: number;
  rule: number;
  wanted: number;
  /** How many questions are left for it when all parts get the most that they can have together. */
  there: number;
}

/** Whether a question is one of those that a rule asks for. */
export function fitsRule(question: BankQuestion, { subjectId, kind, difficulty, tag }: RandomRule): boolean {
  return (
    (subjectId === undefined || question.subjectId === subjectId) &&
    (kind === undefined || question.kind === kind) &&
    (difficulty === undefined || (question.difficulty >= difficulty[0] && question.difficulty <= difficulty[1])) &&
    (tag === undefined || question.tags.includes(tag))
  );
}

/**
 * Draws the questions of a paper. No question comes twice, and rules that overlap get theirs whenever there is a way to
 * give each rule enough. The same seed, sections and bank give the same paper.
 *
 * Returns the slots, or the parts that the bank cannot fill.
 */
export function drawPaper({
  sections,
  bank,
  seed,
  shuffleQuestions,
  shuffleOptions,
}: {
  sections: readonly PaperSection[];
  bank: readonly BankQuestion[];
  seed: string;
  /** Within each section. */
  shuffleQuestions: boolean;
  shuffleOptions: boolean;
}): { slots: DrawnSlot[] } | { shortages: Shortage[] } {
  const random = seededRandom(seed);
  const byVersion = new Map(bank.map((question) => [question.versionId, question]));
  const fixed = new Set(sections.flatMap((section) => section.fixed.map(({ versionId }) => versionId)));
  const pool = shuffled(
    bank.filter(({ versionId }) => !fixed.has(versionId)),
    random,
  );
  const rules = sections.flatMap(({ random: parts }, section) =>
    parts.map((rule, index) => ({ section, index, rule })),
  );
  const given = assign(
    rules.map(({ rule }) => rule),
    pool,
  );
  const shortages = rules.flatMap(({ section, index, rule }, at) => {
    const there = given[at]?.length ?? 0;
    return there < rule.count ? [{ section, rule: index, wanted: rule.count, there }] : [];
  });
  if (shortages.length > 0) return { shortages };

  const drawn = sections.flatMap((section, at) => {
    const own = [
      ...section.fixed,
      ...rules.flatMap(({ section: of, rule }, index) =>
        of === at ? (given[index] ?? []).map(({ versionId }) => ({ versionId, cents: rule.cents })) : [],
      ),
    ];
    return (shuffleQuestions ? shuffled(own, random) : own).map((one) => ({ ...one, section: at }));
  });
  const slots = drawn.map(({ versionId, cents, section }, index) => {
    const options = byVersion.get(versionId)?.options ?? [];
    return {
      slot: index + 1,
      section,
      versionId,
      optionOrder: shuffleOptions ? shuffled(options, random) : options,
      maxCents: cents,
    };
  });
  return { slots };
}

/**
 * Gives each rule as many of the questions as it asks for, each question to one rule: a maximum matching by augmenting
 * paths. Taking the first that fits would leave a narrow rule empty after a wide one.
 */
function assign(rules: readonly RandomRule[], pool: readonly BankQuestion[]): BankQuestion[][] {
  const candidates = rules.map((rule) => pool.filter((question) => fitsRule(question, rule)));
  const ownerOf = new Map<string, number>();
  const given = rules.map((): BankQuestion[] => []);
  const take = (at: number, seen: Set<string>): boolean => {
    const free = candidates[at]?.find(({ versionId }) => !ownerOf.has(versionId) && !seen.has(versionId));
    if (free) {
      ownerOf.set(free.versionId, at);
      given[at]?.push(free);
      return true;
    }
    for (const question of candidates[at] ?? []) {
      const owner = ownerOf.get(question.versionId);
      if (seen.has(question.versionId) || owner === undefined || owner === at) continue;
      seen.add(question.versionId);
      if (!take(owner, seen)) continue;
      given[owner] = (given[owner] ?? []).filter(({ versionId }) => versionId !== question.versionId);
      ownerOf.set(question.versionId, at);
      given[at]?.push(question);
      return true;
    }
    return false;
  };
  for (const [at, rule] of rules.entries()) for (let n = 0; n < rule.count && take(at, new Set()); n++);
  return given;
}
