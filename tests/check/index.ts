import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../architecture/import-graph.ts";
import { changedFiles } from "./changed.ts";
import { runSteps } from "./steps.ts";
import { watch } from "./watch.ts";

// `npm run check`: what a change can have broken, in less than a minute. `npm test` is what decides.
const usage = `npm run check -- [--base COMMIT] [--watch] [FILE …]

Checks the files that are named; without any, those that differ from COMMIT; without that, what is not committed,
or what the last commit changed. --watch goes on, and checks what is saved from then on.`;

const options = { base: { type: "string" }, watch: { type: "boolean" }, help: { type: "boolean" } } as const;
try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const absent = positionals.filter((file) => !existsSync(join(root, file)));
  if (absent.length > 0) throw new Error(`no such file: ${absent.join(", ")}`);
  if (values.help) console.log(usage);
  else if (values.watch) await watch(positionals);
  else process.exitCode = (await runSteps(positionals.length > 0 ? positionals : changedFiles(values.base))) ? 0 : 1;
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
}
