import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import { cutText } from "../../../shared/cut-text.ts";

/** A replay that is being fetched by whoever took it, and nobody else. */
export interface TakenReplay {
  period_id: string;
  attempts: number;
}

/**
 * Notes that the recording of a session is to be fetched, from `due` on. Noted already, nothing changes. All of these
 * in scope `system`.
 */
export async function noteReplay(trx: Trx, { periodId, due }: { periodId: string; due: Date }): Promise<void> {
  await sql`insert into live_replay (period_id, gmt_due) values (${periodId}, ${due}) on conflict do nothing`.execute(
    trx,
  );
}

/** Takes the one that is due longest until `until`; of several servers each takes another. */
export async function takeReplay(
  trx: Trx,
  { now, until }: { now: Date; until: Date },
): Promise<TakenReplay | undefined> {
  const { rows } = await sql<TakenReplay>`update live_replay set attempts = attempts + 1, gmt_due = ${until}
    where period_id = (select period_id from live_replay where gmt_due <= ${now} order by gmt_due limit 1 for update skip locked)
    returning period_id, attempts`.execute(trx);
  return rows[0];
}

/** Holds it longer. False where somebody took it over. */
export async function holdReplay(trx: Trx, { taken, until }: { taken: TakenReplay; until: Date }): Promise<boolean> {
  const { numUpdatedRows } = await mine(trx, taken).set({ gmt_due: until }).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Lets it be taken again from `from` on. A try that was broken off counts as none. */
export async function postponeReplay(
  trx: Trx,
  { taken, from, counts, error = "" }: { taken: TakenReplay; from: Date; counts: boolean; error?: string },
): Promise<void> {
  await mine(trx, taken)
    .set({ gmt_due: from, attempts: taken.attempts - (counts ? 0 : 1), last_error: cutText(error, 500) })
    .execute();
}

/** It is done with, fetched or not. False where it is somebody else's by now. */
export async function forgetReplay(trx: Trx, { period_id, attempts }: TakenReplay): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom("live_replay")
    .where("period_id", "=", period_id)
    .where("attempts", "=", attempts)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

function mine(trx: Trx, { period_id, attempts }: TakenReplay) {
  return trx.updateTable("live_replay").where("period_id", "=", period_id).where("attempts", "=", attempts);
}
