import { isObject, type JsonObject } from "../../shared/json.ts";
import { judgeLayout, judgeScreen } from "../permissions/left-out.ts";
import type { DocumentOwner } from "../permissions/owner.ts";
import { notIn, refusedInLayout } from "../permissions/refused-in.ts";
import { saysSomething } from "../document/kinds.ts";
import { overlaysOf } from "../document/placement.ts";
import {
  layoutNames,
  resolveLayout,
  resolveDocument,
  resolveScreen,
  type ComposedBlock,
  type ComposedScreen,
  type LayeredSite,
} from "../document/resolve.ts";
import type { Roots } from "./bindings.ts";
import { checkBlock, placementProblems } from "./blocks.ts";
import { createCollector, type Problem, type Report } from "./finding.ts";
import type { Language } from "./language.ts";
import { routeSchema, siteSchema, viewerSchema } from "./roots.ts";
import { permissionProblems } from "./permissions.ts";
import { propertyWords } from "./property-meaning.ts";
import { schemaProblems, withoutKnown } from "./schema-problems.ts";
import { checkSource, dataSchema } from "./sources.ts";
import { suggest } from "./suggest.ts";
import { checkText } from "./texts.ts";
import { within, type Place } from "./values.ts";

interface Surroundings {
  site: LayeredSite;
  /** Whose layer is checked. */
  owner: DocumentOwner;
  language: Language;
  words: Place["words"];
  facts: Place["facts"];
  report: Report;
}

/**
 * Checks a layout by itself: its sources, its blocks and their places. What it only takes from one that it extends was
 * checked with that.
 */
export function checkLayout(name: string, { site, owner, language, words, facts, report }: Surroundings): void {
  const layout = resolveLayout(site, name);
  if (!layout) return reportExtended(name, site, report);
  const [, parentName] = layoutNames(site, name) ?? [];
  const parent = partsOf((parentName === undefined ? undefined : resolveLayout(site, parentName)) ?? {});
  const { problems, report: collect } = createCollector();
  const place: Place = {
    path: ["layouts", name],
    roots: rootsOf(undefined),
    definitions: language.definitions,
    words,
    facts,
    report: collect,
  };
  const parts = partsOf(layout);
  const judging = { site, owner, permissions: language };
  const isKnown = knownFrom(parent, parts);
  checkParts(parts, { language, owner, place, isKnown, isInherited: () => false });
  problems.push(
    ...permissionProblems(judgeLayout(name, layout, judging).filter(notIn(refusedInLayout(parentName, judging))), {
      path: place.path,
      owner,
      language,
    }),
  );
  const inParent = told(placementProblems(parent, language));
  for (const problem of placementProblems(parts, language)) {
    if (!inParent.has(toldAs(problem))) problems.push({ ...problem, path: [...place.path, "blocks", ...problem.path] });
  }
  const own = { ...layout, ...keysOf(parts, isKnown, resolveDocument(site, "layouts", name)) };
  for (const problem of [
    ...problems,
    ...withoutKnown(
      schemaProblems(language.validators.layout, own, place.path, propertyWords(language, "layout", own)),
      problems,
    ),
  ]) {
    report(
      parentName === undefined
        ? problem
        : { ...problem, orAt: ["layouts", parentName, ...problem.path.slice(place.path.length)] },
    );
  }
}

function reportExtended(name: string, site: LayeredSite, report: Report): void {
  const extended = resolveDocument(site, "layouts", name)?.["extends"];
  if (typeof extended !== "string") return;
  const path = ["layouts", name, "extends"];
  if (resolveDocument(site, "layouts", extended)) report({ path, key: "layout.standsOnItself" });
  else report({ path, key: "layout.unknown", values: { name: extended }, ...suggest(extended, namesOfLayouts(site)) });
}

/** Checks a screen laid over its layout. What it only takes from the layout was checked with that. */
export function checkScreen(name: string, surroundings: Surroundings): void {
  const { site, owner, language, words, facts, report } = surroundings;
  const screen = resolveScreen(site, name);
  const document = resolveDocument(site, "screens", name);
  if (!document) return;
  if (!screen) return reportLayout(name, document, surroundings);
  const { problems, report: collect } = createCollector();
  const path = ["screens", name];
  const below = ["layouts", screen.layout];
  const add: Report = (problem) => collect({ ...problem, orAt: [...below, ...problem.path.slice(path.length)] });
  const place: Place = {
    path,
    roots: rootsOf(paramNames(screen.path)),
    definitions: language.definitions,
    words,
    facts,
    report: add,
  };
  const layout = partsOf(resolveLayout(site, screen.layout) ?? {});
  const parts = partsOf(screen);
  const judging = { site, owner, permissions: language };
  const isKnown = knownFrom(layout, parts);
  checkParts(parts, { language, owner, place, isKnown, isInherited: (kind, key) => Object.hasOwn(layout[kind], key) });
  permissionProblems(judgeScreen(name, screen, judging).filter(notIn(refusedInLayout(screen.layout, judging))), {
    path,
    owner,
    language,
  }).forEach(add);
  for (const text of ["title", "description"] as const) {
    if (screen[text] === undefined) continue;
    const roots = { ...place.roots, data: dataSchema(parts.data, language) };
    checkText(screen[text], { ...within(place, text), roots });
  }
  if (!saysSomething(screen.title))
    add({ path: [...path, "title"], key: "text.blank", severity: "warning", ownOnly: true });
  const inLayout = told(placementProblems(layout, language));
  for (const problem of placementProblems(parts, language)) {
    if (!inLayout.has(toldAs(problem))) add({ ...problem, path: [...path, "blocks", ...problem.path] });
  }
  const { frame: _, slots: __, ...rest } = screen;
  const own = { ...rest, version: document["version"], ...keysOf(parts, isKnown, document) };
  const found = schemaProblems(language.validators.screen, own, path, propertyWords(language, "screen", own));
  const fromSchema = withoutKnown(found, problems);
  for (const problem of problems) report(problem);
  for (const problem of fromSchema) report({ ...problem, orAt: [...below, ...problem.path.slice(path.length)] });
}

