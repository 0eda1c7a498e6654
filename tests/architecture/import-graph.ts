import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";

/** One file importing another, both relative to the repository, `/` between folders. Packages are named as they are. */
export interface Import {
  from: string;
  to: string;
  /** Whether only types are taken, so that nothing of it runs. */
  typesOnly: boolean;
}

export const root = join(import.meta.dirname, "..", "..");

/** Every import of the sources below a folder, tests left out. */
export function readImports(folder: string): Import[] {
  return sourcesBelow(folder).flatMap((file) => importsOf(file));
}

/** The sources below a folder, relative to the repository. */
export function sourcesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .sort();
}

// Statements stand at the start of their line; `import()` anywhere, and with `typeof` before it it is a type.
const statement =
  /^(?:import|export)\s+(type\s+)?(?:[\w*{][^;"']*?\sfrom\s+)?["']([^"']+)["']|\b(typeof\s+)?import\(\s*["']([^"']+)["']\s*\)/gm;

/** The imports of one file. */
export function importsOf(file: string): Import[] {
  const source = readFileSync(join(root, file), "utf8").replaceAll(/\/\*[\s\S]*?\*\//g, "");
  return [...source.matchAll(statement)].map(([, type, specifier, ofType, dynamic]) => ({
    from: file,
    to: target(file, specifier ?? dynamic ?? ""),
    typesOnly: type !== undefined || ofType !== undefined,
  }));
}

function target(file: string, specifier: string): string {
  return specifier.startsWith(".") ? join(dirname(file), specifier).replaceAll("\\", "/") : specifier;
}

/** Relative imports of files that are not there. */
export function danglingImports(imports: readonly Import[]): Import[] {
  return imports.filter(({ to }) => /^(src|generators|tests)\//.test(to) && !existsSync(join(root, to)));
}

/** Circles of imports that run something; each is given once, from its first file on. */
export function circles(imports: readonly Import[]): string[][] {
  const edges = Map.groupBy(
    imports.filter(({ typesOnly }) => !typesOnly),
    ({ from }) => from,
  );
  const found: string[][] = [];
  const state = new Map<string, "open" | "done">();
  const walk = (file: string, path: string[]): void => {
    if (state.get(file) === "done") return;
    if (state.get(file) === "open") {
      found.push([...path.slice(path.indexOf(file)), file]);
      return;
    }
    state.set(file, "open");
    for (const { to } of edges.get(file) ?? []) walk(to, [...path, file]);
    state.set(file, "done");
  };
  for (const file of edges.keys()) walk(file, []);
  return found;
}
