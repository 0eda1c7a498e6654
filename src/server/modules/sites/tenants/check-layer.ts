import { positionsIn } from "../../../../site/document/positions.ts";
import type { Problem } from "../../../../site/check/finding.ts";
import { checkFormDialect } from "../../../../site/check/form-dialect.ts";
import { guarded } from "../../../../site/check/guard.ts";
import { hasAt } from "../../../../site/check/locate.ts";
import { checkPatch } from "../../../../site/check/patch.ts";
import { meant } from "../../../../site/check/suggest.ts";
import { tellIn } from "../../../../site/check/messages.ts";
import type { DocumentOwner } from "../../../../site/permissions/owner.ts";
import type { Layer, LayeredSite } from "../../../../site/document/resolve.ts";
import { isObject } from "../../../../shared/json.ts";
import { flavourOf } from "./drafts/own-layer.ts";
import { findingOf, hasErrors, type FolderFinding } from "./finding.ts";
import { checkHosts, checkStatisticsHost } from "./check-hosts.ts";
import { checkPages } from "./check-pages.ts";
import type { DrawForm } from "./draw-form.ts";
import { formSchemaProblem } from "./form-scripts.ts";
import { mergedForm, readProductForms, refusedCall, refusedInForms, resolveForm } from "./forms.ts";
import { loadLanguage } from "./load-language.ts";
import type { LayerName } from "./names.ts";
import type { LayerReading } from "./read-layer.ts";

/** What a layer is checked on. */
export interface BaseLookup {
  /** The default, with a flavour over it or alone; undefined when there is none of this name. */
  layer(flavour: string | undefined): Promise<Layer | undefined>;
  flavours(): Promise<string[]>;
  /** The layer that has claimed a host, if another than this one, and its claim has not failed. */
  hostOwner?(host: string, layer: LayerName): Promise<string | undefined>;
  /** Pages that an organisation's site may have beside those that it inherits. */
  pageLimit?(orgNo: string): Promise<number>;
  /** The hosts of the platform itself. */
  platformHosts?: readonly string[];
  /** Draws a form once, as its page would. */
  drawForm?: DrawForm;
}

/** A layer that came from somewhere, and what it may be called when something is wrong with it. */
export interface LayerToCheck {
  name: LayerName;
  /** What JSON.parse gave: nothing is known of it. */
  patch: unknown;
  /** The text of each file by its path in the layer's folder, where it has one: with them findings have lines. */
  texts?: ReadonlyMap<string, string>;
  /** Whether to advise on what is not the site's own yet. */
  advises?: boolean;
  /** The language of the messages; English when none is asked for. */
  locale?: string;
}

/** What came of it. Without a finding of severity `error` the layer may be published. */
export interface LayerVerdict {
  /**
   * In the version that this program reads; undefined when it is not even the shape of a layer, and must not be stored.
   */
  layer: Layer | undefined;
  /** The layer as it is stored: in its own version, its short forms written out. */
  written: Layer | undefined;
  /** Files are those of the layer's folder. */
  findings: FolderFinding[];
}

/**
 * The one door for layers, wherever they come from: folder, studio, import, command line. Says whether the flavour is
 * there, and everything that is wrong with the layer on what it stands on.
 */
export async function judgeLayer(
  { name, patch, texts = new Map(), advises = false, locale = "en" }: LayerToCheck,
  bases: BaseLookup,
): Promise<LayerVerdict> {
  const inLanguage = (findings: readonly FolderFinding[]): FolderFinding[] =>
    findings.map((finding) => tellIn(locale, finding));
  const flavour = flavourOf(patch);
  const misplaced = await checkExtends(flavour, name, bases);
  if (misplaced) {
    const text = texts.get(misplaced.file);
    const place = text === undefined ? {} : positionsIn(text)(["extends"]);
    return { ...nothing, findings: inLanguage([{ ...misplaced, ...place }]) };
  }
  const below =
    name.kind === "default" ? undefined : await bases.layer(name.kind === "organisation" ? flavour : undefined);
  if (!below && name.kind !== "default")
    return { ...nothing, findings: inLanguage([findingOf({ file: "site.json" }, { key: "folder.noBase" })]) };
  // Most starts find nothing changed, and do without the tables.
  const language = await loadLanguage();
  const owner = name.kind === "organisation" ? "organisation" : "platform";
  const { layer, written, locate, findings } = checkPatch({
    below: below ? [below] : [],
    patch,
    owner,
    language,
    advises,
    texts,
  });
  if (!layer) return { ...nothing, findings: inLanguage(findings) };
  const told = [
    ...findings,
    ...(await checkHosts(layer, name, bases)).map(locate),
    ...checkStatisticsHost(layer, name, bases).map(locate),
    ...(await checkPages({ layer, below, name }, bases)).map(locate),
  ];
  const more = hasErrors(told) ? [] : (await checkForms({ layer, below, owner, drawForm: bases.drawForm })).map(locate);
  return { layer, written, findings: inLanguage([...told, ...more]) };
}

