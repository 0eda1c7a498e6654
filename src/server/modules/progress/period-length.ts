import { sql } from "kysely";
import type { PeriodLength } from "../../../shared/study-progress.ts";

/** What of a period says how long it is. */
export interface LengthRow {
  period_type: number;
  /** Of a live session from its begin to its end. */
  seconds: number | null;
  doc_page: number | null;
}

/** How long a period is: of a live session from its begin to its end. */
export const periodSeconds = sql`case period.period_type when 2
  then extract(epoch from period.end_time - period.begin_time)::int else period.video_seconds end`;

/** How long a period is, as progress is counted. */
export function lengthOf({ period_type, seconds, doc_page }: LengthRow): PeriodLength {
  return { periodType: period_type, seconds, pages: doc_page };
}
