import { isBinding } from "../../site/compile/bindings.ts";
import { resolveSchema, type Schema } from "../../site/check/schema.ts";
import { isObject } from "../../shared/json.ts";
import type { LayerPath } from "../../site/document/layer-path.ts";
import { effectiveValue } from "../../site/document/origin.ts";
import type { PropPath } from "../../site/preview/preview-messages.ts";
import type { StudioLanguage } from "../language/load.ts";
import { isBlockType } from "../labels.ts";
import { pathOf } from "../outline/tree.ts";
import { fieldKindOf, withoutNull } from "../panel/kinds.ts";
import { openProps } from "../panel/named.ts";
import type { Draft, Place } from "../types.ts";
import { sheetPath } from "./sheet.ts";

interface ImageQuestion {
  draft: Draft;
  place: Place;
  block: string;
  /** The properties whose picture is shown where one was let go. */
  paths: readonly PropPath[];
  language: StudioLanguage;
}

/** Where a picture that was let go on a block belongs: from the value at `root`, `within` leads to it. */
export interface ImageTarget {
  root: LayerPath;
  within: LayerPath;
}

/**
 * Which property a picture becomes: that of the picture on which it was let go, else the block's own, else the only one
 * that there is. undefined where the block has no picture, or several of which none was hit.
 */
export function imageTarget({ draft, place, block, paths, language }: ImageQuestion): ImageTarget | undefined {
  const at = [...pathOf(place), "blocks", block];
  const found = effectiveValue({ ...draft, path: at });
  const type = isObject(found) && typeof found["type"] === "string" ? found["type"] : "";
  const facts = isBlockType(type) ? language.blocks[type] : undefined;
  if (!facts || !isObject(found)) return undefined;
  const props = isObject(found["props"]) ? found["props"] : {};
  const all = placesIn(openProps(facts), props, [], language);
  const same = (one: PropPath) => paths.some((path) => path.join("/") === one.join("/"));
  const meant = all.find(({ path }) => same(path)) ?? all.find(({ path }) => path.length === 1) ?? only(all);
  if (!meant) return undefined;
  const sheet = meant.bound === undefined ? undefined : sheetPath(meant.bound);
  if (sheet) return { root: sheet.slice(0, 2), within: sheet.slice(2) };
  return meant.bound === undefined ? { root: [...at, "props"], within: meant.path } : undefined;
}

interface FoundPlace {
  path: PropPath;
  bound: string | undefined;
}

function placesIn(schema: Schema, value: unknown, path: PropPath, language: StudioLanguage): FoundPlace[] {
  const { definitions } = language;
  const holder = isObject(value) ? value : {};
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]): FoundPlace[] => {
    const here = holder[name];
    const kind = fieldKindOf(name, inner, definitions);
    const known = withoutNull(resolveSchema(inner, definitions), definitions);
    if (kind === "image") return [{ path: [...path, name], bound: isBinding(here) ? here.$bind : undefined }];
    if (isBinding(here)) return [];
    if (kind === "object") return placesIn(known, here, [...path, name], language);
    if (kind !== "list" || !Array.isArray(here)) return [];
    const entry = withoutNull(resolveSchema(known.items ?? {}, definitions), definitions);
    return here.flatMap((one, index) => placesIn(entry, one, [...path, name, String(index)], language));
  });
}

function only<One>(all: readonly One[]): One | undefined {
  return all.length === 1 ? all[0] : undefined;
}
