import { checkLayer } from "../../site/check.ts";
import { suggest } from "../../site/check/suggest.ts";
import { resolveDocument, type Layer } from "../../site/resolve.ts";
import { hasErrors, type FolderFinding } from "./finding.ts";
import { formSchemaProblem } from "./form-scripts.ts";
import { readProductForms, resolveForm } from "./forms.ts";
import type { LayerName } from "./names.ts";
import type { LayerReading } from "./read-layer.ts";

/** What a layer is checked on. */
export interface BaseLookup {
  /** The default, with a flavour over it or alone; undefined when there is none of this name. */
  layer(flavour: string | undefined): Promise<Layer | undefined>;
  flavours(): Promise<string[]>;
}

/** Checks layers on their bases. The tables of the site language are loaded with the first layer that has to be checked. */
export function createChecker(bases: BaseLookup): (reading: LayerReading, name: LayerName) => Promise<FolderFinding[]> {
  return async (reading, name) => {
    const misplaced = await checkExtends(reading, name, bases);
    if (misplaced) return [misplaced];
    const { folder, layer, texts } = reading;
    const below = name.kind === "default" ? undefined : await bases.layer(name.kind === "organisation" ? layer.extends : undefined);
    // Most starts find nothing changed, and do without the tables.
    const { language } = await import("./language.ts");
    const findings = checkLayer({ below: below ? [below] : [], layer, language, texts });
    const told = findings.map((finding) => ({ ...finding, file: `${folder}/${finding.file}` }));
    return hasErrors(told) ? told : [...told, ...(await checkFormScripts(reading, below))];
  };
}

/** Only an organisation names a flavour, and one that there is. */
async function checkExtends({ folder, layer }: LayerReading, name: LayerName, bases: BaseLookup): Promise<FolderFinding | undefined> {
  const flavour = layer.extends;
  if (flavour === undefined) return undefined;
  const place = { severity: "error", file: `${folder}/site.json`, pointer: "/extends" } as const;
  if (name.kind !== "organisation") return { ...place, message: "only an organisation stands on a flavour" };
  if (await bases.layer(flavour)) return undefined;
  return { ...place, message: `there is no flavour "${flavour}"`, ...suggest(flavour, await bases.flavours()) };
}

/** A form's validator is a script that is compiled from its schema, so it must be possible to compile it. */
async function checkFormScripts({ folder, layer }: LayerReading, below: Layer | undefined): Promise<FolderFinding[]> {
  const names = Object.keys(layer.forms ?? {});
  if (names.length === 0) return [];
  const product = await readProductForms();
  const findings: FolderFinding[] = [];
  for (const name of names) {
    const own = resolveDocument({ base: below ?? { version: layer.version }, patches: [layer] }, "forms", name);
    const form = resolveForm({ product, own, orgNo: folder, name });
    const place = { severity: "error", file: `${folder}/forms/${name}.json` } as const;
    if (!form) findings.push({ ...place, message: "this is no change of a form of the product, and has no schema of its own", allowed: Object.keys(product) });
    const problem = form && (await formSchemaProblem(form.schema));
    if (problem !== undefined) findings.push({ ...place, pointer: "/schema", message: `the form's rules cannot be compiled: ${problem}` });
  }
  return findings;
}
