import { sql, type RawBuilder, type Selectable, type SqlBool } from "kysely";
import type { VipSetTable } from "../../../../generated/database.ts";
import type { Trx } from "../../../database/connect.ts";
import { hasWords } from "../../../lib/matches-search.ts";
import type { PageRange } from "../../../lib/paging.ts";

export type TierRow = Selectable<VipSetTable> & { holders: string };

/** All tiers, or one of them, with how many people are or will be members of each. In scope system. */
export async function selectTiers(trx: Trx, { id, now }: { id?: string; now: Date }): Promise<TierRow[]> {
  const { rows } = await sql<TierRow>`select vip_set.*, (select count(distinct user_no) from vip_period
      where vip_set_id = vip_set.id and gmt_end > ${now}) as holders
    from vip_set where ${id === undefined ? sql`true` : sql`id = ${id}`} order by sort, id`.execute(trx);
  return rows;
}

export interface HolderRow {
  user_no: string;
  name: string;
  mobile: string | null;
  set_name: unknown;
  vip_until: Date;
  gmt_begin: Date | null;
  is_given: boolean | null;
  reason: string | null;
}

export interface HolderFilter {
  isEnded: boolean;
  /** Part of the name, or the whole mobile number; empty: all. */
  keyword: string;
  now: Date;
}

/** People whose membership runs, or is over, those whose ends last first, with the tier of now or the last one. In scope system. */
export async function selectHolders(trx: Trx, filter: HolderFilter, range: PageRange): Promise<HolderRow[]> {
  const { now } = filter;
  const { rows } = await sql<HolderRow>`select holder.user_no, holder.name, holder.mobile, holder.vip_until, period.*
    from (select user_no, name, mobile, vip_until from app_user where ${wanted(filter)}
      order by vip_until desc, user_no desc limit ${range.pageSize} offset ${range.offset}) as holder
    left join lateral (select vip_set.set_name, vip_period.gmt_begin, vip_period.given_by is not null as is_given, reason
      from vip_period join vip_set on vip_set.id = vip_set_id where vip_period.user_no = holder.user_no
      order by gmt_begin <= ${now} and gmt_end > ${now} desc, gmt_end desc, vip_period.id desc limit 1) as period on true
    order by holder.vip_until desc, holder.user_no desc`.execute(trx);
  return rows;
}

export async function countHolders(trx: Trx, filter: HolderFilter): Promise<number> {
  const { rows } = await sql<{ total: string }>`select count(*) as total from app_user where ${wanted(filter)}`.execute(
    trx,
  );
  return Number(rows[0]?.total ?? 0);
}

function wanted({ isEnded, keyword, now }: HolderFilter): RawBuilder<SqlBool> {
  const found =
    keyword === "" ? sql`true` : sql`(mobile = ${keyword} or ${hasWords([sql<string>`app_user.name`], keyword)})`;
  return sql<SqlBool>`vip_until is not null and ${isEnded ? sql`vip_until <= ${now}` : sql`vip_until > ${now}`} and ${found}`;
}

/** The number of a person, by it or by their mobile number; undefined where there is nobody. In scope system. */
export async function selectPerson(
  trx: Trx,
  { userNo, mobile }: { userNo: string | undefined; mobile: string | undefined },
): Promise<string | undefined> {
  const people = trx.selectFrom("app_user").select("user_no");
  const row = await (
    userNo === undefined ? people.where("mobile", "=", mobile ?? "") : people.where("user_no", "=", userNo)
  ).executeTakeFirst();
  return row?.user_no;
}
