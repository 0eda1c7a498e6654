import { sql } from "kysely";
import { systemActor, withActor } from "../database/actor.ts";
import type { Db } from "../database/connect.ts";
import {
  closeExpired,
  giveMonthlyCoupons,
  type Payments,
  repairUngranted,
  settleShares,
} from "../modules/orders/index.ts";
import { createJob, type Job } from "../core/job.ts";
import type { Log } from "../core/log.ts";
import type { Metrics } from "../core/metrics.ts";
import type { Outbox } from "../core/outbox/outbox.ts";

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
 * Twice a minute asks providers about open payments, closes orders that were not paid in time, delivers paid orders
 * that were not delivered, lets earnings be withdrawn whose time has come, and gives members the coupons of their month.
 */
export function orderJob({ metrics, ...options }: Options & { metrics: Metrics }): Job {
  return createJob({
    name: "orders",
    intervalMs: 30_000,
    run: () => tendOrders(options),
    failure: "the job of orders failed; it runs again in 30 seconds",
    log: options.log,
    metrics,
  });
}

/** One run of the job. */
export async function tendOrders({ db, log, outbox, payments, now }: Options): Promise<void> {
  // Before orders are closed: what was paid in time is not.
  const heard = await payments.askAround();
  if (heard > 0) log.warn({ payments: heard }, "callbacks of payments were lost; their providers were asked");
  await closeExpired(db, now());
  const repaired = await repairUngranted(db, now());
  if (repaired > 0) log.warn({ orders: repaired }, "paid orders had not been handed over; they are now");
  await settleShares(db, now());
  await giveMonthlyCoupons(db, now());
  await withActor(db, systemActor, (trx) =>
    sql`delete from idempotency_key where gmt_create < ${new Date(now().getTime() - KEYS_KEPT_DAYS * 86_400_000)}`.execute(
      trx,
    ),
  );
  outbox.wake();
}
