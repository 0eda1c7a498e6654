import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";
import type { DomainState, Standing } from "./judge-domain.ts";

/** Which claim: several organisations may have one on the same host. */
export interface ClaimKey {
  host: string;
  orgNo: string;
}

/** A claim on a host. */
export interface DomainRow extends Standing {
  host: string;
  orgNo: string;
  organisationName: string;
  token: string;
  /** What claims it: the site's own document, or somebody by hand. */
  source: "document" | "console";
  isCanonical: boolean;
  gmtCheck: Date | null;
}

export interface DomainFilter {
  /** undefined: of all organisations. */
  orgNo?: string | undefined;
  host?: string | undefined;
  /** Part of a host, or of an organisation's name. */
  keyword?: string | undefined;
  state?: DomainState | undefined;
  /** Only what is amiss. */
  health?: "bad" | undefined;
}

/** Whether a claim was given up, or is answered while its record is missing. */
export const isUnhealthyDomain = sql<boolean>`(site_host.state = 'failed'
  or (site_host.state = 'verified' and site_host.gmt_missing is not null))`;

const columns = sql`site_host.host, site_host.org_no as "orgNo", organisation.org_name as "organisationName", token, state, source, reason,
  is_canonical as "isCanonical", site_host.gmt_create as "gmtCreate", gmt_check as "gmtCheck", gmt_next_check as "gmtNextCheck",
  gmt_missing as "gmtMissing", gmt_verify as "gmtVerify"`;

/** Claims by organisation, those of one in the order in which they were made. */
export async function selectDomains(
  trx: Trx,
  filter: DomainFilter,
  range?: { pageSize: number; offset: number },
): Promise<DomainRow[]> {
  const page = range ? sql`limit ${range.pageSize} offset ${range.offset}` : sql``;
  return (
    await sql<DomainRow>`select ${columns} from site_host join organisation using (org_no) where ${matching(filter)}
      order by site_host.org_no, site_host.gmt_create, host ${page}`.execute(trx)
  ).rows;
}

export async function countDomains(trx: Trx, filter: DomainFilter): Promise<number> {
  const { rows } = await sql<{
    total: string;
  }>`select count(*) as total from site_host join organisation using (org_no) where ${matching(filter)}`.execute(trx);
  return Number(rows[0]?.total ?? 0);
}

/**
 * All claims on a host, held until the transaction ends, in one order, so that of two who prove theirs at once the
 * second sees what the first did.
 */
export async function holdClaims(trx: Trx, host: string): Promise<DomainRow[]> {
  return (
    await sql<DomainRow>`select ${columns} from site_host join organisation using (org_no) where host = ${host}
      order by site_host.org_no for update of site_host`.execute(trx)
  ).rows;
}

/** Claims a host for a site, with a token of its own. Nothing happens where it has claimed it already. */
export async function insertDomain(trx: Trx, { host, orgNo, now }: ClaimKey & { now: Date }): Promise<void> {
  await sql`insert into site (org_no) values (${orgNo}) on conflict (org_no) do nothing`.execute(trx);
  await sql`insert into site_host (host, org_no, source, gmt_create, gmt_modified, gmt_next_check)
    values (${host}, ${orgNo}, 'console', ${now}, ${now}, ${now}) on conflict (host, org_no) do nothing`.execute(trx);
}

export async function deleteDomain(trx: Trx, { host, orgNo }: ClaimKey): Promise<void> {
  await trx.deleteFrom("site_host").where("host", "=", host).where("org_no", "=", orgNo).execute();
}

/** Keeps what a look into the DNS gave. */
export async function updateStanding(
  trx: Trx,
  { host, orgNo }: ClaimKey,
  { state, reason, gmtMissing, gmtVerify, gmtNextCheck }: Standing,
  now: Date,
): Promise<void> {
  const values = {
    state,
    reason,
    gmt_missing: gmtMissing,
    gmt_verify: gmtVerify,
    gmt_next_check: gmtNextCheck,
    gmt_check: now,
    gmt_modified: now,
  };
  await trx.updateTable("site_host").set(values).where("host", "=", host).where("org_no", "=", orgNo).execute();
}

/** Makes one host of a site the one that search engines are told. */
export async function updateCanonical(trx: Trx, { host, orgNo }: ClaimKey): Promise<void> {
  await sql`update site_host set is_canonical = (host = ${host}) where org_no = ${orgNo} and is_canonical <> (host = ${host})`.execute(
    trx,
  );
}

/** Takes claims that are due to be looked at, and keeps other servers from them for `until`. */
export async function takeDue(
  trx: Trx,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<ClaimKey[]> {
  const { rows } = await sql<ClaimKey>`update site_host set gmt_next_check = ${until} where (host, org_no) in (
    select host, org_no from site_host where state <> 'failed' and gmt_next_check <= ${now} order by gmt_next_check
    limit ${limit} for update skip locked)
    returning host, org_no as "orgNo"`.execute(trx);
  return rows;
}

/** Whether there is such an organisation; its row is held, so that of two who claim at once each counts the other's. */
export async function holdOrganisation(trx: Trx, orgNo: string): Promise<boolean> {
  const { rows } = await sql`select 1 from organisation where org_no = ${orgNo} for no key update`.execute(trx);
  return rows.length > 0;
}

function matching({ orgNo, host, keyword, state, health }: DomainFilter) {
  const like = keyword === undefined ? null : `%${keyword.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(${orgNo ?? null}::text is null or site_host.org_no = ${orgNo ?? null})
    and (${host ?? null}::text is null or host = ${host ?? null})
    and (${state ?? null}::text is null or state = ${state ?? null})
    and (${like}::text is null or host ilike ${like} or org_name ilike ${like})
    and ${health === "bad" ? isUnhealthyDomain : sql`true`}`;
}
