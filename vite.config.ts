import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { slimForms } from "./src/forms/slim/plugin.ts";

const node = { environment: "node" as const };

/** One configuration for the browser bundle, the server bundle and every kind of test. */
export default defineConfig({
  plugins: [react(), slimForms()],
  test: {
    reporters: ["default", "./tests/reporter.ts"],
    projects: [
      { extends: true, test: { ...node, name: "unit", include: ["src/**/*.test.ts", "generators/**/*.test.ts"] } },
      { extends: true, test: { name: "component", environment: "jsdom", include: ["src/**/*.test.tsx"], server: { deps: { inline: [/@rjsf/] } } } },
      { extends: true, test: { ...node, name: "architecture", include: ["tests/architecture/**/*.test.ts", "tests/tenants/**/*.test.ts"] } },
    ],
  },
});
