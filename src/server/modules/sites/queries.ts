import { sql, type RawBuilder } from "kysely";
import type { ListSitesBody, SiteCard } from "../../../generated/types.ts";
import type { Trx } from "../../database/connect.ts";
import { isUnhealthyDomain } from "./domains/domain-queries.ts";
import { publishedFaults, type FolderFinding } from "./tenants/finding.ts";
import type { PageRange } from "../../lib/paging.ts";

export interface SiteFilter {
  /** Part of a number, a name or a domain. */
  keyword?: string | undefined;
  orgNo?: string | undefined;
  standing?: ListSitesBody["standing"];
}

export interface SiteRow {
  orgNo: string;
  orgName: string;
  state: SiteCard["state"];
  stateReason: string;
  flavour: string | null;
  host: string | null;
  hostState: SiteCard["hostState"] | null;
  domainHealth: SiteCard["domainHealth"];
  planName: string | null;
  source: Exclude<SiteCard["source"], ""> | null;
  gmtChange: Date | null;
  gmtDraft: Date | null;
  findings: FolderFinding[] | null;
  courseCount: number;
  memberCount: number;
  saleCount: number;
  /** Fen, as a whole number in text, as bytes are. */
  paidFen: string;
  storageBytes: string;
}

export interface SiteQuery extends SiteFilter {
  range: Pick<PageRange, "pageSize" | "offset">;
  sort?: ListSitesBody["sort"];
  /** What was sold of late, as `salesIn` of the figures gives it. */
  sales: RawBuilder<unknown>;
}

/**
 * Sites with their use, by the numbers of their organisations unless sorted, and how many fit. In scope `system`. Each
 * use is counted once for all sites by an index, so one statement takes the time of a few scans of these, whatever
 * page it gives; 0 in all where the page is behind the last.
 */
export async function selectSites(trx: Trx, query: SiteQuery): Promise<{ rows: SiteRow[]; total: number }> {
  const { range, sales, sort = "", orgNo } = query;
  // One site needs nothing of the others.
  const own = orgNo === undefined ? sql`true` : sql`org_no = ${orgNo}`;
  const { rows } = await sql<SiteRow & { total: number }>`with
      member as (select org_no, count(*)::int as total from app_user where ${own} group by org_no),
      course as (select org_no, count(*)::int as total from course where is_public and ${own} group by org_no),
      sold as (select org_no, sum(sale_count)::int as total, sum(paid_fen) as fen from ${sales} as sale where ${own}
        group by org_no),
      stored as (select org_no, sum(bytes) as bytes from (
          select org_no, bytes from media_asset where ${own}
          union all select org_no, file_size from site_image where ${own}
          union all select org_no, file_size from upload where purpose = 'homework' and state = 'finished' and ${own}
          union all select org_no, said_size from upload where is_resumable and state = 'receiving' and ${own}
        ) as file group by org_no),
      domain as (select org_no, bool_or(${isUnhealthyDomain}) as is_bad, bool_or(state = 'verified') as is_answered
        from site_host where ${own} group by org_no)
    select organisation.org_no as "orgNo", org_name as "orgName", coalesce(site.state, 'active') as state,
      coalesce(state_reason, '') as "stateReason", site.flavour, named.host, named.state as "hostState",
      case when domain.org_no is null then 'none' when is_bad then 'bad' when is_answered then 'good' else 'pending' end
        as "domainHealth",
      plan_name as "planName", source, site_revision.gmt_create as "gmtChange",
      case when site_draft.patch is not null then site_draft.gmt_modified end as "gmtDraft", findings,
      coalesce(course.total, 0) as "courseCount", coalesce(member.total, 0) as "memberCount",
      coalesce(sold.total, 0) as "saleCount", coalesce(sold.fen, 0)::text as "paidFen",
      coalesce(stored.bytes, 0)::text as "storageBytes", count(*) over ()::int as total
    from ${tables}
    left join site_plan on site_plan.org_no = organisation.org_no
    left join site_revision on site_revision.id = site.published_revision
    left join member on member.org_no = organisation.org_no
    left join course on course.org_no = organisation.org_no
    left join sold on sold.org_no = organisation.org_no
    left join stored on stored.org_no = organisation.org_no
    left join lateral (
      select host, state from site_host where site_host.org_no = organisation.org_no
      order by state = 'verified' desc, is_canonical desc, gmt_create limit 1
    ) as named on true
    where ${matching(query)} order by ${orders[sort]} organisation.org_no
    limit ${range.pageSize} offset ${range.offset}`.execute(trx);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** What comes before the number. Whoever has none of a kind is the least of it. */
const orders: Readonly<Record<NonNullable<ListSitesBody["sort"]>, RawBuilder<unknown>>> = {
  "": sql``,
  orgName: sql`org_name,`,
  "-orgName": sql`org_name desc,`,
  gmtChange: sql`site_revision.gmt_create nulls first,`,
  "-gmtChange": sql`site_revision.gmt_create desc nulls last,`,
  courseCount: sql`coalesce(course.total, 0),`,
  "-courseCount": sql`coalesce(course.total, 0) desc,`,
  memberCount: sql`coalesce(member.total, 0),`,
  "-memberCount": sql`coalesce(member.total, 0) desc,`,
  saleCount: sql`coalesce(sold.total, 0),`,
  "-saleCount": sql`coalesce(sold.total, 0) desc,`,
  turnover: sql`coalesce(sold.fen, 0),`,
  "-turnover": sql`coalesce(sold.fen, 0) desc,`,
  storageBytes: sql`coalesce(stored.bytes, 0),`,
  "-storageBytes": sql`coalesce(stored.bytes, 0) desc,`,
  faultCount: sql`coalesce(json_array_length(findings), 0),`,
  "-faultCount": sql`coalesce(json_array_length(findings), 0) desc,`,
};

/** Whether an organisation has a folder that was refused, or published what may not be said. */
export const siteHasFaults = sql<boolean>`exists (select from site_fault
  where folder in (organisation.org_no, ${publishedFaults("")} || organisation.org_no))`;

const tables = sql`organisation left join site on site.org_no = organisation.org_no
  left join site_draft on site_draft.org_no = organisation.org_no
  left join domain on domain.org_no = organisation.org_no
  left join lateral (
    select min(folder) as folder, json_agg(finding) as findings from site_fault, json_array_elements(site_fault.findings) as finding
    where folder in (organisation.org_no, ${publishedFaults("")} || organisation.org_no)
  ) as site_fault on true`;

/** What a site is narrowed by; `domain` is the table of the statement. */
const standings: Readonly<Record<NonNullable<ListSitesBody["standing"]>, RawBuilder<unknown>>> = {
  active: sql`coalesce(site.state, 'active') = 'active'`,
  suspended: sql`coalesce(site.state, 'active') = 'suspended'`,
  faulty: sql`site_fault.folder is not null`,
  domain: sql`domain.is_bad`,
  draft: sql`site_draft.patch is not null`,
};

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
    ...(standing === undefined ? [] : [standings[standing]]),
  ];
  return sql.join(conditions, sql` and `);
}
