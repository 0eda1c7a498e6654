import { PLATFORM } from "../../../lib/org-no.ts";
import { findingOf } from "./finding.ts";
import { keepFaultsOf } from "./folder-errors.ts";
import { createIntake, type SyncOptions } from "./folder-intake.ts";
import { readFolderStates } from "./folder-store.ts";
import { listLayerFolders } from "./list-folders.ts";
import { layerOfFolder } from "./names.ts";
import { createRecheck } from "./recheck.ts";

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

export function createSync(options: SyncOptions): Sync {
  const { db, root, check, onOutcome } = options;
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;
  const intake = createIntake(options, () => closed);
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

  /** After a base changed, what was refused may be right now, and what was right may be wrong. */
  const followBases = async () => {
    if (!intake.takeBasesChanged()) return;
    await intake.take(intake.refused(), new Map());
    recheck.start();
  };

  return {
    bases: () =>
      inTurn(async () => {
        const { bases } = await listLayerFolders(root);
        if (!bases.includes(PLATFORM))
          await intake.refuse(PLATFORM, [findingOf({ file: PLATFORM }, { key: "folder.noDefault" })]);
        await intake.take(bases, await readFolderStates(db, bases));
      }),
    organisations: () =>
      inTurn(async () => {
        const { bases, organisations, refused: misnamed } = await listLayerFolders(root);
        for (const { folder, reason } of misnamed)
          onOutcome({ kind: "refused", folder, findings: [findingOf({ file: folder }, reason)] });
        const known = await readFolderStates(db);
        await intake.take(organisations, known);
        // On the first start everything has just been checked.
        if ([...known.keys()].some((folder) => layerOfFolder(folder)?.kind === "organisation")) await followBases();
        intake.takeBasesChanged();
        if (closed) return;
        // Without the default this is not the folder it was: rather nothing than every site off.
        if (!bases.includes(PLATFORM)) return;
        const here = new Set(organisations);
        await keepFaultsOf(db, [...bases, ...organisations]);
        for (const folder of known.keys())
          if (layerOfFolder(folder)?.kind === "organisation" && !here.has(folder)) await intake.remove(folder);
      }),
    folders: (folders) =>
      inTurn(async () => {
        const named = folders.filter((folder) => layerOfFolder(folder));
        const bases = named.filter((folder) => layerOfFolder(folder)?.kind !== "organisation").sort();
        await intake.take(bases, new Map());
        await intake.take(
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
