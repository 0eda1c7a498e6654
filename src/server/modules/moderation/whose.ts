import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { PLATFORM } from "../../lib/org-no.ts";
import { sessionIn } from "../../lib/require-session.ts";

/** Whose content a call of moderators is about: an organisation's its own, an operator's the one that is named. */
export async function whose(
  { siteOrgNo }: { siteOrgNo: string },
  context: OperationContext,
): Promise<{ orgNo: string; site: OperationContext["site"] }> {
  const session = sessionIn(context);
  if (!session.isOperator) return { orgNo: session.orgNo, site: context.site };
  const site = (await context.services.tenants.resolve(siteOrgNo || PLATFORM)) ?? fail("NOT_FOUND");
  return { orgNo: site.orgNo, site };
}
