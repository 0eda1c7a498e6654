import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./import-graph.ts";

/** A check of the sources as they are, without running any of them. */
export interface Check {
  id: "format" | "lint" | "promises" | "unused" | "types" | "generated" | "sites" | "tests";
  name: string;
  /** Run by this Node; paths are relative to the repository. */
  script: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** Programs in Go: other checks run beside them, and collecting garbage seldomer saves a sixth of the work. */
const frugalGo = { GOMAXPROCS: "1", GOGC: "400" };

/** What `npm run lint` runs; the tests run each of them too. */
export const checks: readonly Check[] = [
  { id: "format", name: "oxfmt changes nothing", script: "node_modules/oxfmt/bin/oxfmt", args: ["--check"] },
  {
    id: "lint",
    name: "oxlint finds nothing",
    script: "node_modules/oxlint/bin/oxlint",
    args: ["--quiet", "--format=unix", "src", "generators", "tests", "run.mjs", "vite.config.ts"],
  },
  {
    id: "promises",
    name: "no promise is left alone",
    script: "node_modules/oxlint/bin/oxlint",
    args: ["--config", ".oxlintrc.types.json", "--type-aware", "--threads=1", "--quiet", "--format=unix", "src"],
    env: frugalGo,
  },
  // Of the four checkers that it would start each looks at much of the same again: one takes half the work, and other
  // checks run beside it.
  {
    id: "types",
    name: "the types fit",
    script: "node_modules/typescript/bin/tsc",
    args: ["-p", ".", "--checkers", "1", "--incremental", "--tsBuildInfoFile", "node_modules/.cache/types.tsbuildinfo"],
    env: frugalGo,
  },
  {
    id: "unused",
    name: "knip finds no file, export or package that nobody uses",
    script: "node_modules/knip/bin/knip.js",
    args: ["--no-progress", "--reporter", "compact"],
    // It reads which files the projects of all tests begin with.
    env: { LECTERN_TESTS: "whole" },
  },
  { id: "generated", name: "what is generated is up to date", script: "generators/index.ts", args: ["--check"] },
  { id: "sites", name: "the sites of tenants/ are valid", script: "src/cli/index.ts", args: ["tenant", "check"] },
];

/** Runs a check. Gives what it said, and whether it found anything. */
export function runCheck({ script, args, env }: Check): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, script), ...args], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, ...env, NO_COLOR: "1" },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.on("error", reject);
    child.on("close", (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}
