import { FirstLoginVerificationStatusEnum, UserTypeEnum } from "../../../generated/enums.ts";
import type { StaffRole } from "../../../generated/contract.ts";
import type { UserInfo } from "../../../generated/types.ts";
import { presentOrgNo } from "../../lib/org-no.ts";
import type { ExamRoom, OperationContext, Session } from "../../core/context.ts";
import { maskMobile } from "../../lib/mask-mobile.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import type { UserRow } from "./queries.ts";

/**
 * What the signed-in person is told of themselves. The platform's number is not shown. Who acts for an organisation is
 * what its own account is, but for their name and their role.
 */
export function presentUser(
  user: UserRow,
  context: Pick<OperationContext, "now" | "site">,
  staff?: { orgNo: string; orgName: string; role: StaffRole },
): UserInfo {
  const memberUntil = user.vip_until !== null && user.vip_until > context.now() ? user.vip_until : undefined;
  return {
    id: user.user_no,
    name: user.name,
    loginName: user.login_name,
    photo: user.photo,
    // Checked by the table.
    userType: user.user_type as UserInfo["userType"],
    orgNo: presentOrgNo(user.org_no),
    customizeDomain: user.organisation_host ?? "",
    isVip: memberUntil !== undefined,
    ...(memberUntil ? { vipEndDate: dateTimeIn(context.site.settings.timeZone, memberUntil).slice(0, 10) } : {}),
    directUser: user.direct_user,
    roadTransportationUser: user.road_transportation_user,
    isRecommended: user.is_recommended,
    needPerfection: user.need_perfection,
    firstLoginVerificationStatus: user.first_login_verification_status as UserInfo["firstLoginVerificationStatus"],
    ...(user.mobile === null ? {} : { mobile: maskMobile(user.mobile) }),
    sex: user.sex as NonNullable<UserInfo["sex"]>,
    age: user.age,
    remark: user.remark,
    hasPassword: user.has_password,
    ...(user.is_operator && !staff ? { isOperator: true } : {}),
    ...(staff ? asStaff(staff) : {}),
  };
}

/** What is the organisation's of who acts for it; nothing is asked of their own profile meanwhile. */
function asStaff({ orgNo, orgName, role }: { orgNo: string; orgName: string; role: StaffRole }): Partial<UserInfo> {
  return {
    userType: UserTypeEnum.organisation,
    orgNo,
    customizeDomain: "",
    isVip: false,
    isRecommended: false,
    needPerfection: false,
    firstLoginVerificationStatus: FirstLoginVerificationStatusEnum.notNeeded,
    staffRole: role,
    staffOrgName: orgName,
  };
}

/** Who sits in an exam room, as the list of the exam has them: nothing of the account that it may be. */
export function presentRoomUser({ userNo, orgNo }: Pick<Session, "userNo" | "orgNo">, room: ExamRoom): UserInfo {
  return {
    id: userNo,
    name: room.personName,
    loginName: "",
    photo: "",
    userType: UserTypeEnum.learner,
    orgNo: presentOrgNo(orgNo),
    customizeDomain: "",
    isVip: false,
    directUser: false,
    roadTransportationUser: false,
    isRecommended: false,
    needPerfection: false,
    firstLoginVerificationStatus: FirstLoginVerificationStatusEnum.notNeeded,
    examId: room.examId,
  };
}
