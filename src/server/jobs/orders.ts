import { sql } from "kysely";
import { systemActor, withActor } from "../database/actor.ts";
import type { Db } from "../database/connect.ts";
import { closeExpired, repairUngranted } from "../modules/orders/close-orders.ts";
import type { Payments } from "../modules/orders/payments.ts";
import type { Log } from "../core/log.ts";
import type { Outbox } from "../core/outbox/outbox.ts";

const INTERVAL_MS = 30_000;
/** Days: a page that sends an order again after longer than this is not waiting for its answer any more. */
const KEYS_KEPT_DAYS = 7;

interface Options {
  db: Db;
  log: Log;
  outbox: Outbox;
  payments: Pick<Payments, "askAround">;
  now(): Date;
}

/**
 * Twice a minute asks providers about open payments, closes orders that were not paid in time, and delivers paid orders
 * that were not delivered. Returns a function that stops it.
 */
export function startOrderJob(options: Options): () => void {
  const run = () =>
    tendOrders(options).catch((error: unknown) =>
      options.log.warn({ err: error }, "the job of orders failed; it runs again in 30 seconds"),
    );
  const timer = setInterval(run, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function tendOrders({ db, log, outbox, payments, now }: Options): Promise<void> {
  // Before orders are closed: what was paid in time is not.
  const heard = await payments.askAround();
  if (heard > 0) log.warn({ payments: heard }, "callbacks of payments were lost; their providers were asked");
  await closeExpired(db, now());
  const repaired = await repairUngranted(db, now());
  if (repaired > 0) log.warn({ orders: repaired }, "paid orders had not been handed over; they are now");
  await withActor(db, systemActor, (trx) =>
    sql`delete from idempotency_key where gmt_create < ${new Date(now().getTime() - KEYS_KEPT_DAYS * 86_400_000)}`.execute(
      trx,
    ),
  );
  outbox.wake();
}
