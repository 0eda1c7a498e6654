import type { ViewerView } from "../../site/document/page.ts";
import { presentOrgNo } from "./org-no.ts";
import { visitor } from "../../site/document/visitor.ts";
import type { Session } from "../core/context.ts";

/** Who looks at a site, as far as a session says; what only a person's own record says has its empty value. */
export function viewerOfSession(session: Session | undefined): ViewerView {
  if (!session) return visitor;
  const { userNo, userType, isVip, orgNo } = session;
  return { ...visitor, signedIn: true, id: userNo, userType, isVip, orgNo: presentOrgNo(orgNo) };
}
