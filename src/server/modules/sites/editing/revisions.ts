import type {
  GetSiteRevisionDiffBody,
  GetSiteRevisionDiffReply,
  ListSiteRevisionsBody,
  ListSiteRevisionsReply,
  RollbackSiteBody,
  RollbackSiteReply,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { presentFindings } from "../tenants/drafts/present-findings.ts";
import { diffRevisions, listRevisions, rollBack } from "../tenants/revisions/revisions.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { pageOf, pageRange } from "../../../lib/paging.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { authorIn, draftDeps } from "./deps.ts";

/** The history of a site, the newest first. */
export async function listSiteRevisions(
  { siteOrgNo, ...page }: ListSiteRevisionsBody,
  context: OperationContext,
): Promise<ListSiteRevisionsReply> {
  const range = pageRange(page);
  const { timeZone } = context.site.settings;
  const { rows, total, published } = await listRevisions(draftDeps(context), siteOrgNo, range);
  const list = rows.map((row) => ({
    revision: row.id,
    ordinal: row.ordinal,
    ...(row.parent_id === null ? {} : { parent: row.parent_id }),
    ...(row.restored_id === null ? {} : { restored: row.restored_id }),
    isPublished: row.id === published,
    source: row.source,
    authorName: row.author_name,
    ...(row.asked_name === "" ? {} : { askedName: row.asked_name }),
    message: row.message,
    gmtCreate: dateTimeIn(timeZone, row.gmt_create),
  }));
  return pageOf(list, total, range);
}

export async function getSiteRevisionDiff(
  { siteOrgNo, from, to }: GetSiteRevisionDiffBody,
  context: OperationContext,
): Promise<GetSiteRevisionDiffReply> {
  return { changes: await diffRevisions(draftDeps(context), { orgNo: siteOrgNo, from, to }) };
}

/** Publishes what an earlier revision had, for all processes; see `rollBack`. */
export async function rollbackSite(
  { siteOrgNo, revision, message = "" }: RollbackSiteBody,
  context: OperationContext,
): Promise<RollbackSiteReply> {
  const done = await rollBack(draftDeps(context), {
    orgNo: siteOrgNo,
    revision,
    message: message.trim(),
    author: await authorIn(context),
    isForeign: sessionIn(context).orgNo !== siteOrgNo,
  });
  await context.services.bus.publish("site", siteOrgNo);
  return { revision: done.revision, findings: presentFindings(siteOrgNo, done.findings, context.locale) };
}
