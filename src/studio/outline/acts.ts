import {
  duplicateBlock,
  hideBlock,
  placeBlock,
  removeBlock,
  resetValue,
  restoreBlock,
  showBlock,
} from "../../site/edit/edit.ts";
import type { Draft, Edit, Place } from "../types.ts";
import { pathOf, type BlockNode } from "./tree.ts";

export interface ActsParts {
  draft: Draft;
  place: Place;
  edit: Edit;
  /** What a block is called where it is not seen; as the act says, unless given. */
  called?: (key: string, name: string) => string;
}

/**
 * What can be done to the blocks of a document, each one step of the undo. `name` is what the block is called in its
 * words.
 */
export function createActs({ draft, place, edit, called = (_, name) => name }: ActsParts) {
  const around = (own: Draft["own"], key: string) => ({ own, inherited: draft.base, key, ...place });
  const values = (key: string, name: string) => ({ values: { name: called(key, name) } });
  return {
    move: ({ key, name, to, before }: { key: string; name: string; to: string; before?: string | undefined }) =>
      edit((own) => placeBlock({ ...around(own, key), in: to, before }), "studio.edit.move", values(key, name)),
    duplicate: ({ key, name, as }: { key: string; name: string; as: string }) =>
      edit((own) => duplicateBlock({ ...around(own, key), as }), "studio.edit.duplicate", values(key, name)),
    hide: (key: string, name: string) =>
      edit((own) => hideBlock(around(own, key)), "studio.edit.hide", values(key, name)),
    show: (key: string, name: string) =>
      edit((own) => showBlock(around(own, key)), "studio.edit.show", values(key, name)),
    remove: (key: string, name: string) =>
      edit((own) => removeBlock(around(own, key)), "studio.edit.remove", values(key, name)),
    restore: (key: string, name: string) =>
      edit((own) => restoreBlock(around(own, key)), "studio.edit.restore", values(key, name)),
    /** Everything that the organisation says of an inherited block goes. */
    reset: (key: string, name: string) =>
      edit(
        (own) => resetValue({ own, path: [...pathOf(place), "blocks", key] }),
        "studio.edit.reset",
        values(key, name),
      ),
  };
}

export type Acts = ReturnType<typeof createActs>;

/**
 * Where a block comes to stand one step up or down among its neighbours: what it is put before; undefined where it is
 * at the end.
 */
export function oneStep(siblings: readonly BlockNode[], key: string, by: -1 | 1): { before?: string } | undefined {
  const at = siblings.findIndex((one) => one.key === key);
  if (at < 0 || !siblings[at + by]) return undefined;
  const before = siblings[by < 0 ? at - 1 : at + 2];
  return before ? { before: before.key } : {};
}
