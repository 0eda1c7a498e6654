/** What people write, looked at: words, reports, the review queue, and people who may not write. */
export { admitPost, recordPost, type AdmittedPost, type Post } from "./admit-post.ts";
export { admitName, admitText, judgeRichText, judgeText, strictest, type Outcome, type Verdict } from "./judge-text.ts";
export { isBlocked, refuseBlocked } from "./people/blocked.ts";
export { createWordLists, type WordLists } from "./lists/word-lists.ts";
