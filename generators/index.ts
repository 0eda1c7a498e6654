import { join } from "node:path";
import { generate } from "./generate.ts";
import { SourceError } from "./problem.ts";
import { readSources } from "./read/sources.ts";
import { findStale, writeOutputs } from "./write.ts";

/** `npm run generate [-- --check]`: writes src/generated, or says which of its files are stale and exits with 1. */
const root = join(import.meta.dirname, "..");
const folder = join(root, "src/generated");
const check = process.argv.includes("--check");

try {
  const outputs = await generate(readSources(root));
  const stale = check ? findStale(folder, outputs) : writeOutputs(folder, outputs);
  for (const { path, state } of stale) console.log(`${check ? "stale" : "wrote"}: src/generated/${path} (${state})`);
  if (stale.length === 0) console.log(`src/generated is up to date: ${outputs.length} files`);
  if (check && stale.length > 0) {
    console.error("Run `npm run generate` and commit what it writes.");
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof SourceError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
