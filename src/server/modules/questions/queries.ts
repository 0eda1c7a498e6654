import { sql, type RawBuilder } from "kysely";
import type { ModerationEnum } from "../../../generated/enums.ts";
import type { Db, Trx } from "../../database/connect.ts";
import type { PageRange } from "../../lib/paging.ts";
import { COMMENT, FAVOURITE, LIKE, QUESTION, USEFUL } from "./rules.ts";

/** A question as a list shows it. */
export interface CardRow {
  id: string;
  org_no: string;
  user_no: string;
  title: string;
  summary: string;
  label_no: string | null;
  label_name: string | null;
  label_name_en: string | null;
  blogger_name: string;
  photo: string;
  count_view: number;
  count_like: number;
  count_answer: number;
  count_follow: number;
  accepted_comment_id: string | null;
  gmt_close: Date | null;
  gmt_publish: Date | null;
  gmt_active: Date;
  moderation: ModerationEnum;
}

/** A question as its page shows it, with what the viewer did with it. */
export interface QuestionRow extends CardRow {
  body: unknown;
  version: number;
  count_comment: number;
  is_shown: boolean;
  duplicate_of: string | null;
  duplicate_title: string | null;
  gmt_edit: Date | null;
  is_liked: boolean;
  is_favourite: boolean;
  is_followed: boolean;
}

/** How a list is ordered and which questions it has. */
export interface QuestionFilter {
  orgNo: string;
  order: "active" | "new" | "hot";
  labelNo?: string | undefined;
  userNo?: string | undefined;
  isUnanswered?: boolean;
  /** Only what this person follows, labels or people. */
  followedBy?: string | undefined;
}

/** Lists count so far and go no further: nobody turns a thousand pages. */
export const MAX_LISTED = 10_000;

const card = sql`post.id, post.org_no, post.user_no, post.title, post.summary, post.label_no,
  community_label.label_name, community_label.label_name_en, blogger.blogger_name, blogger.photo, post.count_view,
  post.count_like, post.count_answer, post.count_follow, post.accepted_comment_id, post.gmt_close, post.gmt_publish,
  post.gmt_active, post.moderation`;

/** The posts of these ids, in their order, as cards. */
function cardsOf(page: RawBuilder<unknown>) {
  return sql<CardRow>`select ${card} from (${page}) as page join community_post post on post.id = page.id
    join blogger on blogger.user_no = post.user_no
    left join community_label on community_label.id = post.label_no order by page.place`;
}

function pageOfIds(filter: QuestionFilter, range: Pick<PageRange, "pageSize" | "offset">): RawBuilder<unknown> {
  const limit = sql`limit ${range.pageSize} offset ${range.offset}`;
  if (filter.order === "hot") {
    const where = sql`org_no = ${filter.orgNo} and kind = ${QUESTION}
      ${filter.labelNo === undefined ? sql`` : sql`and label_no = ${filter.labelNo}`}`;
    return sql`select post_id as id, row_number() over (order by score desc, post_id desc) as place
      from (select post_id, score from community_hot where ${where} order by score desc, post_id desc ${limit}) hot`;
  }
  const time = sql.ref(filter.order === "active" ? "gmt_active" : "gmt_publish");
  return sql`select id, row_number() over (order by at desc, id desc) as place
    from (select id, ${time} as at from community_post where ${where(filter)} order by ${time} desc, id desc ${limit}) post`;
}

function where({ orgNo, labelNo, userNo, isUnanswered, followedBy }: QuestionFilter): RawBuilder<unknown> {
  const parts = [sql`is_shown`, sql`kind = ${QUESTION}`, sql`org_no = ${orgNo}`];
  if (labelNo !== undefined) parts.push(sql`label_no = ${labelNo}`);
  if (userNo !== undefined) parts.push(sql`user_no = ${userNo}`);
  if (isUnanswered) parts.push(sql`count_answer = 0`);
  if (followedBy !== undefined)
    parts.push(sql`(user_no in (select target_id from community_follow where user_no = ${followedBy} and target_kind = 5)
      or label_no in (select target_id from community_follow where user_no = ${followedBy} and target_kind = 6))`);
  return sql.join(parts, sql` and `);
}

export async function selectQuestions(db: Db, filter: QuestionFilter, range: PageRange): Promise<CardRow[]> {
  return (await cardsOf(pageOfIds(filter, range)).execute(db)).rows;
}

