import { setTimeout as pause } from "node:timers/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Db } from "../../../database/connect.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import { placeAssets } from "./assets.ts";
import type { FolderChecker } from "./check-layer.ts";
import { findingOf, hasErrors, type FolderFinding } from "./finding.ts";
import {
  forgetFolders,
  publishFolders,
  readFolderStates,
  type FolderState,
  type FolderToPublish,
} from "./folder-store.ts";
import { dropFaults, keepFaults } from "./folder-errors.ts";
import { stampFolder, type FileCache } from "./folder-files.ts";
import { hostsOf, toPublish } from "./layer-to-publish.ts";
import { layerOfFolder, notificationOf, type LayerName } from "./names.ts";
import { readLayer, type LayerReading } from "./read-layer.ts";

/** What became of a folder. Unchanged ones are not told of. */
export type SyncOutcome =
  | { kind: "published"; folder: string; warnings: FolderFinding[] }
  /** The last good revision stays, if there is one. */
  | { kind: "refused"; folder: string; findings: FolderFinding[] }
  | { kind: "removed"; folder: string }
  /** It was refused, and says again what is published. */
  | { kind: "mended"; folder: string }
  /** It stays published, but on the base as it is now it would be refused; what it breaks is not shown. */
  | { kind: "endangered"; folder: string; findings: FolderFinding[] };

/** Keeps a copy of the picture at a path for an organisation; gives its address. Rejects with a CodedError. */
export type KeepImage = (image: { orgNo: string; path: string }) => Promise<string>;

export interface SyncOptions {
  db: Db;
  root: string;
  /** Checks a layer on what is published below it, and gives it as it is stored. */
  check: FolderChecker;
  /** Keeps a picture for an organisation, and gives its address: see `SiteImages`. */
  keepImage: KeepImage;
  /** Told once a layer is committed, as the channel `site` names it. */
  onPublished(layer: string): void;
  onOutcome(outcome: SyncOutcome): void;
}

/** Takes folders into the database, one after the other. */
interface FolderIntake {
  /**
   * Reads, checks and publishes folders; `known` has their last states, and no entry for those to be checked in any
   * case. A folder that was only copied or touched is read, and not checked again.
   */
  take(folders: readonly string[], known: ReadonlyMap<string, FolderState>): Promise<void>;
  refuse(folder: string, findings: FolderFinding[]): Promise<void>;
  /** A folder is gone: an organisation's site goes off, a base stays as it is published. */
  remove(folder: string): Promise<void>;
  /** The folders that were refused and did not come right since. */
  refused(): string[];
  /** Whether a base was published since this was asked. */
  takeBasesChanged(): boolean;
}

type CheckedFolder = FolderToPublish & { warnings: FolderFinding[] };

/** Layers go into the database this many at a time when there are many, as on the first start. */
const batchSize = 100;
/** How long after a file that is not JSON it is looked at again: it may have been half written. */
const halfWrittenMs = 80;

