import { sampled, seededRandom, shuffled } from "./seeded-random.ts";

/** A random part of a section, with the versions of questions that it may draw. */
export interface RandomPart {
  count: number;
  /** Integer cents of each question. */
  cents: number;
  candidates: readonly string[];
}

export interface PaperSection {
  fixed: readonly { versionId: string; cents: number }[];
  random: readonly RandomPart[];
}

/** One place of an attempt: which question, for how much. */
export interface DrawnPlace {
  slot: number;
  section: number;
  versionId: string;
  maxCents: number;
}

/** A place with its options in which order; without any, in that of the question. */
export interface DrawnSlot extends DrawnPlace {
  optionOrder: readonly string[];
}

/** A random part that the bank cannot fill. */
export interface Shortage {
  section: number;
  rule: number;
  wanted: number;
  /** How many questions are left for it when all parts get the most that they can have together. */
  there: number;
}

/**
 * Draws the questions of a paper. No question comes twice, and parts that overlap get theirs whenever there is a way to
 * give each part enough. The same seed and sections give the same paper. It takes as long with a bank of 100,000 as with
 * a small one.
 *
 * Returns the places, or the parts that the bank cannot fill.
 */
export function drawPaper({
  sections,
  seed,
  shuffleQuestions,
}: {
  sections: readonly PaperSection[];
  seed: string;
  /** Within each section. */
  shuffleQuestions: boolean;
}): { places: DrawnPlace[] } | { shortages: Shortage[] } {
  const random = seededRandom(seed);
  const fixed = new Set(sections.flatMap((section) => section.fixed.map(({ versionId }) => versionId)));
  const parts = sections.flatMap(({ random: own }, section) => own.map((part, index) => ({ section, index, part })));
  const wanted = parts.reduce((sum, { part }) => sum + part.count, 0);
  // A part with as many as all parts together want gets its own, whatever the others take: more need not be looked at.
  const given = assign(
    parts.map(({ part: { count, candidates } }) => ({
      count,
      candidates: sampled(candidates, wanted + fixed.size, random).filter((versionId) => !fixed.has(versionId)),
    })),
  );
  const shortages = parts.flatMap(({ section, index, part }, at) => {
    const there = given[at]?.length ?? 0;
    return there < part.count ? [{ section, rule: index, wanted: part.count, there }] : [];
  });
  if (shortages.length > 0) return { shortages };

  const drawn = sections.flatMap((section, at) => {
    const own = [
      ...section.fixed,
      ...parts.flatMap(({ section: of, part }, index) =>
        of === at ? (given[index] ?? []).map((versionId) => ({ versionId, cents: part.cents })) : [],
      ),
    ];
    return (shuffleQuestions ? shuffled(own, random) : own).map((one) => ({ ...one, section: at }));
  });
  return {
    places: drawn.map(({ versionId, cents, section }, index) => ({
      slot: index + 1,
      section,
      versionId,
      maxCents: cents,
    })),
  };
}

/** The orders in which the options of questions are shown, by chance: the same for the same seed. */
export function optionOrders(seed: string): (options: readonly string[]) => string[] {
  const random = seededRandom(`${seed} options`);
  return (options) => shuffled(options, random);
}

/**
 * Gives each part as many of its candidates as it asks for, each question to one part: a maximum matching by augmenting
 * paths. Taking the first that fits would leave a narrow part empty after a wide one.
 */
function assign(parts: readonly Pick<RandomPart, "count" | "candidates">[]): string[][] {
  const ownerOf = new Map<string, number>();
  const given = parts.map((): string[] => []);
  const take = (at: number, seen: Set<string>): boolean => {
    const candidates = parts[at]?.candidates ?? [];
    const free = candidates.find((versionId) => !ownerOf.has(versionId) && !seen.has(versionId));
    if (free !== undefined) {
      ownerOf.set(free, at);
      given[at]?.push(free);
      return true;
    }
    for (const versionId of candidates) {
      const owner = ownerOf.get(versionId);
      if (seen.has(versionId) || owner === undefined || owner === at) continue;
      seen.add(versionId);
      if (!take(owner, seen)) continue;
      given[owner] = (given[owner] ?? []).filter((one) => one !== versionId);
      ownerOf.set(versionId, at);
      given[at]?.push(versionId);
      return true;
    }
    return false;
  };
  for (const [at, part] of parts.entries()) for (let n = 0; n < part.count && take(at, new Set()); n++);
  return given;
}
