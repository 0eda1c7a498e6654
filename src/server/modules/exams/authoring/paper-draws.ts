import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { QuestionKindEnum } from "../../../../generated/enums.ts";
import type {
  CheckExamPaperBody,
  CheckExamPaperReply,
  ExamPaperPreview,
  ExamQuestionBody,
  GetExamPaperPreviewBody,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { actorOf, systemActor, withActor } from "../../../database/actor.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { presentSlot } from "../attempts/attempts.ts";
import { asWritten, drawOne } from "../drawing/draw-from-bank.ts";
import { pointsOf } from "../points.ts";
import { checkParts, getExamPaper } from "./papers.ts";

/**
 * The random parts that the bank cannot fill, as it would be drawn for learners. NOT_FOUND for a question or subject that
 * is not one's own.
 */
export async function checkExamPaper(
  { sections }: CheckExamPaperBody,
  context: OperationContext,
): Promise<CheckExamPaperReply> {
  const session = sessionIn(context);
  const orgNo = await withActor(context.db, actorOf(session), (trx) => checkParts(trx, sections, session.orgNo));
  if (orgNo === undefined) return { shortageList: [] };
  const drawn = await withActor(context.db, systemActor, (trx) =>
    drawOne(trx, { sections, orgNo, ...asWritten }, "check"),
  );
  if ("slots" in drawn) return { shortageList: [] };
  return { shortageList: drawn.shortages.map(({ rule, ...shortage }) => ({ ...shortage, part: rule })) };
}

/** A paper as a learner gets it. NOT_FOUND where it is not one's own; EXAM_PAPER_SHORT. */
export async function getExamPaperPreview(
  { id, versionNo, seed = randomUUID() }: GetExamPaperPreviewBody,
  context: OperationContext,
): Promise<ExamPaperPreview> {
  const session = sessionIn(context);
  const paper = await getExamPaper({ id, ...(versionNo === undefined ? {} : { versionNo }) }, context);
  const { sections } = paper;
  // What is drawn may be the organisation's, which its lecturers use without reading its bank.
  const orgNo = await withActor(context.db, actorOf(session), (trx) => checkParts(trx, sections, session.orgNo));
  const slotList = await withActor(context.db, systemActor, async (trx) => {
    if (orgNo === undefined) return [];
    const drawn = await drawOne(trx, { sections, orgNo, ...asWritten }, seed);
    if (!("slots" in drawn)) fail("EXAM_PAPER_SHORT");
    const { rows } = await sql<{ id: string; kind: QuestionKindEnum; body: ExamQuestionBody }>`
      select id, question_kind as kind, body from exam_question_version
      where id = any(${drawn.slots.map(({ versionId }) => versionId)}::bigint[])`.execute(trx);
    const versions = new Map(rows.map((row) => [row.id, row]));
    return drawn.slots.map(({ slot, section, versionId, maxCents, optionOrder }) => {
      const { kind, body } = versions.get(versionId) ?? fail("UNEXPECTED");
      const row = { slot, section, versionId, maxCents, optionOrder: [...optionOrder], kind, body };
      return presentSlot({ ...row, answer: null, seq: null, gmtSaved: null, lateMs: null }, undefined);
    });
  });
  return {
    id,
    paperName: paper.paperName,
    versionNo: paper.versionNo,
    seed,
    maxScore: slotList.length === 0 ? pointsOf(0) : paper.maxScore,
    sectionList: sections.map(({ title }) => ({ title })),
    slotList,
  };
}
