import { sql } from "kysely";
import type { Db, Trx } from "../../database/connect.ts";
import { TARGET } from "../community/index.ts";

/** A course on the shelf (of an organisation, where `orgNo` says so); undefined where there is none. */
export function selectPublicCourse(db: Db, { courseId, orgNo }: { courseId: string; orgNo: string | undefined }) {
  const query = db.selectFrom("course").where("id", "=", courseId).where("is_public", "=", true);
  return (orgNo === undefined ? query : query.where("org_no", "=", orgNo))
    .select(["lecturer_user_no", "org_no"])
    .executeTakeFirst();
}

/** A course on the shelf, whose it is, and how it is rated. */
export function selectRatedCourse(db: Db, { courseId, orgNo }: { courseId: string; orgNo: string | undefined }) {
  const query = db.selectFrom("course").where("id", "=", courseId).where("is_public", "=", true);
  const scores = (value: ReturnType<typeof sql<string | null>>) =>
    sql<string | null>`(select ${value} from course_score where course_score.course_id = course.id)`;
  return (orgNo === undefined ? query : query.where("org_no", "=", orgNo))
    .select([
      "lecturer_user_no",
      "org_no",
      scores(sql`count(*)`).as("score_total"),
      scores(sql`avg(score)`).as("score_average"),
    ])
    .executeTakeFirst();
}

export async function saveScore(
  trx: Trx,
  { userNo, courseId, score, now }: { userNo: string; courseId: string; score: number; now: Date },
): Promise<void> {
  await sql`insert into course_score (course_id, user_no, score, gmt_create, gmt_modified)
    values (${courseId}, ${userNo}, ${score}, ${now}, ${now})
    on conflict (course_id, user_no) do update set score = excluded.score, gmt_modified = excluded.gmt_modified`.execute(
    trx,
  );
}

/**
 * Who wrote a comment on a course, and whose course it is. In scope system: a course off the shelf has its comments
 * still.
 */
export function selectCommentOwners(trx: Trx, id: string) {
  return trx
    .selectFrom("community_comment")
    .innerJoin("course", "course.id", "community_comment.target_id")
    .where("community_comment.id", "=", id)
    .where("community_comment.target_kind", "=", TARGET.course)
    .select(["community_comment.user_no", "course.lecturer_user_no", "course.org_no"])
    .executeTakeFirst();
}

/** Whether a comment stands below a course on the shelf; it stays as it is until the transaction ends. */
export async function holdShownComment(trx: Trx, id: string): Promise<boolean> {
  const { rows } = await sql`select comment.id from community_comment as comment
    join course on course.id = comment.target_id
    where comment.id = ${id} and comment.target_kind = ${TARGET.course} and comment.is_shown and course.is_public
    for no key update of comment`.execute(trx);
  return rows.length > 0;
}
