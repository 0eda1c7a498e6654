import { sql } from "kysely";
import type { Trx } from "../database/connect.ts";

export interface Use {
  /** What and by whom, such as `joining 192.0.2.1`. */
  subject: string;
  most: number;
  /** The window, from its first use. */
  seconds: number;
  now: Date;
  /** How many uses it is at once; one without. */
  times?: number;
}

/**
 * Counts a use in one statement, so that of any number at once no more than `most` pass. False when it is one too many.
 * In scope system; what the transaction undoes was not counted. A window that ends later than one can was begun by a
 * clock that was set back since; it is over.
 */
export async function countUse(trx: Trx, { subject, most, seconds, now, times = 1 }: Use): Promise<boolean> {
  const ends = new Date(now.getTime() + seconds * 1000);
  // Of clocks of several servers none is that far ahead.
  const never = new Date(now.getTime() + 2 * seconds * 1000);
  const isOver = sql`(known.gmt_expire <= ${now} or known.gmt_expire > ${never})`;
  const { rows } = await sql<{ used: number }>`
    insert into use_count as known (subject, used, gmt_expire) values (${subject}, ${times}, ${ends})
    on conflict (subject) do update set
      used = case when ${isOver} then excluded.used else known.used + excluded.used end,
      gmt_expire = case when ${isOver} then excluded.gmt_expire else known.gmt_expire end
    returning used`.execute(trx);
  return (rows[0]?.used ?? 0) <= most;
}

/** How often something was done in the window of now; see `countUse`. */
export async function usesSoFar(trx: Trx, { subject, now }: Pick<Use, "subject" | "now">): Promise<number> {
  const { rows } = await sql<{
    used: number;
  }>`select used from use_count where subject = ${subject} and gmt_expire > ${now}`.execute(trx);
  return rows[0]?.used ?? 0;
}
