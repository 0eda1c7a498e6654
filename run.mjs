#!/usr/bin/env node
// The starter behind every npm script. It runs on any Node from 18 on, installs what package-lock.json names,
// finds the Node 24 that npm brought, and hands over to it. Plain JavaScript: an older Node must be able to read it.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(fileURLToPath(import.meta.url));
const [command = "start", ...rest] = process.argv.slice(2);
// npm takes the first "--" away; who calls this file directly may write it as well.
const args = rest[0] === "--" ? rest.slice(1) : rest;

/**
 * Each command: the script that Node 24 runs, whether the browser bundle must be built first, whether it serves the
 * documents without it, whether it does without development packages, and whether it imports nothing generated.
 */
const commands = {
  start: { script: "src/server/main.ts", build: true, lean: true },
  dev: { script: "src/server/dev.ts", docs: true },
  // Whoever names files or projects means them, whichever tier they are of.
  test: {
    script: "node_modules/vitest/vitest.mjs",
    args: ["run"],
    env: { LECTERN_TESTS: args.length === 0 ? "fast" : "whole" },
  },
  "test:all": { script: "node_modules/vitest/vitest.mjs", args: ["run"], env: { LECTERN_TESTS: "whole" } },
  "test:area": { script: "tests/area.ts" },
  // Makes what is generated itself, before each round.
  check: { script: "tests/check/index.ts", bare: true },
  generate: { script: "generators/index.ts" },
  format: { script: "node_modules/oxfmt/bin/oxfmt", bare: true },
  lint: { script: "tests/architecture/lint.ts" },
  bench: { script: "tests/bench/index.ts", build: true },
  build: { script: "src/server/build.ts", lean: true },
  docs: { script: "generators/docs-site/index.ts", lean: true },
  lectern: { script: "src/cli/index.ts", lean: true },
};

/** From one collection to the next V8's heap grows by half; left to itself it may grow to a multiple. */
const slowGrowth = "--heap-growing-percent=50";

const chosen = commands[command];
if (!chosen) {
  console.error(`lectern: no command "${command}". There are: ${Object.keys(commands).join(", ")}.`);
  process.exit(2);
}
installIfNeeded();
const node = findNode();
// Code that was compiled once is kept: every command starts with half the work.
const compiled = join(root, "node_modules", ".cache", "compiled");
const env = {
  NODE_COMPILE_CACHE: compiled,
  ...(chosen.build ? frugal() : {}),
  ...chosen.env,
  ...process.env,
  PATH: `${dirname(node)}${process.platform === "win32" ? ";" : ":"}${process.env.PATH ?? ""}`,
};
if (!chosen.bare) runFirst("generators/built/index.ts");
if (chosen.build) runFirst(commands.build.script);
if (chosen.docs) runFirst(commands.docs.script);
handOver(
  node,
  [...(chosen.build ? [slowGrowth] : []), join(root, chosen.script), ...(chosen.args ?? []), ...args],
  env,
);

/**
 * A server gives memory back: without this, glibc keeps what its threads took for a while, mimalloc (in argon2) what a
 * password took, and V8 has 64 MB for what is new (docs/architecture/speed.md). From 32 kB on, the size in which V8's
 * compilers ask for room, a piece goes back to the system at once. What the environment says wins.
 */
function frugal() {
  return {
    MALLOC_ARENA_MAX: "2",
    MALLOC_MMAP_THRESHOLD_: "32768",
    MALLOC_TRIM_THRESHOLD_: "262144",
    MIMALLOC_PURGE_DELAY: "0",
    NODE_OPTIONS: "--max-semi-space-size=8",
  };
}

/**
 * Runs `npm ci` when node_modules does not answer to the lock file that is here now. What serves the portal takes no
 * development packages, a third of all; the first command that needs them brings them, and then they stay.
 */
function installIfNeeded() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const lean = `${wanted} without development packages`;
  const stamp = join(root, "node_modules", ".lectern-installed");
  const there = existsSync(stamp) ? readFileSync(stamp, "utf8").trim() : "";
  if (there === wanted || (chosen.lean && there === lean)) return;
  // Who develops here has had them before, and needs them again.
  const isLean = chosen.lean && (there === "" || there.endsWith("without development packages"));
  console.error(`lectern: installing packages (npm ci${isLean ? ", without those for development" : ""}) …`);
  const started = Date.now();
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const done = spawnSync(
    npm,
    [
      "ci",
      isLean ? "--omit=dev" : "--include=dev",
      "--include=optional",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ],
    {
      cwd: root,
      stdio: ["ignore", 2, 2],
      shell: process.platform === "win32",
    },
  );
  if (done.status !== 0) {
    console.error("lectern: npm ci failed; see above. Is the npm registry reachable?");
    process.exit(done.status ?? 1);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, isLean ? lean : wanted);
  console.error(`lectern: packages installed in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** The Node 24 that npm brought for this platform, or the running one when it is new enough. */
function findNode() {
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const brought = join(root, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  const tried = existsSync(brought) ? spawnSync(brought, ["--version"], { encoding: "utf8" }) : undefined;
  if (tried?.status === 0) return brought;
  const cause = tried ? reasonOf(tried) : undefined;
  if (Number(process.versions.node.split(".")[0]) >= 24) {
    if (cause) console.error(`lectern: ${cause} Going on with Node ${process.version}.`);
    return process.execPath;
  }
  if (cause) {
    console.error(`lectern: ${cause} This is Node ${process.version}, and Node 24 is needed.`);
    process.exit(1);
  }
  console.error(
    `lectern: needs Node 24 or newer. This is ${process.version} and no package ${name} is installed for this platform.`,
  );
  process.exit(1);
}

/** Why the Node that npm brought does not start, and what to do: a minimal Debian lacks a library of it. */
function reasonOf({ stderr, error, status, signal }) {
  const text = (stderr ?? "").trim();
  const library = /(lib[\w+.-]+\.so[\w.]*)/.exec(text)?.[1];
  if (library?.startsWith("libatomic"))
    return `the Node that npm brought needs ${library}, which is not installed. On Debian and Ubuntu: apt-get install libatomic1.`;
  return `the Node that npm brought does not start: ${text || error?.message || signal || `exit code ${status}`}.`;
}

/** Makes something that the command needs; it does nothing when that is there. */
function runFirst(script) {
  const made = spawnSync(node, [join(root, script)], { cwd: root, env, stdio: "inherit" });
  if (made.status !== 0) process.exit(made.status ?? 1);
}

/** Runs the real program; signals go to it, and its end is ours. */
function handOver(program, programArgs, programEnv) {
  const child = spawn(program, programArgs, { cwd: root, env: programEnv, stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    console.error(`lectern: could not run ${program}: ${error.message}`);
    process.exit(1);
  });
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 128 : 1)));
}
