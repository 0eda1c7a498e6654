import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseSync } from "vite";

/** One file importing another, both relative to the repository, `/` between folders. Packages are named as they are. */
export interface Import {
  from: string;
  to: string;
  /** Whether only types are taken, so that nothing of it runs. */
  typesOnly: boolean;
  /** Whether the file is started as a thread: it runs, but not before what starts it. */
  startsThread?: true;
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

/** The imports of one file. */
export function importsOf(file: string): Import[] {
  return importsIn(file, readFileSync(join(root, file), "utf8"));
}

/**
 * The imports of a file with this source: `import` and `export … from`, `import()`, the files of `import.meta.glob`,
 * and what `new URL("…", import.meta.url)` starts as a thread. Read by the parser that bundles the product.
 */
export function importsIn(file: string, source: string): Import[] {
  const parsed = parseSync(file, source);
  const { module } = parsed;
  if (parsed.errors.length > 0) throw new Error(`${file} cannot be parsed: ${parsed.errors[0]?.message}`);
  const found: Import[] = [];
  const add = (specifier: string, typesOnly: boolean) =>
    found.push({ from: file, to: target(file, specifier), typesOnly });
  for (const { moduleRequest, entries } of module.staticImports)
    add(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType));
  for (const { entries } of module.staticExports) {
    const from = entries.filter(({ moduleRequest }) => moduleRequest);
    for (const specifier of new Set(from.map(({ moduleRequest }) => moduleRequest?.value ?? "")))
      add(
        specifier,
        from.filter(({ moduleRequest }) => moduleRequest?.value === specifier).every(({ isType }) => isType),
      );
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const specifier = textOf(source.slice(moduleRequest.start, moduleRequest.end));
    if (specifier !== undefined) add(specifier, false);
  }
  if (module.importMetas.length > 0) {
    // Read only here: the tree costs ten times as much as the list of imports.
    const { program } = parsed;
    for (const argument of calls(program, (callee) => isImportMeta(callee, "glob")))
      for (const specifier of expand(file, argument)) add(specifier, false);
    for (const argument of calls(program, (callee, node) => isUrlOfFile(callee, node)))
      for (const specifier of stringsOf(argument))
        if (/\.[mc]?[jt]sx?$/.test(specifier))
          found.push({ from: file, to: target(file, specifier), typesOnly: false, startsThread: true });
  }
  return found;
}

/** A node of the syntax tree, as far as it is looked at. */
interface Node {
  type: string;
  [key: string]: unknown;
}

/** Whether a source asks what time it is by `new Date()` or `Date()`, which no rule of oxlint can say. */
export function readsClock(file: string, source: string): boolean {
  const asks = (tree: unknown): boolean => {
    if (Array.isArray(tree)) return tree.some(asks);
    if (typeof tree !== "object" || tree === null) return false;
    const node = tree as Node;
    const isDate = (node["callee"] as Node | undefined)?.["name"] === "Date";
    const given = (node["arguments"] as Node[] | undefined) ?? [];
    if (isDate && (node.type === "CallExpression" || given.length === 0)) return true;
    return Object.values(node).some(asks);
  };
  return asks(parseSync(file, source).program);
}

/** The first argument of every call, or `new`, whose callee fits. */
function calls(tree: unknown, fits: (callee: Node, node: Node) => boolean): Node[] {
  if (Array.isArray(tree)) return tree.flatMap((one) => calls(one, fits));
  if (typeof tree !== "object" || tree === null) return [];
  const node = tree as Node;
  const [argument] = (node["arguments"] as Node[] | undefined) ?? [];
  const found = argument && node["callee"] && fits(node["callee"] as Node, node) ? [argument] : [];
  return [...found, ...Object.values(node).flatMap((inner) => calls(inner, fits))];
}

function isImportMeta(node: Node | undefined, name: string): boolean {
  const { object, property } = (node ?? {}) as { object?: Node; property?: Node };
  return object?.type === "MetaProperty" && property?.["name"] === name;
}

function isUrlOfFile(callee: Node, node: Node): boolean {
  return callee["name"] === "URL" && isImportMeta((node["arguments"] as Node[])[1], "url");
}

/** The texts of a string, or of a list of strings. */
function stringsOf(node: Node): string[] {
  if (typeof node["value"] === "string") return [node["value"]];
  return ((node["elements"] as Node[] | undefined) ?? []).flatMap(stringsOf);
}

/** The files that patterns of `import.meta.glob` name, as specifiers. */
function expand(file: string, argument: Node): string[] {
  const cwd = join(root, dirname(file));
  const filesOf = (pattern: string) =>
    globSync(pattern.startsWith("/") ? join(root, pattern) : pattern, { cwd }).map((one) => resolve(cwd, one));
  const patterns = stringsOf(argument);
  const not = new Set(patterns.filter((one) => one.startsWith("!")).flatMap((one) => filesOf(one.slice(1))));
  return patterns
    .filter((one) => !one.startsWith("!"))
    .flatMap(filesOf)
    .filter((one) => !not.has(one) && /\.[jt]sx?$/.test(one) && !/\.test\.tsx?$/.test(one))
    .map((one) => `./${relative(cwd, one)}`);
}

function textOf(literal: string): string | undefined {
  return /^(["'`])([^$]*)\1$/s.exec(literal.trim())?.[2];
}

function target(file: string, specifier: string): string {
  return specifier.startsWith(".") ? join(dirname(file), specifier).replaceAll("\\", "/") : specifier;
}

/** Relative imports of files that are not there. */
export function danglingImports(imports: readonly Import[]): Import[] {
  return imports.filter(({ to }) => /^(src|generators|tests)\//.test(to) && !existsSync(join(root, to)));
}

/** Cycles of imports that run something; each is given once, from its first file on. */
export function cycles(imports: readonly Import[]): string[][] {
  const edges = Map.groupBy(
    imports.filter(({ typesOnly, startsThread }) => !typesOnly && !startsThread),
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
