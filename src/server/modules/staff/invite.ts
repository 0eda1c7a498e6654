import { sql } from "kysely";
import type { SaveStaffInvitationBody, Staff, WithdrawStaffInvitationBody } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { countInvited } from "../../lib/count-invited.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { holdOrganisation, selectOne } from "./queries.ts";
import { refuseFormer, writtenStaff } from "./written.ts";
import { sendInvitedSms, tellInvited } from "./notify.ts";

const DAY_MS = 86_400_000;
/** Of one organisation, with those who are invited. */
export const MAX_STAFF = 100;

/**
 * Invites whoever has a number, with or without an account: the same is answered. INVITATION_OWN for one's own;
 * STAFF_HERE for who works there, whom the organisation knows; INVITATION_WAITS where one to this number is open;
 * INVITATION_TOO_MANY; STAFF_TOO_MANY.
 */
export async function saveStaffInvitation(
  { staffMobile: mobile, staffRole, days, note = "" }: SaveStaffInvitationBody,
  context: OperationContext,
): Promise<Staff> {
  const session = sessionIn(context);
  const { orgNo, userNo } = session;
  const now = context.now();
  await countInvited({ kind: "staff", orgNo, mobile }, context);
  const { person, staff } = await withActor(context.db, systemActor, async (trx) => {
    await holdOrganisation(trx, orgNo);
    await refuseFormer(trx, session);
    const person = await trx.selectFrom("app_user").select("user_no").where("mobile", "=", mobile).executeTakeFirst();
    if (person?.user_no === userNo) fail("INVITATION_OWN");
    const { rows: known } = await sql<{ staff: number; is_here: boolean }>`select count(*)::int as staff,
        coalesce(bool_or(user_no = ${person?.user_no ?? null}::bigint and state = 'accepted'), false) as is_here
      from org_staff where org_no = ${orgNo} and (state = 'accepted' or (state = 'open' and gmt_expire > ${now}))`.execute(
      trx,
    );
    if (known[0]?.is_here) fail("STAFF_HERE");
    if ((known[0]?.staff ?? 0) >= MAX_STAFF) fail("STAFF_TOO_MANY", { args: { limit: MAX_STAFF } });
    // One that expired makes room.
    await sql`update org_staff set state = 'expired'
      where org_no = ${orgNo} and mobile = ${mobile} and state = 'open' and gmt_expire <= ${now}`.execute(trx);
    const { rows } = await sql<{ id: string }>`insert into org_staff
        (org_no, mobile, staff_role, note, author_user_no, gmt_expire, gmt_create)
      values (${orgNo}, ${mobile}, ${staffRole}, ${note.trim()}, ${userNo},
        ${new Date(now.getTime() + days * DAY_MS)}, ${now})
      on conflict (org_no, mobile) where state = 'open' do nothing returning id`.execute(trx);
    const id = rows[0]?.id ?? fail("INVITATION_WAITS");
    if (person) await tellInvited(trx, { userNo: person.user_no, staffRole }, context);
    const detail = { staffRole };
    return { person, staff: await writtenStaff(trx, { id, action: "staff.invite", session, detail }, context) };
  });
  // The menu of who has an account shows the way at their next page. Whoever has none has a telephone. Neither is waited
  // for: how long the answer takes says nothing of whether there is an account.
  const told = person ? context.services.sessions.changed(person.user_no) : sendInvitedSms(mobile, context);
  told.catch((error: unknown) => context.services.log.warn({ err: error }, "somebody was not told of an invitation"));
  return staff;
}

/** Takes back what is open. INVITATION_OVER where it was answered or has expired; NOT_FOUND where it is another's. */
export async function withdrawStaffInvitation(
  { id }: WithdrawStaffInvitationBody,
  context: OperationContext,
): Promise<Staff> {
  const session = sessionIn(context);
  const { orgNo } = session;
  if (!isRecordId(id)) fail("NOT_FOUND");
  const now = context.now();
  return withActor(context.db, systemActor, async (trx) => {
    await holdOrganisation(trx, orgNo);
    await refuseFormer(trx, session);
    if (!(await selectOne(trx, { id, orgNo, now }))) fail("NOT_FOUND");
    const { numAffectedRows } = await sql`update org_staff set state = 'withdrawn', gmt_answer = ${now}
      where id = ${id} and org_no = ${orgNo} and state = 'open' and gmt_expire > ${now}`.execute(trx);
    if (numAffectedRows !== 1n) fail("INVITATION_OVER");
    return writtenStaff(trx, { id, action: "staff.inviteEnd", session }, context);
  });
}
