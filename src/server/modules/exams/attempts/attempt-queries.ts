import { sql } from "kysely";
import type {
  ExamAnswerBody,
  ExamPaperSection,
  ExamQuestionBody,
  ExamQuestionKey,
} from "../../../../generated/types.ts";
import type { QuestionKindEnum } from "../../../../generated/enums.ts";
import type { Trx } from "../../../database/connect.ts";
import type { PageRange } from "../../../lib/paging.ts";
import type { DrawnSlot } from "../drawing/draw-paper.ts";
import { isNumberOf } from "../desk/admission.ts";
import { centsOf } from "../points.ts";

export type AttemptRow = NonNullable<Awaited<ReturnType<typeof selectAttempt>>>;

/** An attempt of a person, with what its exam says about it. */
export function selectAttempt(trx: Trx, { id, userNo }: { id: string; userNo: string }) {
  return attempts(trx, userNo).where("exam_attempt.id", "=", id).executeTakeFirst();
}

/** All attempts of some people in an exam, the newest first. */
export function selectAttemptsOf(trx: Trx, { examId, userNos }: { examId: string; userNos: readonly string[] }) {
  return columns(trx)
    .where("exam_attempt.exam_id", "=", examId)
    .where(sql<boolean>`exam_attempt.user_no = any(${userNos}::bigint[])`)
    .orderBy("attempt_no", "desc")
    .execute();
}

/** All attempts of a person in some exams, the newest first. */
export function selectAttemptsIn(trx: Trx, { examIds, userNo }: { examIds: readonly string[]; userNo: string }) {
  return attempts(trx, userNo)
    .where(sql<boolean>`exam_attempt.exam_id = any(${examIds}::bigint[])`)
    .orderBy("attempt_no", "desc")
    .execute();
}

/** Attempts of anybody, with what their exams say about them. */
export function selectAttemptsById(trx: Trx, ids: readonly string[]) {
  return columns(trx)
    .where(sql<boolean>`exam_attempt.id = any(${ids}::bigint[])`)
    .execute();
}

/** A page of the attempts of a person, the newest first. */
export function selectAttempts(
  trx: Trx,
  { userNo, state }: { userNo: string; state: number | undefined },
  range: PageRange,
) {
  let query = attempts(trx, userNo);
  if (state !== undefined) query = query.where("exam_attempt.state", "=", state);
  return query
    .orderBy("exam_attempt.gmt_start", "desc")
    .orderBy("exam_attempt.id", "desc")
    .limit(range.pageSize)
    .offset(range.offset)
    .execute();
}

export async function countAttempts(
  trx: Trx,
  { userNo, state }: { userNo: string; state: number | undefined },
): Promise<number> {
  let query = trx.selectFrom("exam_attempt").where("user_no", "=", userNo);
  if (state !== undefined) query = query.where("state", "=", state);
  const { total } = await query.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  return Number(total);
}

/**
 * When the window of an exam is over for everybody, with the time of grace; null where it has no end, and as long as
 * somebody sits it with more time than others: what is shown after the window would reach them.
 */
const endForAll = sql<Date | null>`case when not exists (
    select from exam_attempt as other where other.exam_id = exam.id and other.state = 1
  ) then exam.gmt_end + exam.grace_seconds * interval '1 second' end`;

function attempts(trx: Trx, userNo: string) {
  return columns(trx).where("exam_attempt.user_no", "=", userNo);
}

function columns(trx: Trx) {
  return trx
    .selectFrom("exam_attempt")
    .innerJoin("exam", "exam.id", "exam_attempt.exam_id")
    .select(["exam_attempt.id", "exam_attempt.exam_id", "exam_attempt.user_no", "exam_attempt.attempt_no"])
    .select(["exam_attempt.state", "exam_attempt.gmt_start", "exam_attempt.gmt_deadline", "exam_attempt.gmt_submit"])
    .select(["exam_attempt.is_by_server", "exam_attempt.grace_seconds", "exam_attempt.paper_version_id"])
    .select(["exam_attempt.holder", "exam_attempt.holder_until"])
    .select(["exam_attempt.cents", "exam_attempt.max_cents", "exam_attempt.pass_cents"])
    .select(["exam_attempt.cents_off", "exam_attempt.is_replaced"])
    .select(["exam.exam_name", "exam.exam_kind", "exam.gmt_due", endForAll.as("gmt_end"), "exam.settings"])
    .select(["exam.show_answers", "exam.show_score", "exam.show_explanations"]);
}

/** What somebody who may sit an exam by name has beyond others. */
export interface MemberRow {
  user_no: string;
  extra_seconds: number;
  extra_attempts: number;
}

/**
 * Those of some people who may sit an exam by name: by the list of the exam, where an account with the mobile number on
 * it is that person.
 */
