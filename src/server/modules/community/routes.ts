import type { Handlers } from "../../../generated/contract.ts";
import type { OperationContext } from "../../core/context.ts";
import {
  deleteBlogComment,
  deleteBlogRecord,
  listBlogComments,
  saveBlogComment,
  saveBlogLike,
  saveBlogRecord,
  savePostCommentLike,
} from "./blog-actions.ts";
import {
  getBlogger,
  getOwnBlogger,
  listBloggerRecords,
  listFans,
  listRecommendedBloggers,
  saveBloggerRecord,
  saveLabelRecord,
  updateBlogger,
} from "./bloggers.ts";
import { getCommunityFigures, listLabelRecords, listReceivedComments, restorePost } from "./centre.ts";
import {
  getBlog,
  getBlogSignedIn,
  listAttendedBlogs,
  listBlogCollections,
  listBlogs,
  listLabels,
  listOwnBlogs,
  listRecommendedArticles,
  searchBlogs,
} from "./blogs.ts";
import { deleteBlog, saveBlog, updateBlog } from "./write-blog.ts";

/** Blogs of the community, their comments, and the people who write them. */
export const communityHandlers = {
  listLabels,
  listBlogs,
  getBlog,
  listBlogComments,
  getBlogger,
  searchBlogs,
  listRecommendedArticles,
  saveBlogger: updateBlogger,
  updateBlogger,
  getOwnBlogger: (_input, context) => getOwnBlogger(context),
  getBloggerSignedIn: getBlogger,
  listRecommendedBloggers,
  listAttendedBlogs,
  saveBlog,
  updateBlog,
  deleteBlog,
  listOwnBlogs,
  getBlogSignedIn,
  saveBlogRecord,
  deleteBlogRecord,
  listBloggerRecords,
  listFans,
  listBlogCollections,
  saveBloggerRecord,
  saveBlogLike,
  saveBlogComment,
  listBlogCommentsSignedIn: listBlogComments,
  deleteBlogComment,
  savePostCommentLike,
  saveLabelRecord,
  listLabelRecords,
  listReceivedComments,
  getCommunityFigures,
  restorePost,
} satisfies Partial<Handlers<OperationContext>>;
