import { isObject } from "../../../../shared/json.ts";
import type { Layer } from "../../../../site/document/resolve.ts";
import { canonicalJson, digestOf } from "../../../lib/canonical-json.ts";
import type { LayerToPublish } from "./layer-store.ts";
import type { LayerName } from "./names.ts";

/**
 * A checked layer of a folder as it goes into the database. @param stored its canonical JSON, where there is one, in
 * whatever version.
 */
export function toPublish(name: LayerName, layer: Layer, stored?: string): LayerToPublish {
  const patch = stored !== undefined && stored.endsWith(`"version":${layer.version}}`) ? stored : canonicalJson(layer);
  return {
    name,
    patch,
    digest: digestOf(patch),
    documentVersion: layer.version,
    flavour: layer.extends,
    organisationName: organisationNameOf(layer),
    hosts: hostsOf(layer),
    canonicalHost: canonicalHostOf(layer),
    source: "folder",
    message: "",
  };
}

/** The hosts that a layer claims. */
export function hostsOf({ site }: Layer): string[] {
  return Object.keys(isObject(site?.["hosts"]) ? site["hosts"] : {});
}

function canonicalHostOf({ site }: Layer): string | undefined {
  const hosts = isObject(site?.["hosts"]) ? site["hosts"] : {};
  return Object.keys(hosts).find((host) => isObject(hosts[host]) && hosts[host]["canonical"] === true);
}

/** What the site calls its organisation: in Chinese, else in the first language it is worded in. */
function organisationNameOf({ site }: Layer): string | undefined {
  const organisation = site?.["organisation"];
  const name = isObject(organisation) ? organisation["orgName"] : undefined;
  const words = isObject(name) ? name["text"] : undefined;
  return isObject(words)
    ? [words["zh-CN"], ...Object.values(words)].find((word) => typeof word === "string")
    : undefined;
}
