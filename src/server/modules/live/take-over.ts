import { sql } from "kysely";
import { systemActor, withActor } from "../../database/actor.ts";
import { isSentAt } from "../catalogue/index.ts";
import type { Services } from "../../core/services.ts";
import { markOn } from "./session-queries.ts";

/**
 * Whoever gives two classes one after the other need not stop sending between them: a picture that goes on beyond its
 * session becomes that of the next, once it is asked for in the next one's time. False where there is none.
 */
export async function takeOver(
  { periodId, channelNo }: { periodId: string; channelNo: string },
  { db, liveRooms, now }: Pick<Services, "db" | "liveRooms" | "now">,
): Promise<boolean> {
  const at = now();
  const ended = await withActor(db, systemActor, async (trx) => {
    const { rows } = await sql<{ source_id: string }>`
      select live_session.source_id from live_session join period on period.id = live_session.period_id
      join course on course.id = period.course_id
      where course.lecturer_user_no = ${channelNo} and ${isSentAt(at)} and period.id <> ${periodId} and period.end_time <= ${at}
      for update of live_session`.execute(trx);
    const [running] = rows;
    return running ? markOn(trx, { channelNo, periodId, sourceId: running.source_id, now: at }) : [];
  });
  if (ended.length === 0) return false;
  for (const id of [...ended, periodId]) await liveRooms.changed(id);
  return true;
}
