import type { GetSiteBody, GetSiteReply, ListSitesBody, ListSitesReply, SiteCard } from "../../../generated/types.ts";
import { tellIn } from "../../../site/check/messages.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { pageOf, pageRange } from "../../lib/paging.ts";
import { countSites, selectSites, type SiteRow } from "./queries.ts";

/** The organisations' sites by number; the platform's own is none of them. */
export async function listSites(
  { keyword, standing, ...page }: ListSitesBody,
  context: OperationContext,
): Promise<ListSitesReply> {
  const range = pageRange(page);
  const filter = { keyword: keyword?.trim() || undefined, standing };
  const { rows, total } = await withActor(context.db, systemActor, async (trx) => ({
    rows: await selectSites(trx, filter, range),
    total: await countSites(trx, filter),
  }));
  return pageOf(
    rows.map((row) => presentSite(row, context)),
    total,
    range,
  );
}

/** NOT_FOUND for an organisation that there is not. */
export async function getSite({ siteOrgNo }: GetSiteBody, context: OperationContext): Promise<GetSiteReply> {
  const [row] = await withActor(context.db, systemActor, (trx) =>
    selectSites(trx, { orgNo: siteOrgNo }, pageRange({ pageSize: 1 })),
  );
  if (!row) return fail("NOT_FOUND");
  const faults = (row.findings ?? []).map((finding) => {
    const { file, line, pointer, message } = tellIn(context.locale, finding);
    return { place: line === undefined ? [file, pointer].filter(Boolean).join(" ") : `${file}:${line}`, message };
  });
  return { site: presentSite(row, context), faults };
}

function presentSite(row: SiteRow, context: OperationContext): SiteCard {
  const { orgNo } = row;
  return {
    siteOrgNo: orgNo,
    orgName: row.orgName,
    state: row.state,
    stateReason: row.stateReason,
    host: row.host ?? "",
    ...(row.hostState ? { hostState: row.hostState } : {}),
    flavour: row.flavour ?? "",
    planName: row.planName ?? "",
    source: row.source ?? "",
    ...(row.gmtChange ? { gmtChange: dateTimeIn(context.site.settings.timeZone, row.gmtChange) } : {}),
    faultCount: row.findings?.length ?? 0,
    siteUrl: `/org/${orgNo}`,
    studioUrl: `/studio/site/${orgNo}`,
    logUrl: `/studio/operator/log?siteOrgNo=${encodeURIComponent(orgNo)}`,
    consoleUrl: `/studio/operator/site/${orgNo}`,
  };
}
