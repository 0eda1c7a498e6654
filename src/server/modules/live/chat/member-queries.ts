import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";

/** ms without a sign of somebody after which they were away. */
export const AWAY_MS = 75_000;

/**
 * Somebody comes in, for the first time or again; a short absence, as of a page loaded anew, is none. Gives whether
 * they may write. In scope `system`.
 */
export async function joinMember(
  trx: Trx,
  { periodId, userNo, isStaff, now }: { periodId: string; userNo: string; isStaff: boolean; now: Date },
): Promise<{ isMuted: boolean }> {
  const away = new Date(now.getTime() - AWAY_MS);
  const { rows } = await sql<{ is_muted: boolean }>`
    insert into live_member as known (period_id, user_no, is_staff, gmt_join, gmt_leave, gmt_beat)
    values (${periodId}, ${userNo}, ${isStaff}, ${now}, ${now}, ${now})
    on conflict (period_id, user_no) do update set is_staff = excluded.is_staff, gmt_join = coalesce(known.gmt_join, excluded.gmt_join),
      gmt_leave = greatest(known.gmt_leave, excluded.gmt_leave),
      gmt_beat = case when known.gmt_beat > ${away} then known.gmt_beat else excluded.gmt_beat end
    returning is_muted`.execute(trx);
  return { isMuted: rows[0]?.is_muted ?? false };
}

export interface Beat {
  periodId: string;
  userNos: string[];
  now: Date;
  /** The session's time: nothing before and after it counts. */
  from: Date;
  until: Date;
}

/**
 * These are there. Time is counted from the last sign of a person on, from whichever page or server that came: twice
 * open counts once.
 */
export async function touchMembers(trx: Trx, { periodId, userNos, now, from, until }: Beat): Promise<void> {
  const away = new Date(now.getTime() - AWAY_MS);
  await sql`update live_member set
      seconds = seconds + case
        when gmt_beat > ${away} then greatest(0, extract(epoch
          from least(${now}::timestamptz, ${until}::timestamptz) - greatest(gmt_beat, ${from}::timestamptz))) else 0 end,
      gmt_beat = greatest(gmt_beat, ${now}), gmt_leave = greatest(gmt_leave, ${now})
    where period_id = ${periodId} and user_no = any(${userNos}::bigint[])`.execute(trx);
}

/** People who are there, on whichever server. */
export async function countOnline(trx: Trx, { periodId, now }: { periodId: string; now: Date }): Promise<number> {
  const { rows } = await sql<{
    online: number;
  }>`select count(*)::int as online from live_member
    where period_id = ${periodId} and gmt_beat > ${new Date(now.getTime() - AWAY_MS)}`.execute(trx);
  return rows[0]?.online ?? 0;
}

/**
 * Holds the person's row until the transaction ends, so that of messages sent at once each is judged after the other.
 */
export async function lockMember(
  trx: Trx,
  { periodId, userNo }: { periodId: string; userNo: string },
): Promise<{ isMuted: boolean }> {
  const row = await trx
    .selectFrom("live_member")
    .where("period_id", "=", periodId)
    .where("user_no", "=", userNo)
    .select("is_muted")
    .forUpdate()
    .executeTakeFirst();
  return { isMuted: row?.is_muted ?? false };
}

/** Of those who do not look after the session; false where there is nobody like that. */
export async function muteMember(
  trx: Trx,
  { periodId, userNo, isMuted }: { periodId: string; userNo: string; isMuted: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("live_member")
    .set({ is_muted: isMuted })
    .where("period_id", "=", periodId)
    .where("user_no", "=", userNo)
    .where("is_staff", "=", false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function selectMuted(trx: Trx, periodId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("live_member")
    .where("period_id", "=", periodId)
    .where("is_muted", "=", true)
    .select("user_no")
    .execute();
  return rows.map(({ user_no }) => user_no);
}

export async function pauseChat(
  trx: Trx,
  { periodId, isPaused, now }: { periodId: string; isPaused: boolean; now: Date },
): Promise<void> {
  await sql`insert into live_session (period_id, is_paused) values (${periodId}, ${isPaused})
    on conflict (period_id) do update set is_paused = excluded.is_paused, gmt_modified = ${now}`.execute(trx);
}
