import type { Layer } from "../../../../../site/document/resolve.ts";
import { recordAudit } from "../../../audit/index.ts";
import { systemActor, withActor } from "../../../../database/actor.ts";
import type { Trx } from "../../../../database/connect.ts";
import { fail } from "../../../../core/errors.ts";
import { hasErrors, type FolderFinding } from "../finding.ts";
import { publishLayers } from "../layer-store.ts";
import { toPublish } from "../layer-to-publish.ts";
import { presentFindings } from "./present-findings.ts";
import { readDraft, refuseBase, refuseVersion, stateOf, type DraftDeps, type DraftState } from "./draft.ts";
import { holdDraft, storeDraft, type Author } from "./draft-rows.ts";
import { decide, refuseAlone } from "./requests.ts";

export interface DraftToPublish {
  orgNo: string;
  /** The version that was looked at. */
  version: number;
  message: string;
  author: Author;
  source?: "studio" | "cli";
}

/**
 * Publishes the draft: visitors of every process see it, and the draft is what is published. A scheduled one is dropped
 * with it, because the draft went on from there; who asked for it is told. All of it or nothing, whenever the process
 * ends. SITE_DRAFT_CONFLICT; SITE_DRAFT_UNCHANGED; SITE_PUBLISHED_MEANWHILE where something else was published since the
 * draft was begun; SITE_HAS_FAULTS with `data.findings`; SITE_NEEDS_TWO. Gives the warnings.
 */
export async function publishDraft(
  deps: DraftDeps,
  { orgNo, version, message, author, source = "studio" }: DraftToPublish,
): Promise<{ revision: string; version: number; findings: FolderFinding[] }> {
  const { db, now } = deps;
  const { draft, findings } = await readReady(deps, { orgNo, version });
  // Only the server moves the pointer of a site; who may ask it to has been decided.
  return withActor(db, systemActor, async (trx) => {
    const held = await holdReady(trx, { orgNo, version }, deps);
    refuseAlone(held, author);
    const asked = await decide(trx, { held, state: "published", author }, deps);
    const { layer, json } = draft;
    const revision = await publishOwn(trx, { orgNo, layer, json, source, message, author, asked });
    const next = await storeDraft(trx, { orgNo, version, patch: null, baseRevision: "0", author, now: now() });
    await trx.updateTable("site_draft").set(noSchedule).where("org_no", "=", orgNo).execute();
    await recordAudit(trx, {
      ...author.audit,
      action: "site.publish",
      orgNo,
      subject: `site:${orgNo}`,
      detail: { revision, message },
    });
    return { revision, version: next ?? version, findings };
  });
}

/**
 * A version of the draft that could be published, with its warnings. It is checked outside the transaction, which others
 * wait for; what is checked is what is published, because `holdReady` looks at the version again.
 */
export async function readReady(
  deps: DraftDeps,
  { orgNo, version }: { orgNo: string; version: number },
): Promise<{ draft: DraftState; findings: FolderFinding[] }> {
  const draft = await readDraft(deps, orgNo);
  if (draft.version !== version) refuseVersion(draft, deps);
  if (!draft.isChanged) fail("SITE_DRAFT_UNCHANGED");
  const findings = await deps.check(orgNo, draft);
  refuseFaults(deps, orgNo, findings);
  return { draft, findings };
}

/** The same version, held until the transaction ends, where nothing came in between. */
export async function holdReady(
  trx: Trx,
  { orgNo, version }: { orgNo: string; version: number },
  deps: DraftDeps,
): Promise<DraftState> {
  const held = stateOf(orgNo, (await holdDraft(trx, orgNo)) ?? fail("NOT_FOUND"));
  if (held.version !== version) refuseVersion(held, deps);
  if (held.baseRevision !== held.publishedRevision) await refuseBase(trx, held, deps);
  return held;
}

/** SITE_HAS_FAULTS with all that was found, when there is an error among it. */
export function refuseFaults(
  { locale = "en" }: Pick<DraftDeps, "locale">,
  orgNo: string,
  findings: readonly FolderFinding[],
): void {
  if (hasErrors(findings)) fail("SITE_HAS_FAULTS", { data: { findings: presentFindings(orgNo, findings, locale) } });
}

export interface OwnToPublish {
  orgNo: string;
  layer: Layer;
  /** As it is stored already, so that it need not be written again. */
  json?: string;
  source: "studio" | "cli";
  message: string;
  author: Author;
  /** What who asked for it is called; empty where nobody did. */
  asked?: string;
  /** The revision whose content it is again. */
  restored?: string;
}

/** Publishes a checked layer of an organisation and gives the number of the revision. */
export async function publishOwn(
  trx: Trx,
  { orgNo, layer, json, source, message, author, asked, restored }: OwnToPublish,
): Promise<string> {
  const ready = toPublish({ kind: "organisation", orgNo }, layer, json);
  const revision = (
    await publishLayers(trx, [
      { ...ready, source, message, author: { userNo: author.userNo, name: author.name }, asked, restored },
    ])
  ).get(orgNo);
  if (revision === undefined) throw new Error(`nothing was published for ${orgNo}`);
  return revision;
}

export const noSchedule = {
  schedule_time: null,
  schedule_patch: null,
  schedule_base: null,
  schedule_version: null,
  schedule_message: "",
  schedule_user_no: null,
  schedule_author: "",
  schedule_asked: "",
};
