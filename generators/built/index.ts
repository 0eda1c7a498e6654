import { join } from "node:path";
import { runBuilt } from "./run.ts";

// What run.mjs runs before every command that needs src/generated/built.
if (!(await runBuilt(join(import.meta.dirname, "../..")))) process.exitCode = 1;
