import { sql } from "kysely";
import type { SiteCard } from "../../../generated/types.ts";
import type { Trx } from "../../database/connect.ts";
import { publishedFaults, type FolderFinding } from "./tenants/finding.ts";
import type { PageRange } from "../../lib/paging.ts";

export interface SiteFilter {
  /** Part of a number, a name or a domain. */
  keyword?: string | undefined;
  orgNo?: string | undefined;
  standing?: "active" | "suspended" | "faulty" | undefined;
}

export interface SiteRow {
  orgNo: string;
  orgName: string;
  state: SiteCard["state"];
  stateReason: string;
  flavour: string | null;
  host: string | null;
  hostState: SiteCard["hostState"] | null;
  planName: string | null;
  source: Exclude<SiteCard["source"], ""> | null;
  gmtChange: Date | null;
  findings: FolderFinding[] | null;
}

/** Sites by the numbers of their organisations. In scope `system`. */
export async function selectSites(trx: Trx, filter: SiteFilter, range: PageRange): Promise<SiteRow[]> {
  const { rows } = await sql<SiteRow>`
    select organisation.org_no as "orgNo", org_name as "orgName", coalesce(site.state, 'active') as state,
    coalesce(state_reason, '') as "stateReason",
      site.flavour, domain.host, domain.state as "hostState", plan_name as "planName", source,
      site_revision.gmt_create as "gmtChange", findings
    from ${tables}
    left join site_plan on site_plan.org_no = organisation.org_no
    left join site_revision on site_revision.id = site.published_revision
    left join lateral (
      select host, state from site_host where site_host.org_no = organisation.org_no
      order by state = 'verified' desc, is_canonical desc, gmt_create limit 1
    ) as domain on true
    where ${matching(filter)} order by organisation.org_no limit ${range.pageSize} offset ${range.offset}`.execute(trx);
  return rows;
}

export async function countSites(trx: Trx, filter: SiteFilter): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from ${tables} where ${matching(filter)}`.execute(trx);
  return rows[0]?.total ?? 0;
}

/** Whether an organisation has a folder that was refused, or published what may not be said. */
export const siteHasFaults = sql<boolean>`exists (select from site_fault
  where folder in (organisation.org_no, ${publishedFaults("")} || organisation.org_no))`;

const tables = sql`organisation left join site on site.org_no = organisation.org_no left join lateral (
    select min(folder) as folder, json_agg(finding) as findings from site_fault, json_array_elements(site_fault.findings) as finding
    where folder in (organisation.org_no, ${publishedFaults("")} || organisation.org_no)
  ) as site_fault on true`;

function matching({ keyword, orgNo, standing }: SiteFilter) {
  const like = keyword === undefined ? undefined : `%${keyword.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const conditions = [
    sql`organisation.org_no <> 'default'`,
    ...(orgNo === undefined ? [] : [sql`organisation.org_no = ${orgNo}`]),
    ...(like === undefined
      ? []
      : [
          sql`(organisation.org_no ilike ${like} or org_name ilike ${like}
            or organisation.org_no in (select org_no from site_host where host ilike ${like}))`,
        ]),
    ...(standing === undefined
      ? []
      : [
          standing === "faulty"
            ? sql`site_fault.folder is not null`
            : sql`coalesce(site.state, 'active') = ${standing}`,
        ]),
  ];
  return sql.join(conditions, sql` and `);
}
