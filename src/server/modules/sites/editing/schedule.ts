import type { ScheduleSiteBody, ScheduleSiteReply, UnscheduleSiteBody } from "../../../../generated/types.ts";
import { momentOf } from "../../../../shared/date-time.ts";
import type { OperationContext } from "../../../core/context.ts";
import { presentFindings } from "../tenants/drafts/present-findings.ts";
import { scheduleDraft, unscheduleDraft } from "../tenants/drafts/schedule-draft.ts";
import { authorIn, draftDeps } from "./deps.ts";

/** Sets the time at which the draft is published, in the time zone of the caller's site; see `scheduleDraft`. */
export async function scheduleSite(
  { siteOrgNo, version, publishTime, message = "" }: ScheduleSiteBody,
  context: OperationContext,
): Promise<ScheduleSiteReply> {
  const { findings } = await scheduleDraft(draftDeps(context), {
    orgNo: siteOrgNo,
    version,
    message: message.trim(),
    author: await authorIn(context),
    time: momentOf(publishTime, context.site.settings.timeZone),
  });
  return { scheduledTime: publishTime, findings: presentFindings(siteOrgNo, findings, context.locale) };
}

export async function unscheduleSite(
  { siteOrgNo }: UnscheduleSiteBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  await unscheduleDraft(draftDeps(context), { orgNo: siteOrgNo, author: await authorIn(context) });
  return {};
}
