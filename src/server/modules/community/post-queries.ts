import { sql } from "kysely";
import type { Db } from "../../database/connect.ts";
import { countKeys, pageOfKeys, timeOfKey, type KeyedList, type KeyedRange } from "../../lib/keyed-list.ts";
import { POST_STATE, REACTION, TARGET, type PostKind } from "./kinds.ts";
import { rowsOf } from "./rows.ts";

export interface PostRow {
  id: string;
  org_no: string;
  kind: number;
  article_type: number;
  user_no: string;
  blogger_name: string;
  photo: string;
  label_no: string | null;
  label_name: string | null;
  label_name_en: string | null;
  title: string;
  summary: string;
  cover: string;
  state: number;
  moderation: number;
  version: number;
  count_view: number;
  count_like: number;
  count_favourite: number;
  count_comment: number;
  count_answer: number;
  count_follow: number;
  accepted_comment_id: string | null;
  gmt_publish: Date | null;
  gmt_edit: Date | null;
  gmt_create: Date;
  gmt_modified: Date;
}

const columns = sql`post.id, post.org_no, post.kind, post.article_type, post.user_no, blogger.blogger_name, blogger.photo,
  post.label_no, label.label_name, label.label_name_en, post.title, post.summary, post.cover, post.state, post.moderation,
  post.version, post.count_view, post.count_like, post.count_favourite, post.count_comment, post.count_answer,
  post.count_follow, post.accepted_comment_id, post.gmt_publish, post.gmt_edit, post.gmt_create, post.gmt_modified`;
const joined = sql`join blogger on blogger.user_no = post.user_no
  left join community_label as label on label.id = post.label_no`;

/** A page of a list, and one more: its index is walked first, and only the posts of the page are read. */
export function selectPosts(db: Db, list: KeyedList, range: KeyedRange): Promise<(PostRow & { key: string })[]> {
  return rowsOf(
    db,
    sql`select page.key, ${columns} from (${pageOfKeys(list, range)}) as page
      join community_post as post on post.id = page.id ${joined} order by page.place`,
  );
}

/** The same with how many the list has, for one that costs more to make than to read: it is made once. */
export function selectPostsAndTotal(
  db: Db,
  { rows, at }: KeyedList,
  range: KeyedRange,
): Promise<(PostRow & { key: string; total: number })[]> {
  const made: KeyedList = { rows: sql`select id, at from made`, at };
  return rowsOf(
    db,
    sql`with made as materialized (${rows})
      select page.key, (${countKeys(made)}) as total, ${columns} from (${pageOfKeys(made, range)}) as page
      join community_post as post on post.id = page.id ${joined} order by page.place`,
  );
}

/** How many a list has, at most as many as page numbers reach. */
export async function countPosts(db: Db, list: KeyedList): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(db, countKeys(list));
  return row?.total ?? 0;
}

export interface PostFilter {
  orgNo: string;
  kind: PostKind;
  labelNo?: string | undefined;
  userNo?: string | undefined;
  exceptId?: string | undefined;
}

/** The latest first: of a site, of a label, or of a person. */
export function latestPosts({ orgNo, kind, labelNo, userNo, exceptId }: PostFilter): KeyedList {
  const whose =
    userNo !== undefined
      ? sql`user_no = ${userNo} and kind = ${kind}`
      : labelNo !== undefined
        ? sql`label_no = ${labelNo} and org_no = ${orgNo} and kind = ${kind}`
        : sql`org_no = ${orgNo} and kind = ${kind}`;
  return {
    rows: sql`select id, gmt_publish as at from community_post where is_shown and ${whose} ${except(sql`id`, exceptId)}`,
    at: "timestamptz",
  };
}

/** The hottest first, of a site or of a label. */
export function hotPosts({ orgNo, kind, labelNo, exceptId }: PostFilter): KeyedList {
  const label = labelNo === undefined ? sql`` : sql`and label_no = ${labelNo}`;
  return {
    rows: sql`select post_id as id, score as at from community_hot where org_no = ${orgNo} and kind = ${kind} ${label}
      ${except(sql`post_id`, exceptId)}`,
    at: "float8",
  };
}

/**
 * What the people wrote whom somebody follows, and what has the labels that they follow; the latest first. Of each
 * person and label so many are looked at, from the place on that the list goes on after.
 */
