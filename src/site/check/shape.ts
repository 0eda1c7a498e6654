import { isObject } from "../../shared/json.ts";
import { currentVersion } from "../document/migrate.ts";
import type { Layer } from "../document/resolve.ts";
import type { Path, Report } from "./finding.ts";
import { countProblems, limitProblems, sizeProblems } from "./limits.ts";
import { suggest } from "./suggest.ts";

/** The parts of a layer that are one document each, and those that are documents by name. */
export const singleParts = ["site", "nav", "theme"] as const;
export const namedParts = ["layouts", "screens", "forms", "texts"] as const;

/**
 * Whether a layer is of such a shape that it can be merged at all: its documents are objects of a known version, with
 * names that a file could have, and nothing in it is forbidden, too deep or too large.
 */
export function checkShape(layer: Layer, report: Report): boolean {
  let found = false;
  const add: Report = (problem) => {
    found = true;
    report(problem);
  };
  limitProblems(layer).forEach(add);
  if (found) return false;
  countProblems(layer).forEach(add);
  if (found) return false;
  checkParts(layer, add);
  if (!found) sizeProblems(layer).forEach(add);
  return !found;
}

function checkParts(layer: Layer, add: Report): void {
  for (const part of Object.keys(layer)) {
    if (!known.includes(part))
      add({ path: [part], key: "layer.noPart", values: { name: part }, ...suggest(part, known) });
  }
  for (const part of singleParts) if (layer[part] !== undefined) checkDocument(layer[part], [part], add);
  for (const part of namedParts) {
    const documents: unknown = layer[part];
    if (documents === undefined) continue;
    if (!isObject(documents)) {
      add({ path: [part], key: "layer.notDocuments" });
      continue;
    }
    for (const [name, document] of Object.entries(documents)) {
      if (!names[part].test(name)) add({ path: [part, name], key: "layer.badName", values: { name } });
      checkDocument(document, [part, name], add);
    }
  }
}

function checkDocument(document: unknown, path: Path, report: Report): void {
  if (document === null && path.length === 2) return;
  if (!isObject(document)) return report({ path, key: "document.notObject" });
  if (path[0] === "forms" || path[0] === "texts") return;
  const version = document["version"];
  if (version === undefined) report({ path, key: "document.versionMissing", values: { version: currentVersion } });
  else if (version !== currentVersion)
    report({
      path: [...path, "version"],
      key: "document.versionWrong",
      values: { version: currentVersion, found: JSON.stringify(version) },
    });
}

const known: readonly string[] = ["version", "extends", ...singleParts, ...namedParts];

const oneName = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
/** The names that documents of a part may have: each is the name of a file. */
const names: Readonly<Record<(typeof namedParts)[number], RegExp>> = {
  layouts: oneName,
  screens: /^(?=.{1,200}$)[A-Za-z0-9][A-Za-z0-9_-]*(?:\/[A-Za-z0-9][A-Za-z0-9_-]*)*$/,
  forms: oneName,
  texts: oneName,
};
