import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import { cutText } from "../../../shared/cut-text.ts";

export interface EventRow {
  id: string;
  topic: string;
  payload: unknown;
  attempts: number;
}

/** Takes the event that is due longest, for `until`; of several nodes each takes another. */
export async function takeEvent(trx: Trx, { now, until }: { now: Date; until: Date }): Promise<EventRow | undefined> {
  const { rows } = await sql<EventRow>`update outbox set attempts = attempts + 1, next_try = ${until}
    where id = (select id from outbox where gmt_done is null and next_try <= ${now} order by next_try, id limit 1 for update skip locked)
    returning id, topic, payload, attempts`.execute(trx);
  return rows[0];
}

/** An event is done. In scope system. */
export async function finishEvent(trx: Trx, { id, now }: { id: string; now: Date }): Promise<void> {
  await trx.updateTable("outbox").set({ gmt_done: now, last_error: "" }).where("id", "=", id).execute();
}

export async function postponeEvent(
  trx: Trx,
  { id, until, error }: { id: string; until: Date; error: string },
): Promise<void> {
  await trx
    .updateTable("outbox")
    .set({ next_try: until, last_error: cutText(error, 500) })
    .where("id", "=", id)
    .execute();
}

/** Done events stay a week, to be looked at. */
export async function forgetEvents(trx: Trx, before: Date): Promise<void> {
  await trx.deleteFrom("outbox").where("gmt_done", "<", before).execute();
}
