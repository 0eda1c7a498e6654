import { isObject } from "../../shared/json.ts";
import { isWording } from "../document/kinds.ts";
import { valueAt } from "../document/layer-path.ts";
import type { Layer } from "../document/resolve.ts";
import { isAskedFor } from "../edit/asked-for.ts";
import { hasAt } from "./locate.ts";
import type { Path, Report } from "./finding.ts";
import { language } from "./texts.ts";

/**
 * Advises to replace words of a flavour that ask for the site's own, such as its telephone number, wherever the site
 * still shows them. Those in the site's own layer are told where they stand (`checkAskedFor`).
 */
export function checkInheritedTexts(
  { base, layer, whole }: { base: Layer; layer: Layer; whole: Layer },
  report: Report,
): void {
  for (const path of askedIn(base)) {
    const words = hasAt(layer, path) || isHidden(whole, path) ? undefined : wordsAt(valueAtAny(whole, path));
    if (words !== undefined)
      report({ path, key: "own.starter", values: { words }, severity: "warning", inherited: true });
  }
}

/**
 * Advises to follow in the other languages where a site wrote over words in one of them: whoever reads another still
 * sees what the layer below says.
 */
export function checkHalfWritten(
  { base, layer, offered }: { base: Layer; layer: Layer; offered: readonly string[] },
  report: Report,
): void {
  for (const path of wordingsIn(layer)) {
    const [own, below] = [valueAtAny(layer, path), valueAtAny(base, path)];
    if (!isObject(own) || !isWording(own) || !isObject(below) || !isWording(below)) continue;
    const isKept = (language: string) => own.text[language] === below.text[language];
    const kept = offered.filter((language) => isKept(language) && /\p{L}/u.test(own.text[language] ?? ""));
    if (kept.length > 0 && !offered.every(isKept))
      report({
        path: [...path, "text"],
        key: "text.stillBelow",
        values: { languages: kept.map(language) },
        severity: "warning",
        ownOnly: true,
      });
  }
}

/** Where a layer words something itself. */
function wordingsIn(value: unknown, path: Path = []): Path[] {
  if (isObject(value) && isWording(value)) return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => wordingsIn(inner, [...path, name]));
}

/** Where a base has words that ask for a site's own; looked for once for all sites on it. */
function askedIn(base: Layer): readonly Path[] {
  const found = known.get(base) ?? pathsIn(base);
  known.set(base, found);
  return found;
}

const known = new WeakMap<Layer, readonly Path[]>();

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (wordsAt(value) !== undefined) return [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => pathsIn(inner, [...path, name]));
}

function wordsAt(value: unknown): string | undefined {
  return isObject(value) && isWording(value) ? Object.values(value.text).find(isAskedFor) : undefined;
}

/** Whether a block of a screen or layout is hidden or gone: its words are nobody's business then. */
function isHidden(whole: Layer, path: Path): boolean {
  const [, , within] = path;
  if (within !== "blocks") return false;
  const block = valueAt(whole, path.slice(0, 4));
  return !isObject(block) || block["hidden"] === true;
}

/** The value at a path that may lead through lists. */
function valueAtAny(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, name) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, name)
        ? (value as Record<string, unknown>)[name]
        : undefined,
    root,
  );
}
