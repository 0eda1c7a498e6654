import type {
  Action,
  BlockPlacement,
  BlockShown,
  Condition,
  DataSource,
  LayoutDocument,
  LayoutSlot,
  ScreenDocument,
} from "../../generated/types.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import { remember } from "../../shared/memoize.ts";
import { layLayout, namesInChain, wholeLayout } from "./layouts.ts";
import { combinePatches, isForbidden, layPatch } from "./merge.ts";
import { onceFor } from "./remembering.ts";
import { withWhatSitsIn } from "./removal.ts";

/**
 * A folder of `tenants/` as one object: the default site whole, a flavour or a tenant as a merge patch of the same
 * shape. What is in it has not been validated; `check.ts` does that before a layer is published.
 */
export interface Layer {
  version: number;
  extends?: string;
  site?: JsonObject;
  nav?: JsonObject;
  theme?: JsonObject;
  layouts?: Record<string, unknown>;
  screens?: Record<string, unknown>;
  forms?: Record<string, unknown>;
  texts?: Record<string, unknown>;
}

/** A screen laid over its layout: what is localised, compiled and rendered. */
export interface ComposedScreen extends Omit<ScreenDocument, "version" | "data" | "blocks"> {
  frame: string;
  slots: Record<string, LayoutSlot>;
  data: Record<string, DataSource>;
  blocks: Record<string, ComposedBlock>;
}

/** A block of any type: its props have been checked against the schema of its type when the layer was published. */
export interface ComposedBlock extends Pick<BlockPlacement, "type" | "in"> {
  order?: number;
  hidden?: boolean;
  when?: Condition;
  shown?: BlockShown;
  props?: Record<string, unknown>;
  on?: Record<string, Action[]>;
}

/**
 * Merges layers, first the base: default, flavour, tenant, draft. Within screens null is kept, because a screen is
 * itself a patch over its layout, and so within a layout that extends another, and within a form, which is one over the
 * product's; everywhere else it has done its work.
 *
 * @throws UnsafeDocumentError for keys that no document may have.
 */
export function resolveSite(layers: readonly Layer[]): Layer {
  return layers.reduce<Layer>((base, layer) => layOver(base, layer), { version: layers[0]?.version ?? 1 });
}

/** One document of a part, merged from the base and the patches over it, without touching any other. */
export function resolveDocument(site: LayeredSite, part: Part, name: string): JsonObject | undefined {
  return onceFor(site, `${part}/${name}`, () => laidDocument(site, part, name));
}

type Part = "layouts" | "screens" | "forms" | "texts";

function laidDocument({ base, patches }: LayeredSite, part: Part, name: string): JsonObject | undefined {
  const lay = layOf[part];
  let document: unknown = entryOf(base[part], name);
  for (const patch of patches) {
    const over = entryOf(patch[part], name);
    if (over === null) document = undefined;
    else if (over !== undefined) document = lay(document, over);
  }
  return isObject(document) ? document : undefined;
}

const layOf = { layouts: layLayout, screens: combinePatches, forms: combinePatches, texts: layPatch };

/** The settings of the site, its navigation or its theme, merged from the base and the patches over it. */
export function resolveSettings({ base, patches }: LayeredSite, part: "site" | "nav" | "theme"): JsonObject {
  let document: unknown = base[part];
  for (const patch of patches) if (patch[part] !== undefined) document = layPatch(document, patch[part]);
  return isObject(document) ? document : {};
}

/**
 * A base that is resolved and shared, and the patches that a tenant lays over it. Only what is asked for is merged,
 * and what no patch touches is the base's own object.
 */
export interface LayeredSite {
  base: Layer;
  patches: readonly Layer[];
}

/** A layout with what it `extends` below it; undefined when one of them is missing, or it stands on itself. */
export function resolveLayout(site: LayeredSite, name: string): JsonObject | undefined {
  return wholeLayout((one) => resolveDocument(site, "layouts", one), name);
}

