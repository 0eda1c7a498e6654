import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { slimForms } from "./src/forms/slim/plugin.ts";
import { leanLibraries } from "./src/server/bundling/lean-libraries.ts";
import { stableStyles } from "./src/server/bundling/stable-styles.ts";

const node = { environment: "node" as const };

/** One configuration for the browser bundle, the server bundle and every kind of test. */
export default defineConfig({
  plugins: [stableStyles(), leanLibraries(), react(), slimForms()],
  appType: "custom",
  build: { target: "es2022", modulePreload: false, reportCompressedSize: false },
  test: {
    reporters: ["default", "./tests/reporter.ts"],
    projects: [
      { extends: true, test: { ...node, name: "unit", include: ["src/**/*.test.ts", "generators/**/*.test.ts"] } },
      { extends: true, test: { name: "component", environment: "jsdom", include: ["src/**/*.test.tsx"], server: { deps: { inline: [/@rjsf/] } } } },
      { extends: true, test: { ...node, name: "architecture", include: ["tests/architecture/**/*.test.ts", "tests/tenants/**/*.test.ts"] } },
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
