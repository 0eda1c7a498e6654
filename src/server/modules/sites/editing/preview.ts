import type { CreateSitePreviewBody, CreateSitePreviewReply } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { readDraft } from "../tenants/drafts/draft.ts";
import { signPreview } from "../tenants/preview-token.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { draftDeps } from "./deps.ts";

const HOUR_MS = 3_600_000;
const USUAL_HOURS = 24;

/** A link that shows the draft of a site to whoever has it, until it expires. */
export async function createSitePreview(
  { siteOrgNo, hours = USUAL_HOURS }: CreateSitePreviewBody,
  context: OperationContext,
): Promise<CreateSitePreviewReply> {
  // There must be such a site.
  await readDraft(draftDeps(context), siteOrgNo);
  const expires = new Date(context.now().getTime() + hours * HOUR_MS);
  const token = await signPreview(context.services.secrets, {
    orgNo: siteOrgNo,
    userNo: sessionIn(context).userNo,
    expires,
  });
  return { url: `/studio/preview/${token}`, endTime: dateTimeIn(context.site.settings.timeZone, expires) };
}
