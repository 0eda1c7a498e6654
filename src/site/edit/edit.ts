// Changes of an organisation's own layer: each gives a new layer, and shares with the old one what it does not touch.
export type { LayerPath } from "../document/layer-path.ts";
export { removeValue, resetValue, setValue } from "./edit-values.ts";
export {
  addBlock,
  duplicateBlock,
  freeKey,
  hideBlock,
  placeBlock,
  removeBlock,
  restoreBlock,
  showBlock,
} from "./edit-blocks.ts";
