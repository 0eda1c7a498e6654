import { sql } from "kysely";
import { GradeStateEnum } from "../../../generated/enums.ts";
import type { Db } from "../../database/connect.ts";
import { isOffered } from "../../../site/document/features.ts";
import { courseHref } from "../../../shared/links.ts";
import type { Tenant } from "../../modules/sites/index.ts";
import { isIndexed } from "../pages/indexed.ts";

/** Addresses that one file of a sitemap has at most (sitemaps.org). */
export const MAX_PER_PART = 50_000;

/** A page, with the day it last changed where that is known. */
export interface SitemapEntry {
  path: string;
  changed?: Date;
}

/** Which site, and what stands before its addresses: "" or "/org/1001". */
export interface SitemapSite {
  tenant: Tenant;
  base: string;
}

/** What a sitemap is made of: each has files of its own, numbered from 1. */
export const sitemapKinds = [
  "pages",
  "courses",
  "lecturers",
  "articles",
  "blogs",
  "questions",
  "openclasses",
  "grades",
  "packages",
  "organisations",
] as const;
export type SitemapKind = (typeof sitemapKinds)[number];
export type RecordKind = Exclude<SitemapKind, "pages">;

/** Whose records are listed. */
export interface SitemapScope {
  /** An organisation's own; undefined on the platform, which shows all. */
  orgNo: string | undefined;
  /** The kinds of courses that the site does not offer. */
  withheld?: readonly number[] | undefined;
}

/** Whether a site has pages of a kind of records. */
export function hasPagesOf({ tenant }: SitemapSite, kind: RecordKind): boolean {
  return !tenant.isOff(kinds[kind].path("1"));
}

/**
 * The pages of a site without a name in their address that everybody may see. `tenant.screen` says which; a screen
 * whose feature is switched off is not there.
 */
export function pagesOf({ tenant, base }: SitemapSite): SitemapEntry[] {
  const seen = new Set<string>();
  return tenant.fixedPaths(base).flatMap(({ path, screen: name }) => {
    const composed = tenant.screen(name, tenant.locales.default)?.composed;
    // A screen with several addresses is named by its first.
    if (!composed || seen.has(name) || !isIndexed(composed)) return [];
    if (!isOffered(tenant.settings.features, composed.feature)) return [];
    seen.add(name);
    return [{ path: path === "/" ? base || "/" : base + path }];
  });
}

/**
 * One file of a kind of records. An organisation's pages below /org/{orgNo} have none: their records have addresses of
 * the platform.
 */
export async function recordsOf(
  db: Db,
  kind: RecordKind,
  { part, ...scope }: SitemapScope & { part: number },
): Promise<SitemapEntry[]> {
  const { table, key, path } = kinds[kind];
  const { rows } = await sql<{ id: string; category?: number; gmt_modified: Date }>`
    select ${sql.ref(key)} as id, gmt_modified ${kind === "courses" ? sql`, course_category as category` : sql``} from ${sql.table(table)}
    where ${listedRows(kind, scope)} order by ${sql.ref(key)} limit ${MAX_PER_PART} offset ${(part - 1) * MAX_PER_PART}`.execute(
    db,
  );
  return rows.map(({ id, category, gmt_modified }) => ({ path: path(id, category), changed: gmt_modified }));
}

/** How many records of a kind a site has, and when the newest changed. */
export async function countRecords(
  db: Db,
  kind: RecordKind,
  scope: SitemapScope,
): Promise<{ total: number; changed: Date | undefined }> {
  const { rows } = await sql<{ total: string; changed: Date | null }>`
    select count(*) as total, max(gmt_modified) as changed from ${sql.table(kinds[kind].table)} where ${listedRows(kind, scope)}`.execute(
    db,
  );
  return { total: Number(rows[0]?.total ?? 0), changed: rows[0]?.changed ?? undefined };
}

const kinds = {
  courses: { table: "course", key: "id", path: (id: string, category = 1) => courseHref(category, id) },
  lecturers: { table: "lecturer", key: "lecturer_user_no", path: (id: string) => `/lecturer/${id}` },
  articles: { table: "article", key: "id", path: (id: string) => `/info/detail/${id}` },
  blogs: { table: "community_post", key: "id", path: (id: string) => `/blog/article/${id}` },
  questions: { table: "community_post", key: "id", path: (id: string) => `/question/view/${id}` },
  openclasses: { table: "open_course", key: "id", path: (id: string) => `/publicClass/detail/${id}` },
  grades: { table: "grade", key: "id", path: (id: string) => `/grade/view/${id}` },
  packages: { table: "custom_package", key: "id", path: (id: string) => `/custom/detail/${id}` },
  organisations: { table: "organisation", key: "org_no", path: (orgNo: string) => `/org/view/${orgNo}` },
} as const;

/**
 * The platform shows what all have, and the organisations with a site; an organisation's host its own; articles belong
 * to a site.
 */
function listedRows(kind: RecordKind, { orgNo, withheld }: SitemapScope) {
  if (kind === "articles") return sql`is_putaway and org_no = ${orgNo ?? "default"}`;
  if (kind === "blogs") return sql`is_shown and kind = 1 and org_no = ${orgNo ?? "default"}`;
  if (kind === "questions") return sql`is_shown and kind = 2 and org_no = ${orgNo ?? "default"}`;
  if (kind === "organisations") {
    const isOpen = sql`org_no <> 'default' and exists (select from site where site.org_no = organisation.org_no and site.state = 'active')`;
    return orgNo === undefined ? isOpen : sql`false`;
  }
  const isPublic = {
    courses: withheld ? sql`is_public and course_category <> all (${withheld}::int[])` : sql`is_public`,
    lecturers: sql`audit_status = 1`,
    openclasses: sql`is_putaway`,
    grades: sql`is_putaway and state <> ${GradeStateEnum.draft}`,
    packages: sql`is_putaway`,
  }[kind];
  return orgNo === undefined ? isPublic : sql`${isPublic} and org_no = ${orgNo}`;
}
