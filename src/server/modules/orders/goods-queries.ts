import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";

/** Courses that are for sale, of those that are asked for. */
export function selectCourses(trx: Trx, courseIds: readonly string[]) {
  return trx
    .selectFrom("course")
    .where("id", "in", courseIds)
    .where("is_public", "=", true)
    .select([
      "id",
      "org_no",
      "lecturer_user_no",
      "course_name",
      "course_logo",
      "course_category",
      "price_fen",
      "course_discount_fen",
    ])
    .execute();
}

/** Exams that are for sale, of those that are asked for. */
export function selectExamsSold(trx: Trx, { examIds, now }: { examIds: readonly string[]; now: Date }) {
  return trx
    .selectFrom("exam")
    .where("id", "in", examIds)
    .where(sql<boolean>`exam_is_sold(exam, ${now})`)
    .select(["id", "org_no", "owner_user_no", "exam_name", "price_fen"])
    .execute();
}

/** Classes that are for sale, of those that are asked for. */
export function selectGradesSold(trx: Trx, { gradeIds, now }: { gradeIds: readonly string[]; now: Date }) {
  return trx
    .selectFrom("grade")
    .where("id", "in", gradeIds)
    .where(sql<boolean>`grade_is_sold(grade, ${now})`)
    .select(["id", "org_no", "lecturer_user_no", "grade_name", "cover", "price_fen"])
    .execute();
}

/** Fen that a person pays less for a place in a class, as a member of a tier that says so. */
export async function selectGradeOff(trx: Trx, { userNo, now }: { userNo: string; now: Date }): Promise<number> {
  const row = await trx
    .selectFrom("vip_period")
    .where("user_no", "=", userNo)
    .where("gmt_begin", "<=", now)
    .where("gmt_end", ">", now)
    .select(({ fn }) => fn.max("grade_off_fen").as("off"))
    .executeTakeFirst();
  return Number(row?.off ?? 0);
}

export function selectVipSet(trx: Trx, vipSetId: string) {
  return trx
    .selectFrom("vip_set")
    .where("id", "=", vipSetId)
    .where("is_putaway", "=", true)
    .select(["id", "set_name", "days", "org_price_fen", "fab_price_fen", "renewal_price_fen"])
    .executeTakeFirst();
}

/**
 * Courses among these that the person has the right to: their own, and `lent` to them by a class as long as that says
 * so. In a transaction that may read the person.
 */
export async function selectHeld(
  trx: Trx,
  { userNo, courseIds, now }: { userNo: string; courseIds: readonly string[]; now: Date },
): Promise<Map<string, "own" | "lent">> {
  const { rows } = await sql<{ course_id: string; is_own: boolean }>`
    select course_id, exists (select from course_user own where own.user_no = held.user_no
      and own.course_id = held.course_id and own.gmt_revoke is null
      and (own.gmt_expire is null or own.gmt_expire > ${now})) as is_own
    from course_right held where user_no = ${userNo} and course_id = any(${courseIds}::bigint[])
      and (gmt_expire is null or gmt_expire > ${now})`.execute(trx);
  return new Map(rows.map(({ course_id: courseId, is_own: isOwn }) => [courseId, isOwn ? "own" : "lent"]));
}
