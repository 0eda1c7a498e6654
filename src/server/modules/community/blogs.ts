import type {
  Blog,
  GetBlogBody,
  ListAttendedBlogsBody,
  ListAttendedBlogsReply,
  ListBlogCollectionsBody,
  ListBlogCollectionsReply,
  ListBlogsBody,
  ListBlogsReply,
  ListLabelsBody,
  ListLabelsReply,
  ListOwnBlogsBody,
  ListOwnBlogsReply,
  ListRecommendedArticlesBody,
  ListRecommendedArticlesReply,
  SearchBlogsBody,
  SearchBlogsReply,
} from "../../../generated/types.ts";
import { LabelTypeEnum } from "../../../generated/enums.ts";
import { sql } from "kysely";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { actorOf, withActor } from "../../database/actor.ts";
import type { Db } from "../../database/connect.ts";
import { orgScope } from "../../lib/org-no.ts";
import {
  cutPage,
  keyedRange,
  pageOfKeyed,
  totalOfPage,
  type KeyedList,
  type KeyedRange,
} from "../../lib/keyed-list.ts";
import { pageOf, pageRange } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { searchWords } from "../catalogue/index.ts";
import { POST_KIND } from "./kinds.ts";
import {
  countFollowed,
  countFound,
  countPosts,
  countShown,
  favouritePosts,
  followedPosts,
  foundPosts,
  hotPosts,
  latestPosts,
  ownPosts,
  selectPost,
  selectPosts,
} from "./post-queries.ts";
import { labelName, presentBlog, presentCard } from "./present.ts";
import { rowsOf } from "./rows.ts";

const kind = POST_KIND.blog;

/** The labels of a site's blogs or questions in their order. */
export async function listLabels(
  { articleType = kind }: ListLabelsBody,
  context: OperationContext,
): Promise<ListLabelsReply> {
  const rows = await rowsOf<{ id: string; label_name: string; label_name_en: string; count_post: number }>(
    context.db,
    sql`select id, label_name, label_name_en, count_post from community_label
      where org_no = ${context.orgNo} and kind = ${articleType} order by sort, id`,
  );
  const list = rows.map((row) => ({
    labelNo: row.id,
    labelName: labelName(row, context.locale),
    countPost: row.count_post,
  }));
  return { list };
}

/** A page of posts as blogs, with the total as far as page numbers reach. */
async function pageOfBlogs(
  db: Db,
  { list, range, count = countPosts }: { list: KeyedList; range: KeyedRange; count?: typeof countPosts },
  context: OperationContext,
): Promise<ListBlogsReply> {
  const { rows, next } = cutPage(await selectPosts(db, list, range), range);
  const total = totalOfPage(rows.length, range) ?? (await count(db, list));
  return pageOfKeyed(
    rows.map((row) => presentCard(row, context)),
    { total, next },
    range,
  );
}

/** Blogs of a site: of all, of a label or of a person; the latest first, the hottest, or what who asks follows. */
export async function listBlogs(
  { labelType = LabelTypeEnum.latest, ...asked }: ListBlogsBody,
  context: OperationContext,
): Promise<ListBlogsReply> {
  return { labelType, ...(await blogsOf({ labelType, ...asked }, context)) };
}

function blogsOf(
  { labelType, labelNo, userNo, exceptId, ...page }: ListBlogsBody,
  context: OperationContext,
): ListBlogsReply | Promise<ListBlogsReply> {
  if ([labelNo, userNo, exceptId].some((id) => id !== undefined && !isRecordId(id)))
    return pageOf([], 0, pageRange(page));
  if (labelType === LabelTypeEnum.follows)
    return context.session ? listAttendedBlogs(page, context) : pageOf([], 0, pageRange(page));
  const filter = { orgNo: context.orgNo, kind, labelNo, userNo, exceptId };
  const list = labelType === LabelTypeEnum.hot && userNo === undefined ? hotPosts(filter) : latestPosts(filter);
  const count = (db: Db) => countShown(db, filter);
  return pageOfBlogs(context.db, { list, range: keyedRange(page), count }, context);
}

