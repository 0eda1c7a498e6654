import { sql } from "kysely";
import { ExamAttemptStateEnum } from "../../../../generated/enums.ts";
import type {
  ExamBoardLine,
  ExamNotice,
  AddExamTimeBody,
  AddExamTimeReply,
  GetExamBoardBody,
  GetExamBoardReply,
  SendExamNoticeBody,
  SubmitOpenAttemptsBody,
  SubmitOpenAttemptsReply,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { hasWords } from "../../../lib/matches-search.ts";
import { pageOf, pageRange, type PageRange } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { stateAt } from "../present.ts";
import { checkDesk, selectDeskExam } from "./access.ts";
import { presentNotices } from "./notices.ts";

/** Who sits an exam, those who are answering first, with what was noticed about them. NOT_FOUND. */
export async function getExamBoard(
  { examId, ...input }: GetExamBoardBody,
  context: OperationContext,
): Promise<GetExamBoardReply> {
  await checkDesk(examId, "helper", context);
  const page = pageRange(input);
  const { timeZone } = context.site.settings;
  const now = context.now();
  return withActor(context.db, systemActor, async (trx) => {
    const exam = await selectDeskExam(trx, examId);
    const counts = await selectCounts(trx, examId, now);
    const filter = sql`attempt.exam_id = ${examId}
      ${input.isOpen ? sql`and attempt.state = 1` : sql``}
      ${input.isNoticed ? sql`and exists (select from exam_event where attempt_id = attempt.id)` : sql``}
      ${input.str === undefined || input.str.trim() === "" ? sql`` : sql`and ${hasWords([sql<string>`coalesce(listed.person_name, app_user.name)`, sql<string>`coalesce(listed.person_number, '')`], input.str)}`}`;
    const { rows } = await boardRows(filter, page).execute(trx);
    return {
      ...pageOf(
        rows.map((row) => presentLine(row, context)),
        rows[0]?.total ?? 0,
        page,
      ),
      examId,
      examName: exam.exam_name,
      gmtNow: dateTimeIn(timeZone, now),
      ...(exam.gmt_end === null ? {} : { gmtEnd: dateTimeIn(timeZone, exam.gmt_end) }),
      ...counts,
    };
  });
}

async function selectCounts(trx: Trx, examId: string, now: Date) {
  const { rows } = await sql<{
    sittingCount: number;
    hereCount: number;
    submittedCount: number;
    noticedCount: number;
  }>`
    select count(*) filter (where state = 1)::int as "sittingCount",
      count(*) filter (where state = 1 and holder_until > ${now})::int as "hereCount",
      count(*) filter (where state > 1)::int as "submittedCount",
      count(*) filter (where state = 1 and exists (select from exam_event where attempt_id = exam_attempt.id))::int
        as "noticedCount"
    from exam_attempt where exam_id = ${examId}`.execute(trx);
  return rows[0] ?? { sittingCount: 0, hereCount: 0, submittedCount: 0, noticedCount: 0 };
}

interface BoardRow {
  id: string;
  state: number;
  total: number;
  personName: string;
  personNumber: string;
  start: Date;
  deadline: Date | null;
  submit: Date | null;
  isByServer: boolean;
  holderUntil: Date | null;
  saved: Date | null;
  answered: number;
  questions: number;
  awayCount: number;
  awayMs: number;
  copyCount: number;
  deviceCount: number;
  networkCount: number;
  offlineCount: number;
  offlineMs: number;
}

/** What was saved and noticed is looked up for the lines of the page alone. */
const boardRows = (filter: ReturnType<typeof sql>, page: PageRange) => sql<BoardRow>`
  with lines as materialized (
    select attempt.*, count(*) over ()::int as total, coalesce(listed.person_name, app_user.name) as person_name,
      coalesce(listed.person_number, '') as person_number
    from exam_attempt as attempt join app_user on app_user.user_no = attempt.user_no
    left join lateral (
      select person_name, person_number from exam_admission
      where exam_id = attempt.exam_id and user_no = attempt.user_no order by gmt_revoke nulls first, id limit 1
    ) as listed on true
    where ${filter}
    order by (attempt.state = 1) desc, attempt.gmt_start desc, attempt.id desc
    limit ${page.pageSize} offset ${page.offset}
  )
  select lines.id, lines.state, lines.total, lines.person_name as "personName", lines.person_number as "personNumber",
    lines.gmt_start as start, lines.gmt_deadline as deadline, lines.gmt_submit as submit,
    lines.is_by_server as "isByServer", lines.holder_until as "holderUntil", answers.saved, answers.answered,
    (select count(*)::int from exam_attempt_slot where attempt_id = lines.id) as questions, noticed.*
  from lines
  cross join lateral (
    select max(gmt_saved) as saved, count(*)::int as answered from exam_answer where attempt_id = lines.id
  ) as answers
  cross join lateral (
    select count(*) filter (where event_kind = 1)::int as "awayCount",
      coalesce(sum(duration_ms) filter (where event_kind = 1), 0)::float8 as "awayMs",
      count(*) filter (where event_kind in (2, 3))::int as "copyCount",
      count(*) filter (where event_kind = 5)::int as "deviceCount",
      count(*) filter (where event_kind = 6)::int as "networkCount",
      count(*) filter (where event_kind = 4)::int as "offlineCount",
      coalesce(sum(duration_ms) filter (where event_kind = 4), 0)::float8 as "offlineMs"
    from exam_event where attempt_id = lines.id
  ) as noticed
  order by (lines.state = 1) desc, lines.gmt_start desc, lines.id desc`;

function presentLine(row: BoardRow, context: OperationContext): ExamBoardLine {
  const { timeZone } = context.site.settings;
  const now = context.now();
  const attemptState = stateAt({ state: row.state, gmt_deadline: row.deadline }, now);
  const isOpen = attemptState === ExamAttemptStateEnum.inProgress;
  const at = (name: "gmtDeadline" | "gmtSubmit" | "gmtSaved", moment: Date | null) =>
    moment === null ? {} : { [name]: dateTimeIn(timeZone, moment) };
  return {
    attemptId: row.id,
    attemptState,
    personName: row.personName,
    personNumber: row.personNumber,
    gmtStart: dateTimeIn(timeZone, row.start),
    ...at("gmtDeadline", row.deadline),
    ...(isOpen && row.deadline !== null ? { remainingMs: row.deadline.getTime() - now.getTime() } : {}),
    ...at("gmtSubmit", row.submit),
    isByServer: row.isByServer,
    ...at("gmtSaved", row.saved),
    isHere: isOpen && row.holderUntil !== null && row.holderUntil > now,
    answeredCount: row.answered,
    questionCount: row.questions,
    awayCount: row.awayCount,
    awayMs: row.awayMs,
    copyCount: row.copyCount,
    deviceCount: row.deviceCount,
    networkCount: row.networkCount,
    offlineCount: row.offlineCount,
    offlineMs: row.offlineMs,
  };
}

/** Gives one or all who sit an exam more time, also beyond its window. Recorded. NOT_FOUND. */
export async function addExamTime(
  { examId, attemptId, minutes }: AddExamTimeBody,
  context: OperationContext,
): Promise<AddExamTimeReply> {
  return changeSitting({ examId, attemptId, action: "exam.extend", detail: { minutes } }, context, (trx, which) =>
    sql`update exam_attempt set gmt_deadline = gmt_deadline + ${minutes} * interval '1 minute'
      where ${which} and gmt_deadline is not null`.execute(trx),
  );
}

/**
 * Submits for one or all who sit an exam. What is on its way still counts within the time of grace, as at any deadline.
 * Recorded. NOT_FOUND.
 */
export async function submitOpenAttempts(
  { examId, attemptId }: SubmitOpenAttemptsBody,
  context: OperationContext,
): Promise<SubmitOpenAttemptsReply> {
  const now = context.now();
  return changeSitting({ examId, attemptId, action: "exam.stop" }, context, (trx, which) =>
    sql`update exam_attempt set state = ${ExamAttemptStateEnum.submitted}, is_by_server = true, grading_needed = true,
        gmt_deadline = least(coalesce(gmt_deadline, ${now}), ${now}), gmt_submit = least(coalesce(gmt_deadline, ${now}), ${now})
      where ${which}`.execute(trx),
  );
}

/** Changes open attempts of an exam, one or all, and writes down who did it to how many. */
async function changeSitting(
  {
    examId,
    attemptId,
    action,
    detail = {},
  }: { examId: string; attemptId: string | undefined; action: string; detail?: object },
  context: OperationContext,
  change: (trx: Trx, which: ReturnType<typeof sql>) => Promise<{ numAffectedRows?: bigint }>,
): Promise<{ changedCount: number }> {
  await checkDesk(examId, "helper", context);
  if (attemptId !== undefined && !isRecordId(attemptId)) fail("NOT_FOUND");
  return withActor(context.db, systemActor, async (trx) => {
    const exam = await selectDeskExam(trx, examId);
    const which = sql`id in (select id from exam_attempt where exam_id = ${examId} and state = 1
      ${attemptId === undefined ? sql`` : sql`and id = ${attemptId}`} order by id for update) and state = 1`;
    const changedCount = Number((await change(trx, which)).numAffectedRows ?? 0n);
    if (changedCount > 0)
      await recordAudit(trx, {
        ...auditActor(sessionIn(context)),
        action,
        orgNo: exam.org_no,
        subject: attemptId === undefined ? `exam:${examId}` : `examAttempt:${attemptId}`,
        detail: { ...detail, changedCount },
      });
    return { changedCount };
  });
}

/** Tells one or all who sit an exam something; their pages get it with their next save. NOT_FOUND. */
export async function sendExamNotice(
  { examId, attemptId, text }: SendExamNoticeBody,
  context: OperationContext,
): Promise<ExamNotice> {
  const { userNo } = sessionIn(context);
  await checkDesk(examId, "helper", context);
  const body = text.trim();
  if (body === "") failFields([{ path: "text", message: context.site.texts(context.locale).t("error.field.blank") }]);
  return withActor(context.db, systemActor, async (trx) => {
    const exam = await selectDeskExam(trx, examId);
    if (attemptId !== undefined && !(await isOfExam(trx, attemptId, examId))) fail("NOT_FOUND");
    const row = await trx
      .insertInto("exam_notice")
      .values({
        exam_id: examId,
        attempt_id: attemptId ?? null,
        org_no: exam.org_no,
        author_user_no: userNo,
        body,
        gmt_create: context.now(),
      })
      .returning(["id", "body", "gmt_create"])
      .executeTakeFirstOrThrow();
    const [notice] = presentNotices([{ id: row.id, attemptId: "", body, gmtCreate: row.gmt_create }], { context });
    return notice ?? fail("UNEXPECTED");
  });
}

async function isOfExam(trx: Trx, attemptId: string, examId: string): Promise<boolean> {
  if (!isRecordId(attemptId)) return false;
  const row = await trx
    .selectFrom("exam_attempt")
    .where("id", "=", attemptId)
    .where("exam_id", "=", examId)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}
