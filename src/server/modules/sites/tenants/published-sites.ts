import { PLATFORM } from "../../../lib/org-no.ts";
import { sql, type RawBuilder } from "kysely";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db } from "../../../database/connect.ts";
import { FOLDER_GONE } from "./layer-store.ts";

/** What is published for an organisation, as the database has it. */
export interface PublishedSite {
  orgNo: string;
  organisationName: string;
  suspended: boolean;
  flavour: string | undefined;
  /** The verified host that search engines are told: the one that was chosen, else the first that was verified. */
  canonicalHost: string | undefined;
  /** Id of the revision; "0" for an organisation that has no site of its own. */
  revision: string;
  /** The organisation's own layer as JSON; undefined when it has none. */
  patch: string | undefined;
}

/** A published revision of the default or of a flavour. */
export interface PublishedBase {
  revision: string;
  patch: string;
}

/** The site of an organisation; undefined when there is no such organisation. One indexed query. */
export async function readPublishedSite(db: Db, orgNo: string): Promise<PublishedSite | undefined> {
  return (await readSites(db, sql`organisation.org_no = ${orgNo}`))[0];
}

/** The sites of several organisations at once, in no order; without those that there are not. */
export async function readPublishedSites(db: Db, orgNos: readonly string[]): Promise<PublishedSite[]> {
  return readSites(db, sql`organisation.org_no = any(${orgNos}::text[])`);
}

async function readSites(db: Db, which: RawBuilder<unknown>): Promise<PublishedSite[]> {
  const { rows } = await sql<{
    org_no: string;
    org_name: string;
    state: string | null;
    flavour: string | null;
    host: string | null;
    id: string | null;
    patch: string | null;
  }>`
    select organisation.org_no, organisation.org_name, site.state, site.flavour, site_revision.id::text as id,
    site_revision.patch::text as patch,
      (select host from site_host where site_host.org_no = organisation.org_no and site_host.state = 'verified'
        order by is_canonical desc, gmt_verify, host limit 1) as host
    from organisation
    left join site on site.org_no = organisation.org_no
    left join site_revision on site_revision.id = site.published_revision
    where ${which}`.execute(db);
  return rows.map((row) => ({
    orgNo: row.org_no,
    organisationName: row.org_name,
    suspended: row.state === "suspended",
    flavour: row.flavour ?? undefined,
    canonicalHost: row.host ?? undefined,
    revision: row.id ?? "0",
    patch: row.patch ?? undefined,
  }));
}

/** The published layer of a flavour; undefined when there is none. */
export async function readPublishedFlavour(db: Db, flavour: string): Promise<PublishedBase | undefined> {
  const { rows } = await sql<PublishedBase>`
    select site_revision.id::text as revision, site_revision.patch::text as patch
    from site_flavour join site_revision on site_revision.id = site_flavour.published_revision
    where site_flavour.flavour = ${flavour}`.execute(db);
  return rows[0];
}

/** Whether a site is suspended, and not because its folder is gone. */
export async function isSuspendedByOperators(db: Db, orgNo: string): Promise<boolean> {
  const row = await db
    .selectFrom("site")
    .select("state_reason")
    .where("org_no", "=", orgNo)
    .where("state", "=", "suspended")
    .executeTakeFirst();
  return row !== undefined && row.state_reason !== FOLDER_GONE;
}

/** The organisation that a verified host belongs to. */
export async function readHost(db: Db, host: string): Promise<string | undefined> {
  const { rows } = await sql<{
    org_no: string;
  }>`select org_no from site_host where host = ${host} and state = 'verified'`.execute(db);
  return rows[0]?.org_no;
}

/** The organisation beside this one that has proved a host to be its own. */
export async function readOtherOwner(
  db: Db,
  { host, orgNo }: { host: string; orgNo: string },
): Promise<string | undefined> {
  const row = await withActor(db, systemActor, (trx) =>
    trx
      .selectFrom("site_host")
      .select("org_no")
      .where("host", "=", host)
      .where("org_no", "<>", orgNo)
      .where("state", "=", "verified")
      .executeTakeFirst(),
  );
  return row?.org_no;
}

/** Whether any organisation beside the platform has a site. */
export async function hasOrganisationSites(db: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from site where org_no <> ${PLATFORM} limit 1`.execute(db);
  return rows.length > 0;
}

/** The names of the flavours that are published. */
export async function listFlavours(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("site_flavour")
    .select("flavour")
    .where("published_revision", "is not", null)
    .orderBy("flavour")
    .execute();
  return rows.map(({ flavour }) => flavour);
}
