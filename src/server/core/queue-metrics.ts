import { sql } from "kysely";
import { systemActor, withActor } from "../database/actor.ts";
import type { Db } from "../database/connect.ts";
import type { Metrics } from "./metrics.ts";
import { withTimeout } from "./with-timeout.ts";

/** ms: a database that does not answer must not keep the other figures back. */
const TIMEOUT_MS = 2000;

interface Queue {
  waiting: number;
  failing: number;
  oldest: number;
}

/**
 * Shows what waits to be done after transactions (the outbox) and what is uploaded and not ready yet. Both are of the
 * whole installation, and read from the database when the figures are asked for; they are not a number while it does
 * not answer.
 */
export function showQueues(metrics: Metrics, { db, now }: { db: Db; now(): Date }): void {
  const outbox = () => readQueue(db, sql`from outbox where gmt_done is null`, now);
  const media = () => readQueue(db, sql`from media_asset where state = 'processing'`, now);
  for (const [name, what, read] of [
    ["outbox", "What is to be done after transactions", outbox],
    ["media", "Uploaded films, documents and files that are not ready", media],
  ] as const) {
    metrics.gauges(
      {
        waiting: { name: `lectern_${name}_waiting`, help: what },
        failing: { name: `lectern_${name}_failing`, help: `${what}: those of it that were tried before` },
        oldest: { name: `lectern_${name}_oldest_seconds`, help: `${what}: how long the oldest has waited` },
      },
      read,
    );
  }
}

async function readQueue(db: Db, from: ReturnType<typeof sql>, now: () => Date): Promise<Queue> {
  const reading = withActor(db, systemActor, async (trx) => {
    const { rows } = await sql<{
      waiting: string;
      failing: string;
      oldest: Date | null;
    }>`select count(*) as waiting, count(*) filter (where attempts > 1) as failing, min(gmt_create) as oldest ${from}`.execute(
      trx,
    );
    return rows[0];
  });
  const row = await withTimeout(reading, TIMEOUT_MS);
  return {
    waiting: Number(row?.waiting ?? 0),
    failing: Number(row?.failing ?? 0),
    oldest: row?.oldest ? Math.max(0, (now().getTime() - row.oldest.getTime()) / 1000) : 0,
  };
}
