import { sql } from "kysely";
import type { Db } from "../../database/connect.ts";
import { pageOfKeys, type KeyedRange } from "../../lib/keyed-list.ts";
import { TARGET } from "./kinds.ts";
import { rowsOf } from "./rows.ts";

export interface BloggerRow {
  user_no: string;
  org_no: string;
  blogger_name: string;
  photo: string;
  introduce: string;
  count_blog: number;
  count_question: number;
  count_answer: number;
  count_fans: number;
  count_follow: number;
  count_like: number;
  moderation: number;
  gmt_create: Date;
  is_attended: boolean;
}

function columns(viewer: string | undefined) {
  return sql`blogger.user_no, blogger.org_no, blogger_name, photo, introduce, count_blog, count_question, count_answer,
    count_fans, count_follow, count_like, moderation, blogger.gmt_create, exists (select from community_follow as own
      where own.user_no = ${viewer ?? null}::bigint and own.target_kind = ${TARGET.person}
      and own.target_id = blogger.user_no) as is_attended`;
}

export async function selectBlogger(
  db: Db,
  { userNo, viewer }: { userNo: string; viewer: string | undefined },
): Promise<BloggerRow | undefined> {
  const [row] = await rowsOf<BloggerRow>(db, sql`select ${columns(viewer)} from blogger where user_no = ${userNo}`);
  return row;
}

/** People of a site with many followers whom the viewer does not follow yet. */
export function selectRecommended(
  db: Db,
  { orgNo, viewer, limit }: { orgNo: string; viewer: string; limit: number },
): Promise<BloggerRow[]> {
  return rowsOf<BloggerRow>(
    db,
    sql`select ${columns(viewer)} from blogger where org_no = ${orgNo} and moderation = 1 and count_blog > 0
        and user_no <> ${viewer} and not exists (select from community_follow as own where own.user_no = ${viewer}
          and own.target_kind = ${TARGET.person} and own.target_id = blogger.user_no)
      order by count_fans desc, user_no desc limit ${limit}`,
  );
}

/** Whom a person follows, or who follows them; the latest first, and one more. In scope system: what others follow is theirs. */
export function selectFollows(
  db: Db,
  { userNo, side, viewer }: { userNo: string; side: "follows" | "fans"; viewer: string },
  range: KeyedRange,
): Promise<(BloggerRow & { key: string })[]> {
  const [theirs, shown] = side === "follows" ? [sql`user_no`, sql`target_id`] : [sql`target_id`, sql`user_no`];
  const rows = sql`select ${shown} as id, gmt_create as at from community_follow
    where target_kind = ${TARGET.person} and ${theirs} = ${userNo}`;
  return rowsOf(
    db,
    sql`select page.key, ${columns(viewer)} from (${pageOfKeys({ rows, at: "timestamptz" }, range)}) as page
      join blogger on blogger.user_no = page.id order by page.place`,
  );
}
