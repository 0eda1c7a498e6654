import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compressFiles } from "../../src/server/bundling/compress-files.ts";
import { putInPlace } from "../../src/server/bundling/put-in-place.ts";
import { builtInputs, hashOfFiles } from "../built/stamp.ts";
import { picturesFolder } from "../pictures/manifest.ts";
import { listFiles } from "../read/files.ts";
import { rootDocuments } from "./documents.ts";
import { imagesFolder } from "./links.ts";

const stampFile = ".stamp";

interface Target {
  /** The project's folder. */
  root: string;
  /** Where the site is to be. */
  folder: string;
  /** Where it is made, to take its place in one step; on the same disk. */
  aside: string;
  /** Whether each page has a `.br` and a `.gz` beside it, which the portal sends. */
  compressed: boolean;
}

/**
 * Writes the site of documents where it is not what its sources make, in one step. Gives how many pages were written;
 * undefined when all was there.
 * @throws where the folder has files of others
 */
export async function writeDocsSite({ root, folder, aside, compressed }: Target): Promise<number | undefined> {
  const stamp = `${compressed ? "compressed" : "plain"} ${hashOfFiles(root, docsInputs(root))}\n`;
  const isThere = async () =>
    existsSync(join(folder, stampFile)) && readFileSync(join(folder, stampFile), "utf8") === stamp;
  if (await isThere()) return undefined;
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, stampFile)))
    throw new Error(`${folder} has files of others: name an empty folder, or one that this command made`);
  // Loaded only now: most commands find everything there.
  const [{ readSources }, { makeDocsSite }] = await Promise.all([import("../read/sources.ts"), import("./make.ts")]);
  const { files } = makeDocsSite(readSources(root));
  for (const { path, text } of files) {
    mkdirSync(dirname(join(aside, path)), { recursive: true });
    writeFileSync(join(aside, path), text);
  }
  if (compressed) await compressFiles(aside);
  for (const file of listFiles(root, picturesFolder, ".webp"))
    cpSync(join(root, file), join(aside, imagesFolder, file.slice(picturesFolder.length)));
  writeFileSync(join(aside, stampFile), stamp);
  await putInPlace(aside, { place: folder, isThere });
  return files.length - 1;
}

/** What the site is made from, relative to the project; more than `built/`, which the reference is made with. */
export function docsInputs(root: string): string[] {
  const files = [
    ...listFiles(root, "docs", ""),
    ...listFiles(root, "src/blocks", "example.json"),
    ...listFiles(root, "src/locales/docs", ".md"),
    ...listFiles(root, "tenants/default", ".json"),
  ];
  return [...new Set([...builtInputs(root), ...rootDocuments, ...files, "src/server/http/api-docs/style.ts"])];
}
