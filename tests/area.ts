import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { areas, type Area } from "./areas.ts";
import { changedFiles } from "./check/changed.ts";
import { exhaustiveFiles } from "./exhaustive-files.ts";

const root = join(import.meta.dirname, "..");

const usage = `npm run test:area -- [--base COMMIT] [--list] [FOLDER …]

Runs the exhaustive tests of the areas that the folders or files belong to; without any, of what differs from COMMIT,
or is not committed, or was changed by the last commit. --list only names them. The areas stand in tests/areas.ts.`;

/** The areas that a folder or file belongs to: those with a path that contains it, or that it contains. */
export function areasOf(path: string): Area[] {
  const name = path.replace(/\/$/, "");
  return areas.filter((area) =>
    pathsOf(area).some((one) => one === name || name.startsWith(`${one}/`) || one.startsWith(`${name}/`)),
  );
}

const expanded = new Map<Area, string[]>();

/** What the globs of an area stand for today. */
function pathsOf(area: Area): string[] {
  const known = expanded.get(area);
  if (known) return known;
  const paths = globSync([...area.folders], { cwd: root }).map((one) => one.replaceAll("\\", "/"));
  expanded.set(area, paths);
  return paths;
}

if (import.meta.main) {
  try {
    const options = { base: { type: "string" }, list: { type: "boolean" } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const absent = positionals.filter((path) => !existsSync(join(root, path)));
    if (absent.length > 0) throw new Error(`no such file or folder: ${absent.join(", ")}`);
    process.exitCode = run(positionals.length > 0 ? positionals : changedFiles(values.base), values.list ?? false);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exitCode = 2;
  }
}

function run(paths: readonly string[], onlyList: boolean): number {
  const chosen = [...new Set(paths.flatMap(areasOf))];
  const files = [
    ...new Set(chosen.flatMap(({ exhaustive, partly = [] }) => exhaustiveFiles([...exhaustive, ...partly]))),
  ];
  if (files.length === 0) {
    console.log(`No area has exhaustive tests for: ${paths.join(", ")}.\n\n0 passed, 0 failed`);
    return 0;
  }
  console.log(`Areas: ${chosen.map(({ name }) => name).join(", ")}\n${files.map((file) => `  ${file}`).join("\n")}`);
  if (onlyList) return 0;
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  return spawnSync(process.execPath, [vitest, "run", ...files], { cwd: root, stdio: "inherit" }).status ?? 1;
}
