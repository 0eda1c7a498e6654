import { sql } from "kysely";
import { ExamAttemptStateEnum, ExamPersonStateEnum } from "../../../../generated/enums.ts";
import type {
  UpdateExamCodesBody,
  UpdateExamCodesReply,
  ExamPerson,
  ListExamPeopleBody,
  ListExamPeopleReply,
  SaveExamPersonBody,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { hasWords } from "../../../lib/matches-search.ts";
import { pageOf, pageSpan } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { checkDesk, selectDeskExam } from "./access.ts";
import { newCode } from "./admission.ts";
import { lengthenDeadlines } from "./deadlines.ts";

/** Who is on the list of an exam, in the order in which they came to be. NOT_FOUND. */
export async function listExamPeople(
  { examId, str = "", ...input }: ListExamPeopleBody,
  context: OperationContext,
): Promise<ListExamPeopleReply> {
  await checkDesk(examId, "maker", context);
  const { page, rows: range } = pageSpan(input);
  return withActor(context.db, systemActor, async (trx) => {
    const found =
      str.trim() === ""
        ? sql`true`
        : hasWords([sql<string>`person_name`, sql<string>`person_number`, sql<string>`code`], str);
    const counted = await sql<{ total: number; revoked: number }>`
      select count(*) filter (where ${found})::int as total,
        count(*) filter (where gmt_revoke is not null)::int as revoked
      from exam_admission where exam_id = ${examId}`.execute(trx);
    const { total = 0, revoked = 0 } = counted.rows[0] ?? {};
    const list = await selectPeople(trx, sql`exam_admission.exam_id = ${examId} and ${found}`, range);
    return { ...pageOf(list, total, page), revokedCount: revoked };
  });
}

async function selectPeople(
  trx: Trx,
  which: ReturnType<typeof sql>,
  { pageSize, offset }: { pageSize: number; offset: number },
): Promise<ExamPerson[]> {
  const { rows } = await sql<Omit<ExamPerson, "personState"> & { state: ExamAttemptStateEnum | null }>`
    select exam_admission.id, person_name as "personName", person_number as "personNumber", code,
      (extra_ms / 60000)::int as "extraMinutes", extra_attempts as "extraAttempts",
      gmt_revoke is not null as "isRevoked", gmt_used is not null as "isCome",
      (select state from exam_attempt where exam_attempt.exam_id = exam_admission.exam_id
        and exam_attempt.user_no = exam_admission.user_no order by attempt_no desc limit 1) as state
    from exam_admission where ${which} order by exam_admission.id limit ${pageSize} offset ${offset}`.execute(trx);
  return rows.map(({ state, ...row }) => ({
    ...row,
    ...(state === null ? {} : { attemptState: state }),
    personState: personStateOf({ ...row, state }),
  }));
}

function personStateOf({
  isRevoked,
  isCome,
  state,
}: Pick<ExamPerson, "isRevoked" | "isCome"> & { state: ExamAttemptStateEnum | null }): ExamPersonStateEnum {
  if (isRevoked) return ExamPersonStateEnum.revoked;
  if (state === null) return isCome ? ExamPersonStateEnum.come : ExamPersonStateEnum.absent;
  return {
    [ExamAttemptStateEnum.inProgress]: ExamPersonStateEnum.inProgress,
    [ExamAttemptStateEnum.submitted]: ExamPersonStateEnum.submitted,
    [ExamAttemptStateEnum.marking]: ExamPersonStateEnum.marking,
    [ExamAttemptStateEnum.finished]: ExamPersonStateEnum.finished,
  }[state];
}

/**
 * Changes what is on the list about somebody. More time reaches them also while they sit; less never does. NOT_FOUND;
 * EXAM_PERSON_THERE where somebody else has the number.
 */
export async function saveExamPerson(
  { id, personName, personNumber, extraMinutes, extraAttempts }: SaveExamPersonBody,
  context: OperationContext,
): Promise<ExamPerson> {
  const examId = await withActor(context.db, systemActor, (trx) => examOfPerson(trx, id));
  await checkDesk(examId, "maker", context);
  const number = personNumber.normalize("NFKC").replaceAll(/\s/g, "");
  return withActor(context.db, systemActor, async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('exam people'), hashtext(${examId}))`.execute(trx);
    const twin = await trx
      .selectFrom("exam_admission")
      .where("exam_id", "=", examId)
      .where("person_number", "=", number)
      .where("person_number", "<>", "")
      .where("id", "<>", id)
      .select("id")
      .executeTakeFirst();
    if (twin) fail("EXAM_PERSON_THERE");
    const row = await trx
      .updateTable("exam_admission")
      .set({
        person_name: personName.trim() || personName,
        person_number: number,
        extra_ms: String(extraMinutes * 60_000),
        extra_attempts: extraAttempts,
      })
      .where("id", "=", id)
      .returning("user_no")
      .executeTakeFirst();
    if (row?.user_no) await lengthenDeadlines(trx, { examId, userNo: row.user_no, now: context.now() });
    const [person] = await selectPeople(trx, sql`exam_admission.id = ${id}`, { pageSize: 1, offset: 0 });
    return person ?? fail("NOT_FOUND");
  });
}

async function examOfPerson(trx: Trx, id: string): Promise<string> {
  const row = isRecordId(id)
    ? await trx.selectFrom("exam_admission").where("id", "=", id).select("exam_id").executeTakeFirst()
    : undefined;
  return row?.exam_id ?? fail("NOT_FOUND");
}

/**
 * Revokes codes, lets them be used again, or gives new ones, which makes the old ones worthless. Who came in by a code
 * that is revoked or replaced is signed out; an attempt that was begun stays open until its end. Recorded. NOT_FOUND.
 */
export async function updateExamCodes(
  { examId, idList, change }: UpdateExamCodesBody,
  context: OperationContext,
): Promise<UpdateExamCodesReply> {
  await checkDesk(examId, "maker", context);
  if (idList && !idList.every(isRecordId)) fail("NOT_FOUND");
  const { changedCount, signedOut } = await withActor(context.db, systemActor, async (trx) => {
    const exam = await selectDeskExam(trx, examId);
    const which = sql`exam_id = ${examId} and ${idList ? sql`id = any(${idList}::bigint[])` : sql`true`}`;
    const changed = await applyChange(trx, { change, which, now: context.now() });
    // Who came in by a code that is worth nothing any more is out at once; the attempt stays open for the new one.
    const signedOut = change === "restore" ? [] : await context.services.sessions.endRooms(trx, changed);
    const changedCount = changed.length;
    if (changedCount > 0)
      await recordAudit(trx, {
        ...auditActor(sessionIn(context)),
        action: "exam.codes",
        orgNo: exam.org_no,
        subject: `exam:${examId}`,
        detail: { change, changedCount },
      });
    return { changedCount, signedOut };
  });
  for (const userNo of new Set(signedOut)) await context.services.sessions.changed(userNo);
  return { changedCount };
}

/** Gives the ids of those that it changed. */
async function applyChange(
  trx: Trx,
  { change, which, now }: { change: UpdateExamCodesBody["change"]; which: ReturnType<typeof sql>; now: Date },
): Promise<string[]> {
  const idsOf = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id);
  if (change === "revoke")
    return idsOf(
      await sql<{ id: string }>`update exam_admission set gmt_revoke = ${now}
        where ${which} and gmt_revoke is null returning id`.execute(trx),
    );
  if (change === "restore")
    return idsOf(
      await sql<{ id: string }>`update exam_admission set gmt_revoke = null
        where ${which} and gmt_revoke is not null returning id`.execute(trx),
    );
  const { rows } = await sql<{ id: string }>`select id from exam_admission where ${which} for update`.execute(trx);
  const made = rows.map(({ id }) => ({ id, code: newCode() }));
  await sql`update exam_admission set code = made.code
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as made (id bigint, code text)
    where exam_admission.id = made.id`.execute(trx);
  return idsOf({ rows });
}
