import { sql } from "kysely";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Db } from "../../database/connect.ts";
import type { Uploads } from "../media/index.ts";

/** Photos of one round. */
const AT_ONCE = 500;

/**
 * Removes what organisations had of people who left thirty days ago: answers to its questions, and photos with their
 * files. Also photos that were uploaded and never kept, or replaced.
 */
export async function removeFormer({ db, uploads }: { db: Db; uploads: Uploads }): Promise<void> {
  await withActor(db, systemActor, async (trx) => {
    await sql`delete from profile_answer where gmt_end < now() - interval '30 days'`.execute(trx);
    await sql`delete from member_selfie where gmt_end < now() - interval '30 days'`.execute(trx);
  });
  for (;;) {
    const { rows } = await withActor(db, systemActor, (trx) =>
      sql<{ file_no: string }>`select file_no from upload where purpose = 'selfie' and state = 'finished'
        and gmt_modified < now() - interval '1 day'
        and not exists (select from member_selfie where member_selfie.file_no = upload.file_no)
        limit ${AT_ONCE}`.execute(trx),
    );
    for (const { file_no } of rows) await uploads.removeFile(file_no);
    if (rows.length < AT_ONCE) return;
  }
}
