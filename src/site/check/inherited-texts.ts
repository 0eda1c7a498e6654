import { isObject } from "../../shared/json.ts";
import { isWording } from "../document/kinds.ts";
import { valueAt } from "../document/layer-path.ts";
import type { Layer } from "../document/resolve.ts";
import { isAskedFor } from "../edit/asked-for.ts";
import { hasAt } from "./locate.ts";
import type { Path, Report } from "./finding.ts";

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
