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
} from "../../../generated/types.ts";
import type { Layer } from "../../../site/resolve.ts";
import type { OperationContext } from "../../context.ts";
import { fail } from "../../errors.ts";
import { discardDraft, readDraft, saveDraft } from "../../tenants/drafts/draft.ts";
import { LayerRefusedError, ownLayerOf } from "../../tenants/drafts/own-layer.ts";
import { presentFindings } from "../../tenants/drafts/present-findings.ts";
import { dateTimeIn } from "../moment.ts";
import { authorIn, draftDeps } from "./deps.ts";

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
  };
}

/** Saves the draft, with faults or without; see `saveDraft`. SITE_LAYER_REFUSED for what cannot be kept at all. */
export async function saveSiteDraft({ siteOrgNo, version, baseRevision, patch }: SaveSiteDraftBody, context: OperationContext): Promise<SaveSiteDraftReply> {
  const layer = ownLayerIn(patch, context);
  const saved = await saveDraft(draftDeps(context), { orgNo: siteOrgNo, version, baseRevision, layer, author: await authorIn(context) });
  return { version: saved.version, findings: presentFindings(siteOrgNo, await context.services.tenants.check(siteOrgNo, layer)) };
}

export async function discardSiteDraft({ siteOrgNo, version }: DiscardSiteDraftBody, context: OperationContext): Promise<DiscardSiteDraftReply> {
  return discardDraft(draftDeps(context), { orgNo: siteOrgNo, version, author: await authorIn(context) });
}

export async function checkSitePatch({ siteOrgNo, patch }: CheckSitePatchBody, context: OperationContext): Promise<CheckSitePatchReply> {
  return { findings: presentFindings(siteOrgNo, await context.services.tenants.check(siteOrgNo, ownLayerIn(patch, context))) };
}

/** A layer from outside, or SITE_LAYER_REFUSED with what is wrong in the caller's language. */
export function ownLayerIn(patch: SitePatch, context: OperationContext): Layer {
  try {
    return ownLayerOf(patch);
  } catch (error) {
    if (!(error instanceof LayerRefusedError)) throw error;
    const reason = context.site.texts(context.locale).t(`error.layer.${error.reason}`, { place: error.path.join("/") });
    return fail("SITE_LAYER_REFUSED", { args: { reason } });
  }
}

function patchOf(layer: Layer): SitePatch {
  return { ...layer };
}
