import type { BlockPlacement } from "../../generated/types.ts";
import { byOrder } from "../compile/compile.ts";
import { removeValue, resetValue, setValue } from "./edit-values.ts";
import { isObject } from "../../shared/json.ts";
import { valueAt, type LayerPath } from "../document/layer-path.ts";
import { effectiveValue, inheritedValue } from "../document/origin.ts";
import { insideOf, placeOf } from "../document/placement.ts";
import { resolveLayout, resolveScreen, type ComposedBlock, type Layer } from "../document/resolve.ts";

/** The document whose blocks are edited: a screen, over its layout, or a layout, over those it extends. */
export type BlocksOf = { screen: string; layout?: undefined } | { layout: string; screen?: undefined };

/** A block of a screen or a layout, in a layer that lies over another. */
export type BlockEdit = BlocksOf & {
  own: Layer;
  /** What the layer stands on, resolved. */
  inherited: Layer;
  key: string;
};

type Around = Omit<BlockEdit, "key"> & BlocksOf;

/**
 * Moves a block into a slot ("main", or "tabs.left" in another block), before the block `before` or behind all. The
 * others get another `order` only where there is no room.
 *
 * @throws RangeError when the block would come to sit in itself, or there is none of this key.
 */
export function placeBlock(edit: BlockEdit & { in: string; before?: string | undefined }): Layer {
  const { key, in: place, before } = edit;
  const blocks = blocksOf(edit);
  if (!blocks[key]) throw new RangeError(`there is no block "${key}"`);
  if (insideOf(blocks, [key]).has(placeOf(place).parent ?? "")) throw new RangeError(`"${key}" cannot sit in itself`);
  const others = Object.entries(blocks)
    .filter(([other, block]) => other !== key && block.in === place)
    .sort(byOrder);
  const at = before === undefined ? -1 : others.findIndex(([other]) => other === before);
  const orders = makeRoom(
    others.map(([, { order = 0 }]) => order),
    at < 0 ? others.length : at,
  );
  let own = settle(edit, [key, "in"], place);
  own = settle({ ...edit, own }, [key, "order"], orders.mine);
  for (const [index, order] of orders.moved) own = settle({ ...edit, own }, [others[index]?.[0] ?? "", "order"], order);
  return own;
}

/**
 * Adds a block under a key that is free; see `freeKey`.
 *
 * @throws RangeError when the key is taken.
 */
export function addBlock(
  edit: BlockEdit & { block: Omit<BlockPlacement, "in" | "order">; in: string; before?: string | undefined },
): Layer {
  const { own, inherited, key, block, in: place } = edit;
  if (blocksOf(edit)[key]) throw new RangeError(`there is a block "${key}" already`);
  const added = setValue({ own, inherited, path: pathOf(edit, [key]), value: { ...block, in: place } });
  return placeBlock({ ...edit, own: added });
}

/**
 * Puts a copy of a block, with everything that sits in it, right behind it. `as` is the copy's key; `freeKey` when it
 * is left out.
 */
export function duplicateBlock(edit: BlockEdit & { as?: string | undefined }): Layer {
  const { key, inherited } = edit;
  const blocks = blocksOf(edit);
  const block = blocks[key];
  if (!block) throw new RangeError(`there is no block "${key}"`);
  const others = Object.entries(blocks)
    .filter(([, { in: place }]) => place === block.in)
    .sort(byOrder)
    .map(([other]) => other);
  let { own } = edit;
  const copies = new Map<string, string>();
  for (const each of insideOf(blocks, [key])) {
    const copy = (each === key ? edit.as : undefined) ?? freeKey({ ...edit, own, like: each });
    copies.set(each, copy);
    const { parent = "", slot } = placeOf(blocks[each]?.in ?? "");
    const place = copies.get(parent);
    own = setValue({
      own,
      inherited,
      path: pathOf(edit, [copy]),
      value: { ...blocks[each], ...(place === undefined ? {} : { in: `${place}.${slot}` }) },
    });
  }
  return placeBlock({
    ...edit,
    own,
    key: copies.get(key) ?? key,
    in: block.in,
    before: others[others.indexOf(key) + 1],
  });
}

/**
 * Takes a block off, with everything that sits in it: what is inherited by null, what is the layer's own altogether.
 */
export function removeBlock(edit: BlockEdit): Layer {
  return [...insideOf(blocksOf(edit), [edit.key])].reduceRight(
    (own, key) => removeValue({ own, inherited: edit.inherited, path: pathOf(edit, [key]) }),
    edit.own,
  );
}

