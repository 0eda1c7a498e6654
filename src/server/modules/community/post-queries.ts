import { sql, type RawBuilder } from "kysely";
import type { Db } from "../../database/connect.ts";
import { countKeys, MAX_LISTED, pageOfKeys, timeOfKey, type KeyedList, type KeyedRange } from "../../lib/keyed-list.ts";
import { POST_KIND, POST_STATE, REACTION, TARGET, type PostKind } from "./kinds.ts";
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
 * How many of a site, a label or a person are shown, at most as many as page numbers reach. Labels and people know it
 * by their counters. So does a site whose labels have enough; where they have not, its rows are counted, for the sake of
 * posts without a label.
 */
export async function countShown(db: Db, filter: PostFilter): Promise<number> {
  const { orgNo, kind, labelNo, userNo, exceptId } = filter;
  if (exceptId !== undefined) return countPosts(db, userNo === undefined ? hotPosts(filter) : latestPosts(filter));
  const ofLabels = sql`community_label where org_no = ${orgNo} and kind = ${kind}`;
  const ofPerson = sql.ref(kind === POST_KIND.blog ? "count_blog" : "count_question");
  const [row] = await rowsOf<{ total: number }>(
    db,
    userNo !== undefined
      ? sql`select least(${ofPerson}, ${MAX_LISTED}::int) as total from blogger where user_no = ${userNo}`
      : labelNo !== undefined
        ? sql`select least(count_post, ${MAX_LISTED}::int) as total from ${ofLabels} and id = ${labelNo}`
        : sql`select case when (select sum(count_post) from ${ofLabels}) >= ${MAX_LISTED}::int then ${MAX_LISTED}::int
            else (${countKeys(hotPosts(filter))}) end as total`,
  );
  return row?.total ?? 0;
}

interface Followed {
  userNo: string;
  kind: PostKind;
  /** How many are read, from the newest on or from the place on that the list goes on after. */
  most: number;
  after?: KeyedRange["after"];
}

/** Of each person and label so many are read first, to know how far back the newest of them all reach. */
const NEAR = 3;

/**
 * What the people wrote whom somebody follows, and what has the labels that they follow; the latest first. The newest
 * few of each say since when there are enough, and then only what is newer is read: that is little more than the page,
 * however many are followed and however much they wrote. (The moment stands in a table of its own, as an index is used
 * beside row level security only for what is compared with a bare value.)
 */
export function followedPosts({ userNo, kind, most, after }: Followed): KeyedList {
  const newest = (target: "person" | "label", more: RawBuilder<unknown>) => sql`
    select post.id, post.gmt_publish as at from followed cross join lateral (
      select id, gmt_publish from community_post where is_shown and kind = ${kind}
        and ${sql.ref(target === "person" ? "user_no" : "label_no")} = followed.target_id
        ${after ? sql`and (gmt_publish, id) < (${timeOfKey(after.at)}, ${after.id}::bigint)` : sql``} ${more}) as post
    where followed.target_kind = ${TARGET[target]}`;
  const latest = (count: RawBuilder<unknown>) => sql`order by gmt_publish desc, id desc limit ${count}`;
  const few = latest(sql`(select greatest(${NEAR}::int, 2 * ${most}::int / greatest(count(*), 1)::int) from followed)`);
  const enough = sql`and gmt_publish >= (select at from since) ${latest(sql`${most}`)}`;
  return {
    rows: sql`with followed as materialized (
        select target_kind, target_id from community_follow
        where user_no = ${userNo} and target_kind in (${TARGET.person}, ${TARGET.label})),
      near as materialized (${newest("person", few)} union ${newest("label", few)}),
      since as materialized (select coalesce((select at from near order by at desc limit 1 offset ${most - 1}),
        timestamptz '-infinity') as at)
      ${newest("person", enough)} union ${newest("label", enough)}`,
    at: "timestamptz",
  };
}

/**
 * How many there are in such a list, at most `most`. What the people and labels have in all says it where that is more
 * than twice as many, as a post has one author and one label; where it is less, they are counted.
 */
export async function countFollowed(db: Db, { userNo, kind, most }: Followed): Promise<number> {
  const counter = sql.ref(kind === POST_KIND.blog ? "blogger.count_blog" : "blogger.count_question");
  const of = (target: number) => sql`follow.user_no = ${userNo} and follow.target_kind = ${target}`;
  const { rows } = followedPosts({ userNo, kind, most: 2 * most });
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select case when sum(count) >= ${2 * most}::int then ${most}::int
        else (select least(count(*), ${most}::int)::int from (${rows}) as listed) end as total
      from (
        select ${counter} as count from community_follow as follow
        join blogger on blogger.user_no = follow.target_id where ${of(TARGET.person)}
        union all
        select label.count_post from community_follow as follow
        join community_label as label on label.id = follow.target_id and label.kind = ${kind}
        where ${of(TARGET.label)}) as counted`,
  );
  return row?.total ?? 0;
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

/** Page numbers of a search reach so far, and no further is it counted; then it goes on by key. */
const MAX_FOUND = 1000;

interface Found {
  orgNo: string | undefined;
  kind: PostKind;
  /** The words, as `searchWords` has them. */
  query: string;
  nameQuery: string;
  exceptId?: string | undefined;
}

/**
 * What has all of the words, those in the title first, then the newest. So many of each are taken as the page needs, in
 * the order of their numbers: where many have the words, the newest are looked through until there are enough.
 */
export function foundPosts({ nameQuery, ...found }: Found, range: KeyedRange): KeyedList {
  const { pageSize, offset, after } = range;
  const most = sql`${(after ? 0 : offset) + pageSize + 1}::int`;
  const isTitle = sql`words @@ ${nameQuery}::tsquery`;
  /** Those in the title come first: a place among them is before all others. */
  const beyond = (at: "0" | "1") => {
    if (!after) return sql``;
    return after.at === at ? sql`and post_id < ${after.id}::bigint` : sql`and ${after.at === "1"}`;
  };
  return {
    rows: sql`with titled as materialized (
        select post_id as id from community_search where ${isTitle} and ${whereFound(found)} ${beyond("1")}
        order by post_id desc limit ${most}),
      others as materialized (
        select post_id as id from community_search
        where ${hasWords(found)} and not ${isTitle} and ${whereFound(found)} ${beyond("0")}
        order by post_id desc limit greatest(${most} - (select count(*) from titled), 0))
      select id, 1 as at from titled union all select id, 0 as at from others`,
    at: "bigint",
  };
}

/** How many that are, at most `MAX_FOUND`. */
export async function countFound(db: Db, found: Found): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(
    db,
    sql`select count(*)::int as total from (select from community_search where ${hasWords(found)}
      and ${whereFound(found)} limit ${MAX_FOUND}) as found`,
  );
  return row?.total ?? 0;
}

const hasWords = ({ query }: Pick<Found, "query">) => sql`words @@ ${query}::tsquery`;

const whereFound = ({ orgNo, kind, exceptId }: Omit<Found, "nameQuery">) =>
  sql`kind = ${kind} ${orgNo === undefined ? sql`` : sql`and org_no = ${orgNo}`} ${except(sql`post_id`, exceptId)}`;

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
