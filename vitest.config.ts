import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { configDefaults, defineConfig, mergeConfig } from "vitest/config";
import { onBothDatabases } from "./tests/api/on-both-databases.ts";
import { keepTemporaryFilesInMemory } from "./tests/memory-folder.ts";
import SlowestFirst from "./tests/slowest-first.ts";
import { tier } from "./tests/tier.ts";
import { allExhaustiveFiles } from "./tests/exhaustive-files.ts";
import bundling from "./vite.config.ts";

// Before a worker is started, which inherits it.
keepTemporaryFilesInMemory();

/** A bound for what hangs; nothing is judged by its time. */
const patient = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } };
const node = { ...patient, environment: "node" as const };
const dom = {
  ...patient,
  environment: "jsdom" as const,
  server: { deps: { inline: [/@rjsf/] } },
  // styled-components puts rules in one by one, as in production. Put in as text, jsdom reads all of them again for
  // each: that was half of the time of these tests.
  env: { SC_DISABLE_SPEEDY: "false" },
};
/**
 * The files of a project share their process and what it has loaded; its set-up file takes back what a test left
 * behind.
 */
const shared = { isolate: false };
/**
 * What runs against a server may fail by chance: a test has a second try, and is named at the end of the run when it
 * needed it.
 */
const twice = { retry: 1 };
/**
 * Tests of a file run in an order that is not theirs, so that none comes to need what another has written: it would
 * be red when it runs alone, or when the other is changed. Files of `tests/api/in-order.ts` are left as they are.
 */
const shuffled = { sequence: { shuffle: { tests: true } }, runner: "./tests/api/runner.ts" };
const containing = (files: string, text: RegExp) =>
  globSync(files, { cwd: import.meta.dirname }).filter((file) =>
    text.test(readFileSync(join(import.meta.dirname, file), "utf8")),
  );
/** What is drawn is drawn by the React of production, whose JSX has nothing for developers. */
const drawing = { setupFiles: ["tests/setup/production-react.ts", "tests/setup/unit.ts"] };
const lean = { oxc: { jsx: { development: false } } };
/** Tests that replace modules get a process of their own. */
const alone = containing("{src,tests,generators}/**/*.test.ts", /vi\.mock\(/);
const leftOut = [...configDefaults.exclude, ...(tier === "fast" ? allExhaustiveFiles : [])];
const exclude = [...leftOut, ...alone];
/** The fast tier has the API once, on the database that every machine has. */
const apiSetup = tier === "fast" ? "tests/api/setup-embedded.ts" : "tests/api/setup.ts";
/** What only the whole run has, or a run whose projects are named. */
const wholeRunOnly = ["api-embedded", "e2e"];
/** So do those of components that need what a context has not: Web Crypto, another zone, another `location`. */
const components = containing("src/**/*.test.tsx", /webcrypto|stubEnv\("TZ"|stubGlobal\("location"/);

/** Every kind of test, on the configuration of the bundles. */
const tests = defineConfig({
  test: {
    reporters: ["default", "./tests/reporter.ts"],
    // A file waits for its database, its browser or a clock for a third of its time: three at once keep two cores at work.
    maxWorkers: 3,
    // Files are ordered by their time. The seed is of tests that are shuffled: the same order in every run.
    sequence: { sequencer: SlowestFirst, seed: 20_261_127 },
    projects: [
      {
        extends: true,
        ...lean,
        test: {
          ...node,
          ...shared,
          ...drawing,
          name: "unit",
          include: ["src/**/*.test.ts", "generators/**/*.test.ts"],
          exclude,
        },
      },
      {
        extends: true,
        test: { ...node, name: "unit-isolated", include: alone.filter((file) => !file.startsWith("tests/")) },
      },
      // What React and react-aria note of focus and of listeners outlives a document: each file has its own modules, in
      // a context of its own, but not a process.
      {
        extends: true,
        test: {
          ...dom,
          pool: "vmThreads",
          name: "component",
          include: ["src/**/*.test.tsx"],
          exclude: [...configDefaults.exclude, ...components],
        },
      },
      { extends: true, test: { ...dom, name: "component-isolated", include: components } },
      {
        extends: true,
        test: {
          ...node,
          ...shared,
          setupFiles: ["tests/setup/unit.ts"],
          name: "architecture",
          include: ["tests/architecture/**/*.test.ts", "tests/check/**/*.test.ts", "tests/tenants/**/*.test.ts"],
          exclude: leftOut,
        },
      },
      {
        extends: true,
        ...lean,
        test: {
          ...node,
          ...twice,
          ...shared,
          ...shuffled,
          ...drawing,
          name: "api",
          include: ["tests/api/**/*.test.ts"],
          exclude,
          globalSetup: [apiSetup],
        },
      },
      {
        extends: true,
        test: {
          ...node,
          ...twice,
          ...shared,
          name: "api-embedded",
          include: [...onBothDatabases],
          globalSetup: ["tests/api/setup-embedded.ts"],
          setupFiles: ["tests/setup/unit.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...node,
          ...twice,
          name: "api-isolated",
          include: alone.filter((file) => file.startsWith("tests/api/")),
          exclude: leftOut,
          globalSetup: [apiSetup],
        },
      },
      {
        extends: true,
        test: {
          ...node,
          ...twice,
          ...shared,
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/e2e/global-setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...node,
          ...twice,
          ...shared,
          name: "journeys",
          include: ["tests/journeys/**/*.test.ts"],
          globalSetup: ["tests/journeys/global-setup.ts"],
        },
      },
    ].filter(({ test }) => tier === "whole" || !wholeRunOnly.includes(test.name)),
  },
});

export default mergeConfig(bundling, tests);
