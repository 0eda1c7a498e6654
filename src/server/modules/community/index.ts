/** Blogs, and what blogs and questions share: comments, reactions, follows, readers, what is hot, notices. */
export { editComment, mentionedIn, namesIn } from "./comments.ts";
export { MAX_MENTIONS } from "./blog-actions.ts";
export { checkPost, type PostText } from "./check-post.ts";
export { publishDue } from "./due-posts.ts";
export { countHot, refreshHot } from "./hot.ts";
export { NOTICE, POST_KIND, POST_STATE, REACTION, TARGET } from "./kinds.ts";
export { addNotice, sendNotices } from "./notices.ts";
export { ensureBlogger } from "./people.ts";
export { latestPosts, selectPosts } from "./post-queries.ts";
export { summaryOf } from "./summary.ts";
export { createPostViews, type PostViews } from "./views.ts";
