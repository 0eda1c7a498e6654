import { sql } from "kysely";
import type { UpdateStaffInvitationBody } from "../../../generated/types.ts";
import { UserTypeEnum } from "../../../generated/enums.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import { holdPerson } from "../members/index.ts";
import { tellOwners } from "./notify.ts";
import { holdPlace } from "./queries.ts";

/**
 * Accepts or declines an invitation of one's number. NOT_FOUND for another's; INVITATION_OVER for one that was answered,
 * withdrawn or has expired; INVITATION_NOT_YOU for organisations and operators, whose accounts work for nobody else;
 * STAFF_HERE for who works there already.
 */
export async function updateStaffInvitation(
  { id, isAccepted }: UpdateStaffInvitationBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const session = sessionIn(context);
  const { userNo } = session;
  if (!isRecordId(id)) fail("NOT_FOUND");
  const now = context.now();
  await withActor(context.db, systemActor, async (trx) => {
    const person = (await holdPerson(trx, userNo)) ?? fail("SESSION_INVALID");
    const orgNo = (await orgNoOf(trx, { id, mobile: person.mobile })) ?? fail("NOT_FOUND");
    if (isAccepted) {
      if (person.is_operator || person.user_type === UserTypeEnum.organisation) fail("INVITATION_NOT_YOU");
      if (await holdPlace(trx, { userNo, orgNo })) fail("STAFF_HERE");
    }
    const state = isAccepted ? "accepted" : "declined";
    const { numAffectedRows } =
      await sql`update org_staff set state = ${state}, user_no = ${userNo}, gmt_answer = ${now}
      where id = ${id} and state = 'open' and gmt_expire > ${now}`.execute(trx);
    if (numAffectedRows !== 1n) fail("INVITATION_OVER");
    await tellOwners(trx, { orgNo, event: state, name: person.name ?? "" }, context);
    const action = isAccepted ? "staff.accept" : "staff.decline";
    await recordAudit(trx, { ...auditActor(session), action, orgNo, subject: `staff:${id}` });
  });
  return {};
}

async function orgNoOf(trx: Trx, { id, mobile }: { id: string; mobile: string | null }): Promise<string | undefined> {
  const row = await trx
    .selectFrom("org_staff")
    .select("org_no")
    .where("id", "=", id)
    .where("mobile", "=", mobile ?? "")
    .executeTakeFirst();
  return row?.org_no;
}
