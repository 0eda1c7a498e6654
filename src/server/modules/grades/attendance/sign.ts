import { sql } from "kysely";
import { AttendanceStateEnum, AttendanceWayEnum } from "../../../../generated/enums.ts";
import type {
  CheckGradeTokenBody,
  CheckGradeTokenReply,
  OwnAttendance,
  SignGradeAttendanceBody,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { limitedNetwork } from "../../../core/limited-network.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { countUse, usesSoFar } from "../../../lib/rate-limit.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { isOpen, selectLessons, type LessonRow } from "./access.ts";
import { ATTENDANCE_SECRET } from "./sessions.ts";
import { browserHash, isCode, judgeToken, normaliseCode, ticketFor, timeOfTicket } from "./token.ts";

/** Wrong digits of one account in ten minutes, and of one network: a school sits behind one. */
const WRONG_CODES = 10;
const WRONG_CODES_OF_NETWORK = 100;
const WINDOW_SECONDS = 600;
/** Lessons that somebody can sign in to at a time. */
const MAX_LESSONS = 100;

/**
 * Notes that a browser came with a good token, for who has to sign in to their account first. ATTENDANCE_CLOSED;
 * ATTENDANCE_TOKEN_OLD; ATTENDANCE_TOKEN_WRONG.
 */
export async function checkGradeToken(
  { lessonId, token, browserKey }: CheckGradeTokenBody,
  context: OperationContext,
): Promise<CheckGradeTokenReply> {
  const secret = await context.services.secrets.get(ATTENDANCE_SECRET);
  const now = context.now();
  refuseToken(judgeToken(secret, { lessonId, token, now }));
  await withActor(context.db, systemActor, (trx) => openLesson(trx, lessonId));
  return { ticket: ticketFor(secret, { lessonId, browserKey, now }) };
}

function refuseToken(judged: ReturnType<typeof judgeToken>): void {
  if (judged === "wrong") fail("ATTENDANCE_TOKEN_WRONG");
  if (judged === "old") fail("ATTENDANCE_TOKEN_OLD");
}

async function openLesson(trx: Trx, lessonId: string): Promise<LessonRow> {
  const lesson = isRecordId(lessonId)
    ? await selectLessons(trx).where("grade_lesson.id", "=", lessonId).executeTakeFirst()
    : undefined;
  return lesson && isOpen(lesson) ? lesson : fail("ATTENDANCE_CLOSED");
}

/**
 * Signs in to a lesson, once; again, it says how one is written down. ATTENDANCE_CLOSED, ATTENDANCE_NOT_MEMBER; of a
 * token or ticket ATTENDANCE_TOKEN_OLD and ATTENDANCE_TOKEN_WRONG, of the digits ATTENDANCE_CODE_WRONG and
 * ATTENDANCE_CODE_LOCKED.
 */
export async function signGradeAttendance(
  input: SignGradeAttendanceBody,
  context: OperationContext,
): Promise<OwnAttendance> {
  const secret = await context.services.secrets.get(ATTENDANCE_SECRET);
  const { lessonId, at, way } =
    input.code === undefined ? byQr(secret, input, context.now()) : await byCode(secret, input, context);
  const { userNo } = sessionIn(context);
  const hash = input.browserKey === undefined ? null : browserHash(secret, input.browserKey);
  return withActor(context.db, systemActor, async (trx) => {
    const lesson = await openLesson(trx, lessonId);
    const state = lesson.gmt_late !== null && at > lesson.gmt_late ? "late" : "present";
    // One statement: of any number at once one writes. Who was excused before and comes after all is there.
    await sql`
      insert into grade_attendee (lesson_id, user_no, grade_id, org_no, state, signed_by, gmt_sign, browser_hash)
      select ${lessonId}, user_no, grade_id, ${lesson.org_no}, ${AttendanceStateEnum[state]}, ${way}, ${at}, ${hash}
      from grade_member where grade_id = ${lesson.grade_id} and user_no = ${userNo} and role = 3 and state = 1
      on conflict (lesson_id, user_no) do update set state = excluded.state, signed_by = excluded.signed_by,
        gmt_sign = excluded.gmt_sign, browser_hash = excluded.browser_hash
      where grade_attendee.signed_by is null and grade_attendee.state = ${AttendanceStateEnum.excused}`.execute(trx);
    const own = await trx
      .selectFrom("grade_attendee")
      .where("lesson_id", "=", lessonId)
      .where("user_no", "=", userNo)
      .select(["state", "gmt_sign"])
      .executeTakeFirst();
    if (!own) fail("ATTENDANCE_NOT_MEMBER");
    return {
      lessonId,
      lessonName: lesson.lesson_name,
      gradeId: lesson.grade_id,
      gradeName: lesson.grade_name,
      // Checked by the table.
      attendanceState: own.state as AttendanceStateEnum,
      ...(own.gmt_sign === null ? {} : { gmtSign: dateTimeIn(context.site.settings.timeZone, own.gmt_sign) }),
    };
  });
}

interface Signing {
  lessonId: string;
  /** When they came: of a ticket, when the code was scanned. */
  at: Date;
  way: AttendanceWayEnum;
}

function byQr(secret: string, { lessonId, token, ticket, browserKey }: SignGradeAttendanceBody, now: Date): Signing {
  if (lessonId === undefined) fail("ATTENDANCE_TOKEN_WRONG");
  const way = AttendanceWayEnum.qr;
  if (ticket === undefined || browserKey === undefined) {
    refuseToken(judgeToken(secret, { lessonId, token: token ?? "", now }));
    return { lessonId, at: now, way };
  }
  const at = timeOfTicket(secret, { lessonId, browserKey, ticket, now });
  return { lessonId, at: at ?? fail("ATTENDANCE_TOKEN_OLD"), way };
}

/** The lesson of one's classes that has these six digits now. Wrong ones are counted, by person and by network. */
async function byCode(
  secret: string,
  { lessonId, code: typed = "" }: SignGradeAttendanceBody,
  context: OperationContext,
): Promise<Signing> {
  const { userNo } = sessionIn(context);
  const now = context.now();
  const own = { subject: `attendance code ${userNo}`, most: WRONG_CODES, seconds: WINDOW_SECONDS, now };
  const network = {
    ...own,
    subject: `attendance code ${limitedNetwork(context.ip)}`,
    most: WRONG_CODES_OF_NETWORK,
  };
  const system = <Result>(work: (trx: Trx) => Promise<Result>) => withActor(context.db, systemActor, work);
  // One's own is counted before it is looked at, and taken back when it was right: of a thousand at once ten are read.
  const mayGuess = await system(
    async (trx) => (await usesSoFar(trx, network)) < network.most && (await countUse(trx, own)),
  );
  if (!mayGuess) fail("ATTENDANCE_CODE_LOCKED");
  const code = normaliseCode(typed);
  const lessons = await system((trx) => openLessonsOf(trx, { userNo, lessonId }));
  const found = lessons.find((id) => isCode(secret, { lessonId: id, code, now }));
  await system(async (trx) => {
    if (found) await trx.deleteFrom("use_count").where("subject", "=", own.subject).execute();
    else await countUse(trx, network);
  });
  return { lessonId: found ?? fail("ATTENDANCE_CODE_WRONG"), at: now, way: AttendanceWayEnum.code };
}

async function openLessonsOf(
  trx: Trx,
  { userNo, lessonId }: { userNo: string; lessonId: string | undefined },
): Promise<string[]> {
  if (lessonId !== undefined && !isRecordId(lessonId)) return [];
  const { rows } = await sql<{ lesson_id: string }>`
    select lesson_id from grade_member join grade_attendance using (grade_id)
    where user_no = ${userNo} and role = 3 and state = 1 and gmt_close is null
      ${lessonId === undefined ? sql`` : sql`and lesson_id = ${lessonId}`}
    order by gmt_open desc limit ${MAX_LESSONS}`.execute(trx);
  return rows.map(({ lesson_id }) => lesson_id);
}
