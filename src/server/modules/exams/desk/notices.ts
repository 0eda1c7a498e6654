import { sql } from "kysely";
import type { ExamNotice } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";

export interface NoticeRow {
  id: string;
  attemptId: string;
  body: string;
  gmtCreate: Date;
}

/** Notices of an attempt that are sent at most: the newest. */
const MAX_NOTICES = 5;

/** What those who sit are told since they began, the oldest first, of attempts that are open. */
export async function selectNotices(trx: Trx, attemptIds: readonly string[]): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select notice.id, attempt.id as "attemptId", notice.body, notice.gmt_create as "gmtCreate"
    from exam_attempt as attempt
    join exam_notice as notice on notice.exam_id = attempt.exam_id
      and (notice.attempt_id is null or notice.attempt_id = attempt.id) and notice.gmt_create >= attempt.gmt_start
    where attempt.id = any(${attemptIds}::bigint[]) and attempt.state = 1
    order by notice.id`.execute(trx);
  return rows;
}

/** Those of an attempt that the page has not, as it is told them. */
export function presentNotices(
  rows: readonly NoticeRow[],
  { since = "0", context }: { since?: string | undefined; context: OperationContext },
): ExamNotice[] {
  return rows
    .filter(({ id }) => BigInt(id) > BigInt(since))
    .slice(-MAX_NOTICES)
    .map(({ id, body, gmtCreate }) => ({
      id,
      text: body,
      gmtCreate: dateTimeIn(context.site.settings.timeZone, gmtCreate),
    }));
}
