// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import type { OperationId, OperationInput, OperationReply } from "./operations.ts";

/** What a transport must know of an operation to call it. */
export interface CallDefinition<Id extends OperationId = OperationId> {
  operationId: Id;
  method: "GET" | "POST";
  /** Below /apis. */
  path: string;
  pathParams: readonly string[];
  queryParams: readonly string[];
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Shows no message when the call fails, and gives the whole reply whatever came of it (isShowErrTip false). */
  quiet?: true;
  /** Told of the share of a file that has been sent, from 0 to 1. */
  progress?: (share: number) => void;
  /** Gives the whole reply, whatever its code, and does nothing about it. */
  skipHandling?: true;
}

/** The reply as the server sent it. Its data is what the operation promises where the code is 200. */
export interface WholeReply<Data> {
  code: number;
  msg: string;
  data: Data;
}

/** What a call gives: the data of the reply, or the whole reply where its caller looks after failures. */
export type Answer<Id extends OperationId, Options extends CallOptions> = Options extends { quiet: true } | { skipHandling: true }
  ? WholeReply<OperationReply<Id>>
  : OperationReply<Id>;

/**
 * Makes a call. Gives the `data` of the reply and rejects when the code is not 200; with `quiet` or `skipHandling`
 * gives the whole reply.
 */
export type Transport = (definition: CallDefinition, input: object, options?: CallOptions) => Promise<unknown>;

let transport: Transport = (definition) => Promise.reject(new Error(`${definition.operationId}: no transport is set`));

/** Says how calls travel: once, at the start of the program. */
export function setTransport(next: Transport): void {
  transport = next;
}

// The server answers for the reply's shape: it implements the same contract.
function call<Id extends OperationId, Options extends CallOptions>(definition: CallDefinition<Id>, input: object, options?: Options): Promise<Answer<Id, Options>> {
  return transport(definition, input, options) as Promise<Answer<Id, Options>>;
}

/** Makes an account of any kind. */
export function addAccount<Options extends CallOptions = CallOptions>(input: OperationInput<"addAccount">, options?: Options): Promise<Answer<"addAccount", Options>> {
  return call({ operationId: "addAccount", method: "POST", path: "/user/auth/operator/account/add", pathParams: [], queryParams: [] }, input, options);
}

/** Ends an account's sessions and tokens and lets it sign in no more. */
export function suspendAccount<Options extends CallOptions = CallOptions>(input: OperationInput<"suspendAccount">, options?: Options): Promise<Answer<"suspendAccount", Options>> {
  return call({ operationId: "suspendAccount", method: "POST", path: "/user/auth/operator/account/lock", pathParams: [], queryParams: [] }, input, options);
}

/** Lets it sign in again. */
export function resumeAccount<Options extends CallOptions = CallOptions>(input: OperationInput<"resumeAccount">, options?: Options): Promise<Answer<"resumeAccount", Options>> {
  return call({ operationId: "resumeAccount", method: "POST", path: "/user/auth/operator/account/unlock", pathParams: [], queryParams: [] }, input, options);
}

/** Gives an account a new password, told this once, and ends its sessions. */
export function resetAccountPassword<Options extends CallOptions = CallOptions>(input: OperationInput<"resetAccountPassword">, options?: Options): Promise<Answer<"resetAccountPassword", Options>> {
  return call({ operationId: "resetAccountPassword", method: "POST", path: "/user/auth/operator/account/password/reset", pathParams: [], queryParams: [] }, input, options);
}

/** The categories of the information articles. */
export function listArticleZoneCategories<Options extends CallOptions = CallOptions>(input: OperationInput<"listArticleZoneCategories"> = {}, options?: Options): Promise<Answer<"listArticleZoneCategories", Options>> {
  return call({ operationId: "listArticleZoneCategories", method: "POST", path: "/community/api/article/zone/category/list", pathParams: [], queryParams: [] }, input, options);
}

/** Information articles, of one category or of all, the newest first. */
export function listArticleZoneRefs<Options extends CallOptions = CallOptions>(input: OperationInput<"listArticleZoneRefs"> = {}, options?: Options): Promise<Answer<"listArticleZoneRefs", Options>> {
  return call({ operationId: "listArticleZoneRefs", method: "POST", path: "/community/api/article/zone/ref/list", pathParams: [], queryParams: [] }, input, options);
}

/** An information article. */
export function getArticle<Options extends CallOptions = CallOptions>(input: OperationInput<"getArticle">, options?: Options): Promise<Answer<"getArticle", Options>> {
  return call({ operationId: "getArticle", method: "POST", path: "/community/api/article/view", pathParams: [], queryParams: [] }, input, options);
}

/** The articles of one's site in every state, the latest written first. */
export function listOwnArticles<Options extends CallOptions = CallOptions>(input: OperationInput<"listOwnArticles"> = {}, options?: Options): Promise<Answer<"listOwnArticles", Options>> {
  return call({ operationId: "listOwnArticles", method: "POST", path: "/community/auth/article/list", pathParams: [], queryParams: [] }, input, options);
}

/** An article of one's site as it is worked on. */
export function getOwnArticle<Options extends CallOptions = CallOptions>(input: OperationInput<"getOwnArticle">, options?: Options): Promise<Answer<"getOwnArticle", Options>> {
  return call({ operationId: "getOwnArticle", method: "POST", path: "/community/auth/article/view", pathParams: [], queryParams: [] }, input, options);
}

/** Saves what is written of an article; readers see nothing of it before it is published. */
export function saveArticleDraft<Options extends CallOptions = CallOptions>(input: OperationInput<"saveArticleDraft">, options?: Options): Promise<Answer<"saveArticleDraft", Options>> {
  return call({ operationId: "saveArticleDraft", method: "POST", path: "/community/auth/article/draft/save", pathParams: [], queryParams: [] }, input, options);
}

/** Gives up what is written of an article and was not published. */
export function deleteArticleDraft<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteArticleDraft">, options?: Options): Promise<Answer<"deleteArticleDraft", Options>> {
  return call({ operationId: "deleteArticleDraft", method: "POST", path: "/community/auth/article/draft/delete", pathParams: [], queryParams: [] }, input, options);
}

/** Publishes what is written of an article, at once or at a set time. */
export function publishArticle<Options extends CallOptions = CallOptions>(input: OperationInput<"publishArticle">, options?: Options): Promise<Answer<"publishArticle", Options>> {
  return call({ operationId: "publishArticle", method: "POST", path: "/community/auth/article/publish", pathParams: [], queryParams: [] }, input, options);
}

/** Takes an article off the site, or its publishing off the plan; it stays with those who write. */
export function withdrawArticle<Options extends CallOptions = CallOptions>(input: OperationInput<"withdrawArticle">, options?: Options): Promise<Answer<"withdrawArticle", Options>> {
  return call({ operationId: "withdrawArticle", method: "POST", path: "/community/auth/article/withdraw", pathParams: [], queryParams: [] }, input, options);
}

/** Deletes an article with its draft. */
export function deleteArticle<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteArticle">, options?: Options): Promise<Answer<"deleteArticle", Options>> {
  return call({ operationId: "deleteArticle", method: "POST", path: "/community/auth/article/delete", pathParams: [], queryParams: [] }, input, options);
}

/** Puts an article before the others in lists, or back. */
export function saveArticleTop<Options extends CallOptions = CallOptions>(input: OperationInput<"saveArticleTop">, options?: Options): Promise<Answer<"saveArticleTop", Options>> {
  return call({ operationId: "saveArticleTop", method: "POST", path: "/community/auth/article/top/save", pathParams: [], queryParams: [] }, input, options);
}

/** The categories of one's site with both names. */
export function listOwnArticleZones<Options extends CallOptions = CallOptions>(input: OperationInput<"listOwnArticleZones"> = {}, options?: Options): Promise<Answer<"listOwnArticleZones", Options>> {
  return call({ operationId: "listOwnArticleZones", method: "POST", path: "/community/auth/article/zone/list", pathParams: [], queryParams: [] }, input, options);
}

/** Adds or renames a category of articles. */
export function saveArticleZone<Options extends CallOptions = CallOptions>(input: OperationInput<"saveArticleZone">, options?: Options): Promise<Answer<"saveArticleZone", Options>> {
  return call({ operationId: "saveArticleZone", method: "POST", path: "/community/auth/article/zone/save", pathParams: [], queryParams: [] }, input, options);
}

/** Removes a category that has no articles. */
export function deleteArticleZone<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteArticleZone">, options?: Options): Promise<Answer<"deleteArticleZone", Options>> {
  return call({ operationId: "deleteArticleZone", method: "POST", path: "/community/auth/article/zone/delete", pathParams: [], queryParams: [] }, input, options);
}

/** Puts the categories in an order. */
export function saveArticleZoneOrder<Options extends CallOptions = CallOptions>(input: OperationInput<"saveArticleZoneOrder">, options?: Options): Promise<Answer<"saveArticleZoneOrder", Options>> {
  return call({ operationId: "saveArticleZoneOrder", method: "POST", path: "/community/auth/article/zone/order/save", pathParams: [], queryParams: [] }, input, options);
}

/** Who changed what, the newest first. */
export function listAuditLog<Options extends CallOptions = CallOptions>(input: OperationInput<"listAuditLog"> = {}, options?: Options): Promise<Answer<"listAuditLog", Options>> {
  return call({ operationId: "listAuditLog", method: "POST", path: "/user/auth/operator/audit/log/list", pathParams: [], queryParams: [] }, input, options);
}

/** Whether the audit log is as it was written. */
export function checkAuditLog<Options extends CallOptions = CallOptions>(input: OperationInput<"checkAuditLog"> = {}, options?: Options): Promise<Answer<"checkAuditLog", Options>> {
  return call({ operationId: "checkAuditLog", method: "POST", path: "/user/auth/operator/audit/log/check", pathParams: [], queryParams: [] }, input, options);
}

/** Copies the embedded database into a folder of the server's machine while it runs. */
export function createDatabaseCopy<Options extends CallOptions = CallOptions>(input: OperationInput<"createDatabaseCopy">, options?: Options): Promise<Answer<"createDatabaseCopy", Options>> {
  return call({ operationId: "createDatabaseCopy", method: "POST", path: "/user/auth/operator/backup/database/add", pathParams: [], queryParams: [] }, input, options);
}

/** The labels of a site's blogs or questions. */
export function listLabels<Options extends CallOptions = CallOptions>(input: OperationInput<"listLabels"> = {}, options?: Options): Promise<Answer<"listLabels", Options>> {
  return call({ operationId: "listLabels", method: "POST", path: "/community/api/label/list", pathParams: [], queryParams: [] }, input, options);
}

/** Blogs of a site, the latest or the hottest first, of all, of a label or of a person. */
export function listBlogs<Options extends CallOptions = CallOptions>(input: OperationInput<"listBlogs"> = {}, options?: Options): Promise<Answer<"listBlogs", Options>> {
  return call({ operationId: "listBlogs", method: "POST", path: "/community/api/blog/list", pathParams: [], queryParams: [] }, input, options);
}

/** A blog with its body; who is signed in is told what is theirs. */
export function getBlog<Options extends CallOptions = CallOptions>(input: OperationInput<"getBlog">, options?: Options): Promise<Answer<"getBlog", Options>> {
  return call({ operationId: "getBlog", method: "POST", path: "/community/api/blog/view", pathParams: [], queryParams: [] }, input, options);
}

/** Comments below a blog with their answers, the latest first. */
export function listBlogComments<Options extends CallOptions = CallOptions>(input: OperationInput<"listBlogComments">, options?: Options): Promise<Answer<"listBlogComments", Options>> {
  return call({ operationId: "listBlogComments", method: "POST", path: "/community/api/blog/comment/list", pathParams: [], queryParams: [] }, input, options);
}

/** What the community sees of a person. */
export function getBlogger<Options extends CallOptions = CallOptions>(input: OperationInput<"getBlogger">, options?: Options): Promise<Answer<"getBlogger", Options>> {
  return call({ operationId: "getBlogger", method: "POST", path: "/community/api/blogger/view", pathParams: [], queryParams: [] }, input, options);
}

/** Blogs of a site that have the words searched for, in the title first. */
export function searchBlogs<Options extends CallOptions = CallOptions>(input: OperationInput<"searchBlogs">, options?: Options): Promise<Answer<"searchBlogs", Options>> {
  return call({ operationId: "searchBlogs", method: "POST", path: "/community/api/blog/search/list", pathParams: [], queryParams: [] }, input, options);
}

/** Blogs that a site recommends: the hottest, those of a label first. */
export function listRecommendedArticles<Options extends CallOptions = CallOptions>(input: OperationInput<"listRecommendedArticles"> = {}, options?: Options): Promise<Answer<"listRecommendedArticles", Options>> {
  return call({ operationId: "listRecommendedArticles", method: "POST", path: "/community/api/article/recommend/list", pathParams: [], queryParams: [] }, input, options);
}

/** Begins the profile that the community sees; it is made with the first thing that one writes, too. */
export function saveBlogger<Options extends CallOptions = CallOptions>(input: OperationInput<"saveBlogger">, options?: Options): Promise<Answer<"saveBlogger", Options>> {
  return call({ operationId: "saveBlogger", method: "POST", path: "/community/auth/blogger/save", pathParams: [], queryParams: [] }, input, options);
}

/** Changes the profile that the community sees. */
export function updateBlogger<Options extends CallOptions = CallOptions>(input: OperationInput<"updateBlogger"> = {}, options?: Options): Promise<Answer<"updateBlogger", Options>> {
  return call({ operationId: "updateBlogger", method: "POST", path: "/community/auth/blogger/update", pathParams: [], queryParams: [] }, input, options);
}

/** One's own profile in the community. */
export function getOwnBlogger<Options extends CallOptions = CallOptions>(input: OperationInput<"getOwnBlogger"> = {}, options?: Options): Promise<Answer<"getOwnBlogger", Options>> {
  return call({ operationId: "getOwnBlogger", method: "POST", path: "/community/auth/blogger/myself", pathParams: [], queryParams: [] }, input, options);
}

/** What the community sees of a person, and whether one follows them. */
export function getBloggerSignedIn<Options extends CallOptions = CallOptions>(input: OperationInput<"getBloggerSignedIn">, options?: Options): Promise<Answer<"getBloggerSignedIn", Options>> {
  return call({ operationId: "getBloggerSignedIn", method: "POST", path: "/community/auth/blogger/view", pathParams: [], queryParams: [] }, input, options);
}

/** People with many followers whom one does not follow yet. */
export function listRecommendedBloggers<Options extends CallOptions = CallOptions>(input: OperationInput<"listRecommendedBloggers"> = {}, options?: Options): Promise<Answer<"listRecommendedBloggers", Options>> {
  return call({ operationId: "listRecommendedBloggers", method: "POST", path: "/community/auth/blogger/recommend/list", pathParams: [], queryParams: [] }, input, options);
}

/** Blogs of the people and with the labels that one follows, the latest first. */
export function listAttendedBlogs<Options extends CallOptions = CallOptions>(input: OperationInput<"listAttendedBlogs"> = {}, options?: Options): Promise<Answer<"listAttendedBlogs", Options>> {
  return call({ operationId: "listAttendedBlogs", method: "POST", path: "/community/auth/blog/attention/list", pathParams: [], queryParams: [] }, input, options);
}

/** Writes a blog: a draft, one to be published later, or one for everybody. */
export function saveBlog<Options extends CallOptions = CallOptions>(input: OperationInput<"saveBlog">, options?: Options): Promise<Answer<"saveBlog", Options>> {
  return call({ operationId: "saveBlog", method: "POST", path: "/community/auth/blog/save", pathParams: [], queryParams: [] }, input, options);
}

/** Changes one's own blog. */
export function updateBlog<Options extends CallOptions = CallOptions>(input: OperationInput<"updateBlog">, options?: Options): Promise<Answer<"updateBlog", Options>> {
  return call({ operationId: "updateBlog", method: "POST", path: "/community/auth/blog/update", pathParams: [], queryParams: [] }, input, options);
}

/** Deletes one's own blog. */
export function deleteBlog<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteBlog">, options?: Options): Promise<Answer<"deleteBlog", Options>> {
  return call({ operationId: "deleteBlog", method: "POST", path: "/community/auth/blog/delete", pathParams: [], queryParams: [] }, input, options);
}

/** One's own blogs, drafts too, the latest first. */
export function listOwnBlogs<Options extends CallOptions = CallOptions>(input: OperationInput<"listOwnBlogs"> = {}, options?: Options): Promise<Answer<"listOwnBlogs", Options>> {
  return call({ operationId: "listOwnBlogs", method: "POST", path: "/community/auth/blog/list", pathParams: [], queryParams: [] }, input, options);
}

/** A blog with its body and what of it is one's own; one's own drafts too. */
export function getBlogSignedIn<Options extends CallOptions = CallOptions>(input: OperationInput<"getBlogSignedIn">, options?: Options): Promise<Answer<"getBlogSignedIn", Options>> {
  return call({ operationId: "getBlogSignedIn", method: "POST", path: "/community/auth/blog/view", pathParams: [], queryParams: [] }, input, options);
}

