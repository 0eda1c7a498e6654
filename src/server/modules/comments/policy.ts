import { anyone, signedIn, type Policies } from "../../core/policy.ts";

export const commentPolicies = {
  listCourseComments: anyone,
  saveCourseComment: signedIn,
  deleteCourseComment: signedIn,
  saveCommentLike: signedIn,
} satisfies Partial<Policies>;
