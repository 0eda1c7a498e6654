import { createLocator, documentOf, hasAt } from "./locate.ts";
import { EnoughFound, guarded } from "./guard.ts";
import { createCollector, type Finding, type Problem, type Report } from "./finding.ts";
import { checkForm, checkFormSchema } from "./forms.ts";
import type { DocumentKind } from "../document/definitions.ts";
import type { Language } from "./language.ts";
import { checkHalfWritten, checkInheritedTexts } from "./inherited-texts.ts";
import { checkLaw } from "./law.ts";
import { checkRemovals } from "./patches.ts";
import { propertyWords } from "./property-meaning.ts";
import { siteSchema, viewerSchema } from "./roots.ts";
import { checkRoutes } from "./routes.ts";
import { schemaProblems, withoutKnown } from "./schema-problems.ts";
import type { ListKeys } from "./short-forms/ordered-maps.ts";
import { checkLayout, checkScreen } from "./screens.ts";
import { isSection } from "../document/sections.ts";
import { checkReach, siteFacts } from "./site-facts.ts";
import { meant, maxSuggestions, type Slip } from "./suggest.ts";
import { checkTexts } from "./own-texts.ts";
import { checkShape } from "./shape.ts";
import { checkNav, checkSettings, checkTheme } from "./settings.ts";
import { plainText } from "./value-text.ts";
import type { Place } from "./values.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import { layPatch } from "../document/merge.ts";
import { remembering } from "../document/remembering.ts";
import type { DocumentOwner } from "../permissions/owner.ts";
import {
  layoutNames,
  resolveDocument,
  layOver,
  resolveSettings,
  resolveSite,
  type Layer,
  type LayeredSite,
} from "../document/resolve.ts";

/** A layer to be checked, on what it stands. */
export interface LayerCheck {
  /**
   * What it stands on: the default site, resolved with a flavour or alone; nothing for the default site itself. It has
   * been checked.
   */
  below: readonly Layer[];
  layer: Layer;
  /**
   * Whose layer it is, which decides what it may name; an organisation's where nothing is said, and a layer that stands
   * on nothing is the platform's.
   */
  owner?: DocumentOwner;
  language: Language;
  /**
   * Whether to advise on what is not wrong and not the site's own yet: what new sites and blocks began with, empty
   * lists, links that leave the site, and what the law asks for.
   */
  advises?: boolean;
  /** The text of each file by its name in the layer's folder, "screens/list.json"; with them findings have lines. */
  texts?: ReadonlyMap<string, string>;
  /** Which keys the entries of lists have that these files write instead of maps. */
  lists?: ListKeys;
}

/**
 * Checks a layer as it will be seen: merged with what is below it. Everything that is wrong is told, in the layer's
 * own files, each mistake once. Without a finding of severity `error` the layer may be published.
 */
export function checkLayer({
  below,
  layer,
  owner = below.length === 0 ? "platform" : "organisation",
  language,
  advises = false,
  texts = new Map(),
  lists,
}: LayerCheck): Finding[] {
  const errors: Problem[] = [];
  const warnings: Problem[] = [];
  const isCounted = countPerFile();
  const report: Report = (problem) => {
    if (problem.ownOnly && !hasAt(layer, problem.path)) return;
    if (problem.perFile !== undefined && isCounted(problem)) return;
    const kind = problem.severity === "warning" ? warnings : errors;
    if (kind.length < maxFindings) kind.push(problem);
    if (errors.length === maxFindings) throw new EnoughFound();
  };
  try {
    guarded([], report, () => {
      if (checkShape(layer, report)) checkMerged({ below, layer, owner, language, advises, report });
    });
  } catch (error) {
    if (!(error instanceof EnoughFound)) throw error;
  }
  return told([...errors, ...warnings].slice(0, maxFindings), createLocator(layer, texts, lists));
}

