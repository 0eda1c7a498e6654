import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import type { PageRange } from "../../lib/paging.ts";

export type OrganisationLecturerRow = Awaited<ReturnType<typeof selectOrganisationLecturers>>[number];

/** Which lecturers are looked for, and how they are sorted. */
export interface LecturerFilter {
  orgNo: string;
  /** Part of a name or position; empty: all. */
  keyword: string;
  sort: "" | "lecturerName" | "-countStudy" | "-courseCount";
}

/** The lecturers of an organisation with what becomes of their courses, and their share. */
export function selectOrganisationLecturers(trx: Trx, { range, ...filter }: LecturerFilter & { range: PageRange }) {
  const { sort } = filter;
  return lecturersOf(trx, filter)
    .leftJoin("earner_rate", (join) =>
      join
        .onRef("earner_rate.user_no", "=", "lecturer.lecturer_user_no")
        .onRef("earner_rate.org_no", "=", "lecturer.org_no"),
    )
    .innerJoinLateral(
      (builder) =>
        builder
          .selectFrom("course")
          .leftJoin("course_draft", "course_draft.course_id", "course.id")
          .whereRef("course.lecturer_user_no", "=", "lecturer.lecturer_user_no")
          .select([
            sql<string>`count(*) filter (where course.is_public)`.as("course_count"),
            sql<string>`count(*) filter (where course_draft.draft_state in (0, 3))`.as("draft_count"),
            sql<string>`count(*) filter (where course_draft.draft_state = 1)`.as("waiting_count"),
            sql<string>`coalesce(sum(course.count_study), 0)`.as("count_study"),
          ])
          .as("taught"),
      (join) => join.onTrue(),
    )
    .select([
      "lecturer.lecturer_user_no",
      "lecturer.lecturer_name",
      "lecturer.position",
      "lecturer.head_img_url",
      "lecturer.audit_status",
    ])
    .select(["taught.course_count", "taught.draft_count", "taught.waiting_count", "taught.count_study"])
    .select("earner_rate.share_bps")
    .$if(sort === "lecturerName", (query) => query.orderBy("lecturer.lecturer_name"))
    .$if(sort === "-countStudy", (query) => query.orderBy("taught.count_study", "desc"))
    .$if(sort === "-courseCount", (query) => query.orderBy("taught.course_count", "desc"))
    .orderBy("lecturer.sort", "desc")
    .orderBy("lecturer.lecturer_user_no")
    .limit(range.pageSize)
    .offset(range.offset)
    .execute();
}

export async function countOrganisationLecturers(trx: Trx, filter: LecturerFilter): Promise<number> {
  const { total } = await lecturersOf(trx, filter)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function lecturersOf(trx: Trx, { orgNo, keyword }: LecturerFilter) {
  const query = trx.selectFrom("lecturer").where("lecturer.org_no", "=", orgNo);
  return keyword === ""
    ? query
    : query.where(sql<boolean>`position(${keyword.toLowerCase()} in lower(lecturer_name || ' ' || position)) > 0`);
}

export function selectProfile(trx: Trx, userNo: string) {
  return trx
    .selectFrom("lecturer")
    .where("lecturer_user_no", "=", userNo)
    .select(["lecturer_user_no", "lecturer_name", "position", "head_img_url", "introduce", "audit_status"])
    .executeTakeFirst();
}

export async function updateProfile(
  trx: Trx,
  profile: { userNo: string; lecturerName: string; position: string; headImgUrl: string; introduce: string; now: Date },
): Promise<void> {
  const { userNo, lecturerName, position, headImgUrl, introduce, now } = profile;
  await trx
    .updateTable("lecturer")
    .set({ lecturer_name: lecturerName, position, head_img_url: headImgUrl, introduce, gmt_modified: now })
    .where("lecturer_user_no", "=", userNo)
    .execute();
}

/** The courses that are found by their lecturer's name. */
export async function selectFoundCourses(trx: Trx, userNo: string): Promise<string[]> {
  const rows = await trx
    .selectFrom("course")
    .where("lecturer_user_no", "=", userNo)
    .where("is_public", "=", true)
    .select("id")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}
