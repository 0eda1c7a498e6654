import { join } from "node:path";
import { generate } from "./generate.ts";
import { SourceError } from "./problem.ts";
import { readSources } from "./read/sources.ts";
import { findStale, writeOutputs } from "./write.ts";

export interface Run {
  /** The project's folder. */
  root: string;
  /** Compare only: a stale file is a failure. */
  check: boolean;
}

/** Writes or checks src/generated of a project. Gives whether all is well, and what to tell the person. */
export async function run({ root, check }: Run): Promise<{ ok: boolean; lines: string[] }> {
  const folder = join(root, "src/generated");
  try {
    const outputs = await generate(readSources(root));
    const stale = check ? findStale(folder, outputs) : writeOutputs(folder, outputs);
    const lines = stale.map(({ path, state }) => `${check ? "stale" : "wrote"}: src/generated/${path} (${state})`);
    if (stale.length === 0) return { ok: true, lines: [`src/generated is up to date: ${outputs.length} files`] };
    return check ? { ok: false, lines: [...lines, "Run `npm run generate` and commit what it writes."] } : { ok: true, lines };
  } catch (error) {
    if (error instanceof SourceError) return { ok: false, lines: error.message.split("\n") };
    throw error;
  }
}
