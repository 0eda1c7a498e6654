import { join } from "node:path";
import { generatedFolder } from "./built/make.ts";
import { docsFolder, indexOutputs } from "./docs/index.ts";
import { keptOutputs } from "./generate.ts";
import { modelOf } from "./model/index.ts";
import type { Output } from "./outputs/output.ts";
import { SourceError } from "./problem.ts";
import { readSources } from "./read/sources.ts";
import { findStale, writeOutputs } from "./write.ts";

export interface Run {
  /** The project's folder. */
  root: string;
  /** Compare only: a stale file is a failure. */
  check: boolean;
}

/**
 * Writes or checks what git keeps of what a project generates: src/generated without `built/`, and the indexes of the
 * reference. Gives whether all is well, and what to tell the person.
 */
export async function run({ root, check }: Run): Promise<{ ok: boolean; lines: string[] }> {
  try {
    const sources = readSources(root);
    const parts: Part[] = [
      {
        folder: generatedFolder,
        outputs: await keptOutputs(modelOf(sources)),
        ours: /^(?!built\/)/,
      },
      { folder: docsFolder, outputs: indexOutputs(sources), ours: /\.md$/ },
    ];
    const lines = parts.flatMap(({ folder, outputs, ours }) => {
      const stale = (check ? findStale : writeOutputs)(join(root, folder), outputs, ours);
      return stale.map(({ path, state }) => `${check ? "stale" : "wrote"}: ${folder}/${path} (${state})`);
    });
    const count = parts.reduce((sum, { outputs }) => sum + outputs.length, 0);
    if (lines.length === 0) return { ok: true, lines: [`What is generated is up to date: ${count} files`] };
    return check
      ? { ok: false, lines: [...lines, "Run `npm run generate` and commit what it writes."] }
      : { ok: true, lines };
  } catch (error) {
    if (error instanceof SourceError) return { ok: false, lines: error.message.split("\n") };
    throw error;
  }
}

interface Part {
  /** Below the root. */
  folder: string;
  outputs: Output[];
  /** Files there that are the generator's, by their path; others are left alone. */
  ours: RegExp;
}
