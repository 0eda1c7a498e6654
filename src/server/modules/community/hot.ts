import { sql } from "kysely";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Db } from "../../database/connect.ts";

/** Posts of one batch. */
const BATCH = 500;
const BATCHES = 20;

/**
 * Counts again how hot those posts are whose time has come, in batches; several servers share them, as each leaves
 * alone what another holds. A new post is counted every five minutes, an older one each twentieth of its age, one of
 * more than a year no more. Gives how many.
 */
export async function refreshHot(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  let total = 0;
  for (let batch = 0; batch < BATCHES && !signal?.aborted; batch += 1) {
    const counted = await withActor(db, systemActor, async (trx) => {
      const { numAffectedRows = 0n } = await sql`
        with due as (
          select post_id from community_hot where gmt_due <= ${now}
          order by gmt_due limit ${BATCH} for update skip locked),
        fact as (
          select id, count_like + 2 * count_favourite + 2 * (count_comment + count_answer) + count_view / 20.0 as score,
            greatest(0, extract(epoch from ${now}::timestamptz - gmt_publish) / 3600.0)::float8 as hours
          from community_post join due on due.post_id = community_post.id)
        update community_hot set score = log(greatest(2, fact.score + 2)::numeric)::float8 / power(fact.hours + 2, 1.8),
          gmt_due = case when fact.hours > 8760 then null
            else ${now}::timestamptz + greatest(interval '5 minutes', fact.hours / 20 * interval '1 hour') end
        from fact where community_hot.post_id = fact.id`.execute(trx);
      return Number(numAffectedRows);
    });
    total += counted;
    if (counted < BATCH) break;
  }
  return total;
}
