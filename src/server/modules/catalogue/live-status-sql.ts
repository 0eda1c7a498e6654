import { sql, type RawBuilder } from "kysely";
import { OVERRUN_MS } from "./live-status.ts";

/**
 * As `presentLiveStatus` says it, in queries that have `period` and `live_session`: a picture comes in, and not for
 * hours beyond the session's time, as where a media server died and told no end. null where there is no row of
 * `live_session`.
 */
export function isSentAt(moment: Date | RawBuilder<unknown>): RawBuilder<boolean | null> {
  return sql`(live_session.is_on and period.end_time > ${moment}::timestamptz - ${sql.raw(`interval '${OVERRUN_MS} milliseconds'`)})`;
}
