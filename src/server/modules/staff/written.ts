import type { Staff } from "../../../generated/types.ts";
import type { OperationContext, Session } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import type { Trx } from "../../database/connect.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import { presentStaff } from "./present.ts";
import { holdPlace, selectOne } from "./queries.ts";

/**
 * Refuses one of the staff who is no owner any more by the time that it is their turn: of two who remove each other one
 * comes second. STAFF_ENDED.
 */
export async function refuseFormer(trx: Trx, { userNo, orgNo, staff }: Session): Promise<void> {
  if (!staff) return;
  const place = await holdPlace(trx, { userNo, orgNo });
  if (place?.staff_role !== "owner") fail("STAFF_ENDED");
}

/** What was changed, after it is in the audit log; the number is not written there. */
export async function writtenStaff(
  trx: Trx,
  {
    id,
    action,
    session,
    detail = {},
  }: { id: string; action: string; session: Session; detail?: Record<string, unknown> },
  context: OperationContext,
): Promise<Staff> {
  const { orgNo } = session;
  await recordAudit(trx, { ...auditActor(session), action, orgNo, subject: `staff:${id}`, detail });
  const row = (await selectOne(trx, { id, orgNo, now: context.now() })) ?? fail("NOT_FOUND");
  return presentStaff(row, session, context.site.settings.timeZone);
}
