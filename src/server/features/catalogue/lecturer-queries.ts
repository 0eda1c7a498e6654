import type { Db } from "../../database/connect.ts";
import type { PageRange } from "../paging.ts";

export type LecturerRow = Awaited<ReturnType<typeof selectLecturers>>[number];

/** A page of lecturers who have public courses, those that the site puts first before the others. */
export function selectLecturers(db: Db, { orgNo, range }: { orgNo: string | undefined; range: PageRange }) {
  return lecturers(db, orgNo)
    .where("taught.course_count", "is not", null)
    .orderBy("lecturer.sort", "desc")
    .orderBy("lecturer.lecturer_user_no")
    .limit(range.pageSize)
    .offset(range.offset)
    .execute();
}

/** One lecturer, with courses or without. */
export function selectLecturer(db: Db, { lecturerUserNo, orgNo }: { lecturerUserNo: string; orgNo: string | undefined }): Promise<LecturerRow | undefined> {
  return lecturers(db, orgNo).where("lecturer.lecturer_user_no", "=", lecturerUserNo).executeTakeFirst();
}

export async function countLecturers(db: Db, orgNo: string | undefined): Promise<number> {
  let query = db
    .selectFrom("lecturer")
    .where("lecturer.audit_status", "=", PASSED)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("course").select("course.id").where("course.is_public", "=", true).whereRef("course.lecturer_user_no", "=", "lecturer.lecturer_user_no"),
      ),
    );
  if (orgNo !== undefined) query = query.where("lecturer.org_no", "=", orgNo);
  const { total } = await query.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  return Number(total);
}

const PASSED = 1;

function lecturers(db: Db, orgNo: string | undefined) {
  const query = db
    .selectFrom("lecturer")
    .innerJoin("organisation", "organisation.org_no", "lecturer.org_no")
    .leftJoin(
      (builder) =>
        builder
          .selectFrom("course")
          .where("course.is_public", "=", true)
          .groupBy("course.lecturer_user_no")
          .select(({ fn }) => ["course.lecturer_user_no", fn.countAll<string>().as("course_count"), fn.sum<string>("course.count_study").as("count_study")])
          .as("taught"),
      (join) => join.onRef("taught.lecturer_user_no", "=", "lecturer.lecturer_user_no"),
    )
    .where("lecturer.audit_status", "=", PASSED)
    .select([
      "lecturer.lecturer_user_no",
      "lecturer.lecturer_name",
      "lecturer.position",
      "lecturer.head_img_url",
      "lecturer.introduce",
      "lecturer.org_no",
      "organisation.org_name",
      "taught.course_count",
      "taught.count_study",
    ]);
  return orgNo === undefined ? query : query.where("lecturer.org_no", "=", orgNo);
}
