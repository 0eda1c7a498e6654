import { watch as watchFolder } from "node:fs";
import { join } from "node:path";
import { root } from "../architecture/import-graph.ts";
import { changedFiles } from "./changed.ts";
import { runSteps } from "./steps.ts";

/** What is watched: what can break something. */
const folders = ["src", "generators", "tests", "schemas", "tenants", "docs"];
/** ms that saving has to pause: editors write a file in several steps. */
const PAUSE_MS = 300;

/**
 * Checks the files, or what is not committed, and again what is saved from then on. Files that failed stay in until
 * they pass. Ends with the process.
 */
export async function watch(files: readonly string[]): Promise<never> {
  const waiting = new Set(files.length > 0 ? files : changedFiles());
  let saved = Promise.withResolvers<void>();
  for (const folder of folders) {
    watchFolder(join(root, folder), { recursive: true }, (_event, name) => {
      // Written by a check itself, or by an editor for its own use.
      if (!name || /(^|\/)(\.|generated\/)|~$/.test(name)) return;
      waiting.add(`${folder}/${name.replaceAll("\\", "/")}`);
      saved.resolve();
    });
  }
  for (;;) {
    const now = [...waiting];
    waiting.clear();
    saved = Promise.withResolvers();
    if (!(await runSteps(now))) for (const file of now) waiting.add(file);
    console.log("\nWaiting for changes …\n");
    await saved.promise;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
