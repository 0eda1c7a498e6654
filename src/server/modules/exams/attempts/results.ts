import { ExamAttemptStateEnum } from "../../../../generated/enums.ts";
import type {
  ExamExplainedSlot,
  ExamQuestionKey,
  ExamResult,
  ExamRightAnswer,
  GetExamExplanationsBody,
  GetExamExplanationsReply,
  GetExamResultBody,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { pointsOf } from "../points.ts";
import { presentAttemptCard, revealOf, stateAt } from "../present.ts";
import {
  countUncounted,
  selectKeys,
  selectMarks,
  selectSections,
  selectSlots,
  type AttemptRow,
  type MarkRow,
  type SlotRow,
} from "./attempt-queries.ts";
import { selectRegrades } from "../regrade/regrade-queries.ts";
import { ownAttempt, presentSlot } from "./attempts.ts";
import { shownNames } from "./place-names.ts";

/** What came of one's attempt. NOT_FOUND; EXAM_ATTEMPT_OPEN before it is submitted. */
export function getExamResult({ attemptId }: GetExamResultBody, context: OperationContext): Promise<ExamResult> {
  return withActor(context.db, systemActor, async (trx) => {
    const row = await submittedAttempt(trx, attemptId, context);
    const slots = await selectSlots(trx, attemptId);
    const sections = await selectSections(trx, row.paper_version_id);
    const marks = revealOf(row, context.now()).score ? await selectMarks(trx, attemptId) : undefined;
    return {
      ...presentAttemptCard(row, context),
      answeredCount: slots.filter(isAnswered).length,
      questionCount: slots.length,
      lateCount: slots.filter(({ lateMs }) => (lateMs ?? 0) > 0).length,
      uncountedCount: await countUncounted(trx, attemptId),
      sectionList: sections.map(({ title }, index) => {
        const own = slots.filter(({ section }) => section === index);
        return {
          title,
          questionCount: own.length,
          answeredCount: own.filter(isAnswered).length,
          maxScore: pointsOf(own.reduce((sum, { maxCents }) => sum + maxCents, 0)),
          ...(marks ? { score: pointsOf(own.reduce((sum, { slot }) => sum + (marks.get(slot)?.cents ?? 0), 0)) } : {}),
        };
      }),
      slotList: slots.map((slot) => {
        const mark = marks?.get(slot.slot);
        return {
          slot: slot.slot,
          section: slot.section,
          questionKind: slot.kind,
          isAnswered: isAnswered(slot),
          maxScore: pointsOf(slot.maxCents),
          ...(mark && !mark.needsMarker ? { score: pointsOf(mark.cents) } : {}),
        };
      }),
    };
  });
}

/**
 * The questions with right answers and explanations. NOT_FOUND; EXAM_ATTEMPT_OPEN before it is submitted; EXAM_NOT_SHOWN
 * as long as neither may be seen.
 */
export function getExamExplanations(
  { attemptId }: GetExamExplanationsBody,
  context: OperationContext,
): Promise<GetExamExplanationsReply> {
  return withActor(context.db, systemActor, async (trx) => {
    const row = await submittedAttempt(trx, attemptId, context);
    const shown = revealOf(row, context.now());
    if (!shown.answers && !shown.explanations) fail("EXAM_NOT_SHOWN");
    const slots = await selectSlots(trx, attemptId);
    const keys = await selectKeys(
      trx,
      slots.map(({ versionId }) => versionId),
    );
    // What was right after all, where a key was wrong.
    for (const [versionId, { key }] of await selectRegrades(trx, attemptId)) if (key) keys.set(versionId, key);
    const marks = await selectMarks(trx, attemptId);
    const sections = await selectSections(trx, row.paper_version_id);
    return {
      attempt: presentAttemptCard(row, context),
      sectionList: sections.map(({ title }) => ({ title })),
      slotList: slots.map((slot) =>
        presentExplained({ slot, key: keys.get(slot.versionId) ?? {}, mark: marks.get(slot.slot), shown, context }),
      ),
    };
  });
}

async function submittedAttempt(trx: Trx, attemptId: string, context: OperationContext): Promise<AttemptRow> {
  const row = await ownAttempt(trx, attemptId, context);
  if (stateAt(row, context.now()) === ExamAttemptStateEnum.inProgress) fail("EXAM_ATTEMPT_OPEN");
  return row;
}

function presentExplained({
  slot,
  key,
  mark,
  shown,
  context,
}: {
  slot: SlotRow;
  key: ExamQuestionKey;
  mark: MarkRow | undefined;
  shown: ReturnType<typeof revealOf>;
  context: OperationContext;
}): ExamExplainedSlot {
  const { seq: _seq, gmtSaved: _gmtSaved, ...question } = presentSlot(slot, context.site.settings.timeZone);
  const isMarked = mark !== undefined && !mark.needsMarker;
  return {
    ...question,
    ...(shown.answers ? { rightAnswer: shownNames(presentRight(key), slot.optionOrder) } : {}),
    ...(shown.explanations && key.explanation ? { explanation: key.explanation } : {}),
    ...(shown.score && isMarked
      ? {
          score: pointsOf(mark.cents),
          isRight: mark.cents === slot.maxCents,
          ...(mark.note ? { note: mark.note } : {}),
        }
      : {}),
  };
}

/** What is right, without what only the marking side has to know. */
export function presentRight({ parts, ...key }: ExamQuestionKey): ExamRightAnswer {
  return {
    ...rightOf(key),
    ...(parts ? { parts: parts.map((part) => ({ id: part.id, ...rightOf(part) })) } : {}),
  };
}

function rightOf({ right, pairs, blanks, sample }: Omit<ExamQuestionKey, "parts">) {
  return {
    ...(right ? { right } : {}),
    ...(pairs ? { pairs } : {}),
    ...(blanks
      ? {
          blanks: blanks.map(({ accept = [], number }) => [
            ...accept,
            ...(number === undefined || accept.includes(String(number)) ? [] : [String(number)]),
          ]),
        }
      : {}),
    ...(sample ? { sample } : {}),
  };
}

/** Whether something was answered: an answer that was taken back is none. */
function isAnswered({ answer }: Pick<SlotRow, "answer">): boolean {
  if (!answer) return false;
  const has = (given: { chosen?: unknown[]; pairs?: unknown[]; blanks?: string[]; text?: string }): boolean =>
    (given.chosen?.length ?? 0) > 0 ||
    (given.pairs?.length ?? 0) > 0 ||
    (given.blanks?.some((blank) => blank.trim() !== "") ?? false) ||
    (given.text ?? "").trim() !== "";
  return has(answer) || (answer.parts?.some(has) ?? false) || (answer.files?.length ?? 0) > 0;
}
