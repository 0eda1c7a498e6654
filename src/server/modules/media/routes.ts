import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import {
  deleteMediaAsset,
  getMediaAsset,
  getMediaUrl,
  listMediaAssets,
  listMediaLessons,
  renameMediaAsset,
} from "./service.ts";

/** Videos, documents and files of those who teach. */
export const mediaHandlers = {
  listMediaAssets,
  getMediaAsset,
  getMediaUrl,
  renameMediaAsset,
  deleteMediaAsset,
  listMediaLessons,
} satisfies Partial<Handlers<OperationContext>>;
