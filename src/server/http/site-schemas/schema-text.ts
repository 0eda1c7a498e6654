import { languages } from "../../../generated/languages.ts";
import stored from "../../../generated/built/site-schemas.json" with { type: "json" };
import { isObject, type JsonObject } from "../../../shared/json.ts";
import type { Language } from "../../../site/check/language.ts";
import type { Layer } from "../../../site/document/resolve.ts";
import { documentSchema, type SiteKnown } from "./page-schema.ts";
import { schemaNames, wholeSchema, type SchemaName } from "./whole-schema.ts";

/** What schemas are made for: the default site, and what is there beside it. */
interface Site {
  base: Layer;
  flavours: readonly string[];
  language: Language;
}

/**
 * The schema of a document by the name of its file: `nav.json`, `screens/home.json`, or `screen.json` for any screen.
 * undefined for a file that no site has.
 */
export function schemaText(file: string, site: Site): string | undefined {
  const named = /^(screen|layout)s\/([A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*)\.json$/.exec(file);
  const [, kindOfNamed, name] = named ?? [];
  const kind = kindOfNamed ?? (file.endsWith(".json") ? file.slice(0, -".json".length) : "");
  const known = schemaNames(stored).find((one) => one === kind);
  if (known === undefined) return undefined;
  // Pages that a site adds are all alike, however they are called.
  const inherited =
    name !== undefined && Object.hasOwn(site.base[`${known}s` as "screens"] ?? {}, name) ? name : undefined;
  return JSON.stringify(schemaOf(known, inherited, site));
}

function schemaOf(kind: SchemaName, name: string | undefined, site: Site): JsonObject {
  const { base, language } = site;
  const schema = structuredClone(wholeSchema(stored, kind)) as JsonObject;
  return documentSchema(schema, {
    kind,
    ...(name === undefined ? {} : { name }),
    base,
    language,
    known: knownOf(site),
  });
}

function knownOf({ base, flavours, language }: Site): SiteKnown {
  const features = isObject(base.site?.["features"]) ? Object.keys(base.site["features"]) : [];
  return {
    languages,
    textKeys: Object.keys(language.texts[languages[0]] ?? {}),
    addresses: addressesOf(base),
    flavours,
    features,
    timeZones: Intl.supportedValuesOf("timeZone"),
  };
}

/** Where links of an organisation's site can lead: its pages whose address is whole. */
function addressesOf({ screens = {} }: Layer): string[] {
  const paths = Object.values(screens).flatMap((screen) =>
    isObject(screen) && screen["org"] === true ? [screen["path"]].flat() : [],
  );
  return [
    ...new Set(["/index", ...paths.filter((path): path is string => typeof path === "string" && !path.includes("{"))]),
  ];
}
