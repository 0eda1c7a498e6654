import { isObject } from "../../shared/json.ts";
import { maxDepth } from "../document/merge.ts";
import { maxBlockDepth } from "../document/placement.ts";
import { isStorable } from "../../shared/storable-text.ts";
import type { Path, Problem } from "./finding.ts";

/**
 * What a layer and each of its documents may be at most. The product's own default site, the largest there is, has at
 * most a fifth of each; whatever stays below them is checked, merged and compiled in a second or two. This is the one
 * table: the checker, the studio's saves, imports, and what shows a site go by it.
 */
export const limits = {
  /** Levels below the layer. */
  depth: maxDepth,
  /** Bytes of one document as JSON. */
  documentBytes: 1_048_576,
  /** Bytes of a whole layer as JSON. */
  layerBytes: 2_097_152,
  /** Names and values of a whole layer. */
  values: 100_000,
  /** Screens, layouts and forms that a layer has or changes. */
  screens: 500,
  layouts: 50,
  forms: 50,
  /** Blocks of one layout or screen, and of all of them. */
  blocks: 500,
  allBlocks: 5_000,
  /** Blocks in one another, with what the layout has below them. */
  blockDepth: maxBlockDepth,
  /** Hosts that a site claims: each is looked up. */
  hosts: 100,
  /** Data sources of one layout or screen. */
  sources: 100,
  /** Texts of a site's own, in one language: room for all of the product's in a language that it does not bring. */
  texts: 10_000,
  /**
   * Fields of a form, at any depth; values of one list of choices; branches of `anyOf`, `oneOf`, `allOf` and
   * conditions.
   */
  fields: 300,
  choices: 1_000,
  branches: 200,
  /** Entries of any list. */
  entries: 5_000,
  /** Entries of a packed site, and bytes that they may unpack to: a layer with room for its indentation. */
  archiveEntries: 2_000,
  archiveBytes: 4 * 2_097_152,
  /** Pictures of `assets/`, in a folder or an archive; bytes of each, and of all of them. */
  assets: 300,
  assetBytes: 10 * 1_048_576,
  allAssetBytes: 32 * 1_048_576,
  /** Levels and values of any JSON that a call is sent, before it is parsed. */
  bodyDepth: 100,
  bodyValues: 150_000,
} as const;

/**
 * What keeps a value from being looked at any further: names that reach into a prototype, levels beyond all reason,
 * more values than a site has, texts that cannot be kept. Walks without calling itself, so that no depth is too much
 * for it, and stops early.
 */
export function limitProblems(value: unknown, path: Path = []): Problem[] {
  const problems: Problem[] = [];
  const waiting: { value: unknown; path: Path }[] = [{ value, path }];
  let count = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next.value === "string" && !isStorable(next.value))
      problems.push({ path: next.path, key: "document.unstorable" });
    if (typeof next.value !== "object" || next.value === null) continue;
    if (next.path.length > limits.depth) {
      problems.push({ path: next.path.slice(0, told), key: "document.tooDeep", values: { levels: limits.depth } });
      break;
    }
    if (Array.isArray(next.value) && next.value.length > limits.entries) {
      problems.push({
        path: next.path.slice(0, told),
        key: "limit.entries",
        values: { count: next.value.length, most: limits.entries },
      });
      break;
    }
    for (const [name, inner] of Object.entries(next.value)) {
      const there = [...next.path, name];
      if (!isStorable(name)) problems.push({ path: next.path, key: "document.unstorable" });
      else if (isForbidden(name)) problems.push({ path: there, key: "document.keyForbidden", values: { name } });
      else waiting.push({ value: inner, path: there });
      count += 1;
      if (count > limits.values || problems.length >= enough) break;
    }
    if (count > limits.values)
      problems.push({ path: path.slice(0, 2), key: "layer.tooMany", values: { count, most: limits.values } });
    if (count > limits.values || problems.length >= enough) break;
  }
  return problems;
}

/**
 * What a layer has too many of, one problem for each kind and place, with the number. Only for what `limitProblems` has
 * nothing against. What is no layer's shape is passed over: that is told elsewhere.
 */
