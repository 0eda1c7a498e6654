import type { SiteFinding } from "../../../../../generated/types.ts";
import { createLocator } from "../../../../../site/check/locate.ts";
import { sizeProblems } from "../../../../../site/check/limits.ts";
import type { Problem } from "../../../../../site/check/finding.ts";
import { openPatch } from "../../../../../site/check/patch.ts";
import { isObject, type JsonObject } from "../../../../../shared/json.ts";
import { migrateLayer } from "../../../../../site/document/migrate.ts";
import type { Layer } from "../../../../../site/document/resolve.ts";
import { presentFindings } from "./present-findings.ts";

/** A layer as it is kept, or why it cannot be kept at all. */
export type OwnLayer = { layer: Layer } | { findings: SiteFinding[] };

/**
 * A layer that came from outside, as it is kept: in the current version, its short forms written out, its flavour and
 * version said in its settings as a folder says them, without parts that say nothing. Nothing is kept that is too deep, too large, of another
 * version, or has a document whose name could be no file's; what else is wrong is told when it is checked, and a draft
 * may have it.
 *
 * @param locale of the findings.
 * @param on what it stands on, by which short forms are written out; without it there are none.
 */
export function ownLayerOf(patch: unknown, locale: string, on: Parameters<typeof openPatch>[1] = {}): OwnLayer {
  const opened = openPatch(patch, on);
  if ("problems" in opened) return refused(patch, opened.problems, locale);
  if (opened.faults.length > 0) return refused(opened.layer, opened.faults, locale);
  // Not `opened.layer`: what is said of retired blocks is taken out where a layer is read, and kept as it was written.
  const kept = migrateLayer(opened.written);
  const parts: JsonObject = { ...kept };
  for (const part of namedParts) if (isObject(parts[part]) && Object.keys(parts[part]).length === 0) delete parts[part];
  const { version } = kept;
  const { extends: _, ...settings } = isObject(parts["site"]) ? parts["site"] : {};
  const flavour = flavourOf(kept);
  if (flavour === undefined) delete parts["extends"];
  else parts["extends"] = flavour;
  // Its parts are objects, as the schema of the operation says; what is in them is the checker's business.
  const layer = {
    ...parts,
    version,
    site: { version, ...settings, ...(flavour === undefined ? {} : { extends: flavour }) },
  } as Layer;
  const problems = [...nameProblems(layer), ...sizeProblems(layer)];
  return problems.length > 0 ? refused(layer, problems, locale) : { layer };
}

/** The flavour that a layer names; it may be anything, and then names none. */
export function flavourOf(layer: unknown): string | undefined {
  const { site, extends: named } = isObject(layer) ? layer : {};
  // In a folder the settings name it; what only the layer names comes from a program.
  return [isObject(site) ? site["extends"] : undefined, named].find((name) => typeof name === "string");
}

/**
 * Whether a document of a layer may be called this: it is the name of a file, on any system, that a folder would be
 * read with.
 */
export function isDocumentName(part: string, name: string): boolean {
  const steps = name.split("/");
  if (name.length > 120 || (part !== "screens" && steps.length > 1)) return false;
  return steps.every(
    (step) =>
      step !== "" &&
      step.trim() === step &&
      !step.startsWith(".") &&
      !step.endsWith(".") &&
      !/[\p{Cc}\p{Cf}\\:*?"<>|]/u.test(step),
  );
}

const namedParts = ["layouts", "screens", "forms", "texts"] as const;

function nameProblems(layer: Layer): Problem[] {
  return namedParts.flatMap((part) =>
    Object.keys(layer[part] ?? {})
      .filter((name) => !isDocumentName(part, name))
      .map((name): Problem => ({ path: [part, name], key: "document.nameUnfit", values: { name } })),
  );
}

function refused(patch: unknown, problems: readonly Problem[], locale: string): OwnLayer {
  const locate = createLocator(isObject(patch) ? patch : {}, new Map());
  return { findings: presentFindings("", problems.map(locate), locale) };
}
