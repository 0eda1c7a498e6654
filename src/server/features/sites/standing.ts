import type { ResumeSiteBody, SuspendSiteBody } from "../../../generated/types.ts";
import { auditActor } from "../../audit/audit-actor.ts";
import type { OperationContext } from "../../context.ts";
import * as sites from "../../sites/suspend-site.ts";
import { sessionIn } from "../session-in.ts";

/** The errors are those of `src/server/sites/suspend-site.ts`. */
export async function suspendSite(
  { siteOrgNo, reason }: SuspendSiteBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  await sites.suspendSite(context.db, {
    orgNo: siteOrgNo,
    reason: reason.trim(),
    actor: auditActor(sessionIn(context)),
  });
  return {};
}

export async function resumeSite(
  { siteOrgNo, reason = "" }: ResumeSiteBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  await sites.resumeSite(context.db, {
    orgNo: siteOrgNo,
    reason: reason.trim(),
    actor: auditActor(sessionIn(context)),
  });
  return {};
}
