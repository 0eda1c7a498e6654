import { PLATFORM } from "../../../lib/org-no.ts";
import { setTimeout as pause } from "node:timers/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Db } from "../../../database/connect.ts";
import { findingOf, hasErrors, type FolderFinding } from "./finding.ts";
import { forgetFolders, publishFolders, readFolderStates, type FolderToPublish } from "./folder-store.ts";
import { dropFaults, keepFaults, keepFaultsOf } from "./folder-errors.ts";
import { stampFolder, type FileCache } from "./folder-files.ts";
import { hostsOf, toPublish } from "./layer-to-publish.ts";
import { listLayerFolders } from "./list-folders.ts";
import { layerOfFolder, notificationOf, type LayerName } from "./names.ts";
import { readLayer, type LayerReading } from "./read-layer.ts";
import { createRecheck } from "./recheck.ts";

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

/** Brings TENANTS_DIR into the database. Runs go one after the other. */
export interface Sync {
  /** The default and the flavours, if their files changed. */
  bases(): Promise<void>;
  /** The organisations, if their files changed; folders that are gone suspend their sites. */
  organisations(): Promise<void>;
  /** These folders, whatever their stamps say: the watcher saw them change. */
  folders(folders: readonly string[]): Promise<void>;
  /** Ends what is under way after the folder it is at. */
  close(): Promise<void>;
}

export interface SyncOptions {
  db: Db;
  root: string;
  /** Checks a layer on what is published below it. */
  check(reading: LayerReading, name: LayerName): Promise<FolderFinding[]>;
  /** Told once a layer is committed, as the channel `site` names it. */
  onPublished(layer: string): void;
  onOutcome(outcome: SyncOutcome): void;
}

type CheckedFolder = FolderToPublish & { warnings: FolderFinding[] };

/** Layers go into the database this many at a time when there are many, as on the first start. */
const batchSize = 100;
/** How long after a file that is not JSON it is looked at again: it may have been half written. */
const halfWrittenMs = 80;

export function createSync({ db, root, check, onPublished, onOutcome }: SyncOptions): Sync {
  const caches = new LRUCache<string, FileCache>({ max: 64 });
  const refused = new Set<string>();
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;
  let basesChanged = false;
  const recheck = createRecheck({
    root,
    check,
    onEndangered: (folder, findings) => onOutcome({ kind: "endangered", folder, findings }),
  });

  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const turn = queue.then(work);
    queue = turn.catch(() => undefined);
    return turn;
  };

  const read = (folder: string): Promise<LayerReading> => {
    const cache: FileCache = caches.get(folder) ?? new Map();
    caches.set(folder, cache);
    return readLayer({ root, folder, cache });
  };

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

  /**
   * Reads, checks and publishes folders; `known` has their last stamps, and no entry for those to be read in any case.
   */
  const take = async (folders: readonly string[], known: ReadonlyMap<string, string>): Promise<void> => {
    const batch: CheckedFolder[] = [];
    const unchanged: string[] = [];
    for (const folder of folders) {
      if (closed) break;
      const before = known.get(folder);
      if (before !== undefined && before === (await stampFolder(join(root, folder)))) {
        unchanged.push(folder);
        continue;
      }
      const name = layerOfFolder(folder);
      if (!name) continue;
      let reading = await read(folder);
      if (reading.findings.some(({ broken }) => broken)) {
        await pause(halfWrittenMs);
        reading = await read(folder);
      }
      if (!reading.exists) {
        await remove(folder);
        continue;
      }
      // A host that one of the batch is about to claim is found to be claimed once that one is published.
      if (batch.some(({ layer }) => layer.hosts.some((host) => hostsOf(reading.layer).includes(host))))
        await publish(batch);
      const findings = reading.findings.length > 0 ? reading.findings : await check(reading, name);
      if (hasErrors(findings)) await refuse(folder, findings);
      else batch.push({ folder, stamp: reading.stamp, layer: toPublish(name, reading.layer), warnings: findings });
      // What stands on a base is checked against it, so it must be there.
      if (batch.length >= batchSize || name.kind !== "organisation") await publish(batch);
    }
    await publish(batch);
    // What was refused meanwhile is again what was published.
    for (const folder of unchanged) if (refused.delete(folder)) onOutcome({ kind: "mended", folder });
    if (unchanged.length > 0) await dropFaults(db, unchanged);
  };

  const remove = async (folder: string): Promise<void> => {
    refused.delete(folder);
    caches.delete(folder);
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

  /** After a base changed, what was refused may be right now, and what was right may be wrong. */
  const followBases = async () => {
    if (!basesChanged) return;
    basesChanged = false;
    await take([...refused].sort(), new Map());
    recheck.start();
  };

  return {
    bases: () =>
      inTurn(async () => {
        const { bases } = await listLayerFolders(root);
        if (!bases.includes(PLATFORM))
          await refuse(PLATFORM, [findingOf({ file: PLATFORM }, { key: "folder.noDefault" })]);
        await take(bases, await readFolderStates(db, bases));
      }),
    organisations: () =>
      inTurn(async () => {
        const { bases, organisations, refused: misnamed } = await listLayerFolders(root);
        for (const { folder, reason } of misnamed)
          onOutcome({ kind: "refused", folder, findings: [findingOf({ file: folder }, reason)] });
        const known = await readFolderStates(db);
        await take(organisations, known);
        // On the first start everything has just been checked.
        if ([...known.keys()].some((folder) => layerOfFolder(folder)?.kind === "organisation")) await followBases();
        basesChanged = false;
        if (closed) return;
        // Without the default this is not the folder it was: rather nothing than every site off.
        if (!bases.includes(PLATFORM)) return;
        const here = new Set(organisations);
        await keepFaultsOf(db, [...bases, ...organisations]);
        for (const folder of known.keys())
          if (layerOfFolder(folder)?.kind === "organisation" && !here.has(folder)) await remove(folder);
      }),
    folders: (folders) =>
      inTurn(async () => {
        const named = folders.filter((folder) => layerOfFolder(folder));
        const bases = named.filter((folder) => layerOfFolder(folder)?.kind !== "organisation").sort();
        await take(bases, new Map());
        await take(
          named.filter((folder) => !bases.includes(folder)),
          new Map(),
        );
        await followBases();
        const there = await listLayerFolders(root);
        for (const { folder, reason } of there.refused) {
          if (folders.includes(folder))
            onOutcome({ kind: "refused", folder, findings: [findingOf({ file: folder }, reason)] });
        }
      }),
    async close() {
      closed = true;
      await Promise.all([queue, recheck.close()]);
    },
  };
}
