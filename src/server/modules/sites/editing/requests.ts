import { sql } from "kysely";
import { contract } from "../../../../generated/contract.ts";
import type {
  SavePublishingRuleBody,
  SaveSiteRequestBody,
  SendSiteDraftBackBody,
  SiteRequest,
  WithdrawSiteRequestBody,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { organisationPeople } from "../../../lib/organisation-people.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { recordAudit } from "../../audit/index.ts";
import { askForPublishing, sendBack, withdrawRequest } from "../tenants/drafts/ask.ts";
import type { RequestRow } from "../tenants/drafts/draft-rows.ts";
import { authorIn, draftDeps } from "./deps.ts";
import { tellDeciders } from "./notify.ts";

/** Who may publish is asked for it: those of whom the call says so. */
const deciders = contract.publishSite.staff ?? [];

/** Asks for the draft to be published; see `askForPublishing`. */
export async function saveSiteRequest(
  { siteOrgNo, version, note = "" }: SaveSiteRequestBody,
  context: OperationContext,
): Promise<SiteRequest> {
  const author = await authorIn(context);
  const asked = { orgNo: siteOrgNo, version, note: note.trim(), author };
  const row = await askForPublishing(draftDeps(context), {
    ...asked,
    async tellDeciders(trx) {
      const people = await organisationPeople(trx, { orgNo: siteOrgNo, roles: deciders });
      await tellDeciders(trx, { ...asked, userNos: people.filter((one) => one !== author.userNo) }, context);
    },
  });
  await changed(siteOrgNo, context);
  return presentRequest(row, context);
}

/** Studios that are open learn of it; the draft itself is as it was. */
async function changed(orgNo: string, { services }: OperationContext): Promise<void> {
  await services.bus.publish("site_draft", orgNo);
}

/** A request as the studio shows it, for who asks. */
export function presentRequest(row: RequestRow, context: OperationContext): SiteRequest {
  const isReturned = row.state === "returned";
  return {
    id: row.id,
    state: isReturned ? "returned" : "open",
    version: row.version,
    note: row.note,
    authorName: row.author_name,
    isOwn: row.author_user_no === sessionIn(context).userNo,
    gmtCreate: dateTimeIn(context.site.settings.timeZone, new Date(row.gmt_create)),
    ...(isReturned ? { deciderName: row.decider_name, opinion: row.opinion } : {}),
  };
}

export async function withdrawSiteRequest(
  { siteOrgNo, id }: WithdrawSiteRequestBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  if (!isRecordId(id)) fail("SITE_REQUEST_OVER");
  await withdrawRequest(draftDeps(context), { orgNo: siteOrgNo, id, author: await authorIn(context) });
  await changed(siteOrgNo, context);
  return {};
}

/** See `sendBack`. */
export async function sendSiteDraftBack(
  { siteOrgNo, id, opinion }: SendSiteDraftBackBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  if (!isRecordId(id)) fail("SITE_REQUEST_OVER");
  const author = await authorIn(context);
  await sendBack(draftDeps(context), { orgNo: siteOrgNo, id, author, opinion: opinion.trim() });
  await changed(siteOrgNo, context);
  return {};
}

/**
 * Says whether another has to publish than who changed the draft last. SITE_NOBODY_ELSE where the organisation has one
 * account alone that publishes: nothing could go out any more.
 */
export async function savePublishingRule(
  { siteOrgNo, needsTwo }: SavePublishingRuleBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const { audit } = await authorIn(context);
  await withActor(context.db, systemActor, async (trx) => {
    const people = await organisationPeople(trx, { orgNo: siteOrgNo, roles: deciders });
    if (needsTwo && people.length < 2) fail("SITE_NOBODY_ELSE");
    const { numAffectedRows } = await sql`update organisation set needs_two = ${needsTwo}
      where org_no = ${siteOrgNo} and needs_two <> ${needsTwo}`.execute(trx);
    if (numAffectedRows === 0n) return;
    const detail = { needsTwo };
    await recordAudit(trx, { ...audit, action: "site.rule", orgNo: siteOrgNo, subject: `site:${siteOrgNo}`, detail });
  });
  await changed(siteOrgNo, context);
  return {};
}
