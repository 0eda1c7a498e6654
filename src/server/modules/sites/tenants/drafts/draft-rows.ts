import { sql } from "kysely";
import type { AuditActor } from "../../../audit/index.ts";
import type { Trx } from "../../../../database/connect.ts";

/** A site with its draft, as the database has it; numbers of revisions are null where there is none. */
export interface DraftRow {
  published_revision: string | null;
  published_patch: string | null;
  version: number | null;
  patch: string | null;
  base_revision: string | null;
  author_user_no: string | null;
  author_name: string | null;
  gmt_modified: Date | null;
  schedule_time: Date | null;
  schedule_version: number | null;
  schedule_message: string | null;
  schedule_fault: { reason: "faults" | "superseded"; time: string } | null;
  needs_two: boolean;
  /** What was asked last for this draft, whatever came of it. */
  request: RequestRow | null;
}

/** That somebody asked for a version of the draft to be published; times as ISO 8601. */
export interface RequestRow {
  id: string;
  version: number;
  note: string;
  state: "open" | "published" | "scheduled" | "returned" | "withdrawn" | "replaced" | "over";
  author_user_no: string | null;
  author_name: string;
  decider_name: string;
  opinion: string;
  gmt_create: string;
  gmt_end: string | null;
}

/** undefined when there is no such organisation. */
export async function selectDraft(trx: Trx, orgNo: string): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select site.published_revision::text, site_revision.patch::text as published_patch, draft.version,
    draft.patch::text, draft.base_revision::text,
      draft.author_user_no::text, draft.author_name, draft.gmt_modified, draft.schedule_time, draft.schedule_version,
      draft.schedule_message, draft.schedule_fault, organisation.needs_two,
      (select to_json(asked) from (select id::text, version, note, state, author_user_no::text, author_name, decider_name,
          opinion, gmt_create, gmt_end
        from site_request where org_no = organisation.org_no order by site_request.id desc limit 1) as asked) as request
    from organisation
    left join site on site.org_no = organisation.org_no
    left join site_revision on site_revision.id = site.published_revision
    left join site_draft as draft on draft.org_no = organisation.org_no
    where organisation.org_no = ${orgNo}`.execute(trx);
  return rows[0];
}

/** Who works on a site: as history names them, and as the audit log does. */
export interface Author {
  userNo: string | null;
  name: string;
  audit: AuditActor;
}

interface NewDraft {
  orgNo: string;
  /** The version that was edited; 0 where there was none. */
  version: number;
  /** Canonical JSON; null gives the draft up. */
  patch: string | null;
  /** "0" where nothing was published. */
  baseRevision: string;
  author: Author;
  now: Date;
}

/**
 * Saves over a version and gives the next; undefined where that version is not the newest any more. One statement: of
 * two at once, one is told.
 */
export async function storeDraft(
  trx: Trx,
  { orgNo, version, patch, baseRevision, author, now }: NewDraft,
): Promise<number | undefined> {
  const base = patch === null || baseRevision === "0" ? null : baseRevision;
  const { rows } =
    version === 0
      ? await sql<{ version: number }>`
          insert into site_draft (org_no, version, patch, base_revision, author_user_no, author_name, gmt_create, gmt_modified)
          values (${orgNo}, 1, ${patch}::json, ${base}::bigint, ${author.userNo}::bigint, ${author.name}, ${now}, ${now})
          on conflict (org_no) do nothing returning version`.execute(trx)
      : await sql<{ version: number }>`
          update site_draft set version = version + 1, patch = ${patch}::json, base_revision = ${base}::bigint,
            author_user_no = ${author.userNo}::bigint, author_name = ${author.name}, gmt_modified = ${now}, schedule_fault = null
          where org_no = ${orgNo} and version = ${version} returning version`.execute(trx);
  if (patch === null && rows.length > 0) await endRequests(trx, { orgNo, now });
  return rows[0]?.version;
}

/** What was asked of a draft that is gone has nothing to stand on any more, nor has what was sent back. */
export async function endRequests(trx: Trx, { orgNo, now }: { orgNo: string; now: Date }): Promise<void> {
  await sql`update site_request set state = 'over', gmt_end = coalesce(gmt_end, ${now})
    where org_no = ${orgNo} and state in ('open', 'returned')`.execute(trx);
}

/** Holds the site and its draft until the transaction ends, the site first, as publishing does. */
export async function holdDraft(trx: Trx, orgNo: string): Promise<DraftRow | undefined> {
  await sql`select 1 from site where org_no = ${orgNo} for update`.execute(trx);
  await sql`select 1 from site_draft where org_no = ${orgNo} for update`.execute(trx);
  return selectDraft(trx, orgNo);
}
