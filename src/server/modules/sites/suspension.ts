import type { ResumeSiteBody, SuspendSiteBody } from "../../../generated/types.ts";
import { auditActor } from "../audit/index.ts";
import type { OperationContext } from "../../core/context.ts";
import * as sites from "./suspend-site.ts";
import { sessionIn } from "../../lib/require-session.ts";

/** The errors are those of `src/server/modules/sites/suspend-site.ts`. */
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
