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
import type { BankQuestion, DrawnSlot } from "../drawing/draw-paper.ts";
import { isAdmittedAs } from "../desk/admission.ts";
import { centsOf } from "../points.ts";

export type AttemptRow = NonNullable<Awaited<ReturnType<typeof selectAttempt>>>;

/** An attempt of a person, with what its exam says about it. */
export function selectAttempt(trx: Trx, { id, userNo }: { id: string; userNo: string }) {
  return attempts(trx, userNo).where("exam_attempt.id", "=", id).executeTakeFirst();
}

/** All attempts of a person in an exam, the newest first. */
export function selectAttemptsOf(trx: Trx, { examId, userNo }: { examId: string; userNo: string }) {
  return attempts(trx, userNo).where("exam_attempt.exam_id", "=", examId).orderBy("attempt_no", "desc").execute();
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
  return trx
    .selectFrom("exam_attempt")
    .innerJoin("exam", "exam.id", "exam_attempt.exam_id")
    .where("exam_attempt.user_no", "=", userNo)
    .select(["exam_attempt.id", "exam_attempt.exam_id", "exam_attempt.user_no", "exam_attempt.attempt_no"])
    .select(["exam_attempt.state", "exam_attempt.gmt_start", "exam_attempt.gmt_deadline", "exam_attempt.gmt_submit"])
    .select(["exam_attempt.is_by_server", "exam_attempt.grace_seconds", "exam_attempt.paper_version_id"])
    .select(["exam_attempt.holder", "exam_attempt.holder_until"])
    .select(["exam_attempt.cents", "exam_attempt.max_cents", "exam_attempt.pass_cents"])
    .select(["exam.exam_name", "exam.exam_kind", endForAll.as("gmt_end"), "exam.settings"])
    .select(["exam.show_answers", "exam.show_score", "exam.show_explanations"]);
}

/**
 * What somebody who may sit an exam by name has beyond others: by the list of the exam, where an account with the mobile
 * number on it is that person, or because it was bought. Undefined for everybody else.
 */
export async function selectMember(
  trx: Trx,
  { examId, userNo }: { examId: string; userNo: string },
): Promise<{ extra_seconds: number; extra_attempts: number } | undefined> {
  const { rows } = await sql<{ rights: number; extra_seconds: number; extra_attempts: number }>`
    select count(*)::int as rights, coalesce(max(extra_seconds), 0)::int as extra_seconds,
      coalesce(max(extra_attempts), 0)::int as extra_attempts
    from (
      select extra_seconds, extra_attempts from exam_member
      where exam_id = ${examId} and user_no = ${userNo} and gmt_revoke is null
      union all
      select extra_ms / 1000, extra_attempts from exam_admission
      where exam_id = ${examId} and ${isAdmittedAs(userNo)}
    ) as held`.execute(trx);
  const row = rows[0];
  return row && row.rights > 0 ? row : undefined;
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

interface BankRow {
  questionId: string;
  versionId: string;
  subjectId: string;
  kind: QuestionKindEnum;
  difficulty: number;
  tags: string[];
  options: string[];
}

/** The questions of the bank that a paper can have: those it names, and those of the subjects it draws from. */
export async function selectBank(
  trx: Trx,
  { orgNo, questionIds, subjectIds }: { orgNo: string; questionIds: string[]; subjectIds: string[] },
): Promise<(BankQuestion & { questionId: string })[]> {
  const { rows } = await sql<BankRow>`
    select exam_question.id as "questionId", version.id as "versionId", exam_question.subject_id as "subjectId",
      exam_question.question_kind as kind, exam_question.difficulty, exam_question.tags,
      coalesce((select array_agg(option ->> 'id' order by place)
        from jsonb_array_elements(version.body -> 'options') with ordinality as given (option, place)), '{}') as options
    from exam_question join exam_question_version as version on version.id = exam_question.version_id
    where exam_question.org_no = ${orgNo} and (exam_question.id = any(${questionIds}::bigint[])
      or (exam_question.subject_id = any(${subjectIds}::bigint[]) and not exam_question.is_removed))
    order by exam_question.id`.execute(trx);
  return rows;
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

/** Adds an attempt with its places; undefined where another call was quicker. */
export async function insertAttempt(trx: Trx, attempt: NewAttempt): Promise<string | undefined> {
  const row = await trx
    .insertInto("exam_attempt")
    .values({
      exam_id: attempt.examId,
      user_no: attempt.userNo,
      org_no: attempt.orgNo,
      owner_user_no: attempt.ownerUserNo,
      attempt_no: attempt.attemptNo,
      paper_version_id: attempt.paperVersionId,
      gmt_start: attempt.start,
      gmt_deadline: attempt.deadline,
      grace_seconds: attempt.graceSeconds,
      pass_cents: attempt.passCents,
      seed: attempt.seed,
      max_cents: attempt.slots.reduce((sum, { maxCents }) => sum + maxCents, 0),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!row) return undefined;
  await sql`insert into exam_attempt_slot (attempt_id, slot, section, question_version_id, option_order, max_cents)
    select ${row.id}, slot, section, "versionId", coalesce("optionOrder", '{}'), "maxCents"
    from jsonb_to_recordset(${JSON.stringify(attempt.slots)}::jsonb)
      as drawn (slot smallint, section smallint, "versionId" bigint, "optionOrder" text[], "maxCents" integer)`.execute(
    trx,
  );
  return row.id;
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
