import type { ViewerView } from "../../site/page.ts";
import type { Session } from "../context.ts";

/** Who looks at a site, as far as a session says; what only a person's own record says has its empty value. */
export function viewerOfSession(session: Session | undefined): ViewerView {
  return {
    signedIn: session !== undefined,
    id: session?.userNo ?? "",
    userType: session?.userType ?? 0,
    isVip: session?.isVip ?? false,
    orgNo: session && session.orgNo !== "default" ? session.orgNo : "",
    name: "",
    loginName: "",
    photo: "",
    directUser: false,
    roadTransportationUser: false,
    isRecommended: false,
    needPerfection: false,
    firstLoginVerificationStatus: 0,
    mustComplete: false,
  };
}
