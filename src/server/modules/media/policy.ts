import { makersAndOperators, type Policies } from "../../core/policy.ts";

/** Whose asset it is, is looked at with the asset. */
export const mediaPolicies = {
  listMediaAssets: makersAndOperators,
  getMediaAsset: makersAndOperators,
  getMediaUrl: makersAndOperators,
  renameMediaAsset: makersAndOperators,
  deleteMediaAsset: makersAndOperators,
  listMediaLessons: makersAndOperators,
} satisfies Partial<Policies>;
