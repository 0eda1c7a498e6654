import type { ExamPaperSection } from "../../../../generated/types.ts";
import { fail } from "../../../core/errors.ts";
import type { Trx } from "../../../database/connect.ts";
import { selectBank } from "../attempts/attempt-queries.ts";
import { centsOf } from "../points.ts";
import { drawPaper, type DrawnSlot, type PaperSection, type RandomRule, type Shortage } from "./draw-paper.ts";

export interface PaperToDraw {
  sections: readonly ExamPaperSection[];
  /** Whose bank it draws from. */
  orgNo: string;
  seed: string;
  shuffleQuestions: boolean;
  shuffleOptions: boolean;
}

/**
 * Draws the questions of a paper from the bank of an organisation, in a transaction of scope `system`: the places, or the
 * parts that it cannot fill. EXAM_PAPER_SHORT where a question that the paper names is not there.
 */
export async function drawFromBank(
  trx: Trx,
  { sections, orgNo, ...how }: PaperToDraw,
): Promise<{ slots: DrawnSlot[] } | { shortages: Shortage[] }> {
  const bank = await selectBank(trx, {
    orgNo,
    questionIds: sections.flatMap(({ fixed = [] }) => fixed.map(({ questionId }) => questionId)),
    subjectIds: sections.flatMap(({ random = [] }) => random.map(({ subjectId }) => subjectId)),
  });
  const versionOf = new Map(bank.map(({ questionId, versionId }) => [questionId, versionId]));
  const known = sections.map(({ title, fixed = [], random = [] }): PaperSection => ({
    title,
    fixed: fixed.map(({ questionId, score }) => ({
      versionId: versionOf.get(questionId) ?? fail("EXAM_PAPER_SHORT"),
      cents: centsOf(score),
    })),
    random: random.map(({ count, score, subjectId, questionKind, minDifficulty, maxDifficulty, tag }): RandomRule => ({
      count,
      cents: centsOf(score),
      subjectId,
      ...(questionKind === undefined ? {} : { kind: questionKind }),
      difficulty: [minDifficulty ?? 1, maxDifficulty ?? 5],
      ...(tag === undefined ? {} : { tag }),
    })),
  }));
  return drawPaper({ sections: known, bank, ...how });
}
