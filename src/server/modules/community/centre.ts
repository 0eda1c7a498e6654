import { sql } from "kysely";
import type { ArticleTypeEnum } from "../../../generated/enums.ts";
import type {
  CommunityFigures,
  ListLabelRecordsBody,
  ListLabelRecordsReply,
  ListReceivedCommentsBody,
  ListReceivedCommentsReply,
  RestorePostBody,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import type { Db } from "../../database/connect.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import {
  countKeys,
  cutPage,
  keyedRange,
  pageOfKeyed,
  pageOfKeys,
  totalOfPage,
  type KeyedList,
} from "../../lib/keyed-list.ts";
import { pageOf } from "../../lib/paging.ts";
import { countUse } from "../../lib/rate-limit.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { pageOfTarget, POST_KIND, POST_STATE, TARGET } from "./kinds.ts";
import { personPages } from "./person-page.ts";
import { labelName } from "./present.ts";
import { rowsOf } from "./rows.ts";

/** How many a list has, at most as many as page numbers reach. */
async function countOf(db: Db, list: KeyedList): Promise<number> {
  const [row] = await rowsOf<{ total: number }>(db, countKeys(list));
  return row?.total ?? 0;
}

/** The kinds of posts that a site offers. */
function offered({ site }: OperationContext): number[] {
  const pages = { [POST_KIND.blog]: "/blog", [POST_KIND.question]: "/question" };
  return Object.values(POST_KIND).filter((kind) => !site.isOff(pages[kind]));
}

/** The labels that one follows, the latest first; or, where one is named, whether one follows it. */
export async function listLabelRecords(
  { labelNo, ...page }: ListLabelRecordsBody,
  context: OperationContext,
): Promise<ListLabelRecordsReply> {
  const session = sessionIn(context);
  const range = keyedRange(page);
  if (labelNo !== undefined && !isRecordId(labelNo)) return pageOf([], 0, range);
  const followed: KeyedList = {
    rows: sql`select label.id, follow.gmt_create as at
      from community_follow as follow join community_label as label on label.id = follow.target_id
      where follow.user_no = ${session.userNo} and follow.target_kind = ${TARGET.label}
        and kind = any(${offered(context)}::int[])
        ${labelNo === undefined ? sql`` : sql`and follow.target_id = ${labelNo}`}`,
    at: "timestamptz",
  };
  return withActor(context.db, actorOf(session), async (trx) => {
    const found = await rowsOf<{
      key: string;
      id: string;
      label_name: string;
      label_name_en: string;
      count_post: number;
      kind: ArticleTypeEnum;
    }>(
      trx,
      sql`select page.key, label.id, label_name, label_name_en, count_post, kind
        from (${pageOfKeys(followed, range)}) as page join community_label as label on label.id = page.id
        order by page.place`,
    );
    const { rows, next } = cutPage(found, range);
    const total = totalOfPage(rows.length, range) ?? (await countOf(trx, followed));
    const list = rows.map((row) => ({
      labelNo: row.id,
      labelName: labelName(row, context.locale),
      countPost: row.count_post,
      articleType: row.kind,
      href: `/${row.kind === POST_KIND.blog ? "blog" : "question"}?labelNo=${row.id}`,
    }));
    return pageOfKeyed(list, { total, next }, range);
  });
}

/** Characters of a comment that the list shows. */
const EXCERPT = 200;

