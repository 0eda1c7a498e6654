import { GradeStateEnum } from "../../../generated/enums.ts";
import { sql, type InferResult } from "kysely";
import type { Db, Trx } from "../../database/connect.ts";
import { prepare } from "../../database/prepared.ts";
import type { PageRange } from "../../lib/paging.ts";
import { periodSeconds, type LengthRow } from "../progress/index.ts";

export interface CoursePeriodRow extends LengthRow {
  id: string;
  course_id: string;
  period_name: string;
  watched: number | null;
  page: number | null;
  position: number | null;
  gmt_beat: Date | null;
  gmt_complete: Date | null;
}

/** The periods of courses in their order, with how far a person is in each. */
export async function selectCoursePeriods(
  trx: Trx,
  { courseIds, userNo }: { courseIds: string[]; userNo: string },
): Promise<CoursePeriodRow[]> {
  const { rows } = await sql<CoursePeriodRow>`
    select period.id, period.course_id, period.period_name, period.period_type, period.doc_page,
      ${periodSeconds} as seconds,
      study_progress.seconds as watched, study_progress.page, study_progress.position, study_progress.gmt_beat, study_progress.gmt_complete
    from period join chapter on chapter.id = period.chapter_id
    left join study_progress on study_progress.period_id = period.id and study_progress.user_no = ${userNo}
    where period.course_id = any(${courseIds}::bigint[]) and period.gmt_remove is null
    order by period.course_id, chapter.sort, chapter.id, period.sort, period.id`.execute(trx);
  return rows;
}

export type StandingRow = InferResult<ReturnType<typeof standingOf>>[number];

interface Standing {
  courseId: string;
  userNo: string;
  now: Date;
}

/** A course that a person may see, with how they stand to it. */
export async function selectStanding(trx: Trx, values: Standing): Promise<StandingRow | undefined> {
  const [row] = await findStanding(trx, values);
  return row;
}

const findStanding = prepare<Standing, StandingRow>((db, place) =>
  standingOf(db, { courseId: place("courseId"), userNo: place("userNo"), now: place("now") }),
);

function standingOf(db: Db, { courseId, userNo, now }: Standing) {
  return db
    .selectFrom("course")
    .leftJoin("lecturer", "lecturer.lecturer_user_no", "course.lecturer_user_no")
    .leftJoin("course_user", (join) =>
      join
        .onRef("course_user.course_id", "=", "course.id")
        .on("course_user.user_no", "=", userNo)
        .on("course_user.gmt_revoke", "is", null)
        .on((on) => on.or([on("course_user.gmt_expire", "is", null), on("course_user.gmt_expire", ">", now)])),
    )
    .where("course.id", "=", courseId)
    .select([
      "course.id",
      "course.org_no",
      "course.course_name",
      "course.course_logo",
      "course.course_category",
      "course.lecturer_user_no",
      "lecturer.lecturer_name",
      "course.is_free",
      "course.is_public",
      "course.price_fen",
      "course.course_discount_fen",
      "course_user.source",
      "course_user.gmt_expire",
    ])
    .select(
      // By whatever gives it: an order, a grant, a class.
      sql<boolean>`exists (select from course_right where course_right.course_id = course.id
        and course_right.user_no = ${userNo} and (course_right.gmt_expire is null or course_right.gmt_expire > ${now}))`.as(
        "is_held",
      ),
    )
    .select((select) => [
      select
        .exists(
          select
            .selectFrom("course_collection")
            .whereRef("course_collection.course_id", "=", "course.id")
            .where("course_collection.user_no", "=", userNo)
            .select("course_collection.id"),
        )
        .as("is_collected"),
      select
        .exists(
          select
            .selectFrom("lecturer_attention")
            .whereRef("lecturer_attention.lecturer_user_no", "=", "course.lecturer_user_no")
            .where("lecturer_attention.user_no", "=", userNo)
            .select("lecturer_attention.id"),
        )
        .as("is_attended"),
      select
        .selectFrom("course_score")
        .whereRef("course_score.course_id", "=", "course.id")
        .where("course_score.user_no", "=", userNo)
        .select("course_score.score")
        .as("score"),
      // The periods that they may study because they are registered for an open class that is held in one.
      sql<string[]>`array(select open_course.period_id::text from open_course
        join open_course_user on open_course_user.open_course_id = open_course.id
        where open_course.course_id = course.id and open_course.is_putaway and course.is_public
        and open_course_user.user_no = ${userNo} and open_course.period_id is not null)`.as("opened_periods"),
    ]);
}

