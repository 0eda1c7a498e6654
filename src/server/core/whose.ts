import { PLATFORM } from "../lib/org-no.ts";
import { sessionIn } from "../lib/require-session.ts";
import type { OperationContext } from "./context.ts";
import { fail } from "./errors.ts";
import { anyOf, operator, signedInOrganisation } from "./policy.ts";

/** Who runs a site: an organisation its own, operators all of them. */
export const runningSite = anyOf(operator, signedInOrganisation);

/** Whose site a call of theirs is about: an organisation's its own, an operator's the one that is named. NOT_FOUND. */
export async function whose(
  { siteOrgNo = "" }: { siteOrgNo?: string },
  context: OperationContext,
): Promise<{ orgNo: string; site: OperationContext["site"] }> {
  const session = sessionIn(context);
  if (!session.isOperator) return { orgNo: session.orgNo, site: context.site };
  const site = (await context.services.tenants.resolve(siteOrgNo || PLATFORM)) ?? fail("NOT_FOUND");
  return { orgNo: site.orgNo, site };
}
