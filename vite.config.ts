import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const node = { environment: "node" as const };

/** One configuration for the browser bundle, the server bundle and every kind of test. */
export default defineConfig({
  plugins: [react()],
  // RJSF imports a Markdown renderer for descriptions that our forms do not have: src/forms/markdown-stub.ts says more.
  resolve: { alias: { "markdown-to-jsx/react": fileURLToPath(new URL("./src/forms/markdown-stub.ts", import.meta.url)) } },
  test: {
    reporters: ["default", "./tests/reporter.ts"],
    projects: [
      { extends: true, test: { ...node, name: "unit", include: ["src/**/*.test.ts", "generators/**/*.test.ts"] } },
      { extends: true, test: { name: "component", environment: "jsdom", include: ["src/**/*.test.tsx"] } },
      { extends: true, test: { ...node, name: "architecture", include: ["tests/architecture/**/*.test.ts", "tests/tenants/**/*.test.ts"] } },
    ],
  },
});
