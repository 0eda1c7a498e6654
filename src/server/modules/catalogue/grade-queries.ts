import { sql } from "kysely";
import { GradeStateEnum } from "../../../generated/enums.ts";
import type { Db } from "../../database/connect.ts";
import type { PageRange } from "../../lib/paging.ts";

export type GradeRow = Awaited<ReturnType<typeof selectGrades>>[number];

/** A page of the classes that are shown: those that are not over, the next first; then the others, the last first. */
export function selectGrades(db: Db, { orgNo, range }: { orgNo: string | undefined; range: PageRange }) {
  return shownGrades(db, orgNo)
    .innerJoin("organisation", "organisation.org_no", "grade.org_no")
    .leftJoin("lecturer", "lecturer.lecturer_user_no", "grade.lecturer_user_no")
    .select([
      "grade.id",
      "grade.grade_name",
      "grade.cover",
      "grade.intro",
      "grade.lecturer_user_no",
      "grade.org_no",
      "grade.is_free",
      "grade.price_fen",
      "grade.member_count",
      "grade.state",
      "grade.begin_time",
      "grade.end_time",
      "organisation.org_name",
      "lecturer.lecturer_name",
    ])
    .select(({ selectFrom }) =>
      selectFrom("grade_course")
        .whereRef("grade_course.grade_id", "=", "grade.id")
        .select(({ fn }) => fn.countAll<string>().as("count"))
        .as("course_count"),
    )
    .orderBy(sql`grade.end_time < now() or grade.state = ${GradeStateEnum.closed}`)
    .orderBy(sql`abs(extract(epoch from grade.begin_time - now()))`)
    .orderBy("grade.id")
    .limit(range.pageSize)
    .offset(range.offset)
    .execute();
}

export async function countGrades(db: Db, orgNo: string | undefined): Promise<number> {
  const { total } = await shownGrades(db, orgNo)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export function selectVipSets(db: Db) {
  return db.selectFrom("vip_set").selectAll().where("is_putaway", "=", true).orderBy("sort").orderBy("id").execute();
}

function shownGrades(db: Db, orgNo: string | undefined) {
  const query = db
    .selectFrom("grade")
    .where("grade.is_putaway", "=", true)
    .where("grade.state", "<>", GradeStateEnum.draft);
  return orgNo === undefined ? query : query.where("grade.org_no", "=", orgNo);
}
