import { checkLayer } from "../../site/check.ts";
import { suggest } from "../../site/check/suggest.ts";
import type { Layer } from "../../site/resolve.ts";
import type { FolderFinding } from "./finding.ts";
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
    return findings.map((finding) => ({ ...finding, file: `${folder}/${finding.file}` }));
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
