import { PLATFORM } from "../../../../lib/org-no.ts";
import { sql } from "kysely";
import { systemActor, withActor } from "../../../../database/actor.ts";
import type { Db } from "../../../../database/connect.ts";
import { nameOnly } from "../name-only.ts";
import { readPublishedSite } from "../published-sites.ts";

/** The own part of a site as somebody is editing it. */
export interface DraftSource {
  orgNo: string;
  organisationName: string;
  /** The layer as JSON. */
  patch: string;
}

/**
 * Names what is edited of a site, and what it would replace; undefined for the platform, and for a site that there is
 * not or that is suspended.
 */
export async function draftVersion(db: Db, orgNo: string): Promise<string | undefined> {
  if (orgNo === PLATFORM) return undefined;
  const row = await withActor(db, systemActor, async (trx) => {
    const { rows } = await sql<{ version: string; suspended: boolean }>`
      select coalesce(site_draft.version, 0) || '.' || coalesce(site.published_revision, 0) as version,
      coalesce(site.state = 'suspended', false) as suspended
      from organisation
      left join site on site.org_no = organisation.org_no
      left join site_draft on site_draft.org_no = organisation.org_no
      where organisation.org_no = ${orgNo}`.execute(trx);
    return rows[0];
  });
  return row?.suspended === false ? row.version : undefined;
}

/** The own layer of a site as it is edited, else as it is published, else one that says its name alone. */
export async function readDraftSource(db: Db, orgNo: string): Promise<DraftSource | undefined> {
  const published = await readPublishedSite(db, orgNo);
  if (!published || published.suspended) return undefined;
  const patch = await withActor(db, systemActor, async (trx) => {
    const { rows } = await sql<{
      patch: string | null;
    }>`select patch::text as patch from site_draft where org_no = ${orgNo}`.execute(trx);
    return rows[0]?.patch;
  });
  const { organisationName } = published;
  return { orgNo, organisationName, patch: patch ?? published.patch ?? JSON.stringify(nameOnly(organisationName)) };
}
