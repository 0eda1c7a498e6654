import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import { fail } from "../../core/errors.ts";
import { REACTION, TARGET, type NoticeKind } from "./kinds.ts";
import { rowsOf } from "./rows.ts";

interface Reacting {
  userNo: string;
  targetKind: typeof TARGET.blog | typeof TARGET.question | typeof TARGET.comment;
  targetId: string;
  reaction: keyof typeof REACTION;
  isOn: boolean;
  now: Date;
  /** What the author of a post is told where the reaction is new. */
  tells?: NoticeKind;
}

/**
 * Likes, keeps or finds useful, or no more: a person counts once, however often and however many at once. Gives the
 * count that there is now. A trigger moves the counter with the row, and whoever reacts meanwhile waits for the end of
 * the transaction: so the same statement tells the author. POST_GONE or COMMENT_GONE where it is not shown. In scope
 * system.
 */
export async function setReaction(
  trx: Trx,
  { userNo, targetKind, targetId, reaction, isOn, now, tells }: Reacting,
): Promise<{ count: number }> {
  const isComment = targetKind === TARGET.comment;
  const target = isComment
    ? sql`community_comment where id = ${targetId} and is_shown`
    : sql`community_post where id = ${targetId} and kind = ${targetKind} and is_shown`;
  const value = REACTION[reaction];
  const told = tells
    ? sql`, told as (
        insert into community_notice (user_no, notice_kind, target_kind, target_id, actor_user_no, gmt_create)
        select post.user_no, ${tells}, ${targetKind}, post.id, ${userNo}, ${now}
        from added join community_post as post on post.id = added.target_id where post.user_no <> ${userNo}
        on conflict do nothing)`
    : sql``;
  await (
    isOn
      ? sql`with added as (
          insert into community_reaction (user_no, target_kind, target_id, reaction, gmt_create)
          select ${userNo}, ${targetKind}, id, ${value}, ${now} from ${target} on conflict do nothing
          returning target_id) ${told}
        select target_id from added`
      : sql`delete from community_reaction where user_no = ${userNo} and target_kind = ${targetKind}
          and target_id = ${targetId} and reaction = ${value}`
  ).execute(trx);
  const counter = sql.ref({ like: "count_like", favourite: "count_favourite", useful: "count_useful" }[reaction]);
  const [row] = await rowsOf<{ count: number }>(trx, sql`select ${counter} as count from ${target}`);
  return row ?? fail(isComment ? "COMMENT_GONE" : "POST_GONE");
}
