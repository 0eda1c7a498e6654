import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** The styles of one template literal: of a component, or of what every page begins with. */
export interface StyleSheet {
  /** Where it stands, from the root of the project. */
  file: string;
  text: string;
  /** Whether it holds for every page, whatever blocks are on it. */
  isGlobal: boolean;
}

/** Where what visitors see gets its colours. The studio is drawn in the platform's own. */
const folders = ["src/blocks", "src/editor", "src/forms", "src/renderer"];

/** What every page begins with: its rules hold in blocks, too. */
const globalFiles = ["src/blocks/base-css.ts", "src/blocks/frame-css.ts"];

/** Every style sheet of the pages that names a colour of the theme. */
export function readStyleSheets(root: string): StyleSheet[] {
  return folders
    .flatMap((folder) => filesBelow(join(root, folder)))
    .flatMap((path) => {
      const file = relative(root, path).replaceAll("\\", "/");
      const isGlobal = globalFiles.includes(file);
      return templatesIn(readFileSync(path, "utf8")).map((text) => ({ file, text, isGlobal }));
    });
}

/** What stands between backticks and names a colour. Backticks come in pairs in comments, too. */
function templatesIn(source: string): string[] {
  const inside = source.split("`").filter((_, index) => index % 2 === 1);
  const styles = inside.filter((text) => text.includes("var(--color-") && /[{;]/.test(text));
  return styles.map((text) => text.replaceAll(/\$\{[^{}]*\};?/g, ""));
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return entry.name === "testing" ? [] : filesBelow(path);
      return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
    });
}
