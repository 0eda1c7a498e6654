import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BlockFile } from "../read/sources.ts";

/** Where the pictures of blocks are, beside the pages that show them. */
export const picturesFolder = "docs/configuration/pictures";

/** Every picture is of this shape, so that a gallery shows them whole, and at most so many bytes. */
export const pictureSize = { width: 640, height: 400, bytes: 12_000 };

/** Block type → digest of the schema and the example that its picture was made of. */
export type Manifest = Readonly<Record<string, string>>;

/** What is said of a property does not show. */
const withoutWords = (key: string, value: unknown): unknown =>
  key === "description" && typeof value === "string" ? undefined : value;

/**
 * What a picture is made of, as a digest: how a block looks is its own affair, so that a change of style alone makes
 * none stale.
 */
export function digestOfPicture({ content, example }: BlockFile): string {
  return createHash("sha256")
    .update(JSON.stringify([content.props, content.slots], withoutWords) + JSON.stringify(example))
    .digest("hex")
    .slice(0, 16);
}

/** The blocks whose picture is missing, or was made of another schema or example. */
export function stalePictures(root: string, blocks: readonly BlockFile[]): BlockFile[] {
  const manifest = readManifest(root);
  return blocks.filter(
    (block) =>
      manifest[block.content.type] !== digestOfPicture(block) ||
      !existsSync(join(root, picturesFolder, `${block.content.type}.webp`)),
  );
}

export function readManifest(root: string): Manifest {
  const file = manifestFile(root);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Manifest) : {};
}

export function writeManifest(root: string, manifest: Manifest): void {
  const sorted = Object.entries(manifest).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(manifestFile(root), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

const manifestFile = (root: string): string => join(root, picturesFolder, "manifest.json");
