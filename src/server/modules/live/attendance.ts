import type {
  ListLiveAttendeesBody,
  ListLiveAttendeesReply,
  ListLiveSessionsBody,
  ListLiveSessionsReply,
  LiveAttendee,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { fail } from "../../core/errors.ts";
import { selectSession } from "./session-queries.ts";
import { looksAfter } from "../media/index.ts";
import { presentLiveStatus } from "../catalogue/index.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { pageOf, pageRange } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { countAttendees, countSessions, selectAttendees, selectSessions, type AttendeeRow } from "./queries.ts";

/**
 * The sessions of one's courses: of a lecturer their own, of an organisation those of its courses. Those to come the
 * next first, those that are over the last.
 */
export async function listLiveSessions(
  { which = "coming", ...page }: ListLiveSessionsBody,
  context: OperationContext,
): Promise<ListLiveSessionsReply> {
  const session = sessionIn(context);
  const range = pageRange(page);
  const filter = { actor: actorOf(session), which, now: context.now() };
  const { timeZone } = context.site.settings;
  // Numbers of people are not the lecturer's rows; which sessions are theirs is in the statement.
  return withActor(context.db, systemActor, async (trx) => {
    const rows = await selectSessions(trx, filter, range);
    const list = rows.map((row) => ({
      periodId: row.id,
      periodName: row.period_name,
      courseId: row.course_id,
      courseName: row.course_name,
      lecturerName: row.lecturer_name ?? "",
      beginTime: dateTimeIn(timeZone, row.begin_time),
      endTime: dateTimeIn(timeZone, row.end_time),
      liveStatus: presentLiveStatus(row, filter.now),
      memberTotal: row.members,
      messageTotal: row.messages,
    }));
    return pageOf(list, await countSessions(trx, filter), range);
  });
}

/** Who was at a session. NOT_FOUND where there is none that the person looks after. */
export async function listLiveAttendees(
  { periodId, ...page }: ListLiveAttendeesBody,
  context: OperationContext,
): Promise<ListLiveAttendeesReply> {
  const range = pageRange(page);
  const { timeZone } = context.site.settings;
  return withActor(context.db, systemActor, async (trx) => {
    const session = await ownSession(trx, periodId, context);
    const rows = await selectAttendees(trx, periodId, { limit: range.pageSize, offset: range.offset });
    const list = rows.map((row) => presentAttendee(row, timeZone));
    return {
      ...pageOf(list, await countAttendees(trx, periodId), range),
      periodName: session.period_name,
    };
  });
}

async function ownSession(trx: Trx, periodId: string, context: OperationContext) {
  const found = isRecordId(periodId) ? await selectSession(trx, periodId) : undefined;
  return found && looksAfter(found, sessionIn(context)) ? found : fail("NOT_FOUND");
}

function presentAttendee(row: AttendeeRow, timeZone: string | undefined): LiveAttendee {
  return {
    userNo: row.user_no,
    userName: [row.name, row.mobile?.slice(-4) ?? ""].filter(Boolean).join(" "),
    gmtJoin: dateTimeIn(timeZone, row.gmt_join),
    gmtLeave: dateTimeIn(timeZone, row.gmt_leave),
    seconds: Math.round(row.seconds),
    minutes: Math.round(row.seconds / 6) / 10,
  };
}
