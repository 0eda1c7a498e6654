import { join } from "node:path";
import { withoutSchema } from "../../../../site/check/patch.ts";
import { isObject } from "../../../../shared/json.ts";
import type { Position } from "../../../../site/document/positions.ts";
import type { Layer } from "../../../../site/document/resolve.ts";
import { withAddresses } from "../../../../site/document/assets.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import { assetLimitFindings, referenceFindings, standIn, unusedFindings, type AssetFile } from "./assets.ts";
import { layerFileNames, placeOfFile } from "./document-places.ts";
import { findingOf, type FolderFinding } from "./finding.ts";
import { readFolderFiles, type FileCache, type FolderFile } from "./folder-files.ts";
import { readJson } from "./read-json.ts";

/** A layer as its folder has it, before it was checked. */
export interface LayerReading {
  /** Relative to TENANTS_DIR. */
  folder: string;
  exists: boolean;
  stamp: string;
  /** Whole only when there are no findings. */
  layer: Layer;
  /** Text of each file by its path below the folder: positions in messages are found in it. */
  texts: ReadonlyMap<string, string>;
  /** What kept files from being read: broken JSON, files that belong nowhere, pictures that are not there. */
  findings: FolderFinding[];
  /** What else is worth knowing of its files. */
  warnings?: readonly FolderFinding[];
  /** Files of `assets/` that its documents show: what stands in for them in the layer is `standIn`. */
  assets?: readonly string[];
}

/** Reads the folder of a layer. Mistakes are findings, never errors; only what the file system refuses is thrown. */
export async function readLayer({
  root,
  folder,
  cache,
}: {
  root: string;
  folder: string;
  cache?: FileCache | undefined;
}): Promise<LayerReading> {
  const { exists, stamp, files, tooLarge, assets } = await readFolderFiles(join(root, folder), cache);
  const isBase = folder === PLATFORM || folder.startsWith("flavours/");
  const read = layerOfFiles({ folder, files, tooLarge, isNeeded: exists, assets: isBase ? undefined : assets });
  const { layer, findings, warnings, used } = read;
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return { folder, exists, stamp, layer, texts, findings, warnings, assets: used };
}

/** A place in a file. */
interface FilePlace extends Position {
  file: string;
}

export interface LayerFiles {
  /** What files are called by in findings. */
  folder: string;
  files: readonly FolderFile[];
  /** Paths of files that were not even read. */
  tooLarge: readonly string[];
  /** Whether a site.json is missed. */
  isNeeded: boolean;
  /** What lies in `assets/`; undefined for what has none, such as a flavour. */
  assets: readonly AssetFile[] | undefined;
}

/**
 * Files of a folder, or of an archive of one, as a layer; whole only when there are no findings. `comments` says where
 * each file has its first comment: a layer has none.
 */
export function layerOfFiles({ folder, files, tooLarge, isNeeded, assets }: LayerFiles): {
  layer: Layer;
  findings: FolderFinding[];
  comments: FilePlace[];
  warnings: FolderFinding[];
  /** Files of `assets/` that are shown. */
  used: string[];
} {
  const findings: FolderFinding[] = tooLarge.map((path) =>
    findingOf({ file: `${folder}/${path}` }, { key: "folder.fileTooLarge" }),
  );
  findings.push(...assetLimitFindings(folder, assets ?? []));
  const there = assets && new Set(assets.map(({ path }) => path));
  const used = new Set<string>();
  const comments: FilePlace[] = [];
  const parts: Record<string, unknown> = {};
  for (const { path, text } of files) {
    const file = `${folder}/${path}`;
    const place = placeOfFile(path);
    if (!place) {
      findings.push(findingOf({ file, allowed: layerFileNames }, { key: "folder.noFile" }));
      continue;
    }
    const read = readJson(text, file);
    if ("problem" in read) {
      findings.push(read.problem);
      continue;
    }
    // A screen, a layout or a form that is inherited is taken away by null; a site always has its settings.
    if (!isObject(read.value) && !(place.length > 1 && read.value === null)) {
      findings.push(findingOf({ file, line: 1, column: 1, pointer: "" }, { key: "document.notObject" }));
      continue;
    }
    if (read.comment) comments.push({ file, ...read.comment });
    const named = referenceFindings({ file, text, document: read.value }, there);
    findings.push(...named.findings);
    for (const name of named.used) used.add(name);
    setPart(parts, place, withoutSchema(withAddresses(read.value, standIns(named.used))));
  }
  const site = parts["site"];
  if (isNeeded && findings.length === 0 && site === undefined) {
    findings.push(findingOf({ file: `${folder}/site.json` }, { key: "folder.noSite" }));
  }
  // What is wrong comes first: a document that was not read may show what seems unused.
  const warnings = findings.length > 0 ? [] : unusedFindings(folder, assets ?? [], used);
  return { layer: toLayer(parts, site), findings, comments, warnings, used: [...used].sort() };
}

function standIns(names: readonly string[]): Map<string, string> {
  return new Map(names.map((name) => [name, standIn(name)]));
}

function setPart(parts: Record<string, unknown>, [part, name]: readonly [string, string?], value: unknown): void {
  if (name === undefined) {
    parts[part] = value;
    return;
  }
  const named = (parts[part] ??= Object.create(null));
  if (isObject(named)) named[name] = value;
}

/** `version` and `extends` stand in site.json; the checker says what is wrong with them. */
function toLayer(parts: Record<string, unknown>, site: unknown): Layer {
  const { version, extends: flavour } = isObject(site) ? site : {};
  return {
    ...parts,
    version: typeof version === "number" ? version : 1,
    ...(typeof flavour === "string" ? { extends: flavour } : {}),
  };
}
