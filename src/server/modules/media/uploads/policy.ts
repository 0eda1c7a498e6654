import { makersAndOperators, signedIn, type Policies } from "../../../core/policy.ts";
import { teaching } from "./purposes.ts";

export const uploadPolicies = {
  getUpload: (context, { purpose }) => (teaching.has(purpose) ? makersAndOperators(context) : signedIn(context)),
  getSheetText: makersAndOperators,
} satisfies Partial<Policies>;