const nothing = { layer: undefined, written: undefined };

/** What came of the check of a folder. */
export interface CheckedReading {
  findings: FolderFinding[];
  /** As it is stored; of what cannot be stored, as it was read. */
  layer: Layer;
}

/** Checks the folders of layers. */
export type FolderChecker = (reading: LayerReading, name: LayerName) => Promise<CheckedReading>;

/** Makes what checks them. @param advises as for one layer. */
export function createChecker(
  bases: BaseLookup,
  { advises = false }: Pick<LayerToCheck, "advises"> = {},
): FolderChecker {
  return async ({ folder, layer, texts }, name) => {
    const { findings, written } = await judgeLayer({ name, patch: layer, texts, advises }, bases);
    return {
      findings: findings.map((finding) => ({ ...finding, file: `${folder}/${finding.file}` })),
      layer: written ?? layer,
    };
  };
}

/** Only an organisation names a flavour, and one that there is. */
async function checkExtends(
  flavour: string | undefined,
  name: LayerName,
  bases: BaseLookup,
): Promise<FolderFinding | undefined> {
  if (flavour === undefined) return undefined;
  const place = { file: "site.json", pointer: "/extends" };
  if (name.kind !== "organisation") return findingOf(place, { key: "flavour.notHere" });
  if (await bases.layer(flavour)) return undefined;
  const flavours = await bases.flavours();
  return findingOf(
    { ...place, ...meant({ written: flavour, names: flavours }), allowed: flavours },
    { key: "flavour.unknown", values: { name: flavour } },
  );
}

interface FormsToCheck {
  layer: Layer;
  below: Layer | undefined;
  owner: DocumentOwner;
  drawForm: DrawForm | undefined;
}

/**
 * What a form says must mean something; its validator is a script that is compiled from its schema, so it must be
 * possible to compile it; and what is right so far is drawn once.
 */
async function checkForms({ layer, below, owner, drawForm }: FormsToCheck): Promise<Problem[]> {
  const names = Object.keys(layer.forms ?? {});
  if (names.length === 0) return [];
  const product = await readProductForms();
  const site: LayeredSite = { base: below ?? { version: layer.version }, patches: [layer] };
  const problems: Problem[] = owner === "organisation" ? refusedInForms(site, product) : [];
  for (const name of names) {
    const path = ["forms", name];
    // An organisation's are refused with all else that it may not say.
    const operation = owner === "platform" ? refusedCall({ product, site, name }, owner) : undefined;
    if (operation !== undefined)
      problems.push({ path: [...path, "operation"], key: "permission.form", values: { name: operation } });
    if (isObject(layer.forms?.[name]) && "inbox" in layer.forms[name] && Object.hasOwn(product, name))
      problems.push({ path: [...path, "inbox"], key: "form.inbox.product" });
    const form = mergedForm({ product, site, name });
    if (!form) {
      problems.push({ path, key: "form.unknown", allowed: Object.keys(product) });
      continue;
    }
    const before = problems.length;
    const report = (problem: Problem): void => {
      if (problems.length < maxFormFindings && !(problem.ownOnly && !hasAt(layer, problem.path)))
        problems.push(problem);
    };
    guarded(path, report, () => checkFormDialect({ form, path, report }));
    const problem = await formSchemaProblem(form.schema);
    if (problem !== undefined)
      problems.push({ path: [...path, "schema"], key: "form.notCompiled", values: { why: problem } });
    if (problems.length > before || !drawForm) continue;
    const shown = resolveForm({ product, site, orgNo: "0", name });
    const fault = shown && (await drawForm(shown));
    if (fault !== undefined) problems.push({ path, key: "form.notDrawn", values: { why: fault } });
  }
  return problems;
}

/** More than this nobody reads. */
const maxFormFindings = 200;
