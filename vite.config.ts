import { readdirSync } from "node:fs";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { slimForms } from "./src/forms/slim/plugin.ts";
import { leanLibraries } from "./src/server/bundling/lean-libraries.ts";
import { shadowStyles } from "./src/server/bundling/shadow-styles.ts";
import { stableStyles } from "./src/server/bundling/stable-styles.ts";

/** react-aria brings its words in 34 languages; the calendar is a fifth smaller with ours alone. */
const locales = readdirSync(new URL("./src/locales", import.meta.url)).filter((file) => file.endsWith(".json")).map((file) => file.replace(".json", ""));

const node = { environment: "node" as const };
/** The same tests on the embedded database and, where there is one, on PostgreSQL. */
const api = { include: ["tests/api/**/*.test.ts"], testTimeout: 30_000, hookTimeout: 60_000 };

/** One configuration for the browser bundle, the server bundle and every kind of test. */
export default defineConfig({
  plugins: [stableStyles(), leanLibraries(), shadowStyles(), react(), slimForms(), optimizeLocales.vite({ locales })],
  appType: "custom",
  build: { target: "es2022", modulePreload: false, reportCompressedSize: false },
  test: {
    reporters: ["default", "./tests/reporter.ts"],
    // Tests of the API wait for a database half of their time: two files at once, also on two cores.
    maxWorkers: 2,
    projects: [
      { extends: true, test: { ...node, name: "unit", include: ["src/**/*.test.ts", "generators/**/*.test.ts"] } },
      { extends: true, test: { name: "component", environment: "jsdom", include: ["src/**/*.test.tsx"], server: { deps: { inline: [/@rjsf/] } } } },
      { extends: true, test: { ...node, name: "architecture", include: ["tests/architecture/**/*.test.ts", "tests/tenants/**/*.test.ts"], testTimeout: 30_000 } },
      { extends: true, test: { ...node, ...api, name: "api", globalSetup: ["tests/api/setup-embedded.ts"] } },
      { extends: true, test: { ...node, ...api, name: "api-postgres", globalSetup: ["tests/api/setup-postgres.ts"] } },
      {
        extends: true,
        test: {
          ...node,
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/e2e/global-setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
