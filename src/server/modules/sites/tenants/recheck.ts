import { setImmediate as breathe } from "node:timers/promises";
import type { FolderChecker } from "./check-layer.ts";
import { hasErrors, type FolderFinding } from "./finding.ts";
import { listLayerFolders } from "./list-folders.ts";
import { layerOfFolder } from "./names.ts";
import { readLayer } from "./read-layer.ts";

interface RecheckOptions {
  root: string;
  check: FolderChecker;
  onEndangered(folder: string, findings: FolderFinding[]): void;
}

/** Looks, beside the server's other work, which organisations do not fit a base that has changed. */
export function createRecheck({ root, check, onEndangered }: RecheckOptions): {
  start(): void;
  close(): Promise<void>;
} {
  let round = 0;
  let running: Promise<void> = Promise.resolve();

  const look = async (mine: number): Promise<void> => {
    const { organisations } = await listLayerFolders(root);
    for (const folder of organisations) {
      await breathe();
      // A newer round begins again from the start, on the newer base.
      if (mine !== round) return;
      const name = layerOfFolder(folder);
      const reading = await readLayer({ root, folder });
      if (!name || !reading.exists || reading.findings.length > 0) continue;
      const { findings } = await check(reading, name);
      if (hasErrors(findings) && mine === round) onEndangered(folder, findings);
    }
  };

  return {
    start() {
      round += 1;
      // What goes wrong here goes wrong again, and is told, when the folder is next brought in.
      running = look(round).catch(() => undefined);
    },
    async close() {
      round += 1;
      await running;
    },
  };
}