/** Counts what is told once for each file. Says whether it was told before; then its count has gone up. */
function countPerFile(): (problem: Problem) => boolean {
  const known = new Map<string, Problem>();
  return (problem) => {
    const place = [problem.key, problem.perFile, ...documentOf(problem.path)].join("\n");
    const first = known.get(place);
    if (first) first.values = { ...first.values, count: Number(first.values?.["count"] ?? 0) + 1 };
    else known.set(place, problem);
    return first !== undefined;
  };
}

/**
 * More than this nobody reads, and a document made to be wrong everywhere shall not cost more. Warnings never take the
 * place of errors.
 */
const maxFindings = 500;

interface Merged {
  below: readonly Layer[];
  layer: Layer;
  owner: DocumentOwner;
  language: Language;
  advises: boolean;
  report: Report;
}

function checkMerged({ below, layer, owner, language, advises, report }: Merged): void {
  const [only, ...more] = below;
  const base = only && more.length === 0 ? only : resolveSite(below);
  const site: LayeredSite = remembering({ base, patches: [layer] });
  const whole = layOver(base, layer);
  const words = knownTexts({ base, layer, language });
  const facts = siteFacts(site, advises);
  const place = (path: readonly string[]): Place => ({
    path,
    roots: {},
    definitions: language.definitions,
    words,
    facts,
    report,
  });
  checkRemovals(layer, base, report);
  checkSingles(site, { language, place, report });
  guarded(["texts"], report, () => checkTexts(layer, { whole, owner, language, facts, report }));
  checkBlocksOfPages({ below, layer, owner, language, advises, report }, { base, site, whole, words, facts });
  if (advises) {
    checkLaw(site, report);
    checkInheritedTexts({ base, layer, whole }, report);
    checkHalfWritten({ base, layer, offered: facts.offered }, report);
  }
  if (below.length > 0) checkReach({ layer, site, whole, facts }, report);
  for (const [name, form] of Object.entries(layer.forms ?? {})) {
    guarded(["forms", name], report, () => {
      const merged = resolveDocument(site, "forms", name);
      // What a site removes has no words.
      if (merged) checkForm(layPatch({}, merged) as JsonObject, place(["forms", name]));
      if (below.length > 0 && isObject(form)) checkFormSchema(form["schema"], place(["forms", name]));
    });
  }
}

interface MergedSite {
  base: Layer;
  site: LayeredSite;
  whole: Layer;
  words: Place["words"];
  facts: Place["facts"];
}

/** Checks the layouts and screens that the layer can have changed, and which addresses they have. */
function checkBlocksOfPages(
  { below, layer, owner, language, report }: Merged,
  { base, site, whole, words, facts }: MergedSite,
): void {
  const { layouts = {}, screens = {} } = whole;
  const surroundings = { site, owner, language, words, facts, report };
  const changesAll = changesEveryPage(below, layer);
  const changesLayout = (name: string): boolean =>
    (layoutNames(site, name) ?? [name]).some((one) => layer.layouts?.[one] !== undefined);
  for (const name of Object.keys(layouts)) {
    if (changesAll || changesLayout(name)) guarded(["layouts", name], report, () => checkLayout(name, surroundings));
  }
  const documents = Object.fromEntries(
    Object.keys(screens).flatMap((name) => {
      const document = resolveDocument(site, "screens", name);
      return document ? [[name, document] as const] : [];
    }),
  );
  for (const [name, { layout, path }] of Object.entries(documents)) {
    const touched = changesAll || layer.screens?.[name] !== undefined || changesLayout(plainText(layout));
    // Nobody is shown a section: what is wrong in one, such as a call that is not granted any more, stops no publishing.
    const told: Report =
      isSection(name) && path === undefined ? (problem) => report({ ...problem, severity: "warning" }) : report;
    if (touched) guarded(["screens", name], told, () => checkScreen(name, { ...surroundings, report: told }));
  }
  const isUnlinked = (name: string): boolean =>
    isObject(layer.screens?.[name]) && layer.screens[name]["path"] === null && base.screens?.[name] !== undefined;
  if (changesAll || layer.screens !== undefined)
    checkRoutes({ screens: documents, isUnlinked, routes: facts.routes() }, report);
}

