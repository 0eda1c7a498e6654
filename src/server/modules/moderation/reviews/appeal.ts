import { sql } from "kysely";
import { ModerationEventEnum, ModerationStateEnum } from "../../../../generated/enums.ts";
import type { SaveAppealBody } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { addEvent } from "./open-review.ts";

/** Appeals against a removal, once. NOT_FOUND where it is nothing of one's own; APPEAL_DONE where it cannot be any more. */
export async function saveAppeal(
  { id, content }: SaveAppealBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const now = context.now();
  await withActor(context.db, systemActor, async (trx) => {
    const found = await sql<{ org_no: string; author_user_no: string | null }>`select org_no, author_user_no
      from moderation_entry where id = ${id}`.execute(trx);
    const [before] = found.rows;
    if (before?.author_user_no !== userNo) fail("NOT_FOUND");
    const { rows } = await sql`update moderation_entry set state = ${ModerationStateEnum.appealed},
        version = version + 1, appeal = ${content.trim()}, gmt_appeal = ${now}, gmt_modified = ${now}
      where id = ${id} and state = ${ModerationStateEnum.removed} and gmt_appeal is null returning id`.execute(trx);
    if (rows.length === 0) fail("APPEAL_DONE");
    const event = ModerationEventEnum.appealed;
    await addEvent(trx, { entryId: id, orgNo: before.org_no, event, userNo, opinion: content.trim(), now });
  });
  return {};
}
