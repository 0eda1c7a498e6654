import { sql } from "kysely";
import type { GetSiteFiguresBody, SiteFigures } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { yuan } from "../../lib/money.ts";
import { dayAfter, dayIn, salesIn } from "../figures/index.ts";
import { countMembers } from "./quotas/members.ts";
import { organisationBytes } from "./quotas/storage.ts";
import { requireOrganisation } from "./suspend-site.ts";

const USUAL_MONTHS = 12;

/** What an organisation has, and what each of the last months brought it, this one among them. NOT_FOUND. */
export async function getSiteFigures(
  { siteOrgNo, months = USUAL_MONTHS }: GetSiteFiguresBody,
  { db, now }: OperationContext,
): Promise<SiteFigures> {
  const today = dayIn(now());
  return withActor(db, systemActor, async (trx) => {
    await requireOrganisation(trx, siteOrgNo);
    const rows = await selectMonths(trx, { orgNo: siteOrgNo, today, months });
    const sum = (name: "members" | "sold" | "paid" | "refunded") =>
      rows.reduce((total, row) => total + Number(row[name]), 0);
    return {
      ...(await selectTotals(trx, siteOrgNo)),
      memberCount: await countMembers(trx, siteOrgNo),
      storageBytes: await organisationBytes(trx, siteOrgNo),
      newMemberCount: sum("members"),
      saleCount: sum("sold"),
      turnover: yuan(sum("paid")),
      refunded: yuan(sum("refunded")),
      monthList: rows.map((row) => ({
        month: row.month,
        memberCount: row.members,
        saleCount: row.sold,
        turnover: yuan(Number(row.paid)),
        refunded: yuan(Number(row.refunded)),
      })),
    };
  });
}

async function selectTotals(trx: Trx, orgNo: string) {
  const { rows } = await sql<{ courseCount: number; learnerCount: number }>`select
    (select count(*) from course where org_no = ${orgNo} and is_public)::int as "courseCount",
    (select count(distinct user_no) from course_user where org_no = ${orgNo} and gmt_revoke is null)::int
      as "learnerCount"`.execute(trx);
  return rows[0] ?? { courseCount: 0, learnerCount: 0 };
}

/** Each month, also those in which nothing happened, the latest last. Months are those of the books. */
async function selectMonths(
  trx: Trx,
  { orgNo, today, months }: { orgNo: string; today: string; months: number },
): Promise<{ month: string; members: number; sold: number; paid: string; refunded: string }[]> {
  const first = new Date(`${today.slice(0, 7)}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + 1 - months);
  const from = first.toISOString().slice(0, 10);
  const sales = await salesIn(trx, { from, before: dayAfter(today) });
  const { rows } = await sql<{ month: string; members: number; sold: number; paid: string; refunded: string }>`
    with sold as (select to_char(day, 'YYYY-MM') as month, sum(sale_count)::int as sold, sum(paid_fen)::text as paid,
        sum(refunded_fen)::text as refunded from ${sales} as sale where org_no = ${orgNo} group by 1),
      member as (select to_char(gmt_create at time zone 'Asia/Shanghai', 'YYYY-MM') as month, count(*)::int as members
        from app_user where org_no = ${orgNo}
          and gmt_create >= ${from}::date::timestamp at time zone 'Asia/Shanghai' group by 1)
    select to_char(each.day, 'YYYY-MM') as month, coalesce(members, 0) as members, coalesce(sold, 0) as sold,
      coalesce(paid, '0') as paid, coalesce(refunded, '0') as refunded
    from generate_series(${from}::date::timestamp, ${today}::date::timestamp, interval '1 month') as each (day)
      left join sold on sold.month = to_char(each.day, 'YYYY-MM')
      left join member on member.month = to_char(each.day, 'YYYY-MM')
    order by each.day`.execute(trx);
  return rows;
}
