import { isObject, type JsonObject } from "../../../shared/json.ts";
import type { Language } from "../../../site/check/language.ts";
import { dataSchema } from "../../../site/check/sources.ts";
import { resolveLayout, resolveScreen, type Layer } from "../../../site/document/resolve.ts";
import { bindingPaths } from "./binding-paths.ts";
import { branchesOf, propose, type Known } from "./known.ts";
import type { SchemaName } from "./whole-schema.ts";

/** What all documents of a site may name. */
export type SiteKnown = Omit<Known, "paths" | "slots">;

interface Page {
  /** The inherited page or layout, whole. */
  blocks: Readonly<Record<string, unknown>>;
  slots: Readonly<Record<string, unknown>>;
  data: Readonly<Record<string, unknown>>;
  params: readonly string[];
}

/**
 * The schema of one document of a site, as editors complete it: of a screen or a layout with its inherited blocks by
 * their keys, what it can read, and its slots.
 *
 * @param schema the whole schema of such documents; it is changed.
 * @param name of the screen or layout; one that is not inherited is a new one.
 */
export function documentSchema(
  schema: JsonObject,
  {
    kind,
    name,
    base,
    known,
    language,
  }: { kind: SchemaName; name?: string; base: Layer; known: SiteKnown; language: Language },
): JsonObject {
  const page = pageOf(kind, name ?? "", base);
  const isPage = kind === "screen" || kind === "layout";
  const data = isPage ? (dataSchema(page.data, language).properties ?? {}) : {};
  propose(schema, {
    ...known,
    paths: bindingPaths({ params: page.params, data, definitions: language.definitions }),
    slots: slotsOf(page, language),
  });
  if (isPage) nameBlocks(schema, page);
  return schema;
}

/** The page or layout whole; a new page stands on the layout `default`, as most do. */
function pageOf(kind: SchemaName, name: string, base: Layer): Page {
  const site = { base, patches: [] };
  const screen = kind === "screen" ? resolveScreen(site, name) : undefined;
  const from: object =
    screen ?? (kind === "layout" ? resolveLayout(site, name) : undefined) ?? resolveLayout(site, "default") ?? {};
  const part = (of: "blocks" | "slots" | "data"): JsonObject => {
    const found = (from as JsonObject)[of];
    return isObject(found) ? found : {};
  };
  const paths = [screen?.path].flat().filter((path) => typeof path === "string");
  return {
    blocks: part("blocks"),
    slots: part("slots"),
    data: part("data"),
    params: [...new Set(paths.flatMap((path) => [...path.matchAll(/\{(\w+)\}/g)].map(([, param = ""]) => param)))],
  };
}

/** Slots of the layout, and those of its blocks that have some. */
function slotsOf({ slots, blocks }: Page, { blocks: facts }: Language): string[] {
  const inner = Object.entries(blocks).flatMap(([key, block]) => {
    const type = isObject(block) ? block["type"] : undefined;
    const own = typeof type === "string" && Object.hasOwn(facts, type) ? facts[type]?.slots : undefined;
    return (own ?? []).map((slot) => `${key}.${slot}`);
  });
  return [...Object.keys(slots), ...inner];
}

/** Inherited blocks by their keys: what is written of one is completed by its type, though only a change is written. */
function nameBlocks(schema: JsonObject, { blocks }: Page): void {
  const branches = new Map(branchesOf(schema).map((branch) => [typeOf(branch), branch]));
  const named = Object.entries(blocks).flatMap(([key, block]) => {
    const branch = branches.get(isObject(block) && typeof block["type"] === "string" ? block["type"] : "");
    return branch ? [[key, changeOf(branch)] as const] : [];
  });
  for (const map of mapsOfBlocks(schema)) map["properties"] = Object.fromEntries(named);
}

/** A change of a block needs not say its type, and may say null. Another type under the key is another block. */
function changeOf(branch: JsonObject): JsonObject {
  const { required: _, ...change } = branch;
  const type = isObject(change["properties"]) ? change["properties"]["type"] : {};
  return {
    anyOf: [{ type: "null" }, change, { type: "object", required: ["type"], properties: { type: { not: type } } }],
  };
}

function typeOf(branch: JsonObject): string {
  const type = isObject(branch["properties"]) ? branch["properties"]["type"] : undefined;
  return isObject(type) && typeof type["const"] === "string" ? type["const"] : "";
}

/** Where a screen or a layout has blocks by their keys. */
function mapsOfBlocks(schema: JsonObject): JsonObject[] {
  const blocks = isObject(schema["properties"]) ? schema["properties"]["blocks"] : undefined;
  if (!isObject(blocks)) return [];
  const alternatives = Array.isArray(blocks["anyOf"]) ? blocks["anyOf"] : [blocks];
  return alternatives.filter(isObject).filter((one) => one["additionalProperties"] !== undefined);
}
