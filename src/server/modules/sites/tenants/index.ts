import { PLATFORM } from "../../../lib/org-no.ts";
import { relative } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Layer } from "../../../../site/document/resolve.ts";
import type { Bus } from "../../../database/bus.ts";
import type { Db } from "../../../database/connect.ts";
import type { Log } from "../../../core/log.ts";
import type { ImageAddresses } from "../../../core/image-address.ts";
import { answersOf } from "../work/bases-through.ts";
import { workHere } from "../work/in-process.ts";
import type { TaskResult } from "../work/tasks.ts";
import type { Work } from "../work/work.ts";
import { createChecker } from "./check-layer.ts";
import { drawBuilt } from "./draw-form.ts";
import { formatFindings } from "./format-findings.ts";
import { createOwnCheck, publishedBelow, readBelow, type OwnCheck } from "./drafts/own-check.ts";
import { flavourImage } from "./flavour-image.ts";
import { createFormScripts } from "./form-scripts.ts";
import { readProductForms } from "./forms.ts";
import { createRefusedParts } from "./refused-references.ts";
import { productTexts } from "./site-texts.ts";
import type { DraftSite } from "./preview/draft-site.ts";
import { createDraftSites } from "./preview/draft-sites.ts";
import { mayStillPreview } from "./preview-maker.ts";
import type { PreviewRight } from "./preview-token.ts";
import { createTenantStore, type TenantStore } from "./store.ts";
import type { SyncOutcome, KeepImage } from "./folder-intake.ts";
import { createSync } from "./sync.ts";
import { watchFolders, type Watching } from "./watch.ts";

/** The sites of the portal: published ones from memory, and TENANTS_DIR brought into the database. */
export interface Tenants extends Pick<TenantStore, "resolve" | "peek" | "byHost" | "hostOwner" | "isSuspended"> {
  /**
   * The site of an organisation as somebody is editing it; what is published where nobody is. undefined as for
   * `resolve`.
   */
  draft(orgNo: string): Promise<DraftSite | undefined>;
  /** Whether who made a preview link still may: see `mayStillPreview`. */
  mayPreview(right: PreviewRight): Promise<boolean>;
  /**
   * Brings the default and the flavours into the database, so that pages can be served; the organisations too when
   * there is none yet, else they follow in the background. Watching starts where `watch` says so; what organisations
   * have published is looked through unless `lookThrough` is false.
   */
  start(options: { watch: boolean; lookThrough?: boolean }): Promise<void>;
  /** The validator of a form that a site changed, by the address in its definition: an immutable script. */
  formScript(address: string): Promise<string | undefined>;
  /** What is wrong in an organisation's own layer, on what is published below it. */
  check: OwnCheck;
  /** A layer from outside as it is kept, or why it cannot be. `patch` is JSON. */
  open(orgNo: string, patch: string, locale: string): Promise<TaskResult<"openLayer">>;
  /** The same of an archive. */
  unpack(orgNo: string, archive: Uint8Array, locale: string): Promise<TaskResult<"unpackLayer">>;
  /** What a layer stands on: the default with the flavour over it, resolved, and the flavour's layer alone. */
  below(flavour: string | undefined): Promise<{ base: Layer; flavour?: Layer }>;
  /** The flavours that sites can stand on. */
  flavours(): Promise<string[]>;
  /** The address of the picture of a flavour's home, which its folder brings; empty where it brings none. */
  pictureOf(flavour: string): Promise<string>;
  /** Resolves when what `start` left to the background is done: folders watched, organisations looked through. */
  settled(): Promise<void>;
  /** Brings everything that changed into the database. */
  sync(): Promise<void>;
  stop(): Promise<void>;
}

export interface TenantsOptions {
  db: Db;
  bus: Bus;
  /** TENANTS_DIR, absolute. */
  tenantsDir: string;
  log: Log;
  /** How pages name images of other hosts; as they are written unless given. */
  images?: Pick<ImageAddresses, "shown">;
  /** The hosts of the platform itself, which no site can claim. */
  platformHosts?: readonly string[];
  /** Where a person reads what is wrong in a folder; the standard error output otherwise. */
  tell?: (text: string) => void;
  /**
   * Where layers of organisations are worked on; in this thread unless given. Folders, which are the operator's, always
   * are.
   */
  work?: Pick<Work, "run">;
  /** Keeps the pictures of folders; without it, folders with pictures cannot be published. */
  keepImage?: KeepImage;
}

const RETRY_MS = 2000;

