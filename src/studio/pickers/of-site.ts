import type { Draft } from "../types.ts";

/** What a call about the catalogue says of whose it is: nothing on the platform, which shows all. */
export function ofSite({ siteOrgNo }: Pick<Draft, "siteOrgNo">): { orgNo?: string } {
  return siteOrgNo === "default" ? {} : { orgNo: siteOrgNo };
}
