import { sql } from "kysely";
import type { DraftFaults, ListDraftFaultsBody, ListDraftFaultsReply } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { pageOf, pageRange, totalFromPage, type PageRange } from "../../lib/paging.ts";
import { draftDeps } from "./editing/deps.ts";
import { presentFindings } from "./tenants/drafts/present-findings.ts";
import { foundOrWhyNot } from "./tenants/drafts/too-much.ts";

/** Drafts that are checked for one page: each takes a thread for some milliseconds. */
const MAX_CHECKED = 20;

/**
 * The drafts of sites that hold unpublished work, those that were saved last first, each with what its check finds now:
 * a draft is right or wrong on what is published below it.
 */
export async function listDraftFaults(
  input: ListDraftFaultsBody,
  context: OperationContext,
): Promise<ListDraftFaultsReply> {
  const range = pageRange({ ...input, pageSize: Math.min(input.pageSize ?? MAX_CHECKED, MAX_CHECKED) });
  const { rows, total } = await withActor(context.db, systemActor, async (trx) => {
    const drafts = await selectDrafts(trx, range);
    return { rows: drafts, total: totalFromPage(drafts.length, range) ?? (await countDrafts(trx)) };
  });
  const list: DraftFaults[] = [];
  // One after the other: the threads are for those who edit.
  for (const row of rows) list.push(await checked(row, context));
  return pageOf(list, total, range);
}

async function checked(row: DraftRow, context: OperationContext): Promise<DraftFaults> {
  const { org_no: orgNo } = row;
  const { site, locale } = context;
  const found = await foundOrWhyNot(orgNo, draftDeps(context).check(orgNo, { json: row.json }));
  const findings = presentFindings(orgNo, found, locale);
  const errors = findings.filter(({ severity }) => severity === "error");
  return {
    siteOrgNo: orgNo,
    orgName: row.org_name,
    studioUrl: `/studio/site/${orgNo}`,
    errorCount: errors.length,
    warningCount: findings.length - errors.length,
    message: (errors[0] ?? findings[0])?.message ?? "",
    authorName: row.author_name,
    gmtModified: dateTimeIn(site.settings.timeZone, row.gmt_modified),
  };
}

interface DraftRow {
  org_no: string;
  org_name: string;
  json: string;
  author_name: string;
  gmt_modified: Date;
}

async function selectDrafts(trx: Trx, range: PageRange): Promise<DraftRow[]> {
  const { rows } = await sql<DraftRow>`select site_draft.org_no, org_name, patch::text as json, author_name,
      site_draft.gmt_modified
    from site_draft join organisation on organisation.org_no = site_draft.org_no where patch is not null
    order by site_draft.gmt_modified desc, site_draft.org_no limit ${range.pageSize} offset ${range.offset}`.execute(
    trx,
  );
  return rows;
}

async function countDrafts(trx: Trx): Promise<number> {
  const { rows } = await sql<{
    total: string;
  }>`select count(*) as total from site_draft where patch is not null`.execute(trx);
  return Number(rows[0]?.total ?? 0);
}
