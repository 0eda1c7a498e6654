/** Blogs, and what blogs and questions share: comments, reactions, follows, readers, what is hot, notices. */
export { checkPost, type PostText } from "./check-post.ts";
export {
  commentOwners,
  type CommentRow,
  type CommentTarget,
  countRoots,
  editComment,
  insertComment,
  namesIn,
  removeComment,
  selectThreads,
} from "./comments.ts";
export { publishDue } from "./due-posts.ts";
export { setFollow } from "./follows.ts";
export { refreshHot } from "./hot.ts";
export { MODERATION, NOTICE, POST_KIND, POST_STATE, REACTION, TARGET } from "./kinds.ts";
export { addNotice, sendNotices } from "./notices.ts";
export { ensureBlogger } from "./people.ts";
export {
  countPosts,
  favouritePosts,
  foundPosts,
  hotPosts,
  latestPosts,
  MAX_LISTED,
  ownPosts,
  type PostPick,
  type PostRow,
  selectPost,
  selectPosts,
} from "./post-queries.ts";
export { labelName } from "./present.ts";
export { presentComment, presentThreads } from "./present-comment.ts";
export { setReaction } from "./reactions.ts";
export { createPostViews, type PostViews } from "./views.ts";
