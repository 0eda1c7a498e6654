import type { LayerChange } from "../../../../../site/edit/diff.ts";
import { recordAudit } from "../../../audit/index.ts";
import { systemActor, withActor } from "../../../../database/actor.ts";
import { fail } from "../../../../core/errors.ts";
import { workHere } from "../../work/in-process.ts";
import { isRecordId } from "../../../../lib/record-id.ts";
import { parseLayer } from "../bases.ts";
import { canonicalJson } from "../../../../lib/canonical-json.ts";
import { readDraft, type DraftDeps } from "../drafts/draft.ts";
import { holdDraft, type Author } from "../drafts/draft-rows.ts";
import { publishOwn, refuseFaults } from "../drafts/publish-draft.ts";
import type { FolderFinding } from "../finding.ts";
import { selectRevisionPatch, selectRevisions } from "./revision-rows.ts";

/** A page of the history of a site, the newest first. */
export async function listRevisions(
  { db, actor = systemActor }: Pick<DraftDeps, "db" | "actor">,
  orgNo: string,
  range: { offset: number; pageSize: number },
) {
  return withActor(db, actor, (trx) => selectRevisions(trx, orgNo, range));
}

/**
 * What is different between two states of a site: revisions, "0" for nothing at all, or "draft". NOT_FOUND for a
 * revision that is not this site's.
 */
export async function diffRevisions(
  deps: Pick<DraftDeps, "db" | "actor" | "work">,
  { orgNo, from, to }: { orgNo: string; from: string; to: string },
): Promise<LayerChange[]> {
  const { work = workHere } = deps;
  return work.run(
    "diffLayers",
    { before: await readStateText(deps, orgNo, from), after: await readStateText(deps, orgNo, to) },
    { owner: orgNo },
  );
}

/** The layer of a revision as it is stored; of "0" an empty one, of "draft" what is edited. NOT_FOUND. */
export async function readStateText(
  { db, actor = systemActor }: Pick<DraftDeps, "db" | "actor">,
  orgNo: string,
  state: string,
): Promise<string> {
  if (state === "draft") return (await readDraft({ db, actor }, orgNo)).json;
  if (/^0+$/.test(state)) return canonicalJson({ version: 1, site: { version: 1 } });
  if (!isRecordId(state)) fail("NOT_FOUND");
  return (await withActor(db, actor, (trx) => selectRevisionPatch(trx, orgNo, state))) ?? fail("NOT_FOUND");
}

/** Texts of the same version are compared as they are; else as what they say now. */
function isSame(one: string, other: string): boolean {
  return (
    one === other ||
    (versionIn(one) !== versionIn(other) && canonicalJson(parseLayer(one)) === canonicalJson(parseLayer(other)))
  );
}

/** Canonical JSON has its names in order, and of those of a layer this is the last. */
function versionIn(json: string): string | undefined {
  return /"version":(\d+)\}$/.exec(json)?.[1];
}

export interface Rollback {
  orgNo: string;
  revision: string;
  message: string;
  author: Author;
  source?: "studio" | "cli";
  /** Whether it is somebody of the platform: what an organisation wants of its own people does not hold for them. */
  isForeign?: boolean;
}

/**
 * Publishes what an earlier revision had, as a new revision; the draft stays. NOT_FOUND; SITE_REVISION_PUBLISHED where
 * it is what is published already; SITE_HAS_FAULTS where it does not fit what it stands on any more; SITE_NEEDS_TWO where
 * nobody publishes alone: there it is put into the draft, and another publishes that.
 */
export async function rollBack(
  deps: DraftDeps,
  { orgNo, revision, message, author, source = "studio", isForeign = false }: Rollback,
): Promise<{ revision: string; findings: FolderFinding[] }> {
  const json = await readStateText(deps, orgNo, revision === "draft" ? fail("NOT_FOUND") : revision);
  const layer = parseLayer(json);
  const findings = await deps.check(orgNo, { json });
  refuseFaults(deps, orgNo, findings);
  const made = await withActor(deps.db, systemActor, async (trx) => {
    const held = (await holdDraft(trx, orgNo)) ?? fail("NOT_FOUND");
    if (held.needs_two && source === "studio" && !isForeign) fail("SITE_NEEDS_TWO");
    if (held.published_patch !== null && isSame(held.published_patch, json)) fail("SITE_REVISION_PUBLISHED");
    const made = await publishOwn(trx, {
      orgNo,
      layer,
      json,
      source,
      message,
      author,
      ...(/^0+$/.test(revision) ? {} : { restored: revision }),
    });
    await recordAudit(trx, {
      ...author.audit,
      action: "site.rollback",
      orgNo,
      subject: `site:${orgNo}`,
      detail: { revision: made, restored: revision, message },
    });
    return made;
  });
  return { revision: made, findings };
}
