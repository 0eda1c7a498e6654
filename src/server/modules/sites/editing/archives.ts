import type { ExportSiteBody, ExportSiteReply, ImportSiteReply } from "../../../../generated/types.ts";
import type { HandlerInput } from "../../../../generated/contract.ts";
import { limits } from "../../../../site/check/limits.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import type { IncomingFile } from "../../../core/incoming-file.ts";
import { createSemaphore } from "../../../core/semaphore.ts";
import { MAX_ARCHIVE_BYTES } from "../tenants/archive/zip.ts";
import { importDraft } from "../tenants/drafts/draft.ts";
import { presentFindings } from "../tenants/drafts/present-findings.ts";
import { foundOrWhyNot } from "../tenants/drafts/too-much.ts";
import { readStateText } from "../tenants/revisions/revisions.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { keepPictures, picturesOf } from "./archive-images.ts";
import { authorIn, draftDeps } from "./deps.ts";

/** Archives with their pictures are held whole in memory, several times over: two at once, whoever asks. */
const turns = createSemaphore({ atOnce: 2, waiting: 50 });

/**
 * The site's own part as a zip of the files that its folder would hold: the draft, or a revision, with its pictures.
 * SITE_ARCHIVE_LARGE for more pictures than an archive has.
 */
export async function exportSite(
  { siteOrgNo, state = "draft" }: ExportSiteBody,
  context: OperationContext,
): Promise<ExportSiteReply> {
  const json = await readStateText(draftDeps(context), siteOrgNo, state);
  const content = await turns.run(async () => {
    const pictures = await picturesOf({ json, orgNo: siteOrgNo }, context);
    const archive = await context.services.work.run("packLayer", { json, pictures }, { owner: siteOrgNo });
    return Buffer.from(archive).toString("base64");
  });
  return { fileName: `${siteOrgNo}-${state}.zip`, mediaType: "application/zip", content };
}

/**
 * Makes what is in a zip the draft, in the place of what was edited; its pictures come into the library, and nothing is
 * published. SITE_ARCHIVE_REFUSED for what is no archive of a site, with `data.findings` where its files are wrong;
 * SITE_DRAFT_CONFLICT.
 */
export async function importSite(
  { siteOrgNo, version, file }: HandlerInput<"importSite", IncomingFile>,
  context: OperationContext,
): Promise<ImportSiteReply> {
  const archive = await file.bytes(MAX_ARCHIVE_BYTES);
  const unpacked = await context.services.tenants.unpack(siteOrgNo, archive, context.locale);
  const { t } = context.site.texts(context.locale);
  if ("fault" in unpacked)
    fail("SITE_ARCHIVE_REFUSED", {
      args: {
        reason: t(`site.archive.${unpacked.fault}`, { size: limits.allAssetBytes / 1024 / 1024 }),
      },
    });
  const placed = "findings" in unpacked ? unpacked : await keepPictures(unpacked, siteOrgNo, context);
  if ("findings" in placed)
    fail("SITE_ARCHIVE_REFUSED", { args: { reason: t("site.archive.faults") }, data: { findings: placed.findings } });
  // What cannot even be looked through does not take the place of the draft.
  const deps = draftDeps(context);
  const findings = await foundOrWhyNot(siteOrgNo, deps.check(siteOrgNo, placed));
  const saved = await importDraft(deps, {
    orgNo: siteOrgNo,
    version,
    layer: placed,
    author: await authorIn(context),
    isForeign: sessionIn(context).orgNo !== siteOrgNo,
  });
  return {
    ...saved,
    findings: [...presentFindings(siteOrgNo, findings, context.locale), ...placed.warnings],
  };
}
