import { PLATFORM } from "../../../../lib/org-no.ts";
import type { Layer } from "../../../../../site/document/resolve.ts";
import { recordAudit } from "../../../audit/index.ts";
import { systemActor, withActor, type Actor } from "../../../../database/actor.ts";
import type { Db, Trx } from "../../../../database/connect.ts";
import { fail } from "../../../../core/errors.ts";
import type { Work } from "../../work/work.ts";
import { dateTimeIn } from "../../../../lib/date-time.ts";
import { parseLayer } from "../bases.ts";
import { canonicalJson } from "../../../../lib/canonical-json.ts";
import { textOf, type LayerText } from "../layer-text.ts";
import type { OwnCheck } from "./own-check.ts";
import { selectDraft, storeDraft, type Author, type DraftRow, type RequestRow } from "./draft-rows.ts";

/** What the work on drafts needs: the command line opens the same. */
export interface DraftDeps {
  db: Db;
  /** Checks an organisation's own layer on what it stands on, as it counts where it is published (`withLaw`). */
  check: OwnCheck;
  /** Where what may be large is worked on; in this thread unless given. */
  work?: Pick<Work, "run">;
  now(): Date;
  /** Of the site: times in errors are shown in it. */
  timeZone?: string | undefined;
  /** Of what is told to be wrong; English unless given. */
  locale?: string;
  /** Who asks, for row level security; the server itself unless given. */
  actor?: Actor;
  /** Tells who had asked for publishing what came of it, in the same transaction. */
  tellAsker?: (trx: Trx, decided: Decided) => Promise<void>;
}

/** What came of a request to publish. */
export interface Decided {
  orgNo: string;
  request: RequestRow;
  state: "published" | "scheduled" | "returned";
  /** Who decided. */
  by: string;
  opinion: string;
}

/** What is edited of a site, or what is published where nothing is. */
export interface DraftState {
  orgNo: string;
  /** 0 before anything was saved; it grows with each change and is never used again. */
  version: number;
  /** Whether there is a draft; without one `layer` is what is published. */
  isChanged: boolean;
  layer: Layer;
  /** The same as it is stored. */
  json: string;
  /** "0" where nothing was published. */
  baseRevision: string;
  publishedRevision: string;
  authorUserNo: string | null;
  authorName: string;
  modified: Date | undefined;
  schedule: { time: Date; message: string; version: number } | undefined;
  /** Why the last scheduled time came and nothing was published. */
  scheduleFault: { reason: "faults" | "superseded"; time: Date } | undefined;
  /** Whether the organisation wants another to publish than who changed the draft last. */
  needsTwo: boolean;
  /** Where publishing was asked for and nobody published since: it waits, or was sent back. */
  request: RequestRow | undefined;
}

/**
 * The draft of an organisation's site. NOT_FOUND for an organisation that is not there, and for the platform, whose
 * site is a folder.
 */
export async function readDraft(
  { db, actor = systemActor }: Pick<DraftDeps, "db" | "actor">,
  orgNo: string,
): Promise<DraftState> {
  return withActor(db, actor, async (trx) => stateOf(orgNo, (await rowOf(trx, orgNo)) ?? fail("NOT_FOUND")));
}

export interface DraftToSave {
  orgNo: string;
  /** The version that was edited. */
  version: number;
  /** The published revision that it was made on: that of the draft, or the one published now. */
  baseRevision: string;
  layer: Layer | LayerText;
  author: Author;
  /** Whether it is somebody of the platform who edits the site for the organisation: that is recorded. */
  isForeign?: boolean;
}

/** What became of a save. */
export interface SavedDraft {
  version: number;
  /** Whether it differs from what is published: when everything was taken back there is no draft any more. */
  isChanged: boolean;
}

/**
 * Saves a draft over the version that was edited, with faults or without, and gives the next version.
 * SITE_DRAFT_CONFLICT where somebody saved meanwhile; SITE_PUBLISHED_MEANWHILE where the base is neither that of the
 * draft nor what is published now. Both carry who and when.
 */
export async function saveDraft(
  deps: DraftDeps,
  { orgNo, version, baseRevision, layer, author, isForeign = false }: DraftToSave,
): Promise<SavedDraft> {
  const { db, actor = systemActor, now } = deps;
  return withActor(db, actor, async (trx) => {
    const row = (await rowOf(trx, orgNo)) ?? fail("NOT_FOUND");
    const before = stateOf(orgNo, row);
    if (before.version !== version) refuseVersion(before, deps);
    if (baseRevision !== before.publishedRevision && !(before.isChanged && baseRevision === before.baseRevision))
      await refuseBase(trx, before, deps);
    const json = textOf(layer);
    // Everything was taken back: there is nothing to publish.
    const isChanged = json !== row.published_patch || baseRevision !== before.publishedRevision;
    const stored = await storeDraft(trx, {
      orgNo,
      version,
      patch: isChanged ? json : null,
      baseRevision,
      author,
      now: now(),
    });
    // Once for each time that somebody from outside takes a site over, not for each letter that is saved by itself.
    if (stored !== undefined && isForeign && before.authorUserNo !== author.userNo)
      await recordAudit(trx, {
        ...author.audit,
        action: "site.save",
        orgNo,
        subject: `site:${orgNo}`,
        detail: { version: stored },
      });
    return {
      isChanged,
      version: stored ?? refuseVersion(stateOf(orgNo, (await rowOf(trx, orgNo)) ?? fail("NOT_FOUND")), deps),
    };
  });
}

