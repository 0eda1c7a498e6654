import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";
import { fail } from "../../../core/errors.ts";

export interface Grant {
  userNo: string;
  courseId: string;
  /**
   * Where the right comes from: a paid order, a course that costs everybody or members nothing, somebody's gift, an
   * application.
   */
  source: "order" | "free" | "member" | "grant" | "apply";
  /** With source "order", and only then. */
  orderNo?: string | undefined;
  /** When the right ends by itself; without it, never. */
  expiresAt?: Date | undefined;
  now?: Date;
}

/**
 * Gives a person the right to a course, in a transaction of scope `system`. True when they had none before. Given
 * twice, it is one right, the longer of the two; a course counts a learner once, however often the right came and went.
 * NOT_FOUND where there is no such course.
 */
export async function grantCourse(
  trx: Trx,
  { userNo, courseId, source, orderNo, expiresAt, now = new Date() }: Grant,
): Promise<boolean> {
  await endExpired(trx, { userNo, courseId, source, now });
  const { rows } = await sql<{ is_new: boolean }>`
    insert into course_user (user_no, org_no, course_id, source, order_no, gmt_create, gmt_expire)
    select ${userNo}, org_no, id, ${source}, ${orderNo ?? null}, ${now}::timestamptz, ${expiresAt ?? null}::timestamptz
      from course where id = ${courseId}
    on conflict (user_no, course_id) where gmt_revoke is null
    do update set gmt_expire = case when course_user.gmt_expire is null or excluded.gmt_expire is null then null
      else greatest(course_user.gmt_expire, excluded.gmt_expire) end
    returning xmax = 0 as is_new`.execute(trx);
  const [right] = rows;
  if (!right) fail("NOT_FOUND");
  if (!right.is_new) return false;
  await countLearner(trx, { userNo, courseId, isSale: source === "order" });
  return true;
}

/** A right that ran out makes room for a new one, as does one that ends with a membership for one that does not. */
async function endExpired(
  trx: Trx,
  { userNo, courseId, source, now }: { userNo: string; courseId: string; source: Grant["source"]; now: Date },
): Promise<void> {
  await sql`update course_user set gmt_revoke = least(gmt_expire, ${now})
    where user_no = ${userNo} and course_id = ${courseId} and gmt_revoke is null
      and (gmt_expire <= ${now} or (source = 'member' and ${source !== "member"}))`.execute(trx);
}

async function countLearner(
  trx: Trx,
  { userNo, courseId, isSale }: { userNo: string; courseId: string; isSale: boolean },
): Promise<void> {
  await sql`update course set
      count_study = count_study + (select (count(*) = 1)::int from course_user where user_no = ${userNo} and course_id = ${courseId}),
      count_buy = count_buy + ${isSale ? 1 : 0}
    where id = ${courseId}`.execute(trx);
}
