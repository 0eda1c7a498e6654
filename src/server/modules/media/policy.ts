import { anyOf, lecturer, operator, organisation, type Policies } from "../../core/policy.ts";

/** Those who make courses. Whose asset it is, is looked at with the asset. */
const makers = anyOf(lecturer, organisation, operator);

export const mediaPolicies = {
  listMediaAssets: makers,
  getMediaAsset: makers,
  getMediaUrl: makers,
  renameMediaAsset: makers,
  deleteMediaAsset: makers,
  listMediaLessons: makers,
} satisfies Partial<Policies>;