/** Puts a blog among one's favourites. */
export function saveBlogRecord<Options extends CallOptions = CallOptions>(input: OperationInput<"saveBlogRecord">, options?: Options): Promise<Answer<"saveBlogRecord", Options>> {
  return call({ operationId: "saveBlogRecord", method: "POST", path: "/community/auth/blog/user/record/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes a blog out of one's favourites. */
export function deleteBlogRecord<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteBlogRecord">, options?: Options): Promise<Answer<"deleteBlogRecord", Options>> {
  return call({ operationId: "deleteBlogRecord", method: "POST", path: "/community/auth/blog/user/record/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The people whom a person follows; oneself where nobody is named. */
export function listBloggerRecords<Options extends CallOptions = CallOptions>(input: OperationInput<"listBloggerRecords"> = {}, options?: Options): Promise<Answer<"listBloggerRecords", Options>> {
  return call({ operationId: "listBloggerRecords", method: "POST", path: "/community/auth/blogger/user/record/list", pathParams: [], queryParams: [] }, input, options);
}

/** The people who follow a person; oneself where nobody is named. */
export function listFans<Options extends CallOptions = CallOptions>(input: OperationInput<"listFans"> = {}, options?: Options): Promise<Answer<"listFans", Options>> {
  return call({ operationId: "listFans", method: "POST", path: "/community/auth/blogger/user/record/fans/list", pathParams: [], queryParams: [] }, input, options);
}

/** The blogs among one's favourites, the latest first. */
export function listBlogCollections<Options extends CallOptions = CallOptions>(input: OperationInput<"listBlogCollections"> = {}, options?: Options): Promise<Answer<"listBlogCollections", Options>> {
  return call({ operationId: "listBlogCollections", method: "POST", path: "/community/auth/blog/user/record/collection/list", pathParams: [], queryParams: [] }, input, options);
}

/** Follows a person, or no more. */
export function saveBloggerRecord<Options extends CallOptions = CallOptions>(input: OperationInput<"saveBloggerRecord">, options?: Options): Promise<Answer<"saveBloggerRecord", Options>> {
  return call({ operationId: "saveBloggerRecord", method: "POST", path: "/community/auth/blogger/user/record/save", pathParams: [], queryParams: [] }, input, options);
}

/** Likes a blog, or no more: a person counts once. */
export function saveBlogLike<Options extends CallOptions = CallOptions>(input: OperationInput<"saveBlogLike">, options?: Options): Promise<Answer<"saveBlogLike", Options>> {
  return call({ operationId: "saveBlogLike", method: "POST", path: "/community/auth/blog/stand", pathParams: [], queryParams: [] }, input, options);
}

/** Comments on a blog, answers a comment, or edits one's own. */
export function saveBlogComment<Options extends CallOptions = CallOptions>(input: OperationInput<"saveBlogComment">, options?: Options): Promise<Answer<"saveBlogComment", Options>> {
  return call({ operationId: "saveBlogComment", method: "POST", path: "/community/auth/blog/comment/save", pathParams: [], queryParams: [] }, input, options);
}

/** Comments below a blog, with what of them is one's own. */
export function listBlogCommentsSignedIn<Options extends CallOptions = CallOptions>(input: OperationInput<"listBlogCommentsSignedIn">, options?: Options): Promise<Answer<"listBlogCommentsSignedIn", Options>> {
  return call({ operationId: "listBlogCommentsSignedIn", method: "POST", path: "/community/auth/blog/comment/list", pathParams: [], queryParams: [] }, input, options);
}

/** Takes back a comment: one's own, or any below one's own blog. */
export function deleteBlogComment<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteBlogComment">, options?: Options): Promise<Answer<"deleteBlogComment", Options>> {
  return call({ operationId: "deleteBlogComment", method: "POST", path: "/community/auth/blog/comment/delete", pathParams: [], queryParams: [] }, input, options);
}

/** Likes a comment, or no more: a person counts once. */
export function savePostCommentLike<Options extends CallOptions = CallOptions>(input: OperationInput<"savePostCommentLike">, options?: Options): Promise<Answer<"savePostCommentLike", Options>> {
  return call({ operationId: "savePostCommentLike", method: "POST", path: "/community/auth/blog/comment/stand", pathParams: [], queryParams: [] }, input, options);
}

/** Follows a label, or no more. */
export function saveLabelRecord<Options extends CallOptions = CallOptions>(input: OperationInput<"saveLabelRecord">, options?: Options): Promise<Answer<"saveLabelRecord", Options>> {
  return call({ operationId: "saveLabelRecord", method: "POST", path: "/community/auth/label/user/record/save", pathParams: [], queryParams: [] }, input, options);
}

/** The labels that the signed-in person follows, the latest first; or whether they follow one. */
export function listLabelRecords<Options extends CallOptions = CallOptions>(input: OperationInput<"listLabelRecords"> = {}, options?: Options): Promise<Answer<"listLabelRecords", Options>> {
  return call({ operationId: "listLabelRecords", method: "POST", path: "/community/auth/label/user/record/list", pathParams: [], queryParams: [] }, input, options);
}

/** Comments and answers for the signed-in person: below their posts, and in reply to them; the latest first. */
export function listReceivedComments<Options extends CallOptions = CallOptions>(input: OperationInput<"listReceivedComments"> = {}, options?: Options): Promise<Answer<"listReceivedComments", Options>> {
  return call({ operationId: "listReceivedComments", method: "POST", path: "/community/auth/comment/receive/list", pathParams: [], queryParams: [] }, input, options);
}

/** What the posts of the signed-in person brought them in the last 30 days. */
export function getCommunityFigures<Options extends CallOptions = CallOptions>(input: OperationInput<"getCommunityFigures"> = {}, options?: Options): Promise<Answer<"getCommunityFigures", Options>> {
  return call({ operationId: "getCommunityFigures", method: "POST", path: "/community/auth/figure/view", pathParams: [], queryParams: [] }, input, options);
}

/** Brings back a blog or question that one deleted less than a day ago. */
export function restorePost<Options extends CallOptions = CallOptions>(input: OperationInput<"restorePost">, options?: Options): Promise<Answer<"restorePost", Options>> {
  return call({ operationId: "restorePost", method: "POST", path: "/community/auth/post/restore", pathParams: [], queryParams: [] }, input, options);
}

/** Puts a course, an exam or a place in a class into the cart of the signed-in person, once. */
export function saveCartItem<Options extends CallOptions = CallOptions>(input: OperationInput<"saveCartItem"> = {}, options?: Options): Promise<Answer<"saveCartItem", Options>> {
  return call({ operationId: "saveCartItem", method: "POST", path: "/user/auth/shop/cart/save", pathParams: [], queryParams: [] }, input, options);
}

/** The cart of the signed-in person, what was put in last first; what is off the shelf is not in it. */
export function listCart<Options extends CallOptions = CallOptions>(input: OperationInput<"listCart"> = {}, options?: Options): Promise<Answer<"listCart", Options>> {
  return call({ operationId: "listCart", method: "GET", path: "/user/auth/shop/cart/user/list", pathParams: [], queryParams: [] }, input, options);
}

/** How many lines the cart of the signed-in person has, for the badge of the header. */
export function getCartCount<Options extends CallOptions = CallOptions>(input: OperationInput<"getCartCount"> = {}, options?: Options): Promise<Answer<"getCartCount", Options>> {
  return call({ operationId: "getCartCount", method: "GET", path: "/user/auth/shop/cart/num", pathParams: [], queryParams: [] }, input, options);
}

/** Takes lines out of the cart; those that are not in it any more do not matter. */
export function deleteCartItems<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteCartItems">, options?: Options): Promise<Answer<"deleteCartItems", Options>> {
  return call({ operationId: "deleteCartItems", method: "POST", path: "/user/auth/shop/cart/batch/delete", pathParams: [], queryParams: [] }, input, options);
}

/** What waits for the lecturer or the organisation that asks, by kind. */
export function listWaiting<Options extends CallOptions = CallOptions>(input: OperationInput<"listWaiting"> = {}, options?: Options): Promise<Answer<"listWaiting", Options>> {
  return call({ operationId: "listWaiting", method: "POST", path: "/user/auth/centre/waiting/list", pathParams: [], queryParams: [] }, input, options);
}

/** What waits for operators, by kind. */
export function getPlatformWaiting<Options extends CallOptions = CallOptions>(input: OperationInput<"getPlatformWaiting"> = {}, options?: Options): Promise<Answer<"getPlatformWaiting", Options>> {
  return call({ operationId: "getPlatformWaiting", method: "POST", path: "/user/auth/operator/waiting/view", pathParams: [], queryParams: [] }, input, options);
}

/** The organisation that asks in numbers. */
export function getOrganisationFigures<Options extends CallOptions = CallOptions>(input: OperationInput<"getOrganisationFigures"> = {}, options?: Options): Promise<Answer<"getOrganisationFigures", Options>> {
  return call({ operationId: "getOrganisationFigures", method: "POST", path: "/user/auth/org/figures/view", pathParams: [], queryParams: [] }, input, options);
}

/** A course in numbers, for its lecturer and its organisation. */
export function getCourseFigures<Options extends CallOptions = CallOptions>(input: OperationInput<"getCourseFigures">, options?: Options): Promise<Answer<"getCourseFigures", Options>> {
  return call({ operationId: "getCourseFigures", method: "POST", path: "/course/auth/course/figures/view", pathParams: [], queryParams: [] }, input, options);
}

/** Who may study a course and how far they are, for its lecturer and its organisation. */
export function listCourseLearners<Options extends CallOptions = CallOptions>(input: OperationInput<"listCourseLearners">, options?: Options): Promise<Answer<"listCourseLearners", Options>> {
  return call({ operationId: "listCourseLearners", method: "POST", path: "/course/auth/course/figures/learner/list", pathParams: [], queryParams: [] }, input, options);
}

/** The lessons of a course in numbers as a file, for its lecturer and its organisation. */
export function exportCourseFigures<Options extends CallOptions = CallOptions>(input: OperationInput<"exportCourseFigures">, options?: Options): Promise<Answer<"exportCourseFigures", Options>> {
  return call({ operationId: "exportCourseFigures", method: "POST", path: "/course/auth/course/figures/export", pathParams: [], queryParams: [] }, input, options);
}

/** The templates of whoever issues. */
export function listCertificateTemplates<Options extends CallOptions = CallOptions>(input: OperationInput<"listCertificateTemplates"> = {}, options?: Options): Promise<Answer<"listCertificateTemplates", Options>> {
  return call({ operationId: "listCertificateTemplates", method: "POST", path: "/user/auth/certificate/template/list", pathParams: [], queryParams: [] }, input, options);
}

/** A template with its design, or with that of an older version. */
export function getCertificateTemplate<Options extends CallOptions = CallOptions>(input: OperationInput<"getCertificateTemplate">, options?: Options): Promise<Answer<"getCertificateTemplate", Options>> {
  return call({ operationId: "getCertificateTemplate", method: "POST", path: "/user/auth/certificate/template/view", pathParams: [], queryParams: [] }, input, options);
}

/** The versions of a template, the newest first, at most 100. */
export function listCertificateTemplateVersions<Options extends CallOptions = CallOptions>(input: OperationInput<"listCertificateTemplateVersions">, options?: Options): Promise<Answer<"listCertificateTemplateVersions", Options>> {
  return call({ operationId: "listCertificateTemplateVersions", method: "POST", path: "/user/auth/certificate/template/version/list", pathParams: [], queryParams: [] }, input, options);
}

/** One's own courses, exams or classes that a certificate can be for, the newest 20. */
export function listCertificateSources<Options extends CallOptions = CallOptions>(input: OperationInput<"listCertificateSources">, options?: Options): Promise<Answer<"listCertificateSources", Options>> {
  return call({ operationId: "listCertificateSources", method: "POST", path: "/user/auth/certificate/source/list", pathParams: [], queryParams: [] }, input, options);
}

/** Makes a template, or a new version of one; what was issued before stays as it is. */
export function saveCertificateTemplate<Options extends CallOptions = CallOptions>(input: OperationInput<"saveCertificateTemplate">, options?: Options): Promise<Answer<"saveCertificateTemplate", Options>> {
  return call({ operationId: "saveCertificateTemplate", method: "POST", path: "/user/auth/certificate/template/save", pathParams: [], queryParams: [] }, input, options);
}

/** Removes a template; what was issued from it stays. */
export function deleteCertificateTemplate<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteCertificateTemplate">, options?: Options): Promise<Answer<"deleteCertificateTemplate", Options>> {
  return call({ operationId: "deleteCertificateTemplate", method: "POST", path: "/user/auth/certificate/template/delete", pathParams: [], queryParams: [] }, input, options);
}

/** Copies a picture of the media library for templates; it stays when the file is removed. */
export function addCertificatePicture<Options extends CallOptions = CallOptions>(input: OperationInput<"addCertificatePicture">, options?: Options): Promise<Answer<"addCertificatePicture", Options>> {
  return call({ operationId: "addCertificatePicture", method: "POST", path: "/user/auth/certificate/picture/save", pathParams: [], queryParams: [] }, input, options);
}

/** A picture of a design with sample values, and what is wrong with it. */
export function getCertificatePreview<Options extends CallOptions = CallOptions>(input: OperationInput<"getCertificatePreview"> = {}, options?: Options): Promise<Answer<"getCertificatePreview", Options>> {
  return call({ operationId: "getCertificatePreview", method: "POST", path: "/user/auth/certificate/template/preview", pathParams: [], queryParams: [] }, input, options);
}

/** What was issued, the newest first, or what runs out. */
export function listIssuedCertificates<Options extends CallOptions = CallOptions>(input: OperationInput<"listIssuedCertificates"> = {}, options?: Options): Promise<Answer<"listIssuedCertificates", Options>> {
  return call({ operationId: "listIssuedCertificates", method: "POST", path: "/user/auth/certificate/issue/list", pathParams: [], queryParams: [] }, input, options);
}

/** To whom a certificate can be issued: members of the organisation, and who studies or sits what one teaches. */
export function listCertificatePeople<Options extends CallOptions = CallOptions>(input: OperationInput<"listCertificatePeople">, options?: Options): Promise<Answer<"listCertificatePeople", Options>> {
  return call({ operationId: "listCertificatePeople", method: "POST", path: "/user/auth/certificate/issue/people", pathParams: [], queryParams: [] }, input, options);
}

/** Issues to people; who cannot get one is named with the reason. It goes on in the background: see getCertificateBatch. */
export function issueCertificates<Options extends CallOptions = CallOptions>(input: OperationInput<"issueCertificates">, options?: Options): Promise<Answer<"issueCertificates", Options>> {
  return call({ operationId: "issueCertificates", method: "POST", path: "/user/auth/certificate/issue/save", pathParams: [], queryParams: [] }, input, options);
}

/** How far issuing to many is. */
export function getCertificateBatch<Options extends CallOptions = CallOptions>(input: OperationInput<"getCertificateBatch">, options?: Options): Promise<Answer<"getCertificateBatch", Options>> {
  return call({ operationId: "getCertificateBatch", method: "POST", path: "/user/auth/certificate/issue/progress", pathParams: [], queryParams: [] }, input, options);
}

/** Revokes a certificate; its public check says so with the reason. */
export function revokeCertificate<Options extends CallOptions = CallOptions>(input: OperationInput<"revokeCertificate">, options?: Options): Promise<Answer<"revokeCertificate", Options>> {
  return call({ operationId: "revokeCertificate", method: "POST", path: "/user/auth/certificate/issue/revoke", pathParams: [], queryParams: [] }, input, options);
}

/** Revokes several certificates with one reason; the public check of each says so with it. */
export function revokeCertificates<Options extends CallOptions = CallOptions>(input: OperationInput<"revokeCertificates">, options?: Options): Promise<Answer<"revokeCertificates", Options>> {
  return call({ operationId: "revokeCertificates", method: "POST", path: "/user/auth/certificate/issue/revoke/many", pathParams: [], queryParams: [] }, input, options);
}

/** Revokes a certificate and issues it anew with today's names and the newest template. */
export function reissueCertificate<Options extends CallOptions = CallOptions>(input: OperationInput<"reissueCertificate">, options?: Options): Promise<Answer<"reissueCertificate", Options>> {
  return call({ operationId: "reissueCertificate", method: "POST", path: "/user/auth/certificate/issue/reissue", pathParams: [], queryParams: [] }, input, options);
}

/** The certificates of the signed-in person, the newest first. */
export function listCertificates<Options extends CallOptions = CallOptions>(input: OperationInput<"listCertificates"> = {}, options?: Options): Promise<Answer<"listCertificates", Options>> {
  return call({ operationId: "listCertificates", method: "POST", path: "/user/auth/user/certificate/page", pathParams: [], queryParams: [] }, input, options);
}

/** A certificate of the signed-in person, or one that they issued. */
export function getCertificate<Options extends CallOptions = CallOptions>(input: OperationInput<"getCertificate">, options?: Options): Promise<Answer<"getCertificate", Options>> {
  return call({ operationId: "getCertificate", method: "GET", path: "/user/auth/user/certificate/user/view", pathParams: [], queryParams: ["id"] }, input, options);
}

/** A certificate that its holder shows to everybody; the same error for one that is withheld and one that is not there. */
export function getPublicCertificate<Options extends CallOptions = CallOptions>(input: OperationInput<"getPublicCertificate">, options?: Options): Promise<Answer<"getPublicCertificate", Options>> {
  return call({ operationId: "getPublicCertificate", method: "GET", path: "/user/api/user/certificate/user/view", pathParams: [], queryParams: ["id"] }, input, options);
}

/** What the check of a number finds, as a page shows it: a number that is wrong or that none has is no error. */
export function getCertificateCheck<Options extends CallOptions = CallOptions>(input: OperationInput<"getCertificateCheck">, options?: Options): Promise<Answer<"getCertificateCheck", Options>> {
  return call({ operationId: "getCertificateCheck", method: "GET", path: "/user/api/user/certificate/check", pathParams: [], queryParams: ["no"] }, input, options);
}

/** Checks a certificate by its number or by its credential; the same error for one that is withheld and one that is not there. */
export function checkCertificate<Options extends CallOptions = CallOptions>(input: OperationInput<"checkCertificate"> = {}, options?: Options): Promise<Answer<"checkCertificate", Options>> {
  return call({ operationId: "checkCertificate", method: "POST", path: "/user/api/user/certificate/verification", pathParams: [], queryParams: [] }, input, options);
}

/** Shows a certificate in the public check, or withholds it. */
export function updateCertificate<Options extends CallOptions = CallOptions>(input: OperationInput<"updateCertificate">, options?: Options): Promise<Answer<"updateCertificate", Options>> {
  return call({ operationId: "updateCertificate", method: "POST", path: "/user/auth/user/certificate/update", pathParams: [], queryParams: [] }, input, options);
}

/** A certificate as a file, for its holder and its issuer: a PDF, a picture with the credential in it, or the credential alone. */
export function exportCertificate<Options extends CallOptions = CallOptions>(input: OperationInput<"exportCertificate">, options?: Options): Promise<Answer<"exportCertificate", Options>> {
  return call({ operationId: "exportCertificate", method: "POST", path: "/user/auth/user/certificate/download", pathParams: [], queryParams: [] }, input, options);
}

/** What is said of a course, the latest first, with its rating. */
export function listCourseComments<Options extends CallOptions = CallOptions>(input: OperationInput<"listCourseComments">, options?: Options): Promise<Answer<"listCourseComments", Options>> {
  return call({ operationId: "listCourseComments", method: "POST", path: "/course/api/course/comment/list", pathParams: [], queryParams: [] }, input, options);
}

/** Says something of a course, answers a comment, changes one's own, or rates the course: one rating a person, the last counts. */
export function saveCourseComment<Options extends CallOptions = CallOptions>(input: OperationInput<"saveCourseComment">, options?: Options): Promise<Answer<"saveCourseComment", Options>> {
  return call({ operationId: "saveCourseComment", method: "POST", path: "/course/auth/course/comment/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes back a comment: one's own, or any of a course that one looks after (its lecturer, its organisation, an operator). */
export function deleteCourseComment<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteCourseComment">, options?: Options): Promise<Answer<"deleteCourseComment", Options>> {
  return call({ operationId: "deleteCourseComment", method: "POST", path: "/course/auth/course/comment/delete", pathParams: [], queryParams: [] }, input, options);
}

/** Likes a comment, or no more. */
export function saveCommentLike<Options extends CallOptions = CallOptions>(input: OperationInput<"saveCommentLike">, options?: Options): Promise<Answer<"saveCommentLike", Options>> {
  return call({ operationId: "saveCommentLike", method: "POST", path: "/course/auth/course/comment/like/save", pathParams: [], queryParams: [] }, input, options);
}

/** The coupons of a site, with how many have and used each, the newest first unless sorted. */
export function listOwnCoupons<Options extends CallOptions = CallOptions>(input: OperationInput<"listOwnCoupons"> = {}, options?: Options): Promise<Answer<"listOwnCoupons", Options>> {
  return call({ operationId: "listOwnCoupons", method: "POST", path: "/user/auth/coupon/own/list", pathParams: [], queryParams: [] }, input, options);
}

/** Tiers of the membership or classes of a site that a coupon can be for. */
export function listCouponTargets<Options extends CallOptions = CallOptions>(input: OperationInput<"listCouponTargets">, options?: Options): Promise<Answer<"listCouponTargets", Options>> {
  return call({ operationId: "listCouponTargets", method: "POST", path: "/user/auth/coupon/target/list", pathParams: [], queryParams: [] }, input, options);
}

/** Makes a coupon, and gives it to those whom it is for. */
export function saveCoupon<Options extends CallOptions = CallOptions>(input: OperationInput<"saveCoupon">, options?: Options): Promise<Answer<"saveCoupon", Options>> {
  return call({ operationId: "saveCoupon", method: "POST", path: "/user/auth/coupon/save", pathParams: [], queryParams: [] }, input, options);
}

/** Gives a coupon to people by their numbers; who has it keeps one. */
export function issueCoupon<Options extends CallOptions = CallOptions>(input: OperationInput<"issueCoupon">, options?: Options): Promise<Answer<"issueCoupon", Options>> {
  return call({ operationId: "issueCoupon", method: "POST", path: "/user/auth/coupon/give", pathParams: [], queryParams: [] }, input, options);
}

/** Ends the giving out of a coupon; who has it keeps it. */
export function suspendCoupon<Options extends CallOptions = CallOptions>(input: OperationInput<"suspendCoupon">, options?: Options): Promise<Answer<"suspendCoupon", Options>> {
  return call({ operationId: "suspendCoupon", method: "POST", path: "/user/auth/coupon/stop", pathParams: [], queryParams: [] }, input, options);
}

/** Ends the giving out of several coupons; who has one keeps it. */
export function suspendCoupons<Options extends CallOptions = CallOptions>(input: OperationInput<"suspendCoupons"> = {}, options?: Options): Promise<Answer<"suspendCoupons", Options>> {
  return call({ operationId: "suspendCoupons", method: "POST", path: "/user/auth/coupon/stop/many", pathParams: [], queryParams: [] }, input, options);
}

/** The orders that a coupon was used for, the latest first. */
export function listCouponUses<Options extends CallOptions = CallOptions>(input: OperationInput<"listCouponUses">, options?: Options): Promise<Answer<"listCouponUses", Options>> {
  return call({ operationId: "listCouponUses", method: "POST", path: "/user/auth/coupon/use/list", pathParams: [], queryParams: [] }, input, options);
}

/** Coupons that the signed-in person may take, those that end first. */
export function listCouponsToTake<Options extends CallOptions = CallOptions>(input: OperationInput<"listCouponsToTake"> = {}, options?: Options): Promise<Answer<"listCouponsToTake", Options>> {
  return call({ operationId: "listCouponsToTake", method: "POST", path: "/user/auth/coupon/offer/list", pathParams: [], queryParams: [] }, input, options);
}

/** Takes a coupon; a second time changes nothing. */
export function acceptCoupon<Options extends CallOptions = CallOptions>(input: OperationInput<"acceptCoupon">, options?: Options): Promise<Answer<"acceptCoupon", Options>> {
  return call({ operationId: "acceptCoupon", method: "POST", path: "/user/auth/coupon/take", pathParams: [], queryParams: [] }, input, options);
}

/** The tree of course categories. */
export function listCourseCategories<Options extends CallOptions = CallOptions>(input: OperationInput<"listCourseCategories"> = {}, options?: Options): Promise<Answer<"listCourseCategories", Options>> {
  return call({ operationId: "listCourseCategories", method: "POST", path: "/course/api/course/category/list", pathParams: [], queryParams: [] }, input, options);
}

/** Courses on the shelf, filtered and sorted. */
export function listCourses<Options extends CallOptions = CallOptions>(input: OperationInput<"listCourses"> = {}, options?: Options): Promise<Answer<"listCourses", Options>> {
  return call({ operationId: "listCourses", method: "POST", path: "/course/api/course/list", pathParams: [], queryParams: [] }, input, options);
}

/** A course with lecturer, chapters and introduction. */
export function getCourse<Options extends CallOptions = CallOptions>(input: OperationInput<"getCourse">, options?: Options): Promise<Answer<"getCourse", Options>> {
  return call({ operationId: "getCourse", method: "POST", path: "/course/api/course/view", pathParams: [], queryParams: [] }, input, options);
}

/** The chapters of a course with their periods. */
export function listCourseChapters<Options extends CallOptions = CallOptions>(input: OperationInput<"listCourseChapters">, options?: Options): Promise<Answer<"listCourseChapters", Options>> {
  return call({ operationId: "listCourseChapters", method: "POST", path: "/course/api/course/chapter/list", pathParams: [], queryParams: [] }, input, options);
}

/** Courses by words in name and subtitle; hits are marked. */
export function searchCourses<Options extends CallOptions = CallOptions>(input: OperationInput<"searchCourses">, options?: Options): Promise<Answer<"searchCourses", Options>> {
  return call({ operationId: "searchCourses", method: "POST", path: "/course/api/course/search/list", pathParams: [], queryParams: [] }, input, options);
}

/** Courses to go on with from a course or a category. */
export function listRecommendedCourses<Options extends CallOptions = CallOptions>(input: OperationInput<"listRecommendedCourses"> = {}, options?: Options): Promise<Answer<"listRecommendedCourses", Options>> {
  return call({ operationId: "listRecommendedCourses", method: "POST", path: "/course/api/course/recommend/list", pathParams: [], queryParams: [] }, input, options);
}

/** Resources to go on with from a course or a category, else those that most study. */
export function listRecommendedResources<Options extends CallOptions = CallOptions>(input: OperationInput<"listRecommendedResources"> = {}, options?: Options): Promise<Answer<"listRecommendedResources", Options>> {
  return call({ operationId: "listRecommendedResources", method: "POST", path: "/course/api/resource/recommend/list", pathParams: [], queryParams: [] }, input, options);
}

/** What a course is shared with: words, picture and QR code. */
export function getCourseSharing<Options extends CallOptions = CallOptions>(input: OperationInput<"getCourseSharing">, options?: Options): Promise<Answer<"getCourseSharing", Options>> {
  return call({ operationId: "getCourseSharing", method: "GET", path: "/course/api/course/sharing/course/{id}", pathParams: ["id"], queryParams: [] }, input, options);
}

/** The categories that have packages, with how many. */
export function listCustomCategories<Options extends CallOptions = CallOptions>(input: OperationInput<"listCustomCategories"> = {}, options?: Options): Promise<Answer<"listCustomCategories", Options>> {
  return call({ operationId: "listCustomCategories", method: "GET", path: "/course/api/custom/course/category/list", pathParams: [], queryParams: ["orgNo"] }, input, options);
}

/** Packages of tailored training. */
export function listCustomPackages<Options extends CallOptions = CallOptions>(input: OperationInput<"listCustomPackages"> = {}, options?: Options): Promise<Answer<"listCustomPackages", Options>> {
  return call({ operationId: "listCustomPackages", method: "POST", path: "/course/api/custom/list", pathParams: [], queryParams: [] }, input, options);
}

/** A package of tailored training. */
export function getCustomPackage<Options extends CallOptions = CallOptions>(input: OperationInput<"getCustomPackage">, options?: Options): Promise<Answer<"getCustomPackage", Options>> {
  return call({ operationId: "getCustomPackage", method: "GET", path: "/course/api/custom/view", pathParams: [], queryParams: ["id"] }, input, options);
}

/** Whether the signed-in person may ask for a package, and what became of their organisation's last request. */
export function checkCustomApply<Options extends CallOptions = CallOptions>(input: OperationInput<"checkCustomApply">, options?: Options): Promise<Answer<"checkCustomApply", Options>> {
  return call({ operationId: "checkCustomApply", method: "POST", path: "/course/auth/custom/check", pathParams: [], queryParams: [] }, input, options);
}

/** Files a request for tailored training of an organisation. */
export function saveCustomApply<Options extends CallOptions = CallOptions>(input: OperationInput<"saveCustomApply">, options?: Options): Promise<Answer<"saveCustomApply", Options>> {
  return call({ operationId: "saveCustomApply", method: "POST", path: "/course/auth/custom/save", pathParams: [], queryParams: [] }, input, options);
}

/** Requests for tailored training, those that wait longest first. */
export function listCustomApplies<Options extends CallOptions = CallOptions>(input: OperationInput<"listCustomApplies"> = {}, options?: Options): Promise<Answer<"listCustomApplies", Options>> {
  return call({ operationId: "listCustomApplies", method: "POST", path: "/course/auth/custom/apply/list", pathParams: [], queryParams: [] }, input, options);
}

/** Answers or refuses a request for tailored training; whoever filed it gets a message. */
export function auditCustomApply<Options extends CallOptions = CallOptions>(input: OperationInput<"auditCustomApply">, options?: Options): Promise<Answer<"auditCustomApply", Options>> {
  return call({ operationId: "auditCustomApply", method: "POST", path: "/course/auth/custom/apply/answer", pathParams: [], queryParams: [] }, input, options);
}

/** All packages of tailored training, shown or not, as they are listed. */
export function listOwnCustomPackages<Options extends CallOptions = CallOptions>(input: OperationInput<"listOwnCustomPackages"> = {}, options?: Options): Promise<Answer<"listOwnCustomPackages", Options>> {
  return call({ operationId: "listOwnCustomPackages", method: "POST", path: "/course/auth/custom/own/list", pathParams: [], queryParams: [] }, input, options);
}

/** Makes a package of tailored training, or changes one. */
export function saveCustomPackage<Options extends CallOptions = CallOptions>(input: OperationInput<"saveCustomPackage">, options?: Options): Promise<Answer<"saveCustomPackage", Options>> {
  return call({ operationId: "saveCustomPackage", method: "POST", path: "/course/auth/custom/own/save", pathParams: [], queryParams: [] }, input, options);
}

/** Shows a package of tailored training, or takes it back. */
export function saveCustomPackageState<Options extends CallOptions = CallOptions>(input: OperationInput<"saveCustomPackageState">, options?: Options): Promise<Answer<"saveCustomPackageState", Options>> {
  return call({ operationId: "saveCustomPackageState", method: "POST", path: "/course/auth/custom/own/state", pathParams: [], queryParams: [] }, input, options);
}

/** Domains that organisations claim: an organisation sees its own, operators all or those of one. */
export function listSiteDomains<Options extends CallOptions = CallOptions>(input: OperationInput<"listSiteDomains"> = {}, options?: Options): Promise<Answer<"listSiteDomains", Options>> {
  return call({ operationId: "listSiteDomains", method: "POST", path: "/site/auth/domain/list", pathParams: [], queryParams: [] }, input, options);
}

/** Claims a domain for an organisation's site. */
export function addSiteDomain<Options extends CallOptions = CallOptions>(input: OperationInput<"addSiteDomain">, options?: Options): Promise<Answer<"addSiteDomain", Options>> {
  return call({ operationId: "addSiteDomain", method: "POST", path: "/site/auth/domain/add", pathParams: [], queryParams: [] }, input, options);
}

/** Gives a domain up. */
export function removeSiteDomain<Options extends CallOptions = CallOptions>(input: OperationInput<"removeSiteDomain">, options?: Options): Promise<Answer<"removeSiteDomain", Options>> {
  return call({ operationId: "removeSiteDomain", method: "POST", path: "/site/auth/domain/remove", pathParams: [], queryParams: [] }, input, options);
}

/** Looks now whether the TXT record of a domain is there. */
export function checkSiteDomain<Options extends CallOptions = CallOptions>(input: OperationInput<"checkSiteDomain">, options?: Options): Promise<Answer<"checkSiteDomain", Options>> {
  return call({ operationId: "checkSiteDomain", method: "POST", path: "/site/auth/domain/check", pathParams: [], queryParams: [] }, input, options);
}

/** Makes a domain the one that search engines are told. */
export function saveCanonicalDomain<Options extends CallOptions = CallOptions>(input: OperationInput<"saveCanonicalDomain">, options?: Options): Promise<Answer<"saveCanonicalDomain", Options>> {
  return call({ operationId: "saveCanonicalDomain", method: "POST", path: "/site/auth/domain/canonical/save", pathParams: [], queryParams: [] }, input, options);
}

/** What the signed-in person, or their organisation, has earned, and what of it can be withdrawn. */
export function getEarnings<Options extends CallOptions = CallOptions>(input: OperationInput<"getEarnings"> = {}, options?: Options): Promise<Answer<"getEarnings", Options>> {
  return call({ operationId: "getEarnings", method: "POST", path: "/user/auth/user/account/view", pathParams: [], queryParams: [] }, input, options);
}

/** The sales that the signed-in person, or their organisation, earned of, the newest first. */
export function listIncome<Options extends CallOptions = CallOptions>(input: OperationInput<"listIncome"> = {}, options?: Options): Promise<Answer<"listIncome", Options>> {
  return call({ operationId: "listIncome", method: "POST", path: "/user/auth/order/info/lecturer", pathParams: [], queryParams: [] }, input, options);
}

/** What the signed-in person, or their organisation, earned by month, by day and by course. */
export function getIncomeTotals<Options extends CallOptions = CallOptions>(input: OperationInput<"getIncomeTotals"> = {}, options?: Options): Promise<Answer<"getIncomeTotals", Options>> {
  return call({ operationId: "getIncomeTotals", method: "POST", path: "/user/auth/user/account/income/totals", pathParams: [], queryParams: [] }, input, options);
}

/** The withdrawals of the signed-in person, or of their organisation, the newest first. */
export function listWithdrawals<Options extends CallOptions = CallOptions>(input: OperationInput<"listWithdrawals"> = {}, options?: Options): Promise<Answer<"listWithdrawals", Options>> {
  return call({ operationId: "listWithdrawals", method: "POST", path: "/user/auth/user/account/extract/log/list", pathParams: [], queryParams: [] }, input, options);
}

/** Keeps where earnings are paid to. */
export function saveBankAccount<Options extends CallOptions = CallOptions>(input: OperationInput<"saveBankAccount">, options?: Options): Promise<Answer<"saveBankAccount", Options>> {
  return call({ operationId: "saveBankAccount", method: "POST", path: "/user/auth/user/account/update", pathParams: [], queryParams: [] }, input, options);
}

/** Asks for earnings to be paid out. */
export function saveWithdrawal<Options extends CallOptions = CallOptions>(input: OperationInput<"saveWithdrawal">, options?: Options): Promise<Answer<"saveWithdrawal", Options>> {
  return call({ operationId: "saveWithdrawal", method: "POST", path: "/user/auth/user/account/extract/save", pathParams: [], queryParams: [] }, input, options);
}

/** Withdrawals in a state, those that have waited longest first. */
export function listPayouts<Options extends CallOptions = CallOptions>(input: OperationInput<"listPayouts">, options?: Options): Promise<Answer<"listPayouts", Options>> {
  return call({ operationId: "listPayouts", method: "POST", path: "/user/auth/operator/payout/list", pathParams: [], queryParams: [] }, input, options);
}

/** An operator agrees to a withdrawal, or refuses it. */
export function auditWithdrawal<Options extends CallOptions = CallOptions>(input: OperationInput<"auditWithdrawal">, options?: Options): Promise<Answer<"auditWithdrawal", Options>> {
  return call({ operationId: "auditWithdrawal", method: "POST", path: "/user/auth/operator/payout/audit", pathParams: [], queryParams: [] }, input, options);
}

/** Hands what was agreed to over to the bank, with the numbers of the cards. */
export function exportPayouts<Options extends CallOptions = CallOptions>(input: OperationInput<"exportPayouts"> = {}, options?: Options): Promise<Answer<"exportPayouts", Options>> {
  return call({ operationId: "exportPayouts", method: "POST", path: "/user/auth/operator/payout/export", pathParams: [], queryParams: [] }, input, options);
}

/** Takes what the bank answers to a batch. */
export function savePayoutAnswers<Options extends CallOptions = CallOptions>(input: OperationInput<"savePayoutAnswers">, options?: Options): Promise<Answer<"savePayoutAnswers", Options>> {
  return call({ operationId: "savePayoutAnswers", method: "POST", path: "/user/auth/operator/payout/answer/save", pathParams: [], queryParams: [] }, input, options);
}

/** Reads lines of the bank's answer and says what each is, as savePayoutAnswers takes it; nothing is stored. */
export function checkPayoutAnswers<Options extends CallOptions = CallOptions>(input: OperationInput<"checkPayoutAnswers">, options?: Options): Promise<Answer<"checkPayoutAnswers", Options>> {
  return call({ operationId: "checkPayoutAnswers", method: "POST", path: "/user/auth/operator/payout/answer/check", pathParams: [], queryParams: [] }, input, options);
}

/** The subjects that one's questions stand in. */
export function listExamSubjects<Options extends CallOptions = CallOptions>(input: OperationInput<"listExamSubjects"> = {}, options?: Options): Promise<Answer<"listExamSubjects", Options>> {
  return call({ operationId: "listExamSubjects", method: "POST", path: "/exam/auth/subject/list", pathParams: [], queryParams: [] }, input, options);
}

/** Adds a subject, or renames one. */
export function saveExamSubject<Options extends CallOptions = CallOptions>(input: OperationInput<"saveExamSubject">, options?: Options): Promise<Answer<"saveExamSubject", Options>> {
  return call({ operationId: "saveExamSubject", method: "POST", path: "/exam/auth/subject/save", pathParams: [], queryParams: [] }, input, options);
}

/** Removes a subject that has no questions. */
export function deleteExamSubject<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteExamSubject">, options?: Options): Promise<Answer<"deleteExamSubject", Options>> {
  return call({ operationId: "deleteExamSubject", method: "POST", path: "/exam/auth/subject/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The question bank, the newest first; by words, subject, kind, difficulty and tag. */
export function listExamQuestions<Options extends CallOptions = CallOptions>(input: OperationInput<"listExamQuestions"> = {}, options?: Options): Promise<Answer<"listExamQuestions", Options>> {
  return call({ operationId: "listExamQuestions", method: "POST", path: "/exam/auth/question/list", pathParams: [], queryParams: [] }, input, options);
}

/** A question of the bank with its key. */
export function getExamQuestion<Options extends CallOptions = CallOptions>(input: OperationInput<"getExamQuestion">, options?: Options): Promise<Answer<"getExamQuestion", Options>> {
  return call({ operationId: "getExamQuestion", method: "POST", path: "/exam/auth/question/view", pathParams: [], queryParams: [] }, input, options);
}

/** Adds a question, or a new version of one; papers that were begun keep the version that they have. */
export function saveExamQuestion<Options extends CallOptions = CallOptions>(input: OperationInput<"saveExamQuestion">, options?: Options): Promise<Answer<"saveExamQuestion", Options>> {
  return call({ operationId: "saveExamQuestion", method: "POST", path: "/exam/auth/question/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes a question out of the bank; papers that have it keep it. */
export function deleteExamQuestion<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteExamQuestion">, options?: Options): Promise<Answer<"deleteExamQuestion", Options>> {
  return call({ operationId: "deleteExamQuestion", method: "POST", path: "/exam/auth/question/delete", pathParams: [], queryParams: [] }, input, options);
}

/** Puts a question back that was taken out of the bank. */
export function restoreExamQuestion<Options extends CallOptions = CallOptions>(input: OperationInput<"restoreExamQuestion">, options?: Options): Promise<Answer<"restoreExamQuestion", Options>> {
  return call({ operationId: "restoreExamQuestion", method: "POST", path: "/exam/auth/question/restore", pathParams: [], queryParams: [] }, input, options);
}

/** Versions of a question, its use, and how it was answered. */
export function getExamQuestionRecord<Options extends CallOptions = CallOptions>(input: OperationInput<"getExamQuestionRecord">, options?: Options): Promise<Answer<"getExamQuestionRecord", Options>> {
  return call({ operationId: "getExamQuestionRecord", method: "POST", path: "/exam/auth/question/record", pathParams: [], queryParams: [] }, input, options);
}

/** The tags of the question bank, the most used first. */
export function listExamTags<Options extends CallOptions = CallOptions>(input: OperationInput<"listExamTags"> = {}, options?: Options): Promise<Answer<"listExamTags", Options>> {
  return call({ operationId: "listExamTags", method: "POST", path: "/exam/auth/question/tags", pathParams: [], queryParams: [] }, input, options);
}

/** The papers that one made. */
export function listExamPapers<Options extends CallOptions = CallOptions>(input: OperationInput<"listExamPapers"> = {}, options?: Options): Promise<Answer<"listExamPapers", Options>> {
  return call({ operationId: "listExamPapers", method: "POST", path: "/exam/auth/paper/list", pathParams: [], queryParams: [] }, input, options);
}

/** A paper with its sections. */
export function getExamPaper<Options extends CallOptions = CallOptions>(input: OperationInput<"getExamPaper">, options?: Options): Promise<Answer<"getExamPaper", Options>> {
  return call({ operationId: "getExamPaper", method: "POST", path: "/exam/auth/paper/view", pathParams: [], queryParams: [] }, input, options);
}

/** Adds a paper, or a new version of one. */
export function saveExamPaper<Options extends CallOptions = CallOptions>(input: OperationInput<"saveExamPaper">, options?: Options): Promise<Answer<"saveExamPaper", Options>> {
  return call({ operationId: "saveExamPaper", method: "POST", path: "/exam/auth/paper/save", pathParams: [], queryParams: [] }, input, options);
}

/** Removes a paper; exams that use it keep it. */
export function deleteExamPaper<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteExamPaper">, options?: Options): Promise<Answer<"deleteExamPaper", Options>> {
  return call({ operationId: "deleteExamPaper", method: "POST", path: "/exam/auth/paper/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The versions of a paper, the newest first. */
export function listExamPaperVersions<Options extends CallOptions = CallOptions>(input: OperationInput<"listExamPaperVersions">, options?: Options): Promise<Answer<"listExamPaperVersions", Options>> {
  return call({ operationId: "listExamPaperVersions", method: "POST", path: "/exam/auth/paper/versions", pathParams: [], queryParams: [] }, input, options);
}

/** Whether the question bank can fill the random parts of a paper. */
export function checkExamPaper<Options extends CallOptions = CallOptions>(input: OperationInput<"checkExamPaper">, options?: Options): Promise<Answer<"checkExamPaper", Options>> {
  return call({ operationId: "checkExamPaper", method: "POST", path: "/exam/auth/paper/check", pathParams: [], queryParams: [] }, input, options);
}

/** A paper as a learner gets it, drawn anew; nothing is stored. */
export function getExamPaperPreview<Options extends CallOptions = CallOptions>(input: OperationInput<"getExamPaperPreview">, options?: Options): Promise<Answer<"getExamPaperPreview", Options>> {
  return call({ operationId: "getExamPaperPreview", method: "POST", path: "/exam/auth/paper/preview", pathParams: [], queryParams: [] }, input, options);
}

/** The exams that one made. */
export function listOwnExams<Options extends CallOptions = CallOptions>(input: OperationInput<"listOwnExams"> = {}, options?: Options): Promise<Answer<"listOwnExams", Options>> {
  return call({ operationId: "listOwnExams", method: "POST", path: "/exam/auth/exam/list", pathParams: [], queryParams: [] }, input, options);
}

/** An exam that one made, with its settings. */
export function getOwnExam<Options extends CallOptions = CallOptions>(input: OperationInput<"getOwnExam">, options?: Options): Promise<Answer<"getOwnExam", Options>> {
  return call({ operationId: "getOwnExam", method: "POST", path: "/exam/auth/exam/view", pathParams: [], queryParams: [] }, input, options);
}

/** Adds an exam, or changes one; it takes the newest version of its paper as long as nobody has begun. */
export function saveExam<Options extends CallOptions = CallOptions>(input: OperationInput<"saveExam">, options?: Options): Promise<Answer<"saveExam", Options>> {
  return call({ operationId: "saveExam", method: "POST", path: "/exam/auth/exam/save", pathParams: [], queryParams: [] }, input, options);
}

/** Puts an exam on offer, or takes it off; attempts that were begun go on. */
export function publishExam<Options extends CallOptions = CallOptions>(input: OperationInput<"publishExam">, options?: Options): Promise<Answer<"publishExam", Options>> {
  return call({ operationId: "publishExam", method: "POST", path: "/exam/auth/exam/putaway", pathParams: [], queryParams: [] }, input, options);
}

/** The answers that wait for a person, the oldest first. */
export function listExamMarking<Options extends CallOptions = CallOptions>(input: OperationInput<"listExamMarking"> = {}, options?: Options): Promise<Answer<"listExamMarking", Options>> {
  return call({ operationId: "listExamMarking", method: "POST", path: "/exam/auth/marking/list", pathParams: [], queryParams: [] }, input, options);
}

/** An answer to mark, with its question and key. */
export function getExamMarking<Options extends CallOptions = CallOptions>(input: OperationInput<"getExamMarking">, options?: Options): Promise<Answer<"getExamMarking", Options>> {
  return call({ operationId: "getExamMarking", method: "POST", path: "/exam/auth/marking/view", pathParams: [], queryParams: [] }, input, options);
}

/** Marks an answer; the attempt is finished with the last one. */
export function saveExamMark<Options extends CallOptions = CallOptions>(input: OperationInput<"saveExamMark">, options?: Options): Promise<Answer<"saveExamMark", Options>> {
  return call({ operationId: "saveExamMark", method: "POST", path: "/exam/auth/marking/save", pathParams: [], queryParams: [] }, input, options);
}

/** Who is on the list of an exam. */
export function listExamPeople<Options extends CallOptions = CallOptions>(input: OperationInput<"listExamPeople">, options?: Options): Promise<Answer<"listExamPeople", Options>> {
  return call({ operationId: "listExamPeople", method: "POST", path: "/exam/auth/people/list", pathParams: [], queryParams: [] }, input, options);
}

/** Reads lines of a list of people and says who would be put on the list of an exam; nothing is stored. */
export function checkExamPeople<Options extends CallOptions = CallOptions>(input: OperationInput<"checkExamPeople">, options?: Options): Promise<Answer<"checkExamPeople", Options>> {
  return call({ operationId: "checkExamPeople", method: "POST", path: "/exam/auth/people/check", pathParams: [], queryParams: [] }, input, options);
}

/** Puts people on the list of an exam, each with a code; who is on it already is refused by their line. */
export function addExamPeople<Options extends CallOptions = CallOptions>(input: OperationInput<"addExamPeople">, options?: Options): Promise<Answer<"addExamPeople", Options>> {
  return call({ operationId: "addExamPeople", method: "POST", path: "/exam/auth/people/add", pathParams: [], queryParams: [] }, input, options);
}

/** Changes what is on the list about somebody; more time reaches them also while they sit. */
export function saveExamPerson<Options extends CallOptions = CallOptions>(input: OperationInput<"saveExamPerson">, options?: Options): Promise<Answer<"saveExamPerson", Options>> {
  return call({ operationId: "saveExamPerson", method: "POST", path: "/exam/auth/people/save", pathParams: [], queryParams: [] }, input, options);
}

/** Revokes codes, lets them be used again, or gives new ones; of the whole list without idList. */
export function updateExamCodes<Options extends CallOptions = CallOptions>(input: OperationInput<"updateExamCodes">, options?: Options): Promise<Answer<"updateExamCodes", Options>> {
  return call({ operationId: "updateExamCodes", method: "POST", path: "/exam/auth/people/code/change", pathParams: [], queryParams: [] }, input, options);
}

/** Who watches and marks an exam beside its maker. */
export function listExamAssistants<Options extends CallOptions = CallOptions>(input: OperationInput<"listExamAssistants">, options?: Options): Promise<Answer<"listExamAssistants", Options>> {
  return call({ operationId: "listExamAssistants", method: "POST", path: "/exam/auth/assistant/list", pathParams: [], queryParams: [] }, input, options);
}

/** Lets another lecturer, or an organisation, watch and mark an exam. */
export function addExamAssistant<Options extends CallOptions = CallOptions>(input: OperationInput<"addExamAssistant">, options?: Options): Promise<Answer<"addExamAssistant", Options>> {
  return call({ operationId: "addExamAssistant", method: "POST", path: "/exam/auth/assistant/add", pathParams: [], queryParams: [] }, input, options);
}

/** Takes that away again; the marks that they gave stay. */
export function removeExamAssistant<Options extends CallOptions = CallOptions>(input: OperationInput<"removeExamAssistant">, options?: Options): Promise<Answer<"removeExamAssistant", Options>> {
  return call({ operationId: "removeExamAssistant", method: "POST", path: "/exam/auth/assistant/remove", pathParams: [], queryParams: [] }, input, options);
}

/** Who sits an exam now, with what was noticed. */
export function getExamBoard<Options extends CallOptions = CallOptions>(input: OperationInput<"getExamBoard">, options?: Options): Promise<Answer<"getExamBoard", Options>> {
  return call({ operationId: "getExamBoard", method: "POST", path: "/exam/auth/board/view", pathParams: [], queryParams: [] }, input, options);
}

/** Gives one or all who sit an exam more time. */
export function addExamTime<Options extends CallOptions = CallOptions>(input: OperationInput<"addExamTime">, options?: Options): Promise<Answer<"addExamTime", Options>> {
  return call({ operationId: "addExamTime", method: "POST", path: "/exam/auth/board/extend", pathParams: [], queryParams: [] }, input, options);
}

/** Submits for one or all who sit an exam; what is on its way still counts within the time of grace. */
export function submitOpenAttempts<Options extends CallOptions = CallOptions>(input: OperationInput<"submitOpenAttempts">, options?: Options): Promise<Answer<"submitOpenAttempts", Options>> {
  return call({ operationId: "submitOpenAttempts", method: "POST", path: "/exam/auth/board/stop", pathParams: [], queryParams: [] }, input, options);
}

/** Tells one or all who sit an exam something on their papers. */
export function sendExamNotice<Options extends CallOptions = CallOptions>(input: OperationInput<"sendExamNotice">, options?: Options): Promise<Answer<"sendExamNotice", Options>> {
  return call({ operationId: "sendExamNotice", method: "POST", path: "/exam/auth/board/notice", pathParams: [], queryParams: [] }, input, options);
}

/** Takes the next answer to mark, or a certain one, for two minutes; others get the ones after it. Again, it renews the lease. */
export function startExamMarking<Options extends CallOptions = CallOptions>(input: OperationInput<"startExamMarking">, options?: Options): Promise<Answer<"startExamMarking", Options>> {
  return call({ operationId: "startExamMarking", method: "POST", path: "/exam/auth/marking/claim", pathParams: [], queryParams: [] }, input, options);
}

/** Answers that came after the time of grace. */
export function listExamLateAnswers<Options extends CallOptions = CallOptions>(input: OperationInput<"listExamLateAnswers">, options?: Options): Promise<Answer<"listExamLateAnswers", Options>> {
  return call({ operationId: "listExamLateAnswers", method: "POST", path: "/exam/auth/marking/late/list", pathParams: [], queryParams: [] }, input, options);
}

/** Lets an answer count that came after the time of grace, and marks it anew. */
export function acceptExamLateAnswer<Options extends CallOptions = CallOptions>(input: OperationInput<"acceptExamLateAnswer">, options?: Options): Promise<Answer<"acceptExamLateAnswer", Options>> {
  return call({ operationId: "acceptExamLateAnswer", method: "POST", path: "/exam/auth/marking/late/accept", pathParams: [], queryParams: [] }, input, options);
}

/** Reads the questions of a file; nothing is stored. */
export function checkExamQuestions<Options extends CallOptions = CallOptions>(input: OperationInput<"checkExamQuestions">, options?: Options): Promise<Answer<"checkExamQuestions", Options>> {
  return call({ operationId: "checkExamQuestions", method: "POST", path: "/exam/auth/question/import/read", pathParams: [], queryParams: [] }, input, options);
}

/** Stores questions that were read, each once: one that the subject has already is left out. */
export function importExamQuestions<Options extends CallOptions = CallOptions>(input: OperationInput<"importExamQuestions">, options?: Options): Promise<Answer<"importExamQuestions", Options>> {
  return call({ operationId: "importExamQuestions", method: "POST", path: "/exam/auth/question/import", pathParams: [], queryParams: [] }, input, options);
}

/** Questions of the bank as a file, at most 5,000. */
export function exportExamQuestions<Options extends CallOptions = CallOptions>(input: OperationInput<"exportExamQuestions">, options?: Options): Promise<Answer<"exportExamQuestions", Options>> {
  return call({ operationId: "exportExamQuestions", method: "POST", path: "/exam/auth/question/export", pathParams: [], queryParams: [] }, input, options);
}

/** What a file of questions would have, and page by page what it could not have; none is made. */
export function listExamExportOmissions<Options extends CallOptions = CallOptions>(input: OperationInput<"listExamExportOmissions">, options?: Options): Promise<Answer<"listExamExportOmissions", Options>> {
  return call({ operationId: "listExamExportOmissions", method: "POST", path: "/exam/auth/question/export/omission/list", pathParams: [], queryParams: [] }, input, options);
}

/** A file to fill in, with an example of each type. */
export function getExamQuestionTemplate<Options extends CallOptions = CallOptions>(input: OperationInput<"getExamQuestionTemplate">, options?: Options): Promise<Answer<"getExamQuestionTemplate", Options>> {
  return call({ operationId: "getExamQuestionTemplate", method: "POST", path: "/exam/auth/question/template", pathParams: [], queryParams: [] }, input, options);
}

/** Subjects that are open to practice. */
export function listPracticeSubjects<Options extends CallOptions = CallOptions>(input: OperationInput<"listPracticeSubjects"> = {}, options?: Options): Promise<Answer<"listPracticeSubjects", Options>> {
  return call({ operationId: "listPracticeSubjects", method: "POST", path: "/exam/api/practice/subject/list", pathParams: [], queryParams: [] }, input, options);
}

/** A subject that is open to practice, with how far one is. */
export function getPracticeStanding<Options extends CallOptions = CallOptions>(input: OperationInput<"getPracticeStanding">, options?: Options): Promise<Answer<"getPracticeStanding", Options>> {
  return call({ operationId: "getPracticeStanding", method: "POST", path: "/exam/auth/practice/subject/view", pathParams: [], queryParams: [] }, input, options);
}

/** Opens a subject of one's own to practice, or closes it. */
export function savePracticeSubject<Options extends CallOptions = CallOptions>(input: OperationInput<"savePracticeSubject">, options?: Options): Promise<Answer<"savePracticeSubject", Options>> {
  return call({ operationId: "savePracticeSubject", method: "POST", path: "/exam/auth/practice/subject/save", pathParams: [], queryParams: [] }, input, options);
}

/** Questions to practise, in their order. */
export function getPracticeQuestions<Options extends CallOptions = CallOptions>(input: OperationInput<"getPracticeQuestions">, options?: Options): Promise<Answer<"getPracticeQuestions", Options>> {
  return call({ operationId: "getPracticeQuestions", method: "POST", path: "/exam/auth/practice/question/list", pathParams: [], queryParams: [] }, input, options);
}

/** Marks an answer at once, and shows what is right. */
export function checkPracticeAnswer<Options extends CallOptions = CallOptions>(input: OperationInput<"checkPracticeAnswer">, options?: Options): Promise<Answer<"checkPracticeAnswer", Options>> {
  return call({ operationId: "checkPracticeAnswer", method: "POST", path: "/exam/auth/practice/answer/save", pathParams: [], queryParams: [] }, input, options);
}

/** Keeps a question as a favourite, or not any more. */
export function savePracticeFavourite<Options extends CallOptions = CallOptions>(input: OperationInput<"savePracticeFavourite">, options?: Options): Promise<Answer<"savePracticeFavourite", Options>> {
  return call({ operationId: "savePracticeFavourite", method: "POST", path: "/exam/auth/practice/favourite/save", pathParams: [], queryParams: [] }, input, options);
}

/** The attempts at an exam with their scores, by name, state and outcome. */
export function listExamResults<Options extends CallOptions = CallOptions>(input: OperationInput<"listExamResults">, options?: Options): Promise<Answer<"listExamResults", Options>> {
  return call({ operationId: "listExamResults", method: "POST", path: "/exam/auth/result/list", pathParams: [], queryParams: [] }, input, options);
}

/** How the questions of an exam work, by each person's first finished attempt. */
export function getExamAnalysis<Options extends CallOptions = CallOptions>(input: OperationInput<"getExamAnalysis">, options?: Options): Promise<Answer<"getExamAnalysis", Options>> {
  return call({ operationId: "getExamAnalysis", method: "POST", path: "/exam/auth/analysis/view", pathParams: [], queryParams: [] }, input, options);
}

/** What a regrade of a question would change; nothing is stored. */
export function getExamRegrade<Options extends CallOptions = CallOptions>(input: OperationInput<"getExamRegrade">, options?: Options): Promise<Answer<"getExamRegrade", Options>> {
  return call({ operationId: "getExamRegrade", method: "POST", path: "/exam/auth/regrade/view", pathParams: [], queryParams: [] }, input, options);
}

/** Carries out a regrade as it was shown; both scores are kept. */
export function saveExamRegrade<Options extends CallOptions = CallOptions>(input: OperationInput<"saveExamRegrade">, options?: Options): Promise<Answer<"saveExamRegrade", Options>> {
  return call({ operationId: "saveExamRegrade", method: "POST", path: "/exam/auth/regrade/save", pathParams: [], queryParams: [] }, input, options);
}

/** Marked answers that would get another mark by their keys today; nothing is stored. */
export function listExamMarkingChanges<Options extends CallOptions = CallOptions>(input: OperationInput<"listExamMarkingChanges"> = {}, options?: Options): Promise<Answer<"listExamMarkingChanges", Options>> {
  return call({ operationId: "listExamMarkingChanges", method: "POST", path: "/user/auth/operator/exam/marking/changes", pathParams: [], queryParams: [] }, input, options);
}

/** Exams on offer, the open ones first; with words, those that have them in their name; of a category also those below it. */
export function listExams<Options extends CallOptions = CallOptions>(input: OperationInput<"listExams"> = {}, options?: Options): Promise<Answer<"listExams", Options>> {
  return call({ operationId: "listExams", method: "POST", path: "/exam/api/exam/list", pathParams: [], queryParams: [] }, input, options);
}

/** Exams that were given to the signed-in person and that they may still sit: on whose list they are, that they bought, those of their classes; the open ones first. */
export function listGivenExams<Options extends CallOptions = CallOptions>(input: OperationInput<"listGivenExams"> = {}, options?: Options): Promise<Answer<"listGivenExams", Options>> {
  return call({ operationId: "listGivenExams", method: "POST", path: "/exam/auth/exam/given", pathParams: [], queryParams: [] }, input, options);
}

/** An exam before one sits it. */
export function getExam<Options extends CallOptions = CallOptions>(input: OperationInput<"getExam">, options?: Options): Promise<Answer<"getExam", Options>> {
  return call({ operationId: "getExam", method: "GET", path: "/exam/api/exam/view", pathParams: [], queryParams: ["id"] }, input, options);
}

/** Whether the signed-in person may sit an exam now, and their attempts. */
export function getExamStanding<Options extends CallOptions = CallOptions>(input: OperationInput<"getExamStanding">, options?: Options): Promise<Answer<"getExamStanding", Options>> {
  return call({ operationId: "getExamStanding", method: "POST", path: "/exam/auth/exam/user/view", pathParams: [], queryParams: [] }, input, options);
}

/** Enters the exam room with a name or number and an admission code; the session reaches that one exam, and ends when its attempt is submitted. Whether the code or the name is wrong is not said. Whoever is signed in in the same browser leaves first, with isLeaving. */
export function loginWithExamCode<Options extends CallOptions = CallOptions>(input: OperationInput<"loginWithExamCode">, options?: Options): Promise<Answer<"loginWithExamCode", Options>> {
  return call({ operationId: "loginWithExamCode", method: "POST", path: "/exam/api/room/login", pathParams: [], queryParams: [] }, input, options);
}

/** Begins an attempt, or gives the one that is open. */
export function startExamAttempt<Options extends CallOptions = CallOptions>(input: OperationInput<"startExamAttempt">, options?: Options): Promise<Answer<"startExamAttempt", Options>> {
  return call({ operationId: "startExamAttempt", method: "POST", path: "/exam/auth/attempt/start", pathParams: [], queryParams: [] }, input, options);
}

/** The paper of one's open attempt, with the answers that are stored. */
export function getExamAttempt<Options extends CallOptions = CallOptions>(input: OperationInput<"getExamAttempt">, options?: Options): Promise<Answer<"getExamAttempt", Options>> {
  return call({ operationId: "getExamAttempt", method: "POST", path: "/exam/auth/attempt/view", pathParams: [], queryParams: [] }, input, options);
}

/** Stores answers of one's open attempt; without answers it renews the page's hold of it. */
export function saveExamAnswers<Options extends CallOptions = CallOptions>(input: OperationInput<"saveExamAnswers">, options?: Options): Promise<Answer<"saveExamAnswers", Options>> {
  return call({ operationId: "saveExamAnswers", method: "POST", path: "/exam/auth/attempt/answer/save", pathParams: [], queryParams: [] }, input, options);
}

/** Counts what happened to the page of one's open attempt: left, copied, offline. */
export function saveExamEvents<Options extends CallOptions = CallOptions>(input: OperationInput<"saveExamEvents">, options?: Options): Promise<Answer<"saveExamEvents", Options>> {
  return call({ operationId: "saveExamEvents", method: "POST", path: "/exam/auth/attempt/event/save", pathParams: [], queryParams: [] }, input, options);
}

/** Submits one's attempt; again, changes nothing. */
export function submitExamAttempt<Options extends CallOptions = CallOptions>(input: OperationInput<"submitExamAttempt">, options?: Options): Promise<Answer<"submitExamAttempt", Options>> {
  return call({ operationId: "submitExamAttempt", method: "POST", path: "/exam/auth/attempt/submit", pathParams: [], queryParams: [] }, input, options);
}

/** What came of one's attempt, as far as the exam lets it be seen. */
export function getExamResult<Options extends CallOptions = CallOptions>(input: OperationInput<"getExamResult">, options?: Options): Promise<Answer<"getExamResult", Options>> {
  return call({ operationId: "getExamResult", method: "POST", path: "/exam/auth/attempt/result", pathParams: [], queryParams: [] }, input, options);
}

/** The questions of one's submitted attempt with right answers and explanations, as far as the exam lets them be seen. */
export function getExamExplanations<Options extends CallOptions = CallOptions>(input: OperationInput<"getExamExplanations">, options?: Options): Promise<Answer<"getExamExplanations", Options>> {
  return call({ operationId: "getExamExplanations", method: "POST", path: "/exam/auth/attempt/explain", pathParams: [], queryParams: [] }, input, options);
}

/** The attempts of the signed-in person, the newest first. */
export function listExamAttempts<Options extends CallOptions = CallOptions>(input: OperationInput<"listExamAttempts"> = {}, options?: Options): Promise<Answer<"listExamAttempts", Options>> {
  return call({ operationId: "listExamAttempts", method: "POST", path: "/exam/auth/attempt/list", pathParams: [], queryParams: [] }, input, options);
}

/** The platform in numbers: people, sales, refunds and earnings by day, and who sold most. */
export function getPlatformFigures<Options extends CallOptions = CallOptions>(input: OperationInput<"getPlatformFigures"> = {}, options?: Options): Promise<Answer<"getPlatformFigures", Options>> {
  return call({ operationId: "getPlatformFigures", method: "POST", path: "/user/auth/platform/figures/view", pathParams: [], queryParams: [] }, input, options);
}

/** The days of the platform in numbers as a file. */
export function exportPlatformFigures<Options extends CallOptions = CallOptions>(input: OperationInput<"exportPlatformFigures">, options?: Options): Promise<Answer<"exportPlatformFigures", Options>> {
  return call({ operationId: "exportPlatformFigures", method: "POST", path: "/user/auth/platform/figures/export", pathParams: [], queryParams: [] }, input, options);
}

/** Puts a course among the favourites, once or again. */
export function saveCollection<Options extends CallOptions = CallOptions>(input: OperationInput<"saveCollection">, options?: Options): Promise<Answer<"saveCollection", Options>> {
  return call({ operationId: "saveCollection", method: "POST", path: "/course/auth/user/collection/course/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes a course out of the favourites, if it is there. */
export function deleteCollection<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteCollection">, options?: Options): Promise<Answer<"deleteCollection", Options>> {
  return call({ operationId: "deleteCollection", method: "POST", path: "/course/auth/user/collection/course/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The favourites of the signed-in person that are on the shelf, the latest first. */
export function listCollections<Options extends CallOptions = CallOptions>(input: OperationInput<"listCollections"> = {}, options?: Options): Promise<Answer<"listCollections", Options>> {
  return call({ operationId: "listCollections", method: "POST", path: "/course/auth/user/collection/course/list", pathParams: [], queryParams: [] }, input, options);
}

/** Follows a lecturer, once or again. */
export function saveAttention<Options extends CallOptions = CallOptions>(input: OperationInput<"saveAttention">, options?: Options): Promise<Answer<"saveAttention", Options>> {
  return call({ operationId: "saveAttention", method: "POST", path: "/user/auth/lecturer/attention/save", pathParams: [], queryParams: [] }, input, options);
}

/** Follows a lecturer no more. */
export function deleteAttention<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteAttention">, options?: Options): Promise<Answer<"deleteAttention", Options>> {
  return call({ operationId: "deleteAttention", method: "POST", path: "/user/auth/lecturer/attention/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The lecturers whom the signed-in person follows, the latest first. */
export function listAttentions<Options extends CallOptions = CallOptions>(input: OperationInput<"listAttentions"> = {}, options?: Options): Promise<Answer<"listAttentions", Options>> {
  return call({ operationId: "listAttentions", method: "POST", path: "/user/auth/lecturer/attention/list", pathParams: [], queryParams: [] }, input, options);
}

/** Whether the signed-in person follows a lecturer. */
export function getAttention<Options extends CallOptions = CallOptions>(input: OperationInput<"getAttention">, options?: Options): Promise<Answer<"getAttention", Options>> {
  return call({ operationId: "getAttention", method: "POST", path: "/user/auth/lecturer/attention/view", pathParams: [], queryParams: [] }, input, options);
}

/** Opens signing in to a lesson, or closes it; a closed one can be opened again. */
export function saveGradeAttendance<Options extends CallOptions = CallOptions>(input: OperationInput<"saveGradeAttendance">, options?: Options): Promise<Answer<"saveGradeAttendance", Options>> {
  return call({ operationId: "saveGradeAttendance", method: "POST", path: "/grade/auth/attendance/save", pathParams: [], queryParams: [] }, input, options);
}

/** The code of this moment of a lesson, and how many are there. */
export function getGradeAttendance<Options extends CallOptions = CallOptions>(input: OperationInput<"getGradeAttendance">, options?: Options): Promise<Answer<"getGradeAttendance", Options>> {
  return call({ operationId: "getGradeAttendance", method: "POST", path: "/grade/auth/attendance/view", pathParams: [], queryParams: [] }, input, options);
}

/** Who was at a lesson and who was not. */
export function listGradeAttendees<Options extends CallOptions = CallOptions>(input: OperationInput<"listGradeAttendees">, options?: Options): Promise<Answer<"listGradeAttendees", Options>> {
  return call({ operationId: "listGradeAttendees", method: "POST", path: "/grade/auth/attendance/attendee/list", pathParams: [], queryParams: [] }, input, options);
}

/** Writes down by hand whether somebody was at a lesson. Recorded. */
export function saveGradeAttendee<Options extends CallOptions = CallOptions>(input: OperationInput<"saveGradeAttendee">, options?: Options): Promise<Answer<"saveGradeAttendee", Options>> {
  return call({ operationId: "saveGradeAttendee", method: "POST", path: "/grade/auth/attendance/attendee/save", pathParams: [], queryParams: [] }, input, options);
}

/** The lessons of a class with how many signed in. */
export function listAttendanceLessons<Options extends CallOptions = CallOptions>(input: OperationInput<"listAttendanceLessons">, options?: Options): Promise<Answer<"listAttendanceLessons", Options>> {
  return call({ operationId: "listAttendanceLessons", method: "POST", path: "/grade/auth/attendance/lesson/list", pathParams: [], queryParams: [] }, input, options);
}

/** At how many lessons of a class each member was. */
export function listAttendanceTotals<Options extends CallOptions = CallOptions>(input: OperationInput<"listAttendanceTotals">, options?: Options): Promise<Answer<"listAttendanceTotals", Options>> {
  return call({ operationId: "listAttendanceTotals", method: "POST", path: "/grade/auth/attendance/total/list", pathParams: [], queryParams: [] }, input, options);
}

/** Notes that a browser came in time with the QR code of a lesson, for who has to sign in to their account first. */
export function checkGradeToken<Options extends CallOptions = CallOptions>(input: OperationInput<"checkGradeToken">, options?: Options): Promise<Answer<"checkGradeToken", Options>> {
  return call({ operationId: "checkGradeToken", method: "POST", path: "/grade/api/attendance/check", pathParams: [], queryParams: [] }, input, options);
}

/** Signs in to a lesson by its QR code, by the ticket given for it, or by the six digits, for which the lesson need not be said; again, it says how one is written down. */
export function signGradeAttendance<Options extends CallOptions = CallOptions>(input: OperationInput<"signGradeAttendance"> = {}, options?: Options): Promise<Answer<"signGradeAttendance", Options>> {
  return call({ operationId: "signGradeAttendance", method: "POST", path: "/grade/auth/attendance/sign", pathParams: [], queryParams: [] }, input, options);
}

/** The classes that one manages. */
export function listOwnGrades<Options extends CallOptions = CallOptions>(input: OperationInput<"listOwnGrades"> = {}, options?: Options): Promise<Answer<"listOwnGrades", Options>> {
  return call({ operationId: "listOwnGrades", method: "POST", path: "/grade/auth/own/list", pathParams: [], queryParams: [] }, input, options);
}

/** A class that one manages. */
export function getOwnGrade<Options extends CallOptions = CallOptions>(input: OperationInput<"getOwnGrade">, options?: Options): Promise<Answer<"getOwnGrade", Options>> {
  return call({ operationId: "getOwnGrade", method: "POST", path: "/grade/auth/own/view", pathParams: [], queryParams: [] }, input, options);
}

/** Makes a class, or changes its settings. */
export function saveGrade<Options extends CallOptions = CallOptions>(input: OperationInput<"saveGrade">, options?: Options): Promise<Answer<"saveGrade", Options>> {
  return call({ operationId: "saveGrade", method: "POST", path: "/grade/auth/own/save", pathParams: [], queryParams: [] }, input, options);
}

/** Opens, starts or closes a class; a closed one can be opened again. */
export function saveGradeState<Options extends CallOptions = CallOptions>(input: OperationInput<"saveGradeState">, options?: Options): Promise<Answer<"saveGradeState", Options>> {
  return call({ operationId: "saveGradeState", method: "POST", path: "/grade/auth/own/state", pathParams: [], queryParams: [] }, input, options);
}

/** Deletes a class that nobody ever joined, bought or sat an exam in. */
export function deleteGrade<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteGrade">, options?: Options): Promise<Answer<"deleteGrade", Options>> {
  return call({ operationId: "deleteGrade", method: "POST", path: "/grade/auth/own/delete", pathParams: [], queryParams: [] }, input, options);
}

/** Who is in a class that one manages. */
export function listGradeMembers<Options extends CallOptions = CallOptions>(input: OperationInput<"listGradeMembers">, options?: Options): Promise<Answer<"listGradeMembers", Options>> {
  return call({ operationId: "listGradeMembers", method: "POST", path: "/grade/auth/member/list", pathParams: [], queryParams: [] }, input, options);
}

/** Who can be put into a class: learners of the organisation, or of its lecturer's courses, who are not in it. */
export function listGradeCandidates<Options extends CallOptions = CallOptions>(input: OperationInput<"listGradeCandidates">, options?: Options): Promise<Answer<"listGradeCandidates", Options>> {
  return call({ operationId: "listGradeCandidates", method: "POST", path: "/grade/auth/member/candidate/list", pathParams: [], queryParams: [] }, input, options);
}

/** Puts people into a class and takes others out, as far as it has places. */
export function saveGradeMembers<Options extends CallOptions = CallOptions>(input: OperationInput<"saveGradeMembers">, options?: Options): Promise<Answer<"saveGradeMembers", Options>> {
  return call({ operationId: "saveGradeMembers", method: "POST", path: "/grade/auth/member/save", pathParams: [], queryParams: [] }, input, options);
}

/** Makes a member an assistant, who helps to manage the class, or a member again. */
export function saveGradeRole<Options extends CallOptions = CallOptions>(input: OperationInput<"saveGradeRole">, options?: Options): Promise<Answer<"saveGradeRole", Options>> {
  return call({ operationId: "saveGradeRole", method: "POST", path: "/grade/auth/member/role", pathParams: [], queryParams: [] }, input, options);
}

/** Reads lines of a list of people and says who would be in a class, who would be invited, and who not; nothing is stored. */
export function checkGradeList<Options extends CallOptions = CallOptions>(input: OperationInput<"checkGradeList">, options?: Options): Promise<Answer<"checkGradeList", Options>> {
  return call({ operationId: "checkGradeList", method: "POST", path: "/grade/auth/member/import/read", pathParams: [], queryParams: [] }, input, options);
}

/** Takes a list of people into a class; who cannot be taken is named. */
export function importGradeMembers<Options extends CallOptions = CallOptions>(input: OperationInput<"importGradeMembers">, options?: Options): Promise<Answer<"importGradeMembers", Options>> {
  return call({ operationId: "importGradeMembers", method: "POST", path: "/grade/auth/member/import", pathParams: [], queryParams: [] }, input, options);
}

/** The codes of a class. */
export function listGradeCodes<Options extends CallOptions = CallOptions>(input: OperationInput<"listGradeCodes">, options?: Options): Promise<Answer<"listGradeCodes", Options>> {
  return call({ operationId: "listGradeCodes", method: "POST", path: "/grade/auth/code/list", pathParams: [], queryParams: [] }, input, options);
}

/** Makes a code to join a class. */
export function addGradeCode<Options extends CallOptions = CallOptions>(input: OperationInput<"addGradeCode">, options?: Options): Promise<Answer<"addGradeCode", Options>> {
  return call({ operationId: "addGradeCode", method: "POST", path: "/grade/auth/code/add", pathParams: [], queryParams: [] }, input, options);
}

/** Ends a code: nobody joins with it any more. */
export function cancelGradeCode<Options extends CallOptions = CallOptions>(input: OperationInput<"cancelGradeCode">, options?: Options): Promise<Answer<"cancelGradeCode", Options>> {
  return call({ operationId: "cancelGradeCode", method: "POST", path: "/grade/auth/code/revoke", pathParams: [], queryParams: [] }, input, options);
}

/** Who asks to be taken into a class, those that wait first. */
export function listGradeApplications<Options extends CallOptions = CallOptions>(input: OperationInput<"listGradeApplications">, options?: Options): Promise<Answer<"listGradeApplications", Options>> {
  return call({ operationId: "listGradeApplications", method: "POST", path: "/grade/auth/application/list", pathParams: [], queryParams: [] }, input, options);
}

/** Accepts or refuses applications; those that the class has no place for are named and still wait. */
export function auditGradeApplications<Options extends CallOptions = CallOptions>(input: OperationInput<"auditGradeApplications">, options?: Options): Promise<Answer<"auditGradeApplications", Options>> {
  return call({ operationId: "auditGradeApplications", method: "POST", path: "/grade/auth/application/decide", pathParams: [], queryParams: [] }, input, options);
}

/** Announces something in a class; each member gets a message. */
export function addGradeNotice<Options extends CallOptions = CallOptions>(input: OperationInput<"addGradeNotice">, options?: Options): Promise<Answer<"addGradeNotice", Options>> {
  return call({ operationId: "addGradeNotice", method: "POST", path: "/grade/auth/notice/add", pathParams: [], queryParams: [] }, input, options);
}

/** Takes an announcement out of a class; messages that were sent stay. */
export function deleteGradeNotice<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteGradeNotice">, options?: Options): Promise<Answer<"deleteGradeNotice", Options>> {
  return call({ operationId: "deleteGradeNotice", method: "POST", path: "/grade/auth/notice/delete", pathParams: [], queryParams: [] }, input, options);
}

/** Adds a lesson to the timetable of a class, or changes one. */
export function saveGradeLesson<Options extends CallOptions = CallOptions>(input: OperationInput<"saveGradeLesson">, options?: Options): Promise<Answer<"saveGradeLesson", Options>> {
  return call({ operationId: "saveGradeLesson", method: "POST", path: "/grade/auth/lesson/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes a lesson out of the timetable. */
export function deleteGradeLesson<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteGradeLesson">, options?: Options): Promise<Answer<"deleteGradeLesson", Options>> {
  return call({ operationId: "deleteGradeLesson", method: "POST", path: "/grade/auth/lesson/delete", pathParams: [], queryParams: [] }, input, options);
}

/** Courses of a class, for a lesson that is about one of them. */
export function listGradeCourses<Options extends CallOptions = CallOptions>(input: OperationInput<"listGradeCourses">, options?: Options): Promise<Answer<"listGradeCourses", Options>> {
  return call({ operationId: "listGradeCourses", method: "POST", path: "/grade/auth/content/course/list", pathParams: [], queryParams: [] }, input, options);
}

/** Courses and exams that a class can have: those of who manages it. */
export function listGradeChoices<Options extends CallOptions = CallOptions>(input: OperationInput<"listGradeChoices">, options?: Options): Promise<Answer<"listGradeChoices", Options>> {
  return call({ operationId: "listGradeChoices", method: "POST", path: "/grade/auth/content/choices", pathParams: [], queryParams: [] }, input, options);
}

/** Decides which courses and exams a class has, in their order. */
export function saveGradeContent<Options extends CallOptions = CallOptions>(input: OperationInput<"saveGradeContent">, options?: Options): Promise<Answer<"saveGradeContent", Options>> {
  return call({ operationId: "saveGradeContent", method: "POST", path: "/grade/auth/content/save", pathParams: [], queryParams: [] }, input, options);
}

/** The gradebook of a class: its members and what they reached in each exam, 500 members a page. */
export function getGradeBook<Options extends CallOptions = CallOptions>(input: OperationInput<"getGradeBook">, options?: Options): Promise<Answer<"getGradeBook", Options>> {
  return call({ operationId: "getGradeBook", method: "POST", path: "/grade/auth/book/view", pathParams: [], queryParams: [] }, input, options);
}

/** The gradebook of a class as a file. */
export function exportGradeBook<Options extends CallOptions = CallOptions>(input: OperationInput<"exportGradeBook">, options?: Options): Promise<Answer<"exportGradeBook", Options>> {
  return call({ operationId: "exportGradeBook", method: "POST", path: "/grade/auth/book/export", pathParams: [], queryParams: [] }, input, options);
}

/** How far the members of a class are in its courses, and how they did in its exams. */
export function getGradeFigures<Options extends CallOptions = CallOptions>(input: OperationInput<"getGradeFigures">, options?: Options): Promise<Answer<"getGradeFigures", Options>> {
  return call({ operationId: "getGradeFigures", method: "POST", path: "/grade/auth/figures/view", pathParams: [], queryParams: [] }, input, options);
}

/** Classes that can be seen by all. */
export function listGrades<Options extends CallOptions = CallOptions>(input: OperationInput<"listGrades"> = {}, options?: Options): Promise<Answer<"listGrades", Options>> {
  return call({ operationId: "listGrades", method: "POST", path: "/course/api/grade/list", pathParams: [], queryParams: [] }, input, options);
}

/** A class that can be seen by all, with its courses and exams. */
export function getGrade<Options extends CallOptions = CallOptions>(input: OperationInput<"getGrade">, options?: Options): Promise<Answer<"getGrade", Options>> {
  return call({ operationId: "getGrade", method: "GET", path: "/grade/api/view", pathParams: [], queryParams: ["id"] }, input, options);
}

/** Where the person who asks stands with a class. */
export function getGradeStanding<Options extends CallOptions = CallOptions>(input: OperationInput<"getGradeStanding">, options?: Options): Promise<Answer<"getGradeStanding", Options>> {
  return call({ operationId: "getGradeStanding", method: "POST", path: "/grade/auth/standing", pathParams: [], queryParams: [] }, input, options);
}

/** Joins a class with a code; more than ten wrong ones an hour are refused. */
export function joinGrade<Options extends CallOptions = CallOptions>(input: OperationInput<"joinGrade">, options?: Options): Promise<Answer<"joinGrade", Options>> {
  return call({ operationId: "joinGrade", method: "POST", path: "/grade/auth/join", pathParams: [], queryParams: [] }, input, options);
}

/** Asks to be taken into a class. */
export function saveGradeApplication<Options extends CallOptions = CallOptions>(input: OperationInput<"saveGradeApplication">, options?: Options): Promise<Answer<"saveGradeApplication", Options>> {
  return call({ operationId: "saveGradeApplication", method: "POST", path: "/grade/auth/application/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes back what one asked of a class. */
export function withdrawGradeApplication<Options extends CallOptions = CallOptions>(input: OperationInput<"withdrawGradeApplication">, options?: Options): Promise<Answer<"withdrawGradeApplication", Options>> {
  return call({ operationId: "withdrawGradeApplication", method: "POST", path: "/grade/auth/application/withdraw", pathParams: [], queryParams: [] }, input, options);
}

/** Leaves a class; what one did in it stays and is there again after joining anew. */
export function leaveGrade<Options extends CallOptions = CallOptions>(input: OperationInput<"leaveGrade">, options?: Options): Promise<Answer<"leaveGrade", Options>> {
  return call({ operationId: "leaveGrade", method: "POST", path: "/grade/auth/leave", pathParams: [], queryParams: [] }, input, options);
}

/** Joins a class that has the mobile number of the person who asks on its list. */
export function acceptGradeInvitation<Options extends CallOptions = CallOptions>(input: OperationInput<"acceptGradeInvitation">, options?: Options): Promise<Answer<"acceptGradeInvitation", Options>> {
  return call({ operationId: "acceptGradeInvitation", method: "POST", path: "/grade/auth/invitation/accept", pathParams: [], queryParams: [] }, input, options);
}

/** The classes of the person who asks, and those that they asked to join. */
export function listMyGrades<Options extends CallOptions = CallOptions>(input: OperationInput<"listMyGrades"> = {}, options?: Options): Promise<Answer<"listMyGrades", Options>> {
  return call({ operationId: "listMyGrades", method: "POST", path: "/grade/auth/mine", pathParams: [], queryParams: [] }, input, options);
}

/** The inside of a class, for who belongs to it. */
export function getGradeRoom<Options extends CallOptions = CallOptions>(input: OperationInput<"getGradeRoom">, options?: Options): Promise<Answer<"getGradeRoom", Options>> {
  return call({ operationId: "getGradeRoom", method: "GET", path: "/grade/auth/room", pathParams: [], queryParams: ["id"] }, input, options);
}

/** Who else is in a class, where the class shows it. */
export function listGradeMates<Options extends CallOptions = CallOptions>(input: OperationInput<"listGradeMates">, options?: Options): Promise<Answer<"listGradeMates", Options>> {
  return call({ operationId: "listGradeMates", method: "POST", path: "/grade/auth/mate/list", pathParams: [], queryParams: [] }, input, options);
}

/** The leaderboard of a class that shows one: who stands next to who asks. */
export function getGradeBoard<Options extends CallOptions = CallOptions>(input: OperationInput<"getGradeBoard">, options?: Options): Promise<Answer<"getGradeBoard", Options>> {
  return call({ operationId: "getGradeBoard", method: "POST", path: "/grade/auth/board/view", pathParams: [], queryParams: [] }, input, options);
}

/** Takes who asks off the leaderboard of their class, or puts them back. */
export function saveGradeBoardChoice<Options extends CallOptions = CallOptions>(input: OperationInput<"saveGradeBoardChoice">, options?: Options): Promise<Answer<"saveGradeBoardChoice", Options>> {
  return call({ operationId: "saveGradeBoardChoice", method: "POST", path: "/grade/auth/board/save", pathParams: [], queryParams: [] }, input, options);
}

/** The timetable of a class as a calendar file. */
export function exportGradeTimetable<Options extends CallOptions = CallOptions>(input: OperationInput<"exportGradeTimetable">, options?: Options): Promise<Answer<"exportGradeTimetable", Options>> {
  return call({ operationId: "exportGradeTimetable", method: "POST", path: "/grade/auth/timetable/export", pathParams: [], queryParams: [] }, input, options);
}

/** The two category trees of the home page, each top category with recommended courses. */
export function listHomeCategories<Options extends CallOptions = CallOptions>(input: OperationInput<"listHomeCategories"> = {}, options?: Options): Promise<Answer<"listHomeCategories", Options>> {
  return call({ operationId: "listHomeCategories", method: "POST", path: "/course/api/home/category/list", pathParams: [], queryParams: [] }, input, options);
}

/** Recommended courses of a category. */
export function listHomeRecommendations<Options extends CallOptions = CallOptions>(input: OperationInput<"listHomeRecommendations">, options?: Options): Promise<Answer<"listHomeRecommendations", Options>> {
  return call({ operationId: "listHomeRecommendations", method: "POST", path: "/course/api/home/recommend/list", pathParams: [], queryParams: [] }, input, options);
}

/** The homework of a class that one manages, with how many have handed it in. */
export function listOwnHomework<Options extends CallOptions = CallOptions>(input: OperationInput<"listOwnHomework">, options?: Options): Promise<Answer<"listOwnHomework", Options>> {
  return call({ operationId: "listOwnHomework", method: "POST", path: "/grade/auth/homework/own/list", pathParams: [], queryParams: [] }, input, options);
}

/** Gives a class homework, or changes it. */
export function saveHomework<Options extends CallOptions = CallOptions>(input: OperationInput<"saveHomework">, options?: Options): Promise<Answer<"saveHomework", Options>> {
  return call({ operationId: "saveHomework", method: "POST", path: "/grade/auth/homework/own/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes homework back that nobody has begun. */
export function deleteHomework<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteHomework">, options?: Options): Promise<Answer<"deleteHomework", Options>> {
  return call({ operationId: "deleteHomework", method: "POST", path: "/grade/auth/homework/own/delete", pathParams: [], queryParams: [] }, input, options);
}

/** A homework with what one has handed in and what it earned. */
export function getHomework<Options extends CallOptions = CallOptions>(input: OperationInput<"getHomework">, options?: Options): Promise<Answer<"getHomework", Options>> {
  return call({ operationId: "getHomework", method: "POST", path: "/grade/auth/homework/view", pathParams: [], queryParams: [] }, input, options);
}

/** The way to a file of an answer, for its author and who marks it. */
export function getHomeworkFile<Options extends CallOptions = CallOptions>(input: OperationInput<"getHomeworkFile">, options?: Options): Promise<Answer<"getHomeworkFile", Options>> {
  return call({ operationId: "getHomeworkFile", method: "POST", path: "/grade/auth/homework/file", pathParams: [], queryParams: [] }, input, options);
}

/** Applies to become a lecturer; signed out, with a captcha. */
export function saveLecturerAudit<Options extends CallOptions = CallOptions>(input: OperationInput<"saveLecturerAudit">, options?: Options): Promise<Answer<"saveLecturerAudit", Options>> {
  return call({ operationId: "saveLecturerAudit", method: "POST", path: "/user/api/lecturer/audit/save", pathParams: [], queryParams: [] }, input, options);
}

/** The newest application of the signed-in person to become a lecturer. */
export function getLecturerAudit<Options extends CallOptions = CallOptions>(input: OperationInput<"getLecturerAudit"> = {}, options?: Options): Promise<Answer<"getLecturerAudit", Options>> {
  return call({ operationId: "getLecturerAudit", method: "GET", path: "/user/auth/lecturer/audit/view", pathParams: [], queryParams: [] }, input, options);
}

/** Applies to join as an organisation; signed out, with a captcha. */
export function saveOrganisationAudit<Options extends CallOptions = CallOptions>(input: OperationInput<"saveOrganisationAudit">, options?: Options): Promise<Answer<"saveOrganisationAudit", Options>> {
  return call({ operationId: "saveOrganisationAudit", method: "POST", path: "/user/api/org/audit/save", pathParams: [], queryParams: [] }, input, options);
}

/** The newest application of the signed-in person to join as an organisation. */
export function getOrganisationAudit<Options extends CallOptions = CallOptions>(input: OperationInput<"getOrganisationAudit"> = {}, options?: Options): Promise<Answer<"getOrganisationAudit", Options>> {
  return call({ operationId: "getOrganisationAudit", method: "GET", path: "/user/auth/org/audit/view", pathParams: [], queryParams: [] }, input, options);
}

/** Applications to become a lecturer, those that have waited longest first: operators see all, organisations those of their own people. */
export function listLecturerAudits<Options extends CallOptions = CallOptions>(input: OperationInput<"listLecturerAudits"> = {}, options?: Options): Promise<Answer<"listLecturerAudits", Options>> {
  return call({ operationId: "listLecturerAudits", method: "POST", path: "/user/auth/lecturer/audit/list", pathParams: [], queryParams: [] }, input, options);
}

/** Decides an application to become a lecturer; passed, the account is a lecturer's. */
export function auditLecturer<Options extends CallOptions = CallOptions>(input: OperationInput<"auditLecturer">, options?: Options): Promise<Answer<"auditLecturer", Options>> {
  return call({ operationId: "auditLecturer", method: "POST", path: "/user/auth/lecturer/audit/answer", pathParams: [], queryParams: [] }, input, options);
}

/** Applications to join as an organisation, those that have waited longest first. */
export function listOrganisationAudits<Options extends CallOptions = CallOptions>(input: OperationInput<"listOrganisationAudits"> = {}, options?: Options): Promise<Answer<"listOrganisationAudits", Options>> {
  return call({ operationId: "listOrganisationAudits", method: "POST", path: "/user/auth/org/audit/list", pathParams: [], queryParams: [] }, input, options);
}

/** Decides an application to join as an organisation; passed, the organisation is there and the account is its own. */
export function auditOrganisation<Options extends CallOptions = CallOptions>(input: OperationInput<"auditOrganisation">, options?: Options): Promise<Answer<"auditOrganisation", Options>> {
  return call({ operationId: "auditOrganisation", method: "POST", path: "/user/auth/org/audit/answer", pathParams: [], queryParams: [] }, input, options);
}

/** Whom the organisation that asks has invited to teach for it, the newest first. */
export function listLecturerInvitations<Options extends CallOptions = CallOptions>(input: OperationInput<"listLecturerInvitations"> = {}, options?: Options): Promise<Answer<"listLecturerInvitations", Options>> {
  return call({ operationId: "listLecturerInvitations", method: "POST", path: "/user/auth/org/lecturer/invitation/list", pathParams: [], queryParams: [] }, input, options);
}

/** Invites whoever has a mobile number to teach for the organisation that asks. */
export function saveLecturerInvitation<Options extends CallOptions = CallOptions>(input: OperationInput<"saveLecturerInvitation">, options?: Options): Promise<Answer<"saveLecturerInvitation", Options>> {
  return call({ operationId: "saveLecturerInvitation", method: "POST", path: "/user/auth/org/lecturer/invitation/save", pathParams: [], queryParams: [] }, input, options);
}

/** Makes a link by which people begin to teach for the organisation that asks: one of them, or all until a day. */
export function saveLecturerLink<Options extends CallOptions = CallOptions>(input: OperationInput<"saveLecturerLink">, options?: Options): Promise<Answer<"saveLecturerLink", Options>> {
  return call({ operationId: "saveLecturerLink", method: "POST", path: "/user/auth/org/lecturer/link/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes back an invitation or a link; who accepted stays. */
export function withdrawLecturerInvitation<Options extends CallOptions = CallOptions>(input: OperationInput<"withdrawLecturerInvitation">, options?: Options): Promise<Answer<"withdrawLecturerInvitation", Options>> {
  return call({ operationId: "withdrawLecturerInvitation", method: "POST", path: "/user/auth/org/lecturer/invitation/withdraw", pathParams: [], queryParams: [] }, input, options);
}

/** Ends that somebody teaches for the organisation that asks, and tells them. */
export function removeLecturer<Options extends CallOptions = CallOptions>(input: OperationInput<"removeLecturer">, options?: Options): Promise<Answer<"removeLecturer", Options>> {
  return call({ operationId: "removeLecturer", method: "POST", path: "/user/auth/org/lecturer/remove", pathParams: [], queryParams: [] }, input, options);
}

/** For whom one teaches, and who asks one to: by one's number, and by the link that one has. */
export function listLecturerOffers<Options extends CallOptions = CallOptions>(input: OperationInput<"listLecturerOffers"> = {}, options?: Options): Promise<Answer<"listLecturerOffers", Options>> {
  return call({ operationId: "listLecturerOffers", method: "POST", path: "/user/api/lecturer/offer/list", pathParams: [], queryParams: [] }, input, options);
}

/** Accepts or declines an invitation to teach, by its number or by the code of its link. */
export function updateLecturerInvitation<Options extends CallOptions = CallOptions>(input: OperationInput<"updateLecturerInvitation">, options?: Options): Promise<Answer<"updateLecturerInvitation", Options>> {
  return call({ operationId: "updateLecturerInvitation", method: "POST", path: "/user/auth/lecturer/offer/answer", pathParams: [], queryParams: [] }, input, options);
}

/** Ends that one teaches for one's organisation; one stays a lecturer. */
export function cancelTeaching<Options extends CallOptions = CallOptions>(input: OperationInput<"cancelTeaching"> = {}, options?: Options): Promise<Answer<"cancelTeaching", Options>> {
  return call({ operationId: "cancelTeaching", method: "POST", path: "/user/auth/lecturer/leave", pathParams: [], queryParams: [] }, input, options);
}

/** Lecturers with courses on the shelf. */
export function listLecturers<Options extends CallOptions = CallOptions>(input: OperationInput<"listLecturers"> = {}, options?: Options): Promise<Answer<"listLecturers", Options>> {
  return call({ operationId: "listLecturers", method: "POST", path: "/user/api/lecturer/list", pathParams: [], queryParams: [] }, input, options);
}

/** A lecturer. */
export function getLecturer<Options extends CallOptions = CallOptions>(input: OperationInput<"getLecturer">, options?: Options): Promise<Answer<"getLecturer", Options>> {
  return call({ operationId: "getLecturer", method: "POST", path: "/user/api/lecturer/view", pathParams: [], queryParams: [] }, input, options);
}

/** The trial balance: every account of the ledger, and whatever is uneven. */
export function getBooks<Options extends CallOptions = CallOptions>(input: OperationInput<"getBooks"> = {}, options?: Options): Promise<Answer<"getBooks", Options>> {
  return call({ operationId: "getBooks", method: "POST", path: "/user/auth/operator/ledger/books", pathParams: [], queryParams: [] }, input, options);
}

/** Entries of the ledger, the newest first. */
export function listLedgerEntries<Options extends CallOptions = CallOptions>(input: OperationInput<"listLedgerEntries"> = {}, options?: Options): Promise<Answer<"listLedgerEntries", Options>> {
  return call({ operationId: "listLedgerEntries", method: "POST", path: "/user/auth/operator/ledger/entry/list", pathParams: [], queryParams: [] }, input, options);
}

/** Where the signed-in lecturer sends live classes to. */
export function getLiveChannel<Options extends CallOptions = CallOptions>(input: OperationInput<"getLiveChannel"> = {}, options?: Options): Promise<Answer<"getLiveChannel", Options>> {
  return call({ operationId: "getLiveChannel", method: "POST", path: "/course/auth/course/channel/get", pathParams: [], queryParams: [] }, input, options);
}

/** The key of the lecturer's channel. */
export function getLiveChannelKey<Options extends CallOptions = CallOptions>(input: OperationInput<"getLiveChannelKey"> = {}, options?: Options): Promise<Answer<"getLiveChannelKey", Options>> {
  return call({ operationId: "getLiveChannelKey", method: "POST", path: "/course/auth/course/channel/key", pathParams: [], queryParams: [] }, input, options);
}

/** Gives the lecturer's channel another key; the old one is good no more, and who sends with it is cut off. */
export function updateChannelPassword<Options extends CallOptions = CallOptions>(input: OperationInput<"updateChannelPassword"> = {}, options?: Options): Promise<Answer<"updateChannelPassword", Options>> {
  return call({ operationId: "updateChannelPassword", method: "POST", path: "/course/auth/course/update/channel/passwd", pathParams: [], queryParams: [] }, input, options);
}

/** The sessions of one's live courses: those to come, or those that are over with who came. */
export function listLiveSessions<Options extends CallOptions = CallOptions>(input: OperationInput<"listLiveSessions"> = {}, options?: Options): Promise<Answer<"listLiveSessions", Options>> {
  return call({ operationId: "listLiveSessions", method: "POST", path: "/course/auth/course/live/session/list", pathParams: [], queryParams: [] }, input, options);
}

/** Who was at a session, the longest first, for those who look after it. */
export function listLiveAttendees<Options extends CallOptions = CallOptions>(input: OperationInput<"listLiveAttendees">, options?: Options): Promise<Answer<"listLiveAttendees", Options>> {
  return call({ operationId: "listLiveAttendees", method: "POST", path: "/course/auth/course/live/attendance/list", pathParams: [], queryParams: [] }, input, options);
}

/** Begins a course; it has its number from then on and is seen by those who make it alone. */
export function createCourseDraft<Options extends CallOptions = CallOptions>(input: OperationInput<"createCourseDraft">, options?: Options): Promise<Answer<"createCourseDraft", Options>> {
  return call({ operationId: "createCourseDraft", method: "POST", path: "/course/auth/course/draft/add", pathParams: [], queryParams: [] }, input, options);
}

/** The courses that a lecturer or an organisation makes. */
export function listCourseDrafts<Options extends CallOptions = CallOptions>(input: OperationInput<"listCourseDrafts"> = {}, options?: Options): Promise<Answer<"listCourseDrafts", Options>> {
  return call({ operationId: "listCourseDrafts", method: "POST", path: "/course/auth/course/draft/list", pathParams: [], queryParams: [] }, input, options);
}

/** The working draft of a course, for those who make it and those who audit it. */
export function getCourseDraft<Options extends CallOptions = CallOptions>(input: OperationInput<"getCourseDraft">, options?: Options): Promise<Answer<"getCourseDraft", Options>> {
  return call({ operationId: "getCourseDraft", method: "GET", path: "/course/auth/course/draft/view", pathParams: [], queryParams: ["courseId"] }, input, options);
}

/** Saves the working draft; learners see nothing of it. */
export function saveCourseDraft<Options extends CallOptions = CallOptions>(input: OperationInput<"saveCourseDraft">, options?: Options): Promise<Answer<"saveCourseDraft", Options>> {
  return call({ operationId: "saveCourseDraft", method: "POST", path: "/course/auth/course/draft/save", pathParams: [], queryParams: [] }, input, options);
}

/** Hands the draft to the audit. */
export function submitCourseDraft<Options extends CallOptions = CallOptions>(input: OperationInput<"submitCourseDraft">, options?: Options): Promise<Answer<"submitCourseDraft", Options>> {
  return call({ operationId: "submitCourseDraft", method: "POST", path: "/course/auth/course/draft/submit", pathParams: [], queryParams: [] }, input, options);
}

/** Takes the draft back from the audit. */
export function withdrawCourseDraft<Options extends CallOptions = CallOptions>(input: OperationInput<"withdrawCourseDraft">, options?: Options): Promise<Answer<"withdrawCourseDraft", Options>> {
  return call({ operationId: "withdrawCourseDraft", method: "POST", path: "/course/auth/course/draft/withdraw", pathParams: [], queryParams: [] }, input, options);
}

/** Puts a course that has passed on the shelf, or takes it off. */
export function saveCourseShelf<Options extends CallOptions = CallOptions>(input: OperationInput<"saveCourseShelf">, options?: Options): Promise<Answer<"saveCourseShelf", Options>> {
  return call({ operationId: "saveCourseShelf", method: "POST", path: "/course/auth/course/shelf/save", pathParams: [], queryParams: [] }, input, options);
}

/** Removes a course that never was published; of one that was, what was changed since. */
export function deleteCourseDraft<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteCourseDraft">, options?: Options): Promise<Answer<"deleteCourseDraft", Options>> {
  return call({ operationId: "deleteCourseDraft", method: "POST", path: "/course/auth/course/draft/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The courses that wait for the audit, those that have waited longest first. */
export function listCourseAudits<Options extends CallOptions = CallOptions>(input: OperationInput<"listCourseAudits"> = {}, options?: Options): Promise<Answer<"listCourseAudits", Options>> {
  return call({ operationId: "listCourseAudits", method: "POST", path: "/course/auth/course/audit/list", pathParams: [], queryParams: [] }, input, options);
}

/** Passes or refuses the version that was looked at; those who made it get a message. */
export function auditCourse<Options extends CallOptions = CallOptions>(input: OperationInput<"auditCourse">, options?: Options): Promise<Answer<"auditCourse", Options>> {
  return call({ operationId: "auditCourse", method: "POST", path: "/course/auth/course/audit/save", pathParams: [], queryParams: [] }, input, options);
}

/** The course as its page would look from the draft, for those who make it and those who audit it. */
export function getCoursePreview<Options extends CallOptions = CallOptions>(input: OperationInput<"getCoursePreview">, options?: Options): Promise<Answer<"getCoursePreview", Options>> {
  return call({ operationId: "getCoursePreview", method: "POST", path: "/course/auth/course/draft/preview", pathParams: [], queryParams: [] }, input, options);
}

/** The way to what a lesson of the draft shows. */
export function getPreviewMedia<Options extends CallOptions = CallOptions>(input: OperationInput<"getPreviewMedia">, options?: Options): Promise<Answer<"getPreviewMedia", Options>> {
  return call({ operationId: "getPreviewMedia", method: "POST", path: "/course/auth/course/draft/media", pathParams: [], queryParams: [] }, input, options);
}

/** The lecturers of the organisation that asks, with what becomes of their courses. */
export function listOrganisationLecturers<Options extends CallOptions = CallOptions>(input: OperationInput<"listOrganisationLecturers"> = {}, options?: Options): Promise<Answer<"listOrganisationLecturers", Options>> {
  return call({ operationId: "listOrganisationLecturers", method: "POST", path: "/user/auth/org/lecturer/list", pathParams: [], queryParams: [] }, input, options);
}

/** What the lecturer who asks says of themselves on their public page. */
export function getOwnLecturer<Options extends CallOptions = CallOptions>(input: OperationInput<"getOwnLecturer"> = {}, options?: Options): Promise<Answer<"getOwnLecturer", Options>> {
  return call({ operationId: "getOwnLecturer", method: "GET", path: "/user/auth/lecturer/profile/view", pathParams: [], queryParams: [] }, input, options);
}

/** Changes it, at once. */
export function saveOwnLecturer<Options extends CallOptions = CallOptions>(input: OperationInput<"saveOwnLecturer">, options?: Options): Promise<Answer<"saveOwnLecturer", Options>> {
  return call({ operationId: "saveOwnLecturer", method: "POST", path: "/user/auth/lecturer/profile/save", pathParams: [], queryParams: [] }, input, options);
}

/** The media assets of the signed-in person, of an organisation all that its people uploaded; the newest first. */
export function listMediaAssets<Options extends CallOptions = CallOptions>(input: OperationInput<"listMediaAssets"> = {}, options?: Options): Promise<Answer<"listMediaAssets", Options>> {
  return call({ operationId: "listMediaAssets", method: "POST", path: "/course/auth/media/list", pathParams: [], queryParams: [] }, input, options);
}

/** A media asset. */
export function getMediaAsset<Options extends CallOptions = CallOptions>(input: OperationInput<"getMediaAsset">, options?: Options): Promise<Answer<"getMediaAsset", Options>> {
  return call({ operationId: "getMediaAsset", method: "POST", path: "/course/auth/media/view", pathParams: [], queryParams: [] }, input, options);
}

/** The way to a media asset for whoever looks after it: to play a film, to save the rest. */
export function getMediaUrl<Options extends CallOptions = CallOptions>(input: OperationInput<"getMediaUrl">, options?: Options): Promise<Answer<"getMediaUrl", Options>> {
  return call({ operationId: "getMediaUrl", method: "POST", path: "/course/auth/media/url", pathParams: [], queryParams: [] }, input, options);
}

/** Gives a media asset another name. */
export function renameMediaAsset<Options extends CallOptions = CallOptions>(input: OperationInput<"renameMediaAsset">, options?: Options): Promise<Answer<"renameMediaAsset", Options>> {
  return call({ operationId: "renameMediaAsset", method: "POST", path: "/course/auth/media/rename", pathParams: [], queryParams: [] }, input, options);
}

/** Removes a media asset that no lesson and no draft uses. */
export function deleteMediaAsset<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteMediaAsset">, options?: Options): Promise<Answer<"deleteMediaAsset", Options>> {
  return call({ operationId: "deleteMediaAsset", method: "POST", path: "/course/auth/media/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The lessons and drafts that use a media asset, a hundred at most. */
export function listMediaLessons<Options extends CallOptions = CallOptions>(input: OperationInput<"listMediaLessons">, options?: Options): Promise<Answer<"listMediaLessons", Options>> {
  return call({ operationId: "listMediaLessons", method: "POST", path: "/course/auth/media/lesson/list", pathParams: [], queryParams: [] }, input, options);
}

/** The learners of the organisation that asks, the newest first, with what they answered to its own questions. */
export function listMembers<Options extends CallOptions = CallOptions>(input: OperationInput<"listMembers"> = {}, options?: Options): Promise<Answer<"listMembers", Options>> {
  return call({ operationId: "listMembers", method: "POST", path: "/user/auth/org/member/list", pathParams: [], queryParams: [] }, input, options);
}

/** Ends somebody's membership of the organisation, and tells them. */
export function removeMember<Options extends CallOptions = CallOptions>(input: OperationInput<"removeMember">, options?: Options): Promise<Answer<"removeMember", Options>> {
  return call({ operationId: "removeMember", method: "POST", path: "/user/auth/org/member/remove", pathParams: [], queryParams: [] }, input, options);
}

/** The codes by which people become members, the newest first. */
export function listMemberCodes<Options extends CallOptions = CallOptions>(input: OperationInput<"listMemberCodes"> = {}, options?: Options): Promise<Answer<"listMemberCodes", Options>> {
  return call({ operationId: "listMemberCodes", method: "POST", path: "/user/auth/org/member/code/list", pathParams: [], queryParams: [] }, input, options);
}

/** Makes a code by which people become members. */
export function addMemberCode<Options extends CallOptions = CallOptions>(input: OperationInput<"addMemberCode">, options?: Options): Promise<Answer<"addMemberCode", Options>> {
  return call({ operationId: "addMemberCode", method: "POST", path: "/user/auth/org/member/code/save", pathParams: [], queryParams: [] }, input, options);
}

/** Ends a code; who joined with it stays a member. */
export function removeMemberCode<Options extends CallOptions = CallOptions>(input: OperationInput<"removeMemberCode">, options?: Options): Promise<Answer<"removeMemberCode", Options>> {
  return call({ operationId: "removeMemberCode", method: "POST", path: "/user/auth/org/member/code/revoke", pathParams: [], queryParams: [] }, input, options);
}

/** Whom the organisation has invited by number, the newest first. */
export function listMemberInvitations<Options extends CallOptions = CallOptions>(input: OperationInput<"listMemberInvitations"> = {}, options?: Options): Promise<Answer<"listMemberInvitations", Options>> {
  return call({ operationId: "listMemberInvitations", method: "POST", path: "/user/auth/org/member/invitation/list", pathParams: [], queryParams: [] }, input, options);
}

/** Reads lines of a list of people and says which of them would be invited; nothing is stored. */
export function checkMemberList<Options extends CallOptions = CallOptions>(input: OperationInput<"checkMemberList">, options?: Options): Promise<Answer<"checkMemberList", Options>> {
  return call({ operationId: "checkMemberList", method: "POST", path: "/user/auth/org/member/invitation/check", pathParams: [], queryParams: [] }, input, options);
}

/** Invites the people of a list; each becomes a member when they accept. Who cannot be invited is named. */
export function importMembers<Options extends CallOptions = CallOptions>(input: OperationInput<"importMembers">, options?: Options): Promise<Answer<"importMembers", Options>> {
  return call({ operationId: "importMembers", method: "POST", path: "/user/auth/org/member/invitation/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes an invitation back that was not answered. */
export function withdrawMemberInvitation<Options extends CallOptions = CallOptions>(input: OperationInput<"withdrawMemberInvitation">, options?: Options): Promise<Answer<"withdrawMemberInvitation", Options>> {
  return call({ operationId: "withdrawMemberInvitation", method: "POST", path: "/user/auth/org/member/invitation/withdraw", pathParams: [], queryParams: [] }, input, options);
}

/** Changes what a learner is told to be; isRecommended is the operators' to say. */
export function updateMember<Options extends CallOptions = CallOptions>(input: OperationInput<"updateMember">, options?: Options): Promise<Answer<"updateMember", Options>> {
  return call({ operationId: "updateMember", method: "POST", path: "/user/auth/org/member/update", pathParams: [], queryParams: [] }, input, options);
}

/** Asks learners to complete their profiles before anything else: those that are named, or all of the organisation. */
export function sendProfileRequest<Options extends CallOptions = CallOptions>(input: OperationInput<"sendProfileRequest"> = {}, options?: Options): Promise<Answer<"sendProfileRequest", Options>> {
  return call({ operationId: "sendProfileRequest", method: "POST", path: "/user/auth/org/member/profile/ask", pathParams: [], queryParams: [] }, input, options);
}

/** What a learner filled in to complete their profile, where the site verifies profiles. Each look is recorded. */
export function getMemberProfile<Options extends CallOptions = CallOptions>(input: OperationInput<"getMemberProfile">, options?: Options): Promise<Answer<"getMemberProfile", Options>> {
  return call({ operationId: "getMemberProfile", method: "POST", path: "/user/auth/org/member/profile/view", pathParams: [], queryParams: [] }, input, options);
}

/** Verifies a profile that waits, or sends it back with words. */
export function auditMemberProfile<Options extends CallOptions = CallOptions>(input: OperationInput<"auditMemberProfile">, options?: Options): Promise<Answer<"auditMemberProfile", Options>> {
  return call({ operationId: "auditMemberProfile", method: "POST", path: "/user/auth/org/member/profile/audit", pathParams: [], queryParams: [] }, input, options);
}

/** The selfie of one of the organisation's learners, at an address for some minutes. Each look is recorded. */
export function getMemberSelfie<Options extends CallOptions = CallOptions>(input: OperationInput<"getMemberSelfie">, options?: Options): Promise<Answer<"getMemberSelfie", Options>> {
  return call({ operationId: "getMemberSelfie", method: "POST", path: "/user/auth/org/member/selfie", pathParams: [], queryParams: [] }, input, options);
}

/** What becoming a member of an organisation means for who asks; with a code where they have one. A code alone names its organisation. */
export function getMemberOffer<Options extends CallOptions = CallOptions>(input: OperationInput<"getMemberOffer"> = {}, options?: Options): Promise<Answer<"getMemberOffer", Options>> {
  return call({ operationId: "getMemberOffer", method: "POST", path: "/user/auth/member/offer", pathParams: [], queryParams: [] }, input, options);
}

/** Makes who asks a member of an organisation. */
export function startMembership<Options extends CallOptions = CallOptions>(input: OperationInput<"startMembership">, options?: Options): Promise<Answer<"startMembership", Options>> {
  return call({ operationId: "startMembership", method: "POST", path: "/user/auth/member/join", pathParams: [], queryParams: [] }, input, options);
}

/** To which organisation who asks belongs, and which invite them. */
export function getMembership<Options extends CallOptions = CallOptions>(input: OperationInput<"getMembership"> = {}, options?: Options): Promise<Answer<"getMembership", Options>> {
  return call({ operationId: "getMembership", method: "POST", path: "/user/auth/member/view", pathParams: [], queryParams: [] }, input, options);
}

/** Leaves the organisation that one belongs to. Courses, progress and certificates stay. */
export function cancelMembership<Options extends CallOptions = CallOptions>(input: OperationInput<"cancelMembership"> = {}, options?: Options): Promise<Answer<"cancelMembership", Options>> {
  return call({ operationId: "cancelMembership", method: "POST", path: "/user/auth/member/leave", pathParams: [], queryParams: [] }, input, options);
}

/** Accepts or declines the invitation of an organisation. */
export function updateMemberInvitation<Options extends CallOptions = CallOptions>(input: OperationInput<"updateMemberInvitation">, options?: Options): Promise<Answer<"updateMemberInvitation", Options>> {
  return call({ operationId: "updateMemberInvitation", method: "POST", path: "/user/auth/member/invitation/answer", pathParams: [], queryParams: [] }, input, options);
}

/** Whether a selfie is asked of the person, and theirs. */
export function getSelfie<Options extends CallOptions = CallOptions>(input: OperationInput<"getSelfie"> = {}, options?: Options): Promise<Answer<"getSelfie", Options>> {
  return call({ operationId: "getSelfie", method: "POST", path: "/user/auth/member/selfie/view", pathParams: [], queryParams: [] }, input, options);
}

/** Keeps an uploaded photo as the person's selfie; the one before is removed. */
export function saveSelfie<Options extends CallOptions = CallOptions>(input: OperationInput<"saveSelfie">, options?: Options): Promise<Answer<"saveSelfie", Options>> {
  return call({ operationId: "saveSelfie", method: "POST", path: "/user/auth/member/selfie/save", pathParams: [], queryParams: [] }, input, options);
}

/** Removes the person's selfie. */
export function removeSelfie<Options extends CallOptions = CallOptions>(input: OperationInput<"removeSelfie"> = {}, options?: Options): Promise<Answer<"removeSelfie", Options>> {
  return call({ operationId: "removeSelfie", method: "POST", path: "/user/auth/member/selfie/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The messages of the signed-in person: those on top first, then the newest. */
export function listMessages<Options extends CallOptions = CallOptions>(input: OperationInput<"listMessages"> = {}, options?: Options): Promise<Answer<"listMessages", Options>> {
  return call({ operationId: "listMessages", method: "POST", path: "/user/auth/msg/user/page", pathParams: [], queryParams: [] }, input, options);
}

/** Marks a message of the signed-in person as read. */
export function readMessage<Options extends CallOptions = CallOptions>(input: OperationInput<"readMessage">, options?: Options): Promise<Answer<"readMessage", Options>> {
  return call({ operationId: "readMessage", method: "POST", path: "/user/auth/msg/user/read", pathParams: [], queryParams: [] }, input, options);
}

/** How many messages the signed-in person has not read. */
export function getMessageCount<Options extends CallOptions = CallOptions>(input: OperationInput<"getMessageCount"> = {}, options?: Options): Promise<Answer<"getMessageCount", Options>> {
  return call({ operationId: "getMessageCount", method: "POST", path: "/user/auth/msg/user/num", pathParams: [], queryParams: [] }, input, options);
}

/** Marks all messages of the signed-in person as read. */
export function readAllMessages<Options extends CallOptions = CallOptions>(input: OperationInput<"readAllMessages"> = {}, options?: Options): Promise<Answer<"readAllMessages", Options>> {
  return call({ operationId: "readAllMessages", method: "POST", path: "/user/auth/msg/user/read/all", pathParams: [], queryParams: [] }, input, options);
}

/** Sends a suggestion to the platform, five an hour at most. */
export function saveSuggestion<Options extends CallOptions = CallOptions>(input: OperationInput<"saveSuggestion">, options?: Options): Promise<Answer<"saveSuggestion", Options>> {
  return call({ operationId: "saveSuggestion", method: "POST", path: "/user/auth/system/suggestion/save", pathParams: [], queryParams: [] }, input, options);
}

/** What people suggested, the newest first. */
export function listSuggestions<Options extends CallOptions = CallOptions>(input: OperationInput<"listSuggestions"> = {}, options?: Options): Promise<Answer<"listSuggestions", Options>> {
  return call({ operationId: "listSuggestions", method: "POST", path: "/user/auth/operator/suggestion/list", pathParams: [], queryParams: [] }, input, options);
}

/** Answers a suggestion in a message to who made it; without an answer it is put aside. */
export function sendSuggestionAnswer<Options extends CallOptions = CallOptions>(input: OperationInput<"sendSuggestionAnswer">, options?: Options): Promise<Answer<"sendSuggestionAnswer", Options>> {
  return call({ operationId: "sendSuggestionAnswer", method: "POST", path: "/user/auth/operator/suggestion/answer", pathParams: [], queryParams: [] }, input, options);
}

/** Which kinds of messages the signed-in person does not want, and which of the others by SMS too. */
export function getMessageChoice<Options extends CallOptions = CallOptions>(input: OperationInput<"getMessageChoice"> = {}, options?: Options): Promise<Answer<"getMessageChoice", Options>> {
  return call({ operationId: "getMessageChoice", method: "POST", path: "/user/auth/msg/choice/view", pathParams: [], queryParams: [] }, input, options);
}

/** Chooses which kinds of messages come, and which by SMS too; those of security, orders and decisions always do. */
export function saveMessageChoice<Options extends CallOptions = CallOptions>(input: OperationInput<"saveMessageChoice">, options?: Options): Promise<Answer<"saveMessageChoice", Options>> {
  return call({ operationId: "saveMessageChoice", method: "POST", path: "/user/auth/msg/choice/save", pathParams: [], queryParams: [] }, input, options);
}

/** What a site announced and will announce, with how many have read it. */
export function listAnnouncements<Options extends CallOptions = CallOptions>(input: OperationInput<"listAnnouncements"> = {}, options?: Options): Promise<Answer<"listAnnouncements", Options>> {
  return call({ operationId: "listAnnouncements", method: "POST", path: "/user/auth/msg/announcement/list", pathParams: [], queryParams: [] }, input, options);
}

/** Courses or classes of a site that an announcement can be for. */
export function listAnnouncementTargets<Options extends CallOptions = CallOptions>(input: OperationInput<"listAnnouncementTargets">, options?: Options): Promise<Answer<"listAnnouncementTargets", Options>> {
  return call({ operationId: "listAnnouncementTargets", method: "POST", path: "/user/auth/msg/announcement/target/list", pathParams: [], queryParams: [] }, input, options);
}

/** Writes a message to everybody, a course, a class or named people, sent at once or at a set time. */
export function saveAnnouncement<Options extends CallOptions = CallOptions>(input: OperationInput<"saveAnnouncement">, options?: Options): Promise<Answer<"saveAnnouncement", Options>> {
  return call({ operationId: "saveAnnouncement", method: "POST", path: "/user/auth/msg/announcement/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes an announcement back before it is sent. */
export function cancelAnnouncement<Options extends CallOptions = CallOptions>(input: OperationInput<"cancelAnnouncement">, options?: Options): Promise<Answer<"cancelAnnouncement", Options>> {
  return call({ operationId: "cancelAnnouncement", method: "POST", path: "/user/auth/msg/announcement/cancel", pathParams: [], queryParams: [] }, input, options);
}

/** Reports what somebody wrote; once a person. */
export function saveReport<Options extends CallOptions = CallOptions>(input: OperationInput<"saveReport">, options?: Options): Promise<Answer<"saveReport", Options>> {
  return call({ operationId: "saveReport", method: "POST", path: "/community/auth/report/save", pathParams: [], queryParams: [] }, input, options);
}

/** What waits to be decided on, those that weigh most first; or what was decided, the latest first. */
export function listReviews<Options extends CallOptions = CallOptions>(input: OperationInput<"listReviews"> = {}, options?: Options): Promise<Answer<"listReviews", Options>> {
  return call({ operationId: "listReviews", method: "POST", path: "/community/auth/moderation/review/list", pathParams: [], queryParams: [] }, input, options);
}

/** Decides: what is kept is shown again, what is removed is gone for readers; the writer is told. */
export function auditReview<Options extends CallOptions = CallOptions>(input: OperationInput<"auditReview">, options?: Options): Promise<Answer<"auditReview", Options>> {
  return call({ operationId: "auditReview", method: "POST", path: "/community/auth/moderation/review/audit", pathParams: [], queryParams: [] }, input, options);
}

/** Decides on several at once, in one transaction; each writer is told. */
export function auditReviews<Options extends CallOptions = CallOptions>(input: OperationInput<"auditReviews">, options?: Options): Promise<Answer<"auditReviews", Options>> {
  return call({ operationId: "auditReviews", method: "POST", path: "/community/auth/moderation/review/audit/list", pathParams: [], queryParams: [] }, input, options);
}

/** What became of something, step by step. */
export function listReviewEvents<Options extends CallOptions = CallOptions>(input: OperationInput<"listReviewEvents">, options?: Options): Promise<Answer<"listReviewEvents", Options>> {
  return call({ operationId: "listReviewEvents", method: "POST", path: "/community/auth/moderation/review/history", pathParams: [], queryParams: [] }, input, options);
}

/** What was decided about what one wrote, the latest first. */
export function listOwnReviews<Options extends CallOptions = CallOptions>(input: OperationInput<"listOwnReviews"> = {}, options?: Options): Promise<Answer<"listOwnReviews", Options>> {
  return call({ operationId: "listOwnReviews", method: "POST", path: "/community/auth/review/list", pathParams: [], queryParams: [] }, input, options);
}

/** Appeals against a decision, once. */
export function saveAppeal<Options extends CallOptions = CallOptions>(input: OperationInput<"saveAppeal">, options?: Options): Promise<Answer<"saveAppeal", Options>> {
  return call({ operationId: "saveAppeal", method: "POST", path: "/community/auth/review/appeal/save", pathParams: [], queryParams: [] }, input, options);
}

/** The list of words of the platform or an organisation, the latest first. */
export function listModerationWords<Options extends CallOptions = CallOptions>(input: OperationInput<"listModerationWords"> = {}, options?: Options): Promise<Answer<"listModerationWords", Options>> {
  return call({ operationId: "listModerationWords", method: "POST", path: "/community/auth/moderation/word/list", pathParams: [], queryParams: [] }, input, options);
}

/** Adds a word or changes one; it counts everywhere within a second. */
export function saveModerationWord<Options extends CallOptions = CallOptions>(input: OperationInput<"saveModerationWord">, options?: Options): Promise<Answer<"saveModerationWord", Options>> {
  return call({ operationId: "saveModerationWord", method: "POST", path: "/community/auth/moderation/word/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes words off the list. */
export function removeModerationWords<Options extends CallOptions = CallOptions>(input: OperationInput<"removeModerationWords"> = {}, options?: Options): Promise<Answer<"removeModerationWords", Options>> {
  return call({ operationId: "removeModerationWords", method: "POST", path: "/community/auth/moderation/word/delete", pathParams: [], queryParams: [] }, input, options);
}

/** What would become of a list of words; nothing is changed. */
export function checkWordList<Options extends CallOptions = CallOptions>(input: OperationInput<"checkWordList">, options?: Options): Promise<Answer<"checkWordList", Options>> {
  return call({ operationId: "checkWordList", method: "POST", path: "/community/auth/moderation/word/import/check", pathParams: [], queryParams: [] }, input, options);
}

/** Takes a list of words over; what is no word is left out. */
export function importWordList<Options extends CallOptions = CallOptions>(input: OperationInput<"importWordList">, options?: Options): Promise<Answer<"importWordList", Options>> {
  return call({ operationId: "importWordList", method: "POST", path: "/community/auth/moderation/word/import", pathParams: [], queryParams: [] }, input, options);
}

/** What the lists make of a text, and which words of it matched. */
export function checkModerationText<Options extends CallOptions = CallOptions>(input: OperationInput<"checkModerationText">, options?: Options): Promise<Answer<"checkModerationText", Options>> {
  return call({ operationId: "checkModerationText", method: "POST", path: "/community/auth/moderation/word/try", pathParams: [], queryParams: [] }, input, options);
}

/** Who may not write, or might not before; the latest first. */
export function listBlockedPeople<Options extends CallOptions = CallOptions>(input: OperationInput<"listBlockedPeople"> = {}, options?: Options): Promise<Answer<"listBlockedPeople", Options>> {
  return call({ operationId: "listBlockedPeople", method: "POST", path: "/community/auth/moderation/blocked/list", pathParams: [], queryParams: [] }, input, options);
}

/** Lets somebody write no more, or until a day; the person is told why. */
export function saveBlockedPerson<Options extends CallOptions = CallOptions>(input: OperationInput<"saveBlockedPerson">, options?: Options): Promise<Answer<"saveBlockedPerson", Options>> {
  return call({ operationId: "saveBlockedPerson", method: "POST", path: "/community/auth/moderation/blocked/save", pathParams: [], queryParams: [] }, input, options);
}

/** Lets somebody write again. */
export function removeBlockedPerson<Options extends CallOptions = CallOptions>(input: OperationInput<"removeBlockedPerson">, options?: Options): Promise<Answer<"removeBlockedPerson", Options>> {
  return call({ operationId: "removeBlockedPerson", method: "POST", path: "/community/auth/moderation/blocked/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The list of words as a file that can be imported again. */
export function exportModerationWords<Options extends CallOptions = CallOptions>(input: OperationInput<"exportModerationWords"> = {}, options?: Options): Promise<Answer<"exportModerationWords", Options>> {
  return call({ operationId: "exportModerationWords", method: "POST", path: "/community/auth/moderation/word/export", pathParams: [], queryParams: [] }, input, options);
}

/** How strictly is moderated. */
export function getModerationSettings<Options extends CallOptions = CallOptions>(input: OperationInput<"getModerationSettings"> = {}, options?: Options): Promise<Answer<"getModerationSettings", Options>> {
  return call({ operationId: "getModerationSettings", method: "POST", path: "/community/auth/moderation/setting/get", pathParams: [], queryParams: [] }, input, options);
}

/** Sets how strictly is moderated; what is absent is as usual. */
export function saveModerationSettings<Options extends CallOptions = CallOptions>(input: OperationInput<"saveModerationSettings"> = {}, options?: Options): Promise<Answer<"saveModerationSettings", Options>> {
  return call({ operationId: "saveModerationSettings", method: "POST", path: "/community/auth/moderation/setting/save", pathParams: [], queryParams: [] }, input, options);
}

/** People who wrote something, by a part of their name or by their number; of the platform all. Without either the writers of what waits in the queue. */
export function listWriters<Options extends CallOptions = CallOptions>(input: OperationInput<"listWriters"> = {}, options?: Options): Promise<Answer<"listWriters", Options>> {
  return call({ operationId: "listWriters", method: "POST", path: "/community/auth/moderation/writer/list", pathParams: [], queryParams: [] }, input, options);
}

/** The signed-in person's own notes of a course, in the order of its lessons. */
export function listStudyNotes<Options extends CallOptions = CallOptions>(input: OperationInput<"listStudyNotes">, options?: Options): Promise<Answer<"listStudyNotes", Options>> {
  return call({ operationId: "listStudyNotes", method: "POST", path: "/course/auth/course/note/list", pathParams: [], queryParams: [] }, input, options);
}

/** Writes a note beside a lesson, or, with id, changes its words. */
export function saveStudyNote<Options extends CallOptions = CallOptions>(input: OperationInput<"saveStudyNote">, options?: Options): Promise<Answer<"saveStudyNote", Options>> {
  return call({ operationId: "saveStudyNote", method: "POST", path: "/course/auth/course/note/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes a note of one's own away. */
export function deleteStudyNote<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteStudyNote">, options?: Options): Promise<Answer<"deleteStudyNote", Options>> {
  return call({ operationId: "deleteStudyNote", method: "POST", path: "/course/auth/course/note/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The open classes of a site, those that begin last first. */
export function listOwnOpenCourses<Options extends CallOptions = CallOptions>(input: OperationInput<"listOwnOpenCourses"> = {}, options?: Options): Promise<Answer<"listOwnOpenCourses", Options>> {
  return call({ operationId: "listOwnOpenCourses", method: "POST", path: "/user/auth/open/own/list", pathParams: [], queryParams: [] }, input, options);
}

/** Live sessions to come that an open class can be held in, the next first. */
export function listOpenSessions<Options extends CallOptions = CallOptions>(input: OperationInput<"listOpenSessions"> = {}, options?: Options): Promise<Answer<"listOpenSessions", Options>> {
  return call({ operationId: "listOpenSessions", method: "POST", path: "/user/auth/open/session/list", pathParams: [], queryParams: [] }, input, options);
}

/** Makes an open class in a live session, or changes one. */
export function saveOpenCourse<Options extends CallOptions = CallOptions>(input: OperationInput<"saveOpenCourse">, options?: Options): Promise<Answer<"saveOpenCourse", Options>> {
  return call({ operationId: "saveOpenCourse", method: "POST", path: "/user/auth/open/own/save", pathParams: [], queryParams: [] }, input, options);
}

/** Ends an open class that was not held; who is registered gets a message with the reason. */
export function cancelOpenCourse<Options extends CallOptions = CallOptions>(input: OperationInput<"cancelOpenCourse">, options?: Options): Promise<Answer<"cancelOpenCourse", Options>> {
  return call({ operationId: "cancelOpenCourse", method: "POST", path: "/user/auth/open/own/cancel", pathParams: [], queryParams: [] }, input, options);
}

/** The categories that have open classes, with how many. */
export function listOpenCourseCategories<Options extends CallOptions = CallOptions>(input: OperationInput<"listOpenCourseCategories"> = {}, options?: Options): Promise<Answer<"listOpenCourseCategories", Options>> {
  return call({ operationId: "listOpenCourseCategories", method: "GET", path: "/course/api/open/course/category/list", pathParams: [], queryParams: ["orgNo"] }, input, options);
}

/** Open classes: those that are on or come next first, then those that are over. */
export function listOpenCourses<Options extends CallOptions = CallOptions>(input: OperationInput<"listOpenCourses"> = {}, options?: Options): Promise<Answer<"listOpenCourses", Options>> {
  return call({ operationId: "listOpenCourses", method: "POST", path: "/course/api/open/list", pathParams: [], queryParams: [] }, input, options);
}

/** An open class. */
export function getOpenCourse<Options extends CallOptions = CallOptions>(input: OperationInput<"getOpenCourse">, options?: Options): Promise<Answer<"getOpenCourse", Options>> {
  return call({ operationId: "getOpenCourse", method: "GET", path: "/course/api/open/view", pathParams: [], queryParams: ["id"] }, input, options);
}

/** Whether the signed-in person is registered for an open class. */
export function getOpenCourseUser<Options extends CallOptions = CallOptions>(input: OperationInput<"getOpenCourseUser">, options?: Options): Promise<Answer<"getOpenCourseUser", Options>> {
  return call({ operationId: "getOpenCourseUser", method: "POST", path: "/course/auth/course/open/user/view", pathParams: [], queryParams: [] }, input, options);
}

/** Registers for an open class, with or without a reminder; again, changes the reminder. */
export function saveOpenCourseUser<Options extends CallOptions = CallOptions>(input: OperationInput<"saveOpenCourseUser">, options?: Options): Promise<Answer<"saveOpenCourseUser", Options>> {
  return call({ operationId: "saveOpenCourseUser", method: "POST", path: "/course/auth/course/open/user/save", pathParams: [], queryParams: [] }, input, options);
}

/** Gives the place in an open class back. */
export function deleteOpenCourseUser<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteOpenCourseUser">, options?: Options): Promise<Answer<"deleteOpenCourseUser", Options>> {
  return call({ operationId: "deleteOpenCourseUser", method: "POST", path: "/course/auth/course/open/user/delete", pathParams: [], queryParams: [] }, input, options);
}

/** What courses, exams, places in classes or a membership would cost the signed-in person now, with the coupons that fit. */
export function quoteOrder<Options extends CallOptions = CallOptions>(input: OperationInput<"quoteOrder"> = {}, options?: Options): Promise<Answer<"quoteOrder", Options>> {
  return call({ operationId: "quoteOrder", method: "POST", path: "/user/auth/order/info/quote", pathParams: [], queryParams: [] }, input, options);
}

/** Makes an order of courses, exams and places in classes, or of a membership, at the prices of now. */
export function createOrder<Options extends CallOptions = CallOptions>(input: OperationInput<"createOrder">, options?: Options): Promise<Answer<"createOrder", Options>> {
  return call({ operationId: "createOrder", method: "POST", path: "/user/auth/order/info/save", pathParams: [], queryParams: [] }, input, options);
}

/** The orders of the signed-in person, the newest first. */
export function listOrders<Options extends CallOptions = CallOptions>(input: OperationInput<"listOrders"> = {}, options?: Options): Promise<Answer<"listOrders", Options>> {
  return call({ operationId: "listOrders", method: "POST", path: "/user/auth/order/info/list", pathParams: [], queryParams: [] }, input, options);
}

/** An order of the signed-in person. */
export function getOrder<Options extends CallOptions = CallOptions>(input: OperationInput<"getOrder">, options?: Options): Promise<Answer<"getOrder", Options>> {
  return call({ operationId: "getOrder", method: "POST", path: "/user/auth/order/info/view", pathParams: [], queryParams: [] }, input, options);
}

/** Begins to pay an order, or pays it from the wallet. */
export function payOrder<Options extends CallOptions = CallOptions>(input: OperationInput<"payOrder">, options?: Options): Promise<Answer<"payOrder", Options>> {
  return call({ operationId: "payOrder", method: "POST", path: "/user/auth/order/pay/save", pathParams: [], queryParams: [] }, input, options);
}

/** Closes an order that is not paid. */
export function cancelOrder<Options extends CallOptions = CallOptions>(input: OperationInput<"cancelOrder">, options?: Options): Promise<Answer<"cancelOrder", Options>> {
  return call({ operationId: "cancelOrder", method: "POST", path: "/user/auth/order/info/close", pathParams: [], queryParams: [] }, input, options);
}

/** Asks for the money of a paid order back, or of some of its lines. */
export function saveRefund<Options extends CallOptions = CallOptions>(input: OperationInput<"saveRefund">, options?: Options): Promise<Answer<"saveRefund", Options>> {
  return call({ operationId: "saveRefund", method: "POST", path: "/user/auth/order/refund/save", pathParams: [], queryParams: [] }, input, options);
}

/** An operator agrees to a refund, or does not. */
export function auditRefund<Options extends CallOptions = CallOptions>(input: OperationInput<"auditRefund">, options?: Options): Promise<Answer<"auditRefund", Options>> {
  return call({ operationId: "auditRefund", method: "POST", path: "/user/auth/order/refund/audit", pathParams: [], queryParams: [] }, input, options);
}

/** The coupons of the signed-in person, those that can be used first. */
export function listCoupons<Options extends CallOptions = CallOptions>(input: OperationInput<"listCoupons"> = {}, options?: Options): Promise<Answer<"listCoupons", Options>> {
  return call({ operationId: "listCoupons", method: "POST", path: "/user/auth/coupon/list", pathParams: [], queryParams: [] }, input, options);
}

/** A payment of the signed-in person that the demo's provider waits for. */
export function getSandboxPayment<Options extends CallOptions = CallOptions>(input: OperationInput<"getSandboxPayment">, options?: Options): Promise<Answer<"getSandboxPayment", Options>> {
  return call({ operationId: "getSandboxPayment", method: "POST", path: "/user/auth/order/pay/sandbox/view", pathParams: [], queryParams: [] }, input, options);
}

/** Lets the demo's provider report a payment. */
export function saveSandboxPayment<Options extends CallOptions = CallOptions>(input: OperationInput<"saveSandboxPayment">, options?: Options): Promise<Answer<"saveSandboxPayment", Options>> {
  return call({ operationId: "saveSandboxPayment", method: "POST", path: "/user/auth/order/pay/sandbox/save", pathParams: [], queryParams: [] }, input, options);
}

/** Orders whose money is asked back, those that have waited longest first. */
export function listRefunds<Options extends CallOptions = CallOptions>(input: OperationInput<"listRefunds"> = {}, options?: Options): Promise<Answer<"listRefunds", Options>> {
  return call({ operationId: "listRefunds", method: "POST", path: "/user/auth/order/refund/list", pathParams: [], queryParams: [] }, input, options);
}

/** The organisations on the platform. */
export function listOrganisations<Options extends CallOptions = CallOptions>(input: OperationInput<"listOrganisations"> = {}, options?: Options): Promise<Answer<"listOrganisations", Options>> {
  return call({ operationId: "listOrganisations", method: "POST", path: "/user/api/org/list", pathParams: [], queryParams: [] }, input, options);
}

/** An organisation with its site info and navigation. */
export function getOrgInfo<Options extends CallOptions = CallOptions>(input: OperationInput<"getOrgInfo">, options?: Options): Promise<Answer<"getOrgInfo", Options>> {
  return call({ operationId: "getOrgInfo", method: "GET", path: "/user/api/org/info/org/{orgNo}", pathParams: ["orgNo"], queryParams: [] }, input, options);
}

/** What the organisation that asks says of itself on its site, as it is published. */
export function getOwnOrganisation<Options extends CallOptions = CallOptions>(input: OperationInput<"getOwnOrganisation"> = {}, options?: Options): Promise<Answer<"getOwnOrganisation", Options>> {
  return call({ operationId: "getOwnOrganisation", method: "GET", path: "/user/auth/org/sheet/view", pathParams: [], queryParams: [] }, input, options);
}

/** Changes it, and publishes the site with it at once; the draft of the studio stays. */
export function saveOwnOrganisation<Options extends CallOptions = CallOptions>(input: OperationInput<"saveOwnOrganisation">, options?: Options): Promise<Answer<"saveOwnOrganisation", Options>> {
  return call({ operationId: "saveOwnOrganisation", method: "POST", path: "/user/auth/org/sheet/save", pathParams: [], queryParams: [] }, input, options);
}

/** Sends what was filled in to the organisation whose site has the form. The published form says what it may be. */
export function sendOwnForm<Options extends CallOptions = CallOptions>(input: OperationInput<"sendOwnForm">, options?: Options): Promise<Answer<"sendOwnForm", Options>> {
  return call({ operationId: "sendOwnForm", method: "POST", path: "/user/api/ownForm/send", pathParams: [], queryParams: [] }, input, options);
}

/** What people sent by the organisation's own forms, the newest first. */
export function listFormEntries<Options extends CallOptions = CallOptions>(input: OperationInput<"listFormEntries"> = {}, options?: Options): Promise<Answer<"listFormEntries", Options>> {
  return call({ operationId: "listFormEntries", method: "POST", path: "/user/auth/org/formEntry/list", pathParams: [], queryParams: [] }, input, options);
}

/** Marks what was sent as done, or as new again. */
export function saveFormEntries<Options extends CallOptions = CallOptions>(input: OperationInput<"saveFormEntries">, options?: Options): Promise<Answer<"saveFormEntries", Options>> {
  return call({ operationId: "saveFormEntries", method: "POST", path: "/user/auth/org/formEntry/save", pathParams: [], queryParams: [] }, input, options);
}

/** Removes what was sent, for good. */
export function removeFormEntries<Options extends CallOptions = CallOptions>(input: OperationInput<"removeFormEntries">, options?: Options): Promise<Answer<"removeFormEntries", Options>> {
  return call({ operationId: "removeFormEntries", method: "POST", path: "/user/auth/org/formEntry/remove", pathParams: [], queryParams: [] }, input, options);
}

/** Where a film, the replay of a live class or a document can be played, for those who hold the course. */
export function getPlaybackUrl<Options extends CallOptions = CallOptions>(input: OperationInput<"getPlaybackUrl">, options?: Options): Promise<Answer<"getPlaybackUrl", Options>> {
  return call({ operationId: "getPlaybackUrl", method: "POST", path: "/course/auth/course/getPlaybackUrl", pathParams: [], queryParams: [] }, input, options);
}

/** Where a live class can be watched while it runs, for those who hold the course. */
export function getLiveUrl<Options extends CallOptions = CallOptions>(input: OperationInput<"getLiveUrl">, options?: Options): Promise<Answer<"getLiveUrl", Options>> {
  return call({ operationId: "getLiveUrl", method: "POST", path: "/course/auth/course/getLiveUrl", pathParams: [], queryParams: [] }, input, options);
}

/** Where a file can be downloaded, for those who hold the course. */
export function getAccessoryUrl<Options extends CallOptions = CallOptions>(input: OperationInput<"getAccessoryUrl">, options?: Options): Promise<Answer<"getAccessoryUrl", Options>> {
  return call({ operationId: "getAccessoryUrl", method: "POST", path: "/course/auth/course/accessory/download", pathParams: [], queryParams: [] }, input, options);
}

/** Where anybody can see a period that is free to try, or the first pages of a document. */
export function getTrialUrl<Options extends CallOptions = CallOptions>(input: OperationInput<"getTrialUrl">, options?: Options): Promise<Answer<"getTrialUrl", Options>> {
  return call({ operationId: "getTrialUrl", method: "POST", path: "/course/api/course/period/try", pathParams: [], queryParams: [] }, input, options);
}

/** Questions of the community: all by what happened last, the latest, the hot ones, those that nobody answered. */
export function listQuestions<Options extends CallOptions = CallOptions>(input: OperationInput<"listQuestions"> = {}, options?: Options): Promise<Answer<"listQuestions", Options>> {
  return call({ operationId: "listQuestions", method: "POST", path: "/community/api/questions/list", pathParams: [], queryParams: [] }, input, options);
}

/** Questions whose words are those that are searched. */
export function searchQuestions<Options extends CallOptions = CallOptions>(input: OperationInput<"searchQuestions">, options?: Options): Promise<Answer<"searchQuestions", Options>> {
  return call({ operationId: "searchQuestions", method: "POST", path: "/community/api/questions/search/list", pathParams: [], queryParams: [] }, input, options);
}

/** A question. */
export function getQuestion<Options extends CallOptions = CallOptions>(input: OperationInput<"getQuestion">, options?: Options): Promise<Answer<"getQuestion", Options>> {
  return call({ operationId: "getQuestion", method: "POST", path: "/community/api/questions/view", pathParams: [], queryParams: [] }, input, options);
}

/** The answers to a question with the comments below them: the accepted one first, then the most useful, or the newest. */
export function listAnswers<Options extends CallOptions = CallOptions>(input: OperationInput<"listAnswers">, options?: Options): Promise<Answer<"listAnswers", Options>> {
  return call({ operationId: "listAnswers", method: "POST", path: "/community/api/questions/comment/list", pathParams: [], queryParams: [] }, input, options);
}

/** The comments below a question itself, the oldest first. */
export function listQuestionComments<Options extends CallOptions = CallOptions>(input: OperationInput<"listQuestionComments">, options?: Options): Promise<Answer<"listQuestionComments", Options>> {
  return call({ operationId: "listQuestionComments", method: "POST", path: "/community/api/questions/remark/list", pathParams: [], queryParams: [] }, input, options);
}

/** Questions that are like what somebody is about to ask. */
export function listSimilarQuestions<Options extends CallOptions = CallOptions>(input: OperationInput<"listSimilarQuestions">, options?: Options): Promise<Answer<"listSimilarQuestions", Options>> {
  return call({ operationId: "listSimilarQuestions", method: "POST", path: "/community/api/questions/similar/list", pathParams: [], queryParams: [] }, input, options);
}

/** Asks a question. */
export function saveQuestion<Options extends CallOptions = CallOptions>(input: OperationInput<"saveQuestion">, options?: Options): Promise<Answer<"saveQuestion", Options>> {
  return call({ operationId: "saveQuestion", method: "POST", path: "/community/auth/questions/save", pathParams: [], queryParams: [] }, input, options);
}

/** A question as the signed-in person sees it, one's own also while it waits for review. */
export function getOwnQuestion<Options extends CallOptions = CallOptions>(input: OperationInput<"getOwnQuestion">, options?: Options): Promise<Answer<"getOwnQuestion", Options>> {
  return call({ operationId: "getOwnQuestion", method: "POST", path: "/community/auth/questions/view", pathParams: [], queryParams: [] }, input, options);
}

/** Answers a question, changes an answer or a comment of one's own, or comments on a question or an answer. */
export function saveAnswer<Options extends CallOptions = CallOptions>(input: OperationInput<"saveAnswer">, options?: Options): Promise<Answer<"saveAnswer", Options>> {
  return call({ operationId: "saveAnswer", method: "POST", path: "/community/auth/questions/comment/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes back an answer or a comment: one's own, or any on a site that one looks after. */
export function deleteAnswer<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteAnswer">, options?: Options): Promise<Answer<"deleteAnswer", Options>> {
  return call({ operationId: "deleteAnswer", method: "POST", path: "/community/auth/questions/comment/delete", pathParams: [], queryParams: [] }, input, options);
}

/** Likes, keeps or follows a question, or finds an answer useful. */
export function saveQuestionRecord<Options extends CallOptions = CallOptions>(input: OperationInput<"saveQuestionRecord">, options?: Options): Promise<Answer<"saveQuestionRecord", Options>> {
  return call({ operationId: "saveQuestionRecord", method: "POST", path: "/community/auth/questions/user/record/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes back a like, a favourite, a follow or that an answer is useful. */
export function deleteQuestionRecord<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteQuestionRecord">, options?: Options): Promise<Answer<"deleteQuestionRecord", Options>> {
  return call({ operationId: "deleteQuestionRecord", method: "POST", path: "/community/auth/questions/user/record/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The questions that the signed-in person asked, the latest first. */
export function listOwnQuestions<Options extends CallOptions = CallOptions>(input: OperationInput<"listOwnQuestions"> = {}, options?: Options): Promise<Answer<"listOwnQuestions", Options>> {
  return call({ operationId: "listOwnQuestions", method: "POST", path: "/community/auth/questions/list", pathParams: [], queryParams: [] }, input, options);
}

/** Changes a question of one's own. */
export function updateQuestion<Options extends CallOptions = CallOptions>(input: OperationInput<"updateQuestion">, options?: Options): Promise<Answer<"updateQuestion", Options>> {
  return call({ operationId: "updateQuestion", method: "POST", path: "/community/auth/questions/update", pathParams: [], queryParams: [] }, input, options);
}

/** Deletes a question of one's own. */
export function deleteQuestion<Options extends CallOptions = CallOptions>(input: OperationInput<"deleteQuestion">, options?: Options): Promise<Answer<"deleteQuestion", Options>> {
  return call({ operationId: "deleteQuestion", method: "POST", path: "/community/auth/questions/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The questions that the signed-in person likes, keeps, or follows. */
export function listQuestionRecords<Options extends CallOptions = CallOptions>(input: OperationInput<"listQuestionRecords"> = {}, options?: Options): Promise<Answer<"listQuestionRecords", Options>> {
  return call({ operationId: "listQuestionRecords", method: "POST", path: "/community/auth/questions/user/record/list", pathParams: [], queryParams: [] }, input, options);
}

/** What the signed-in person answered, the latest first. */
export function listOwnAnswers<Options extends CallOptions = CallOptions>(input: OperationInput<"listOwnAnswers"> = {}, options?: Options): Promise<Answer<"listOwnAnswers", Options>> {
  return call({ operationId: "listOwnAnswers", method: "POST", path: "/community/auth/questions/comment/list", pathParams: [], queryParams: [] }, input, options);
}

/** Accepts an answer to a question of one's own, another instead of the one before, or none. */
export function acceptAnswer<Options extends CallOptions = CallOptions>(input: OperationInput<"acceptAnswer">, options?: Options): Promise<Answer<"acceptAnswer", Options>> {
  return call({ operationId: "acceptAnswer", method: "POST", path: "/community/auth/questions/accept/save", pathParams: [], queryParams: [] }, input, options);
}

/** Invites somebody to answer a question, by their name in the community. */
export function sendAnswerInvitation<Options extends CallOptions = CallOptions>(input: OperationInput<"sendAnswerInvitation">, options?: Options): Promise<Answer<"sendAnswerInvitation", Options>> {
  return call({ operationId: "sendAnswerInvitation", method: "POST", path: "/community/auth/questions/invite/save", pathParams: [], queryParams: [] }, input, options);
}

/** Closes a question as a duplicate of another, or opens it again: its asker, and those who look after the site. */
export function saveQuestionDuplicate<Options extends CallOptions = CallOptions>(input: OperationInput<"saveQuestionDuplicate">, options?: Options): Promise<Answer<"saveQuestionDuplicate", Options>> {
  return call({ operationId: "saveQuestionDuplicate", method: "POST", path: "/community/auth/questions/close/save", pathParams: [], queryParams: [] }, input, options);
}

/** Keeps what a person writes before it is published. */
export function savePostDraft<Options extends CallOptions = CallOptions>(input: OperationInput<"savePostDraft">, options?: Options): Promise<Answer<"savePostDraft", Options>> {
  return call({ operationId: "savePostDraft", method: "POST", path: "/community/auth/draft/save", pathParams: [], queryParams: [] }, input, options);
}

/** A draft of one's own, by its number or that of the post that it changes. */
export function getPostDraft<Options extends CallOptions = CallOptions>(input: OperationInput<"getPostDraft"> = {}, options?: Options): Promise<Answer<"getPostDraft", Options>> {
  return call({ operationId: "getPostDraft", method: "POST", path: "/community/auth/draft/view", pathParams: [], queryParams: [] }, input, options);
}

/** What the signed-in person has not published, the latest first. */
export function listPostDrafts<Options extends CallOptions = CallOptions>(input: OperationInput<"listPostDrafts"> = {}, options?: Options): Promise<Answer<"listPostDrafts", Options>> {
  return call({ operationId: "listPostDrafts", method: "POST", path: "/community/auth/draft/list", pathParams: [], queryParams: [] }, input, options);
}

/** Throws a draft away. */
export function deletePostDraft<Options extends CallOptions = CallOptions>(input: OperationInput<"deletePostDraft">, options?: Options): Promise<Answer<"deletePostDraft", Options>> {
  return call({ operationId: "deletePostDraft", method: "POST", path: "/community/auth/draft/delete", pathParams: [], queryParams: [] }, input, options);
}

/** How a post of one's own was published before, the latest first. */
export function listPostRevisions<Options extends CallOptions = CallOptions>(input: OperationInput<"listPostRevisions">, options?: Options): Promise<Answer<"listPostRevisions", Options>> {
  return call({ operationId: "listPostRevisions", method: "POST", path: "/community/auth/revision/list", pathParams: [], queryParams: [] }, input, options);
}

/** A post of one's own as it was published once, with its body. */
export function getPostRevision<Options extends CallOptions = CallOptions>(input: OperationInput<"getPostRevision">, options?: Options): Promise<Answer<"getPostRevision", Options>> {
  return call({ operationId: "getPostRevision", method: "POST", path: "/community/auth/revision/view", pathParams: [], queryParams: [] }, input, options);
}

/** The referral code of who asks, what a first payment earns, and what was earned. */
export function getReferral<Options extends CallOptions = CallOptions>(input: OperationInput<"getReferral"> = {}, options?: Options): Promise<Answer<"getReferral", Options>> {
  return call({ operationId: "getReferral", method: "POST", path: "/user/auth/referral/view", pathParams: [], queryParams: [] }, input, options);
}

/** Who came by the referral code of who asks, the newest first, with the reward of each. */
export function listReferrals<Options extends CallOptions = CallOptions>(input: OperationInput<"listReferrals"> = {}, options?: Options): Promise<Answer<"listReferrals", Options>> {
  return call({ operationId: "listReferrals", method: "POST", path: "/user/auth/referral/list", pathParams: [], queryParams: [] }, input, options);
}

/** Moves what was earned and is settled into one's own wallet, to buy with it. */
export function withdrawReward<Options extends CallOptions = CallOptions>(input: OperationInput<"withdrawReward">, options?: Options): Promise<Answer<"withdrawReward", Options>> {
  return call({ operationId: "withdrawReward", method: "POST", path: "/user/auth/referral/wallet/save", pathParams: [], queryParams: [] }, input, options);
}

/** What the organisation that asks sold, the newest first, with sums of all that is found. */
export function listSoldLines<Options extends CallOptions = CallOptions>(input: OperationInput<"listSoldLines"> = {}, options?: Options): Promise<Answer<"listSoldLines", Options>> {
  return call({ operationId: "listSoldLines", method: "POST", path: "/user/auth/org/order/list", pathParams: [], queryParams: [] }, input, options);
}

/** What a lecturer of the organisation that asks gets of each sale from now on. */
export function saveLecturerShare<Options extends CallOptions = CallOptions>(input: OperationInput<"saveLecturerShare">, options?: Options): Promise<Answer<"saveLecturerShare", Options>> {
  return call({ operationId: "saveLecturerShare", method: "POST", path: "/user/auth/org/lecturer/share/save", pathParams: [], queryParams: [] }, input, options);
}

/** What the platform keeps, by organisation, lecturer or course. */
export function listPlatformShares<Options extends CallOptions = CallOptions>(input: OperationInput<"listPlatformShares"> = {}, options?: Options): Promise<Answer<"listPlatformShares", Options>> {
  return call({ operationId: "listPlatformShares", method: "POST", path: "/user/auth/operator/share/list", pathParams: [], queryParams: [] }, input, options);
}

/** What the platform keeps of sales, from now or a later time on. */
export function savePlatformShare<Options extends CallOptions = CallOptions>(input: OperationInput<"savePlatformShare">, options?: Options): Promise<Answer<"savePlatformShare", Options>> {
  return call({ operationId: "savePlatformShare", method: "POST", path: "/user/auth/operator/share/save", pathParams: [], queryParams: [] }, input, options);
}

/** The changes of a share, the latest first. */
export function listShareChanges<Options extends CallOptions = CallOptions>(input: OperationInput<"listShareChanges">, options?: Options): Promise<Answer<"listShareChanges", Options>> {
  return call({ operationId: "listShareChanges", method: "POST", path: "/user/auth/operator/share/change/list", pathParams: [], queryParams: [] }, input, options);
}

/** Courses on the shelf, or those that operators took off it. */
export function listShelfCourses<Options extends CallOptions = CallOptions>(input: OperationInput<"listShelfCourses"> = {}, options?: Options): Promise<Answer<"listShelfCourses", Options>> {
  return call({ operationId: "listShelfCourses", method: "POST", path: "/user/auth/operator/course/shelf/list", pathParams: [], queryParams: [] }, input, options);
}

/** Takes a course off the shelf, with a reason that those who make it read. */
export function suspendCourse<Options extends CallOptions = CallOptions>(input: OperationInput<"suspendCourse">, options?: Options): Promise<Answer<"suspendCourse", Options>> {
  return call({ operationId: "suspendCourse", method: "POST", path: "/user/auth/operator/course/suspend", pathParams: [], queryParams: [] }, input, options);
}

/** Puts a course back that an operator took off the shelf. */
export function resumeCourse<Options extends CallOptions = CallOptions>(input: OperationInput<"resumeCourse">, options?: Options): Promise<Answer<"resumeCourse", Options>> {
  return call({ operationId: "resumeCourse", method: "POST", path: "/user/auth/operator/course/resume", pathParams: [], queryParams: [] }, input, options);
}

/** The key that passwords are encrypted with, and a nonce for one sign-in. */
export function getLoginKey<Options extends CallOptions = CallOptions>(input: OperationInput<"getLoginKey"> = {}, options?: Options): Promise<Answer<"getLoginKey", Options>> {
  return call({ operationId: "getLoginKey", method: "GET", path: "/user/api/user/get/rsa", pathParams: [], queryParams: [] }, input, options);
}

/** Signs in; the password is RSA-OAEP SHA-256 over the UTF-8 JSON {password, nonce, time}, base64. After 20 wrong passwords and codes of one network within an hour each takes a captcha (CAPTCHA_NEEDED, 1110), as do the other calls here that take a code; the nonce of a call that was refused for want of it is still good. */
export function loginWithPassword<Options extends CallOptions = CallOptions>(input: OperationInput<"loginWithPassword">, options?: Options): Promise<Answer<"loginWithPassword", Options>> {
  return call({ operationId: "loginWithPassword", method: "POST", path: "/user/api/user/login/password", pathParams: [], queryParams: [] }, input, options);
}

/** A calculation for the browser, asked for by calls that answer CAPTCHA_NEEDED (1110); good for five minutes and one call. */
export function getCaptcha<Options extends CallOptions = CallOptions>(input: OperationInput<"getCaptcha"> = {}, options?: Options): Promise<Answer<"getCaptcha", Options>> {
  return call({ operationId: "getCaptcha", method: "GET", path: "/user/api/captcha/get", pathParams: [], queryParams: [] }, input, options);
}

/** Sends a code by SMS; the answer is the same whether the number has an account or not. After the third within a day of a number or an address, it takes a captcha. For purpose change the caller is signed in, and without mobile the code goes to the account's present number. */
export function sendCode<Options extends CallOptions = CallOptions>(input: OperationInput<"sendCode">, options?: Options): Promise<Answer<"sendCode", Options>> {
  return call({ operationId: "sendCode", method: "POST", path: "/user/api/user/send/code", pathParams: [], queryParams: [] }, input, options);
}

/** Signs in with a code that was sent for it. */
export function loginWithCode<Options extends CallOptions = CallOptions>(input: OperationInput<"loginWithCode">, options?: Options): Promise<Answer<"loginWithCode", Options>> {
  return call({ operationId: "loginWithCode", method: "POST", path: "/user/api/user/login/code", pathParams: [], queryParams: [] }, input, options);
}

/** Makes a learner of the site, and signs in; the password is encrypted as for loginWithPassword. What else an account is (userType, isVip, orgNo, isRecommended) is not taken from here. */
export function register<Options extends CallOptions = CallOptions>(input: OperationInput<"register">, options?: Options): Promise<Answer<"register", Options>> {
  return call({ operationId: "register", method: "POST", path: "/user/api/user/register", pathParams: [], queryParams: [] }, input, options);
}

/** Sets the password of whoever holds the number, and ends the account's session. */
export function resetPassword<Options extends CallOptions = CallOptions>(input: OperationInput<"resetPassword">, options?: Options): Promise<Answer<"resetPassword", Options>> {
  return call({ operationId: "resetPassword", method: "POST", path: "/user/api/user/update/password", pathParams: [], queryParams: [] }, input, options);
}

/** Changes the password, and ends the account's other sessions; both are encrypted as for loginWithPassword, with the same nonce or two. */
export function updateLoginPassword<Options extends CallOptions = CallOptions>(input: OperationInput<"updateLoginPassword">, options?: Options): Promise<Answer<"updateLoginPassword", Options>> {
  return call({ operationId: "updateLoginPassword", method: "POST", path: "/user/auth/user/ext/update/login/password", pathParams: [], queryParams: [] }, input, options);
}

/** Ends the session. */
export function logout<Options extends CallOptions = CallOptions>(input: OperationInput<"logout"> = {}, options?: Options): Promise<Answer<"logout", Options>> {
  return call({ operationId: "logout", method: "POST", path: "/user/auth/user/ext/user/logout", pathParams: [], queryParams: [] }, input, options);
}

/** The pictures of an organisation's library, the newest first, with where each is shown. */
export function listSiteImages<Options extends CallOptions = CallOptions>(input: OperationInput<"listSiteImages">, options?: Options): Promise<Answer<"listSiteImages", Options>> {
  return call({ operationId: "listSiteImages", method: "POST", path: "/studio/auth/image/list", pathParams: [], queryParams: [] }, input, options);
}

/** Takes a picture into the library; the same file is kept once, also when it was removed before. */
export function addSiteImage<Options extends CallOptions = CallOptions>(input: OperationInput<"addSiteImage">, options?: Options): Promise<Answer<"addSiteImage", Options>> {
  return call({ operationId: "addSiteImage", method: "POST", path: "/studio/auth/image/add", pathParams: [], queryParams: [] }, input, options);
}

/** Changes the name of a picture, and what it shows in words. */
export function saveSiteImage<Options extends CallOptions = CallOptions>(input: OperationInput<"saveSiteImage">, options?: Options): Promise<Answer<"saveSiteImage", Options>> {
  return call({ operationId: "saveSiteImage", method: "POST", path: "/studio/auth/image/save", pathParams: [], queryParams: [] }, input, options);
}

/** Cuts a part out of a picture, as a picture of its own; the whole one stays. */
export function addSiteImagePart<Options extends CallOptions = CallOptions>(input: OperationInput<"addSiteImagePart">, options?: Options): Promise<Answer<"addSiteImagePart", Options>> {
  return call({ operationId: "addSiteImagePart", method: "POST", path: "/studio/auth/image/part/add", pathParams: [], queryParams: [] }, input, options);
}

/** Takes a picture out of the library; one that the site shows is refused, and earlier versions keep theirs. */
export function removeSiteImage<Options extends CallOptions = CallOptions>(input: OperationInput<"removeSiteImage">, options?: Options): Promise<Answer<"removeSiteImage", Options>> {
  return call({ operationId: "removeSiteImage", method: "POST", path: "/studio/auth/image/remove", pathParams: [], queryParams: [] }, input, options);
}

/** Puts a picture back that was removed within the last 30 days. */
export function restoreSiteImage<Options extends CallOptions = CallOptions>(input: OperationInput<"restoreSiteImage">, options?: Options): Promise<Answer<"restoreSiteImage", Options>> {
  return call({ operationId: "restoreSiteImage", method: "POST", path: "/studio/auth/image/restore", pathParams: [], queryParams: [] }, input, options);
}

/** Takes the site of an organisation off: its pages say so, calls on its behalf are refused, and its people change nothing. */
export function suspendSite<Options extends CallOptions = CallOptions>(input: OperationInput<"suspendSite">, options?: Options): Promise<Answer<"suspendSite", Options>> {
  return call({ operationId: "suspendSite", method: "POST", path: "/site/auth/operator/site/suspend", pathParams: [], queryParams: [] }, input, options);
}

/** Puts a suspended site on again. */
export function resumeSite<Options extends CallOptions = CallOptions>(input: OperationInput<"resumeSite">, options?: Options): Promise<Answer<"resumeSite", Options>> {
  return call({ operationId: "resumeSite", method: "POST", path: "/site/auth/operator/site/resume", pathParams: [], queryParams: [] }, input, options);
}

/** Takes the sites of several organisations off. */
export function suspendSites<Options extends CallOptions = CallOptions>(input: OperationInput<"suspendSites">, options?: Options): Promise<Answer<"suspendSites", Options>> {
  return call({ operationId: "suspendSites", method: "POST", path: "/site/auth/operator/site/suspend/many", pathParams: [], queryParams: [] }, input, options);
}

/** Puts several suspended sites on again. */
export function resumeSites<Options extends CallOptions = CallOptions>(input: OperationInput<"resumeSites">, options?: Options): Promise<Answer<"resumeSites", Options>> {
  return call({ operationId: "resumeSites", method: "POST", path: "/site/auth/operator/site/resume/many", pathParams: [], queryParams: [] }, input, options);
}

/** What an organisation uses of what it may use. */
export function getSiteUsage<Options extends CallOptions = CallOptions>(input: OperationInput<"getSiteUsage">, options?: Options): Promise<Answer<"getSiteUsage", Options>> {
  return call({ operationId: "getSiteUsage", method: "POST", path: "/site/auth/site/usage", pathParams: [], queryParams: [] }, input, options);
}

/** Sets what an organisation may use; `default` is for all that have no plan of their own. */
export function saveSitePlan<Options extends CallOptions = CallOptions>(input: OperationInput<"saveSitePlan">, options?: Options): Promise<Answer<"saveSitePlan", Options>> {
  return call({ operationId: "saveSitePlan", method: "POST", path: "/site/auth/operator/site/plan/save", pathParams: [], queryParams: [] }, input, options);
}

/** Changes what several organisations may use. */
export function updateSitePlans<Options extends CallOptions = CallOptions>(input: OperationInput<"updateSitePlans">, options?: Options): Promise<Answer<"updateSitePlans", Options>> {
  return call({ operationId: "updateSitePlans", method: "POST", path: "/site/auth/operator/site/plan/update/many", pathParams: [], queryParams: [] }, input, options);
}

/** Drafts of all sites with unpublished work, those saved last first, with what their check finds. */
export function listDraftFaults<Options extends CallOptions = CallOptions>(input: OperationInput<"listDraftFaults"> = {}, options?: Options): Promise<Answer<"listDraftFaults", Options>> {
  return call({ operationId: "listDraftFaults", method: "POST", path: "/site/auth/operator/draft/fault/list", pathParams: [], queryParams: [] }, input, options);
}

/** The organisations' sites with their use, by number unless sorted. */
export function listSites<Options extends CallOptions = CallOptions>(input: OperationInput<"listSites"> = {}, options?: Options): Promise<Answer<"listSites", Options>> {
  return call({ operationId: "listSites", method: "POST", path: "/site/auth/operator/site/list", pathParams: [], queryParams: [] }, input, options);
}

/** One organisation's site, with what is wrong in its folder and in what it has published. */
export function getSite<Options extends CallOptions = CallOptions>(input: OperationInput<"getSite">, options?: Options): Promise<Answer<"getSite", Options>> {
  return call({ operationId: "getSite", method: "POST", path: "/site/auth/operator/site/view", pathParams: [], queryParams: [] }, input, options);
}

/** One organisation's site in numbers, by month. */
export function getSiteFigures<Options extends CallOptions = CallOptions>(input: OperationInput<"getSiteFigures">, options?: Options): Promise<Answer<"getSiteFigures", Options>> {
  return call({ operationId: "getSiteFigures", method: "POST", path: "/site/auth/operator/site/figures/view", pathParams: [], queryParams: [] }, input, options);
}

/** The whole sites that a site can begin from. */
export function listFlavours<Options extends CallOptions = CallOptions>(input: OperationInput<"listFlavours"> = {}, options?: Options): Promise<Answer<"listFlavours", Options>> {
  return call({ operationId: "listFlavours", method: "POST", path: "/site/auth/flavour/list", pathParams: [], queryParams: [] }, input, options);
}

/** Makes an organisation with its site and its account. */
export function addSite<Options extends CallOptions = CallOptions>(input: OperationInput<"addSite">, options?: Options): Promise<Answer<"addSite", Options>> {
  return call({ operationId: "addSite", method: "POST", path: "/site/auth/operator/site/add", pathParams: [], queryParams: [] }, input, options);
}

/** Who works for the organisation that asks, and who is invited to: those first, then the newest. */
export function listStaff<Options extends CallOptions = CallOptions>(input: OperationInput<"listStaff"> = {}, options?: Options): Promise<Answer<"listStaff", Options>> {
  return call({ operationId: "listStaff", method: "POST", path: "/user/auth/org/staff/list", pathParams: [], queryParams: [] }, input, options);
}

/** Invites whoever has a mobile number to work for the organisation that asks, in a role. */
export function saveStaffInvitation<Options extends CallOptions = CallOptions>(input: OperationInput<"saveStaffInvitation">, options?: Options): Promise<Answer<"saveStaffInvitation", Options>> {
  return call({ operationId: "saveStaffInvitation", method: "POST", path: "/user/auth/org/staff/invitation/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes back an invitation that is open. */
export function withdrawStaffInvitation<Options extends CallOptions = CallOptions>(input: OperationInput<"withdrawStaffInvitation">, options?: Options): Promise<Answer<"withdrawStaffInvitation", Options>> {
  return call({ operationId: "withdrawStaffInvitation", method: "POST", path: "/user/auth/org/staff/invitation/withdraw", pathParams: [], queryParams: [] }, input, options);
}

/** Gives somebody who works for the organisation that asks, or is invited to, another role. */
export function updateStaff<Options extends CallOptions = CallOptions>(input: OperationInput<"updateStaff">, options?: Options): Promise<Answer<"updateStaff", Options>> {
  return call({ operationId: "updateStaff", method: "POST", path: "/user/auth/org/staff/update", pathParams: [], queryParams: [] }, input, options);
}

/** Ends that somebody works for the organisation that asks, from their next call on, and tells them. */
export function removeStaff<Options extends CallOptions = CallOptions>(input: OperationInput<"removeStaff">, options?: Options): Promise<Answer<"removeStaff", Options>> {
  return call({ operationId: "removeStaff", method: "POST", path: "/user/auth/org/staff/remove", pathParams: [], queryParams: [] }, input, options);
}

/** For which organisations one works, and which ask one to: those first, then the newest. */
export function listStaffPlaces<Options extends CallOptions = CallOptions>(input: OperationInput<"listStaffPlaces"> = {}, options?: Options): Promise<Answer<"listStaffPlaces", Options>> {
  return call({ operationId: "listStaffPlaces", method: "POST", path: "/user/auth/staff/place/list", pathParams: [], queryParams: [] }, input, options);
}

/** Accepts or declines to work for an organisation. */
export function updateStaffInvitation<Options extends CallOptions = CallOptions>(input: OperationInput<"updateStaffInvitation">, options?: Options): Promise<Answer<"updateStaffInvitation", Options>> {
  return call({ operationId: "updateStaffInvitation", method: "POST", path: "/user/auth/staff/invitation/answer", pathParams: [], queryParams: [] }, input, options);
}

/** Acts for an organisation from now on, in this session: what the role may, and nothing as oneself. */
export function startStaffWork<Options extends CallOptions = CallOptions>(input: OperationInput<"startStaffWork">, options?: Options): Promise<Answer<"startStaffWork", Options>> {
  return call({ operationId: "startStaffWork", method: "POST", path: "/user/auth/staff/work/start", pathParams: [], queryParams: [] }, input, options);
}

/** Acts as oneself again in this session; one goes on working for the organisation. */
export function leaveStaffWork<Options extends CallOptions = CallOptions>(input: OperationInput<"leaveStaffWork"> = {}, options?: Options): Promise<Answer<"leaveStaffWork", Options>> {
  return call({ operationId: "leaveStaffWork", method: "POST", path: "/user/auth/staff/work/leave", pathParams: [], queryParams: [] }, input, options);
}

/** Works for an organisation no more. */
export function cancelStaffPlace<Options extends CallOptions = CallOptions>(input: OperationInput<"cancelStaffPlace">, options?: Options): Promise<Answer<"cancelStaffPlace", Options>> {
  return call({ operationId: "cancelStaffPlace", method: "POST", path: "/user/auth/staff/place/cancel", pathParams: [], queryParams: [] }, input, options);
}

/** The months of a statement, the newest first. */
export function listStatements<Options extends CallOptions = CallOptions>(input: OperationInput<"listStatements"> = {}, options?: Options): Promise<Answer<"listStatements", Options>> {
  return call({ operationId: "listStatements", method: "POST", path: "/user/auth/user/account/statement/list", pathParams: [], queryParams: [] }, input, options);
}

/** The statement of a month: opening, entries, closing. */
export function getStatement<Options extends CallOptions = CallOptions>(input: OperationInput<"getStatement"> = {}, options?: Options): Promise<Answer<"getStatement", Options>> {
  return call({ operationId: "getStatement", method: "POST", path: "/user/auth/user/account/statement/view", pathParams: [], queryParams: [] }, input, options);
}

/** The same as a file, with the opening first and the closing last. */
export function exportStatement<Options extends CallOptions = CallOptions>(input: OperationInput<"exportStatement">, options?: Options): Promise<Answer<"exportStatement", Options>> {
  return call({ operationId: "exportStatement", method: "POST", path: "/user/auth/user/account/statement/export", pathParams: [], queryParams: [] }, input, options);
}

/** What is edited of a site, and what it stands on. */
export function getSiteDraft<Options extends CallOptions = CallOptions>(input: OperationInput<"getSiteDraft">, options?: Options): Promise<Answer<"getSiteDraft", Options>> {
  return call({ operationId: "getSiteDraft", method: "GET", path: "/studio/auth/site/draft/view", pathParams: [], queryParams: ["siteOrgNo"] }, input, options);
}

/** Saves the draft over the version that was edited; one with faults is kept, and cannot be published. */
export function saveSiteDraft<Options extends CallOptions = CallOptions>(input: OperationInput<"saveSiteDraft">, options?: Options): Promise<Answer<"saveSiteDraft", Options>> {
  return call({ operationId: "saveSiteDraft", method: "POST", path: "/studio/auth/site/draft/save", pathParams: [], queryParams: [] }, input, options);
}

/** Gives the draft up: what is published is edited again. */
export function discardSiteDraft<Options extends CallOptions = CallOptions>(input: OperationInput<"discardSiteDraft">, options?: Options): Promise<Answer<"discardSiteDraft", Options>> {
  return call({ operationId: "discardSiteDraft", method: "POST", path: "/studio/auth/site/draft/discard", pathParams: [], queryParams: [] }, input, options);
}

/** What is wrong in a layer, without saving it. */
export function checkSitePatch<Options extends CallOptions = CallOptions>(input: OperationInput<"checkSitePatch">, options?: Options): Promise<Answer<"checkSitePatch", Options>> {
  return call({ operationId: "checkSitePatch", method: "POST", path: "/studio/auth/site/check", pathParams: [], queryParams: [] }, input, options);
}

/** Publishes the draft. */
export function publishSite<Options extends CallOptions = CallOptions>(input: OperationInput<"publishSite">, options?: Options): Promise<Answer<"publishSite", Options>> {
  return call({ operationId: "publishSite", method: "POST", path: "/studio/auth/site/publish", pathParams: [], queryParams: [] }, input, options);
}

/** Asks for the draft to be published by those who may. */
export function saveSiteRequest<Options extends CallOptions = CallOptions>(input: OperationInput<"saveSiteRequest">, options?: Options): Promise<Answer<"saveSiteRequest", Options>> {
  return call({ operationId: "saveSiteRequest", method: "POST", path: "/studio/auth/site/request/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes back one's own request to publish. */
export function withdrawSiteRequest<Options extends CallOptions = CallOptions>(input: OperationInput<"withdrawSiteRequest">, options?: Options): Promise<Answer<"withdrawSiteRequest", Options>> {
  return call({ operationId: "withdrawSiteRequest", method: "POST", path: "/studio/auth/site/request/withdraw", pathParams: [], queryParams: [] }, input, options);
}

/** Sends a request to publish back with words; who asked gets a message. */
export function sendSiteDraftBack<Options extends CallOptions = CallOptions>(input: OperationInput<"sendSiteDraftBack">, options?: Options): Promise<Answer<"sendSiteDraftBack", Options>> {
  return call({ operationId: "sendSiteDraftBack", method: "POST", path: "/studio/auth/site/request/send-back", pathParams: [], queryParams: [] }, input, options);
}

/** Says whether who changed the draft last may publish it, or another has to. */
export function savePublishingRule<Options extends CallOptions = CallOptions>(input: OperationInput<"savePublishingRule">, options?: Options): Promise<Answer<"savePublishingRule", Options>> {
  return call({ operationId: "savePublishingRule", method: "POST", path: "/studio/auth/site/publishing-rule/save", pathParams: [], queryParams: [] }, input, options);
}

/** What was published of a site, the newest first. */
export function listSiteRevisions<Options extends CallOptions = CallOptions>(input: OperationInput<"listSiteRevisions">, options?: Options): Promise<Answer<"listSiteRevisions", Options>> {
  return call({ operationId: "listSiteRevisions", method: "POST", path: "/studio/auth/site/revision/list", pathParams: [], queryParams: [] }, input, options);
}

/** What is different between two revisions, or a revision and the draft. */
export function getSiteRevisionDiff<Options extends CallOptions = CallOptions>(input: OperationInput<"getSiteRevisionDiff">, options?: Options): Promise<Answer<"getSiteRevisionDiff", Options>> {
  return call({ operationId: "getSiteRevisionDiff", method: "POST", path: "/studio/auth/site/revision/diff", pathParams: [], queryParams: [] }, input, options);
}

/** Publishes what an earlier revision had; the draft stays as it is. */
export function rollbackSite<Options extends CallOptions = CallOptions>(input: OperationInput<"rollbackSite">, options?: Options): Promise<Answer<"rollbackSite", Options>> {
  return call({ operationId: "rollbackSite", method: "POST", path: "/studio/auth/site/revision/rollback", pathParams: [], queryParams: [] }, input, options);
}

/** Sets the time at which the draft, as it is now, is published. */
export function scheduleSite<Options extends CallOptions = CallOptions>(input: OperationInput<"scheduleSite">, options?: Options): Promise<Answer<"scheduleSite", Options>> {
  return call({ operationId: "scheduleSite", method: "POST", path: "/studio/auth/site/schedule", pathParams: [], queryParams: [] }, input, options);
}

/** Takes the time off again; the draft stays. */
export function unscheduleSite<Options extends CallOptions = CallOptions>(input: OperationInput<"unscheduleSite">, options?: Options): Promise<Answer<"unscheduleSite", Options>> {
  return call({ operationId: "unscheduleSite", method: "POST", path: "/studio/auth/site/unschedule", pathParams: [], queryParams: [] }, input, options);
}

/** The site's own part as a zip of the files that its folder would hold, with its pictures in assets/. */
export function exportSite<Options extends CallOptions = CallOptions>(input: OperationInput<"exportSite">, options?: Options): Promise<Answer<"exportSite", Options>> {
  return call({ operationId: "exportSite", method: "POST", path: "/studio/auth/site/export", pathParams: [], queryParams: [] }, input, options);
}

/** Makes what is in a zip the draft; nothing is published. */
export function importSite<Options extends CallOptions = CallOptions>(input: OperationInput<"importSite">, options?: Options): Promise<Answer<"importSite", Options>> {
  return call({ operationId: "importSite", method: "POST", path: "/studio/auth/site/import", pathParams: [], queryParams: [] }, input, options);
}

/** A link that shows the draft to whoever has it, without an account. */
export function createSitePreview<Options extends CallOptions = CallOptions>(input: OperationInput<"createSitePreview">, options?: Options): Promise<Answer<"createSitePreview", Options>> {
  return call({ operationId: "createSitePreview", method: "POST", path: "/studio/auth/site/preview/add", pathParams: [], queryParams: [] }, input, options);
}

/** A course as the signed-in person stands to it: the right to it, progress, where they were. */
export function getStudyCourse<Options extends CallOptions = CallOptions>(input: OperationInput<"getStudyCourse">, options?: Options): Promise<Answer<"getStudyCourse", Options>> {
  return call({ operationId: "getStudyCourse", method: "POST", path: "/course/auth/course/view", pathParams: [], queryParams: [] }, input, options);
}

/** The courses that the signed-in person holds, those studied last first. */
export function listStudyCourses<Options extends CallOptions = CallOptions>(input: OperationInput<"listStudyCourses"> = {}, options?: Options): Promise<Answer<"listStudyCourses", Options>> {
  return call({ operationId: "listStudyCourses", method: "POST", path: "/course/auth/course/user/list", pathParams: [], queryParams: [] }, input, options);
}

/** The chapters of a course with how far the signed-in person is in each period. */
export function listStudyChapters<Options extends CallOptions = CallOptions>(input: OperationInput<"listStudyChapters">, options?: Options): Promise<Answer<"listStudyChapters", Options>> {
  return call({ operationId: "listStudyChapters", method: "POST", path: "/course/auth/course/chapter/user/list", pathParams: [], queryParams: [] }, input, options);
}

/** Whether the signed-in person holds a course, and can have it at once for nothing. */
export function checkCourseApply<Options extends CallOptions = CallOptions>(input: OperationInput<"checkCourseApply">, options?: Options): Promise<Answer<"checkCourseApply", Options>> {
  return call({ operationId: "checkCourseApply", method: "POST", path: "/course/auth/course/apply/check", pathParams: [], queryParams: [] }, input, options);
}

/** Gives the signed-in person a course that costs them nothing. */
export function saveCourseApply<Options extends CallOptions = CallOptions>(input: OperationInput<"saveCourseApply">, options?: Options): Promise<Answer<"saveCourseApply", Options>> {
  return call({ operationId: "saveCourseApply", method: "POST", path: "/course/auth/course/apply/save", pathParams: [], queryParams: [] }, input, options);
}

/** The courses that a learner holds, with whether each is complete, so that its exam is open to them. */
export function listCourseExams<Options extends CallOptions = CallOptions>(input: OperationInput<"listCourseExams"> = {}, options?: Options): Promise<Answer<"listCourseExams", Options>> {
  return call({ operationId: "listCourseExams", method: "GET", path: "/course/auth/course/user/exam", pathParams: [], queryParams: ["userNo"] }, input, options);
}

/** The classes that have a course among theirs. */
export function checkCourseGrade<Options extends CallOptions = CallOptions>(input: OperationInput<"checkCourseGrade">, options?: Options): Promise<Answer<"checkCourseGrade", Options>> {
  return call({ operationId: "checkCourseGrade", method: "POST", path: "/course/auth/course/check/grade", pathParams: [], queryParams: [] }, input, options);
}

/** A signed right to play one period, which expires. */
export function signCourse<Options extends CallOptions = CallOptions>(input: OperationInput<"signCourse">, options?: Options): Promise<Answer<"signCourse", Options>> {
  return call({ operationId: "signCourse", method: "POST", path: "/course/auth/course/sign", pathParams: [], queryParams: [] }, input, options);
}

/** What was studied of a period since this was last said; answered once it is stored. */
export function saveStudyLog<Options extends CallOptions = CallOptions>(input: OperationInput<"saveStudyLog">, options?: Options): Promise<Answer<"saveStudyLog", Options>> {
  return call({ operationId: "saveStudyLog", method: "POST", path: "/data/auth/course/log/save", pathParams: [], queryParams: [] }, input, options);
}

/** What the signed-in person studied, the latest first. */
export function listStudyLogs<Options extends CallOptions = CallOptions>(input: OperationInput<"listStudyLogs"> = {}, options?: Options): Promise<Answer<"listStudyLogs", Options>> {
  return call({ operationId: "listStudyLogs", method: "POST", path: "/data/auth/course/log/list", pathParams: [], queryParams: [] }, input, options);
}

/** The study log as a file, at most its latest 10,000 lines. */
export function exportStudyLogs<Options extends CallOptions = CallOptions>(input: OperationInput<"exportStudyLogs">, options?: Options): Promise<Answer<"exportStudyLogs", Options>> {
  return call({ operationId: "exportStudyLogs", method: "POST", path: "/data/auth/course/log/export", pathParams: [], queryParams: [] }, input, options);
}

/** Keeps that a learner was signed out because they did not answer. */
export function saveSignOutRecord<Options extends CallOptions = CallOptions>(input: OperationInput<"saveSignOutRecord">, options?: Options): Promise<Answer<"saveSignOutRecord", Options>> {
  return call({ operationId: "saveSignOutRecord", method: "POST", path: "/data/auth/course/auto/sign/out/record/save", pathParams: [], queryParams: [] }, input, options);
}

/** Shelves of recommended courses. */
export function listZones<Options extends CallOptions = CallOptions>(input: OperationInput<"listZones"> = {}, options?: Options): Promise<Answer<"listZones", Options>> {
  return call({ operationId: "listZones", method: "POST", path: "/system/api/zone/list", pathParams: [], queryParams: [] }, input, options);
}

/** The tiers of the paid membership. */
export function listVipSets<Options extends CallOptions = CallOptions>(input: OperationInput<"listVipSets"> = {}, options?: Options): Promise<Answer<"listVipSets", Options>> {
  return call({ operationId: "listVipSets", method: "POST", path: "/system/api/vip/set/list", pathParams: [], queryParams: [] }, input, options);
}

/** All provinces; the cities of a province; the districts of a city. */
export function listProvinces<Options extends CallOptions = CallOptions>(input: OperationInput<"listProvinces"> = {}, options?: Options): Promise<Answer<"listProvinces", Options>> {
  return call({ operationId: "listProvinces", method: "POST", path: "/system/api/region/province", pathParams: [], queryParams: [] }, input, options);
}

/** The values of an enumeration, labelled in the caller's language. */
export function listEnum<Options extends CallOptions = CallOptions>(input: OperationInput<"listEnum">, options?: Options): Promise<Answer<"listEnum", Options>> {
  return call({ operationId: "listEnum", method: "GET", path: "/system/api/enum/list/{enumName}", pathParams: ["enumName"], queryParams: [] }, input, options);
}

/** Tiers of the paid membership, with what they promise and how many hold them. */
export function listMemberTiers<Options extends CallOptions = CallOptions>(input: OperationInput<"listMemberTiers"> = {}, options?: Options): Promise<Answer<"listMemberTiers", Options>> {
  return call({ operationId: "listMemberTiers", method: "POST", path: "/user/auth/operator/vip/tier/list", pathParams: [], queryParams: [] }, input, options);
}

/** Makes a tier, or changes one. */
export function saveMemberTier<Options extends CallOptions = CallOptions>(input: OperationInput<"saveMemberTier">, options?: Options): Promise<Answer<"saveMemberTier", Options>> {
  return call({ operationId: "saveMemberTier", method: "POST", path: "/user/auth/operator/vip/tier/save", pathParams: [], queryParams: [] }, input, options);
}

/** Who is or was a paying member, those whose membership ends last first. */
export function listTierHolders<Options extends CallOptions = CallOptions>(input: OperationInput<"listTierHolders"> = {}, options?: Options): Promise<Answer<"listTierHolders", Options>> {
  return call({ operationId: "listTierHolders", method: "POST", path: "/user/auth/operator/vip/holder/list", pathParams: [], queryParams: [] }, input, options);
}

/** Gives a person days of a tier, from now or after the membership that they have. */
export function issueTier<Options extends CallOptions = CallOptions>(input: OperationInput<"issueTier">, options?: Options): Promise<Answer<"issueTier", Options>> {
  return call({ operationId: "issueTier", method: "POST", path: "/user/auth/operator/vip/holder/give", pathParams: [], queryParams: [] }, input, options);
}

/** Ends the membership of a person now. */
export function revokeTier<Options extends CallOptions = CallOptions>(input: OperationInput<"revokeTier">, options?: Options): Promise<Answer<"revokeTier", Options>> {
  return call({ operationId: "revokeTier", method: "POST", path: "/user/auth/operator/vip/holder/end", pathParams: [], queryParams: [] }, input, options);
}

/** The operator tokens, those that are good first. */
export function listOperatorTokens<Options extends CallOptions = CallOptions>(input: OperationInput<"listOperatorTokens"> = {}, options?: Options): Promise<Answer<"listOperatorTokens", Options>> {
  return call({ operationId: "listOperatorTokens", method: "POST", path: "/user/auth/operator/token/list", pathParams: [], queryParams: [] }, input, options);
}

/** Makes an operator token; it is shown this once. */
export function addOperatorToken<Options extends CallOptions = CallOptions>(input: OperationInput<"addOperatorToken">, options?: Options): Promise<Answer<"addOperatorToken", Options>> {
  return call({ operationId: "addOperatorToken", method: "POST", path: "/user/auth/operator/token/add", pathParams: [], queryParams: [] }, input, options);
}

/** Ends an operator token at once. */
export function removeOperatorToken<Options extends CallOptions = CallOptions>(input: OperationInput<"removeOperatorToken">, options?: Options): Promise<Answer<"removeOperatorToken", Options>> {
  return call({ operationId: "removeOperatorToken", method: "POST", path: "/user/auth/operator/token/revoke", pathParams: [], queryParams: [] }, input, options);
}

/** Permission to upload one file, 50 a day at most. */
export function getUpload<Options extends CallOptions = CallOptions>(input: OperationInput<"getUpload">, options?: Options): Promise<Answer<"getUpload", Options>> {
  return call({ operationId: "getUpload", method: "GET", path: "/system/auth/upload/get", pathParams: [], queryParams: ["purpose","fileName","fileSize"] }, input, options);
}

/** A new signature for an upload that is not finished. */
export function getUploadSign<Options extends CallOptions = CallOptions>(input: OperationInput<"getUploadSign">, options?: Options): Promise<Answer<"getUploadSign", Options>> {
  return call({ operationId: "getUploadSign", method: "GET", path: "/system/auth/upload/update/sign", pathParams: [], queryParams: ["fileNo"] }, input, options);
}

/** Uploads the file that was permitted; a signature is good for one try. */
export function uploadFile<Options extends CallOptions = CallOptions>(input: OperationInput<"uploadFile">, options?: Options): Promise<Answer<"uploadFile", Options>> {
  return call({ operationId: "uploadFile", method: "POST", path: "/system/auth/upload/file", pathParams: [], queryParams: [] }, input, options);
}

/** The lines of a workbook, of CSV or of a text, with tabs between the cells of a workbook; nothing is stored. */
export function getSheetText<Options extends CallOptions = CallOptions>(input: OperationInput<"getSheetText">, options?: Options): Promise<Answer<"getSheetText", Options>> {
  return call({ operationId: "getSheetText", method: "POST", path: "/system/auth/sheet/text", pathParams: [], queryParams: [] }, input, options);
}

/** The signed-in person. */
export function getUserView<Options extends CallOptions = CallOptions>(input: OperationInput<"getUserView"> = {}, options?: Options): Promise<Answer<"getUserView", Options>> {
  return call({ operationId: "getUserView", method: "POST", path: "/user/auth/user/ext/view", pathParams: [], queryParams: [] }, input, options);
}

/** Changes what a person says of themselves; what is absent stays. What else an account is (userType, isVip, orgNo, isRecommended) is not taken from here. */
export function updateUser<Options extends CallOptions = CallOptions>(input: OperationInput<"updateUser"> = {}, options?: Options): Promise<Answer<"updateUser", Options>> {
  return call({ operationId: "updateUser", method: "POST", path: "/user/auth/user/ext/update", pathParams: [], queryParams: [] }, input, options);
}

/** Binds the account to another mobile number, with a code (purpose change) sent to each of the two. */
export function unbindUser<Options extends CallOptions = CallOptions>(input: OperationInput<"unbindUser">, options?: Options): Promise<Answer<"unbindUser", Options>> {
  return call({ operationId: "unbindUser", method: "POST", path: "/user/auth/user/ext/unbind", pathParams: [], queryParams: [] }, input, options);
}

/** Whether the profile must be completed, and what is known already. */
export function getNeedPerfection<Options extends CallOptions = CallOptions>(input: OperationInput<"getNeedPerfection"> = {}, options?: Options): Promise<Answer<"getNeedPerfection", Options>> {
  return call({ operationId: "getNeedPerfection", method: "GET", path: "/user/auth/user/ext/need/perfection", pathParams: [], queryParams: [] }, input, options);
}

/** Completes the profile; the fields are checked with the site's own profile-completion form. */
export function updateNeedPerfection<Options extends CallOptions = CallOptions>(input: OperationInput<"updateNeedPerfection"> = {}, options?: Options): Promise<Answer<"updateNeedPerfection", Options>> {
  return call({ operationId: "updateNeedPerfection", method: "POST", path: "/user/auth/user/ext/update/need/perfection", pathParams: [], queryParams: [] }, input, options);
}

/** The tree of road-transport training categories. */
export function listTransportCategories<Options extends CallOptions = CallOptions>(input: OperationInput<"listTransportCategories"> = {}, options?: Options): Promise<Answer<"listTransportCategories", Options>> {
  return call({ operationId: "listTransportCategories", method: "GET", path: "/user/api/road/transportation/user/category/list", pathParams: [], queryParams: [] }, input, options);
}

/** What is in the signed-in person's wallet, and what came and went, the latest first. */
export function listWalletEntries<Options extends CallOptions = CallOptions>(input: OperationInput<"listWalletEntries"> = {}, options?: Options): Promise<Answer<"listWalletEntries", Options>> {
  return call({ operationId: "listWalletEntries", method: "POST", path: "/user/auth/wallet/list", pathParams: [], queryParams: [] }, input, options);
}

/** Makes an order that puts money into the wallet of the signed-in person. */
export function createTopUp<Options extends CallOptions = CallOptions>(input: OperationInput<"createTopUp">, options?: Options): Promise<Answer<"createTopUp", Options>> {
  return call({ operationId: "createTopUp", method: "POST", path: "/user/auth/wallet/recharge/save", pathParams: [], queryParams: [] }, input, options);
}

/** What the site says of itself. */
export function getWebsite<Options extends CallOptions = CallOptions>(input: OperationInput<"getWebsite"> = {}, options?: Options): Promise<Answer<"getWebsite", Options>> {
  return call({ operationId: "getWebsite", method: "POST", path: "/system/api/website/get", pathParams: [], queryParams: [] }, input, options);
}

/** The header's navigation. */
export function listNavBars<Options extends CallOptions = CallOptions>(input: OperationInput<"listNavBars"> = {}, options?: Options): Promise<Answer<"listNavBars", Options>> {
  return call({ operationId: "listNavBars", method: "POST", path: "/system/api/nav/bar/list", pathParams: [], queryParams: [] }, input, options);
}

/** The advertisements of one place; location 2 is the banner of the header. */
export function listAdvs<Options extends CallOptions = CallOptions>(input: OperationInput<"listAdvs">, options?: Options): Promise<Answer<"listAdvs", Options>> {
  return call({ operationId: "listAdvs", method: "POST", path: "/system/api/adv/list", pathParams: [], queryParams: [] }, input, options);
}

/** Friend links of the footer. */
export function listWebsiteLinks<Options extends CallOptions = CallOptions>(input: OperationInput<"listWebsiteLinks"> = {}, options?: Options): Promise<Answer<"listWebsiteLinks", Options>> {
  return call({ operationId: "listWebsiteLinks", method: "POST", path: "/system/api/website/link", pathParams: [], queryParams: [] }, input, options);
}

/** The about list of the footer. */
export function listWebsiteNavs<Options extends CallOptions = CallOptions>(input: OperationInput<"listWebsiteNavs"> = {}, options?: Options): Promise<Answer<"listWebsiteNavs", Options>> {
  return call({ operationId: "listWebsiteNavs", method: "POST", path: "/system/api/website/nav/list", pathParams: [], queryParams: [] }, input, options);
}

/** An about page, in the caller's language; without a number the first. */
export function getWebsiteNavArticle<Options extends CallOptions = CallOptions>(input: OperationInput<"getWebsiteNavArticle"> = {}, options?: Options): Promise<Answer<"getWebsiteNavArticle", Options>> {
  return call({ operationId: "getWebsiteNavArticle", method: "POST", path: "/system/api/website/nav/article/get", pathParams: [], queryParams: [] }, input, options);
}
