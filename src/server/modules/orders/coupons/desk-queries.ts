import { sql, type Insertable, type RawBuilder, type SqlBool } from "kysely";
import { CouponAudienceEnum } from "../../../../generated/enums.ts";
import type { ListOwnCouponsBody } from "../../../../generated/types.ts";
import type { CouponTable } from "../../../../generated/database.ts";
import type { Trx } from "../../../database/connect.ts";
import { hasWords } from "../../../lib/matches-search.ts";
import type { PageRange } from "../../../lib/paging.ts";

export interface OwnCouponRow {
  coupon_no: string;
  coupon_name: unknown;
  off_fen: number | null;
  off_percent: number | null;
  least_fen: number;
  fits: string;
  audience: number;
  is_open: boolean;
  uses_most: number;
  taken: number;
  uses: number;
  is_returned: boolean;
  gmt_stop: Date | null;
  gmt_begin: Date;
  gmt_end: Date;
  grade_name: string | null;
  set_name: unknown;
}

/** Which coupons of a site, of those that somebody made. */
export interface OwnCouponFilter {
  orgNo: string;
  couponNo?: string | undefined;
  keyword?: string | undefined;
  state?: ListOwnCouponsBody["state"];
  now: Date;
}

/** What a person asks for as a filter. */
export function couponFilterOf(
  { keyword, state }: Pick<ListOwnCouponsBody, "keyword" | "state">,
  { orgNo, now }: Pick<OwnCouponFilter, "orgNo" | "now">,
): OwnCouponFilter {
  return { keyword: keyword?.trim(), state, orgNo, now };
}

/**
 * The newest first unless sorted. They are found by the index of their site, and those are sorted: a site has thousands at
 * most, and who only visits reads none of their pages. In scope system.
 */
export async function selectOwnCoupons(
  trx: Trx,
  filter: OwnCouponFilter,
  { pageSize, offset, sort = "" }: Pick<PageRange, "pageSize" | "offset"> & Pick<ListOwnCouponsBody, "sort">,
): Promise<OwnCouponRow[]> {
  const { rows } = await sql<OwnCouponRow>`select coupon.*,
      case audience when ${CouponAudienceEnum.grade} then (select grade_name from grade where id = target_id) end as grade_name,
      case audience when ${CouponAudienceEnum.tier} then (select set_name from vip_set where id = target_id) end as set_name
    from coupon where ${matches(filter)}
    order by ${orders[sort]} gmt_create desc, coupon_no desc limit ${pageSize} offset ${offset}`.execute(trx);
  return rows;
}

const orders: Record<NonNullable<ListOwnCouponsBody["sort"]>, RawBuilder<unknown>> = {
  "": sql``,
  gmtBegin: sql`gmt_begin,`,
  "-gmtBegin": sql`gmt_begin desc,`,
  gmtEnd: sql`gmt_end,`,
  "-gmtEnd": sql`gmt_end desc,`,
  countTaken: sql`taken,`,
  "-countTaken": sql`taken desc,`,
  countUsed: sql`uses,`,
  "-countUsed": sql`uses desc,`,
};

function matches({ orgNo, couponNo, keyword = "", state = "", now }: OwnCouponFilter): RawBuilder<SqlBool> {
  const states: Record<typeof state, RawBuilder<unknown>> = {
    "": sql``,
    open: sql`and gmt_stop is null and gmt_end > ${now}`,
    stopped: sql`and gmt_stop is not null and gmt_end > ${now}`,
    ended: sql`and gmt_end <= ${now}`,
  };
  return sql<SqlBool>`org_no = ${orgNo} and not is_of_tier
    ${couponNo === undefined ? sql`` : sql`and coupon_no = ${couponNo}`}
    ${keyword === "" ? sql`` : sql`and ${hasWords([sql<string>`coupon_name::text`, sql<string>`coupon_no`], keyword)}`}
    ${states[state]}`;
}