/** Whether every page may be another one: what is on or off, and texts that are gone, can be on any. */
function changesEveryPage(below: readonly Layer[], layer: Layer): boolean {
  return below.length === 0 || layer.site?.["features"] !== undefined || hasNull(layer.texts);
}

interface Singles {
  language: Language;
  place: (path: readonly string[]) => Place;
  report: Report;
}

/** Checks the documents that a site has one of: settings, navigation, theme. */
function checkSingles(site: LayeredSite, { language, place, report }: Singles): void {
  const [own] = site.patches;
  const isBase = Object.keys(site.base.screens ?? {}).length === 0;
  const single = (
    kind: DocumentKind & ("site" | "nav" | "theme"),
    check: (document: JsonObject, there: Place) => void,
  ): void => {
    if (own?.[kind] === undefined && !isBase) return;
    guarded([kind], report, () => {
      const document = resolveSettings(site, kind);
      const { problems, report: collect } = createCollector();
      check(document, { ...place([kind]), report: collect });
      const found = schemaProblems(
        language.validators[kind],
        document,
        [kind],
        propertyWords(language, kind, document),
      );
      const fromSchema = withoutKnown(found, problems);
      for (const problem of [...problems, ...fromSchema]) report(problem);
    });
  };
  single("site", (settings, there) => checkSettings(settings, site.base.site ?? {}, there));
  single("nav", (nav, there) => checkNav(nav, { viewer: viewerSchema, site: siteSchema }, there));
  single("theme", (theme, there) => checkTheme(theme, there.report));
}

/**
 * Every text that the site can show, by key. Those of the product and of a base are collected once, however many sites
 * stand on it.
 */
function knownTexts({
  base,
  layer,
  language,
}: {
  base: Layer;
  layer: Layer;
  language: Language;
}): ReadonlyMap<string, string> {
  const bases = wordsOfBase.get(language) ?? new WeakMap<Layer, ReadonlyMap<string, string>>();
  wordsOfBase.set(language, bases);
  const known =
    bases.get(base) ?? withWords(new Map(), [...Object.values(language.texts), ...Object.values(base.texts ?? {})]);
  bases.set(base, known);
  return layer.texts ? withWords(new Map(known), Object.values(layer.texts)) : known;
}

const wordsOfBase = new WeakMap<Language, WeakMap<Layer, ReadonlyMap<string, string>>>();

function withWords(words: Map<string, string>, catalogues: readonly unknown[]): Map<string, string> {
  for (const catalogue of catalogues) {
    for (const [key, text] of Object.entries(isObject(catalogue) ? catalogue : {}))
      if (typeof text === "string") words.set(key, text);
  }
  return words;
}

function hasNull(texts: Layer["texts"]): boolean {
  return Object.values(texts ?? {}).some((catalogue) => isObject(catalogue) && Object.values(catalogue).includes(null));
}

/**
 * A mistake in a layout shows in each of its screens, and is told once. In order of file and place. What was meant is
 * looked for where the first of them stand.
 */
function told(problems: readonly Problem[], locate: (problem: Problem) => Finding): Finding[] {
  const known = new Map<string, { finding: Finding; slip: Slip | undefined }>();
  for (const { slip, ...problem } of problems) {
    const finding = locate(problem);
    known.set(`${finding.file}\n${finding.pointer}\n${finding.message}`, { finding, slip });
  }
  return [...known.values()]
    .sort(({ finding: a }, { finding: b }) =>
      a.file === b.file ? (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0) : a.file < b.file ? -1 : 1,
    )
    .map(({ finding, slip }, index) => (slip && index < maxSuggestions ? { ...finding, ...meant(slip) } : finding));
}
