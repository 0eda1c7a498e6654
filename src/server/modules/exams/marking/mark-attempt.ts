import { sql } from "kysely";
import { CertificateAwardEnum, ExamAttemptStateEnum } from "../../../../generated/enums.ts";
import type { Trx } from "../../../database/connect.ts";
import { selectKeys, selectMarks, selectSlots } from "../attempts/attempt-queries.ts";
import { addCompletions } from "../../certificates/index.ts";
import { selectRegrades } from "../regrade/regrade-queries.ts";
import { markAnswer, type Marked } from "./mark-answer.ts";

/** Where a mark comes from: exam_mark.mark_source. */
export const MARK_SOURCES = { key: 1, person: 2, third: 3 } as const;

/**
 * Marks a submitted attempt by the keys, in a transaction of scope `system`. What a person has marked stays. Marking it
 * again, or twice at once, gives the same: whoever comes second finds it done.
 */
export async function markAttempt(trx: Trx, attemptId: string): Promise<void> {
  const held = await trx
    .selectFrom("exam_attempt")
    .where("id", "=", attemptId)
    .where("grading_needed", "=", true)
    .select("id")
    .forUpdate()
    .executeTakeFirst();
  if (!held) return;
  const before = await selectMarks(trx, attemptId);
  const slots = (await selectSlots(trx, attemptId)).filter(({ slot }) => !before.has(slot));
  const marks = await markSlots(trx, { attemptId, slots });
  await sql`insert into exam_mark (attempt_id, slot, mark_source, cents, needs_marker)
    select ${attemptId}, slot, ${MARK_SOURCES.key}, cents, "needsMarker"
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as made (slot smallint, cents integer, "needsMarker" boolean)`.execute(
    trx,
  );
  await sumUp(trx, attemptId);
}

/** What places of an attempt get by their keys, as the newest regrade of its exam has them. */
export async function markSlots(
  trx: Trx,
  { attemptId, slots }: { attemptId: string; slots: Awaited<ReturnType<typeof selectSlots>> },
): Promise<(Marked & { slot: number })[]> {
  const keys = await selectKeys(
    trx,
    slots.map(({ versionId }) => versionId),
  );
  const regrades = await selectRegrades(trx, attemptId);
  return slots.map(({ slot, kind, body, maxCents, versionId, answer }) => {
    const regrade = regrades.get(versionId);
    if (regrade?.isForEveryone) return { slot, cents: maxCents, needsMarker: false };
    const key = regrade?.key ?? keys.get(versionId) ?? {};
    return { slot, ...markAnswer({ kind, body, key, maxCents, answer: answer ?? undefined }) };
  });
}

/**
 * Adds the marks of an attempt up; it is finished when no answer waits for a person. Whoever passed may be due a
 * certificate.
 */
export async function sumUp(trx: Trx, attemptId: string): Promise<void> {
  const { rows } = await sql<{ examId: string; userNo: string; isPassed: boolean; now: Date }>`
    update exam_attempt set grading_needed = false,
      cents = (select coalesce(sum(cents), 0) from exam_mark where attempt_id = ${attemptId} and is_current),
      state = case when exists (select from exam_mark where attempt_id = ${attemptId} and is_current and needs_marker)
        then ${ExamAttemptStateEnum.marking}::smallint else ${ExamAttemptStateEnum.finished}::smallint end
    where id = ${attemptId}
    returning exam_id as "examId", user_no as "userNo", now() as now,
      state = ${ExamAttemptStateEnum.finished}::smallint and cents >= pass_cents as "isPassed"`.execute(trx);
  const [attempt] = rows;
  if (attempt?.isPassed)
    await addCompletions(
      trx,
      [{ kind: CertificateAwardEnum.exam, sourceId: attempt.examId, userNo: attempt.userNo }],
      attempt.now,
    );
}
