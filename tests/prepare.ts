import { spawn } from "node:child_process";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { tier } from "./tier.ts";

const root = join(import.meta.dirname, "..");

/**
 * What test projects share. Each is made by a program of its own, which does nothing when what it would make is there.
 */
const programs = {
  // Tests that count bytes are of the whole run.
  build: ["src/server/build.ts", ...(tier === "fast" ? ["--plain"] : [])],
  embedded: ["tests/api/template.ts", "embedded"],
  postgres: ["tests/api/template.ts", "postgres"],
} as const satisfies Record<string, readonly string[]>;

export type Preparation = keyof typeof programs;

/** The fast tier has one database. */
const api: readonly Preparation[] = tier === "fast" ? ["embedded"] : ["postgres"];

/** What each project needs. */
const needed: Record<string, readonly Preparation[]> = {
  api,
  "api-embedded": ["embedded"],
  "api-isolated": api,
  e2e: ["embedded", "postgres", "build"],
  journeys: ["embedded", "build"],
};

/** Of the whole run: the projects' set-ups are separate modules. */
const running: Partial<Record<Preparation, Promise<void>>> = ((globalThis as Record<symbol, unknown>)[
  Symbol.for("lectern.prepare")
] ??= {}) as Partial<Record<Preparation, Promise<void>>>;

/**
 * Waits for what a project needs. In a run of everything the first to ask starts, side by side, what all projects need.
 */
export async function prepare(project: TestProject): Promise<void> {
  const isWholeRun = process.argv.at(-1) === "run";
  const projects = isWholeRun ? project.vitest.projects : [project];
  for (const preparation of projects.flatMap(({ name }) => needed[name] ?? [])) {
    running[preparation] ??= runProgram(programs[preparation]);
    // Who waits for it hears of it.
    running[preparation].catch(() => undefined);
  }
  await Promise.all((needed[project.name] ?? []).map((preparation) => running[preparation]));
}

function runProgram([script, ...args]: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, script!), ...args], { cwd: root, stdio: ["ignore", 2, 2] });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${script} ${args.join(" ")} ended with ${code}; see above`)),
    );
  });
}
