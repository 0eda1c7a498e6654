import { sql } from "kysely";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db, Trx } from "../../../database/connect.ts";

/** Those of some people who have the right to a course now, in a transaction of scope `system`. */
export async function holdersAmong(
  trx: Trx,
  { userNos, courseId, now }: { userNos: string[]; courseId: string; now: Date },
): Promise<Set<string>> {
  const rows = await trx
    .selectFrom("course_right")
    .where(sql<boolean>`user_no = any(${userNos}::bigint[])`)
    .where("course_id", "=", courseId)
    .where((where) => where.or([where("gmt_expire", "is", null), where("gmt_expire", ">", now)]))
    .select("user_no")
    .execute();
  // Of a view nothing is known to be there; here it always is.
  return new Set(rows.flatMap(({ user_no }) => user_no ?? []));
}

/**
 * Whether a person has the right to a course now. Inside a transaction it sees what that one may see, outside it sees
 * all.
 */
export async function hasCourse(
  db: Db | Trx,
  { userNo, courseId, now = new Date() }: { userNo: string; courseId: string; now?: Date },
): Promise<boolean> {
  if (!db.isTransaction) return withActor(db, systemActor, (trx) => hasCourse(trx, { userNo, courseId, now }));
  const row = await db
    .selectFrom("course_right")
    .where("user_no", "=", userNo)
    .where("course_id", "=", courseId)
    .where((where) => where.or([where("gmt_expire", "is", null), where("gmt_expire", ">", now)]))
    .select("course_id")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
