import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";
import { grantCourse } from "./grant-course.ts";

interface FreeCourse {
  userNo: string;
  courseId: string;
  /** Whether it costs others something: then the right ends with the membership. */
  isForMembers: boolean;
  now: Date;
}

/**
 * Gives a person a course that costs them nothing: for good where it costs nobody anything, until the end of their
 * membership where it is free for members. True when they had no right to it before; false, and nothing given, where the
 * membership is over. In scope system.
 */
export async function grantFree(trx: Trx, { userNo, courseId, isForMembers, now }: FreeCourse): Promise<boolean> {
  if (!isForMembers) return grantCourse(trx, { userNo, courseId, source: "free", now });
  const { vip_until: expiresAt } = await trx
    .selectFrom("app_user")
    .where("user_no", "=", userNo)
    .select("vip_until")
    .executeTakeFirstOrThrow();
  if (expiresAt === null || expiresAt <= now) return false;
  return grantCourse(trx, { userNo, courseId, source: "member", expiresAt, now });
}

interface NewMembership {
  userNo: string;
  vipSetId: string;
  days: number;
  /** Where it was bought, or which operator gives it and why. */
  by: { orderNo: string } | { operatorNo: string; reason: string };
  now: Date;
}

/**
 * More days from the end of what there is, as a member of the tier that was bought or is given; gives until when. The
 * person is locked. In scope system.
 */
export async function addMembership(
  trx: Trx,
  { userNo, vipSetId, days, by, now }: NewMembership,
): Promise<Date | undefined> {
  const { orderNo, operatorNo, reason } =
    "orderNo" in by ? { ...by, operatorNo: null, reason: "" } : { ...by, orderNo: null };
  const { rows } = await sql<{ gmt_end: Date }>`insert into vip_period (user_no, vip_set_id, order_no, given_by, reason,
      monthly_coupons, monthly_percent, grade_off_fen, gmt_coupon, gmt_begin, gmt_end)
    select user_no, vip_set.id, ${orderNo}, ${operatorNo}::bigint, ${reason}, monthly_coupons, monthly_percent, grade_off_fen,
      case when monthly_coupons > 0 then begins end, begins, begins + make_interval(days => ${days})
    from app_user cross join lateral (select greatest(coalesce(vip_until, ${now}), ${now}) as begins) as next
      join vip_set on vip_set.id = ${vipSetId}
    where user_no = ${userNo} returning gmt_end`.execute(trx);
  const until = rows[0]?.gmt_end;
  if (until) await trx.updateTable("app_user").set({ vip_until: until }).where("user_no", "=", userNo).execute();
  await endRights(trx, { userNo, now });
  return until;
}

/**
 * Ends a membership before its time: what runs ends now, what would come after does not begin. Coupons that it gave and
 * that nobody used are gone, and rights that came with it end. False where there is none. The person is locked. In scope
 * system.
 */
export async function stopMembership(
  trx: Trx,
  { userNo, reason, now }: { userNo: string; reason: string; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{
    id: string;
  }>`update vip_period set gmt_stop = ${now}, reason = ${reason}, gmt_coupon = null,
      gmt_begin = least(gmt_begin, ${now}::timestamptz - interval '1 ms'), gmt_end = ${now}
    where user_no = ${userNo} and gmt_end > ${now} returning id`.execute(trx);
  const ids = rows.map(({ id }) => id);
  await sql`delete from coupon_user where vip_period_id = any(${ids}::bigint[]) and order_no is null`.execute(trx);
  const ended = await trx
    .updateTable("app_user")
    .set({ vip_until: now })
    .where("user_no", "=", userNo)
    .where("vip_until", ">", now)
    .executeTakeFirst();
  await endRights(trx, { userNo, now });
  return ended.numUpdatedRows > 0n;
}

/**
 * Takes the days of a refunded membership away: those bought after it begin so much earlier, coupons that it gave and
 * that nobody used are gone, and rights that came with it end when what is left ends. Progress stays. In scope system.
 */
export async function endMembership(
  trx: Trx,
  { userNo, orderNo, days, now }: { userNo: string; orderNo: string; days: number; now: Date },
): Promise<void> {
  await sql`delete from coupon_user using vip_period where vip_period.order_no = ${orderNo}
    and coupon_user.vip_period_id = vip_period.id and coupon_user.order_no is null`.execute(trx);
  const gone = await trx
    .deleteFrom("vip_period")
    .where("order_no", "=", orderNo)
    .returning(["gmt_end", "gmt_stop"])
    .executeTakeFirst();
  // An operator who ended it took its days already.
  if (gone?.gmt_stop) return;
  await sql`update vip_period set gmt_begin = gmt_begin - make_interval(days => ${days}),
      gmt_coupon = gmt_coupon - make_interval(days => ${days}), gmt_end = gmt_end - make_interval(days => ${days})
    where user_no = ${userNo} and gmt_stop is null and gmt_begin >= ${gone?.gmt_end ?? null}::timestamptz`.execute(trx);
  await sql`update app_user set vip_until = vip_until - make_interval(days => ${days})
    where user_no = ${userNo}`.execute(trx);
  await endRights(trx, { userNo, now });
}

/** The rights that a person has as a member, and still had a moment ago, end with the membership. */
async function endRights(trx: Trx, { userNo, now }: { userNo: string; now: Date }): Promise<void> {
  await sql`update course_user set gmt_expire = greatest(app_user.vip_until, course_user.gmt_create + interval '1 ms')
    from app_user where app_user.user_no = ${userNo} and course_user.user_no = app_user.user_no
      and source = 'member' and gmt_revoke is null and gmt_expire > ${now}`.execute(trx);
}
