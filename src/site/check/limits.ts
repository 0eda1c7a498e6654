import { maxDepth } from "../merge.ts";
import { isStorable } from "../storable-text.ts";
import type { Path, Problem } from "./finding.ts";

/** What a layer and each of its documents may be at most; the product's own default site, the largest there is, has a fifth of it. */
export const limits = {
  /** Levels below the layer. */
  depth: maxDepth,
  /** Bytes of one document as JSON. */
  documentBytes: 1_048_576,
  /** Bytes of a whole layer as JSON. */
  layerBytes: 2_097_152,
  /** Names and values of a whole layer. */
  values: 200_000,
} as const;

/**
 * What keeps a value from being looked at any further: names that reach into a prototype, levels beyond all reason, more
 * values than a site has, texts that cannot be kept. Walks without calling itself, so that no depth is too much for it, and stops early.
 */
export function limitProblems(value: unknown, path: Path = []): Problem[] {
  const problems: Problem[] = [];
  const waiting: { value: unknown; path: Path }[] = [{ value, path }];
  let count = 0;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next.value === "string" && !isStorable(next.value)) problems.push({ path: next.path, key: "document.unstorable" });
    if (typeof next.value !== "object" || next.value === null) continue;
    if (next.path.length > limits.depth) {
      problems.push({ path: next.path.slice(0, told), key: "document.tooDeep", values: { levels: limits.depth } });
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
    if (count > limits.values) problems.push({ path: path.slice(0, 2), key: "layer.tooMany", values: { count, most: limits.values } });
    if (count > limits.values || problems.length >= enough) break;
  }
  return problems;
}

/** What is too large to be kept. Only for what `limitProblems` has nothing against. */
export function sizeProblems(layer: object): Problem[] {
  const problems: Problem[] = [];
  let whole = 0;
  const measure = (document: unknown, path: Path): void => {
    const bytes = bytesOf(document);
    whole += bytes;
    if (bytes > limits.documentBytes) problems.push({ path, key: "document.tooLarge", values: { size: inKb(bytes), most: inKb(limits.documentBytes) } });
  };
  for (const [part, value] of Object.entries(layer)) {
    if (!hasNames(part)) measure(value, [part]);
    else for (const [name, document] of Object.entries(value ?? {})) measure(document, [part, name]);
  }
  if (problems.length === 0 && whole > limits.layerBytes) problems.push({ path: [], key: "layer.tooLarge", values: { size: inKb(whole), most: inKb(limits.layerBytes) } });
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
