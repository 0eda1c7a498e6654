import type { Layer } from "../../../../site/document/resolve.ts";
import { canonicalJson } from "../../../lib/canonical-json.ts";

/** A layer as it is stored: canonical JSON. What may be large travels so, and is read where there is time for it. */
export interface LayerText {
  json: string;
}

/** The text of a layer, whichever way it is given. */
export function textOf(layer: Layer | LayerText): string {
  return "json" in layer ? layer.json : canonicalJson(layer);
}
