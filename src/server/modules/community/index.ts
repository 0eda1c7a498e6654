/** Blogs, and what blogs, questions and courses share: comments, reactions, follows, readers, what is hot, notices. */
export {
  countRoots,
  editComment,
  insertComment,
  MAX_MENTIONS,
  mentionedIn,
  namesIn,
  removeComment,
  selectThreads,
} from "./comments.ts";
export { checkPost, type PostText } from "./check-post.ts";
export { publishDue } from "./due-posts.ts";
export { countHot, refreshHot } from "./hot.ts";
export { NOTICE, POST_KIND, POST_STATE, REACTION, TARGET } from "./kinds.ts";
export { addNotice, sendNotices } from "./notices.ts";
export { ensureBlogger } from "./people.ts";
export { personPages } from "./person-page.ts";
export { plainDocument } from "./text-document.ts";
export { countFound, countShown, foundPosts, latestPosts, selectPosts } from "./post-queries.ts";
export { presentThreads } from "./present-comment.ts";
export { countReactions, setReaction } from "./reactions.ts";
export { summaryOf } from "./summary.ts";
export { createPostViews, type PostViews } from "./views.ts";
export { requireLabel } from "./require-label.ts";
