import { sql, type RawBuilder, type SqlBool } from "kysely";
import { CustomStatusEnum } from "../../../generated/enums.ts";
import type { Trx } from "../../database/connect.ts";
import { hasWords } from "../../lib/matches-search.ts";
import type { PageRange } from "../../lib/paging.ts";

export interface OwnPackageFilter {
  id?: string;
  /** Part of the name; empty: all. */
  keyword: string;
}

export interface OwnPackageRow {
  id: string;
  org_no: string;
  org_name: string;
  category_id: string;
  category_name: unknown;
  custom_name: unknown;
  custom_desc: unknown;
  introduce: unknown;
  gains: unknown;
  cover: string;
  days: number;
  people_least: number;
  people_most: number;
  price_from_fen: number | null;
  sort: number;
  is_putaway: boolean;
  waiting: number;
}

/** Packages, shown or not, in their order. In scope system. */
export async function selectOwnPackages(
  trx: Trx,
  filter: OwnPackageFilter,
  range: Pick<PageRange, "pageSize" | "offset">,
): Promise<OwnPackageRow[]> {
  const { rows } = await sql<OwnPackageRow>`select custom_package.id, custom_package.org_no, org_name,
      category.id as category_id, category_name, custom_name, custom_desc, introduce, gains, cover, days, people_least,
      people_most, price_from_fen, custom_package.sort, is_putaway,
      (select count(*) from custom_apply where custom_id = custom_package.id
        and custom_status = ${CustomStatusEnum.waiting})::int as waiting
    from custom_package join category on category.id = category_id1
      join organisation on organisation.org_no = custom_package.org_no
    where ${wanted(filter)} order by custom_package.sort, custom_package.id
    limit ${range.pageSize} offset ${range.offset}`.execute(trx);
  return rows;
}

export async function countOwnPackages(trx: Trx, filter: OwnPackageFilter): Promise<number> {
  const { rows } = await sql<{
    total: string;
  }>`select count(*) as total from custom_package where ${wanted(filter)}`.execute(trx);
  return Number(rows[0]?.total ?? 0);
}

/** Whether there is such a category of the first level. */
export async function isTopCategory(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom("category")
    .where("id", "=", id)
    .where("parent_id", "is", null)
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** A package, shown or not, which nobody else changes until the transaction ends. In scope system. */
export function lockPackage(trx: Trx, id: string) {
  return trx.selectFrom("custom_package").where("id", "=", id).selectAll().forUpdate().executeTakeFirst();
}

function wanted({ id, keyword }: OwnPackageFilter): RawBuilder<SqlBool> {
  return sql<SqlBool>`${id === undefined ? sql`true` : sql`custom_package.id = ${id}`}
    and ${keyword === "" ? sql`true` : hasWords([sql<string>`custom_package.custom_name::text`], keyword)}`;
}
