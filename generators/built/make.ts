import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Stale } from "../write.ts";
import { listFiles } from "../read/files.ts";
import { builtInputs, hashOfFiles } from "./stamp.ts";

/** Where generated files are; those below `built/` are not in git. */
export const generatedFolder = "src/generated";

/** Files of `built/`; what begins with a dot is the stamp, or being written. */
const isBuilt = /^built\/(?:.*\/)?[^./][^/]*$/;

const stampFile = "built/.stamp";

/**
 * Makes `src/generated/built` where it is not what its inputs make. The stamp names what went in and what came out, so
 * that a changed source, a removed or changed output, and a run that was killed are all noticed. Two runs at once write
 * the same files, each file at once. Gives what was written; undefined when all was there.
 * @throws SourceError when the sources have problems
 */
export async function makeBuilt(root: string): Promise<Stale[] | undefined> {
  const folder = join(root, generatedFolder);
  const inputs = hashOfFiles(root, builtInputs(root));
  if (readStamp(folder) === stampOf(folder, inputs)) return undefined;
  rmSync(join(folder, stampFile), { force: true });
  // Loaded only now: most commands find everything there.
  const [{ readSources }, { modelOf }, { builtOutputs }, { replaceFile, writeOutputs }] = await Promise.all([
    import("../read/sources.ts"),
    import("../model/index.ts"),
    import("./outputs.ts"),
    import("../write.ts"),
  ]);
  const written = writeOutputs(folder, builtOutputs(modelOf(readSources(root))), isBuilt);
  replaceFile(join(folder, stampFile), stampOf(folder, inputs));
  return written;
}

function readStamp(folder: string): string {
  try {
    return readFileSync(join(folder, stampFile), "utf8");
  } catch {
    return "";
  }
}

function stampOf(folder: string, inputs: string): string {
  const outputs = listFiles(folder, "built", "").filter((file) => isBuilt.test(file));
  return `${inputs}\n${hashOfFiles(folder, outputs)}\n`;
}
