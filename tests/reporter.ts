import { relative } from "node:path";
import type { Reporter, TestCase, TestModule, Vitest } from "vitest/node";
import { committedChecks, fewerThan, keepChecks, sumOf, type Checks } from "./checks-kept.ts";
import { commitDurations, keepDurations, type Durations } from "./durations.ts";
import { tier } from "./tier.ts";

/** How many of the slowest files are named. */
const SLOWEST = 10;

/** Characters of what is said of a first try that failed. */
const MAX_REASON = 800;

/**
 * Ends a run with where its time went, and with one plain line, `N passed, N failed[, N skipped]`, which machines and
 * people both read. The fast tier says before it how many checks more the whole run has; a whole run that has fewer than
 * are committed has failed.
 */
export default class Closing implements Reporter {
  private readonly started = Date.now();
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  async onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): Promise<void> {
    const durations = Object.fromEntries(
      modules.map((module) => [relative(process.cwd(), module.moduleId), Math.round(timeOf(module))]),
    );
    keepDurations(durations);
    if (modules.length > 1) process.stdout.write(`\n${timesOf(modules, Date.now() - this.started)}\n`);
    const flaky = modules.flatMap((module) =>
      [...module.children.allTests()].filter((test) => test.diagnostic()?.flaky),
    );
    for (const test of flaky) process.stdout.write(secondTry(test));
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      const before = count.failed;
      for (const test of module.children.allTests()) {
        const state = test.result().state;
        if (state !== "pending") count[state] += 1;
      }
      // A file that broke before its first test counts as one failure.
      if (module.state() === "failed" && count.failed === before) count.failed += 1;
    }
    const checks = checksOf(modules);
    if (tier === "fast") process.stdout.write(leftToTheWholeRun(count.passed + count.failed));
    else if (this.isWhole(modules)) count.failed += await this.compare(checks, durations);
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : "";
    process.stdout.write(`\n${count.passed} passed, ${count.failed} failed${skipped}\n`);
  }

  /** Whether every project ran, and no file or test was chosen. */
  private isWhole(modules: readonly TestModule[]): boolean {
    if (!this.vitest) return false;
    const { config, projects } = this.vitest;
    const ran = new Set(modules.map(({ project }) => project.name));
    return process.argv.every((arg) => !/\.test\.|^tests\/|^src\//.test(arg)) && !config.testNamePattern
      ? projects.every(({ name }) => ran.has(name))
      : false;
  }

  /** Compares a whole run with the committed numbers. Gives how many projects have fewer checks; they are named. */
  private async compare(checks: Checks, durations: Durations): Promise<number> {
    if (this.vitest?.config.snapshotOptions.updateSnapshot === "all") {
      await keepChecks(checks);
      await commitDurations(durations);
      return 0;
    }
    const fewer = fewerThan(committedChecks(), checks);
    for (const line of fewer) process.stdout.write(`\n${line}\n`);
    if (fewer.length > 0) process.exitCode = 1;
    return fewer.length;
  }
}

/** How many tests each project has, whatever became of them. */
function checksOf(modules: readonly TestModule[]): Checks {
  const checks: Checks = {};
  for (const { project, children } of modules)
    checks[project.name] = (checks[project.name] ?? 0) + [...children.allTests()].length;
  return checks;
}

/** How much the fast tier leaves out; without a number where no whole run has committed one. */
function leftToTheWholeRun(ran: number): string {
  const more = sumOf(committedChecks()) - ran;
  return `\nfast tier: npm run test:all has ${more > 0 ? `${more} more` : "the rest"}\n`;
}

/** A test that passed at its second try, and why its first one failed. */
function secondTry(test: TestCase): string {
  const why = (test.result().errors ?? []).map(({ message, stack }) => (stack ?? message).slice(0, MAX_REASON));
  return `\nPassed at its second try only: ${relative(process.cwd(), test.module.moduleId)} > ${test.fullName}\n${why.join("\n")}\n`;
}

/** ms that a file took: its imports, its set-up and its tests. */
function timeOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return collectDuration + setupDuration + duration;
}

/** Two tables: the projects, and the slowest files. Times of files are added up; several files run at once. */
function timesOf(modules: readonly TestModule[], whole: number): string {
  const byTime = [...modules].sort((one, other) => timeOf(other) - timeOf(one));
  const projects = [...Map.groupBy(byTime, ({ project }) => project.name)].map(([name, files]) => {
    const tests = files.reduce((sum, file) => sum + [...file.children.allTests()].length, 0);
    return `${seconds(files.reduce((sum, file) => sum + timeOf(file), 0))}  ${name}: ${files.length} files, ${tests} tests`;
  });
  const slowest = byTime
    .slice(0, SLOWEST)
    .map((file) => `${seconds(timeOf(file))}  ${file.project.name}: ${relative(process.cwd(), file.moduleId)}`);
  return [
    `Files of each project, added up (the whole run took ${seconds(whole).trim()}):`,
    ...projects,
    "",
    "The slowest files:",
    ...slowest,
  ].join("\n");
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1).padStart(7)} s`;
}
