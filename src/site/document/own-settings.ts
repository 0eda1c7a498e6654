import { isObject, type JsonObject } from "../../shared/json.ts";
import type { Layer } from "./resolve.ts";

/**
 * What the sites of organisations inherit of the platform's settings: what the product does, and what its operators
 * measure. All else there, what is yet to come too, is what a site says of whoever runs it, and ends at that site.
 */
const inherited: ReadonlySet<string> = new Set(["version", "locales", "timeZone", "features", "members"]);
const inheritedInfo: ReadonlySet<string> = new Set([
  "isEnableStatistics",
  "statisticsProvider",
  "statisticsCode",
  "statisticsHost",
  "courseAutoSignOutTime",
  "isShowService",
]);

/**
 * The platform's layer in two, which laid over one another are the whole: what every site stands on, and what the
 * platform says of itself, its names, records, numbers, pictures, pages and advertisements.
 */
export function splitOwn(layer: Layer): { shared: Layer; own: Layer } {
  const { site = {}, ...rest } = layer;
  const info = isObject(site["info"]) ? site["info"] : {};
  const withInfo = (entries: JsonObject, of: (name: string) => boolean): JsonObject => ({
    ...entries,
    info: picked(info, of),
  });
  const isShared = (name: string): boolean => inherited.has(name);
  const isOwn = (name: string): boolean => name !== "info" && !inherited.has(name);
  return {
    shared: { ...rest, site: withInfo(picked(site, isShared), (name) => inheritedInfo.has(name)) },
    own: { version: layer.version, site: withInfo(picked(site, isOwn), (name) => !inheritedInfo.has(name)) },
  };
}

/** What every site stands on of a platform's layer. */
export function sharedLayer(layer: Layer): Layer {
  return splitOwn(layer).shared;
}

/** What sites inherit of a flavour: all but its title and description, which say what the flavour is. */
export function inheritedOfFlavour(layer: Layer): Layer {
  const { site } = layer;
  const info = site?.["info"];
  if (!site || !isObject(info)) return layer;
  return { ...layer, site: { ...site, info: picked(info, (name) => name !== "title" && name !== "desc") } };
}

function picked(from: JsonObject, of: (name: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(from).filter(([name]) => of(name)));
}