/** Brings back an inherited block that was taken off, with what sits in it. */
export function restoreBlock(edit: BlockEdit): Layer {
  const { inherited, key } = edit;
  const path = pathOf(edit, [key]);
  const before = blocksOf({ ...edit, own: { version: edit.own.version } });
  const gone = [...insideOf(before, [key])].filter((one) => valueAt(edit.own, pathOf(edit, [one])) === null);
  const own = gone.reduce((layer, one) => resetValue({ own: layer, path: pathOf(edit, [one]) }), edit.own);
  if (blocksOf({ ...edit, own })[key] || edit.screen === undefined) return own;
  // The screen that is inherited takes it off its layout: it is said here what it is there.
  const layout = effectiveValue({ own, base: inherited, path: ["screens", edit.screen, "layout"] });
  const value =
    typeof layout === "string"
      ? effectiveValue({ own, base: inherited, path: ["layouts", layout, "blocks", key] })
      : undefined;
  return isObject(value) ? setValue({ own, path, value }) : own;
}

/** Keeps a block and does not show it, nor what sits in it. */
export function hideBlock(edit: BlockEdit): Layer {
  return settle(edit, [edit.key, "hidden"], true);
}

/** Shows a block that was hidden. */
export function showBlock(edit: BlockEdit): Layer {
  const own = resetValue({ own: edit.own, path: pathOf(edit, [edit.key, "hidden"]) });
  return blocksOf({ ...edit, own })[edit.key]?.hidden === true
    ? setValue({ own, path: pathOf(edit, [edit.key, "hidden"]), value: false })
    : own;
}

/** A key for a new block that no block which could meet it has: `like`, else with the next number behind it. */
export function freeKey({ like, ...around }: Around & { like: string }): string {
  const { own, inherited, screen } = around;
  const documents = [own, inherited].flatMap(({ layouts = {}, screens = {} }) => [
    ...Object.values(layouts),
    ...(screen === undefined ? Object.values(screens) : [screens[screen]]),
  ]);
  const taken = new Set(documents.flatMap((document) => Object.keys(objectAt(document, "blocks"))));
  const stem = like.replace(/\d+$/, "").slice(0, 50);
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? like : `${stem}${number}`;
    if (!taken.has(key)) return key;
  }
}

/** The blocks as they are shown: of a screen, over its layout; of a layout, over those it extends. */
function blocksOf({ own, inherited, screen, layout }: Around): Record<string, ComposedBlock> {
  const site = { base: inherited, patches: [own] };
  const whole = screen === undefined ? resolveLayout(site, layout) : resolveScreen(site, screen);
  // What is not checked yet may be no block at all.
  return Object.fromEntries(
    Object.entries(objectAt(whole, "blocks")).filter(([, block]) => isObject(block) && typeof block["in"] === "string"),
  ) as Record<string, ComposedBlock>;
}

/** An order between its neighbours, and new ones for those behind that leave no room. */
function makeRoom(orders: readonly number[], at: number): { mine: number; moved: Map<number, number> } {
  const [before, after] = [orders[at - 1], orders[at]];
  const moved = new Map<number, number>();
  if (after === undefined) return { mine: before === undefined ? 10 : Math.floor(before) + 10, moved };
  if (before === undefined) return { mine: after > 1 ? Math.floor(after / 2) : Math.ceil(after) - 10, moved };
  const middle = Math.floor((before + after) / 2);
  if (middle > before && middle < after) return { mine: middle, moved };
  const mine = Math.floor(before) + 1;
  for (let [index, last] = [at, mine]; (orders[index] ?? Infinity) <= last; index += 1) moved.set(index, (last += 1));
  return { mine, moved };
}

/** Says what a value is to be, unless that is what it is without a word. */
function settle(edit: BlockEdit, within: LayerPath, value: string | number | boolean): Layer {
  const { own, inherited } = edit;
  const path = pathOf(edit, within);
  return inheritedValue({ own, base: inherited, path }) === value
    ? resetValue({ own, path })
    : setValue({ own, path, value });
}

function pathOf({ screen, layout }: BlocksOf, within: LayerPath): LayerPath {
  return [...(screen === undefined ? ["layouts", layout] : ["screens", screen]), "blocks", ...within];
}

function objectAt(document: unknown, name: string): Record<string, unknown> {
  const value = isObject(document) ? document[name] : undefined;
  return isObject(value) ? value : {};
}
