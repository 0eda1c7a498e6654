import type { Layer } from "../../../../site/document/resolve.ts";

/** The screens that a layer adds to those of the layer below it; what it changes of those costs nothing. */
export function ownPages({ layer, below }: { layer: Layer; below: Layer | undefined }): string[] {
  return Object.keys(layer.screens ?? {}).filter((name) => layer.screens?.[name] !== null && !below?.screens?.[name]);
}
