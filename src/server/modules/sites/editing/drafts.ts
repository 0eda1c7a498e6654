import type {
  CheckSitePatchBody,
  CheckSitePatchReply,
  DiscardSiteDraftBody,
  DiscardSiteDraftReply,
  GetSiteDraftParams,
  SaveSiteDraftBody,
  SaveSiteDraftReply,
  SiteDraft,
  SitePatch,
} from "../../../../generated/types.ts";
import type { Layer } from "../../../../site/document/resolve.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { discardDraft, readDraft, saveDraft } from "../tenants/drafts/draft.ts";
import { jsonOf } from "../../../core/raw-json.ts";
import { foundOrWhyNot } from "../tenants/drafts/too-much.ts";
import { presentFindings } from "../tenants/drafts/present-findings.ts";
import type { LayerText } from "../tenants/layer-text.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { authorIn, draftDeps } from "./deps.ts";
import { presentRequest } from "./requests.ts";

/** What is edited of a site, and what it stands on. */
export async function getSiteDraft({ siteOrgNo }: GetSiteDraftParams, context: OperationContext): Promise<SiteDraft> {
  const draft = await readDraft(draftDeps(context), siteOrgNo);
  const { base, flavour } = await context.services.tenants.below(draft.layer.extends);
  const time = (moment: Date) => dateTimeIn(context.site.settings.timeZone, moment);
  const { schedule, scheduleFault } = draft;
  return {
    siteOrgNo,
    version: draft.version,
    baseRevision: draft.baseRevision,
    publishedRevision: draft.publishedRevision,
    patch: patchOf(draft.layer),
    base: { ...base },
    ...(flavour ? { flavour: { ...flavour } } : {}),
    isChanged: draft.isChanged,
    ...(schedule ? { scheduledTime: time(schedule.time), scheduledMessage: schedule.message } : {}),
    ...(scheduleFault ? { scheduleFault: { reason: scheduleFault.reason, time: time(scheduleFault.time) } } : {}),
    ...(draft.modified ? { gmtModified: time(draft.modified) } : {}),
    authorName: draft.authorName,
    isOwn: draft.authorUserNo === sessionIn(context).userNo,
    needsTwo: draft.needsTwo,
    ...(draft.request ? { request: presentRequest(draft.request, context) } : {}),
  };
}

/** Saves the draft, with faults or without; see `saveDraft`. SITE_LAYER_REFUSED for what cannot be kept at all. */
export async function saveSiteDraft(
  { siteOrgNo, version, baseRevision, patch }: SaveSiteDraftBody,
  context: OperationContext,
): Promise<SaveSiteDraftReply> {
  const layer = await ownLayerIn(siteOrgNo, patch, context);
  const isForeign = sessionIn(context).orgNo !== siteOrgNo;
  // A draft may have mistakes; what cannot even be looked through does not take its place.
  const deps = draftDeps(context);
  const findings = await foundOrWhyNot(siteOrgNo, deps.check(siteOrgNo, layer));
  const saved = await saveDraft(deps, {
    orgNo: siteOrgNo,
    version,
    baseRevision,
    layer,
    author: await authorIn(context),
    isForeign,
  });
  return {
    ...saved,
    findings: presentFindings(siteOrgNo, findings, context.locale),
  };
}

export async function discardSiteDraft(
  { siteOrgNo, version }: DiscardSiteDraftBody,
  context: OperationContext,
): Promise<DiscardSiteDraftReply> {
  return discardDraft(draftDeps(context), { orgNo: siteOrgNo, version, author: await authorIn(context) });
}

export async function checkSitePatch(
  { siteOrgNo, patch }: CheckSitePatchBody,
  context: OperationContext,
): Promise<CheckSitePatchReply> {
  const layer = await ownLayerIn(siteOrgNo, patch, context);
  const findings = await draftDeps(context).check(siteOrgNo, layer);
  return { findings: presentFindings(siteOrgNo, findings, context.locale) };
}

/** A layer from outside, or SITE_LAYER_REFUSED with what is wrong in the caller's language. */
async function ownLayerIn(orgNo: string, patch: object, { services, locale }: OperationContext): Promise<LayerText> {
  const own = await services.tenants.open(orgNo, jsonOf(patch), locale);
  return "json" in own ? own : fail("SITE_LAYER_REFUSED", { data: { findings: own.findings } });
}

function patchOf(layer: Layer): SitePatch {
  return { ...layer };
}
