import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import { countKeys, pageOfKeys, type KeyedList, type KeyedRange } from "../../lib/keyed-list.ts";
import { selectCards, type ListedRow } from "./queries.ts";
import { QUESTION } from "./rules.ts";

/** A list of one's own: what one asked, likes (1), keeps (2) or follows (4). */
export type OwnList = "asked" | 1 | 2 | 4;

interface Own {
  list: OwnList;
  userNo: string;
}

function ownList({ list, userNo }: Own): KeyedList {
  if (list === "asked")
    return {
      rows: sql`select id, id as at from community_post where user_no = ${userNo} and kind = ${QUESTION} and state = 3`,
      at: "bigint",
    };
  const [table, more] =
    list === 4 ? [sql`community_follow`, sql``] : [sql`community_reaction`, sql`and mark.reaction = ${list}`];
  return {
    rows: sql`select mark.target_id as id, mark.gmt_create as at from ${table} mark
      join community_post post on post.id = mark.target_id and post.kind = ${QUESTION} and post.is_shown
      where mark.user_no = ${userNo} and mark.target_kind = ${QUESTION} ${more}`,
    at: "timestamptz",
  };
}

export function selectOwn(trx: Trx, own: Own, range: KeyedRange): Promise<ListedRow[]> {
  return selectCards(trx, ownList(own), range);
}

export const countOwn = (trx: Trx, own: Own): Promise<number> => count(trx, ownList(own));

async function count(trx: Trx, list: KeyedList): Promise<number> {
  const { rows } = await countKeys(list).execute(trx);
  return rows[0]?.total ?? 0;
}

export interface OwnAnswerRow {
  key: string;
  id: string;
  question_id: string;
  title: string;
  summary: string;
  count_useful: number;
  is_accepted: boolean;
  gmt_create: Date;
}

const ownAnswers = (userNo: string): KeyedList => ({
  rows: sql`select answer.id, answer.id as at from community_comment answer
    join community_post post on post.id = answer.target_id and post.kind = ${QUESTION} and post.is_shown
    where answer.user_no = ${userNo} and answer.is_answer and not answer.is_removed`,
  at: "bigint",
});

export async function selectOwnAnswers(trx: Trx, userNo: string, range: KeyedRange): Promise<OwnAnswerRow[]> {
  const { rows } = await sql<OwnAnswerRow>`select page.key, answer.id, post.id as question_id, post.title,
      left(answer.body_text, 200) as summary, answer.count_useful,
      coalesce(post.accepted_comment_id = answer.id, false) as is_accepted, answer.gmt_create
    from (${pageOfKeys(ownAnswers(userNo), range)}) as page join community_comment answer on answer.id = page.id
    join community_post post on post.id = answer.target_id order by page.place`.execute(trx);
  return rows;
}

export const countOwnAnswers = (trx: Trx, userNo: string): Promise<number> => count(trx, ownAnswers(userNo));
