import { PLATFORM } from "../../../lib/org-no.ts";
import { openPatch } from "../../../../site/check/patch.ts";
import type { ShortFormLanguage } from "../../../../site/check/short-forms/write-out.ts";
import { inheritedOfFlavour, sharedLayer } from "../../../../site/document/own-settings.ts";
import { resolveSite, type Layer } from "../../../../site/document/resolve.ts";
import { createChecker } from "./check-layer.ts";
import { findingOf, type FolderFinding } from "./finding.ts";
import { listLayerFolders } from "./list-folders.ts";
import { loadLanguage } from "./load-language.ts";
import { folderOf, layerOfFolder } from "./names.ts";
import { readLayer, type LayerReading } from "./read-layer.ts";

/** What is wrong in one folder; nothing when it is valid. */
export interface FolderCheck {
  folder: string;
  findings: FolderFinding[];
}

/** So many folders are read while one is checked. */
const readAhead = 16;

/**
 * Checks the folders of TENANTS_DIR on each other, without a database: all, or only some. Bases come first.
 * `unknown` has those of `only` that are not there.
 */
export async function checkFolders({
  root,
  only = [],
}: {
  root: string;
  only?: readonly string[];
}): Promise<{ checks: FolderCheck[]; unknown: string[] }> {
  const { bases, organisations, refused } = await listLayerFolders(root);
  const wanted = (folder: string) => only.length === 0 || only.includes(folder);
  const checks: FolderCheck[] = refused
    .filter(({ folder }) => wanted(folder))
    .map(({ folder, reason }) => ({ folder, findings: [findingOf({ file: folder }, reason)] }));
  if (!bases.includes(PLATFORM))
    checks.push({ folder: PLATFORM, findings: [findingOf({ file: PLATFORM }, { key: "folder.noDefault" })] });

  const readings = new Map<string, LayerReading>();
  for (const folder of bases) readings.set(folder, await readLayer({ root, folder }));
  const claims = new Map<string, string>();
  const read = async (folder: string): Promise<LayerReading> => readings.get(folder) ?? readLayer({ root, folder });
  const language = await loadLanguage();
  const resolved = new Map<string | undefined, Layer | undefined>();
  const check = createChecker({
    async layer(flavour) {
      if (!resolved.has(flavour)) resolved.set(flavour, baseOf(readings, flavour, language));
      return resolved.get(flavour);
    },
    flavours: async () => bases.flatMap((folder) => (folder === PLATFORM ? [] : [folder.slice("flavours/".length)])),
    hostOwner: async (host, layer) => {
      const [first, mine] = [claims.get(host), folderOf(layer)];
      if (first === undefined) claims.set(host, mine);
      return first === mine ? undefined : first;
    },
  });
  const folders = [...bases, ...organisations].filter(wanted);
  const ahead = folders.slice(0, readAhead).map((folder) => read(folder));
  for (const [index, folder] of folders.entries()) {
    const next = folders[index + readAhead];
    if (next !== undefined) ahead.push(read(next));
    const reading = await ahead.shift()!;
    const name = layerOfFolder(folder);
    if (!name) continue;
    checks.push({
      folder,
      findings: [
        ...(reading.findings.length > 0 ? reading.findings : (await check(reading, name)).findings),
        ...(reading.warnings ?? []),
      ],
    });
  }
  const there = new Set([...bases, ...organisations, ...refused.map(({ folder }) => folder)]);
  return { checks, unknown: only.filter((folder) => !there.has(folder)) };
}

/** The default with a flavour over it, as far as their files can be read. */
function baseOf(
  readings: ReadonlyMap<string, LayerReading>,
  flavour: string | undefined,
  language: ShortFormLanguage,
): Layer | undefined {
  const platform = opened(readings.get(PLATFORM)?.layer, { below: [], language });
  if (!platform) return undefined;
  const shared = sharedLayer(resolveSite([platform]));
  if (flavour === undefined) return shared;
  const over = opened(readings.get(`flavours/${flavour}`)?.layer, { below: [shared], language });
  return over && resolveSite([shared, inheritedOfFlavour(over)]);
}

/** A layer that can be merged: what cannot is told where it is checked itself. */
function opened(layer: Layer | undefined, on: Parameters<typeof openPatch>[1]): Layer | undefined {
  const found = layer && openPatch(layer, on);
  return found && "layer" in found ? found.layer : undefined;
}
