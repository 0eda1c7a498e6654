import type { BlockPlacement } from "../../generated/types.ts";
import { isObject, type JsonObject } from "../../shared/json.ts";
import { isSame } from "../../shared/same.ts";
import { byOrder } from "../compile/compile.ts";
import { insideOf, placeOf } from "../document/placement.ts";
import { resolveLayout, resolveScreen, type Layer } from "../document/resolve.ts";
import { addBlock, freeKey, type BlocksOf } from "./edit-blocks.ts";
import { setValue } from "./edit-values.ts";
import { freeSource, withSources } from "./sources.ts";

/** Blocks that go into a document together, with the data that they show. */
export interface Piece {
  /** Those that stand in no other of them go where the piece goes, in their order. */
  blocks: Readonly<Record<string, BlockPlacement>>;
  data: Readonly<Record<string, unknown>>;
}

export type Insertion = BlocksOf & {
  own: Layer;
  /** What the layer stands on, resolved. */
  inherited: Layer;
  piece: Piece;
  in: string;
  before?: string | undefined;
};

/**
 * Puts a copy of a piece into a document. Its blocks get keys that are free there. A data source that the document has
 * just so is shared, another of the same name gets a name that is free.
 *
 * @returns the changed layer, and the key that the first block got.
 */
export function insertPiece({ own, inherited, piece, in: slot, before, ...place }: Insertion): {
  own: Layer;
  key: string;
} {
  const around = { inherited, ...place } as { inherited: Layer } & BlocksOf;
  const there = dataOf(own, around);
  const sources = new Map(
    Object.entries(piece.data).map(([name, source]) => [
      name,
      freeSource(name, (one) => there[one] !== undefined && !isSame(there[one], source)),
    ]),
  );
  let changed = own;
  for (const [name, source] of Object.entries(piece.data)) {
    const as = sources.get(name) ?? name;
    if (there[as] === undefined)
      changed = setValue({ own: changed, path: [...pathOf(place), "data", as], value: withSources(source, sources) });
  }
  const roots = rootsOf(piece);
  const keys = freeKeys([...insideOf(piece.blocks, roots)], { own: changed, place, ...around });
  for (const [old, key] of keys) {
    const block = piece.blocks[old];
    if (!block) continue;
    const { in: stands, order, ...rest } = withDialogs(withSources(block, sources), keys) as typeof block;
    const { parent = "", slot: inner } = placeOf(stands);
    const holder = keys.get(parent);
    changed =
      holder === undefined
        ? addBlock({ own: changed, key, block: rest, in: slot, before, ...around })
        : setValue({
            own: changed,
            path: [...pathOf(place), "blocks", key],
            value: { ...rest, in: `${holder}.${inner}`, ...(order === undefined ? {} : { order }) },
          });
  }
  return { own: changed, key: keys.get(roots[0] ?? "") ?? "" };
}

/** A key for each block of a piece that no block of the document has, nor another of the piece. */
function freeKeys(
  old: readonly string[],
  { own, place, ...around }: { own: Layer; inherited: Layer; place: Where } & BlocksOf,
): Map<string, string> {
  let reserved = own;
  return new Map(
    old.map((like) => {
      const key = freeKey({ own: reserved, like, ...around });
      reserved = setValue({ own: reserved, path: [...pathOf(place), "blocks", key], value: {} });
      return [like, key];
    }),
  );
}

/** The keys of the blocks of a piece that stand in no other of it, in their order. */
export function rootsOf({ blocks }: Piece): string[] {
  return Object.entries(blocks)
    .filter(([, block]) => !Object.hasOwn(blocks, placeOf(block.in).parent ?? ""))
    .sort(byOrder)
    .map(([key]) => key);
}

/** A part of a document whose actions open the copies of dialogs, where these were copied too. */
function withDialogs(value: unknown, keys: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((one) => withDialogs(one, keys));
  if (!isObject(value)) return value;
  const opened = value["do"] === "dialog" && typeof value["open"] === "string" ? keys.get(value["open"]) : undefined;
  if (opened !== undefined) return { ...value, open: opened };
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withDialogs(one, keys)]));
}

function dataOf(own: Layer, { inherited, screen, layout }: { inherited: Layer } & BlocksOf): JsonObject {
  const site = { base: inherited, patches: [own] };
  const whole = screen === undefined ? resolveLayout(site, layout) : resolveScreen(site, screen);
  return isObject(whole?.data) ? whole.data : {};
}

interface Where {
  screen?: string | undefined;
  layout?: string | undefined;
}

function pathOf({ screen, layout }: Where): string[] {
  return screen === undefined ? ["layouts", layout ?? ""] : ["screens", screen];
}
