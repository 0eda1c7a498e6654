import { signedIn, type Policies } from "../../policy.ts";

export const uploadPolicies = { getUpload: signedIn, getUploadSign: signedIn, uploadFile: signedIn } satisfies Partial<Policies>;
