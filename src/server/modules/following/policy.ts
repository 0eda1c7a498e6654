import { signedIn, type Policies } from "../../core/policy.ts";

export const followingPolicies = {
  saveCollection: signedIn,
  deleteCollection: signedIn,
  listCollections: signedIn,
  saveAttention: signedIn,
  deleteAttention: signedIn,
  getAttention: signedIn,
  listAttentions: signedIn,
} satisfies Partial<Policies>;
