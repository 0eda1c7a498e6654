import { PLATFORM } from "../../../lib/org-no.ts";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Told } from "../../../../site/check/messages.ts";
import { layerOfFolder, orgNoFault } from "./names.ts";

/** The folders of TENANTS_DIR: base layers before organisations, since these are checked on top of those. */
export interface LayerFolders {
  /** `default` and `flavours/<name>`, in this order. */
  bases: string[];
  organisations: string[];
  /** Folders whose names are none, each with the reason. */
  refused: { folder: string; reason: Told }[];
}

/** Lists the folders of layers below `root`. Files beside them and hidden folders are not looked at. */
export async function listLayerFolders(root: string): Promise<LayerFolders> {
  const result: LayerFolders = { bases: [], organisations: [], refused: [] };
  const names = await folderNames(root).catch((error: unknown) => {
    throw new Error(`TENANTS_DIR ${root} is not a folder that can be read`, { cause: error });
  });
  if (names.includes(PLATFORM)) result.bases.push(PLATFORM);
  if (names.includes("flavours")) {
    for (const name of await folderNames(join(root, "flavours"))) addFolder(result, `flavours/${name}`);
  }
  for (const name of names) if (name !== PLATFORM && name !== "flavours") addFolder(result, name);
  return result;
}

function addFolder(result: LayerFolders, folder: string): void {
  const layer = layerOfFolder(folder);
  if (layer) (layer.kind === "organisation" ? result.organisations : result.bases).push(folder);
  else
    result.refused.push({
      folder,
      reason: orgNoFault(folder) ?? { key: "folder.notFlavour", values: { name: folder } },
    });
}

async function folderNames(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map((entry) => entry.name)
    .sort();
}
