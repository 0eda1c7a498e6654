import { isSame } from "../../shared/same.ts";
import { valueAt } from "../document/layer-path.ts";
import type { Layer } from "../document/resolve.ts";
import { resetValue, setValue } from "./edit-values.ts";
import { firstSlogan, firstTheme } from "./starter-site.ts";

/**
 * The own layer on a flavour, or on the default site alone where none is named. What a new site began with and nobody
 * changed, its colours and its slogan, gives way to the flavour's; all else that the site says stays.
 */
export function beginFrom(own: Layer, flavour: string): Layer {
  if (flavour === "") return resetValue({ own, path: ["extends"] });
  const unchanged = [
    { path: ["theme"], first: firstTheme },
    { path: ["site", "organisation", "slogan"], first: firstSlogan },
  ].filter(({ path, first }) => isSame(valueAt(own, path), first));
  const cleared = unchanged.reduce((layer, { path }) => resetValue({ own: layer, path }), own);
  return setValue({ own: cleared, path: ["extends"], value: flavour });
}
