import type {
  ListStudyLogsBody,
  ListStudyLogsReply,
  SaveSignOutRecordBody,
  SaveStudyLogBody,
  SaveStudyLogReply,
} from "../../../generated/types.ts";
import { periodPercent } from "../../../shared/study-progress.ts";
import { hasCourse } from "../orders/index.ts";
import type { OperationContext, Session } from "../../core/context.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { fail } from "../../core/errors.ts";
import { looksAfter, mayStudy, refuseUnheld, selectStudyPeriod } from "../media/index.ts";
import { pageOf, pageRange } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { selectLogs, sumLogs } from "./log-queries.ts";
import { presentLog } from "./present.ts";
import { insertSignOut } from "./queries.ts";

/** Keeps what was studied; see `Heartbeats` for why it may be refused. */
export async function saveStudyLog(input: SaveStudyLogBody, context: OperationContext): Promise<SaveStudyLogReply> {
  const { userNo } = sessionIn(context);
  const { courseId, periodId, ranges = [], position, page, seconds } = input;
  if (!isRecordId(courseId) || !isRecordId(periodId)) fail("NOT_FOUND");
  const heartbeat = {
    userNo,
    courseId: canonicalId(courseId),
    periodId: canonicalId(periodId),
    ranges: ranges.map(([from = 0, to = 0]) => [from, to] as const),
    position,
    page,
    seconds,
    at: context.now(),
  };
  const { period, kept } = await context.services.heartbeats.save(heartbeat);
  return { percent: periodPercent(period, kept), isComplete: kept.isComplete ? 1 : 0, position: kept.position };
}

/** What the signed-in person studied, the latest first. */
export async function listStudyLogs(
  { courseId, ...page }: ListStudyLogsBody,
  context: OperationContext,
): Promise<ListStudyLogsReply> {
  const session = sessionIn(context);
  const range = pageRange(page);
  if (courseId !== undefined && !isRecordId(courseId)) fail("NOT_FOUND");
  const filter = { userNo: session.userNo, courseId };
  return withActor(context.db, actorOf(session), async (trx) => {
    const rows = await selectLogs(trx, filter, { limit: range.pageSize, offset: range.offset });
    const { total, seconds, complete } = await sumLogs(trx, filter);
    const list = rows.map((row) => presentLog(row, context.site.settings.timeZone));
    return { ...pageOf(list, total, range), secondsTotal: seconds, completeTotal: complete };
  });
}

/**
 * Keeps that the signed-in person did not answer and is signed out. NOT_FOUND where there is no such period in that
 * course;
 * COURSE_NOT_HELD where they may not study it, so that they cannot have been there.
 */
export async function saveSignOutRecord(
  { courseId, periodId, position = 0 }: SaveSignOutRecordBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const session = sessionIn(context);
  if (!isRecordId(courseId) || (periodId !== undefined && !isRecordId(periodId))) fail("NOT_FOUND");
  const now = context.now();
  await withActor(context.db, systemActor, (trx) => checkPlace(trx, { courseId, periodId, session, now }));
  const record = { userNo: session.userNo, courseId, periodId, position: Math.round(position), now };
  if (!(await withActor(context.db, actorOf(session), (trx) => insertSignOut(trx, record)))) fail("NOT_FOUND");
  return {};
}

/** Refuses whoever may not study a period, or where none is named anything of the course. */
async function checkPlace(
  trx: Trx,
  { courseId, periodId, session, now }: { courseId: string; periodId: string | undefined; session: Session; now: Date },
): Promise<void> {
  if (periodId !== undefined) {
    const period = (await selectStudyPeriod(trx, { courseId, periodId })) ?? fail("NOT_FOUND");
    if (!(await mayStudy(trx, { period, session, now }))) refuseUnheld(period);
    return;
  }
  const course =
    (await trx
      .selectFrom("course")
      .where("id", "=", courseId)
      .select(["lecturer_user_no", "org_no", "is_public"])
      .executeTakeFirst()) ?? fail("NOT_FOUND");
  if (looksAfter(course, session) || (await hasCourse(trx, { userNo: session.userNo, courseId, now }))) return;
  refuseUnheld(course);
}

/** Numbers as the database writes them: they are compared as texts. */
function canonicalId(id: string): string {
  return BigInt(id).toString();
}
