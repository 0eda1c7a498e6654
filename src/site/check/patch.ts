import { checkLayer, type LayerCheck } from "./check.ts";
import type { ListKeys } from "./short-forms/ordered-maps.ts";
import { writtenOut, type ShortFormLanguage } from "./short-forms/write-out.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import { currentVersion, firstVersion, migrateLayer } from "../document/migrate.ts";
import type { Layer } from "../document/resolve.ts";
import type { Finding, Problem } from "./finding.ts";
import { reasonOf } from "./guard.ts";
import { countProblems, limitProblems } from "./limits.ts";
import { createLocator } from "./locate.ts";
import { namedParts, singleParts } from "./shape.ts";
import { tellIn } from "./messages.ts";

/** What came of a patch from outside. */
export interface PatchCheck {
  /** The patch in the version that this program reads; undefined when it is not even the shape of one. */
  layer: Layer | undefined;
  /** The patch as it is stored: in its own version, its short forms written out. */
  written: Layer | undefined;
  /** Says where a problem of the layer stands. */
  locate: (problem: Problem) => Finding;
  /** In the language asked for. With one of severity `error` the patch may not be published. */
  findings: Finding[];
}

interface Patch extends Omit<LayerCheck, "layer"> {
  /** What JSON.parse gave: nothing is known of it. */
  patch: unknown;
  locale?: string;
}

/**
 * Checks a site's own part as it arrives from the studio, an import or the command line: nothing is merged, migrated or
 * stored of what is too deep, too large or no layer at all. What is left is checked as every layer is.
 */
export function checkPatch({ patch, locale = "en", ...layered }: Patch): PatchCheck {
  const opened = openPatch(patch, layered);
  const { texts = new Map<string, string>() } = layered;
  if ("problems" in opened) {
    const locate = createLocator(isObject(patch) ? patch : {}, texts);
    const findings = opened.problems.map((problem) => tellIn(locale, locate(problem)));
    return { layer: undefined, written: undefined, locate, findings };
  }
  const { layer, written, lists, faults } = opened;
  const locate = createLocator(layer, texts, lists);
  const findings = [...faults.map(locate), ...checkLayer({ ...layered, layer, lists })];
  return { layer, written, locate, findings: findings.map((finding) => tellIn(locale, finding)) };
}

/** A document without its `$schema`: that is for editors, says nothing of the site, and so is not kept. */
export function withoutSchema(document: unknown): unknown {
  if (!isObject(document) || !Object.hasOwn(document, "$schema")) return document;
  const { $schema: _, ...rest } = document;
  return rest;
}

function withoutSchemas(layer: JsonObject): JsonObject {
  const parts = Object.entries(layer).map(([part, value]) => {
    if ((singleParts as readonly string[]).includes(part)) return [part, withoutSchema(value)];
    if (!(namedParts as readonly string[]).includes(part) || !isObject(value)) return [part, value];
    return [part, Object.fromEntries(Object.entries(value).map(([name, document]) => [name, withoutSchema(document)]))];
  });
  return Object.fromEntries(parts);
}

/** A patch that could be opened. */
interface OpenedPatch {
  /** In the current version. */
  layer: Layer;
  /** As it is stored: in its own version. */
  written: Layer;
  lists: ListKeys;
  /** What is wrong with its short forms, and does not keep it from being opened. */
  faults: Problem[];
}

/**
 * A value as a layer of the current version, its short forms written out, or why it is none. Only what can be opened may
 * be stored.
 *
 * @param language without it there are no short forms: for what has been stored.
 */
export function openPatch(
  patch: unknown,
  { below = [], language }: { below?: readonly Layer[]; language?: ShortFormLanguage } = {},
): OpenedPatch | { problems: Problem[] } {
  const problems = limitProblems(patch);
  if (problems.length > 0) return { problems };
  if (!isObject(patch)) return { problems: [{ path: [], key: "document.notObject" }] };
  const counted = countProblems(patch);
  if (counted.length > 0) return { problems: counted };
  const version = patch["version"] ?? firstVersion;
  if (typeof version !== "number" || !Number.isInteger(version) || version < firstVersion) {
    return {
      problems: [
        {
          path: ["version"],
          key: "document.versionUnknown",
          values: { found: JSON.stringify(version), first: firstVersion },
        },
      ],
    };
  }
  if (version > currentVersion)
    return {
      problems: [
        { path: ["version"], key: "document.versionNewer", values: { found: version, version: currentVersion } },
      ],
    };
  try {
    const bare = { ...withoutSchemas(patch), version };
    const {
      layer,
      lists,
      problems: faults,
    } = language ? writtenOut(bare, below, language) : { layer: bare, lists: new Map(), problems: [] };
    const written = layer as Layer;
    return { layer: migrateLayer(written, { below }), written, lists, faults };
  } catch (error) {
    return { problems: [{ path: [], key: "document.notChecked", values: { why: reasonOf(error) } }] };
  }
}
