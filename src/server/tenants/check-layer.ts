import { checkLayer } from "../../site/check.ts";
import { suggest } from "../../site/check/suggest.ts";
import { resolveDocument, type Layer } from "../../site/resolve.ts";
import { hasErrors, type FolderFinding } from "./finding.ts";
import { formSchemaProblem } from "./form-scripts.ts";
import { readProductForms, resolveForm } from "./forms.ts";
import type { LayerName } from "./names.ts";
import { hostProblem } from "../domains/host-name.ts";
import { hostsOf } from "./layer-to-publish.ts";
import type { LayerReading } from "./read-layer.ts";

/** What a layer is checked on. */
export interface BaseLookup {
  /** The default, with a flavour over it or alone; undefined when there is none of this name. */
  layer(flavour: string | undefined): Promise<Layer | undefined>;
  flavours(): Promise<string[]>;
  /** The layer that has claimed a host, if another than this one, and its claim has not failed. */
  hostOwner?(host: string, layer: LayerName): Promise<string | undefined>;
  /** The hosts of the platform itself. */
  platformHosts?: readonly string[];
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
    const told: FolderFinding[] = findings.map((finding) => ({ ...finding, file: `${folder}/${finding.file}` }));
    told.push(...(await checkHosts(reading, name, bases)));
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

/** A host is one that can be somebody's, and nobody else's. */
async function checkHosts({ folder, layer }: LayerReading, name: LayerName, { hostOwner, platformHosts }: BaseLookup): Promise<FolderFinding[]> {
  const findings: FolderFinding[] = [];
  for (const host of hostsOf(layer)) {
    const problem = hostProblem(host, platformHosts);
    const owner = problem ? undefined : await hostOwner?.(host, name);
    const message = problem ? hostMessages[problem] : owner && `"${host}" is claimed by the site of ${owner} already`;
    if (message) findings.push({ severity: "error", file: `${folder}/site.json`, pointer: `/hosts/${host}`, message });
  }
  return findings;
}

const hostMessages = {
  shape: "this is not the name of a host, such as www.school.example",
  address: "an IP address cannot be a site's host",
  local: "this name is known on one machine or network only",
  suffix: "this is a public suffix, which belongs to nobody",
  platform: "this is the platform's own host",
};

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
