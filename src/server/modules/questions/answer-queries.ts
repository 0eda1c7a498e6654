import { sql } from "kysely";
import type { Db } from "../../database/connect.ts";
import { pageOfKeys, type KeyedList, type KeyedRange } from "../../lib/keyed-list.ts";
import { COMMENT, LIKE, QUESTION, USEFUL } from "./rules.ts";

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

/** More than any number of a record. */
const FIRST = 10 ** 15;

/** How many comments of an answer its page shows. */
const MAX_BELOW = 100;

/**
 * A page, and one more, of the answers to a question, the accepted one first, and the comments below them, the oldest
 * first; or, for `isAnswer` false, of the comments below the question itself.
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
  range: KeyedRange,
): Promise<{ roots: (CommentRow & { key: string })[]; below: CommentRow[] }> {
  const place = {
    useful: sql`said.count_useful`,
    new: sql`said.id`,
    // Lists by key go down.
    old: sql`${FIRST}::bigint - said.id`,
  }[order];
  const at = sql`case when said.id = ${accepted}::bigint then ${FIRST}::bigint else ${place} end`;
  const joined = sql`join blogger on blogger.user_no = said.user_no left join blogger reply on reply.user_no = said.reply_user_no`;
  const list: KeyedList = {
    rows: sql`select said.id, ${at} as at from community_comment said where said.target_kind = ${QUESTION}
      and said.target_id = ${questionId} and said.root_id is null and said.is_answer = ${isAnswer} and ${stands(viewer)}`,
    at: "bigint",
  };
  const { rows: roots } = await sql<CommentRow & { key: string }>`select page.key, ${said(viewer)}
    from (${pageOfKeys(list, range)}) as page join community_comment said on said.id = page.id ${joined}
    order by page.place`.execute(db);
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
