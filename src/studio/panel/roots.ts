import { useMemo } from "react";
import type { Roots } from "../../site/check/bindings.ts";
import type { Language } from "../../site/check/language.ts";
import { routeSchema, siteSchema, viewerSchema } from "../../site/check/roots.ts";
import { paramNames } from "../../site/check/screens.ts";
import { dataSchema } from "../../site/check/sources.ts";
import type { LayerPath } from "../../site/edit/edit.ts";
import { resolveScreen } from "../../site/document/resolve.ts";
import type { Draft, Place } from "../types.ts";

/** Where the document of a place stands in a layer. */
export function placePath(place: Place): LayerPath {
  return place.screen === undefined ? ["layouts", place.layout] : ["screens", place.screen];
}

/**
 * What the blocks of a screen may read, and which operation each of its data sources calls. The same objects while the
 * draft is the same.
 */
export function useReach(
  draft: Draft,
  screen: string,
  language: Language,
): { roots: Roots; operations: Record<string, string> } {
  return useMemo(() => reachOf(draft, screen, language), [draft, screen, language]);
}

/** What the page of a screen knows when it is made. */
export function reachOf(
  draft: Draft,
  screen: string,
  language: Language,
): { roots: Roots; operations: Record<string, string> } {
  const { path, data = {} } = resolveScreen(draft.layers, screen) ?? {};
  return {
    roots: {
      viewer: viewerSchema,
      site: siteSchema,
      route: routeSchema(paramNames(path)),
      data: dataSchema(data, language),
    },
    operations: Object.fromEntries(Object.entries(data).map(([name, source]) => [name, source.operation])),
  };
}
