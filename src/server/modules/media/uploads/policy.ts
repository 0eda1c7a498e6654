import { anyOf, lecturer, operator, organisation, signedIn, type Policies } from "../../../core/policy.ts";
import { teaching } from "./purposes.ts";

const makers = anyOf(lecturer, organisation, operator);

export const uploadPolicies = {
  getUpload: (context, { purpose }) => (teaching.has(purpose) ? makers(context) : signedIn(context)),
  getUploadSign: signedIn,
  uploadFile: signedIn,
} satisfies Partial<Policies>;
