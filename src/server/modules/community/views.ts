import { createHmac, randomBytes } from "node:crypto";
import { sql } from "kysely";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Db } from "../../database/connect.ts";
import type { Session } from "../../core/context.ts";

/** Readers of posts, gathered in memory and written together. */
export interface PostViews {
  /** Notes that somebody reads a post. */
  note(postId: string, reader: { session: Session | undefined; ip: string }): void;
  /** Writes what was gathered; what could not be written is kept for the next time. Gives how many readers were new. */
  flush(): Promise<number>;
}

/** More than this is dropped until the next flush: a flood of requests is no readership. */
const MAX_WAITING = 50_000;

/** Counts a reader once a day for each post, on however many nodes. Of visitors a hash is kept that nobody can undo. */
export function createPostViews({ db, now }: { db: Db; now(): Date }): PostViews {
  let waiting = new Map<string, { postId: string; reader: string }>();
  const key = randomBytes(32);
  return {
    note(postId, { session, ip }) {
      if (waiting.size >= MAX_WAITING) return;
      const reader = session ? `u${session.userNo}` : createHmac("sha256", key).update(ip).digest("base64url");
      waiting.set(`${postId} ${reader}`, { postId, reader });
    },
    async flush() {
      if (waiting.size === 0) return 0;
      const taken = waiting;
      waiting = new Map();
      try {
        return await writeViews(db, [...taken.values()], now());
      } catch (error) {
        for (const [name, view] of taken) if (waiting.size < MAX_WAITING) waiting.set(name, view);
        throw error;
      }
    },
  };
}

async function writeViews(db: Db, views: { postId: string; reader: string }[], now: Date): Promise<number> {
  const posts = views.map(({ postId }) => postId);
  const readers = views.map(({ reader }) => reader);
  return withActor(db, systemActor, async (trx) => {
    // One node after the other: each takes many rows.
    await sql`select pg_advisory_xact_lock(hashtext('community_view'))`.execute(trx);
    const { rows } = await sql<{ readers: number }>`with added as (
        insert into community_view (post_id, day, reader)
        select community_post.id, ${now}::date, seen.reader
        from unnest(${posts}::bigint[], ${readers}::text[]) as seen (post_id, reader)
        join community_post on community_post.id = seen.post_id and community_post.is_shown
        on conflict do nothing returning post_id),
      counted as (select post_id, count(*)::int as readers from added group by post_id),
      changed as (
        update community_post set count_view = count_view + counted.readers
        from counted where community_post.id = counted.post_id returning community_post.user_no, counted.readers)
      insert into community_author_day as counted (user_no, day, count_view)
      select user_no, (${now}::timestamptz at time zone 'UTC')::date, sum(readers) from changed
      group by user_no order by user_no
      on conflict (user_no, day) do update set count_view = counted.count_view + excluded.count_view
      returning (select sum(readers)::int from changed) as readers`.execute(trx);
    return rows[0]?.readers ?? 0;
  });
}
