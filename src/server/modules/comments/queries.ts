import { sql } from "kysely";
import type { ModerationEnum } from "../../../generated/enums.ts";
import type { Db, Trx } from "../../database/connect.ts";
import type { PageRange } from "../../lib/paging.ts";

export interface CommentRow {
  id: string;
  parent_id: string | null;
  user_no: string;
  user_name: string;
  user_photo: string;
  reply_user_name: string;
  comment_text: string;
  count_like: number;
  is_removed: boolean;
  moderation: ModerationEnum;
  gmt_create: Date;
  gmt_modified: Date;
  score: number | null;
  is_liked: boolean;
}

/**
 * A course on the shelf (of an organisation, where `orgNo` says so), with whose it is; undefined where there is none.
 */
export function selectPublicCourse(db: Db, course: { courseId: string; orgNo: string | undefined }) {
  return publicCourse(db, course).select(["lecturer_user_no", "org_no"]).executeTakeFirst();
}

function publicCourse(db: Db, { courseId, orgNo }: { courseId: string; orgNo: string | undefined }) {
  const query = db.selectFrom("course").where("id", "=", courseId).where("is_public", "=", true);
  return orgNo === undefined ? query : query.where("org_no", "=", orgNo);
}

/** Whose a course is, and how it is rated. */
export interface RatedCourse {
  lecturer_user_no: string;
  org_no: string;
  score_total: string;
  score_average: string | null;
}

/**
 * A course on the shelf with its comments that are no answers, the latest first, and all answers to them, the oldest
 * first; of one comment the first hundred. One taken back is there only where others answered it. Undefined where there
 * is no such course.
 */
export async function selectThreads(
  db: Db,
  { courseId, orgNo, viewer }: { courseId: string; orgNo: string | undefined; viewer: string | undefined },
  range: PageRange,
): Promise<{ course: RatedCourse; roots: CommentRow[]; answers: CommentRow[] } | undefined> {
  const scores = (value: ReturnType<typeof sql<string | null>>) =>
    sql<string | null>`(select ${value} from course_score where course_score.course_id = course.id)`;
  const rated = publicCourse(db, { courseId, orgNo }).select([
    "lecturer_user_no",
    "org_no",
    scores(sql`count(*)`).as("score_total"),
    scores(sql`avg(score)`).as("score_average"),
  ]);
  const rows = await rowsOf<RatedCourse & (CommentRow | { id: null })>(
    db,
    sql`with root as (
      select id from course_comment where course_id = ${courseId} and parent_id is null and ${isShown(viewer)}
      order by id desc limit ${range.pageSize} offset ${range.offset})
    select rated.*, said.* from (${rated}) as rated left join (${columns(viewer)}
    where course_comment.id in (select id from root union all
      select answer.id from root, lateral (
        select id from course_comment where parent_id = root.id and ${stands("course_comment", viewer)} order by id limit 100) as answer)) as said on true
    order by said.id`,
  );
  const [course] = rows;
  if (!course) return undefined;
  const said = rows.filter((row): row is RatedCourse & CommentRow => row.id !== null);
  return {
    course,
    roots: said.filter(({ parent_id }) => parent_id === null).reverse(),
    answers: said.filter(({ parent_id }) => parent_id !== null),
  };
}

export async function countRoots(
  db: Db,
  { courseId, viewer }: { courseId: string; viewer: string | undefined },
): Promise<number> {
  const [row] = await rowsOf<{ total: string }>(
    db,
    sql`select count(*) as total from course_comment where course_id = ${courseId} and parent_id is null and ${isShown(viewer)}`,
  );
  return Number(row?.total ?? 0);
}

/** What is not taken back and not kept from readers by moderation. Who wrote it sees it until it is removed. */
function stands(table: string, viewer: string | undefined) {
  const [removed, moderation, userNo] = ["is_removed", "moderation", "user_no"].map((name) =>
    sql.ref(`${table}.${name}`),
  );
  return sql`(not ${removed} and (${moderation} = 1 or (${moderation} < 4 and coalesce(${userNo} = ${viewer ?? null}::bigint, false))))`;
}

const isShown = (viewer: string | undefined) => sql`(${stands("course_comment", viewer)}
  or exists (select from course_comment answer where answer.parent_id = course_comment.id and ${stands("answer", viewer)}))`;

