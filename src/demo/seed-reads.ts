import { sql } from "kysely";
import type { Trx } from "../server/database/connect.ts";

const DAY_MS = 86_400_000;

/** A post of the demo that was read so often since a moment. */
export interface ReadPost {
  userNo: string;
  views: number;
  at: Date;
}

/**
 * Says on which days posts were read, as the server does when people read them: what a post counts in all, spread evenly
 * over the days since it was published, the rest on the first.
 */
export async function seedReads(trx: Trx, posts: readonly ReadPost[], now: Date): Promise<void> {
  const rows = posts.flatMap(({ userNo, views, at }) => {
    const days = Math.floor(now.getTime() / DAY_MS) - Math.floor(at.getTime() / DAY_MS) + 1;
    const aDay = Math.floor(views / days);
    return Array.from({ length: days }, (_, day) => ({
      user_no: userNo,
      day: new Date(at.getTime() + day * DAY_MS).toISOString().slice(0, 10),
      count_view: day === 0 ? views - aDay * (days - 1) : aDay,
    }));
  });
  await sql`insert into community_author_day as counted (user_no, day, count_view)
    select user_no, day, sum(count_view)::int
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as read (user_no bigint, day date, count_view int)
    group by user_no, day
    on conflict (user_no, day) do update set count_view = counted.count_view + excluded.count_view`.execute(trx);
}
