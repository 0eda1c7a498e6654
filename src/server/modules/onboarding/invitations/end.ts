import type { LecturerOffers, RemoveLecturerBody } from "../../../../generated/types.ts";
import { UserTypeEnum } from "../../../../generated/enums.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { endMember, holdPerson, membershipChanged } from "../../members/index.ts";
import { listLecturerOffers } from "./offers.ts";
import { tellOrganisation, tellRemoved } from "./notify.ts";

/**
 * Ends that the lecturer who asks teaches for their organisation; they stay a lecturer, of the platform. What they made
 * and earned stays as it is. MEMBER_NONE for who teaches for the platform.
 */
export async function cancelTeaching(context: OperationContext): Promise<LecturerOffers> {
  const session = sessionIn(context);
  const { userNo } = session;
  await withActor(context.db, systemActor, async (trx) => {
    const person = (await holdPerson(trx, userNo)) ?? fail("SESSION_INVALID");
    const { org_no: orgNo } = person;
    if (orgNo === PLATFORM || person.user_type !== UserTypeEnum.lecturer) fail("MEMBER_NONE");
    const name = await lecturerName(trx, userNo);
    await endMember(trx, { userNo, orgNo, kind: "left", opinion: "", now: context.now() });
    await tellOrganisation(trx, { orgNo, event: "left", name }, context);
    await recordAudit(trx, { ...auditActor(session), action: "lecturer.leave", orgNo, subject: `user:${userNo}` });
  });
  await membershipChanged(userNo, context);
  return listLecturerOffers({}, { ...context, session });
}

/** The same, by the organisation, which tells the lecturer. NOT_FOUND for who does not teach for it. */
export async function removeLecturer(
  { lecturerUserNo: userNo, opinion = "" }: RemoveLecturerBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const session = sessionIn(context);
  const { orgNo } = session;
  if (!isRecordId(userNo)) fail("NOT_FOUND");
  const words = opinion.trim();
  await withActor(context.db, systemActor, async (trx) => {
    const person = await holdPerson(trx, userNo);
    if (person?.org_no !== orgNo || person.user_type !== UserTypeEnum.lecturer) fail("NOT_FOUND");
    await endMember(trx, { userNo, orgNo, kind: "removed", opinion: words, now: context.now() });
    await tellRemoved(trx, { userNo, opinion: words }, context);
    await recordAudit(trx, {
      ...auditActor(session),
      action: "lecturer.remove",
      orgNo,
      subject: `user:${userNo}`,
      detail: { opinion: words },
    });
  });
  await membershipChanged(userNo, context);
  return {};
}

async function lecturerName(trx: Trx, userNo: string): Promise<string> {
  const row = await trx
    .selectFrom("lecturer")
    .select("lecturer_name")
    .where("lecturer_user_no", "=", userNo)
    .executeTakeFirst();
  return row?.lecturer_name ?? "";
}