export async function selectMembers(
  trx: Trx,
  { examId, userNos }: { examId: string; userNos: readonly string[] },
): Promise<Map<string, MemberRow>> {
  const { rows } = await sql<MemberRow>`
    select user_no, max(extra_seconds)::int as extra_seconds, max(extra_attempts)::int as extra_attempts
    from (
      select user_no, extra_seconds, extra_attempts from exam_member
      where exam_id = ${examId} and user_no = any(${userNos}::bigint[]) and gmt_revoke is null
      union all
      select user_no, extra_ms / 1000, extra_attempts from exam_admission
      where exam_id = ${examId} and user_no = any(${userNos}::bigint[]) and gmt_revoke is null
      union all
      select app_user.user_no, extra_ms / 1000, extra_attempts
      from exam_admission join app_user on ${isNumberOf} and app_user.user_no = any(${userNos}::bigint[])
      where exam_id = ${examId} and gmt_revoke is null
    ) as held group by user_no`.execute(trx);
  return new Map(rows.map((row) => [row.user_no, row]));
}

/** The sections of a version of a paper. They were checked when they were written. */
export async function selectPaperSections(trx: Trx, versionId: string): Promise<ExamPaperSection[]> {
  const { sections } = await trx
    .selectFrom("exam_paper_version")
    .where("id", "=", versionId)
    .select("sections")
    .executeTakeFirstOrThrow();
  return sections as unknown as ExamPaperSection[];
}

/** The names of the sections of a paper, with how many questions they have and how many hundredths they give. */
export async function selectSections(
  trx: Trx,
  versionId: string,
): Promise<{ title: string; questionCount: number; cents: number }[]> {
  return (await selectPaperSections(trx, versionId)).map(({ title, fixed = [], random = [] }) => ({
    title,
    questionCount: fixed.length + random.reduce((sum, { count }) => sum + count, 0),
    cents:
      fixed.reduce((sum, { score }) => sum + centsOf(score), 0) +
      random.reduce((sum, { count, score }) => sum + count * centsOf(score), 0),
  }));
}

export interface NewAttempt {
  examId: string;
  userNo: string;
  orgNo: string;
  ownerUserNo: string | null;
  attemptNo: number;
  paperVersionId: string;
  start: Date;
  deadline: Date | null;
  graceSeconds: number;
  passCents: number;
  seed: string;
  slots: readonly DrawnSlot[];
}

/** What all places of an attempt give together. */
export const maxCentsOf = ({ slots }: NewAttempt): number => slots.reduce((sum, { maxCents }) => sum + maxCents, 0);

/** Adds an attempt with its places; undefined where another call was quicker. */
export async function insertAttempt(trx: Trx, attempt: NewAttempt): Promise<string | undefined> {
  return (await insertAttempts(trx, [attempt])).get(attempt.userNo);
}

/**
 * Adds attempts at one exam with their places, one a person, in one statement. Gives the new ids by person; nothing of
 * those where another call was quicker.
 */
export async function insertAttempts(trx: Trx, attempts: readonly NewAttempt[]): Promise<Map<string, string>> {
  const column = <Value>(of: (attempt: NewAttempt) => Value): Value[] => attempts.map(of);
  const slots = attempts.flatMap(({ userNo, slots: own }) => own.map((slot) => ({ ...slot, userNo })));
  const { rows } = await sql<{ id: string; user_no: string }>`
    with begun as (
      insert into exam_attempt (exam_id, user_no, org_no, owner_user_no, attempt_no, paper_version_id, gmt_start,
        gmt_deadline, grace_seconds, pass_cents, seed, max_cents)
      select * from unnest(
        ${column(({ examId }) => examId)}::bigint[], ${column(({ userNo }) => userNo)}::bigint[],
        ${column(({ orgNo }) => orgNo)}::text[], ${column(({ ownerUserNo }) => ownerUserNo)}::bigint[],
        ${column(({ attemptNo }) => attemptNo)}::int[], ${column(({ paperVersionId }) => paperVersionId)}::bigint[],
        ${column(({ start }) => start.toISOString())}::timestamptz[],
        ${column(({ deadline }) => deadline?.toISOString() ?? null)}::timestamptz[],
        ${column(({ graceSeconds }) => graceSeconds)}::int[], ${column(({ passCents }) => passCents)}::int[],
        ${column(({ seed }) => seed)}::text[],
        ${column(maxCentsOf)}::int[]
      ) as given (exam_id, user_no)
      -- In one order, so that of two transactions one waits for the other.
      order by given.user_no
      on conflict do nothing
      returning id, user_no
    ),
    placed as (
      insert into exam_attempt_slot (attempt_id, slot, section, question_version_id, option_order, max_cents)
      select begun.id, slot, section, "versionId", coalesce("optionOrder", '{}'), "maxCents"
      from jsonb_to_recordset(${JSON.stringify(slots)}::jsonb) as drawn ("userNo" bigint, slot smallint,
        section smallint, "versionId" bigint, "optionOrder" text[], "maxCents" integer)
      join begun on begun.user_no = drawn."userNo"
    )
    select id, user_no from begun`.execute(trx);
  return new Map(rows.map(({ id, user_no }) => [user_no, id]));
}

