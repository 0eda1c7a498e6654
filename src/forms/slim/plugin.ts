import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/**
 * Leaves out what RJSF brings and our forms never reach: a Markdown renderer (27 kB brotli), the widgets and templates
 * that the theme replaces (10 kB), and a URI library for schemas with `$id` (6 kB). The server bundles RJSF too, so
 * that both sides draw the same.
 */
export function slimForms(): Plugin {
  return {
    name: "lectern:slim-forms",
    enforce: "pre",
    config: () => ({ ssr: { noExternal: [/^@rjsf\//] } }),
    resolveId(id, importer) {
      const file = replacements.find(({ from, by }) => from.test(id) && by.test(importer ?? ""))?.file;
      return file && fileURLToPath(new URL(file, import.meta.url));
    },
  };
}

const replacements = [
  { from: /^markdown-to-jsx\/react$/, by: /@rjsf/, file: "./markdown.ts" },
  { from: /^fast-uri$/, by: /@rjsf/, file: "./uri.ts" },
  { from: /\/getDefaultRegistry\.js$/, by: /@rjsf[\\/]core/, file: "./registry.ts" },
];