/** Makes the sites of the portal. Nothing is read before `start`. */
export async function createTenants({
  db,
  bus,
  tenantsDir,
  log,
  images,
  platformHosts = [],
  tell = toStandardError,
  work = workHere,
  keepImage = () => Promise.reject(new Error("pictures are kept nowhere")),
}: TenantsOptions): Promise<Tenants> {
  const forms = await readProductForms();
  let following = false;
  const store = createTenantStore({ db, product: productTexts, forms, ...(images ? { images } : {}) });
  const below = publishedBelow({ db, bases: store.bases, platformHosts });
  const check = createOwnCheck(below, work);
  const answers = answersOf(below);
  const drafts = createDraftSites({
    db,
    bases: store.bases,
    forms,
    check,
    box: (draft) => work.run("boxDraft", draft, { owner: draft.orgNo, answers }),
  });
  const refusedParts = createRefusedParts({ db, bases: store.bases, forms, log });
  await bus.on("site", (layer) => {
    store.purge(layer);
    if (following) refusedParts.look(layer);
  });
  bus.onStale(store.purgeAll);
  await bus.on("site_draft", drafts.saved);

  const shownRoot = relative(process.cwd(), tenantsDir) || tenantsDir;
  const onOutcome = (outcome: SyncOutcome) => {
    if (outcome.kind === "published") {
      log.info({ folder: outcome.folder }, "site published");
      if (outcome.warnings.length > 0) tell(`\n${formatFindings(outcome.warnings, { root: shownRoot })}\n`);
      return;
    }
    if (outcome.kind === "removed")
      return log.warn({ folder: outcome.folder }, "folder removed: the site is suspended");
    if (outcome.kind === "mended") {
      log.info({ folder: outcome.folder }, "the site is as it is published again");
      tell(`\n  ${outcome.folder} is right again, and as it is published.\n`);
      return;
    }
    const { kind, folder, findings } = outcome;
    const end =
      kind === "refused"
        ? "was not published; what was published before stays"
        : "stays published, but does not fit what it stands on any more";
    // The findings are told in words just below; once is enough.
    log.warn({ folder, findings: findings.length }, `the site ${end}`);
    tell(`\n${formatFindings(findings, { root: shownRoot })}\n  ${folder} ${end}.\n`);
  };
  const sync = createSync({
    db,
    root: tenantsDir,
    check: createChecker({ ...below, drawForm: drawBuilt }),
    keepImage,
    // A trigger tells all nodes, this one too; what is written here shows here without waiting for it.
    onPublished: store.purge,
    onOutcome,
  });

  let watching: Watching | undefined;
  let background: Promise<void> = Promise.resolve();
  let stopped = false;
  const failed = (error: unknown) => log.error({ err: error }, "TENANTS_DIR could not be brought into the database");
  /** Without a database a saved file waits for it. */
  const follow = async (folders: readonly string[]): Promise<void> => {
    while (!stopped) {
      try {
        return await sync.folders(folders);
      } catch (error) {
        failed(error);
        await pause(RETRY_MS, undefined, { ref: false });
      }
    }
  };

  return {
    resolve: store.resolve,
    peek: store.peek,
    byHost: store.byHost,
    hostOwner: store.hostOwner,
    draft: drafts.get,
    mayPreview: (right) => mayStillPreview(db, right),
    formScript: createFormScripts(
      async (orgNo) => [await store.resolve(orgNo), drafts.kept(orgNo)?.tenant],
      (schema, owner) => work.run("compileForm", { schema: JSON.stringify(schema) }, { owner }),
    ).get,
    check,
    open: (orgNo, patch, locale) => work.run("openLayer", { patch, locale }, { owner: orgNo, answers }),
    unpack: (orgNo, archive, locale) => work.run("unpackLayer", { archive, locale }, { owner: orgNo, answers }),
    below: (flavour) => readBelow({ db, bases: store.bases }, flavour),
    flavours: below.flavours,
    pictureOf: (flavour) => flavourImage(tenantsDir, flavour),
    isSuspended: store.isSuspended,
    async start({ watch, lookThrough = true }) {
      const first = !(await store.hasOrganisations());
      await sync.bases();
      if (first) await sync.organisations();
      await store.resolve(PLATFORM);
      background = (async () => {
        if (watch) {
          watching = watchFolders({
            root: tenantsDir,
            onChange: (folders) => void follow(folders),
            onProblem: (message) => log.warn(message),
          });
          await watching.ready;
        }
        // After the watchers are there, so that nothing written meanwhile is missed.
        if (!first || watch) await sync.organisations();
        following = true;
        if (lookThrough) refusedParts.lookAtAll();
        await refusedParts.settled();
      })().catch(failed);
    },
    settled: () => background,
    async sync() {
      await sync.bases();
      await sync.organisations();
    },
    async stop() {
      stopped = true;
      watching?.close();
      const looked = refusedParts.close();
      await sync.close();
      await looked;
      await background;
      watching?.close();
    },
  };
}

function toStandardError(text: string): void {
  process.stderr.write(text);
}