export async function countOwnCoupons(trx: Trx, filter: OwnCouponFilter): Promise<number> {
  const { total } = await trx
    .selectFrom("coupon")
    .where(matches(filter))
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The coupons that a filter finds, or those of these numbers, which nobody else changes until the transaction ends. */
export async function lockOwnCoupons(
  trx: Trx,
  filter: OwnCouponFilter,
  { couponNos, limit }: { couponNos?: readonly string[] | undefined; limit: number },
): Promise<{ coupon_no: string; gmt_stop: Date | null }[]> {
  const { rows } = await sql<{ coupon_no: string; gmt_stop: Date | null }>`select coupon_no, gmt_stop from coupon
    where ${matches(filter)} ${couponNos ? sql`and coupon_no = any(${couponNos}::text[])` : sql``}
    order by coupon_no limit ${limit} for no key update`.execute(trx);
  return rows;
}

/** Ends the giving out of those of these coupons that are given out. */
export async function stopCoupons(trx: Trx, couponNos: readonly string[], now: Date): Promise<void> {
  await sql`update coupon set gmt_stop = ${now}
    where coupon_no = any(${couponNos}::text[]) and gmt_stop is null`.execute(trx);
}

/** A coupon of a site, which nobody else changes until the transaction ends. */
export function lockOwnCoupon(trx: Trx, { couponNo, orgNo }: { couponNo: string; orgNo: string }) {
  return trx
    .selectFrom("coupon")
    .where("coupon_no", "=", couponNo)
    .where("org_no", "=", orgNo)
    .where("is_of_tier", "=", false)
    .select(["is_open", "gmt_stop", "gmt_end"])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** False where the number is taken. */
export async function insertCoupon(trx: Trx, row: Insertable<CouponTable>): Promise<boolean> {
  const added = await trx
    .insertInto("coupon")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** Tiers, or classes of a site, by their name, the latest first. In scope system. */
export async function selectTargets(
  trx: Trx,
  { orgNo, audience, keyword, limit }: { orgNo: string; audience: number; keyword: string; limit: number },
): Promise<{ id: string; name: string | null; names: unknown }[]> {
  const isTier = audience === CouponAudienceEnum.tier;
  const name = isTier ? sql<string>`set_name::text` : sql<string>`grade_name`;
  const matches = keyword === "" ? sql`true` : hasWords([name], keyword);
  const { rows } = await (
    isTier
      ? sql<{ id: string; name: string | null; names: unknown }>`select id, null as name, set_name as names from vip_set
          where ${matches} order by sort, id limit ${limit}`
      : sql<{ id: string; name: string | null; names: unknown }>`select id, grade_name as name, null as names from grade
          where org_no = ${orgNo} and ${matches} order by id desc limit ${limit}`
  ).execute(trx);
  return rows;
}

/** People of a site, or of all, by their numbers. In scope system. */
export function selectPeople(trx: Trx, { orgNo, mobiles }: { orgNo: string | undefined; mobiles: string[] }) {
  const found = trx
    .selectFrom("app_user")
    .where(sql<boolean>`mobile = any(${mobiles}::text[])`)
    .select(["user_no", "mobile"]);
  return (orgNo === undefined ? found : found.where("org_no", "=", orgNo)).execute();
}

/** Orders that a coupon was used for, with their buyers, the latest first. In scope system. */
export function selectUses(trx: Trx, couponNo: string, range: PageRange) {
  return trx
    .selectFrom("sales_order")
    .innerJoin("app_user", "app_user.user_no", "sales_order.user_no")
    .where("coupon_no", "=", couponNo)
    .select(["order_no", "app_user.name", "order_status", "coupon_off_fen", "pay_fen", "sales_order.gmt_create"])
    .orderBy("sales_order.gmt_create", "desc")
    .orderBy("order_no", "desc")
    .limit(range.pageSize)
    .offset(range.offset)
    .execute();
}

export async function countUses(trx: Trx, couponNo: string): Promise<number> {
  const { total } = await trx
    .selectFrom("sales_order")
    .where("coupon_no", "=", couponNo)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}
