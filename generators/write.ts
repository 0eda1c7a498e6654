import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Output } from "./outputs/output.ts";
import { listFiles } from "./read/files.ts";

/** A generated file that is not as it should be. */
export interface Stale {
  /** Path below the folder of generated files. */
  path: string;
  state: "missing" | "different" | "superfluous";
}

/**
 * Compares the folder with what should be in it, byte by byte; of files that are not `ours` nothing is said. Nothing is
 * written.
 */
export function findStale(folder: string, outputs: readonly Output[], ours = /./): Stale[] {
  const wanted = new Map(outputs.map((output) => [output.path, output.text]));
  const stale: Stale[] = [];
  for (const [path, text] of wanted) {
    if (!existsSync(join(folder, path))) stale.push({ path, state: "missing" });
    else if (readFileSync(join(folder, path), "utf8") !== text) stale.push({ path, state: "different" });
  }
  for (const path of listFiles(folder, ".", ""))
    if (ours.test(path) && !wanted.has(path)) stale.push({ path, state: "superfluous" });
  return stale;
}

/** Makes the folder what it should be: only changed files are written, each at once, and superfluous ones go. */
export function writeOutputs(folder: string, outputs: readonly Output[], ours = /./): Stale[] {
  const stale = findStale(folder, outputs, ours);
  const texts = new Map(outputs.map((output) => [output.path, output.text]));
  for (const { path } of stale) {
    const text = texts.get(path);
    if (text === undefined) rmSync(join(folder, path), { force: true });
    else replaceFile(join(folder, path), text);
  }
  return stale;
}

/** A reader (a running dev server, another generator) sees the old file or the new one, never half of one. */
export function replaceFile(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const beside = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`);
  writeFileSync(beside, text);
  renameSync(beside, file);
}