export async function countQuestions(db: Db, filter: QuestionFilter): Promise<number> {
  const { rows } = await sql<{ total: string }>`select count(*) as total
    from (select from community_post where ${where(filter)} limit ${MAX_LISTED}) post`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/** Questions that have all words, those that have them in their title first, then the newest. */
export async function selectFound(
  db: Db,
  { orgNo, query, titleQuery, exceptId }: { orgNo: string; query: string; titleQuery: string; exceptId?: string },
  range: PageRange,
): Promise<CardRow[]> {
  const page = sql`select post_id as id, row_number() over (order by named desc, post_id desc) as place from (
    select post_id, words @@ ${titleQuery}::tsquery as named from community_search
    where kind = ${QUESTION} and org_no = ${orgNo} and words @@ ${query}::tsquery
      ${exceptId === undefined ? sql`` : sql`and post_id <> ${exceptId}`}
    order by named desc, post_id desc limit ${range.pageSize} offset ${range.offset}) found`;
  return (await cardsOf(page).execute(db)).rows;
}

export async function countFound(db: Db, { orgNo, query }: { orgNo: string; query: string }): Promise<number> {
  const { rows } = await sql<{ total: string }>`select count(*) as total from (select from community_search
    where kind = ${QUESTION} and org_no = ${orgNo} and words @@ ${query}::tsquery limit ${MAX_LISTED}) found`.execute(
    db,
  );
  return Number(rows[0]?.total ?? 0);
}

/**
 * A question with what the viewer did with it: one that is shown, or one's own that is not deleted. `orgNo`: only of
 * that site.
 */
export async function selectQuestion(
  db: Db,
  { id, orgNo, viewer }: { id: string; orgNo: string | undefined; viewer: string | undefined },
): Promise<QuestionRow | undefined> {
  const own = viewer ?? null;
  const did = (reaction: number) => sql`exists (select from community_reaction where target_kind = ${QUESTION}
    and target_id = post.id and reaction = ${reaction} and user_no = ${own}::bigint)`;
  const { rows } = await sql<QuestionRow>`select ${card}, post.body, post.version, post.count_comment, post.is_shown,
      post.duplicate_of, duplicate.title as duplicate_title, post.gmt_edit, ${did(LIKE)} as is_liked,
      ${did(FAVOURITE)} as is_favourite,
      exists (select from community_follow where target_kind = ${QUESTION} and target_id = post.id
        and user_no = ${own}::bigint) as is_followed
    from community_post post join blogger on blogger.user_no = post.user_no
    left join community_label on community_label.id = post.label_no
    left join community_post duplicate on duplicate.id = post.duplicate_of and duplicate.is_shown
    where post.id = ${id} and post.kind = ${QUESTION} and post.state = 3
      and (post.is_shown or post.user_no = ${own}::bigint)
      ${orgNo === undefined ? sql`` : sql`and post.org_no = ${orgNo}`}`.execute(db);
  return rows[0];
}

/** An answer or a comment. */
export interface CommentRow {
  id: string;
  root_id: string | null;
  user_no: string;
  blogger_name: string;
  photo: string;
  reply_name: string | null;
  body: unknown;
  body_text: string;
  mentioned: { userNo: string; userName: string }[] | null;
  count_like: number;
  count_useful: number;
  count_reply: number;
  is_removed: boolean;
  version: number;
  gmt_edit: Date | null;
  gmt_create: Date;
  gmt_modified: Date;
  is_liked: boolean;
  is_useful: boolean;
}

const said = (
  viewer: string | undefined,
) => sql`said.id, said.root_id, said.user_no, blogger.blogger_name, blogger.photo,
  reply.blogger_name as reply_name, said.body, said.body_text, case when said.mentions = '{}' then null else (
    select json_agg(json_build_object('userNo', named.user_no::text, 'userName', named.blogger_name))
    from blogger as named where named.user_no = any(said.mentions)) end as mentioned, said.count_like, said.count_useful, said.count_reply,
  said.is_removed, said.version, said.gmt_edit, said.gmt_create, said.gmt_modified,
  exists (select from community_reaction where target_kind = ${COMMENT} and target_id = said.id and reaction = ${LIKE}
    and user_no = ${viewer ?? null}::bigint) as is_liked,
  exists (select from community_reaction where target_kind = ${COMMENT} and target_id = said.id and reaction = ${USEFUL}
    and user_no = ${viewer ?? null}::bigint) as is_useful`;

/** One taken back stands as long as others commented on it; one's own also while it waits for review. */
const stands = (viewer: string | undefined) =>
  sql`(said.is_shown or (said.is_removed and said.count_reply > 0 and said.moderation = 1)
    or (not said.is_removed and said.user_no = ${viewer ?? null}::bigint))`;

/** How many comments of an answer its page shows. */
const MAX_BELOW = 100;

/**
 * A page of the answers to a question, the accepted one first, and the comments below them, the oldest first; or, for
 * `isAnswer` false, of the comments below the question itself.
 */
export async function selectAnswers(
  db: Db,
  {
    questionId,
    accepted,
    order,
    viewer,
    isAnswer,
  }: {
    questionId: string;
    accepted: string | null;
    order: "useful" | "new" | "old";
    viewer: string | undefined;
    isAnswer: boolean;
  },
  range: PageRange,
): Promise<{ roots: CommentRow[]; below: CommentRow[] }> {
  const sort = {
    useful: sql`said.count_useful desc, said.id desc`,
    new: sql`said.id desc`,
    old: sql`said.id`,
  }[order];
  const joined = sql`join blogger on blogger.user_no = said.user_no left join blogger reply on reply.user_no = said.reply_user_no`;
  const { rows: roots } = await sql<CommentRow>`select ${said(viewer)} from community_comment said ${joined}
    where said.target_kind = ${QUESTION} and said.target_id = ${questionId} and said.root_id is null
      and said.is_answer = ${isAnswer} and ${stands(viewer)}
    order by (said.id = ${accepted}::bigint) desc nulls last, ${sort} limit ${range.pageSize} offset ${range.offset}`.execute(
    db,
  );
  if (roots.length === 0) return { roots, below: [] };
  const { rows: below } =
    await sql<CommentRow>`select ${said(viewer)} from unnest(${roots.map(({ id }) => id)}::bigint[]) as root,
      lateral (select * from community_comment where root_id = root order by id limit ${MAX_BELOW}) as said ${joined}
    where ${stands(viewer)} order by said.id`.execute(db);
  return { roots, below };
}

export async function countAnswers(
  db: Db,
  { questionId, viewer, isAnswer }: { questionId: string; viewer: string | undefined; isAnswer: boolean },
): Promise<number> {
  const { rows } = await sql<{ total: string }>`select count(*) as total from community_comment said
    where said.target_kind = ${QUESTION} and said.target_id = ${questionId} and said.root_id is null
      and said.is_answer = ${isAnswer} and ${stands(viewer)}`.execute(db);
  return Number(rows[0]?.total ?? 0);
}

/** A list of one's own: what one asked, likes (1), keeps (2) or follows (4). */
export type OwnList = "asked" | 1 | 2 | 4;

function ownIds(list: OwnList, userNo: string): RawBuilder<unknown> {
  if (list === "asked")
    return sql`select id, id as at from community_post where user_no = ${userNo} and kind = ${QUESTION} and state = 3`;
  const [table, more] =
    list === 4 ? [sql`community_follow`, sql``] : [sql`community_reaction`, sql`and mark.reaction = ${list}`];
  return sql`select post.id, extract(epoch from mark.gmt_create) as at from ${table} mark
    join community_post post on post.id = mark.target_id and post.kind = ${QUESTION} and post.is_shown
    where mark.user_no = ${userNo} and mark.target_kind = ${QUESTION} ${more}`;
}

export async function selectOwn(
  trx: Trx,
  { list, userNo }: { list: OwnList; userNo: string },
  range: PageRange,
): Promise<CardRow[]> {
  const page = sql`select id, row_number() over (order by at desc, id desc) as place from (
    select * from (${ownIds(list, userNo)}) own order by at desc, id desc limit ${range.pageSize} offset ${range.offset}) own`;
  return (await cardsOf(page).execute(trx)).rows;
}

export async function countOwn(trx: Trx, { list, userNo }: { list: OwnList; userNo: string }): Promise<number> {
  const { rows } = await sql<{ total: string }>`select count(*) as total from (${ownIds(list, userNo)}) own`.execute(
    trx,
  );
  return Number(rows[0]?.total ?? 0);
}

export interface OwnAnswerRow {
  id: string;
  question_id: string;
  title: string;
  summary: string;
  count_useful: number;
  is_accepted: boolean;
  gmt_create: Date;
}

const ownAnswers = (userNo: string) => sql`community_comment answer
  join community_post post on post.id = answer.target_id and post.kind = ${QUESTION} and post.is_shown
  where answer.user_no = ${userNo} and answer.is_answer and not answer.is_removed`;

export async function selectOwnAnswers(trx: Trx, userNo: string, range: PageRange): Promise<OwnAnswerRow[]> {
  const { rows } = await sql<OwnAnswerRow>`select answer.id, post.id as question_id, post.title,
      left(answer.body_text, 200) as summary, answer.count_useful,
      coalesce(post.accepted_comment_id = answer.id, false) as is_accepted, answer.gmt_create
    from ${ownAnswers(userNo)} order by answer.id desc limit ${range.pageSize} offset ${range.offset}`.execute(trx);
  return rows;
}

export async function countOwnAnswers(trx: Trx, userNo: string): Promise<number> {
  const { rows } = await sql<{ total: string }>`select count(*) as total from ${ownAnswers(userNo)}`.execute(trx);
  return Number(rows[0]?.total ?? 0);
}
