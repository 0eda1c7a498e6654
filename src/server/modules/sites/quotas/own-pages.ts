import { isSection } from "../../../../site/document/sections.ts";
import type { Layer } from "../../../../site/document/resolve.ts";

/**
 * The screens that a layer adds to those of the layer below it; what it changes of those costs nothing, and a section
 * saved for reuse is no page.
 */
export function ownPages({ layer, below }: { layer: Layer; below: Layer | undefined }): string[] {
  return Object.keys(layer.screens ?? {}).filter(
    (name) => layer.screens?.[name] !== null && !below?.screens?.[name] && !isSection(name),
  );
}
