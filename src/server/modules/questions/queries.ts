import { sql, type RawBuilder } from "kysely";
import type { ModerationEnum } from "../../../generated/enums.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { countKeys, pageOfKeys, type KeyedList, type KeyedRange } from "../../lib/keyed-list.ts";
import { countShown } from "../community/index.ts";
import { FAVOURITE, LIKE, QUESTION } from "./rules.ts";

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

/** A question in a list, with its place there. */
export type ListedRow = CardRow & { key: string };

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

const card = sql`post.id, post.org_no, post.user_no, post.title, post.summary, post.label_no,
  community_label.label_name, community_label.label_name_en, blogger.blogger_name, blogger.photo, post.count_view,
  post.count_like, post.count_answer, post.count_follow, post.accepted_comment_id, post.gmt_close, post.gmt_publish,
  post.gmt_active, post.moderation`;

/** A page of a list, and one more, as cards. */
export async function selectCards(db: Db | Trx, list: KeyedList, range: KeyedRange): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`select page.key, ${card} from (${pageOfKeys(list, range)}) as page
    join community_post post on post.id = page.id
    join blogger on blogger.user_no = post.user_no
    left join community_label on community_label.id = post.label_no order by page.place`.execute(db);
  return rows;
}

function listOf(filter: QuestionFilter): KeyedList {
  if (filter.order === "hot") {
    const label = filter.labelNo === undefined ? sql`` : sql`and label_no = ${filter.labelNo}`;
    return {
      rows: sql`select post_id as id, score as at from community_hot
        where org_no = ${filter.orgNo} and kind = ${QUESTION} ${label}`,
      at: "float8",
    };
  }
  const time = sql.ref(filter.order === "active" ? "gmt_active" : "gmt_publish");
  return { rows: sql`select id, ${time} as at from community_post where ${where(filter)}`, at: "timestamptz" };
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

export function selectQuestions(db: Db, filter: QuestionFilter, range: KeyedRange): Promise<ListedRow[]> {
  return selectCards(db, listOf(filter), range);
}

export async function countQuestions(db: Db, filter: QuestionFilter): Promise<number> {
  const { orgNo, labelNo, userNo, isUnanswered, followedBy } = filter;
  const isAll = userNo === undefined && !isUnanswered && followedBy === undefined;
  if (isAll) return countShown(db, { orgNo, kind: QUESTION, labelNo });
  const { rows } = await countKeys(listOf(filter)).execute(db);
  return rows[0]?.total ?? 0;
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
