import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import { fail } from "../../core/errors.ts";
import { TARGET } from "./kinds.ts";
import { rowsOf } from "./rows.ts";

interface Following {
  userNo: string;
  targetKind: typeof TARGET.question | typeof TARGET.person | typeof TARGET.label;
  targetId: string;
  isOn: boolean;
  now: Date;
}

/**
 * Follows a person, a question or a label, or no more: once each. Gives how many follow it now, and whether this one is
 * new. NOT_FOUND; FOLLOW_SELF. In scope system, after `ensureBlogger`.
 */
export async function setFollow(
  trx: Trx,
  { userNo, targetKind, targetId, isOn, now }: Following,
): Promise<{ count: number; isNew: boolean }> {
  const isPerson = targetKind === TARGET.person;
  if (isPerson && targetId === userNo) fail("FOLLOW_SELF");
  const target = {
    [TARGET.person]: sql`blogger where user_no = ${targetId}`,
    [TARGET.question]: sql`community_post where id = ${targetId} and kind = ${targetKind} and is_shown`,
    [TARGET.label]: sql`community_label where id = ${targetId}`,
  }[targetKind];
  const key = sql.ref(isPerson ? "user_no" : "id");
  const { numAffectedRows = 0n } = isOn
    ? await sql`insert into community_follow (user_no, target_kind, target_id, gmt_create)
        select ${userNo}, ${targetKind}, ${key}, ${now} from ${target} on conflict do nothing`.execute(trx)
    : await sql`delete from community_follow where user_no = ${userNo} and target_kind = ${targetKind}
        and target_id = ${targetId}`.execute(trx);
  const counter = sql.ref(isPerson ? "count_fans" : "count_follow");
  const [row] = await rowsOf<{ count: number }>(trx, sql`select ${counter} as count from ${target}`);
  return { count: (row ?? fail("NOT_FOUND")).count, isNew: isOn && numAffectedRows > 0n };
}