/** What the people wrote whom one follows, and what has the labels that one follows. */
export async function listAttendedBlogs(
  page: ListAttendedBlogsBody,
  context: OperationContext,
): Promise<ListAttendedBlogsReply> {
  const session = sessionIn(context);
  const range = keyedRange(page);
  const { offset, pageSize, after } = range;
  if (!after && offset >= MAX_FOLLOWED) return pageOf([], 0, range);
  const { userNo } = session;
  const list = followedPosts({ userNo, kind, most: (after ? 0 : offset) + pageSize + 1, after });
  const count = (db: Db) => countFollowed(db, { userNo, kind, most: MAX_FOLLOWED });
  const asked = { list, range, count };
  return withActor(context.db, actorOf(session), (trx) => pageOfBlogs(trx, asked, context));
}

/** Page numbers of this list reach so far, as each page reads all before it; then it goes on by key. */
const MAX_FOLLOWED = 1000;

/** One's favourites, the latest kept first. */
export async function listBlogCollections(
  page: ListBlogCollectionsBody,
  context: OperationContext,
): Promise<ListBlogCollectionsReply> {
  const session = sessionIn(context);
  const list = favouritePosts({ userNo: session.userNo, kind });
  return withActor(context.db, actorOf(session), (trx) => pageOfBlogs(trx, { list, range: keyedRange(page) }, context));
}

/** One's own blogs, drafts too. */
export async function listOwnBlogs(
  { postState, moderation, ...page }: ListOwnBlogsBody,
  context: OperationContext,
): Promise<ListOwnBlogsReply> {
  const session = sessionIn(context);
  const list = ownPosts({ userNo: session.userNo, kind, state: postState, moderation });
  return withActor(context.db, actorOf(session), (trx) => pageOfBlogs(trx, { list, range: keyedRange(page) }, context));
}

/** Blogs of a site with all the words; of all sites on the platform. */
export async function searchBlogs(
  { str, ...page }: SearchBlogsBody,
  context: OperationContext,
): Promise<SearchBlogsReply> {
  const words = searchWords(str);
  if (!words) return pageOf([], 0, pageRange(page));
  const range = keyedRange(page);
  const found = { orgNo: orgScope(context), kind, query: words.query, nameQuery: words.nameQuery };
  const count = (db: Db) => countFound(db, found);
  return pageOfBlogs(context.db, { list: foundPosts(found, range), range, count }, context);
}

const RECOMMENDED = 6;

/** The hottest blogs of a label, filled up with those of the whole site. */
export async function listRecommendedArticles(
  { labelNo, exceptId, limit = RECOMMENDED }: ListRecommendedArticlesBody,
  context: OperationContext,
): Promise<ListRecommendedArticlesReply> {
  const range = pageRange({ pageSize: limit });
  const known = (id: string | undefined) => (id !== undefined && isRecordId(id) ? id : undefined);
  const filter = { orgNo: context.orgNo, kind, exceptId: known(exceptId) };
  const label = known(labelNo);
  const near = label === undefined ? [] : await selectPosts(context.db, hotPosts({ ...filter, labelNo: label }), range);
  const all = near.length < limit ? await selectPosts(context.db, hotPosts(filter), range) : [];
  const rows = new Map([...near, ...all].map((row) => [row.id, row]));
  return { list: [...rows.values()].slice(0, limit).map((row) => presentCard(row, context)) };
}

/** A blog with its body; a reader counts once a day. NOT_FOUND where it is not shown, but to its author. */
export async function getBlog({ id }: GetBlogBody, context: OperationContext): Promise<Blog> {
  if (!isRecordId(id)) fail("NOT_FOUND");
  const { session } = context;
  const read = (db: Db) => selectPost(db, { id, kind, orgNo: orgScope(context), viewer: session?.userNo });
  const row = (await (session ? withActor(context.db, actorOf(session), read) : read(context.db))) ?? fail("NOT_FOUND");
  context.services.postViews.note(id, context);
  return presentBlog(row, context);
}

/** The same for who is signed in, whichever site it is of: their own drafts too. */
export async function getBlogSignedIn({ id }: GetBlogBody, context: OperationContext): Promise<Blog> {
  const session = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const row = await withActor(context.db, actorOf(session), (trx) =>
    selectPost(trx, { id, kind, orgNo: undefined, viewer: session.userNo }),
  );
  return row ? presentBlog(row, context) : fail("NOT_FOUND");
}
