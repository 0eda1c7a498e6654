import type { UserInfo } from "../../../generated/types.ts";
import { FirstLoginVerificationStatusEnum, UserTypeEnum } from "../../../generated/enums.ts";
import type { ViewerView } from "../../../site/document/page.ts";

/** What the page may know of the person who is signed in. */
export function viewerOf(info: UserInfo, { isOperator }: { isOperator: boolean }): ViewerView {
  const { id, userType, isVip, orgNo, name, loginName, photo, directUser, roadTransportationUser, isRecommended } =
    info;
  const { needPerfection, firstLoginVerificationStatus, vipEndDate = "" } = info;
  return {
    signedIn: true,
    id,
    userType,
    isVip,
    vipEndDate,
    orgNo,
    name,
    loginName,
    photo,
    directUser,
    roadTransportationUser,
    isRecommended,
    needPerfection,
    firstLoginVerificationStatus,
    ...(isOperator ? { isOperator } : {}),
    ...(userType === UserTypeEnum.organisation ? { staffRole: info.staffRole ?? "owner" } : {}),
    ...(info.staffOrgName === undefined ? {} : { staffOrgName: info.staffOrgName }),
    ...(info.hasStaffPlace ? { hasStaffPlace: true } : {}),
    mustComplete:
      needPerfection ||
      firstLoginVerificationStatus === FirstLoginVerificationStatusEnum.pending ||
      firstLoginVerificationStatus === FirstLoginVerificationStatusEnum.refused,
  };
}
