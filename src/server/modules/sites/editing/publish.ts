import type { PublishSiteBody, PublishSiteReply } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { publishDraft } from "../tenants/drafts/publish-draft.ts";
import { presentFindings } from "../tenants/drafts/present-findings.ts";
import { authorIn, draftDeps } from "./deps.ts";

/** Publishes the draft, for all processes; see `publishDraft`. */
export async function publishSite(
  { siteOrgNo, version, message = "" }: PublishSiteBody,
  context: OperationContext,
): Promise<PublishSiteReply> {
  const published = await publishDraft(draftDeps(context), {
    orgNo: siteOrgNo,
    version,
    message: message.trim(),
    author: await authorIn(context),
  });
  await context.services.bus.publish("site", siteOrgNo);
  return {
    revision: published.revision,
    version: published.version,
    findings: presentFindings(siteOrgNo, published.findings, context.locale),
  };
}
