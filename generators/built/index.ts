import { join } from "node:path";
import { SourceError } from "../problem.ts";
import { makeBuilt } from "./make.ts";

// What run.mjs runs before every command that needs src/generated/built.
const started = performance.now();
try {
  const written = await makeBuilt(join(import.meta.dirname, "../.."));
  if (written)
    console.error(
      `lectern: made src/generated/built (${written.length} files) in ${((performance.now() - started) / 1000).toFixed(1)} s`,
    );
} catch (error) {
  if (!(error instanceof SourceError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
