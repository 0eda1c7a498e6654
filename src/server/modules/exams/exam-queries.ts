import { sql } from "kysely";
import { ExamAttemptStateEnum, ExamAudienceEnum, ExamKindEnum, ExamStateEnum } from "../../../generated/enums.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { hasWords } from "../../lib/matches-search.ts";
import type { PageRange } from "../../lib/paging.ts";

export interface ExamFilter {
  /** Only those of this organisation; undefined on the platform, which shows all. */
  orgNo: string | undefined;
  str?: string | undefined;
  /** With the categories below it. */
  categoryId?: string | undefined;
  examState?: number | undefined;
  examKind?: number | undefined;
  priceType?: "free" | "paid" | undefined;
  now: Date;
}

export type ExamRow = Awaited<ReturnType<typeof selectExams>>[number];
export type WholeExamRow = NonNullable<Awaited<ReturnType<typeof selectExam>>>;

/** A page of the exams on offer: those that are open, those to come, those that are over; the newest first. */
export function selectExams(db: Db, filter: ExamFilter, range: PageRange) {
  return cards(offered(db, filter).where(isForAll))
    .orderBy(sql`case when ${isOver(filter.now)} then 2 when ${isComing(filter.now)} then 1 else 0 end`)
    .orderBy("exam.id", "desc")
    .limit(range.pageSize)
    .offset(range.offset)
    .execute();
}

export async function countExams(db: Db, filter: ExamFilter): Promise<number> {
  const { total } = await offered(db, filter)
    .where(isForAll)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** An exam on offer. */
export function selectExam(db: Db | Trx, { id, ...filter }: ExamFilter & { id: string }) {
  return cards(offered(db, filter))
    .where("exam.id", "=", id)
    .select(["exam.introduce", "exam.grace_seconds", "exam.show_answers", "exam.show_score", "exam.show_explanations"])
    .select(["exam.owner_user_no", "exam.course_id", "exam.paper_version_id", "exam.gmt_modified"])
    .select(["exam.shuffle_questions", "exam.shuffle_options", "exam.settings"])
    .select(["exam.gmt_due", "exam.late_percent", "exam.is_file_taken", "exam.is_rubric_shown"])
    .executeTakeFirst();
}

/**
 * Of some exams those on offer that a person may still begin, or has begun: not over, and with an attempt left. Those that
 * are open come first, and of them what ends first. Homework is found in its class.
 */
export function selectExamsToSit(
  trx: Trx,
  { ids, userNo, ...filter }: ExamFilter & { ids: readonly string[]; userNo: string },
  limit: number,
) {
  return cards(offered(trx, filter))
    .where(sql<boolean>`exam.id = any(${ids}::bigint[])`)
    .where("exam.exam_kind", "<>", ExamKindEnum.homework)
    .where(sql<boolean>`not ${isOver(filter.now)}`)
    .where(
      sql<boolean>`(exam.attempts_allowed = 0 or exam.attempts_allowed
        + coalesce((select max(extra_attempts) from exam_admission where exam_id = exam.id and gmt_revoke is null
          and (exam_admission.user_no = ${userNo} or person_number <> ''
            and person_number = (select mobile from app_user where app_user.user_no = ${userNo}))), 0)
        > (select count(*) from exam_attempt where exam_id = exam.id and exam_attempt.user_no = ${userNo}
          and exam_attempt.state <> ${ExamAttemptStateEnum.inProgress}))`,
    )
    .orderBy(sql`${isComing(filter.now)}`)
    .orderBy(sql`coalesce(case when ${isComing(filter.now)} then exam.gmt_begin else exam.gmt_end end, 'infinity')`)
    .orderBy("exam.id", "desc")
    .limit(limit)
    .execute();
}

/**
 * Whether a course, in the table `course`, is of the owner of an exam: it stands beside no other, because its name and
 * introduction are read by all who hold the course.
 */
export const isCourseOf = (owner: { org_no: unknown; owner_user_no: unknown }) =>
  sql<boolean>`(course.org_no = ${owner.org_no} and (${owner.owner_user_no}::bigint is null
    or course.org_no <> 'default' or course.lecturer_user_no = ${owner.owner_user_no}))`;

/** The exams on offer that some courses open to their learners: those of the owner of the course. */
export function selectExamsOfCourses(db: Db | Trx, courseIds: string[]) {
  return db
    .selectFrom("exam")
    .where("is_putaway", "=", true)
    .where("audience", "=", ExamAudienceEnum.course)
    .where(
      sql<boolean>`exists (select from course where course.id = exam.course_id
        and ${isCourseOf({ org_no: sql.ref("exam.org_no"), owner_user_no: sql.ref("exam.owner_user_no") })})`,
    )
    .where(sql<boolean>`course_id = any(${courseIds}::bigint[])`)
    .select(["id", "exam_name", "course_id", "gmt_begin", "gmt_end"])
    .orderBy("id")
    .limit(500)
    .execute();
}

/** What is for a list or for classes is found by those it was given to (`selectExamsToSit`), and in no catalogue. */
const isForAll = sql<boolean>`exam.audience not in (${ExamAudienceEnum.list}, ${ExamAudienceEnum.grade})`;
const isOver = (now: Date) => sql<boolean>`coalesce(exam.gmt_end <= ${now}, false)`;
const isComing = (now: Date) => sql<boolean>`coalesce(exam.gmt_begin > ${now}, false)`;

/** There are three levels of categories. */
const isWithin = (categoryId: string) => sql<boolean>`exam.category_id in (
  select one.id from category as one left join category as above on above.id = one.parent_id
  where ${categoryId}::bigint in (one.id, one.parent_id, above.parent_id))`;

function offered(db: Db | Trx, { orgNo, str, categoryId, examState, examKind, priceType, now }: ExamFilter) {
  let query = db.selectFrom("exam").where("exam.is_putaway", "=", true);
  if (orgNo !== undefined) query = query.where("exam.org_no", "=", orgNo);
  if (categoryId !== undefined) query = query.where(isWithin(categoryId));
  if (examKind !== undefined) query = query.where("exam.exam_kind", "=", examKind);
  if (priceType !== undefined) query = query.where("exam.price_fen", priceType === "free" ? "=" : ">", 0);
  if (examState === ExamStateEnum.over) query = query.where(isOver(now));
  if (examState === ExamStateEnum.coming) query = query.where(isComing(now));
  if (examState === ExamStateEnum.open) query = query.where(sql<boolean>`not ${isOver(now)} and not ${isComing(now)}`);
  if (str !== undefined) query = query.where(hasWords([sql<string>`exam.exam_name`], str));
  return query;
}

function cards(query: ReturnType<typeof offered>) {
  return query
    .innerJoin("organisation", "organisation.org_no", "exam.org_no")
    .leftJoin("category", "category.id", "exam.category_id")
    .leftJoin("lecturer", "lecturer.lecturer_user_no", "exam.owner_user_no")
    .select([
      "exam.id",
      "exam.exam_name",
      "exam.exam_kind",
      "exam.org_no",
      "exam.gmt_begin",
      "exam.gmt_end",
      "exam.limit_minutes",
      "exam.attempts_allowed",
      "exam.pass_cents",
      "exam.max_cents",
      "exam.question_count",
      "exam.price_fen",
      "exam.audience",
    ])
    .select([
      "organisation.org_name",
      "lecturer.lecturer_name",
      "category.id as category_id",
      "category.category_name",
    ]);
}
