import { createHash } from "node:crypto";
import { relative } from "node:path";
import type { Plugin } from "vite";

/**
 * Gives each styled component an id from its file and its place in it. By itself styled-components counts them in the
 * order in which they are loaded, and the browser loads blocks in another order than the server: the class names would
 * differ. The style's indentation is taken out as well; it would travel with every block.
 */
export function stableStyles(): Plugin {
  let root = process.cwd();
  return {
    name: "lectern:stable-styles",
    enforce: "pre",
    configResolved: (config) => void (root = config.root),
    transform(code, id) {
      const file = id.split("?")[0]!;
      if (!/\/src\/.*(?<!\.test)\.tsx?$/.test(file) || !code.includes("styled")) return null;
      return { code: withStableIds(code, relative(root, file).replaceAll("\\", "/")), map: null };
    },
  };
}

/** The tag before a template or before `.attrs(…)`: `styled.div`, `styled(Button)`, with type arguments or without. */
const tag = /\bstyled(?:\.[a-z][A-Za-z0-9]*|\([\w.]+\))(?=\s*(?:<[^`;]*>)?\s*(?:`|\.attrs\b))/g;

/** Adds the ids to a module. `file` is its path in the project, the same on every machine. */
export function withStableIds(code: string, file: string): string {
  let count = 0;
  const marked = code.replace(tag, (found) => {
    const id = createHash("sha256").update(`${file} ${count++}`).digest("hex").slice(0, 6);
    return `${found}.withConfig({componentId:"l${id}"})`;
  });
  return marked.replace(
    /(\.withConfig\(\{componentId:"l\w{6}"\}\)[^`]*`)([^`]*)`/g,
    (_, head: string, css: string) => `${head}${css.replace(/\s*\n\s*/g, " ")}\``,
  );
}
