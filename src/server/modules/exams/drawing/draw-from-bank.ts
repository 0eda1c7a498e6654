import type { ExamPaperSection } from "../../../../generated/types.ts";
import { fail } from "../../../core/errors.ts";
import type { Trx } from "../../../database/connect.ts";
import { centsOf } from "../points.ts";
import { selectBank, selectOptions } from "./bank-queries.ts";
import { drawPaper, optionOrders, type DrawnSlot, type PaperSection, type Shortage } from "./draw-paper.ts";

export interface PaperToDraw {
  sections: readonly ExamPaperSection[];
  /** Whose bank it draws from. */
  orgNo: string;
  shuffleQuestions: boolean;
  shuffleOptions: boolean;
}

export type Drawn = { slots: DrawnSlot[] } | { shortages: Shortage[] };

/** Questions and options in the order of the paper and of the bank. */
export const asWritten = { shuffleQuestions: false, shuffleOptions: false } as const;

/** Draws a paper once. EXAM_PAPER_SHORT where a question that it names is not there. */
export async function drawOne(trx: Trx, paper: PaperToDraw, seed: string): Promise<Drawn> {
  return (await drawFromBank(trx, paper, [seed]))?.[0] ?? fail("EXAM_PAPER_SHORT");
}

/**
 * Draws the questions of a paper from the bank of an organisation, in a transaction of scope `system`, once for each
 * seed: the places, or the parts that it cannot fill. The bank is read once. Undefined where a question that the paper
 * names is not there.
 */
export async function drawFromBank(
  trx: Trx,
  { sections, orgNo, shuffleQuestions, shuffleOptions }: PaperToDraw,
  seeds: readonly string[],
): Promise<Drawn[] | undefined> {
  const bank = await selectBank(trx, {
    orgNo,
    questionIds: sections.flatMap(({ fixed = [] }) => fixed.map(({ questionId }) => questionId)),
    parts: sections.flatMap(({ random = [] }) => random),
  });
  const places = sections.flatMap(({ fixed = [] }) => fixed);
  if (places.some(({ questionId }) => !bank.versionOf.has(questionId))) return undefined;
  let part = 0;
  const known = sections.map(({ fixed = [], random = [] }): PaperSection => ({
    fixed: fixed.map(({ questionId, score }) => ({
      versionId: bank.versionOf.get(questionId) ?? "",
      cents: centsOf(score),
    })),
    random: random.map(({ count, score }) => ({
      count,
      cents: centsOf(score),
      candidates: bank.candidates[part++] ?? [],
    })),
  }));
  const drawn = seeds.map((seed) => ({ seed, paper: drawPaper({ sections: known, seed, shuffleQuestions }) }));
  const options = shuffleOptions
    ? await selectOptions(trx, [
        ...new Set(
          drawn.flatMap(({ paper }) => ("places" in paper ? paper.places : []).map(({ versionId }) => versionId)),
        ),
      ])
    : new Map<string, string[]>();
  return drawn.map(({ seed, paper }) => {
    if (!("places" in paper)) return paper;
    const orderOf = optionOrders(seed);
    return {
      slots: paper.places.map((place) => ({ ...place, optionOrder: orderOf(options.get(place.versionId) ?? []) })),
    };
  });
}
