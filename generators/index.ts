import { join } from "node:path";
import { run } from "./run.ts";

/** `npm run generate [-- --check]`: writes src/generated, or names its stale files and exits with 1. */
const { ok, lines } = await run({ root: join(import.meta.dirname, ".."), check: process.argv.includes("--check") });
for (const line of lines) (ok ? console.log : console.error)(line);
if (!ok) process.exitCode = 1;
