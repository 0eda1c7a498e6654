import { createHash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { fail } from "../../core/errors.ts";
import type { ReplyExtras } from "../../core/context.ts";
import type { Services } from "../../core/services.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";

interface Once {
  /** Made by the page that calls, of a person: another's is another. */
  key: string;
  userNo: string;
  /** What is asked for with it. */
  request: unknown;
  services: Pick<Services, "db" | "log" | "now">;
  extras: ReplyExtras;
}

/** Of a call that was written down and never ended, such as by a server that was killed: no page waits for it longer. */
const ABANDONED_MS = 60_000;
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [50, 1000];

/**
 * Runs a call once for a person's key: sent again, its first reply comes, also while the first still runs.
 * IDEMPOTENCY_CONFLICT where the key came with another request. What fails leaves no key behind and may be tried again.
 */
export async function callOnce<Reply>(once: Once, run: () => Promise<Reply>): Promise<Reply> {
  const hash = createHash("sha256").update(JSON.stringify(once.request)).digest();
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    const kept = await claim(once, hash);
    if (kept === "ours") break;
    if (kept && !hash.equals(kept.request_hash)) fail("IDEMPOTENCY_CONFLICT");
    // Written below.
    const reply = kept?.reply as
      | { data: Reply; messageKey?: ReplyExtras["messageKey"] }
      | { isRunning: true }
      | undefined;
    if (reply && "data" in reply) {
      if (reply.messageKey) once.extras.messageKey = reply.messageKey;
      return reply.data;
    }
    await setTimeout(wait);
  }
  const data = await run().catch(async (error: unknown) => {
    await release(once);
    throw error;
  });
  await keep(once, { hash, data });
  return data;
}

const running = JSON.stringify({ isRunning: true });

/** Writes the key down; gives what is written of it already, or nothing where the call that wrote it failed meanwhile. */
function claim(once: Once, hash: Buffer) {
  const { services, userNo, key } = once;
  const now = services.now();
  return withActor(services.db, systemActor, async (trx) => {
    await ofRunning(trx, once)
      .where("gmt_create", "<", new Date(now.getTime() - ABANDONED_MS))
      .execute();
    const ours = await trx
      .insertInto("idempotency_key")
      .values({ user_no: userNo, idempotency_key: key, request_hash: hash, reply: running, gmt_create: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning("user_no")
      .executeTakeFirst();
    if (ours) return "ours" as const;
    return trx
      .selectFrom("idempotency_key")
      .select(["request_hash", "reply"])
      .where("user_no", "=", userNo)
      .where("idempotency_key", "=", key)
      .executeTakeFirst();
  });
}

/** Takes the key away of a call that has no reply. */
const ofRunning = (trx: Trx, { userNo, key }: Once) =>
  trx
    .deleteFrom("idempotency_key")
    .where("user_no", "=", userNo)
    .where("idempotency_key", "=", key)
    .where("reply", "=", sql`${running}::jsonb`);

async function release(once: Once): Promise<void> {
  const { db, log } = once.services;
  await withActor(db, systemActor, (trx) => ofRunning(trx, once).execute()).catch((error: unknown) =>
    log.warn({ error, userNo: once.userNo }, "the key of a call that failed is still there"),
  );
}

/** Its work is done: that its reply could not be kept is no reason to answer otherwise. */
async function keep(once: Once, { hash, data }: { hash: Buffer; data: unknown }): Promise<void> {
  const { userNo, key, services, extras } = once;
  const { messageKey } = extras;
  await withActor(services.db, systemActor, async (trx) => {
    await ofRunning(trx, once).execute();
    const reply = JSON.stringify({ data, ...(messageKey ? { messageKey } : {}) });
    await trx
      .insertInto("idempotency_key")
      .values({ user_no: userNo, idempotency_key: key, request_hash: hash, reply, gmt_create: services.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }).catch((error: unknown) =>
    services.log.warn({ error, userNo }, "the reply of a call could not be kept by its key"),
  );
}
