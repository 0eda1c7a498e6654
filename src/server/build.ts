import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { chunks } from "./bundling/chunks.ts";
import { compressFiles } from "./bundling/compress-files.ts";
import { entries } from "./bundling/entries.ts";
import { writeModuleMap } from "./bundling/module-map.ts";
import { inputsHash } from "./bundling/inputs-hash.ts";
import { production } from "./bundling/production.ts";
import { putInPlace } from "./bundling/put-in-place.ts";
import { buildStudio } from "./bundling/studio.ts";
import { writeDocsSite } from "../../generators/docs-site/write.ts";
import { writeArtwork } from "../demo/covers.ts";

const root = join(import.meta.dirname, "..", "..");
const dist = join(root, "dist");
/** Tests that count no bytes do without compressed files, which are half of the work; who needs them makes them then. */
const isPlain = process.argv.includes("--plain");
const started = Date.now();
const inputs = await inputsHash(root);
if (!(await isBuiltOf(inputs))) {
  // Beside dist, so that it takes its place in one step.
  const folder = join(root, `dist-${process.pid}`);
  await mkdir(folder, { recursive: true });
  await buildAll(folder);
  await writeFile(join(folder, ".stamp"), inputs);
  await putInPlace(folder, { place: dist, isThere: () => isBuiltOf(inputs) });
  say(`built in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
if (!isPlain) await compressOnce(dist);
// Documents change more often than code.
await writeDocs(dist);

async function isBuiltOf(hash: string): Promise<boolean> {
  return (await readFile(join(dist, ".stamp"), "utf8").catch(() => undefined)) === hash;
}

/**
 * Makes what becomes dist: `client` with the browser's code and the demo's pictures, `server` with the
 * bundle that draws pages, and `docs` with the pages of documents.
 */
async function buildAll(folder: string): Promise<void> {
  // Plugins go by the environment.
  process.env["NODE_ENV"] = "production";
  say("building the browser's code …");
  const client = await build({
    ...production,
    root,
    logLevel: "warn",
    build: {
      outDir: join(folder, "client"),
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, join(root, file)])),
        output: { codeSplitting: { groups: chunks } },
      },
    },
  });
  // One output comes of one input; a watcher, which is the other possibility, was not asked for.
  if (!("output" in client)) throw new Error("the bundler gave no output");
  await writeModuleMap({ root, folder: join(folder, "client"), output: client.output });
  say("building the studio …");
  await buildStudio({ root, folder: join(folder, "client") });
  say("building the server's …");
  await build({
    ...production,
    root,
    logLevel: "warn",
    ssr: { noExternal: true },
    build: { outDir: join(folder, "server"), ssr: join(root, "src/server/ssr.tsx"), target: "node24", minify: false },
  });
  say("drawing the demo's pictures …");
  await writeArtwork(join(folder, "client"));
  if (!isPlain) await compressOnce(folder);
  await writeDocs(folder);
}

/** Compresses the browser's files, where that was not done when they were built. */
async function compressOnce(folder: string): Promise<void> {
  const stamp = join(folder, ".compressed");
  if (existsSync(stamp)) return;
  say("compressing …");
  await compressFiles(join(folder, "client"));
  await writeFile(stamp, "");
}

/** Writes the site of documents where it is stale. */
async function writeDocs(folder: string): Promise<void> {
  const aside = join(root, `dist-${process.pid}-docs`);
  const count = await writeDocsSite({ root, folder: join(folder, "docs"), aside, compressed: true });
  if (count !== undefined) say(`wrote ${count} pages of documents`);
}

function say(text: string): void {
  console.error(`lectern: ${text}`);
}
