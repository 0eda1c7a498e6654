import { sql, type RawBuilder } from "kysely";
import type { Db, Trx } from "../../database/connect.ts";
import { fail } from "../../core/errors.ts";
import { REACTION, TARGET, type NoticeKind } from "./kinds.ts";
import { rowsOf } from "./rows.ts";

/** What is liked, kept or found useful, and which of these it is. */
interface Reaction {
  targetKind: typeof TARGET.blog | typeof TARGET.question | typeof TARGET.comment;
  targetId: string;
  reaction: keyof typeof REACTION;
}

interface Reacting extends Reaction {
  userNo: string;
  isOn: boolean;
  now: Date;
  /** What the author of a post is told where the reaction is new, and the statement that makes the profile of whom. */
  tells?: { notice: NoticeKind; profile: RawBuilder<unknown> };
}

/**
 * Likes, keeps or finds useful, or no more: a person counts once, however often and however many at once. A trigger
 * moves the counter with the row, and whoever reacts meanwhile waits for the end of the transaction: so the same
 * statement tells the author, and nothing should come after it. Nothing happens where the target is not shown: see
 * `countReactions`. In scope system.
 */
export async function setReaction(
  trx: Trx,
  { userNo, targetKind, targetId, reaction, isOn, now, tells }: Reacting,
): Promise<void> {
  const target = shownTarget({ targetKind, targetId });
  const value = REACTION[reaction];
  const told = tells
    ? sql`, profile as (${tells.profile}), told as (
        insert into community_notice (user_no, notice_kind, target_kind, target_id, actor_user_no, gmt_create)
        select post.user_no, ${tells.notice}, ${targetKind}, post.id, ${userNo}, ${now}
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
          and target_id = ${targetId} and reaction = ${value} and exists (select from ${target})`
  ).execute(trx);
}

/**
 * How many do so now. POST_GONE or COMMENT_GONE where the target is not shown. Asked after the end of the transaction
 * that changed it, it keeps nobody waiting and counts what others did meanwhile.
 */
export async function countReactions(db: Db, { reaction, ...target }: Reaction): Promise<number> {
  const counter = sql.ref({ like: "count_like", favourite: "count_favourite", useful: "count_useful" }[reaction]);
  const [row] = await rowsOf<{ count: number }>(db, sql`select ${counter} as count from ${shownTarget(target)}`);
  return row?.count ?? fail(target.targetKind === TARGET.comment ? "COMMENT_GONE" : "POST_GONE");
}

function shownTarget({ targetKind, targetId }: Omit<Reaction, "reaction">) {
  return targetKind === TARGET.comment
    ? // What stands below something that nobody sees is seen by nobody either.
      sql`community_comment as comment where id = ${targetId} and is_shown and case target_kind
        when ${TARGET.course} then exists (select from course where course.id = comment.target_id and is_public)
        else exists (select from community_post where community_post.id = comment.target_id
          and kind = comment.target_kind and community_post.is_shown) end`
    : sql`community_post where id = ${targetId} and kind = ${targetKind} and is_shown`;
}
