import type { StartStaffWorkBody, UserInfo } from "../../../generated/types.ts";
import { UserTypeEnum } from "../../../generated/enums.ts";
import type { OperationContext, Session } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import { viewUser } from "../identity/index.ts";
import { holdPlace } from "./queries.ts";

/**
 * Acts for an organisation from now on, in this session alone, whose number and whose rights are the organisation's as
 * far as the role reaches. NOT_FOUND where they do not work for it, or it has no site.
 */
export async function startStaffWork(
  { workOrgNo: orgNo }: StartStaffWorkBody,
  context: OperationContext,
): Promise<UserInfo> {
  const { staff: _, isFormerStaff: __, ...session } = sessionIn(context);
  const { userNo, sessionId } = session;
  const site = (await context.services.tenants.resolve(orgNo)) ?? fail("NOT_FOUND");
  const role = await withActor(context.db, systemActor, async (trx) => {
    // Held: who is removed at once is out, whichever comes first.
    const place = (await holdPlace(trx, { userNo, orgNo })) ?? fail("NOT_FOUND");
    await context.services.sessions.actFor(trx, { sessionId, orgNo });
    const acting = { ...session, staff: { role: place.staff_role } };
    await recordAudit(trx, { ...auditActor(acting), action: "staff.start", orgNo, subject: `staff:${place.id}` });
    return place.staff_role;
  });
  const acting: Session = {
    ...session,
    orgNo,
    userType: UserTypeEnum.organisation,
    isOperator: false,
    staff: { role },
  };
  await changed(userNo, context);
  return viewUser({ ...context, session: acting, orgNo, site });
}

/** Acts as oneself again in this session. */
export async function leaveStaffWork(context: OperationContext): Promise<UserInfo> {
  const { staff: _, isFormerStaff: __, ...session } = sessionIn(context);
  const { userNo, sessionId } = session;
  await withActor(context.db, systemActor, (trx) =>
    context.services.sessions.actFor(trx, { sessionId, orgNo: undefined }),
  );
  await changed(userNo, context);
  // Of the account itself only its number is asked here: what it is, its row says.
  return viewUser({ ...context, session });
}

async function changed(userNo: string, { services }: OperationContext): Promise<void> {
  await services.sessions.changed(userNo);
}
