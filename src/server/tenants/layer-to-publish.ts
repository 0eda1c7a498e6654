import { isObject } from "../../site/json.ts";
import type { Layer } from "../../site/resolve.ts";
import { canonicalJson, digestOf } from "./canonical.ts";
import type { LayerToPublish } from "./layer-store.ts";
import { notificationOf, type LayerName } from "./names.ts";

/** A checked layer of a folder as it goes into the database. */
export function toPublish(name: LayerName, layer: Layer): LayerToPublish {
  const patch = canonicalJson(layer);
  return {
    name,
    patch,
    digest: digestOf(patch),
    documentVersion: layer.version,
    flavour: layer.extends,
    organisationName: organisationNameOf(layer) ?? notificationOf(name),
    hosts: isObject(layer.site?.["hosts"]) ? Object.keys(layer.site["hosts"]) : [],
    source: "folder",
    message: "",
  };
}

/** What the site calls its organisation, else itself, in the first language it is worded in. */
function organisationNameOf({ site }: Layer): string | undefined {
  const { organisation, info } = site ?? {};
  return worded(isObject(organisation) ? organisation["orgName"] : undefined) ?? worded(isObject(info) ? info["title"] : undefined);
}

function worded(text: unknown): string | undefined {
  const words = isObject(text) ? text["text"] : undefined;
  return isObject(words) ? Object.values(words).find((word) => typeof word === "string") : undefined;
}
