import { createHash } from "node:crypto";
import type { Finding } from "../../../../site/check/finding.ts";
import { limits } from "../../../../site/check/limits.ts";
import type { CheckKey } from "../../../../site/check/messages.ts";
import { meant } from "../../../../site/check/suggest.ts";
import { ASSETS, assetReferences, isAssetName, isPictureName, withTexts } from "../../../../site/document/assets.ts";
import { positionsIn, toPointer } from "../../../../site/document/positions.ts";
import type { Layer } from "../../../../site/document/resolve.ts";
import { CodedError } from "../../../core/errors.ts";
import { findingOf, type FolderFinding } from "./finding.ts";

/** A file of `assets/`, in a folder or in an archive. */
export interface AssetFile {
  /** From `assets/` on, with slashes. */
  path: string;
  /** Bytes. */
  size: number;
}

const MEGABYTE = 1024 * 1024;

/** What is wrong in how much there is. @param where the folder or the archive, as findings name it. */
export function assetLimitFindings(where: string, assets: readonly AssetFile[]): FolderFinding[] {
  const place = { file: `${where}/${ASSETS.slice(0, -1)}` };
  if (assets.length > limits.assets)
    return [findingOf(place, { key: "asset.tooMany", values: { most: limits.assets } })];
  const large = assets.filter(({ size }) => size > limits.assetBytes);
  const told = large.map(({ path }) =>
    findingOf({ file: `${where}/${path}` }, { key: "asset.tooLarge", values: { most: limits.assetBytes / MEGABYTE } }),
  );
  const bytes = assets.reduce((sum, { size }) => sum + Math.min(size, limits.assetBytes), 0);
  return bytes > limits.allAssetBytes
    ? [...told, findingOf(place, { key: "asset.tooMuch", values: { most: limits.allAssetBytes / MEGABYTE } })]
    : told;
}

/**
 * What is wrong in how one document names files of `assets/`. @param there what lies there; undefined where nothing may.
 */
export function referenceFindings(
  { file, text, document }: { file: string; text: string; document: unknown },
  there: ReadonlySet<string> | undefined,
): { findings: FolderFinding[]; used: string[] } {
  const used: string[] = [];
  const findings = assetReferences(document).flatMap(({ path, name }): FolderFinding[] => {
    const key = faultOf(name, there);
    if (key === undefined) {
      used.push(name);
      return [];
    }
    const place: Partial<Finding> = { ...positionsIn(text)(path), pointer: toPointer(path) };
    return [
      findingOf(
        { file, ...place, ...(key === "asset.missing" ? meant({ written: name, names: [...(there ?? [])] }) : {}) },
        { key, values: { name } },
      ),
    ];
  });
  return { findings, used };
}

function faultOf(name: string, there: ReadonlySet<string> | undefined): CheckKey | undefined {
  if (!there) return "asset.base";
  if (!isAssetName(name)) return "asset.name";
  if (!isPictureName(name)) return "asset.kind";
  return there.has(name) ? undefined : "asset.missing";
}

/** What lies in `assets/` and no document shows. */
export function unusedFindings(
  where: string,
  assets: readonly AssetFile[],
  used: ReadonlySet<string>,
): FolderFinding[] {
  return assets
    .filter(({ path }) => !used.has(path))
    .map(({ path }) => ({
      ...findingOf({ file: `${where}/${path}` }, { key: isPictureName(path) ? "asset.unused" : "asset.kindUnused" }),
      severity: "warning" as const,
    }));
}

/** What stands in a layer for a file while it is checked: the shape of an address that it will have. */
export function standIn(path: string): string {
  const hex = createHash("sha256").update(path).digest("hex");
  return `/files/public/image/00/${hex.slice(0, 30)}.webp`;
}

/**
 * A checked layer with the addresses of its files in the place of what stood in for them. Each is kept as `keep` does;
 * what that refuses is found here, and the layer is not given.
 */
export async function placeAssets(
  layer: Layer,
  { where, used, keep }: { where: string; used: readonly string[]; keep: (path: string) => Promise<string> },
): Promise<{ layer: Layer } | { findings: FolderFinding[] }> {
  const addresses = new Map<string, string>();
  const findings: FolderFinding[] = [];
  for (const path of used) {
    try {
      addresses.set(standIn(path), await keep(path));
    } catch (error) {
      findings.push(keepingFinding(`${where}/${path}`, error));
    }
  }
  return findings.length > 0 ? { findings } : { layer: withTexts(layer, addresses) };
}

/** Why a file could not become a picture. What is no matter of the file is thrown on. */
export function keepingFinding(file: string, error: unknown): FolderFinding {
  const key = error instanceof CodedError ? reasons[error.constant as keyof typeof reasons] : undefined;
  if (key === undefined) throw error;
  return findingOf({ file }, { key });
}

const reasons = {
  FILE_TOO_LARGE: "asset.unreadable",
  FILE_KIND_REFUSED: "asset.notPicture",
  PICTURE_UNREADABLE: "asset.unreadable",
  PICTURE_TOO_MANY_PIXELS: "asset.tooManyPixels",
  DRAWING_REFUSED: "asset.drawing",
  IMAGES_MANY: "asset.noRoom",
  MEDIA_QUOTA: "asset.noRoom",
  STORAGE_FULL: "asset.noRoom",
} as const;
