import { sql } from "kysely";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Db } from "../../database/connect.ts";
import { NOTICE, POST_STATE } from "./kinds.ts";
import { addPostNotices } from "./post-notices.ts";
import { rowsOf } from "./rows.ts";

/** Publishes what was scheduled and whose time has come. Gives how many. */
export async function publishDue(db: Db, now: Date): Promise<number> {
  return withActor(db, systemActor, async (trx) => {
    const rows = await rowsOf<{ id: string }>(
      trx,
      sql`update community_post set state = ${POST_STATE.published}, gmt_active = gmt_publish
        where id in (select id from community_post where state = ${POST_STATE.scheduled} and gmt_publish <= ${now}
          order by gmt_publish limit 100 for update skip locked)
        returning id`,
    );
    for (const { id } of rows) await addPostNotices(trx, { id, now, kind: NOTICE.post });
    return rows.length;
  });
}