/** The names of a layout and of those that it stands on, itself first; undefined as for `resolveLayout`. */
export function layoutNames(site: LayeredSite, name: string): string[] | undefined {
  return namesInChain((one) => resolveDocument(site, "layouts", one), name);
}

/**
 * One screen of a tenant, laid over its layout. Nothing else of the site is merged.
 * undefined when there is no such screen, or its layout is missing.
 */
export function resolveScreen(site: LayeredSite, name: string): ComposedScreen | undefined {
  return onceFor(site, `composed/${name}`, () => composedScreen(site, name));
}

function composedScreen(site: LayeredSite, name: string): ComposedScreen | undefined {
  const screen = resolveDocument(site, "screens", name);
  const layoutName = screen?.["layout"];
  if (!screen || typeof layoutName !== "string") return undefined;
  const layout = resolveLayout(site, layoutName);
  return layout && composeScreen(layout as LayoutPart, screen);
}

/**
 * Lays a screen over its layout: the same key changes the layout's block or source, null removes it and what sits in
 * it.
 */
export function composeScreen(layout: LayoutPart, screen: JsonObject): ComposedScreen {
  const { frame, slots, data = {}, blocks = {} } = layout;
  const { own, over } = ownBlocks(withWhatSitsIn(layout, screen) as JsonObject, blocks);
  const { version: _, ...composed } = layPatch({ frame, slots, data, blocks }, over) as JsonObject;
  if (own.length > 0)
    composed["blocks"] = Object.assign(Object.create(null), composed["blocks"], Object.fromEntries(own));
  return composed as unknown as ComposedScreen;
}

/**
 * The blocks that a screen has beside those of its layout, and the rest of it. The same block of a document gives the
 * same object, so that what a tenant leaves alone is known by identity wherever it is shown.
 */
function ownBlocks(screen: JsonObject, below: unknown): { own: [string, unknown][]; over: JsonObject } {
  const { blocks } = screen;
  if (!isObject(blocks)) return { own: [], over: screen };
  const isOwn = (key: string): boolean =>
    isObject(blocks[key]) && !isForbidden(key) && entryOf(below, key) === undefined;
  const [own, rest] = [Object.keys(blocks).filter(isOwn), Object.entries(blocks).filter(([key]) => !isOwn(key))];
  return {
    own: own.map((key) => [key, remember(copies, blocks[key] as JsonObject, () => layPatch(undefined, blocks[key]))]),
    over: { ...screen, blocks: Object.fromEntries(rest) },
  };
}

/** The merged copy of a block of a document, for which nothing stands below. */
const copies = new WeakMap<JsonObject, unknown>();

type LayoutPart = Pick<LayoutDocument, "frame" | "slots"> & { data?: unknown; blocks?: unknown };

/** One layer over what is resolved already; what it does not touch is the base's own. */
export function layOver(base: Layer, patch: Layer): Layer {
  const { screens, layouts, forms, ...rest } = patch;
  return {
    ...(layPatch(base, rest) as Layer),
    ...(screens !== undefined && (combinePatches({ screens: base.screens }, { screens }) as Pick<Layer, "screens">)),
    ...(forms !== undefined && (combinePatches({ forms: base.forms }, { forms }) as Pick<Layer, "forms">)),
    ...(layouts !== undefined && { layouts: laidLayouts(base.layouts, layouts) }),
  };
}

function laidLayouts(below: Layer["layouts"] = {}, patches: Record<string, unknown>): Record<string, unknown> {
  // Refuses forbidden names and depths as every merge does.
  const { layouts } = combinePatches({}, { layouts: patches }) as { layouts: Record<string, unknown> };
  const names = new Set([...Object.keys(below), ...Object.keys(layouts)]);
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const over = entryOf(layouts, name);
      if (over === null) return [];
      return [[name, over === undefined ? below[name] : layLayout(entryOf(below, name), over)]];
    }),
  );
}

function entryOf(part: unknown, name: string): unknown {
  return isObject(part) && Object.hasOwn(part, name) ? part[name] : undefined;
}
