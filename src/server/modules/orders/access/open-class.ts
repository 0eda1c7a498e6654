import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";

/**
 * Those of some people who are registered for an open class that is held in a period: that period is theirs to study,
 * and nothing else of its course. A class or a course that is off the shelf opens nothing. In a transaction of scope
 * `system`.
 */
export async function registeredAmong(
  trx: Trx,
  { userNos, periodId }: { userNos: string[]; periodId: string },
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom("open_course_user")
    .innerJoin("open_course", "open_course.id", "open_course_user.open_course_id")
    .innerJoin("course", "course.id", "open_course.course_id")
    .where(sql<boolean>`open_course_user.user_no = any(${userNos}::bigint[])`)
    .where("open_course.period_id", "=", periodId)
    .where("open_course.is_putaway", "=", true)
    .where("course.is_public", "=", true)
    .select("open_course_user.user_no")
    .execute();
  return new Set(rows.map(({ user_no }) => user_no));
}
