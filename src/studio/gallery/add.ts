import { insertPiece, rootsOf, type Piece } from "../../site/edit/insert.ts";
import type { BlockType } from "../../generated/built/block-table.ts";
import { starterFor } from "../../site/edit/starter.ts";
import type { Draft, Edit, Place } from "../types.ts";

interface Addition {
  draft: Draft;
  place: Place;
  edit: Edit;
  to: { place: string; before?: string | undefined };
}

interface NewBlock extends Addition {
  type: BlockType;
  /** What the block is called, to take it back by. */
  called: (node: { key: string; type: string; block: { props?: unknown } }) => string;
}

/** Adds a block of a type, with the data that it shows where the document has none of it yet. Gives its key. */
export function addFromGallery({ type, called, ...addition }: NewBlock): string {
  const { draft } = addition;
  const { block, data, alongside } = starterFor(type, draft.base, draft.own);
  const piece = { blocks: { [type]: { ...block, in: addition.to.place } }, data };
  return addPiece({ ...addition, piece, name: called({ key: type, type, block }), alongside });
}

interface NewPiece extends Addition {
  piece: Piece;
  name: string;
  /** What else of the site it brings. */
  alongside?: ((own: Draft["own"]) => Draft["own"]) | undefined;
}

/** Adds blocks that belong together, as one step of the undo that says their name. Gives the key of the first. */
export function addPiece({ draft, place, edit, to, piece, name, alongside }: NewPiece): string {
  const insert = (own: Draft["own"]) =>
    insertPiece({ own, inherited: draft.base, piece, in: to.place, before: to.before, ...place });
  edit((own) => insert(alongside ? alongside(own) : own).own, "studio.edit.add", { values: { name } });
  return insert(draft.own).key || (rootsOf(piece)[0] ?? "");
}