export function countProblems(layer: object): Problem[] {
  const parts = layer as Readonly<Record<string, unknown>>;
  const problems: Problem[] = [];
  const tell = (path: Path, name: CountName, count: number): void => {
    if (count > limits[name]) problems.push({ path, key: `limit.${name}`, values: { count, most: limits[name] } });
  };
  for (const part of ["screens", "layouts", "forms"] as const) tell([part], part, sizeOf(parts[part]));
  tell(["site", "hosts"], "hosts", sizeOf(isObject(parts["site"]) ? parts["site"]["hosts"] : undefined));
  let blocks = 0;
  for (const part of ["screens", "layouts"] as const) {
    for (const [name, document] of entriesOf(parts[part])) {
      if (!isObject(document)) continue;
      blocks += sizeOf(document["blocks"]);
      tell([part, name, "blocks"], "blocks", sizeOf(document["blocks"]));
      tell([part, name, "data"], "sources", sizeOf(document["data"]));
    }
  }
  tell(["screens"], "allBlocks", blocks);
  for (const [code, texts] of entriesOf(parts["texts"])) tell(["texts", code], "texts", sizeOf(texts));
  for (const [name, form] of entriesOf(parts["forms"])) {
    if (!isObject(form)) continue;
    const { fields, choices, branches } = formCounts(form["schema"]);
    tell(["forms", name, "schema"], "fields", fields);
    tell(["forms", name, "schema"], "choices", choices);
    tell(["forms", name, "schema"], "branches", branches);
  }
  return problems.slice(0, enough);
}

type CountName =
  | "screens"
  | "layouts"
  | "forms"
  | "blocks"
  | "allBlocks"
  | "hosts"
  | "sources"
  | "texts"
  | "fields"
  | "choices"
  | "branches";

/** Counted where a schema has them at any depth: a list of choices by its longest, the others all together. */
function formCounts(schema: unknown): { fields: number; choices: number; branches: number } {
  const counts = { fields: 0, choices: 0, branches: 0 };
  const waiting: unknown[] = [schema];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next !== "object" || next === null) continue;
    for (const [name, inner] of Object.entries(next)) {
      if (
        name === "properties" ||
        name === "patternProperties" ||
        name === "$defs" ||
        name === "dependentSchemas" ||
        name === "dependencies"
      )
        counts.fields += sizeOf(inner);
      else if (name === "enum" && Array.isArray(inner)) counts.choices = Math.max(counts.choices, inner.length);
      else if (branching.has(name)) counts.branches += Array.isArray(inner) ? inner.length : 1;
      waiting.push(inner);
    }
  }
  return counts;
}

const branching: ReadonlySet<string> = new Set([
  "anyOf",
  "oneOf",
  "allOf",
  "not",
  "if",
  "then",
  "else",
  "items",
  "prefixItems",
  "contains",
  "propertyNames",
]);

function entriesOf(part: unknown): [string, unknown][] {
  return isObject(part) ? Object.entries(part) : [];
}

function sizeOf(part: unknown): number {
  return isObject(part) ? Object.keys(part).length : 0;
}

/** What is too large to be kept. Only for what `limitProblems` has nothing against. */
export function sizeProblems(layer: object): Problem[] {
  const problems: Problem[] = [];
  let whole = 0;
  const measure = (document: unknown, path: Path): void => {
    const bytes = bytesOf(document);
    whole += bytes;
    if (bytes > limits.documentBytes)
      problems.push({
        path,
        key: "document.tooLarge",
        values: { size: inKb(bytes), most: inKb(limits.documentBytes) },
      });
  };
  for (const [part, value] of Object.entries(layer)) {
    if (!hasNames(part)) measure(value, [part]);
    else for (const [name, document] of Object.entries(value ?? {})) measure(document, [part, name]);
  }
  if (problems.length === 0 && whole > limits.layerBytes)
    problems.push({ path: [], key: "layer.tooLarge", values: { size: inKb(whole), most: inKb(limits.layerBytes) } });
  return problems;
}

/** A pointer of sixty-four names tells nobody more than one of eight. */
const told = 8;
const enough = 20;

function hasNames(part: string): boolean {
  return part === "layouts" || part === "screens" || part === "forms" || part === "texts";
}

function isForbidden(name: string): boolean {
  return name === "__proto__" || name === "constructor" || name === "prototype";
}

function bytesOf(document: unknown): number {
  const json = JSON.stringify(document) ?? "";
  // A letter has at most three bytes, so most documents need not be measured.
  return json.length * 3 <= limits.documentBytes / 100 ? json.length : new TextEncoder().encode(json).length;
}

function inKb(bytes: number): number {
  return Math.ceil(bytes / 1024);
}