/** The places of attempts as they were drawn, by attempt. */
export async function selectDrawnSlots(trx: Trx, attemptIds: readonly string[]): Promise<Map<string, DrawnSlot[]>> {
  const { rows } = await sql<DrawnSlot & { attemptId: string }>`
    select attempt_id as "attemptId", slot, section, question_version_id as "versionId", option_order as "optionOrder",
      max_cents as "maxCents"
    from exam_attempt_slot where attempt_id = any(${attemptIds}::bigint[]) order by attempt_id, slot`.execute(trx);
  return Map.groupBy(rows, ({ attemptId }) => attemptId);
}

/** Takes the answers of attempts, and the files that they name, over into others that were just begun. */
export async function copyAnswers(trx: Trx, pairs: readonly { from: string; to: string }[]): Promise<void> {
  const given = sql`unnest(${pairs.map(({ from }) => from)}::bigint[], ${pairs.map(({ to }) => to)}::bigint[])
    as given (old_id, new_id)`;
  await sql`insert into exam_answer (attempt_id, slot, seq, body, gmt_saved)
    select new_id, slot, seq, body, gmt_saved from ${given} join exam_answer on attempt_id = old_id`.execute(trx);
  await sql`insert into exam_answer_log (attempt_id, slot, seq, body, gmt_saved)
    select new_id, slot, seq, body, gmt_saved from ${given} join exam_answer on attempt_id = old_id`.execute(trx);
  await sql`insert into exam_answer_file (attempt_id, file_no, org_no)
    select new_id, file_no, org_no from ${given} join exam_answer_file on attempt_id = old_id`.execute(trx);
}

export interface SlotRow {
  slot: number;
  section: number;
  versionId: string;
  kind: QuestionKindEnum;
  body: ExamQuestionBody;
  optionOrder: string[];
  maxCents: number;
  answer: ExamAnswerBody | null;
  seq: number | null;
  gmtSaved: Date | null;
  lateMs: number | null;
}

/** The places of an attempt with their questions and the newest answers that count. */
export async function selectSlots(trx: Trx, attemptId: string): Promise<SlotRow[]> {
  const { rows } = await sql<SlotRow>`
    select place.slot, place.section, version.id as "versionId", version.question_kind as kind, version.body,
      place.option_order as "optionOrder", place.max_cents as "maxCents", answer.body as answer,
      answer.seq::float8 as seq, answer.gmt_saved as "gmtSaved", answer.late_ms as "lateMs"
    from exam_attempt_slot as place
    join exam_question_version as version on version.id = place.question_version_id
    left join exam_answer as answer on answer.attempt_id = place.attempt_id and answer.slot = place.slot
    where place.attempt_id = ${attemptId} order by place.slot`.execute(trx);
  return rows;
}

/** What is right in versions of questions, in a transaction of the marking side. */
export async function selectKeys(trx: Trx, versionIds: string[]): Promise<Map<string, ExamQuestionKey>> {
  const { rows } = await sql<{ version_id: string; key: ExamQuestionKey }>`
    select version_id, key from exam_question_key where version_id = any(${versionIds}::bigint[])`.execute(trx);
  return new Map(rows.map(({ version_id, key }) => [version_id, key]));
}

export interface MarkRow {
  slot: number;
  cents: number;
  note: string;
  source: number;
  version: number;
  rubric: number[];
  needsMarker: boolean;
}

/** The marks of an attempt that count now. */
export async function selectMarks(trx: Trx, attemptId: string): Promise<Map<number, MarkRow>> {
  const { rows } = await sql<MarkRow>`
    select slot, cents, note, mark_source as source, version, rubric, needs_marker as "needsMarker"
    from exam_mark where attempt_id = ${attemptId} and is_current`.execute(trx);
  return new Map(rows.map((row) => [row.slot, row]));
}

/** At how many places there is an answer that came too late to count, and was not accepted. */
export async function countUncounted(trx: Trx, attemptId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct slot)::int as count from exam_answer_log as late
    where attempt_id = ${attemptId} and not is_counted and not exists (select from exam_answer
      where exam_answer.attempt_id = late.attempt_id and exam_answer.slot = late.slot and exam_answer.seq >= late.seq)`.execute(
    trx,
  );
  return rows[0]?.count ?? 0;
}
