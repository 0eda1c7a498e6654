import type { PreviewViewer } from "../../../../site/preview/preview-address.ts";
import { presentOrgNo } from "../../../lib/org-no.ts";
import type { ViewerView } from "../../../../site/document/page.ts";
import { visitor } from "../../../../site/document/visitor.ts";

/** A made-up person of a real user type, without session and data. */
export function simulatedViewer(
  as: PreviewViewer,
  { orgNo, locale, today }: { orgNo: string; locale: string; today: string },
): ViewerView {
  if (as === "guest") return visitor;
  const chinese = locale.startsWith("zh");
  const own = presentOrgNo(orgNo);
  const person: ViewerView = {
    ...visitor,
    signedIn: true,
    id: "0",
    orgNo: own,
    directUser: own === "",
    loginName: "preview",
    name: chinese ? names[as][0] : names[as][1],
  };
  switch (as) {
    case "learner":
      return { ...person, userType: 1 };
    case "svip":
      return {
        ...person,
        userType: 1,
        isVip: true,
        vipEndDate: `${Number(today.slice(0, 4)) + 1}${today.slice(4, 8)}28`,
      };
    case "lecturer":
      return { ...person, userType: 2, isRecommended: true };
    case "organisation":
      return { ...person, userType: 3, staffRole: "owner" };
    default:
      return as satisfies never;
  }
}

const names: Record<Exclude<PreviewViewer, "guest">, readonly [string, string]> = {
  learner: ["示例学员", "Example learner"],
  svip: ["示例会员", "Example member"],
  lecturer: ["示例讲师", "Example lecturer"],
  organisation: ["示例机构", "Example organisation"],
};