/** What others said to one: below one's posts and courses, and in reply; the latest first. What is hidden is not there. */
export async function listReceivedComments(
  page: ListReceivedCommentsBody,
  context: OperationContext,
): Promise<ListReceivedCommentsReply> {
  const session = sessionIn(context);
  const { site } = context;
  const range = keyedRange(page);
  const received: KeyedList = {
    at: "timestamptz",
    rows: sql`select comment.id, comment.gmt_create as at from community_comment as comment
    left join community_post as post on post.id = comment.target_id and post.kind = comment.target_kind
      and post.state = ${POST_STATE.published} and post.kind = any(${offered(context)}::int[])
    left join course on course.id = comment.target_id and comment.target_kind = ${TARGET.course} and course.is_public
    where comment.to_user_no = ${session.userNo} and comment.is_shown and (post.id is not null or course.id is not null)`,
  };
  return withActor(context.db, actorOf(session), async (trx) => {
    const found = await rowsOf<{
      key: string;
      id: string;
      kind: ArticleTypeEnum | typeof TARGET.course;
      post_id: string;
      title: string;
      is_answer: boolean;
      user_no: string;
      blogger_name: string;
      photo: string;
      text: string;
      gmt_create: Date;
    }>(
      trx,
      sql`select page.key, comment.id, comment.target_kind as kind, comment.target_id as post_id,
          coalesce(post.title, course.course_name) as title, comment.is_answer, comment.user_no,
          blogger.blogger_name, blogger.photo, left(comment.body_text, ${EXCERPT}) as text, comment.gmt_create
        from (${pageOfKeys(received, range)}) as page
        join community_comment as comment on comment.id = page.id
        left join community_post as post on post.id = comment.target_id and post.kind = comment.target_kind
        left join course on course.id = comment.target_id and comment.target_kind = ${TARGET.course}
        join blogger on blogger.user_no = comment.user_no
        order by page.place`,
    );
    const { rows, next } = cutPage(found, range);
    const total = totalOfPage(rows.length, range) ?? (await countOf(trx, received));
    const personPage = personPages(site);
    const list = rows.map((row) => ({
      id: row.id,
      ...(row.kind === TARGET.course ? {} : { articleType: row.kind }),
      postId: row.post_id,
      title: row.title,
      isAnswer: row.is_answer ? (1 as const) : (0 as const),
      userNo: row.user_no,
      ...personPage(row.user_no),
      href: `${pageOfTarget(row.kind)}/${row.post_id}`,
      userName: row.blogger_name,
      userPhoto: row.photo,
      commentText: row.text,
      gmtCreate: dateTimeIn(site.settings.timeZone, row.gmt_create),
    }));
    return pageOfKeyed(list, { total, next }, range);
  });
}

/** The span of the figures. */
const DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** What one's posts brought in the last 30 days. */
export async function getCommunityFigures(_input: object, context: OperationContext): Promise<CommunityFigures> {
  const { userNo } = sessionIn(context);
  const since = new Date(context.now().getTime() - DAYS * DAY_MS);
  // Who follows one, and what they wrote, are rows of others.
  const [row] = await withActor(context.db, systemActor, (trx) =>
    rowsOf<{ views: number; likes: number; comments: number; fans: number }>(
      trx,
      sql`select coalesce(sum(count_view), 0)::int as views, coalesce(sum(count_like), 0)::int as likes,
          (select count(*)::int from community_comment
            where to_user_no = ${userNo} and gmt_create > ${since} and is_shown) as comments,
          (select count(*)::int from community_follow
            where target_kind = ${TARGET.person} and target_id = ${userNo} and gmt_create > ${since}) as fans
        from community_author_day
        where user_no = ${userNo} and day > (${since}::timestamptz at time zone 'UTC')::date`,
    ),
  );
  const { views = 0, likes = 0, comments = 0, fans = 0 } = row ?? {};
  return { countView: views, countLike: likes, countComment: comments, countFans: fans };
}

/** How long one may bring back what one deleted. */
const RESTORE_MS = DAY_MS;
/** Restored posts of one person in an hour: each drops the pages that are kept for visitors when it goes again. */
const RESTORES_AN_HOUR = 60;

/**
 * Brings back a blog or question that one deleted: as a draft, for its time, or for everybody, as it stood. What
 * moderation hid stays hidden. NOT_FOUND where it is another's or deleted too long ago.
 */
export async function restorePost({ id }: RestorePostBody, context: OperationContext): Promise<Record<string, never>> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const now = context.now();
  const { numAffectedRows = 0n } = await withActor(context.db, systemActor, async (trx) => {
    if (!(await countUse(trx, { subject: `restore ${userNo}`, most: RESTORES_AN_HOUR, seconds: 3600, now })))
      fail("POST_TOO_MANY");
    return sql`update community_post set gmt_modified = ${now}, state = case
        when gmt_publish is null then ${POST_STATE.draft}::int
        when kind = 1 and gmt_publish > ${now} then ${POST_STATE.scheduled}::int
        else ${POST_STATE.published}::int end
      where id = ${id} and user_no = ${userNo} and state = ${POST_STATE.deleted}
        and gmt_modified > ${new Date(now.getTime() - RESTORE_MS)}`.execute(trx);
  });
  if (numAffectedRows === 0n) fail("NOT_FOUND");
  return {};
}
