import { sql } from "kysely";
import { CouponAudienceEnum } from "../../../../generated/enums.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db } from "../../../database/connect.ts";

const AT_ONCE = 200;

/** When the next month of a membership begins, by the calendar of the platform and not of the connection. */
const next = sql`((gmt_begin at time zone 'Asia/Shanghai') + make_interval(months => coupon_months + 1))
  at time zone 'Asia/Shanghai'`;

/**
 * Gives members the coupons that their tier promised for each month, when the month begins; gives for how many months of
 * memberships. They are good for a month, and a day in which to use the last hour. Several nodes may do it at once, and
 * what was interrupted is done again: each month of a membership is written down with its coupons.
 */
export async function giveMonthlyCoupons(db: Db, now: Date): Promise<number> {
  for (let given = 0; ;) {
    const some = await withActor(db, systemActor, async (trx) => {
      const { rows } = await sql<{ id: string }>`select id from vip_period where gmt_coupon <= ${now}
        order by gmt_coupon limit ${AT_ONCE} for no key update skip locked`.execute(trx);
      if (rows.length === 0) return 0;
      const ids = rows.map(({ id }) => id);
      // One coupon of a tier for all whose month begins on one day.
      const due = sql`select vip_period.*, place, (gmt_coupon at time zone 'Asia/Shanghai')::date as due,
          'VIP' || vip_set_id || '-' || monthly_percent || '-'
            || to_char(gmt_coupon at time zone 'Asia/Shanghai', 'YYYYMMDD') || '-' || place as coupon_no
        from vip_period cross join generate_series(1, monthly_coupons) as place
        where vip_period.id = any(${ids}::bigint[])`;
      await sql`insert into coupon (coupon_no, coupon_name, off_percent, fits, audience, target_id, is_of_tier, uses_most,
          gmt_begin, gmt_end, gmt_create)
        select distinct on (coupon_no) coupon_no, set_name, due.monthly_percent, 'course',
          ${CouponAudienceEnum.tier}::smallint, vip_set.id, true, 1000000000,
          due::timestamp at time zone 'Asia/Shanghai',
          (due + interval '1 month 1 day') at time zone 'Asia/Shanghai', ${now}
        from (${due}) as due join vip_set on vip_set.id = vip_set_id order by coupon_no
        on conflict do nothing`.execute(trx);
      await sql`insert into coupon_user (coupon_no, user_no, vip_period_id, gmt_create)
        select coupon_no, user_no, id, ${now} from (${due}) as due on conflict do nothing`.execute(trx);
      await sql`update vip_period set coupon_months = coupon_months + 1, gmt_coupon = case
          when ${next} < gmt_end - interval '7 days' then ${next} end
        where id = any(${ids}::bigint[])`.execute(trx);
      return rows.length;
    });
    given += some;
    if (some < AT_ONCE) return given;
  }
}
