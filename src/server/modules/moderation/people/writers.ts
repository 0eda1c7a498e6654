import { sql } from "kysely";
import type { ListWritersBody, ListWritersReply } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { fail } from "../../../core/errors.ts";
import type { Trx } from "../../../database/connect.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { isWaiting, ofOwner } from "../reviews/entry-queries.ts";
import { whose } from "../whose.ts";

const MAX_FOUND = 20;

/**
 * People by a part of their name, or one by their number, else the writers of what waits: of an organisation those who
 * wrote something on its site, of the platform all.
 */
export async function listWriters(
  { siteOrgNo = "", keyword = "", userNo }: ListWritersBody,
  context: OperationContext,
): Promise<ListWritersReply> {
  const { orgNo } = await whose({ siteOrgNo }, context);
  const session = sessionIn(context);
  const now = context.now();
  if (userNo !== undefined && !isRecordId(userNo)) fail("NOT_FOUND");
  const name = keyword.trim().toLowerCase();
  const asked =
    userNo !== undefined
      ? sql`user_no = ${userNo}`
      : name !== ""
        ? sql`strpos(lower(name), ${name}) > 0`
        : // Before anybody is named: whose writing waits in the queue.
          sql`user_no in (select author_user_no from moderation_entry entry
            where ${ofOwner(session.isOperator ? siteOrgNo || undefined : orgNo)} and ${isWaiting} limit 100)`;
  const rows = await withActor(context.db, systemActor, async (trx) => {
    const found = await sql<{ user_no: string; name: string; is_blocked: boolean }>`select user_no, name,
        exists (select from blocked_person where blocked_person.user_no = app_user.user_no and org_no = ${orgNo}
          and (gmt_end is null or gmt_end > ${now})) as is_blocked
      from app_user where ${asked} and not is_operator
        and user_no <> ${session.userNo} and ${session.isOperator ? sql`true` : wrote(sql`app_user.user_no`, orgNo)}
      order by length(name), user_no limit ${MAX_FOUND}`.execute(trx);
    return found.rows;
  });
  return {
    list: rows.map((row) => ({ userNo: row.user_no, userName: row.name, isBlocked: row.is_blocked ? 1 : 0 })),
  };
}

/** Whether somebody wrote something on the site of an organisation, taken back or not. In scope system. */
export async function hasWritten(trx: Trx, { userNo, orgNo }: { userNo: string; orgNo: string }): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select ${wrote(sql`${userNo}::bigint`, orgNo)} as has`.execute(trx);
  return rows[0]?.has === true;
}

const wrote = (userNo: ReturnType<typeof sql>, orgNo: string) =>
  sql<boolean>`(${sql.join(
    ["community_post", "community_comment", "blogger"].map(
      (table) =>
        sql`exists (select from ${sql.table(table)} written where written.user_no = ${userNo} and written.org_no = ${orgNo})`,
    ),
    sql` or `,
  )})`;
