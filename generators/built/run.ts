import { SourceError } from "../problem.ts";
import { makeBuilt } from "./make.ts";

/** Makes `built/` where it is stale, and says so. False where the sources have problems, which it says too. */
export async function runBuilt(root: string): Promise<boolean> {
  const started = performance.now();
  try {
    const written = await makeBuilt(root);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (written) console.error(`lectern: made src/generated/built (${written.length} files) in ${seconds} s`);
    return true;
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    console.error(error.message);
    return false;
  }
}
