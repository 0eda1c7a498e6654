import { sql } from "kysely";
import { systemActor, withActor } from "../database/actor.ts";
import type { Db } from "../database/connect.ts";
import type { Uploads } from "../modules/media/uploads/uploads.ts";
import type { Log } from "../core/log.ts";

const INTERVAL_MS = 60 * 60 * 1000;

/**
 * Once an hour removes what has had its time: ended sessions a day after they expired (until then they say why they
 * ended), used nonces, counted tries, old keys, codes that were sent, used captchas, uploads that were not finished.
 * Gives how to stop it.
 */
export function startCleanup({ db, log, uploads }: { db: Db; log: Log; uploads: Uploads }): () => void {
  const all = async () => {
    await cleanUp(db);
    await uploads.cleanUp();
  };
  const run = () =>
    all().catch((error: unknown) => log.warn({ err: error }, "the cleanup did not finish; it runs again in an hour"));
  const timer = setInterval(run, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

export async function cleanUp(db: Db): Promise<void> {
  await withActor(db, systemActor, async (trx) => {
    await sql`delete from user_session where gmt_expire < now() - interval '1 day'`.execute(trx);
    for (const table of [
      "login_nonce_used",
      "login_attempt",
      "login_key",
      "sms_code",
      "sms_count",
      "use_count",
      "captcha_spent",
    ]) {
      await sql`delete from ${sql.table(table)} where gmt_expire < now()`.execute(trx);
    }
  });
}