/**
 * Makes a layer from an archive the draft, in the place of what was edited, on what is published now: it is meant
 * whole.
 * SITE_DRAFT_CONFLICT as for saving.
 */
export async function importDraft(
  deps: DraftDeps,
  { orgNo, version, layer, author, isForeign = false }: Omit<DraftToSave, "baseRevision">,
): Promise<SavedDraft> {
  const { publishedRevision } = await readDraft(deps, orgNo);
  const saved = await saveDraft(deps, { orgNo, version, baseRevision: publishedRevision, layer, author, isForeign });
  await withActor(deps.db, deps.actor ?? systemActor, (trx) =>
    recordAudit(trx, {
      ...author.audit,
      action: "site.import",
      orgNo,
      subject: `site:${orgNo}`,
      detail: { version: saved.version },
    }),
  );
  return saved;
}

/** Gives the draft up, so that what is published is edited again. SITE_DRAFT_CONFLICT as for saving. */
export async function discardDraft(
  deps: DraftDeps,
  { orgNo, version, author }: Pick<DraftToSave, "orgNo" | "version" | "author">,
): Promise<{ version: number }> {
  const { db, actor = systemActor, now } = deps;
  return withActor(db, actor, async (trx) => {
    const before = stateOf(orgNo, (await rowOf(trx, orgNo)) ?? fail("NOT_FOUND"));
    if (before.version !== version) refuseVersion(before, deps);
    if (!before.isChanged) return { version };
    const stored = await storeDraft(trx, { orgNo, version, patch: null, baseRevision: "0", author, now: now() });
    return { version: stored ?? refuseVersion(stateOf(orgNo, (await rowOf(trx, orgNo)) ?? fail("NOT_FOUND")), deps) };
  });
}

const nothingYet = canonicalJson({ version: 1, site: { version: 1 } });

/** A draft as its row says it. */
export function stateOf(orgNo: string, row: DraftRow): DraftState {
  const publishedRevision = row.published_revision ?? "0";
  const isChanged = row.patch !== null;
  const json = row.patch ?? row.published_patch ?? nothingYet;
  let layer: Layer | undefined;
  return {
    orgNo,
    version: row.version ?? 0,
    isChanged,
    // Read when it is asked for: most only ask what state it is in.
    get layer() {
      return (layer ??= parseLayer(json));
    },
    json,
    baseRevision: isChanged ? (row.base_revision ?? "0") : publishedRevision,
    publishedRevision,
    authorUserNo: row.author_user_no,
    authorName: row.author_name ?? "",
    modified: row.gmt_modified ?? undefined,
    schedule: row.schedule_time
      ? { time: row.schedule_time, message: row.schedule_message ?? "", version: row.schedule_version ?? 0 }
      : undefined,
    scheduleFault: row.schedule_fault
      ? { reason: row.schedule_fault.reason, time: new Date(row.schedule_fault.time) }
      : undefined,
    needsTwo: row.needs_two,
    request:
      isChanged && (row.request?.state === "open" || row.request?.state === "returned") ? row.request : undefined,
  };
}

/** Somebody saved, published or gave up meanwhile: who, and when. */
export function refuseVersion(
  { version, authorName, modified }: DraftState,
  { timeZone }: Pick<DraftDeps, "timeZone">,
): never {
  return fail("SITE_DRAFT_CONFLICT", {
    data: { version, authorName, ...(modified ? { gmtModified: dateTimeIn(timeZone, modified) } : {}) },
  });
}

/** Something else was published meanwhile: what, by whom, and when. */
export async function refuseBase(
  trx: Trx,
  { orgNo, publishedRevision }: DraftState,
  { timeZone }: Pick<DraftDeps, "timeZone">,
): Promise<never> {
  const row = await trx
    .selectFrom("site_revision")
    .select(["source", "author_name", "gmt_create"])
    .where("org_no", "=", orgNo)
    .where("id", "=", publishedRevision)
    .executeTakeFirst();
  return fail("SITE_PUBLISHED_MEANWHILE", {
    data: {
      publishedRevision,
      ...(row
        ? { source: row.source, authorName: row.author_name, gmtCreate: dateTimeIn(timeZone, row.gmt_create) }
        : {}),
    },
  });
}

function rowOf(trx: Trx, orgNo: string): Promise<DraftRow | undefined> {
  return orgNo === PLATFORM ? Promise.resolve(undefined) : selectDraft(trx, orgNo);
}
