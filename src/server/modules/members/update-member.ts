import type { UpdateMemberBody } from "../../../generated/types.ts";
import { UserTypeEnum } from "../../../generated/enums.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import { holdPerson } from "./membership/member-queries.ts";
import { membershipChanged } from "./membership/membership.ts";
import { whose } from "./whose.ts";

/**
 * Changes what a learner is told to be; what is absent stays. Whether somebody may recommend the portal is the
 * operators' to say, because the reward is the platform's: NO_PERMISSION. NOT_FOUND where they are not its learner.
 */
export async function updateMember(
  { siteOrgNo = "", userNo, directUser, roadTransportationUser, isRecommended }: UpdateMemberBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const session = sessionIn(context);
  const { orgNo } = await whose({ siteOrgNo }, context);
  if (isRecommended !== undefined && !session.isOperator) fail("NO_PERMISSION");
  if (!isRecordId(userNo)) fail("NOT_FOUND");
  const change = {
    ...(directUser === undefined ? {} : { direct_user: directUser }),
    ...(roadTransportationUser === undefined ? {} : { road_transportation_user: roadTransportationUser }),
    ...(isRecommended === undefined ? {} : { is_recommended: isRecommended }),
  };
  await withActor(context.db, systemActor, async (trx) => {
    const person = await holdPerson(trx, userNo);
    if (person?.org_no !== orgNo || person.user_type !== UserTypeEnum.learner) fail("NOT_FOUND");
    await trx
      .updateTable("app_user")
      .set({ ...change, gmt_modified: context.now() })
      .where("user_no", "=", userNo)
      .execute();
    const detail = { ...change };
    await recordAudit(trx, {
      ...auditActor(session),
      action: "member.update",
      orgNo,
      subject: `user:${userNo}`,
      detail,
    });
  });
  await membershipChanged(userNo, context);
  return {};
}