export interface HeldFilter {
  userNo: string;
  now: Date;
  state: "all" | "studying" | "complete";
}

export interface HeldRow {
  id: string;
  org_no: string;
  course_name: string;
  course_logo: string;
  course_category: number;
  lecturer_user_no: string;
  lecturer_name: string | null;
  is_public: boolean;
  gmt_create: Date;
  gmt_expire: Date | null;
}

/** The courses that a person holds: those studied last first, then those that were got last. */
export async function selectHeldCourses(trx: Trx, filter: HeldFilter, range: PageRange): Promise<HeldRow[]> {
  const { rows } = await sql<HeldRow>`
    select course.id, course.org_no, course.course_name, course.course_logo, course.course_category,
    course.lecturer_user_no, lecturer.lecturer_name,
      course.is_public, course_user.gmt_create, course_user.gmt_expire
    ${heldFrom(filter)}
    order by coalesce((select max(gmt_beat) from study_progress
      where study_progress.user_no = course_user.user_no and study_progress.course_id = course.id), course_user.gmt_create) desc,
      course_user.id desc
    limit ${range.pageSize} offset ${range.offset}`.execute(trx);
  return rows;
}

export async function countHeldCourses(trx: Trx, filter: HeldFilter): Promise<number> {
  const { rows } = await sql<{ total: string }>`select count(*) as total ${heldFrom(filter)}`.execute(trx);
  return Number(rows[0]?.total ?? 0);
}

function heldFrom({ userNo, now, state }: HeldFilter) {
  // A course without periods is never complete.
  const complete = sql`(exists (select from period where period.course_id = course.id and period.gmt_remove is null) and not exists (
    select from period left join study_progress on study_progress.period_id = period.id and study_progress.user_no = ${userNo}
    where period.course_id = course.id and period.gmt_remove is null and study_progress.gmt_complete is null))`;
  const narrowed = { all: sql``, studying: sql`and not ${complete}`, complete: sql`and ${complete}` }[state];
  return sql`from course_user join course on course.id = course_user.course_id
    left join lecturer on lecturer.lecturer_user_no = course.lecturer_user_no
    where course_user.user_no = ${userNo} and course_user.gmt_revoke is null
    and (course_user.gmt_expire is null or course_user.gmt_expire > ${now}) ${narrowed}`;
}

/** Classes on the shelf that have a course among theirs. */
export function selectGradesOf(trx: Trx, { courseId, userNo }: { courseId: string; userNo: string }) {
  return trx
    .selectFrom("grade_course")
    .innerJoin("grade", "grade.id", "grade_course.grade_id")
    .where("grade_course.course_id", "=", courseId)
    .where(
      sql<boolean>`(grade.state <> ${GradeStateEnum.draft} and (grade.is_putaway or grade.lecturer_user_no = ${userNo}
        or exists (select from grade_member where grade_id = grade.id and user_no = ${userNo} and state = 1)))`,
    )
    .select(["grade.id", "grade.grade_name"])
    .orderBy("grade.begin_time", "desc")
    .orderBy("grade.id")
    .limit(100)
    .execute();
}

/** A course on the shelf, as far as its price goes. */
export function selectPrice(trx: Trx, courseId: string) {
  return trx
    .selectFrom("course")
    .where("id", "=", courseId)
    .where("is_public", "=", true)
    .select(["price_fen", "course_discount_fen"])
    .executeTakeFirst();
}

/** Keeps that somebody was signed out; false where the period is none of the course. */
export async function insertSignOut(
  trx: Trx,
  record: { userNo: string; courseId: string; periodId: string | undefined; position: number; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into sign_out_record (user_no, org_no, course_id, period_id, position, gmt_create)
    select ${record.userNo}, course.org_no, course.id, period.id, ${record.position}, ${record.now}
    from course left join period on period.course_id = course.id and period.id = ${record.periodId ?? null}
    where course.id = ${record.courseId} and (${record.periodId ?? null}::bigint is null or period.id is not null)`.execute(
    trx,
  );
  return (numAffectedRows ?? 0n) > 0n;
}