function columns(viewer: string | undefined) {
  return sql`select course_comment.id, course_comment.parent_id, course_comment.user_no, course_comment.user_name,
    course_comment.user_photo, course_comment.reply_user_name,
      case when ${stands("course_comment", viewer)} then course_comment.comment_text else '' end as comment_text,
      course_comment.count_like, not ${stands("course_comment", viewer)} as is_removed, course_comment.moderation,
      course_comment.gmt_create,
      course_comment.gmt_modified, course_score.score,
      exists (select from course_comment_like liked
        where liked.comment_id = course_comment.id and liked.user_no = ${viewer ?? null}::bigint) as is_liked
    from course_comment
    left join course_score on course_score.course_id = course_comment.course_id and course_score.user_no = course_comment.user_no`;
}

async function rowsOf<Row>(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await query.execute(db)).rows as Row[];
}

/** The comment that is answered: an answer to an answer stands in the same thread. */
export function selectParent(trx: Trx, { id, courseId }: { id: string; courseId: string }) {
  return trx
    .selectFrom("course_comment")
    .where("id", "=", id)
    .where("course_id", "=", courseId)
    .where("is_removed", "=", false)
    .where("moderation", "=", 1)
    .select(["id", "parent_id", "user_name"])
    .executeTakeFirst();
}

export function selectAuthor(trx: Trx, userNo: string) {
  return trx.selectFrom("app_user").where("user_no", "=", userNo).select(["name", "photo"]).executeTakeFirst();
}

export interface NewComment {
  userNo: string;
  courseId: string;
  text: string;
  moderation: ModerationEnum;
  author: { name: string; photo: string };
  parentId: string | undefined;
  replyUserName: string;
  now: Date;
}

export async function insertComment(
  trx: Trx,
  { userNo, courseId, text, moderation, author, parentId, replyUserName, now }: NewComment,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into course_comment (org_no, course_id, user_no, parent_id, reply_user_name, user_name, user_photo,
      comment_text, moderation, gmt_create, gmt_modified)
    select org_no, id, ${userNo}, ${parentId ?? null}, ${replyUserName}, ${author.name}, ${author.photo}, ${text},
    ${moderation}, ${now}, ${now} from course where id = ${courseId} and is_public
    returning id`.execute(trx);
  return rows[0]?.id;
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
 * Who wrote a comment, and whose course it stands under. In scope system: a course off the shelf has its comments
 * still.
 */
export function selectCommentOwners(trx: Trx, id: string) {
  return trx
    .selectFrom("course_comment")
    .innerJoin("course", "course.id", "course_comment.course_id")
    .where("course_comment.id", "=", id)
    .select(["course_comment.user_no", "course.lecturer_user_no", "course.org_no"])
    .executeTakeFirst();
}

/** Takes back a comment; false where it is gone already. Its words are gone, its place stays for the answers. */
export async function removeComment(trx: Trx, { id, now }: { id: string; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("course_comment")
    .set({ is_removed: true, comment_text: "", gmt_modified: now })
    .where("id", "=", id)
    .where("is_removed", "=", false)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Likes in scope system: the count is on another's row. Undefined where there is no such comment on the shelf. */
export async function setLike(
  trx: Trx,
  { id, userNo, isLike }: { id: string; userNo: string; isLike: boolean },
): Promise<number | undefined> {
  // The lock makes the count of any number at once true.
  const { rows } =
    await sql`select course_comment.id from course_comment join course on course.id = course_comment.course_id
    where course_comment.id = ${id} and course.is_public and not course_comment.is_removed
      and course_comment.moderation = 1 for update of course_comment`.execute(trx);
  if (rows.length === 0) return undefined;
  const { numAffectedRows = 0n } = isLike
    ? await sql`insert into course_comment_like (comment_id, user_no) values (${id}, ${userNo}) on conflict do nothing`.execute(
        trx,
      )
    : await sql`delete from course_comment_like where comment_id = ${id} and user_no = ${userNo}`.execute(trx);
  const change = Number(numAffectedRows) * (isLike ? 1 : -1);
  const result = await sql<{
    count_like: number;
  }>`update course_comment set count_like = count_like + ${change} where id = ${id} returning count_like`.execute(trx);
  return result.rows[0]?.count_like;
}
