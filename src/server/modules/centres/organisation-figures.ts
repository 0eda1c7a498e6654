import { sql } from "kysely";
import { AuditStatusEnum, UserTypeEnum } from "../../../generated/enums.ts";
import type { GetOrganisationFiguresBody, OrganisationFigures } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { yuan } from "../../lib/money.ts";
import { sessionIn } from "../../lib/require-session.ts";

const USUAL_DAYS = 30;
const USUAL_ZONE = "Asia/Shanghai";
/** `order_share.party`: the organisation. */
const ORGANISATION = 2;

/** The organisation that asks in numbers. Income is its own part, without what was paid back of it since. */
export async function getOrganisationFigures(
  { days = USUAL_DAYS }: GetOrganisationFiguresBody,
  context: OperationContext,
): Promise<OrganisationFigures> {
  const { orgNo } = sessionIn(context);
  const zone = context.site.settings.timeZone ?? USUAL_ZONE;
  const today = dateTimeIn(zone, context.now()).slice(0, 10);
  return withActor(context.db, systemActor, async (trx) => {
    const totals = await selectTotals(trx, orgNo);
    const list = await selectDays(trx, { orgNo, zone, today, days });
    return {
      ...totals,
      orderCount: list.reduce((sum, { orders }) => sum + orders, 0),
      income: yuan(list.reduce((sum, { fen }) => sum + Number(fen), 0)),
      dayList: list.map(({ day, orders, fen }) => ({ day, orderCount: orders, income: yuan(Number(fen)) })),
    };
  });
}

async function selectTotals(trx: Trx, orgNo: string) {
  const { rows } = await sql<Record<"courseCount" | "lecturerCount" | "memberCount" | "learnerCount", number>>`select
    (select count(*) from course where org_no = ${orgNo} and is_public)::int as "courseCount",
    (select count(*) from lecturer where org_no = ${orgNo} and audit_status = ${AuditStatusEnum.passed})::int
      as "lecturerCount",
    (select count(*) from app_user where org_no = ${orgNo} and user_type = ${UserTypeEnum.learner})::int
      as "memberCount",
    (select count(distinct course_user.user_no) from course_user where org_no = ${orgNo} and gmt_revoke is null)::int
      as "learnerCount"`.execute(trx);
  return rows[0] ?? { courseCount: 0, lecturerCount: 0, memberCount: 0, learnerCount: 0 };
}

/** Each day, also those on which nothing was sold. */
async function selectDays(
  trx: Trx,
  { orgNo, zone, today, days }: { orgNo: string; zone: string; today: string; days: number },
) {
  const { rows } = await sql<{ day: string; orders: number; fen: string }>`
    with first as (select ${today}::date - ${days - 1}::int as day),
    sold as (
      select (share.gmt_create at time zone ${zone}::text)::date as day, count(distinct share.order_no)::int as orders,
        sum(share.amount_fen - share.refunded_fen) as fen
      from order_share as share, first
      where share.org_no = ${orgNo} and share.party = ${ORGANISATION}
        and share.gmt_create >= first.day::timestamp at time zone ${zone}::text
      group by 1)
    select to_char(each.day, 'YYYY-MM-DD') as day, coalesce(sold.orders, 0) as orders, coalesce(sold.fen, 0)::text as fen
    from first cross join lateral generate_series(first.day::timestamp, ${today}::timestamp, interval '1 day') as each (day)
    left join sold on sold.day = each.day::date order by each.day`.execute(trx);
  return rows;
}
