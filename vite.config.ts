import { readdirSync } from "node:fs";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { slimForms } from "./src/forms/slim/plugin.ts";
import { leanLibraries } from "./src/server/bundling/lean-libraries.ts";
import { shadowStyles } from "./src/server/bundling/shadow-styles.ts";
import { inlineValues } from "./src/server/bundling/inline-values.ts";
import { stableStyles } from "./src/server/bundling/stable-styles.ts";

/** react-aria brings its words in 34 languages; the calendar is a fifth smaller with ours alone. */
const locales = readdirSync(new URL("./src/locales", import.meta.url))
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.replace(".json", ""));

/**
 * How the browser bundle and the server bundle are made; the tests (vitest.config.ts) stand on it. It needs no
 * development package: `npm start` builds.
 */
export default defineConfig({
  plugins: [
    inlineValues(),
    stableStyles(),
    leanLibraries(),
    shadowStyles(),
    react(),
    slimForms(),
    optimizeLocales.vite({ locales }),
  ],
  appType: "custom",
  build: { target: "es2022", modulePreload: false, reportCompressedSize: false },
});
