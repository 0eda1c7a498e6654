import { sql } from "kysely";
import type { CancelStaffPlaceBody, RemoveStaffBody, Staff, UpdateStaffBody } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import { tellChanged, tellOwners, tellRemoved } from "./notify.ts";
import { holdOrganisation, holdPlace, selectOne, type StaffRow } from "./queries.ts";
import { refuseFormer, writtenStaff } from "./written.ts";

/**
 * Gives somebody another role, from their next call on. NOT_FOUND for who does not work there and is not invited to;
 * STAFF_LAST_OWNER where no owner would be left.
 */
export async function updateStaff({ id, staffRole }: UpdateStaffBody, context: OperationContext): Promise<Staff> {
  const session = sessionIn(context);
  const { orgNo } = session;
  const { row, staff } = await withActor(context.db, systemActor, async (trx) => {
    const { ownersBeside } = await holdOrganisation(trx, orgNo);
    await refuseFormer(trx, session);
    const before = await present(trx, { id, orgNo }, context);
    if (before.state === "accepted" && staffRole !== "owner" && (await ownersBeside(id)) === 0)
      fail("STAFF_LAST_OWNER");
    await sql`update org_staff set staff_role = ${staffRole} where id = ${id}`.execute(trx);
    const { user_no: userNo, staff_role: from } = before;
    if (userNo !== null && from !== staffRole) await tellChanged(trx, { userNo, staffRole }, context);
    const detail = { from, to: staffRole };
    return { row: before, staff: await writtenStaff(trx, { id, action: "staff.change", session, detail }, context) };
  });
  if (row.user_no !== null) await context.services.sessions.changed(row.user_no);
  return staff;
}

/** Ends that somebody works for the organisation, from their next call on, and tells them. The same errors. */
export async function removeStaff(
  { id, opinion = "" }: RemoveStaffBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const session = sessionIn(context);
  const { orgNo } = session;
  const userNo = await withActor(context.db, systemActor, async (trx) => {
    const { ownersBeside } = await holdOrganisation(trx, orgNo);
    await refuseFormer(trx, session);
    const { user_no: person, state } = await present(trx, { id, orgNo }, context);
    if (state !== "accepted" || person === null) fail("NOT_FOUND");
    if ((await ownersBeside(id)) === 0) fail("STAFF_LAST_OWNER");
    await end(trx, { id, state: "removed" }, context);
    await tellRemoved(trx, { userNo: person, opinion: opinion.trim() }, context);
    const detail = { opinion: opinion.trim() };
    await recordAudit(trx, { ...auditActor(session), action: "staff.remove", orgNo, subject: `staff:${id}`, detail });
    return person;
  });
  await context.services.sessions.changed(userNo);
  return {};
}

/** Ends that who asks works for an organisation. NOT_FOUND where they do not; STAFF_LAST_OWNER. */
export async function cancelStaffPlace(
  { id }: CancelStaffPlaceBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const session = sessionIn(context);
  const { userNo } = session;
  if (!isRecordId(id)) fail("NOT_FOUND");
  await withActor(context.db, systemActor, async (trx) => {
    const { org_no: orgNo } = (await orgOf(trx, { id, userNo })) ?? fail("NOT_FOUND");
    const { ownersBeside } = await holdOrganisation(trx, orgNo);
    if (!(await holdPlace(trx, { userNo, id }))) fail("NOT_FOUND");
    if ((await ownersBeside(id)) === 0) fail("STAFF_LAST_OWNER");
    await end(trx, { id, state: "left" }, context);
    const { name } = await trx
      .selectFrom("app_user")
      .select("name")
      .where("user_no", "=", userNo)
      .executeTakeFirstOrThrow();
    await tellOwners(trx, { orgNo, event: "left", name }, context);
    await recordAudit(trx, { ...auditActor(session), action: "staff.leave", orgNo, subject: `staff:${id}` });
  });
  await context.services.sessions.changed(userNo);
  return {};
}

/** One that holds or waits. */
async function present(
  trx: Trx,
  { id, orgNo }: { id: string; orgNo: string },
  context: OperationContext,
): Promise<StaffRow> {
  const row = isRecordId(id) ? await selectOne(trx, { id, orgNo, now: context.now() }) : undefined;
  return row?.state === "accepted" || row?.state === "open" ? row : fail("NOT_FOUND");
}

async function end(trx: Trx, { id, state }: { id: string; state: "removed" | "left" }, context: OperationContext) {
  await sql`update org_staff set state = ${state}, gmt_end = ${context.now()} where id = ${id}`.execute(trx);
}

async function orgOf(trx: Trx, { id, userNo }: { id: string; userNo: string }) {
  return trx
    .selectFrom("org_staff")
    .select("org_no")
    .where("id", "=", id)
    .where("user_no", "=", userNo)
    .where("state", "=", "accepted")
    .executeTakeFirst();
}
