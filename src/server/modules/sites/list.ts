import type { GetSiteBody, GetSiteReply, ListSitesBody, ListSitesReply, SiteCard } from "../../../generated/types.ts";
import { tellIn } from "../../../site/check/messages.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { pageOf, pageRange } from "../../lib/paging.ts";
import { yuan } from "../../lib/money.ts";
import { dayAfter, dayIn, salesIn } from "../figures/index.ts";
import { selectSites, type SiteQuery, type SiteRow } from "./queries.ts";

/** Days whose sales are counted, that of the call among them. */
const SOLD_DAYS = 30;

/** The organisations' sites by number, unless sorted; the platform's own is none of them. */
export async function listSites(
  { keyword, standing, sort, ...page }: ListSitesBody,
  context: OperationContext,
): Promise<ListSitesReply> {
  const range = pageRange(page);
  const query = { keyword: keyword?.trim() || undefined, standing, sort };
  const { rows, total } = await read({ ...query, range }, context);
  // A page behind the last has no row to say how many there are.
  const known = rows.length > 0 || range.offset === 0 ? total : (await read({ ...query, range: first }, context)).total;
  return pageOf(
    rows.map((row) => presentSite(row, context)),
    known,
    range,
  );
}

const first = { pageSize: 1, offset: 0 };

function read(query: Omit<SiteQuery, "sales">, { db, now }: OperationContext) {
  const today = dayIn(now());
  return withActor(db, systemActor, async (trx) => {
    const sales = await salesIn(trx, { from: dayAfter(today, 1 - SOLD_DAYS), before: dayAfter(today) });
    return selectSites(trx, { ...query, sales });
  });
}

/** NOT_FOUND for an organisation that there is not. */
export async function getSite({ siteOrgNo }: GetSiteBody, context: OperationContext): Promise<GetSiteReply> {
  const [row] = (await read({ orgNo: siteOrgNo, range: first }, context)).rows;
  if (!row) return fail("NOT_FOUND");
  const faults = (row.findings ?? []).map((finding) => {
    const { file, line, pointer, message } = tellIn(context.locale, finding);
    return { place: line === undefined ? [file, pointer].filter(Boolean).join(" ") : `${file}:${line}`, message };
  });
  return { site: presentSite(row, context), faults };
}

function presentSite(row: SiteRow, context: OperationContext): SiteCard {
  const { orgNo } = row;
  const time = (moment: Date) => dateTimeIn(context.site.settings.timeZone, moment);
  return {
    siteOrgNo: orgNo,
    orgName: row.orgName,
    state: row.state,
    stateReason: row.stateReason,
    host: row.host ?? "",
    ...(row.hostState ? { hostState: row.hostState } : {}),
    domainHealth: row.domainHealth,
    flavour: row.flavour ?? "",
    planName: row.planName ?? "",
    source: row.source ?? "",
    ...(row.gmtChange ? { gmtChange: time(row.gmtChange) } : {}),
    ...(row.gmtDraft ? { gmtDraft: time(row.gmtDraft) } : {}),
    faultCount: row.findings?.length ?? 0,
    courseCount: row.courseCount,
    memberCount: row.memberCount,
    saleCount: row.saleCount,
    turnover: yuan(Number(row.paidFen)),
    storageBytes: Number(row.storageBytes),
    siteUrl: `/org/${orgNo}`,
    studioUrl: `/studio/site/${orgNo}`,
    logUrl: `/studio/operator/log?siteOrgNo=${encodeURIComponent(orgNo)}`,
    consoleUrl: `/studio/operator/site/${orgNo}`,
  };
}
