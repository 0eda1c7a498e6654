import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import { fail } from "../../core/errors.ts";
import { REACTION, TARGET } from "./kinds.ts";
import { rowsOf } from "./rows.ts";

interface Reacting {
  userNo: string;
  targetKind: typeof TARGET.blog | typeof TARGET.question | typeof TARGET.comment;
  targetId: string;
  reaction: keyof typeof REACTION;
  isOn: boolean;
  now: Date;
}

/** What a reaction did: the count that there is now, whether this changed it, and whose the thing is. */
export interface Reacted {
  count: number;
  isNew: boolean;
  authorUserNo: string;
}

/**
 * Likes, keeps or finds useful, or no more: a person counts once, however often and however many at once. A trigger
 * moves the counter with the row. POST_GONE or COMMENT_GONE where it is not shown. In scope system.
 */
export async function setReaction(
  trx: Trx,
  { userNo, targetKind, targetId, reaction, isOn, now }: Reacting,
): Promise<Reacted> {
  const isComment = targetKind === TARGET.comment;
  const target = isComment
    ? sql`community_comment where id = ${targetId} and is_shown`
    : sql`community_post where id = ${targetId} and kind = ${targetKind} and is_shown`;
  const value = REACTION[reaction];
  const { numAffectedRows = 0n } = isOn
    ? await sql`insert into community_reaction (user_no, target_kind, target_id, reaction, gmt_create)
        select ${userNo}, ${targetKind}, id, ${value}, ${now} from ${target} on conflict do nothing`.execute(trx)
    : await sql`delete from community_reaction where user_no = ${userNo} and target_kind = ${targetKind}
        and target_id = ${targetId} and reaction = ${value}`.execute(trx);
  const counter = sql.ref({ like: "count_like", favourite: "count_favourite", useful: "count_useful" }[reaction]);
  const [row] = await rowsOf<{ count: number; user_no: string }>(
    trx,
    sql`select ${counter} as count, user_no from ${target}`,
  );
  if (!row) fail(isComment ? "COMMENT_GONE" : "POST_GONE");
  return { count: row.count, isNew: isOn && numAffectedRows > 0n, authorUserNo: row.user_no };
}
