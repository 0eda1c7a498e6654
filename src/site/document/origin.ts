import { isObject } from "../../shared/json.ts";
import { saysAt, valueAt, type LayerPath } from "./layer-path.ts";
import {
  layoutNames,
  resolveLayout,
  resolveScreen,
  resolveSettings,
  resolveDocument,
  type Layer,
  type LayeredSite,
} from "./resolve.ts";

/** Which layer a value comes from. */
export type Origin = "own" | "flavour" | "default" | "none";

export interface OriginQuestion {
  /** The organisation's own layer. */
  own: Layer;
  /** The layer of its flavour alone, not merged; undefined when it stands on the default. */
  flavour?: Layer | undefined;
  /** What it stands on, resolved: the default with the flavour over it. */
  base: Layer;
  path: LayerPath;
}

/**
 * Which layer says what a value is; for an object, the uppermost that says anything in it. A block of a screen may come
 * from its layout, and that from the one it extends: they are asked after the screen.
 */
export function originOf({ own, flavour, base, path }: OriginQuestion): Origin {
  for (const place of placesOf({ base, patches: [own] }, path)) {
    if (saysAt(own, place)) return "own";
    if (flavour && saysAt(flavour, place)) return "flavour";
    if (saysAt(base, place)) return "default";
  }
  return "none";
}

/** What a value would be without the own layer's word on it; undefined when there would be none. */
export function inheritedValue({ own, base, path }: Pick<OriginQuestion, "own" | "base" | "path">): unknown {
  return effectiveValue({ own: withoutWord(own, path), base, path });
}

/**
 * What a value is with the own layer merged over what it stands on, a screen over its layout; undefined when there is
 * none.
 */
export function effectiveValue({ own, base, path }: Pick<OriginQuestion, "own" | "base" | "path">): unknown {
  const [part, ...rest] = path;
  const site: LayeredSite = { base, patches: [own] };
  const value = part === undefined ? undefined : valueAt(...documentOf(site, part, rest));
  return value === null ? undefined : value;
}

/** Where a path may be settled: itself, and for what a screen or a layout takes from below it, the same place there. */
function placesOf(site: LayeredSite, path: LayerPath): LayerPath[] {
  const [part, name, ...rest] = path;
  if (name === undefined || (rest[0] !== "blocks" && rest[0] !== "data" && rest[0] !== "slots")) return [path];
  if (part === "layouts")
    return [path, ...(layoutNames(site, name) ?? []).slice(1).map((layout) => ["layouts", layout, ...rest])];
  if (part !== "screens") return [path];
  const layout = resolveDocument(site, "screens", name)?.["layout"];
  return [
    path,
    ...(typeof layout === "string" ? (layoutNames(site, layout) ?? []) : []).map((one) => ["layouts", one, ...rest]),
  ];
}

function documentOf(site: LayeredSite, part: string, rest: LayerPath): [unknown, LayerPath] {
  const [name, ...within] = rest;
  switch (part) {
    case "site":
    case "nav":
    case "theme":
      return [resolveSettings(site, part), rest];
    case "layouts":
      return name === undefined
        ? [names(site, part), []]
        : [resolveLayout(site, name) ?? resolveDocument(site, part, name), within];
    case "screens":
      return name === undefined
        ? [names(site, part), []]
        : [resolveScreen(site, name) ?? resolveDocument(site, part, name), within];
    case "forms":
    case "texts":
      return name === undefined ? [names(site, part), []] : [resolveDocument(site, part, name), within];
    default:
      return [site.patches[0], [part, ...rest]];
  }
}

/** All documents of a part, without merging each: only which there are is asked for. */
function names({ base, patches: [own] }: LayeredSite, part: "layouts" | "screens" | "forms" | "texts"): unknown {
  return { ...base[part], ...own?.[part] };
}

function withoutWord(own: Layer, path: LayerPath): Layer {
  const [name, ...rest] = path;
  return name === undefined ? own : (dropped(own, name, rest) as Layer);
}

function dropped(value: unknown, name: string, [next, ...rest]: LayerPath): unknown {
  if (!isObject(value)) return undefined;
  const { [name]: inner, ...kept } = value;
  if (next === undefined || inner === undefined) return kept;
  const without = dropped(inner, next, rest);
  return without === undefined ? kept : { ...kept, [name]: without };
}
