import type { ExportSiteBody, ExportSiteReply, ImportSiteReply } from "../../../generated/types.ts";
import type { HandlerInput } from "../../../generated/contract.ts";
import type { OperationContext } from "../../context.ts";
import { fail } from "../../errors.ts";
import type { IncomingFile } from "../../incoming-file.ts";
import { packLayer, unpackLayer } from "../../tenants/archive/archive.ts";
import { MOST_ARCHIVE_BYTES } from "../../tenants/archive/zip.ts";
import { importDraft } from "../../tenants/drafts/draft.ts";
import { presentFindings } from "../../tenants/drafts/present-findings.ts";
import { readState } from "../../tenants/revisions/revisions.ts";
import { sessionIn } from "../session-in.ts";
import { authorIn, draftDeps } from "./deps.ts";

/** The site's own part as a zip of the files that its folder would hold: the draft, or a revision. */
export async function exportSite({ siteOrgNo, state = "draft" }: ExportSiteBody, context: OperationContext): Promise<ExportSiteReply> {
  const archive = packLayer(await readState(draftDeps(context), siteOrgNo, state));
  return { fileName: `${siteOrgNo}-${state}.zip`, mediaType: "application/zip", content: Buffer.from(archive).toString("base64") };
}

/**
 * Makes what is in a zip the draft, in the place of what was edited; nothing is published. SITE_ARCHIVE_REFUSED for what is no
 * archive of a site, with `data.findings` where its files are wrong; SITE_DRAFT_CONFLICT.
 */
export async function importSite({ siteOrgNo, version, file }: HandlerInput<"importSite", IncomingFile>, context: OperationContext): Promise<ImportSiteReply> {
  const unpacked = unpackLayer(await file.bytes(MOST_ARCHIVE_BYTES), context.locale);
  const { t } = context.site.texts(context.locale);
  if ("fault" in unpacked) fail("SITE_ARCHIVE_REFUSED", { args: { reason: t(`site.archive.${unpacked.fault}`) } });
  if ("findings" in unpacked) fail("SITE_ARCHIVE_REFUSED", { args: { reason: t("site.archive.faults") }, data: { findings: unpacked.findings } });
  const { layer } = unpacked;
  const saved = await importDraft(draftDeps(context), { orgNo: siteOrgNo, version, layer, author: await authorIn(context), isForeign: sessionIn(context).orgNo !== siteOrgNo });
  return { ...saved, findings: presentFindings(siteOrgNo, await context.services.tenants.check(siteOrgNo, layer), context.locale) };
}
