import type { AliasedExpression, Selectable } from "kysely";
import { AuditStatusEnum } from "../../../generated/enums.ts";
import type { LecturerTable } from "../../../generated/database.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { hasWords } from "../../lib/matches-search.ts";
import type { PageRange } from "../../lib/paging.ts";

export type LecturerRow = Awaited<ReturnType<typeof selectLecturers>>[number];

export interface LecturerFilter {
  /** undefined on the platform, which shows all. */
  orgNo: string | undefined;
  /** What is searched among them. */
  typed?: string | undefined;
}

/** A page of lecturers who have public courses, those that the site puts first before the others. */
export function selectLecturers(db: Db, { range, ...filter }: LecturerFilter & { range: PageRange }) {
  const page = teaching(db, filter)
    .selectAll("lecturer")
    .orderBy("lecturer.sort", "desc")
    .orderBy("lecturer.lecturer_user_no")
    .limit(range.pageSize)
    .offset(range.offset);
  return withCounts(db, page.as("lecturer"))
    .orderBy("lecturer.sort", "desc")
    .orderBy("lecturer.lecturer_user_no")
    .execute();
}

/** One lecturer, with courses or without. */
export function selectLecturer(
  db: Db,
  { lecturerUserNo, orgNo }: { lecturerUserNo: string; orgNo: string | undefined },
): Promise<LecturerRow | undefined> {
  const one = passed(db, orgNo).where("lecturer.lecturer_user_no", "=", lecturerUserNo).selectAll("lecturer");
  return withCounts(db, one.as("lecturer")).executeTakeFirst();
}

export async function countLecturers(db: Db, filter: LecturerFilter): Promise<number> {
  const { total } = await teaching(db, filter)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** How many follow a lecturer. Who they are nobody sees but the server, so this is its own work: scope system. */
export async function countFollowers(trx: Trx, lecturerUserNo: string): Promise<number> {
  const { total } = await trx
    .selectFrom("lecturer_attention")
    .where("lecturer_user_no", "=", lecturerUserNo)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function passed(db: Db, orgNo: string | undefined) {
  const query = db.selectFrom("lecturer").where("lecturer.audit_status", "=", AuditStatusEnum.passed);
  return orgNo === undefined ? query : query.where("lecturer.org_no", "=", orgNo);
}

function teaching(db: Db, { orgNo, typed }: LecturerFilter) {
  const all = passed(db, orgNo);
  const found =
    typed === undefined
      ? all
      : all.where(({ ref }) => hasWords([ref("lecturer.lecturer_name"), ref("lecturer.position")], typed));
  return found.where(({ exists, selectFrom }) =>
    exists(
      selectFrom("course")
        .select("course.id")
        .where("course.is_public", "=", true)
        .whereRef("course.lecturer_user_no", "=", "lecturer.lecturer_user_no"),
    ),
  );
}

/** What picked lecturers teach is counted for them alone. */
function withCounts(db: Db, picked: AliasedExpression<Selectable<LecturerTable>, "lecturer">) {
  return db
    .selectFrom(picked)
    .innerJoin("organisation", "organisation.org_no", "lecturer.org_no")
    .innerJoinLateral(
      (builder) =>
        builder
          .selectFrom("course")
          .where("course.is_public", "=", true)
          .whereRef("course.lecturer_user_no", "=", "lecturer.lecturer_user_no")
          .select(({ fn }) => [
            fn.countAll<string>().as("course_count"),
            fn.sum<string | null>("course.count_study").as("count_study"),
          ])
          .as("taught"),
      (join) => join.onTrue(),
    )
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
}
