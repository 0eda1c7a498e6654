import { sql } from "kysely";
import { systemActor, withActor } from "../database/actor.ts";
import type { Db } from "../database/connect.ts";
import { removeUnusedPictures } from "../modules/certificates/index.ts";
import type { SiteImages } from "../modules/images/index.ts";
import type { RemoteImages, Uploads } from "../modules/media/index.ts";
import { releaseUnnamedFiles } from "../modules/exams/index.ts";
import { removeFormer } from "../modules/members/index.ts";
import { removeExpiredEntries } from "../modules/own-forms/index.ts";
import { createJob, type Job } from "../core/job.ts";
import type { Metrics } from "../core/metrics.ts";
import type { Log } from "../core/log.ts";

/**
 * Once an hour removes what has had its time: ended sessions a day after they expired (until then they say why they
 * ended), used nonces, counted tries, old keys, codes that were sent, used captchas, uploads that were not finished, files
 * of homework that no answer names, what organisations had of people who left, what
 * came in by their own forms, pictures that no certificate
 * shows or that other hosts have and nobody asks for, and by which browsers people signed in to lessons.
 */
export function cleanupJob({
  db,
  uploads,
  remoteImages,
  siteImages,
  log,
  metrics,
}: {
  db: Db;
  uploads: Uploads;
  remoteImages: RemoteImages;
  siteImages: SiteImages;
  log: Log;
  metrics: Metrics;
}): Job {
  return createJob({
    name: "cleanup",
    intervalMs: 60 * 60_000,
    run: async () => {
      await cleanUp(db);
      await releaseUnnamedFiles(db, new Date());
      await uploads.cleanUp();
      await remoteImages.cleanUp();
      await removeFormer({ db, uploads });
      await removeUnusedPictures(db);
      await siteImages.cleanUp(new Date());
    },
    failure: "the cleanup did not finish; it runs again in an hour",
    log,
    metrics,
  });
}

/** Removes the rows that have had their time. */
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
    await sql`delete from community_view where day < current_date - 2`.execute(trx);
    await sql`delete from community_author_day where day < current_date - 60`.execute(trx);
    await removeExpiredEntries(trx, new Date());
    // Who signed in to a lesson stays; with which browser is of use for some weeks.
    await sql`update grade_attendee set browser_hash = null
      where browser_hash is not null and gmt_sign < now() - interval '30 days'`.execute(trx);
  });
}