/** `isClosed` ends what is under way after the folder it is at. */
export function createIntake(options: SyncOptions, isClosed: () => boolean): FolderIntake {
  const { db, root, onPublished, onOutcome } = options;
  const reader = createReader(root);
  const refused = new Set<string>();
  let basesChanged = false;

  const refuse = async (folder: string, findings: FolderFinding[]): Promise<void> => {
    refused.add(folder);
    onOutcome({ kind: "refused", folder, findings });
    await keepFaults(db, folder, findings);
  };

  const publish = async (batch: CheckedFolder[]) => {
    if (batch.length === 0) return;
    const published = await publishFolders(db, batch);
    for (const { layer, folder, warnings } of batch.splice(0)) {
      const wasRefused = refused.delete(folder);
      if (!published.has(folder)) {
        if (wasRefused) onOutcome({ kind: "mended", folder });
        continue;
      }
      onPublished(notificationOf(layer.name));
      basesChanged ||= layer.name.kind !== "organisation";
      onOutcome({ kind: "published", folder, warnings });
    }
  };

  const take: FolderIntake["take"] = async (folders, known) => {
    const batch: CheckedFolder[] = [];
    const unchanged: string[] = [];
    for (const folder of folders) {
      if (isClosed()) break;
      const before = known.get(folder);
      if (before !== undefined && before.stamp === (await stampFolder(join(root, folder)))) {
        unchanged.push(folder);
        continue;
      }
      const name = layerOfFolder(folder);
      if (!name) continue;
      const reading = await reader.read(folder);
      if (!reading.exists) {
        await remove(folder);
        continue;
      }
      // A host that one of the batch is about to claim is found to be claimed once that one is published.
      if (claimsSameHost(batch, reading)) await publish(batch);
      const made = await toTake({ name, reading, before }, options);
      if ("findings" in made) await refuse(folder, made.findings);
      else batch.push({ folder, stamp: reading.stamp, ...made });
      // What stands on a base is checked against it, so it must be there.
      if (batch.length >= batchSize || name.kind !== "organisation") await publish(batch);
    }
    await publish(batch);
    await mend(unchanged);
  };

  /** What was refused meanwhile is again what was published. */
  const mend = async (folders: readonly string[]): Promise<void> => {
    for (const folder of folders) if (refused.delete(folder)) onOutcome({ kind: "mended", folder });
    if (folders.length > 0) await dropFaults(db, [...folders]);
  };

  const remove = async (folder: string): Promise<void> => {
    refused.delete(folder);
    reader.forget(folder);
    if (folder === PLATFORM || folder.startsWith("flavours/")) {
      const known = await readFolderStates(db, [folder]);
      if (known.size > 0)
        onOutcome({ kind: "refused", folder, findings: [findingOf({ file: folder }, { key: "folder.gone" })] });
      return;
    }
    for (const orgNo of await forgetFolders(db, [folder])) {
      onPublished(orgNo);
      onOutcome({ kind: "removed", folder });
    }
  };

  return {
    take,
    refuse,
    remove,
    refused: () => [...refused].sort(),
    takeBasesChanged() {
      const changed = basesChanged;
      basesChanged = false;
      return changed;
    },
  };
}

/** A folder that was read, and its state when it was last taken over. */
interface ReadFolder {
  name: LayerName;
  reading: LayerReading;
  before: FolderState | undefined;
}

/**
 * A folder as it goes into the database, or what keeps it from that. Its pictures become files of the organisation once
 * its documents are right, and the layer names these.
 */
async function toTake(
  folder: ReadFolder,
  { check, keepImage, root }: SyncOptions,
): Promise<Pick<CheckedFolder, "layer" | "warnings"> | { findings: FolderFinding[] }> {
  const { name, reading } = folder;
  const { findings, layer } = isDecided(folder) ? reading : await check(reading, name);
  const warnings = [...findings, ...(reading.warnings ?? [])];
  if (hasErrors(warnings)) return { findings: warnings };
  const { folder: orgNo, assets: used = [] } = reading;
  const placed = await placeAssets(layer, {
    where: orgNo,
    used,
    keep: (path) => keepImage({ orgNo, path: join(root, orgNo, path) }),
  });
  return "findings" in placed ? placed : { layer: toPublish(name, placed.layer), warnings };
}

/**
 * Whether nothing is left to be checked: it could not be read, or says what was taken over from it before, because it
 * was only copied or touched.
 */
function isDecided({ name, reading, before }: ReadFolder): boolean {
  if (reading.findings.length > 0) return true;
  try {
    return before !== undefined && toPublish(name, reading.layer).digest === before.digest;
  } catch {
    // Nested deeper than can be written: it was never taken over, and the check says what is wrong.
    return false;
  }
}

function claimsSameHost(batch: readonly CheckedFolder[], { layer }: LayerReading): boolean {
  const hosts = hostsOf(layer);
  return batch.some((one) => one.layer.hosts.some((host) => hosts.includes(host)));
}

/** Reads folders, and keeps what their files said for the next time. */
function createReader(root: string) {
  const caches = new LRUCache<string, FileCache>({ max: 64 });
  const readOnce = (folder: string): Promise<LayerReading> => {
    const cache: FileCache = caches.get(folder) ?? new Map();
    caches.set(folder, cache);
    return readLayer({ root, folder, cache });
  };
  return {
    /** Once more where a file may have been half written. */
    async read(folder: string): Promise<LayerReading> {
      const reading = await readOnce(folder);
      if (!reading.findings.some(({ broken }) => broken)) return reading;
      await pause(halfWrittenMs);
      return readOnce(folder);
    },
    forget: (folder: string) => void caches.delete(folder),
  };
}
