/** What people write, looked at: words, reports, the review queue, and people who may not write. */
export { admitPost, admitProfile, recordPost, type AdmittedPost } from "./admit-post.ts";
export { admitName, judgeText } from "./judge-text.ts";
export { isBlocked } from "./people/blocked.ts";
export { createWordLists, type WordLists } from "./lists/word-lists.ts";
export { wordForm } from "./lists/find-listed.ts";
export { addEvent, openReview } from "./reviews/open-review.ts";