/** The `{names}` in the paths of a screen. */
export function paramNames(path: unknown): string[] {
  const paths = [path].flat().filter((one) => typeof one === "string");
  return [...new Set(paths.flatMap((one) => [...one.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)))];
}

/** What of a layout or a screen is checked alike. */
type Parts = Pick<ComposedScreen, "slots" | "data" | "blocks">;

function partsOf(document: object): Parts {
  const { slots, data, blocks } = document as Partial<Record<keyof Parts, unknown>>;
  return { slots: objectsIn(slots), data: objectsIn(data), blocks: objectsIn(blocks) } as unknown as Parts;
}

type Ask = (kind: "data" | "blocks", key: string) => boolean;

interface PartsCheck {
  language: Language;
  owner: DocumentOwner;
  place: Place;
  /** Whether the layout has just the same, so that it was checked with that. */
  isKnown: Ask;
  /** Whether the layout has it at all: it may ask for a `{name}` that only some screens of the layout have. */
  isInherited: Ask;
}

function checkParts({ data, blocks }: Parts, { language, owner, place, isKnown, isInherited }: PartsCheck): void {
  const rootsOfPart = (kind: "data" | "blocks", key: string): Roots =>
    isInherited(kind, key) ? rootsOf(undefined) : place.roots;
  for (const [key, source] of Object.entries(data)) {
    if (!isKnown("data", key))
      checkSource(source, { language, owner }, { ...within(place, "data", key), roots: rootsOfPart("data", key) });
  }
  const targets = { owner, operations: language.operations, sources: Object.keys(data), overlays: overlaysOf(blocks) };
  const reply = dataSchema(data, language);
  for (const [key, block] of Object.entries(blocks)) {
    if (isKnown("blocks", key)) continue;
    const roots = { ...rootsOfPart("blocks", key), data: reply };
    if (typeof block.type === "string")
      checkBlock(block, language, targets, { ...within(place, "blocks", key), roots });
    else reportNoType(key, blocks, within(place, "blocks", key));
  }
}

/** A block without a type is a patch that found no block to change: most often a slip in its key. */
function reportNoType(key: string, blocks: Readonly<Record<string, ComposedBlock>>, { path, report }: Place): void {
  const others = Object.keys(blocks).filter((other) => typeof blocks[other]?.type === "string");
  report({ path, key: "block.noType", values: { name: key }, slip: { written: key, names: others, ifNear: true } });
}

/** What is just the same as in `below` was checked with that; but a block may show a source that is removed here. */
function knownFrom(below: Parts, parts: Parts): Ask {
  const removesData = Object.keys(below.data).some((source) => !Object.hasOwn(parts.data, source));
  return (kind, key) => parts[kind][key] === below[kind][key] && !(kind === "blocks" && removesData);
}

function told(problems: readonly Problem[]): ReadonlySet<string> {
  return new Set(problems.map(toldAs));
}

function toldAs({ path, key, values }: Problem): string {
  return `${path.join("/")} ${key} ${JSON.stringify(values)}`;
}

function namesOfLayouts(site: LayeredSite): string[] {
  return [...new Set([site.base, ...site.patches].flatMap((layer) => Object.keys(layer.layouts ?? {})))];
}

function reportLayout(name: string, document: JsonObject, { site, report }: Surroundings): void {
  const layouts = namesOfLayouts(site);
  const written = document["layout"];
  const path = ["screens", name, "layout"];
  if (typeof written === "string" && layouts.includes(written)) return;
  if (typeof written === "string")
    report({
      path,
      key: "layout.unknown",
      values: { name: written },
      ...suggest(written, layouts),
      orAt: ["layouts", written],
    });
  else report({ path: path.slice(0, 2), key: "layout.missing", allowed: layouts });
}

function rootsOf(names: readonly string[] | undefined): Roots {
  return { viewer: viewerSchema, site: siteSchema, route: routeSchema(names) };
}

/**
 * Without the blocks and sources that the layout has just so: the layout's own check tells what is wrong with them.
 * What is written where an object should be is there as it is, so that the schema tells of it; null takes away.
 */
function keysOf(parts: Parts, isKnown: Ask, document: JsonObject = {}) {
  const own = (kind: "data" | "blocks"): unknown => {
    const written = document[kind] ?? {};
    if (!isObject(written)) return written;
    const misshapen = Object.entries(written).filter(([, value]) => value !== null && !isObject(value));
    return Object.fromEntries([...Object.entries(parts[kind]).filter(([key]) => !isKnown(kind, key)), ...misshapen]);
  };
  return { data: own("data"), blocks: own("blocks") };
}

function objectsIn(value: unknown): Record<string, JsonObject> {
  return Object.fromEntries(
    Object.entries(isObject(value) ? value : {}).filter((entry): entry is [string, JsonObject] => isObject(entry[1])),
  );
}