export function followedPosts({
  userNo,
  kind,
  reach,
  after,
}: {
  userNo: string;
  kind: PostKind;
  reach: number;
  after: KeyedRange["after"];
}): KeyedList {
  const newest = (condition: ReturnType<typeof sql>) => sql`lateral (
    select id, gmt_publish from community_post where is_shown and kind = ${kind} and ${condition}
      ${after ? sql`and (gmt_publish, id) < (${timeOfKey(after.at)}, ${after.id}::bigint)` : sql``}
    order by gmt_publish desc, id desc limit ${reach})`;
  return {
    rows: sql`select post.id, post.gmt_publish as at from community_follow as follow,
        ${newest(sql`user_no = follow.target_id`)} as post
      where follow.user_no = ${userNo} and follow.target_kind = ${TARGET.person}
      union
      select post.id, post.gmt_publish as at from community_follow as follow,
        ${newest(sql`label_no = follow.target_id`)} as post
      where follow.user_no = ${userNo} and follow.target_kind = ${TARGET.label}`,
    at: "timestamptz",
  };
}

/** The favourites of a person that are still shown, the latest kept first. */
export function favouritePosts({ userNo, kind }: { userNo: string; kind: PostKind }): KeyedList {
  return {
    rows: sql`select kept.target_id as id, kept.gmt_create as at from community_reaction as kept
      join community_post as post on post.id = kept.target_id and post.is_shown
      where kept.user_no = ${userNo} and kept.target_kind = ${kind} and kept.reaction = ${REACTION.favourite}`,
    at: "timestamptz",
  };
}

/** All that a person wrote, drafts too, but what they deleted; or what stands so. */
export function ownPosts({
  userNo,
  kind,
  state,
  moderation,
}: {
  userNo: string;
  kind: PostKind;
  state?: number | undefined;
  moderation?: number | undefined;
}): KeyedList {
  const only = sql`${state === undefined ? sql`` : sql`and state = ${state}`}
    ${moderation === undefined ? sql`` : sql`and moderation = ${moderation}`}`;
  return {
    rows: sql`select id, id as at from community_post where user_no = ${userNo} and kind = ${kind}
      and state <> ${POST_STATE.deleted} ${only}`,
    at: "bigint",
  };
}

/** What has all of the words, those in the title first, then the newest. */
export function foundPosts({
  orgNo,
  kind,
  query,
  nameQuery,
}: {
  orgNo: string | undefined;
  kind: PostKind;
  query: string;
  nameQuery: string;
}): KeyedList {
  const site = orgNo === undefined ? sql`` : sql`and org_no = ${orgNo}`;
  return {
    rows: sql`select post_id as id, (words @@ ${nameQuery}::tsquery)::int as at from community_search
      where words @@ ${query}::tsquery and kind = ${kind} ${site}`,
    at: "bigint",
  };
}

function except(column: ReturnType<typeof sql>, id: string | undefined) {
  return id === undefined ? sql`` : sql`and ${column} <> ${id}`;
}

/** What of a post is the viewer's own. */
export interface PostOfViewer {
  body: unknown;
  is_liked: boolean;
  is_collected: boolean;
  is_attended: boolean;
  is_followed: boolean;
}

/** A post that the viewer may see (row level security: shown, or their own) and did not delete. */
export async function selectPost(
  db: Db,
  { id, kind, orgNo, viewer }: { id: string; kind: PostKind; orgNo: string | undefined; viewer: string | undefined },
): Promise<(PostRow & PostOfViewer) | undefined> {
  const user = sql`${viewer ?? null}::bigint`;
  const reacted = (reaction: number) => sql`exists (select from community_reaction where user_no = ${user}
    and target_kind = post.kind and target_id = post.id and reaction = ${reaction})`;
  const follows = (kindOf: number, target: ReturnType<typeof sql>) => sql`exists (select from community_follow
    where user_no = ${user} and target_kind = ${kindOf} and target_id = ${target})`;
  const [row] = await rowsOf<PostRow & PostOfViewer>(
    db,
    sql`select ${columns}, post.body, ${reacted(REACTION.like)} as is_liked,
        ${reacted(REACTION.favourite)} as is_collected, ${follows(TARGET.person, sql`post.user_no`)} as is_attended,
        ${follows(TARGET.question, sql`post.id`)} as is_followed
      from community_post as post ${joined} where post.id = ${id} and post.kind = ${kind}
        and post.state <> ${POST_STATE.deleted} and (post.is_shown or post.user_no = ${user})
        ${orgNo === undefined ? sql`` : sql`and post.org_no = ${orgNo}`}`,
  );
  return row;
}
