import { sql } from "kysely";
import type { Trx } from "../../../../database/connect.ts";

export interface RevisionRow {
  id: string;
  ordinal: number;
  parent_id: string | null;
  restored_id: string | null;
  source: "folder" | "studio" | "cli";
  author_name: string;
  asked_name: string;
  message: string;
  gmt_create: Date;
}

/**
 * A page of the history of a site, the newest first, with how many there are. Revisions are numbered from 1 without a
 * gap, so both are read from the index, however long the history is.
 */
export async function selectRevisions(
  trx: Trx,
  orgNo: string,
  { offset, pageSize }: { offset: number; pageSize: number },
): Promise<{ rows: RevisionRow[]; total: number; published: string | undefined }> {
  const newest = await trx
    .selectFrom("site_revision")
    .select("ordinal")
    .where("org_no", "=", orgNo)
    .orderBy("ordinal", "desc")
    .limit(1)
    .executeTakeFirst();
  const site = await trx.selectFrom("site").select("published_revision").where("org_no", "=", orgNo).executeTakeFirst();
  const total = newest?.ordinal ?? 0;
  const { rows } = await sql<RevisionRow>`
    select id::text, ordinal, parent_id::text, restored_id::text, source, author_name, asked_name, message, gmt_create
    from site_revision
    where org_no = ${orgNo} and ordinal <= ${total - offset} and ordinal > ${total - offset - pageSize} order by ordinal desc`.execute(
    trx,
  );
  return { rows, total, published: site?.published_revision ?? undefined };
}

/** The document of a revision of this organisation, as JSON; undefined when it has none of this number. */
export async function selectRevisionPatch(trx: Trx, orgNo: string, revision: string): Promise<string | undefined> {
  const { rows } = await sql<{ patch: string }>`select patch::text from site_revision
    where org_no = ${orgNo} and id = ${revision}::bigint`.execute(trx);
  return rows[0]?.patch;
}
