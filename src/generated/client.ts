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
  /** Show no message when the call fails (isShowErrTip false). */
  quiet?: boolean;
}

/** Makes a call and gives the `data` of the reply; rejects when the code is not 200. */
export type Transport = (definition: CallDefinition, input: object, options?: CallOptions) => Promise<unknown>;

let transport: Transport = (definition) => Promise.reject(new Error(`${definition.operationId}: no transport is set`));

/** Says how calls travel: once, at the start of the program. */
export function setTransport(next: Transport): void {
  transport = next;
}

// The server answers for the reply's shape: it implements the same contract.
function call<Id extends OperationId>(definition: CallDefinition<Id>, input: object, options?: CallOptions): Promise<OperationReply<Id>> {
  return transport(definition, input, options) as Promise<OperationReply<Id>>;
}

/** Makes an account of any kind. */
export function addAccount(input: OperationInput<"addAccount">, options?: CallOptions): Promise<OperationReply<"addAccount">> {
  return call({ operationId: "addAccount", method: "POST", path: "/user/auth/operator/account/add", pathParams: [], queryParams: [] }, input, options);
}

/** Ends an account's sessions and tokens and lets it sign in no more. */
export function suspendAccount(input: OperationInput<"suspendAccount">, options?: CallOptions): Promise<OperationReply<"suspendAccount">> {
  return call({ operationId: "suspendAccount", method: "POST", path: "/user/auth/operator/account/lock", pathParams: [], queryParams: [] }, input, options);
}

/** Lets it sign in again. */
export function resumeAccount(input: OperationInput<"resumeAccount">, options?: CallOptions): Promise<OperationReply<"resumeAccount">> {
  return call({ operationId: "resumeAccount", method: "POST", path: "/user/auth/operator/account/unlock", pathParams: [], queryParams: [] }, input, options);
}

/** Gives an account a new password, told this once, and ends its sessions. */
export function resetAccountPassword(input: OperationInput<"resetAccountPassword">, options?: CallOptions): Promise<OperationReply<"resetAccountPassword">> {
  return call({ operationId: "resetAccountPassword", method: "POST", path: "/user/auth/operator/account/password/reset", pathParams: [], queryParams: [] }, input, options);
}

/** The categories of the information articles. */
export function listArticleZoneCategories(input: OperationInput<"listArticleZoneCategories"> = {}, options?: CallOptions): Promise<OperationReply<"listArticleZoneCategories">> {
  return call({ operationId: "listArticleZoneCategories", method: "POST", path: "/community/api/article/zone/category/list", pathParams: [], queryParams: [] }, input, options);
}

/** Information articles, of one category or of all, the newest first. */
export function listArticleZoneRefs(input: OperationInput<"listArticleZoneRefs"> = {}, options?: CallOptions): Promise<OperationReply<"listArticleZoneRefs">> {
  return call({ operationId: "listArticleZoneRefs", method: "POST", path: "/community/api/article/zone/ref/list", pathParams: [], queryParams: [] }, input, options);
}

/** An information article. */
export function getArticle(input: OperationInput<"getArticle">, options?: CallOptions): Promise<OperationReply<"getArticle">> {
  return call({ operationId: "getArticle", method: "POST", path: "/community/api/article/view", pathParams: [], queryParams: [] }, input, options);
}

/** The articles of one's site in every state, the latest written first. */
export function listOwnArticles(input: OperationInput<"listOwnArticles"> = {}, options?: CallOptions): Promise<OperationReply<"listOwnArticles">> {
  return call({ operationId: "listOwnArticles", method: "POST", path: "/community/auth/article/list", pathParams: [], queryParams: [] }, input, options);
}

/** An article of one's site as it is worked on. */
export function getOwnArticle(input: OperationInput<"getOwnArticle">, options?: CallOptions): Promise<OperationReply<"getOwnArticle">> {
  return call({ operationId: "getOwnArticle", method: "POST", path: "/community/auth/article/view", pathParams: [], queryParams: [] }, input, options);
}

/** Saves what is written of an article; readers see nothing of it before it is published. */
export function saveArticleDraft(input: OperationInput<"saveArticleDraft">, options?: CallOptions): Promise<OperationReply<"saveArticleDraft">> {
  return call({ operationId: "saveArticleDraft", method: "POST", path: "/community/auth/article/draft/save", pathParams: [], queryParams: [] }, input, options);
}

/** Gives up what is written of an article and was not published. */
export function deleteArticleDraft(input: OperationInput<"deleteArticleDraft">, options?: CallOptions): Promise<OperationReply<"deleteArticleDraft">> {
  return call({ operationId: "deleteArticleDraft", method: "POST", path: "/community/auth/article/draft/delete", pathParams: [], queryParams: [] }, input, options);
}

/** Publishes what is written of an article, at once or at a set time. */
export function publishArticle(input: OperationInput<"publishArticle">, options?: CallOptions): Promise<OperationReply<"publishArticle">> {
  return call({ operationId: "publishArticle", method: "POST", path: "/community/auth/article/publish", pathParams: [], queryParams: [] }, input, options);
}

/** Takes an article off the site, or its publishing off the plan; it stays with those who write. */
export function withdrawArticle(input: OperationInput<"withdrawArticle">, options?: CallOptions): Promise<OperationReply<"withdrawArticle">> {
  return call({ operationId: "withdrawArticle", method: "POST", path: "/community/auth/article/withdraw", pathParams: [], queryParams: [] }, input, options);
}

/** Deletes an article with its draft. */
export function deleteArticle(input: OperationInput<"deleteArticle">, options?: CallOptions): Promise<OperationReply<"deleteArticle">> {
  return call({ operationId: "deleteArticle", method: "POST", path: "/community/auth/article/delete", pathParams: [], queryParams: [] }, input, options);
}

/** Puts an article before the others in lists, or back. */
export function saveArticleTop(input: OperationInput<"saveArticleTop">, options?: CallOptions): Promise<OperationReply<"saveArticleTop">> {
  return call({ operationId: "saveArticleTop", method: "POST", path: "/community/auth/article/top/save", pathParams: [], queryParams: [] }, input, options);
}

/** The categories of one's site with both names. */
export function listOwnArticleZones(input: OperationInput<"listOwnArticleZones"> = {}, options?: CallOptions): Promise<OperationReply<"listOwnArticleZones">> {
  return call({ operationId: "listOwnArticleZones", method: "POST", path: "/community/auth/article/zone/list", pathParams: [], queryParams: [] }, input, options);
}

/** Adds or renames a category of articles. */
export function saveArticleZone(input: OperationInput<"saveArticleZone">, options?: CallOptions): Promise<OperationReply<"saveArticleZone">> {
  return call({ operationId: "saveArticleZone", method: "POST", path: "/community/auth/article/zone/save", pathParams: [], queryParams: [] }, input, options);
}

/** Removes a category that has no articles. */
export function deleteArticleZone(input: OperationInput<"deleteArticleZone">, options?: CallOptions): Promise<OperationReply<"deleteArticleZone">> {
  return call({ operationId: "deleteArticleZone", method: "POST", path: "/community/auth/article/zone/delete", pathParams: [], queryParams: [] }, input, options);
}

/** Puts the categories in an order. */
export function saveArticleZoneOrder(input: OperationInput<"saveArticleZoneOrder">, options?: CallOptions): Promise<OperationReply<"saveArticleZoneOrder">> {
  return call({ operationId: "saveArticleZoneOrder", method: "POST", path: "/community/auth/article/zone/order/save", pathParams: [], queryParams: [] }, input, options);
}

/** Who changed what, the newest first. */
export function listAuditLog(input: OperationInput<"listAuditLog"> = {}, options?: CallOptions): Promise<OperationReply<"listAuditLog">> {
  return call({ operationId: "listAuditLog", method: "POST", path: "/user/auth/operator/audit/log/list", pathParams: [], queryParams: [] }, input, options);
}

/** Whether the audit log is as it was written. */
export function checkAuditLog(input: OperationInput<"checkAuditLog"> = {}, options?: CallOptions): Promise<OperationReply<"checkAuditLog">> {
  return call({ operationId: "checkAuditLog", method: "POST", path: "/user/auth/operator/audit/log/check", pathParams: [], queryParams: [] }, input, options);
}

/** Copies the embedded database into a folder of the server's machine while it runs. */
export function createDatabaseCopy(input: OperationInput<"createDatabaseCopy">, options?: CallOptions): Promise<OperationReply<"createDatabaseCopy">> {
  return call({ operationId: "createDatabaseCopy", method: "POST", path: "/user/auth/operator/backup/database/add", pathParams: [], queryParams: [] }, input, options);
}

/** The labels of a site's blogs or questions. */
export function listLabels(input: OperationInput<"listLabels"> = {}, options?: CallOptions): Promise<OperationReply<"listLabels">> {
  return call({ operationId: "listLabels", method: "POST", path: "/community/api/label/list", pathParams: [], queryParams: [] }, input, options);
}

/** Blogs of a site, the latest or the hottest first, of all, of a label or of a person. */
export function listBlogs(input: OperationInput<"listBlogs"> = {}, options?: CallOptions): Promise<OperationReply<"listBlogs">> {
  return call({ operationId: "listBlogs", method: "POST", path: "/community/api/blog/list", pathParams: [], queryParams: [] }, input, options);
}

/** A blog with its body; who is signed in is told what is theirs. */
export function getBlog(input: OperationInput<"getBlog">, options?: CallOptions): Promise<OperationReply<"getBlog">> {
  return call({ operationId: "getBlog", method: "POST", path: "/community/api/blog/view", pathParams: [], queryParams: [] }, input, options);
}

/** Comments below a blog with their answers, the latest first. */
export function listBlogComments(input: OperationInput<"listBlogComments">, options?: CallOptions): Promise<OperationReply<"listBlogComments">> {
  return call({ operationId: "listBlogComments", method: "POST", path: "/community/api/blog/comment/list", pathParams: [], queryParams: [] }, input, options);
}

/** What the community sees of a person. */
export function getBlogger(input: OperationInput<"getBlogger">, options?: CallOptions): Promise<OperationReply<"getBlogger">> {
  return call({ operationId: "getBlogger", method: "POST", path: "/community/api/blogger/view", pathParams: [], queryParams: [] }, input, options);
}

/** Blogs of a site that have the words searched for, in the title first. */
export function searchBlogs(input: OperationInput<"searchBlogs">, options?: CallOptions): Promise<OperationReply<"searchBlogs">> {
  return call({ operationId: "searchBlogs", method: "POST", path: "/community/api/blog/search/list", pathParams: [], queryParams: [] }, input, options);
}

/** Blogs that a site recommends: the hottest, those of a label first. */
export function listRecommendedArticles(input: OperationInput<"listRecommendedArticles"> = {}, options?: CallOptions): Promise<OperationReply<"listRecommendedArticles">> {
  return call({ operationId: "listRecommendedArticles", method: "POST", path: "/community/api/article/recommend/list", pathParams: [], queryParams: [] }, input, options);
}

/** Begins the profile that the community sees; it is made with the first thing that one writes, too. */
export function saveBlogger(input: OperationInput<"saveBlogger">, options?: CallOptions): Promise<OperationReply<"saveBlogger">> {
  return call({ operationId: "saveBlogger", method: "POST", path: "/community/auth/blogger/save", pathParams: [], queryParams: [] }, input, options);
}

/** Changes the profile that the community sees. */
export function updateBlogger(input: OperationInput<"updateBlogger"> = {}, options?: CallOptions): Promise<OperationReply<"updateBlogger">> {
  return call({ operationId: "updateBlogger", method: "POST", path: "/community/auth/blogger/update", pathParams: [], queryParams: [] }, input, options);
}

/** One's own profile in the community. */
export function getOwnBlogger(input: OperationInput<"getOwnBlogger"> = {}, options?: CallOptions): Promise<OperationReply<"getOwnBlogger">> {
  return call({ operationId: "getOwnBlogger", method: "POST", path: "/community/auth/blogger/myself", pathParams: [], queryParams: [] }, input, options);
}

/** What the community sees of a person, and whether one follows them. */
export function getBloggerSignedIn(input: OperationInput<"getBloggerSignedIn">, options?: CallOptions): Promise<OperationReply<"getBloggerSignedIn">> {
  return call({ operationId: "getBloggerSignedIn", method: "POST", path: "/community/auth/blogger/view", pathParams: [], queryParams: [] }, input, options);
}

/** People with many followers whom one does not follow yet. */
export function listRecommendedBloggers(input: OperationInput<"listRecommendedBloggers"> = {}, options?: CallOptions): Promise<OperationReply<"listRecommendedBloggers">> {
  return call({ operationId: "listRecommendedBloggers", method: "POST", path: "/community/auth/blogger/recommend/list", pathParams: [], queryParams: [] }, input, options);
}

/** Blogs of the people and with the labels that one follows, the latest first. */
export function listAttendedBlogs(input: OperationInput<"listAttendedBlogs"> = {}, options?: CallOptions): Promise<OperationReply<"listAttendedBlogs">> {
  return call({ operationId: "listAttendedBlogs", method: "POST", path: "/community/auth/blog/attention/list", pathParams: [], queryParams: [] }, input, options);
}

/** Writes a blog: a draft, one to be published later, or one for everybody. */
export function saveBlog(input: OperationInput<"saveBlog">, options?: CallOptions): Promise<OperationReply<"saveBlog">> {
  return call({ operationId: "saveBlog", method: "POST", path: "/community/auth/blog/save", pathParams: [], queryParams: [] }, input, options);
}

/** Changes one's own blog. */
export function updateBlog(input: OperationInput<"updateBlog">, options?: CallOptions): Promise<OperationReply<"updateBlog">> {
  return call({ operationId: "updateBlog", method: "POST", path: "/community/auth/blog/update", pathParams: [], queryParams: [] }, input, options);
}

/** Deletes one's own blog. */
export function deleteBlog(input: OperationInput<"deleteBlog">, options?: CallOptions): Promise<OperationReply<"deleteBlog">> {
  return call({ operationId: "deleteBlog", method: "POST", path: "/community/auth/blog/delete", pathParams: [], queryParams: [] }, input, options);
}

/** One's own blogs, drafts too, the latest first. */
export function listOwnBlogs(input: OperationInput<"listOwnBlogs"> = {}, options?: CallOptions): Promise<OperationReply<"listOwnBlogs">> {
  return call({ operationId: "listOwnBlogs", method: "POST", path: "/community/auth/blog/list", pathParams: [], queryParams: [] }, input, options);
}

/** A blog with its body and what of it is one's own; one's own drafts too. */
export function getBlogSignedIn(input: OperationInput<"getBlogSignedIn">, options?: CallOptions): Promise<OperationReply<"getBlogSignedIn">> {
  return call({ operationId: "getBlogSignedIn", method: "POST", path: "/community/auth/blog/view", pathParams: [], queryParams: [] }, input, options);
}

/** Puts a blog among one's favourites. */
export function saveBlogRecord(input: OperationInput<"saveBlogRecord">, options?: CallOptions): Promise<OperationReply<"saveBlogRecord">> {
  return call({ operationId: "saveBlogRecord", method: "POST", path: "/community/auth/blog/user/record/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes a blog out of one's favourites. */
export function deleteBlogRecord(input: OperationInput<"deleteBlogRecord">, options?: CallOptions): Promise<OperationReply<"deleteBlogRecord">> {
  return call({ operationId: "deleteBlogRecord", method: "POST", path: "/community/auth/blog/user/record/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The people whom a person follows; oneself where nobody is named. */
export function listBloggerRecords(input: OperationInput<"listBloggerRecords"> = {}, options?: CallOptions): Promise<OperationReply<"listBloggerRecords">> {
  return call({ operationId: "listBloggerRecords", method: "POST", path: "/community/auth/blogger/user/record/list", pathParams: [], queryParams: [] }, input, options);
}

/** The people who follow a person; oneself where nobody is named. */
export function listFans(input: OperationInput<"listFans"> = {}, options?: CallOptions): Promise<OperationReply<"listFans">> {
  return call({ operationId: "listFans", method: "POST", path: "/community/auth/blogger/user/record/fans/list", pathParams: [], queryParams: [] }, input, options);
}

/** The blogs among one's favourites, the latest first. */
export function listBlogCollections(input: OperationInput<"listBlogCollections"> = {}, options?: CallOptions): Promise<OperationReply<"listBlogCollections">> {
  return call({ operationId: "listBlogCollections", method: "POST", path: "/community/auth/blog/user/record/collection/list", pathParams: [], queryParams: [] }, input, options);
}

/** Follows a person, or no more. */
export function saveBloggerRecord(input: OperationInput<"saveBloggerRecord">, options?: CallOptions): Promise<OperationReply<"saveBloggerRecord">> {
  return call({ operationId: "saveBloggerRecord", method: "POST", path: "/community/auth/blogger/user/record/save", pathParams: [], queryParams: [] }, input, options);
}

/** Likes a blog, or no more: a person counts once. */
export function saveBlogLike(input: OperationInput<"saveBlogLike">, options?: CallOptions): Promise<OperationReply<"saveBlogLike">> {
  return call({ operationId: "saveBlogLike", method: "POST", path: "/community/auth/blog/stand", pathParams: [], queryParams: [] }, input, options);
}

/** Comments on a blog, answers a comment, or edits one's own. */
export function saveBlogComment(input: OperationInput<"saveBlogComment">, options?: CallOptions): Promise<OperationReply<"saveBlogComment">> {
  return call({ operationId: "saveBlogComment", method: "POST", path: "/community/auth/blog/comment/save", pathParams: [], queryParams: [] }, input, options);
}

/** Comments below a blog, with what of them is one's own. */
export function listBlogCommentsSignedIn(input: OperationInput<"listBlogCommentsSignedIn">, options?: CallOptions): Promise<OperationReply<"listBlogCommentsSignedIn">> {
  return call({ operationId: "listBlogCommentsSignedIn", method: "POST", path: "/community/auth/blog/comment/list", pathParams: [], queryParams: [] }, input, options);
}

/** Takes back a comment: one's own, or any below one's own blog. */
export function deleteBlogComment(input: OperationInput<"deleteBlogComment">, options?: CallOptions): Promise<OperationReply<"deleteBlogComment">> {
  return call({ operationId: "deleteBlogComment", method: "POST", path: "/community/auth/blog/comment/delete", pathParams: [], queryParams: [] }, input, options);
}

/** Likes a comment, or no more: a person counts once. */
export function savePostCommentLike(input: OperationInput<"savePostCommentLike">, options?: CallOptions): Promise<OperationReply<"savePostCommentLike">> {
  return call({ operationId: "savePostCommentLike", method: "POST", path: "/community/auth/blog/comment/stand", pathParams: [], queryParams: [] }, input, options);
}

/** Follows a label, or no more. */
export function saveLabelRecord(input: OperationInput<"saveLabelRecord">, options?: CallOptions): Promise<OperationReply<"saveLabelRecord">> {
  return call({ operationId: "saveLabelRecord", method: "POST", path: "/community/auth/label/user/record/save", pathParams: [], queryParams: [] }, input, options);
}

/** The labels that the signed-in person follows, the latest first; or whether they follow one. */
export function listLabelRecords(input: OperationInput<"listLabelRecords"> = {}, options?: CallOptions): Promise<OperationReply<"listLabelRecords">> {
  return call({ operationId: "listLabelRecords", method: "POST", path: "/community/auth/label/user/record/list", pathParams: [], queryParams: [] }, input, options);
}

/** Comments and answers for the signed-in person: below their posts, and in reply to them; the latest first. */
export function listReceivedComments(input: OperationInput<"listReceivedComments"> = {}, options?: CallOptions): Promise<OperationReply<"listReceivedComments">> {
  return call({ operationId: "listReceivedComments", method: "POST", path: "/community/auth/comment/receive/list", pathParams: [], queryParams: [] }, input, options);
}

/** What the posts of the signed-in person brought them in the last 30 days. */
export function getCommunityFigures(input: OperationInput<"getCommunityFigures"> = {}, options?: CallOptions): Promise<OperationReply<"getCommunityFigures">> {
  return call({ operationId: "getCommunityFigures", method: "POST", path: "/community/auth/figure/view", pathParams: [], queryParams: [] }, input, options);
}

/** Brings back a blog or question that one deleted less than a day ago. */
export function restorePost(input: OperationInput<"restorePost">, options?: CallOptions): Promise<OperationReply<"restorePost">> {
  return call({ operationId: "restorePost", method: "POST", path: "/community/auth/post/restore", pathParams: [], queryParams: [] }, input, options);
}

/** Puts a course, an exam or a place in a class into the cart of the signed-in person, once. */
export function saveCartItem(input: OperationInput<"saveCartItem"> = {}, options?: CallOptions): Promise<OperationReply<"saveCartItem">> {
  return call({ operationId: "saveCartItem", method: "POST", path: "/user/auth/shop/cart/save", pathParams: [], queryParams: [] }, input, options);
}

/** The cart of the signed-in person, what was put in last first; what is off the shelf is not in it. */
export function listCart(input: OperationInput<"listCart"> = {}, options?: CallOptions): Promise<OperationReply<"listCart">> {
  return call({ operationId: "listCart", method: "GET", path: "/user/auth/shop/cart/user/list", pathParams: [], queryParams: [] }, input, options);
}

/** How many lines the cart of the signed-in person has, for the badge of the header. */
export function getCartCount(input: OperationInput<"getCartCount"> = {}, options?: CallOptions): Promise<OperationReply<"getCartCount">> {
  return call({ operationId: "getCartCount", method: "GET", path: "/user/auth/shop/cart/num", pathParams: [], queryParams: [] }, input, options);
}

/** Takes lines out of the cart; those that are not in it any more do not matter. */
export function deleteCartItems(input: OperationInput<"deleteCartItems">, options?: CallOptions): Promise<OperationReply<"deleteCartItems">> {
  return call({ operationId: "deleteCartItems", method: "POST", path: "/user/auth/shop/cart/batch/delete", pathParams: [], queryParams: [] }, input, options);
}

/** What waits for the lecturer or the organisation that asks, by kind. */
export function listWaiting(input: OperationInput<"listWaiting"> = {}, options?: CallOptions): Promise<OperationReply<"listWaiting">> {
  return call({ operationId: "listWaiting", method: "POST", path: "/user/auth/centre/waiting/list", pathParams: [], queryParams: [] }, input, options);
}

/** The organisation that asks in numbers. */
export function getOrganisationFigures(input: OperationInput<"getOrganisationFigures"> = {}, options?: CallOptions): Promise<OperationReply<"getOrganisationFigures">> {
  return call({ operationId: "getOrganisationFigures", method: "POST", path: "/user/auth/org/figures/view", pathParams: [], queryParams: [] }, input, options);
}

/** A course in numbers, for its lecturer and its organisation. */
export function getCourseFigures(input: OperationInput<"getCourseFigures">, options?: CallOptions): Promise<OperationReply<"getCourseFigures">> {
  return call({ operationId: "getCourseFigures", method: "POST", path: "/course/auth/course/figures/view", pathParams: [], queryParams: [] }, input, options);
}

/** Who may study a course and how far they are, for its lecturer and its organisation. */
export function listCourseLearners(input: OperationInput<"listCourseLearners">, options?: CallOptions): Promise<OperationReply<"listCourseLearners">> {
  return call({ operationId: "listCourseLearners", method: "POST", path: "/course/auth/course/figures/learner/list", pathParams: [], queryParams: [] }, input, options);
}

/** The lessons of a course in numbers as a file, for its lecturer and its organisation. */
export function exportCourseFigures(input: OperationInput<"exportCourseFigures">, options?: CallOptions): Promise<OperationReply<"exportCourseFigures">> {
  return call({ operationId: "exportCourseFigures", method: "POST", path: "/course/auth/course/figures/export", pathParams: [], queryParams: [] }, input, options);
}

/** The templates of whoever issues. */
export function listCertificateTemplates(input: OperationInput<"listCertificateTemplates"> = {}, options?: CallOptions): Promise<OperationReply<"listCertificateTemplates">> {
  return call({ operationId: "listCertificateTemplates", method: "POST", path: "/user/auth/certificate/template/list", pathParams: [], queryParams: [] }, input, options);
}

/** A template with its design, or with that of an older version. */
export function getCertificateTemplate(input: OperationInput<"getCertificateTemplate">, options?: CallOptions): Promise<OperationReply<"getCertificateTemplate">> {
  return call({ operationId: "getCertificateTemplate", method: "POST", path: "/user/auth/certificate/template/view", pathParams: [], queryParams: [] }, input, options);
}

/** The versions of a template, the newest first, at most 100. */
export function listCertificateTemplateVersions(input: OperationInput<"listCertificateTemplateVersions">, options?: CallOptions): Promise<OperationReply<"listCertificateTemplateVersions">> {
  return call({ operationId: "listCertificateTemplateVersions", method: "POST", path: "/user/auth/certificate/template/version/list", pathParams: [], queryParams: [] }, input, options);
}

/** Makes a template, or a new version of one; what was issued before stays as it is. */
export function saveCertificateTemplate(input: OperationInput<"saveCertificateTemplate">, options?: CallOptions): Promise<OperationReply<"saveCertificateTemplate">> {
  return call({ operationId: "saveCertificateTemplate", method: "POST", path: "/user/auth/certificate/template/save", pathParams: [], queryParams: [] }, input, options);
}

/** Removes a template; what was issued from it stays. */
export function deleteCertificateTemplate(input: OperationInput<"deleteCertificateTemplate">, options?: CallOptions): Promise<OperationReply<"deleteCertificateTemplate">> {
  return call({ operationId: "deleteCertificateTemplate", method: "POST", path: "/user/auth/certificate/template/delete", pathParams: [], queryParams: [] }, input, options);
}

/** Copies a picture of the media library for templates; it stays when the file is removed. */
export function addCertificatePicture(input: OperationInput<"addCertificatePicture">, options?: CallOptions): Promise<OperationReply<"addCertificatePicture">> {
  return call({ operationId: "addCertificatePicture", method: "POST", path: "/user/auth/certificate/picture/save", pathParams: [], queryParams: [] }, input, options);
}

/** A picture of a design with sample values, and what is wrong with it. */
export function getCertificatePreview(input: OperationInput<"getCertificatePreview"> = {}, options?: CallOptions): Promise<OperationReply<"getCertificatePreview">> {
  return call({ operationId: "getCertificatePreview", method: "POST", path: "/user/auth/certificate/template/preview", pathParams: [], queryParams: [] }, input, options);
}

/** What was issued, the newest first, or what runs out. */
export function listIssuedCertificates(input: OperationInput<"listIssuedCertificates"> = {}, options?: CallOptions): Promise<OperationReply<"listIssuedCertificates">> {
  return call({ operationId: "listIssuedCertificates", method: "POST", path: "/user/auth/certificate/issue/list", pathParams: [], queryParams: [] }, input, options);
}

/** The same as a file, at most 10,000. */
export function exportIssuedCertificates(input: OperationInput<"exportIssuedCertificates">, options?: CallOptions): Promise<OperationReply<"exportIssuedCertificates">> {
  return call({ operationId: "exportIssuedCertificates", method: "POST", path: "/user/auth/certificate/issue/export", pathParams: [], queryParams: [] }, input, options);
}

/** To whom a certificate can be issued: members of the organisation, and who studies or sits what one teaches. */
export function listCertificatePeople(input: OperationInput<"listCertificatePeople">, options?: CallOptions): Promise<OperationReply<"listCertificatePeople">> {
  return call({ operationId: "listCertificatePeople", method: "POST", path: "/user/auth/certificate/issue/people", pathParams: [], queryParams: [] }, input, options);
}

/** Issues to people; who cannot get one is named with the reason. It goes on in the background: see getCertificateBatch. */
export function issueCertificates(input: OperationInput<"issueCertificates">, options?: CallOptions): Promise<OperationReply<"issueCertificates">> {
  return call({ operationId: "issueCertificates", method: "POST", path: "/user/auth/certificate/issue/save", pathParams: [], queryParams: [] }, input, options);
}

/** How far issuing to many is. */
export function getCertificateBatch(input: OperationInput<"getCertificateBatch">, options?: CallOptions): Promise<OperationReply<"getCertificateBatch">> {
  return call({ operationId: "getCertificateBatch", method: "POST", path: "/user/auth/certificate/issue/progress", pathParams: [], queryParams: [] }, input, options);
}

/** Revokes a certificate; its public check says so with the reason. */
export function revokeCertificate(input: OperationInput<"revokeCertificate">, options?: CallOptions): Promise<OperationReply<"revokeCertificate">> {
  return call({ operationId: "revokeCertificate", method: "POST", path: "/user/auth/certificate/issue/revoke", pathParams: [], queryParams: [] }, input, options);
}

/** Revokes a certificate and issues it anew with today's names and the newest template. */
export function reissueCertificate(input: OperationInput<"reissueCertificate">, options?: CallOptions): Promise<OperationReply<"reissueCertificate">> {
  return call({ operationId: "reissueCertificate", method: "POST", path: "/user/auth/certificate/issue/reissue", pathParams: [], queryParams: [] }, input, options);
}

/** The certificates of the signed-in person, the newest first. */
export function listCertificates(input: OperationInput<"listCertificates"> = {}, options?: CallOptions): Promise<OperationReply<"listCertificates">> {
  return call({ operationId: "listCertificates", method: "POST", path: "/user/auth/user/certificate/page", pathParams: [], queryParams: [] }, input, options);
}

/** A certificate of the signed-in person, or one that they issued. */
export function getCertificate(input: OperationInput<"getCertificate">, options?: CallOptions): Promise<OperationReply<"getCertificate">> {
  return call({ operationId: "getCertificate", method: "GET", path: "/user/auth/user/certificate/user/view", pathParams: [], queryParams: ["id"] }, input, options);
}

/** A certificate that its holder shows to everybody; the same error for one that is withheld and one that is not there. */
export function getPublicCertificate(input: OperationInput<"getPublicCertificate">, options?: CallOptions): Promise<OperationReply<"getPublicCertificate">> {
  return call({ operationId: "getPublicCertificate", method: "GET", path: "/user/api/user/certificate/user/view", pathParams: [], queryParams: ["id"] }, input, options);
}

/** Checks a certificate by its number or by its credential; the same error for one that is withheld and one that is not there. */
export function checkCertificate(input: OperationInput<"checkCertificate"> = {}, options?: CallOptions): Promise<OperationReply<"checkCertificate">> {
  return call({ operationId: "checkCertificate", method: "POST", path: "/user/api/user/certificate/verification", pathParams: [], queryParams: [] }, input, options);
}

/** Shows a certificate in the public check, or withholds it. */
export function updateCertificate(input: OperationInput<"updateCertificate">, options?: CallOptions): Promise<OperationReply<"updateCertificate">> {
  return call({ operationId: "updateCertificate", method: "POST", path: "/user/auth/user/certificate/update", pathParams: [], queryParams: [] }, input, options);
}

/** A certificate as a file, for its holder and its issuer: a PDF, a picture with the credential in it, or the credential alone. */
export function exportCertificate(input: OperationInput<"exportCertificate">, options?: CallOptions): Promise<OperationReply<"exportCertificate">> {
  return call({ operationId: "exportCertificate", method: "POST", path: "/user/auth/user/certificate/download", pathParams: [], queryParams: [] }, input, options);
}

/** What is said of a course, the latest first, with its rating. */
export function listCourseComments(input: OperationInput<"listCourseComments">, options?: CallOptions): Promise<OperationReply<"listCourseComments">> {
  return call({ operationId: "listCourseComments", method: "POST", path: "/course/api/course/comment/list", pathParams: [], queryParams: [] }, input, options);
}

/** Says something of a course, answers a comment, changes one's own, or rates the course: one rating a person, the last counts. */
export function saveCourseComment(input: OperationInput<"saveCourseComment">, options?: CallOptions): Promise<OperationReply<"saveCourseComment">> {
  return call({ operationId: "saveCourseComment", method: "POST", path: "/course/auth/course/comment/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes back a comment: one's own, or any of a course that one looks after (its lecturer, its organisation, an operator). */
export function deleteCourseComment(input: OperationInput<"deleteCourseComment">, options?: CallOptions): Promise<OperationReply<"deleteCourseComment">> {
  return call({ operationId: "deleteCourseComment", method: "POST", path: "/course/auth/course/comment/delete", pathParams: [], queryParams: [] }, input, options);
}

/** Likes a comment, or no more. */
export function saveCommentLike(input: OperationInput<"saveCommentLike">, options?: CallOptions): Promise<OperationReply<"saveCommentLike">> {
  return call({ operationId: "saveCommentLike", method: "POST", path: "/course/auth/course/comment/like/save", pathParams: [], queryParams: [] }, input, options);
}

/** The coupons of a site, with how many have and used each, the newest first. */
export function listOwnCoupons(input: OperationInput<"listOwnCoupons"> = {}, options?: CallOptions): Promise<OperationReply<"listOwnCoupons">> {
  return call({ operationId: "listOwnCoupons", method: "POST", path: "/user/auth/coupon/own/list", pathParams: [], queryParams: [] }, input, options);
}

/** Tiers of the membership or classes of a site that a coupon can be for. */
export function listCouponTargets(input: OperationInput<"listCouponTargets">, options?: CallOptions): Promise<OperationReply<"listCouponTargets">> {
  return call({ operationId: "listCouponTargets", method: "POST", path: "/user/auth/coupon/target/list", pathParams: [], queryParams: [] }, input, options);
}

/** Makes a coupon, and gives it to those whom it is for. */
export function saveCoupon(input: OperationInput<"saveCoupon">, options?: CallOptions): Promise<OperationReply<"saveCoupon">> {
  return call({ operationId: "saveCoupon", method: "POST", path: "/user/auth/coupon/save", pathParams: [], queryParams: [] }, input, options);
}

/** Gives a coupon to people by their numbers; who has it keeps one. */
export function issueCoupon(input: OperationInput<"issueCoupon">, options?: CallOptions): Promise<OperationReply<"issueCoupon">> {
  return call({ operationId: "issueCoupon", method: "POST", path: "/user/auth/coupon/give", pathParams: [], queryParams: [] }, input, options);
}

/** Ends the giving out of a coupon; who has it keeps it. */
export function suspendCoupon(input: OperationInput<"suspendCoupon">, options?: CallOptions): Promise<OperationReply<"suspendCoupon">> {
  return call({ operationId: "suspendCoupon", method: "POST", path: "/user/auth/coupon/stop", pathParams: [], queryParams: [] }, input, options);
}

/** The orders that a coupon was used for, the latest first. */
export function listCouponUses(input: OperationInput<"listCouponUses">, options?: CallOptions): Promise<OperationReply<"listCouponUses">> {
  return call({ operationId: "listCouponUses", method: "POST", path: "/user/auth/coupon/use/list", pathParams: [], queryParams: [] }, input, options);
}

/** Coupons that the signed-in person may take, those that end first. */
export function listCouponsToTake(input: OperationInput<"listCouponsToTake"> = {}, options?: CallOptions): Promise<OperationReply<"listCouponsToTake">> {
  return call({ operationId: "listCouponsToTake", method: "POST", path: "/user/auth/coupon/offer/list", pathParams: [], queryParams: [] }, input, options);
}

/** Takes a coupon; a second time changes nothing. */
export function acceptCoupon(input: OperationInput<"acceptCoupon">, options?: CallOptions): Promise<OperationReply<"acceptCoupon">> {
  return call({ operationId: "acceptCoupon", method: "POST", path: "/user/auth/coupon/take", pathParams: [], queryParams: [] }, input, options);
}

/** The tree of course categories. */
export function listCourseCategories(input: OperationInput<"listCourseCategories"> = {}, options?: CallOptions): Promise<OperationReply<"listCourseCategories">> {
  return call({ operationId: "listCourseCategories", method: "POST", path: "/course/api/course/category/list", pathParams: [], queryParams: [] }, input, options);
}

/** Courses on the shelf, filtered and sorted. */
export function listCourses(input: OperationInput<"listCourses"> = {}, options?: CallOptions): Promise<OperationReply<"listCourses">> {
  return call({ operationId: "listCourses", method: "POST", path: "/course/api/course/list", pathParams: [], queryParams: [] }, input, options);
}

/** A course with lecturer, chapters and introduction. */
export function getCourse(input: OperationInput<"getCourse">, options?: CallOptions): Promise<OperationReply<"getCourse">> {
  return call({ operationId: "getCourse", method: "POST", path: "/course/api/course/view", pathParams: [], queryParams: [] }, input, options);
}

/** The chapters of a course with their periods. */
export function listCourseChapters(input: OperationInput<"listCourseChapters">, options?: CallOptions): Promise<OperationReply<"listCourseChapters">> {
  return call({ operationId: "listCourseChapters", method: "POST", path: "/course/api/course/chapter/list", pathParams: [], queryParams: [] }, input, options);
}

/** Courses by words in name and subtitle; hits are marked. */
export function searchCourses(input: OperationInput<"searchCourses">, options?: CallOptions): Promise<OperationReply<"searchCourses">> {
  return call({ operationId: "searchCourses", method: "POST", path: "/course/api/course/search/list", pathParams: [], queryParams: [] }, input, options);
}

/** Courses to go on with from a course or a category. */
export function listRecommendedCourses(input: OperationInput<"listRecommendedCourses"> = {}, options?: CallOptions): Promise<OperationReply<"listRecommendedCourses">> {
  return call({ operationId: "listRecommendedCourses", method: "POST", path: "/course/api/course/recommend/list", pathParams: [], queryParams: [] }, input, options);
}

/** Resources to go on with from a course or a category, else those that most study. */
export function listRecommendedResources(input: OperationInput<"listRecommendedResources"> = {}, options?: CallOptions): Promise<OperationReply<"listRecommendedResources">> {
  return call({ operationId: "listRecommendedResources", method: "POST", path: "/course/api/resource/recommend/list", pathParams: [], queryParams: [] }, input, options);
}

/** What a course is shared with: words, picture and QR code. */
export function getCourseSharing(input: OperationInput<"getCourseSharing">, options?: CallOptions): Promise<OperationReply<"getCourseSharing">> {
  return call({ operationId: "getCourseSharing", method: "GET", path: "/course/api/course/sharing/course/{id}", pathParams: ["id"], queryParams: [] }, input, options);
}

/** The categories that have packages, with how many. */
export function listCustomCategories(input: OperationInput<"listCustomCategories"> = {}, options?: CallOptions): Promise<OperationReply<"listCustomCategories">> {
  return call({ operationId: "listCustomCategories", method: "GET", path: "/course/api/custom/course/category/list", pathParams: [], queryParams: ["orgNo"] }, input, options);
}

/** Packages of tailored training. */
export function listCustomPackages(input: OperationInput<"listCustomPackages"> = {}, options?: CallOptions): Promise<OperationReply<"listCustomPackages">> {
  return call({ operationId: "listCustomPackages", method: "POST", path: "/course/api/custom/list", pathParams: [], queryParams: [] }, input, options);
}

/** A package of tailored training. */
export function getCustomPackage(input: OperationInput<"getCustomPackage">, options?: CallOptions): Promise<OperationReply<"getCustomPackage">> {
  return call({ operationId: "getCustomPackage", method: "GET", path: "/course/api/custom/view", pathParams: [], queryParams: ["id"] }, input, options);
}

/** Whether the signed-in person may ask for a package, and what became of their organisation's last request. */
export function checkCustomApply(input: OperationInput<"checkCustomApply">, options?: CallOptions): Promise<OperationReply<"checkCustomApply">> {
  return call({ operationId: "checkCustomApply", method: "POST", path: "/course/auth/custom/check", pathParams: [], queryParams: [] }, input, options);
}

/** Files a request for tailored training of an organisation. */
export function saveCustomApply(input: OperationInput<"saveCustomApply">, options?: CallOptions): Promise<OperationReply<"saveCustomApply">> {
  return call({ operationId: "saveCustomApply", method: "POST", path: "/course/auth/custom/save", pathParams: [], queryParams: [] }, input, options);
}

/** Requests for tailored training, those that wait longest first. */
export function listCustomApplies(input: OperationInput<"listCustomApplies"> = {}, options?: CallOptions): Promise<OperationReply<"listCustomApplies">> {
  return call({ operationId: "listCustomApplies", method: "POST", path: "/course/auth/custom/apply/list", pathParams: [], queryParams: [] }, input, options);
}

/** Answers or refuses a request for tailored training; whoever filed it gets a message. */
export function auditCustomApply(input: OperationInput<"auditCustomApply">, options?: CallOptions): Promise<OperationReply<"auditCustomApply">> {
  return call({ operationId: "auditCustomApply", method: "POST", path: "/course/auth/custom/apply/answer", pathParams: [], queryParams: [] }, input, options);
}

/** All packages of tailored training, shown or not, as they are listed. */
export function listOwnCustomPackages(input: OperationInput<"listOwnCustomPackages"> = {}, options?: CallOptions): Promise<OperationReply<"listOwnCustomPackages">> {
  return call({ operationId: "listOwnCustomPackages", method: "POST", path: "/course/auth/custom/own/list", pathParams: [], queryParams: [] }, input, options);
}

/** Makes a package of tailored training, or changes one. */
export function saveCustomPackage(input: OperationInput<"saveCustomPackage">, options?: CallOptions): Promise<OperationReply<"saveCustomPackage">> {
  return call({ operationId: "saveCustomPackage", method: "POST", path: "/course/auth/custom/own/save", pathParams: [], queryParams: [] }, input, options);
}

/** Shows a package of tailored training, or takes it back. */
export function saveCustomPackageState(input: OperationInput<"saveCustomPackageState">, options?: CallOptions): Promise<OperationReply<"saveCustomPackageState">> {
  return call({ operationId: "saveCustomPackageState", method: "POST", path: "/course/auth/custom/own/state", pathParams: [], queryParams: [] }, input, options);
}

/** Domains that organisations claim: an organisation sees its own, operators all or those of one. */
export function listSiteDomains(input: OperationInput<"listSiteDomains"> = {}, options?: CallOptions): Promise<OperationReply<"listSiteDomains">> {
  return call({ operationId: "listSiteDomains", method: "POST", path: "/site/auth/domain/list", pathParams: [], queryParams: [] }, input, options);
}

/** Claims a domain for an organisation's site. */
export function addSiteDomain(input: OperationInput<"addSiteDomain">, options?: CallOptions): Promise<OperationReply<"addSiteDomain">> {
  return call({ operationId: "addSiteDomain", method: "POST", path: "/site/auth/domain/add", pathParams: [], queryParams: [] }, input, options);
}

/** Gives a domain up. */
export function removeSiteDomain(input: OperationInput<"removeSiteDomain">, options?: CallOptions): Promise<OperationReply<"removeSiteDomain">> {
  return call({ operationId: "removeSiteDomain", method: "POST", path: "/site/auth/domain/remove", pathParams: [], queryParams: [] }, input, options);
}

/** Looks now whether the TXT record of a domain is there. */
export function checkSiteDomain(input: OperationInput<"checkSiteDomain">, options?: CallOptions): Promise<OperationReply<"checkSiteDomain">> {
  return call({ operationId: "checkSiteDomain", method: "POST", path: "/site/auth/domain/check", pathParams: [], queryParams: [] }, input, options);
}

/** Makes a domain the one that search engines are told. */
export function saveCanonicalDomain(input: OperationInput<"saveCanonicalDomain">, options?: CallOptions): Promise<OperationReply<"saveCanonicalDomain">> {
  return call({ operationId: "saveCanonicalDomain", method: "POST", path: "/site/auth/domain/canonical/save", pathParams: [], queryParams: [] }, input, options);
}

/** What the signed-in person, or their organisation, has earned, and what of it can be withdrawn. */
export function getEarnings(input: OperationInput<"getEarnings"> = {}, options?: CallOptions): Promise<OperationReply<"getEarnings">> {
  return call({ operationId: "getEarnings", method: "POST", path: "/user/auth/user/account/view", pathParams: [], queryParams: [] }, input, options);
}

/** The sales that the signed-in person, or their organisation, earned of, the newest first. */
export function listIncome(input: OperationInput<"listIncome"> = {}, options?: CallOptions): Promise<OperationReply<"listIncome">> {
  return call({ operationId: "listIncome", method: "POST", path: "/user/auth/order/info/lecturer", pathParams: [], queryParams: [] }, input, options);
}

/** What the signed-in person, or their organisation, earned by month, by day and by course. */
export function getIncomeTotals(input: OperationInput<"getIncomeTotals"> = {}, options?: CallOptions): Promise<OperationReply<"getIncomeTotals">> {
  return call({ operationId: "getIncomeTotals", method: "POST", path: "/user/auth/user/account/income/totals", pathParams: [], queryParams: [] }, input, options);
}

/** The withdrawals of the signed-in person, or of their organisation, the newest first. */
export function listWithdrawals(input: OperationInput<"listWithdrawals"> = {}, options?: CallOptions): Promise<OperationReply<"listWithdrawals">> {
  return call({ operationId: "listWithdrawals", method: "POST", path: "/user/auth/user/account/extract/log/list", pathParams: [], queryParams: [] }, input, options);
}

/** Keeps where earnings are paid to. */
export function saveBankAccount(input: OperationInput<"saveBankAccount">, options?: CallOptions): Promise<OperationReply<"saveBankAccount">> {
  return call({ operationId: "saveBankAccount", method: "POST", path: "/user/auth/user/account/update", pathParams: [], queryParams: [] }, input, options);
}

/** Asks for earnings to be paid out. */
export function saveWithdrawal(input: OperationInput<"saveWithdrawal">, options?: CallOptions): Promise<OperationReply<"saveWithdrawal">> {
  return call({ operationId: "saveWithdrawal", method: "POST", path: "/user/auth/user/account/extract/save", pathParams: [], queryParams: [] }, input, options);
}

/** Withdrawals in a state, those that have waited longest first. */
export function listPayouts(input: OperationInput<"listPayouts">, options?: CallOptions): Promise<OperationReply<"listPayouts">> {
  return call({ operationId: "listPayouts", method: "POST", path: "/user/auth/operator/payout/list", pathParams: [], queryParams: [] }, input, options);
}

/** An operator agrees to a withdrawal, or refuses it. */
export function auditWithdrawal(input: OperationInput<"auditWithdrawal">, options?: CallOptions): Promise<OperationReply<"auditWithdrawal">> {
  return call({ operationId: "auditWithdrawal", method: "POST", path: "/user/auth/operator/payout/audit", pathParams: [], queryParams: [] }, input, options);
}

/** Hands what was agreed to over to the bank, with the numbers of the cards. */
export function exportPayouts(input: OperationInput<"exportPayouts"> = {}, options?: CallOptions): Promise<OperationReply<"exportPayouts">> {
  return call({ operationId: "exportPayouts", method: "POST", path: "/user/auth/operator/payout/export", pathParams: [], queryParams: [] }, input, options);
}

/** Takes what the bank answers to a batch. */
export function savePayoutAnswers(input: OperationInput<"savePayoutAnswers">, options?: CallOptions): Promise<OperationReply<"savePayoutAnswers">> {
  return call({ operationId: "savePayoutAnswers", method: "POST", path: "/user/auth/operator/payout/answer/save", pathParams: [], queryParams: [] }, input, options);
}

/** Reads the file of the bank's answer and says which column is what; nothing is stored. */
export function checkPayoutAnswers(input: OperationInput<"checkPayoutAnswers">, options?: CallOptions): Promise<OperationReply<"checkPayoutAnswers">> {
  return call({ operationId: "checkPayoutAnswers", method: "POST", path: "/user/auth/operator/payout/answer/check", pathParams: [], queryParams: [] }, input, options);
}

/** Takes what the bank answers to a batch, as a file. */
export function importPayoutAnswers(input: OperationInput<"importPayoutAnswers">, options?: CallOptions): Promise<OperationReply<"importPayoutAnswers">> {
  return call({ operationId: "importPayoutAnswers", method: "POST", path: "/user/auth/operator/payout/answer/import", pathParams: [], queryParams: [] }, input, options);
}

/** The subjects that one's questions stand in. */
export function listExamSubjects(input: OperationInput<"listExamSubjects"> = {}, options?: CallOptions): Promise<OperationReply<"listExamSubjects">> {
  return call({ operationId: "listExamSubjects", method: "POST", path: "/exam/auth/subject/list", pathParams: [], queryParams: [] }, input, options);
}

/** Adds a subject, or renames one. */
export function saveExamSubject(input: OperationInput<"saveExamSubject">, options?: CallOptions): Promise<OperationReply<"saveExamSubject">> {
  return call({ operationId: "saveExamSubject", method: "POST", path: "/exam/auth/subject/save", pathParams: [], queryParams: [] }, input, options);
}

/** Removes a subject that has no questions. */
export function deleteExamSubject(input: OperationInput<"deleteExamSubject">, options?: CallOptions): Promise<OperationReply<"deleteExamSubject">> {
  return call({ operationId: "deleteExamSubject", method: "POST", path: "/exam/auth/subject/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The question bank, the newest first; by words, subject, kind, difficulty and tag. */
export function listExamQuestions(input: OperationInput<"listExamQuestions"> = {}, options?: CallOptions): Promise<OperationReply<"listExamQuestions">> {
  return call({ operationId: "listExamQuestions", method: "POST", path: "/exam/auth/question/list", pathParams: [], queryParams: [] }, input, options);
}

/** A question of the bank with its key. */
export function getExamQuestion(input: OperationInput<"getExamQuestion">, options?: CallOptions): Promise<OperationReply<"getExamQuestion">> {
  return call({ operationId: "getExamQuestion", method: "POST", path: "/exam/auth/question/view", pathParams: [], queryParams: [] }, input, options);
}

/** Adds a question, or a new version of one; papers that were begun keep the version that they have. */
export function saveExamQuestion(input: OperationInput<"saveExamQuestion">, options?: CallOptions): Promise<OperationReply<"saveExamQuestion">> {
  return call({ operationId: "saveExamQuestion", method: "POST", path: "/exam/auth/question/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes a question out of the bank; papers that have it keep it. */
export function deleteExamQuestion(input: OperationInput<"deleteExamQuestion">, options?: CallOptions): Promise<OperationReply<"deleteExamQuestion">> {
  return call({ operationId: "deleteExamQuestion", method: "POST", path: "/exam/auth/question/delete", pathParams: [], queryParams: [] }, input, options);
}

/** Puts a question back that was taken out of the bank. */
export function restoreExamQuestion(input: OperationInput<"restoreExamQuestion">, options?: CallOptions): Promise<OperationReply<"restoreExamQuestion">> {
  return call({ operationId: "restoreExamQuestion", method: "POST", path: "/exam/auth/question/restore", pathParams: [], queryParams: [] }, input, options);
}

/** Versions of a question, its use, and how it was answered. */
export function getExamQuestionRecord(input: OperationInput<"getExamQuestionRecord">, options?: CallOptions): Promise<OperationReply<"getExamQuestionRecord">> {
  return call({ operationId: "getExamQuestionRecord", method: "POST", path: "/exam/auth/question/record", pathParams: [], queryParams: [] }, input, options);
}

/** The tags of the question bank, the most used first. */
export function listExamTags(input: OperationInput<"listExamTags"> = {}, options?: CallOptions): Promise<OperationReply<"listExamTags">> {
  return call({ operationId: "listExamTags", method: "POST", path: "/exam/auth/question/tags", pathParams: [], queryParams: [] }, input, options);
}

/** The papers that one made. */
export function listExamPapers(input: OperationInput<"listExamPapers"> = {}, options?: CallOptions): Promise<OperationReply<"listExamPapers">> {
  return call({ operationId: "listExamPapers", method: "POST", path: "/exam/auth/paper/list", pathParams: [], queryParams: [] }, input, options);
}

/** A paper with its sections. */
export function getExamPaper(input: OperationInput<"getExamPaper">, options?: CallOptions): Promise<OperationReply<"getExamPaper">> {
  return call({ operationId: "getExamPaper", method: "POST", path: "/exam/auth/paper/view", pathParams: [], queryParams: [] }, input, options);
}

/** Adds a paper, or a new version of one. */
export function saveExamPaper(input: OperationInput<"saveExamPaper">, options?: CallOptions): Promise<OperationReply<"saveExamPaper">> {
  return call({ operationId: "saveExamPaper", method: "POST", path: "/exam/auth/paper/save", pathParams: [], queryParams: [] }, input, options);
}

/** Removes a paper; exams that use it keep it. */
export function deleteExamPaper(input: OperationInput<"deleteExamPaper">, options?: CallOptions): Promise<OperationReply<"deleteExamPaper">> {
  return call({ operationId: "deleteExamPaper", method: "POST", path: "/exam/auth/paper/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The versions of a paper, the newest first. */
export function listExamPaperVersions(input: OperationInput<"listExamPaperVersions">, options?: CallOptions): Promise<OperationReply<"listExamPaperVersions">> {
  return call({ operationId: "listExamPaperVersions", method: "POST", path: "/exam/auth/paper/versions", pathParams: [], queryParams: [] }, input, options);
}

/** Whether the question bank can fill the random parts of a paper. */
export function checkExamPaper(input: OperationInput<"checkExamPaper">, options?: CallOptions): Promise<OperationReply<"checkExamPaper">> {
  return call({ operationId: "checkExamPaper", method: "POST", path: "/exam/auth/paper/check", pathParams: [], queryParams: [] }, input, options);
}

/** A paper as a learner gets it, drawn anew; nothing is stored. */
export function getExamPaperPreview(input: OperationInput<"getExamPaperPreview">, options?: CallOptions): Promise<OperationReply<"getExamPaperPreview">> {
  return call({ operationId: "getExamPaperPreview", method: "POST", path: "/exam/auth/paper/preview", pathParams: [], queryParams: [] }, input, options);
}

/** The exams that one made. */
export function listOwnExams(input: OperationInput<"listOwnExams"> = {}, options?: CallOptions): Promise<OperationReply<"listOwnExams">> {
  return call({ operationId: "listOwnExams", method: "POST", path: "/exam/auth/exam/list", pathParams: [], queryParams: [] }, input, options);
}

/** An exam that one made, with its settings. */
export function getOwnExam(input: OperationInput<"getOwnExam">, options?: CallOptions): Promise<OperationReply<"getOwnExam">> {
  return call({ operationId: "getOwnExam", method: "POST", path: "/exam/auth/exam/view", pathParams: [], queryParams: [] }, input, options);
}

/** Adds an exam, or changes one; it takes the newest version of its paper as long as nobody has begun. */
export function saveExam(input: OperationInput<"saveExam">, options?: CallOptions): Promise<OperationReply<"saveExam">> {
  return call({ operationId: "saveExam", method: "POST", path: "/exam/auth/exam/save", pathParams: [], queryParams: [] }, input, options);
}

/** Puts an exam on offer, or takes it off; attempts that were begun go on. */
export function publishExam(input: OperationInput<"publishExam">, options?: CallOptions): Promise<OperationReply<"publishExam">> {
  return call({ operationId: "publishExam", method: "POST", path: "/exam/auth/exam/putaway", pathParams: [], queryParams: [] }, input, options);
}

/** The answers that wait for a person, the oldest first. */
export function listExamMarking(input: OperationInput<"listExamMarking"> = {}, options?: CallOptions): Promise<OperationReply<"listExamMarking">> {
  return call({ operationId: "listExamMarking", method: "POST", path: "/exam/auth/marking/list", pathParams: [], queryParams: [] }, input, options);
}

/** An answer to mark, with its question and key. */
export function getExamMarking(input: OperationInput<"getExamMarking">, options?: CallOptions): Promise<OperationReply<"getExamMarking">> {
  return call({ operationId: "getExamMarking", method: "POST", path: "/exam/auth/marking/view", pathParams: [], queryParams: [] }, input, options);
}

/** Marks an answer; the attempt is finished with the last one. */
export function saveExamMark(input: OperationInput<"saveExamMark">, options?: CallOptions): Promise<OperationReply<"saveExamMark">> {
  return call({ operationId: "saveExamMark", method: "POST", path: "/exam/auth/marking/save", pathParams: [], queryParams: [] }, input, options);
}

/** Who is on the list of an exam. */
export function listExamPeople(input: OperationInput<"listExamPeople">, options?: CallOptions): Promise<OperationReply<"listExamPeople">> {
  return call({ operationId: "listExamPeople", method: "POST", path: "/exam/auth/people/list", pathParams: [], queryParams: [] }, input, options);
}

/** Puts people on the list of an exam, each with a code; who is on it already is refused by their line. */
export function addExamPeople(input: OperationInput<"addExamPeople">, options?: CallOptions): Promise<OperationReply<"addExamPeople">> {
  return call({ operationId: "addExamPeople", method: "POST", path: "/exam/auth/people/add", pathParams: [], queryParams: [] }, input, options);
}

/** Changes what is on the list about somebody; more time reaches them also while they sit. */
export function saveExamPerson(input: OperationInput<"saveExamPerson">, options?: CallOptions): Promise<OperationReply<"saveExamPerson">> {
  return call({ operationId: "saveExamPerson", method: "POST", path: "/exam/auth/people/save", pathParams: [], queryParams: [] }, input, options);
}

/** Revokes codes, lets them be used again, or gives new ones; of the whole list without idList. */
export function updateExamCodes(input: OperationInput<"updateExamCodes">, options?: CallOptions): Promise<OperationReply<"updateExamCodes">> {
  return call({ operationId: "updateExamCodes", method: "POST", path: "/exam/auth/people/code/change", pathParams: [], queryParams: [] }, input, options);
}

/** The list of an exam with its codes as a file. */
export function exportExamPeople(input: OperationInput<"exportExamPeople">, options?: CallOptions): Promise<OperationReply<"exportExamPeople">> {
  return call({ operationId: "exportExamPeople", method: "POST", path: "/exam/auth/people/export", pathParams: [], queryParams: [] }, input, options);
}

/** Who watches and marks an exam beside its maker. */
export function listExamAssistants(input: OperationInput<"listExamAssistants">, options?: CallOptions): Promise<OperationReply<"listExamAssistants">> {
  return call({ operationId: "listExamAssistants", method: "POST", path: "/exam/auth/assistant/list", pathParams: [], queryParams: [] }, input, options);
}

/** Lets another lecturer, or an organisation, watch and mark an exam. */
export function addExamAssistant(input: OperationInput<"addExamAssistant">, options?: CallOptions): Promise<OperationReply<"addExamAssistant">> {
  return call({ operationId: "addExamAssistant", method: "POST", path: "/exam/auth/assistant/add", pathParams: [], queryParams: [] }, input, options);
}

/** Takes that away again; the marks that they gave stay. */
export function removeExamAssistant(input: OperationInput<"removeExamAssistant">, options?: CallOptions): Promise<OperationReply<"removeExamAssistant">> {
  return call({ operationId: "removeExamAssistant", method: "POST", path: "/exam/auth/assistant/remove", pathParams: [], queryParams: [] }, input, options);
}

/** Who sits an exam now, with what was noticed. */
export function getExamBoard(input: OperationInput<"getExamBoard">, options?: CallOptions): Promise<OperationReply<"getExamBoard">> {
  return call({ operationId: "getExamBoard", method: "POST", path: "/exam/auth/board/view", pathParams: [], queryParams: [] }, input, options);
}

/** Gives one or all who sit an exam more time. */
export function addExamTime(input: OperationInput<"addExamTime">, options?: CallOptions): Promise<OperationReply<"addExamTime">> {
  return call({ operationId: "addExamTime", method: "POST", path: "/exam/auth/board/extend", pathParams: [], queryParams: [] }, input, options);
}

/** Submits for one or all who sit an exam; what is on its way still counts within the time of grace. */
export function submitOpenAttempts(input: OperationInput<"submitOpenAttempts">, options?: CallOptions): Promise<OperationReply<"submitOpenAttempts">> {
  return call({ operationId: "submitOpenAttempts", method: "POST", path: "/exam/auth/board/stop", pathParams: [], queryParams: [] }, input, options);
}

/** Tells one or all who sit an exam something on their papers. */
export function sendExamNotice(input: OperationInput<"sendExamNotice">, options?: CallOptions): Promise<OperationReply<"sendExamNotice">> {
  return call({ operationId: "sendExamNotice", method: "POST", path: "/exam/auth/board/notice", pathParams: [], queryParams: [] }, input, options);
}

/** Takes the next answer to mark, or a certain one, for two minutes; others get the ones after it. Again, it renews the lease. */
export function startExamMarking(input: OperationInput<"startExamMarking">, options?: CallOptions): Promise<OperationReply<"startExamMarking">> {
  return call({ operationId: "startExamMarking", method: "POST", path: "/exam/auth/marking/claim", pathParams: [], queryParams: [] }, input, options);
}

/** Answers that came after the time of grace. */
export function listExamLateAnswers(input: OperationInput<"listExamLateAnswers">, options?: CallOptions): Promise<OperationReply<"listExamLateAnswers">> {
  return call({ operationId: "listExamLateAnswers", method: "POST", path: "/exam/auth/marking/late/list", pathParams: [], queryParams: [] }, input, options);
}

/** Lets an answer count that came after the time of grace, and marks it anew. */
export function acceptExamLateAnswer(input: OperationInput<"acceptExamLateAnswer">, options?: CallOptions): Promise<OperationReply<"acceptExamLateAnswer">> {
  return call({ operationId: "acceptExamLateAnswer", method: "POST", path: "/exam/auth/marking/late/accept", pathParams: [], queryParams: [] }, input, options);
}

/** Reads the questions of a file; nothing is stored. */
export function checkExamQuestions(input: OperationInput<"checkExamQuestions">, options?: CallOptions): Promise<OperationReply<"checkExamQuestions">> {
  return call({ operationId: "checkExamQuestions", method: "POST", path: "/exam/auth/question/import/read", pathParams: [], queryParams: [] }, input, options);
}

/** Stores questions that were read, each once: one that the subject has already is left out. */
export function importExamQuestions(input: OperationInput<"importExamQuestions">, options?: CallOptions): Promise<OperationReply<"importExamQuestions">> {
  return call({ operationId: "importExamQuestions", method: "POST", path: "/exam/auth/question/import", pathParams: [], queryParams: [] }, input, options);
}

/** Questions of the bank as a file, at most 5,000. */
export function exportExamQuestions(input: OperationInput<"exportExamQuestions">, options?: CallOptions): Promise<OperationReply<"exportExamQuestions">> {
  return call({ operationId: "exportExamQuestions", method: "POST", path: "/exam/auth/question/export", pathParams: [], queryParams: [] }, input, options);
}

/** A file to fill in, with an example of each type. */
export function getExamQuestionTemplate(input: OperationInput<"getExamQuestionTemplate">, options?: CallOptions): Promise<OperationReply<"getExamQuestionTemplate">> {
  return call({ operationId: "getExamQuestionTemplate", method: "POST", path: "/exam/auth/question/template", pathParams: [], queryParams: [] }, input, options);
}

/** Subjects that are open to practice. */
export function listPracticeSubjects(input: OperationInput<"listPracticeSubjects"> = {}, options?: CallOptions): Promise<OperationReply<"listPracticeSubjects">> {
  return call({ operationId: "listPracticeSubjects", method: "POST", path: "/exam/api/practice/subject/list", pathParams: [], queryParams: [] }, input, options);
}

/** A subject that is open to practice, with how far one is. */
export function getPracticeStanding(input: OperationInput<"getPracticeStanding">, options?: CallOptions): Promise<OperationReply<"getPracticeStanding">> {
  return call({ operationId: "getPracticeStanding", method: "POST", path: "/exam/auth/practice/subject/view", pathParams: [], queryParams: [] }, input, options);
}

/** Opens a subject of one's own to practice, or closes it. */
export function savePracticeSubject(input: OperationInput<"savePracticeSubject">, options?: CallOptions): Promise<OperationReply<"savePracticeSubject">> {
  return call({ operationId: "savePracticeSubject", method: "POST", path: "/exam/auth/practice/subject/save", pathParams: [], queryParams: [] }, input, options);
}

/** Questions to practise, in their order. */
export function getPracticeQuestions(input: OperationInput<"getPracticeQuestions">, options?: CallOptions): Promise<OperationReply<"getPracticeQuestions">> {
  return call({ operationId: "getPracticeQuestions", method: "POST", path: "/exam/auth/practice/question/list", pathParams: [], queryParams: [] }, input, options);
}

/** Marks an answer at once, and shows what is right. */
export function checkPracticeAnswer(input: OperationInput<"checkPracticeAnswer">, options?: CallOptions): Promise<OperationReply<"checkPracticeAnswer">> {
  return call({ operationId: "checkPracticeAnswer", method: "POST", path: "/exam/auth/practice/answer/save", pathParams: [], queryParams: [] }, input, options);
}

/** Keeps a question as a favourite, or not any more. */
export function savePracticeFavourite(input: OperationInput<"savePracticeFavourite">, options?: CallOptions): Promise<OperationReply<"savePracticeFavourite">> {
  return call({ operationId: "savePracticeFavourite", method: "POST", path: "/exam/auth/practice/favourite/save", pathParams: [], queryParams: [] }, input, options);
}

/** The attempts at an exam with their scores, by name, state and outcome. */
export function listExamResults(input: OperationInput<"listExamResults">, options?: CallOptions): Promise<OperationReply<"listExamResults">> {
  return call({ operationId: "listExamResults", method: "POST", path: "/exam/auth/result/list", pathParams: [], queryParams: [] }, input, options);
}

/** The same as a file, at most 10,000 attempts. */
export function exportExamResults(input: OperationInput<"exportExamResults">, options?: CallOptions): Promise<OperationReply<"exportExamResults">> {
  return call({ operationId: "exportExamResults", method: "POST", path: "/exam/auth/result/export", pathParams: [], queryParams: [] }, input, options);
}

/** How the questions of an exam work, by each person's first finished attempt. */
export function getExamAnalysis(input: OperationInput<"getExamAnalysis">, options?: CallOptions): Promise<OperationReply<"getExamAnalysis">> {
  return call({ operationId: "getExamAnalysis", method: "POST", path: "/exam/auth/analysis/view", pathParams: [], queryParams: [] }, input, options);
}

/** What a regrade of a question would change; nothing is stored. */
export function getExamRegrade(input: OperationInput<"getExamRegrade">, options?: CallOptions): Promise<OperationReply<"getExamRegrade">> {
  return call({ operationId: "getExamRegrade", method: "POST", path: "/exam/auth/regrade/view", pathParams: [], queryParams: [] }, input, options);
}

/** Carries out a regrade as it was shown; both scores are kept. */
export function saveExamRegrade(input: OperationInput<"saveExamRegrade">, options?: CallOptions): Promise<OperationReply<"saveExamRegrade">> {
  return call({ operationId: "saveExamRegrade", method: "POST", path: "/exam/auth/regrade/save", pathParams: [], queryParams: [] }, input, options);
}

/** Marked answers that would get another mark by their keys today; nothing is stored. */
export function listExamMarkingChanges(input: OperationInput<"listExamMarkingChanges"> = {}, options?: CallOptions): Promise<OperationReply<"listExamMarkingChanges">> {
  return call({ operationId: "listExamMarkingChanges", method: "POST", path: "/user/auth/operator/exam/marking/changes", pathParams: [], queryParams: [] }, input, options);
}

/** Exams on offer, the open ones first; with words, those that have them in their name; of a category also those below it. */
export function listExams(input: OperationInput<"listExams"> = {}, options?: CallOptions): Promise<OperationReply<"listExams">> {
  return call({ operationId: "listExams", method: "POST", path: "/exam/api/exam/list", pathParams: [], queryParams: [] }, input, options);
}

/** Exams that were given to the signed-in person and that they may still sit: on whose list they are, that they bought, those of their classes; the open ones first. */
export function listGivenExams(input: OperationInput<"listGivenExams"> = {}, options?: CallOptions): Promise<OperationReply<"listGivenExams">> {
  return call({ operationId: "listGivenExams", method: "POST", path: "/exam/auth/exam/given", pathParams: [], queryParams: [] }, input, options);
}

/** An exam before one sits it. */
export function getExam(input: OperationInput<"getExam">, options?: CallOptions): Promise<OperationReply<"getExam">> {
  return call({ operationId: "getExam", method: "GET", path: "/exam/api/exam/view", pathParams: [], queryParams: ["id"] }, input, options);
}

/** Whether the signed-in person may sit an exam now, and their attempts. */
export function getExamStanding(input: OperationInput<"getExamStanding">, options?: CallOptions): Promise<OperationReply<"getExamStanding">> {
  return call({ operationId: "getExamStanding", method: "POST", path: "/exam/auth/exam/user/view", pathParams: [], queryParams: [] }, input, options);
}

/** Enters the exam room with a name or number and an admission code; the session reaches that one exam, and ends when its attempt is submitted. Whether the code or the name is wrong is not said. Whoever is signed in in the same browser leaves first, with isLeaving. */
export function loginWithExamCode(input: OperationInput<"loginWithExamCode">, options?: CallOptions): Promise<OperationReply<"loginWithExamCode">> {
  return call({ operationId: "loginWithExamCode", method: "POST", path: "/exam/api/room/login", pathParams: [], queryParams: [] }, input, options);
}

/** Begins an attempt, or gives the one that is open. */
export function startExamAttempt(input: OperationInput<"startExamAttempt">, options?: CallOptions): Promise<OperationReply<"startExamAttempt">> {
  return call({ operationId: "startExamAttempt", method: "POST", path: "/exam/auth/attempt/start", pathParams: [], queryParams: [] }, input, options);
}

/** The paper of one's open attempt, with the answers that are stored. */
export function getExamAttempt(input: OperationInput<"getExamAttempt">, options?: CallOptions): Promise<OperationReply<"getExamAttempt">> {
  return call({ operationId: "getExamAttempt", method: "POST", path: "/exam/auth/attempt/view", pathParams: [], queryParams: [] }, input, options);
}

/** Stores answers of one's open attempt; without answers it renews the page's hold of it. */
export function saveExamAnswers(input: OperationInput<"saveExamAnswers">, options?: CallOptions): Promise<OperationReply<"saveExamAnswers">> {
  return call({ operationId: "saveExamAnswers", method: "POST", path: "/exam/auth/attempt/answer/save", pathParams: [], queryParams: [] }, input, options);
}

/** Counts what happened to the page of one's open attempt: left, copied, offline. */
export function saveExamEvents(input: OperationInput<"saveExamEvents">, options?: CallOptions): Promise<OperationReply<"saveExamEvents">> {
  return call({ operationId: "saveExamEvents", method: "POST", path: "/exam/auth/attempt/event/save", pathParams: [], queryParams: [] }, input, options);
}

/** Submits one's attempt; again, changes nothing. */
export function submitExamAttempt(input: OperationInput<"submitExamAttempt">, options?: CallOptions): Promise<OperationReply<"submitExamAttempt">> {
  return call({ operationId: "submitExamAttempt", method: "POST", path: "/exam/auth/attempt/submit", pathParams: [], queryParams: [] }, input, options);
}

/** What came of one's attempt, as far as the exam lets it be seen. */
export function getExamResult(input: OperationInput<"getExamResult">, options?: CallOptions): Promise<OperationReply<"getExamResult">> {
  return call({ operationId: "getExamResult", method: "POST", path: "/exam/auth/attempt/result", pathParams: [], queryParams: [] }, input, options);
}

/** The questions of one's submitted attempt with right answers and explanations, as far as the exam lets them be seen. */
export function getExamExplanations(input: OperationInput<"getExamExplanations">, options?: CallOptions): Promise<OperationReply<"getExamExplanations">> {
  return call({ operationId: "getExamExplanations", method: "POST", path: "/exam/auth/attempt/explain", pathParams: [], queryParams: [] }, input, options);
}

/** The attempts of the signed-in person, the newest first. */
export function listExamAttempts(input: OperationInput<"listExamAttempts"> = {}, options?: CallOptions): Promise<OperationReply<"listExamAttempts">> {
  return call({ operationId: "listExamAttempts", method: "POST", path: "/exam/auth/attempt/list", pathParams: [], queryParams: [] }, input, options);
}

/** The platform in numbers: people, sales, refunds and earnings by day, and who sold most. */
export function getPlatformFigures(input: OperationInput<"getPlatformFigures"> = {}, options?: CallOptions): Promise<OperationReply<"getPlatformFigures">> {
  return call({ operationId: "getPlatformFigures", method: "POST", path: "/user/auth/platform/figures/view", pathParams: [], queryParams: [] }, input, options);
}

/** The days of the platform in numbers as a file. */
export function exportPlatformFigures(input: OperationInput<"exportPlatformFigures">, options?: CallOptions): Promise<OperationReply<"exportPlatformFigures">> {
  return call({ operationId: "exportPlatformFigures", method: "POST", path: "/user/auth/platform/figures/export", pathParams: [], queryParams: [] }, input, options);
}

/** Puts a course among the favourites, once or again. */
export function saveCollection(input: OperationInput<"saveCollection">, options?: CallOptions): Promise<OperationReply<"saveCollection">> {
  return call({ operationId: "saveCollection", method: "POST", path: "/course/auth/user/collection/course/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes a course out of the favourites, if it is there. */
export function deleteCollection(input: OperationInput<"deleteCollection">, options?: CallOptions): Promise<OperationReply<"deleteCollection">> {
  return call({ operationId: "deleteCollection", method: "POST", path: "/course/auth/user/collection/course/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The favourites of the signed-in person that are on the shelf, the latest first. */
export function listCollections(input: OperationInput<"listCollections"> = {}, options?: CallOptions): Promise<OperationReply<"listCollections">> {
  return call({ operationId: "listCollections", method: "POST", path: "/course/auth/user/collection/course/list", pathParams: [], queryParams: [] }, input, options);
}

/** Follows a lecturer, once or again. */
export function saveAttention(input: OperationInput<"saveAttention">, options?: CallOptions): Promise<OperationReply<"saveAttention">> {
  return call({ operationId: "saveAttention", method: "POST", path: "/user/auth/lecturer/attention/save", pathParams: [], queryParams: [] }, input, options);
}

/** Follows a lecturer no more. */
export function deleteAttention(input: OperationInput<"deleteAttention">, options?: CallOptions): Promise<OperationReply<"deleteAttention">> {
  return call({ operationId: "deleteAttention", method: "POST", path: "/user/auth/lecturer/attention/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The lecturers whom the signed-in person follows, the latest first. */
export function listAttentions(input: OperationInput<"listAttentions"> = {}, options?: CallOptions): Promise<OperationReply<"listAttentions">> {
  return call({ operationId: "listAttentions", method: "POST", path: "/user/auth/lecturer/attention/list", pathParams: [], queryParams: [] }, input, options);
}

/** Whether the signed-in person follows a lecturer. */
export function getAttention(input: OperationInput<"getAttention">, options?: CallOptions): Promise<OperationReply<"getAttention">> {
  return call({ operationId: "getAttention", method: "POST", path: "/user/auth/lecturer/attention/view", pathParams: [], queryParams: [] }, input, options);
}

/** Opens signing in to a lesson, or closes it; a closed one can be opened again. */
export function saveGradeAttendance(input: OperationInput<"saveGradeAttendance">, options?: CallOptions): Promise<OperationReply<"saveGradeAttendance">> {
  return call({ operationId: "saveGradeAttendance", method: "POST", path: "/grade/auth/attendance/save", pathParams: [], queryParams: [] }, input, options);
}

/** The code of this moment of a lesson, and how many are there. */
export function getGradeAttendance(input: OperationInput<"getGradeAttendance">, options?: CallOptions): Promise<OperationReply<"getGradeAttendance">> {
  return call({ operationId: "getGradeAttendance", method: "POST", path: "/grade/auth/attendance/view", pathParams: [], queryParams: [] }, input, options);
}

/** Who was at a lesson and who was not. */
export function listGradeAttendees(input: OperationInput<"listGradeAttendees">, options?: CallOptions): Promise<OperationReply<"listGradeAttendees">> {
  return call({ operationId: "listGradeAttendees", method: "POST", path: "/grade/auth/attendance/attendee/list", pathParams: [], queryParams: [] }, input, options);
}

/** Writes down by hand whether somebody was at a lesson. Recorded. */
export function saveGradeAttendee(input: OperationInput<"saveGradeAttendee">, options?: CallOptions): Promise<OperationReply<"saveGradeAttendee">> {
  return call({ operationId: "saveGradeAttendee", method: "POST", path: "/grade/auth/attendance/attendee/save", pathParams: [], queryParams: [] }, input, options);
}

/** The lessons of a class with how many signed in. */
export function listAttendanceLessons(input: OperationInput<"listAttendanceLessons">, options?: CallOptions): Promise<OperationReply<"listAttendanceLessons">> {
  return call({ operationId: "listAttendanceLessons", method: "POST", path: "/grade/auth/attendance/lesson/list", pathParams: [], queryParams: [] }, input, options);
}

/** At how many lessons of a class each member was. */
export function listAttendanceTotals(input: OperationInput<"listAttendanceTotals">, options?: CallOptions): Promise<OperationReply<"listAttendanceTotals">> {
  return call({ operationId: "listAttendanceTotals", method: "POST", path: "/grade/auth/attendance/total/list", pathParams: [], queryParams: [] }, input, options);
}

/** Who was at a lesson as a file; without a lesson, the totals of the class. */
export function exportGradeAttendance(input: OperationInput<"exportGradeAttendance">, options?: CallOptions): Promise<OperationReply<"exportGradeAttendance">> {
  return call({ operationId: "exportGradeAttendance", method: "POST", path: "/grade/auth/attendance/export", pathParams: [], queryParams: [] }, input, options);
}

/** Notes that a browser came in time with the QR code of a lesson, for who has to sign in to their account first. */
export function checkGradeToken(input: OperationInput<"checkGradeToken">, options?: CallOptions): Promise<OperationReply<"checkGradeToken">> {
  return call({ operationId: "checkGradeToken", method: "POST", path: "/grade/api/attendance/check", pathParams: [], queryParams: [] }, input, options);
}

/** Signs in to a lesson by its QR code, by the ticket given for it, or by the six digits, for which the lesson need not be said; again, it says how one is written down. */
export function signGradeAttendance(input: OperationInput<"signGradeAttendance"> = {}, options?: CallOptions): Promise<OperationReply<"signGradeAttendance">> {
  return call({ operationId: "signGradeAttendance", method: "POST", path: "/grade/auth/attendance/sign", pathParams: [], queryParams: [] }, input, options);
}

/** The classes that one manages. */
export function listOwnGrades(input: OperationInput<"listOwnGrades"> = {}, options?: CallOptions): Promise<OperationReply<"listOwnGrades">> {
  return call({ operationId: "listOwnGrades", method: "POST", path: "/grade/auth/own/list", pathParams: [], queryParams: [] }, input, options);
}

/** A class that one manages. */
export function getOwnGrade(input: OperationInput<"getOwnGrade">, options?: CallOptions): Promise<OperationReply<"getOwnGrade">> {
  return call({ operationId: "getOwnGrade", method: "POST", path: "/grade/auth/own/view", pathParams: [], queryParams: [] }, input, options);
}

/** Makes a class, or changes its settings. */
export function saveGrade(input: OperationInput<"saveGrade">, options?: CallOptions): Promise<OperationReply<"saveGrade">> {
  return call({ operationId: "saveGrade", method: "POST", path: "/grade/auth/own/save", pathParams: [], queryParams: [] }, input, options);
}

/** Opens, starts or closes a class; a closed one can be opened again. */
export function saveGradeState(input: OperationInput<"saveGradeState">, options?: CallOptions): Promise<OperationReply<"saveGradeState">> {
  return call({ operationId: "saveGradeState", method: "POST", path: "/grade/auth/own/state", pathParams: [], queryParams: [] }, input, options);
}

/** Deletes a class that nobody ever joined, bought or sat an exam in. */
export function deleteGrade(input: OperationInput<"deleteGrade">, options?: CallOptions): Promise<OperationReply<"deleteGrade">> {
  return call({ operationId: "deleteGrade", method: "POST", path: "/grade/auth/own/delete", pathParams: [], queryParams: [] }, input, options);
}

/** Who is in a class that one manages. */
export function listGradeMembers(input: OperationInput<"listGradeMembers">, options?: CallOptions): Promise<OperationReply<"listGradeMembers">> {
  return call({ operationId: "listGradeMembers", method: "POST", path: "/grade/auth/member/list", pathParams: [], queryParams: [] }, input, options);
}

/** Who can be put into a class: learners of the organisation, or of its lecturer's courses, who are not in it. */
export function listGradeCandidates(input: OperationInput<"listGradeCandidates">, options?: CallOptions): Promise<OperationReply<"listGradeCandidates">> {
  return call({ operationId: "listGradeCandidates", method: "POST", path: "/grade/auth/member/candidate/list", pathParams: [], queryParams: [] }, input, options);
}

/** Puts people into a class and takes others out, as far as it has places. */
export function saveGradeMembers(input: OperationInput<"saveGradeMembers">, options?: CallOptions): Promise<OperationReply<"saveGradeMembers">> {
  return call({ operationId: "saveGradeMembers", method: "POST", path: "/grade/auth/member/save", pathParams: [], queryParams: [] }, input, options);
}

/** Makes a member an assistant, who helps to manage the class, or a member again. */
export function saveGradeRole(input: OperationInput<"saveGradeRole">, options?: CallOptions): Promise<OperationReply<"saveGradeRole">> {
  return call({ operationId: "saveGradeRole", method: "POST", path: "/grade/auth/member/role", pathParams: [], queryParams: [] }, input, options);
}

/** Reads names and mobile numbers from a workbook or a CSV file; nothing is stored. */
export function checkGradeList(input: OperationInput<"checkGradeList">, options?: CallOptions): Promise<OperationReply<"checkGradeList">> {
  return call({ operationId: "checkGradeList", method: "POST", path: "/grade/auth/member/import/read", pathParams: [], queryParams: [] }, input, options);
}

/** Takes a list of people into a class; who cannot be taken is named. As a trial it says the same and stores nothing. */
export function importGradeMembers(input: OperationInput<"importGradeMembers">, options?: CallOptions): Promise<OperationReply<"importGradeMembers">> {
  return call({ operationId: "importGradeMembers", method: "POST", path: "/grade/auth/member/import", pathParams: [], queryParams: [] }, input, options);
}

/** The codes of a class. */
export function listGradeCodes(input: OperationInput<"listGradeCodes">, options?: CallOptions): Promise<OperationReply<"listGradeCodes">> {
  return call({ operationId: "listGradeCodes", method: "POST", path: "/grade/auth/code/list", pathParams: [], queryParams: [] }, input, options);
}

/** Makes a code to join a class. */
export function addGradeCode(input: OperationInput<"addGradeCode">, options?: CallOptions): Promise<OperationReply<"addGradeCode">> {
  return call({ operationId: "addGradeCode", method: "POST", path: "/grade/auth/code/add", pathParams: [], queryParams: [] }, input, options);
}

/** Ends a code: nobody joins with it any more. */
export function cancelGradeCode(input: OperationInput<"cancelGradeCode">, options?: CallOptions): Promise<OperationReply<"cancelGradeCode">> {
  return call({ operationId: "cancelGradeCode", method: "POST", path: "/grade/auth/code/revoke", pathParams: [], queryParams: [] }, input, options);
}

/** Who asks to be taken into a class, those that wait first. */
export function listGradeApplications(input: OperationInput<"listGradeApplications">, options?: CallOptions): Promise<OperationReply<"listGradeApplications">> {
  return call({ operationId: "listGradeApplications", method: "POST", path: "/grade/auth/application/list", pathParams: [], queryParams: [] }, input, options);
}

/** Accepts or refuses applications; those that the class has no place for are named and still wait. */
export function auditGradeApplications(input: OperationInput<"auditGradeApplications">, options?: CallOptions): Promise<OperationReply<"auditGradeApplications">> {
  return call({ operationId: "auditGradeApplications", method: "POST", path: "/grade/auth/application/decide", pathParams: [], queryParams: [] }, input, options);
}

/** Announces something in a class; each member gets a message. */
export function addGradeNotice(input: OperationInput<"addGradeNotice">, options?: CallOptions): Promise<OperationReply<"addGradeNotice">> {
  return call({ operationId: "addGradeNotice", method: "POST", path: "/grade/auth/notice/add", pathParams: [], queryParams: [] }, input, options);
}

/** Takes an announcement out of a class; messages that were sent stay. */
export function deleteGradeNotice(input: OperationInput<"deleteGradeNotice">, options?: CallOptions): Promise<OperationReply<"deleteGradeNotice">> {
  return call({ operationId: "deleteGradeNotice", method: "POST", path: "/grade/auth/notice/delete", pathParams: [], queryParams: [] }, input, options);
}

/** Adds a lesson to the timetable of a class, or changes one. */
export function saveGradeLesson(input: OperationInput<"saveGradeLesson">, options?: CallOptions): Promise<OperationReply<"saveGradeLesson">> {
  return call({ operationId: "saveGradeLesson", method: "POST", path: "/grade/auth/lesson/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes a lesson out of the timetable. */
export function deleteGradeLesson(input: OperationInput<"deleteGradeLesson">, options?: CallOptions): Promise<OperationReply<"deleteGradeLesson">> {
  return call({ operationId: "deleteGradeLesson", method: "POST", path: "/grade/auth/lesson/delete", pathParams: [], queryParams: [] }, input, options);
}

/** Courses and exams that a class can have: those of who manages it. */
export function listGradeChoices(input: OperationInput<"listGradeChoices">, options?: CallOptions): Promise<OperationReply<"listGradeChoices">> {
  return call({ operationId: "listGradeChoices", method: "POST", path: "/grade/auth/content/choices", pathParams: [], queryParams: [] }, input, options);
}

/** Decides which courses and exams a class has, in their order. */
export function saveGradeContent(input: OperationInput<"saveGradeContent">, options?: CallOptions): Promise<OperationReply<"saveGradeContent">> {
  return call({ operationId: "saveGradeContent", method: "POST", path: "/grade/auth/content/save", pathParams: [], queryParams: [] }, input, options);
}

/** The gradebook of a class: its members and what they reached in each exam, 500 members a page. */
export function getGradeBook(input: OperationInput<"getGradeBook">, options?: CallOptions): Promise<OperationReply<"getGradeBook">> {
  return call({ operationId: "getGradeBook", method: "POST", path: "/grade/auth/book/view", pathParams: [], queryParams: [] }, input, options);
}

/** The gradebook of a class as a file. */
export function exportGradeBook(input: OperationInput<"exportGradeBook">, options?: CallOptions): Promise<OperationReply<"exportGradeBook">> {
  return call({ operationId: "exportGradeBook", method: "POST", path: "/grade/auth/book/export", pathParams: [], queryParams: [] }, input, options);
}

/** How far the members of a class are in its courses, and how they did in its exams. */
export function getGradeFigures(input: OperationInput<"getGradeFigures">, options?: CallOptions): Promise<OperationReply<"getGradeFigures">> {
  return call({ operationId: "getGradeFigures", method: "POST", path: "/grade/auth/figures/view", pathParams: [], queryParams: [] }, input, options);
}

/** Classes that can be seen by all. */
export function listGrades(input: OperationInput<"listGrades"> = {}, options?: CallOptions): Promise<OperationReply<"listGrades">> {
  return call({ operationId: "listGrades", method: "POST", path: "/course/api/grade/list", pathParams: [], queryParams: [] }, input, options);
}

/** A class that can be seen by all, with its courses and exams. */
export function getGrade(input: OperationInput<"getGrade">, options?: CallOptions): Promise<OperationReply<"getGrade">> {
  return call({ operationId: "getGrade", method: "GET", path: "/grade/api/view", pathParams: [], queryParams: ["id"] }, input, options);
}

/** Where the person who asks stands with a class. */
export function getGradeStanding(input: OperationInput<"getGradeStanding">, options?: CallOptions): Promise<OperationReply<"getGradeStanding">> {
  return call({ operationId: "getGradeStanding", method: "POST", path: "/grade/auth/standing", pathParams: [], queryParams: [] }, input, options);
}

/** Joins a class with a code; more than ten wrong ones an hour are refused. */
export function joinGrade(input: OperationInput<"joinGrade">, options?: CallOptions): Promise<OperationReply<"joinGrade">> {
  return call({ operationId: "joinGrade", method: "POST", path: "/grade/auth/join", pathParams: [], queryParams: [] }, input, options);
}

/** Asks to be taken into a class. */
export function saveGradeApplication(input: OperationInput<"saveGradeApplication">, options?: CallOptions): Promise<OperationReply<"saveGradeApplication">> {
  return call({ operationId: "saveGradeApplication", method: "POST", path: "/grade/auth/application/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes back what one asked of a class. */
export function withdrawGradeApplication(input: OperationInput<"withdrawGradeApplication">, options?: CallOptions): Promise<OperationReply<"withdrawGradeApplication">> {
  return call({ operationId: "withdrawGradeApplication", method: "POST", path: "/grade/auth/application/withdraw", pathParams: [], queryParams: [] }, input, options);
}

/** Leaves a class; what one did in it stays and is there again after joining anew. */
export function leaveGrade(input: OperationInput<"leaveGrade">, options?: CallOptions): Promise<OperationReply<"leaveGrade">> {
  return call({ operationId: "leaveGrade", method: "POST", path: "/grade/auth/leave", pathParams: [], queryParams: [] }, input, options);
}

/** Joins a class that has the mobile number of the person who asks on its list. */
export function acceptGradeInvitation(input: OperationInput<"acceptGradeInvitation">, options?: CallOptions): Promise<OperationReply<"acceptGradeInvitation">> {
  return call({ operationId: "acceptGradeInvitation", method: "POST", path: "/grade/auth/invitation/accept", pathParams: [], queryParams: [] }, input, options);
}

/** The classes of the person who asks, and those that they asked to join. */
export function listMyGrades(input: OperationInput<"listMyGrades"> = {}, options?: CallOptions): Promise<OperationReply<"listMyGrades">> {
  return call({ operationId: "listMyGrades", method: "POST", path: "/grade/auth/mine", pathParams: [], queryParams: [] }, input, options);
}

/** The inside of a class, for who belongs to it. */
export function getGradeRoom(input: OperationInput<"getGradeRoom">, options?: CallOptions): Promise<OperationReply<"getGradeRoom">> {
  return call({ operationId: "getGradeRoom", method: "GET", path: "/grade/auth/room", pathParams: [], queryParams: ["id"] }, input, options);
}

/** Who else is in a class, where the class shows it. */
export function listGradeMates(input: OperationInput<"listGradeMates">, options?: CallOptions): Promise<OperationReply<"listGradeMates">> {
  return call({ operationId: "listGradeMates", method: "POST", path: "/grade/auth/mate/list", pathParams: [], queryParams: [] }, input, options);
}

/** The leaderboard of a class that shows one: who stands next to who asks. */
export function getGradeBoard(input: OperationInput<"getGradeBoard">, options?: CallOptions): Promise<OperationReply<"getGradeBoard">> {
  return call({ operationId: "getGradeBoard", method: "POST", path: "/grade/auth/board/view", pathParams: [], queryParams: [] }, input, options);
}

/** Takes who asks off the leaderboard of their class, or puts them back. */
export function saveGradeBoardChoice(input: OperationInput<"saveGradeBoardChoice">, options?: CallOptions): Promise<OperationReply<"saveGradeBoardChoice">> {
  return call({ operationId: "saveGradeBoardChoice", method: "POST", path: "/grade/auth/board/save", pathParams: [], queryParams: [] }, input, options);
}

/** The timetable of a class as a calendar file. */
export function exportGradeTimetable(input: OperationInput<"exportGradeTimetable">, options?: CallOptions): Promise<OperationReply<"exportGradeTimetable">> {
  return call({ operationId: "exportGradeTimetable", method: "POST", path: "/grade/auth/timetable/export", pathParams: [], queryParams: [] }, input, options);
}

/** The two category trees of the home page, each top category with recommended courses. */
export function listHomeCategories(input: OperationInput<"listHomeCategories"> = {}, options?: CallOptions): Promise<OperationReply<"listHomeCategories">> {
  return call({ operationId: "listHomeCategories", method: "POST", path: "/course/api/home/category/list", pathParams: [], queryParams: [] }, input, options);
}

/** Recommended courses of a category. */
export function listHomeRecommendations(input: OperationInput<"listHomeRecommendations">, options?: CallOptions): Promise<OperationReply<"listHomeRecommendations">> {
  return call({ operationId: "listHomeRecommendations", method: "POST", path: "/course/api/home/recommend/list", pathParams: [], queryParams: [] }, input, options);
}

/** The homework of a class that one manages, with how many have handed it in. */
export function listOwnHomework(input: OperationInput<"listOwnHomework">, options?: CallOptions): Promise<OperationReply<"listOwnHomework">> {
  return call({ operationId: "listOwnHomework", method: "POST", path: "/grade/auth/homework/own/list", pathParams: [], queryParams: [] }, input, options);
}

/** Gives a class homework, or changes it. */
export function saveHomework(input: OperationInput<"saveHomework">, options?: CallOptions): Promise<OperationReply<"saveHomework">> {
  return call({ operationId: "saveHomework", method: "POST", path: "/grade/auth/homework/own/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes homework back that nobody has begun. */
export function deleteHomework(input: OperationInput<"deleteHomework">, options?: CallOptions): Promise<OperationReply<"deleteHomework">> {
  return call({ operationId: "deleteHomework", method: "POST", path: "/grade/auth/homework/own/delete", pathParams: [], queryParams: [] }, input, options);
}

/** A homework with what one has handed in and what it earned. */
export function getHomework(input: OperationInput<"getHomework">, options?: CallOptions): Promise<OperationReply<"getHomework">> {
  return call({ operationId: "getHomework", method: "POST", path: "/grade/auth/homework/view", pathParams: [], queryParams: [] }, input, options);
}

/** The way to a file of an answer, for its author and who marks it. */
export function getHomeworkFile(input: OperationInput<"getHomeworkFile">, options?: CallOptions): Promise<OperationReply<"getHomeworkFile">> {
  return call({ operationId: "getHomeworkFile", method: "POST", path: "/grade/auth/homework/file", pathParams: [], queryParams: [] }, input, options);
}

/** Applies to become a lecturer; signed out, with a captcha. */
export function saveLecturerAudit(input: OperationInput<"saveLecturerAudit">, options?: CallOptions): Promise<OperationReply<"saveLecturerAudit">> {
  return call({ operationId: "saveLecturerAudit", method: "POST", path: "/user/api/lecturer/audit/save", pathParams: [], queryParams: [] }, input, options);
}

/** The newest application of the signed-in person to become a lecturer. */
export function getLecturerAudit(input: OperationInput<"getLecturerAudit"> = {}, options?: CallOptions): Promise<OperationReply<"getLecturerAudit">> {
  return call({ operationId: "getLecturerAudit", method: "GET", path: "/user/auth/lecturer/audit/view", pathParams: [], queryParams: [] }, input, options);
}

/** Applies to join as an organisation; signed out, with a captcha. */
export function saveOrganisationAudit(input: OperationInput<"saveOrganisationAudit">, options?: CallOptions): Promise<OperationReply<"saveOrganisationAudit">> {
  return call({ operationId: "saveOrganisationAudit", method: "POST", path: "/user/api/org/audit/save", pathParams: [], queryParams: [] }, input, options);
}

/** The newest application of the signed-in person to join as an organisation. */
export function getOrganisationAudit(input: OperationInput<"getOrganisationAudit"> = {}, options?: CallOptions): Promise<OperationReply<"getOrganisationAudit">> {
  return call({ operationId: "getOrganisationAudit", method: "GET", path: "/user/auth/org/audit/view", pathParams: [], queryParams: [] }, input, options);
}

/** Applications to become a lecturer, those that have waited longest first: operators see all, organisations those of their own people. */
export function listLecturerAudits(input: OperationInput<"listLecturerAudits"> = {}, options?: CallOptions): Promise<OperationReply<"listLecturerAudits">> {
  return call({ operationId: "listLecturerAudits", method: "POST", path: "/user/auth/lecturer/audit/list", pathParams: [], queryParams: [] }, input, options);
}

/** Decides an application to become a lecturer; passed, the account is a lecturer's. */
export function auditLecturer(input: OperationInput<"auditLecturer">, options?: CallOptions): Promise<OperationReply<"auditLecturer">> {
  return call({ operationId: "auditLecturer", method: "POST", path: "/user/auth/lecturer/audit/answer", pathParams: [], queryParams: [] }, input, options);
}

/** Applications to join as an organisation, those that have waited longest first. */
export function listOrganisationAudits(input: OperationInput<"listOrganisationAudits"> = {}, options?: CallOptions): Promise<OperationReply<"listOrganisationAudits">> {
  return call({ operationId: "listOrganisationAudits", method: "POST", path: "/user/auth/org/audit/list", pathParams: [], queryParams: [] }, input, options);
}

/** Decides an application to join as an organisation; passed, the organisation is there and the account is its own. */
export function auditOrganisation(input: OperationInput<"auditOrganisation">, options?: CallOptions): Promise<OperationReply<"auditOrganisation">> {
  return call({ operationId: "auditOrganisation", method: "POST", path: "/user/auth/org/audit/answer", pathParams: [], queryParams: [] }, input, options);
}

/** Whom the organisation that asks has invited to teach for it, the newest first. */
export function listLecturerInvitations(input: OperationInput<"listLecturerInvitations"> = {}, options?: CallOptions): Promise<OperationReply<"listLecturerInvitations">> {
  return call({ operationId: "listLecturerInvitations", method: "POST", path: "/user/auth/org/lecturer/invitation/list", pathParams: [], queryParams: [] }, input, options);
}

/** Invites whoever has a mobile number to teach for the organisation that asks. */
export function saveLecturerInvitation(input: OperationInput<"saveLecturerInvitation">, options?: CallOptions): Promise<OperationReply<"saveLecturerInvitation">> {
  return call({ operationId: "saveLecturerInvitation", method: "POST", path: "/user/auth/org/lecturer/invitation/save", pathParams: [], queryParams: [] }, input, options);
}

/** Makes a link by which people begin to teach for the organisation that asks: one of them, or all until a day. */
export function saveLecturerLink(input: OperationInput<"saveLecturerLink">, options?: CallOptions): Promise<OperationReply<"saveLecturerLink">> {
  return call({ operationId: "saveLecturerLink", method: "POST", path: "/user/auth/org/lecturer/link/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes back an invitation or a link; who accepted stays. */
export function withdrawLecturerInvitation(input: OperationInput<"withdrawLecturerInvitation">, options?: CallOptions): Promise<OperationReply<"withdrawLecturerInvitation">> {
  return call({ operationId: "withdrawLecturerInvitation", method: "POST", path: "/user/auth/org/lecturer/invitation/withdraw", pathParams: [], queryParams: [] }, input, options);
}

/** Ends that somebody teaches for the organisation that asks, and tells them. */
export function removeLecturer(input: OperationInput<"removeLecturer">, options?: CallOptions): Promise<OperationReply<"removeLecturer">> {
  return call({ operationId: "removeLecturer", method: "POST", path: "/user/auth/org/lecturer/remove", pathParams: [], queryParams: [] }, input, options);
}

/** For whom one teaches, and who asks one to: by one's number, and by the link that one has. */
export function listLecturerOffers(input: OperationInput<"listLecturerOffers"> = {}, options?: CallOptions): Promise<OperationReply<"listLecturerOffers">> {
  return call({ operationId: "listLecturerOffers", method: "POST", path: "/user/api/lecturer/offer/list", pathParams: [], queryParams: [] }, input, options);
}

/** Accepts or declines an invitation to teach, by its number or by the code of its link. */
export function updateLecturerInvitation(input: OperationInput<"updateLecturerInvitation">, options?: CallOptions): Promise<OperationReply<"updateLecturerInvitation">> {
  return call({ operationId: "updateLecturerInvitation", method: "POST", path: "/user/auth/lecturer/offer/answer", pathParams: [], queryParams: [] }, input, options);
}

/** Ends that one teaches for one's organisation; one stays a lecturer. */
export function cancelTeaching(input: OperationInput<"cancelTeaching"> = {}, options?: CallOptions): Promise<OperationReply<"cancelTeaching">> {
  return call({ operationId: "cancelTeaching", method: "POST", path: "/user/auth/lecturer/leave", pathParams: [], queryParams: [] }, input, options);
}

/** Lecturers with courses on the shelf. */
export function listLecturers(input: OperationInput<"listLecturers"> = {}, options?: CallOptions): Promise<OperationReply<"listLecturers">> {
  return call({ operationId: "listLecturers", method: "POST", path: "/user/api/lecturer/list", pathParams: [], queryParams: [] }, input, options);
}

/** A lecturer. */
export function getLecturer(input: OperationInput<"getLecturer">, options?: CallOptions): Promise<OperationReply<"getLecturer">> {
  return call({ operationId: "getLecturer", method: "POST", path: "/user/api/lecturer/view", pathParams: [], queryParams: [] }, input, options);
}

/** The trial balance: every account of the ledger, and whatever is uneven. */
export function getBooks(input: OperationInput<"getBooks"> = {}, options?: CallOptions): Promise<OperationReply<"getBooks">> {
  return call({ operationId: "getBooks", method: "POST", path: "/user/auth/operator/ledger/books", pathParams: [], queryParams: [] }, input, options);
}

/** Entries of the ledger, the newest first. */
export function listLedgerEntries(input: OperationInput<"listLedgerEntries"> = {}, options?: CallOptions): Promise<OperationReply<"listLedgerEntries">> {
  return call({ operationId: "listLedgerEntries", method: "POST", path: "/user/auth/operator/ledger/entry/list", pathParams: [], queryParams: [] }, input, options);
}

/** Where the signed-in lecturer sends live classes to. */
export function getLiveChannel(input: OperationInput<"getLiveChannel"> = {}, options?: CallOptions): Promise<OperationReply<"getLiveChannel">> {
  return call({ operationId: "getLiveChannel", method: "POST", path: "/course/auth/course/channel/get", pathParams: [], queryParams: [] }, input, options);
}

/** The key of the lecturer's channel. */
export function getLiveChannelKey(input: OperationInput<"getLiveChannelKey"> = {}, options?: CallOptions): Promise<OperationReply<"getLiveChannelKey">> {
  return call({ operationId: "getLiveChannelKey", method: "POST", path: "/course/auth/course/channel/key", pathParams: [], queryParams: [] }, input, options);
}

/** Gives the lecturer's channel another key; the old one is good no more, and who sends with it is cut off. */
export function updateChannelPassword(input: OperationInput<"updateChannelPassword"> = {}, options?: CallOptions): Promise<OperationReply<"updateChannelPassword">> {
  return call({ operationId: "updateChannelPassword", method: "POST", path: "/course/auth/course/update/channel/passwd", pathParams: [], queryParams: [] }, input, options);
}

/** The sessions of one's live courses: those to come, or those that are over with who came. */
export function listLiveSessions(input: OperationInput<"listLiveSessions"> = {}, options?: CallOptions): Promise<OperationReply<"listLiveSessions">> {
  return call({ operationId: "listLiveSessions", method: "POST", path: "/course/auth/course/live/session/list", pathParams: [], queryParams: [] }, input, options);
}

/** Who was at a session, the longest first, for those who look after it. */
export function listLiveAttendees(input: OperationInput<"listLiveAttendees">, options?: CallOptions): Promise<OperationReply<"listLiveAttendees">> {
  return call({ operationId: "listLiveAttendees", method: "POST", path: "/course/auth/course/live/attendance/list", pathParams: [], queryParams: [] }, input, options);
}

/** The same as a file. */
export function exportLiveAttendees(input: OperationInput<"exportLiveAttendees">, options?: CallOptions): Promise<OperationReply<"exportLiveAttendees">> {
  return call({ operationId: "exportLiveAttendees", method: "POST", path: "/course/auth/course/live/attendance/export", pathParams: [], queryParams: [] }, input, options);
}

/** Begins a course; it has its number from then on and is seen by those who make it alone. */
export function createCourseDraft(input: OperationInput<"createCourseDraft">, options?: CallOptions): Promise<OperationReply<"createCourseDraft">> {
  return call({ operationId: "createCourseDraft", method: "POST", path: "/course/auth/course/draft/add", pathParams: [], queryParams: [] }, input, options);
}

/** The courses that a lecturer or an organisation makes. */
export function listCourseDrafts(input: OperationInput<"listCourseDrafts"> = {}, options?: CallOptions): Promise<OperationReply<"listCourseDrafts">> {
  return call({ operationId: "listCourseDrafts", method: "POST", path: "/course/auth/course/draft/list", pathParams: [], queryParams: [] }, input, options);
}

/** The working draft of a course, for those who make it and those who audit it. */
export function getCourseDraft(input: OperationInput<"getCourseDraft">, options?: CallOptions): Promise<OperationReply<"getCourseDraft">> {
  return call({ operationId: "getCourseDraft", method: "GET", path: "/course/auth/course/draft/view", pathParams: [], queryParams: ["courseId"] }, input, options);
}

/** Saves the working draft; learners see nothing of it. */
export function saveCourseDraft(input: OperationInput<"saveCourseDraft">, options?: CallOptions): Promise<OperationReply<"saveCourseDraft">> {
  return call({ operationId: "saveCourseDraft", method: "POST", path: "/course/auth/course/draft/save", pathParams: [], queryParams: [] }, input, options);
}

/** Hands the draft to the audit. */
export function submitCourseDraft(input: OperationInput<"submitCourseDraft">, options?: CallOptions): Promise<OperationReply<"submitCourseDraft">> {
  return call({ operationId: "submitCourseDraft", method: "POST", path: "/course/auth/course/draft/submit", pathParams: [], queryParams: [] }, input, options);
}

/** Takes the draft back from the audit. */
export function withdrawCourseDraft(input: OperationInput<"withdrawCourseDraft">, options?: CallOptions): Promise<OperationReply<"withdrawCourseDraft">> {
  return call({ operationId: "withdrawCourseDraft", method: "POST", path: "/course/auth/course/draft/withdraw", pathParams: [], queryParams: [] }, input, options);
}

/** Puts a course that has passed on the shelf, or takes it off. */
export function saveCourseShelf(input: OperationInput<"saveCourseShelf">, options?: CallOptions): Promise<OperationReply<"saveCourseShelf">> {
  return call({ operationId: "saveCourseShelf", method: "POST", path: "/course/auth/course/shelf/save", pathParams: [], queryParams: [] }, input, options);
}

/** Removes a course that never was published; of one that was, what was changed since. */
export function deleteCourseDraft(input: OperationInput<"deleteCourseDraft">, options?: CallOptions): Promise<OperationReply<"deleteCourseDraft">> {
  return call({ operationId: "deleteCourseDraft", method: "POST", path: "/course/auth/course/draft/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The courses that wait for the audit, those that have waited longest first. */
export function listCourseAudits(input: OperationInput<"listCourseAudits"> = {}, options?: CallOptions): Promise<OperationReply<"listCourseAudits">> {
  return call({ operationId: "listCourseAudits", method: "POST", path: "/course/auth/course/audit/list", pathParams: [], queryParams: [] }, input, options);
}

/** Passes or refuses the version that was looked at; those who made it get a message. */
export function auditCourse(input: OperationInput<"auditCourse">, options?: CallOptions): Promise<OperationReply<"auditCourse">> {
  return call({ operationId: "auditCourse", method: "POST", path: "/course/auth/course/audit/save", pathParams: [], queryParams: [] }, input, options);
}

/** The course as its page would look from the draft, for those who make it and those who audit it. */
export function getCoursePreview(input: OperationInput<"getCoursePreview">, options?: CallOptions): Promise<OperationReply<"getCoursePreview">> {
  return call({ operationId: "getCoursePreview", method: "POST", path: "/course/auth/course/draft/preview", pathParams: [], queryParams: [] }, input, options);
}

/** The way to what a lesson of the draft shows. */
export function getPreviewMedia(input: OperationInput<"getPreviewMedia">, options?: CallOptions): Promise<OperationReply<"getPreviewMedia">> {
  return call({ operationId: "getPreviewMedia", method: "POST", path: "/course/auth/course/draft/media", pathParams: [], queryParams: [] }, input, options);
}

/** The lecturers of the organisation that asks, with what becomes of their courses. */
export function listOrganisationLecturers(input: OperationInput<"listOrganisationLecturers"> = {}, options?: CallOptions): Promise<OperationReply<"listOrganisationLecturers">> {
  return call({ operationId: "listOrganisationLecturers", method: "POST", path: "/user/auth/org/lecturer/list", pathParams: [], queryParams: [] }, input, options);
}

/** What the lecturer who asks says of themselves on their public page. */
export function getOwnLecturer(input: OperationInput<"getOwnLecturer"> = {}, options?: CallOptions): Promise<OperationReply<"getOwnLecturer">> {
  return call({ operationId: "getOwnLecturer", method: "GET", path: "/user/auth/lecturer/profile/view", pathParams: [], queryParams: [] }, input, options);
}

/** Changes it, at once. */
export function saveOwnLecturer(input: OperationInput<"saveOwnLecturer">, options?: CallOptions): Promise<OperationReply<"saveOwnLecturer">> {
  return call({ operationId: "saveOwnLecturer", method: "POST", path: "/user/auth/lecturer/profile/save", pathParams: [], queryParams: [] }, input, options);
}

/** The media assets of the signed-in person, of an organisation all that its people uploaded; the newest first. */
export function listMediaAssets(input: OperationInput<"listMediaAssets"> = {}, options?: CallOptions): Promise<OperationReply<"listMediaAssets">> {
  return call({ operationId: "listMediaAssets", method: "POST", path: "/course/auth/media/list", pathParams: [], queryParams: [] }, input, options);
}

/** A media asset. */
export function getMediaAsset(input: OperationInput<"getMediaAsset">, options?: CallOptions): Promise<OperationReply<"getMediaAsset">> {
  return call({ operationId: "getMediaAsset", method: "POST", path: "/course/auth/media/view", pathParams: [], queryParams: [] }, input, options);
}

/** The way to a media asset for whoever looks after it: to play a film, to save the rest. */
export function getMediaUrl(input: OperationInput<"getMediaUrl">, options?: CallOptions): Promise<OperationReply<"getMediaUrl">> {
  return call({ operationId: "getMediaUrl", method: "POST", path: "/course/auth/media/url", pathParams: [], queryParams: [] }, input, options);
}

/** Gives a media asset another name. */
export function renameMediaAsset(input: OperationInput<"renameMediaAsset">, options?: CallOptions): Promise<OperationReply<"renameMediaAsset">> {
  return call({ operationId: "renameMediaAsset", method: "POST", path: "/course/auth/media/rename", pathParams: [], queryParams: [] }, input, options);
}

/** Removes a media asset that no lesson and no draft uses. */
export function deleteMediaAsset(input: OperationInput<"deleteMediaAsset">, options?: CallOptions): Promise<OperationReply<"deleteMediaAsset">> {
  return call({ operationId: "deleteMediaAsset", method: "POST", path: "/course/auth/media/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The lessons and drafts that use a media asset, a hundred at most. */
export function listMediaLessons(input: OperationInput<"listMediaLessons">, options?: CallOptions): Promise<OperationReply<"listMediaLessons">> {
  return call({ operationId: "listMediaLessons", method: "POST", path: "/course/auth/media/lesson/list", pathParams: [], queryParams: [] }, input, options);
}

/** The learners of the organisation that asks, the newest first, with what they answered to its own questions. */
export function listMembers(input: OperationInput<"listMembers"> = {}, options?: CallOptions): Promise<OperationReply<"listMembers">> {
  return call({ operationId: "listMembers", method: "POST", path: "/user/auth/org/member/list", pathParams: [], queryParams: [] }, input, options);
}

/** The same as a file, at most 100,000 people. */
export function exportMembers(input: OperationInput<"exportMembers">, options?: CallOptions): Promise<OperationReply<"exportMembers">> {
  return call({ operationId: "exportMembers", method: "POST", path: "/user/auth/org/member/export", pathParams: [], queryParams: [] }, input, options);
}

/** Ends somebody's membership of the organisation, and tells them. */
export function removeMember(input: OperationInput<"removeMember">, options?: CallOptions): Promise<OperationReply<"removeMember">> {
  return call({ operationId: "removeMember", method: "POST", path: "/user/auth/org/member/remove", pathParams: [], queryParams: [] }, input, options);
}

/** The codes by which people become members, the newest first. */
export function listMemberCodes(input: OperationInput<"listMemberCodes"> = {}, options?: CallOptions): Promise<OperationReply<"listMemberCodes">> {
  return call({ operationId: "listMemberCodes", method: "POST", path: "/user/auth/org/member/code/list", pathParams: [], queryParams: [] }, input, options);
}

/** Makes a code by which people become members. */
export function addMemberCode(input: OperationInput<"addMemberCode">, options?: CallOptions): Promise<OperationReply<"addMemberCode">> {
  return call({ operationId: "addMemberCode", method: "POST", path: "/user/auth/org/member/code/save", pathParams: [], queryParams: [] }, input, options);
}

/** Ends a code; who joined with it stays a member. */
export function removeMemberCode(input: OperationInput<"removeMemberCode">, options?: CallOptions): Promise<OperationReply<"removeMemberCode">> {
  return call({ operationId: "removeMemberCode", method: "POST", path: "/user/auth/org/member/code/revoke", pathParams: [], queryParams: [] }, input, options);
}

/** Whom the organisation has invited by number, the newest first. */
export function listMemberInvitations(input: OperationInput<"listMemberInvitations"> = {}, options?: CallOptions): Promise<OperationReply<"listMemberInvitations">> {
  return call({ operationId: "listMemberInvitations", method: "POST", path: "/user/auth/org/member/invitation/list", pathParams: [], queryParams: [] }, input, options);
}

/** Reads a list of people, as XLSX, CSV or text, and says which rows would be invited; nothing is stored. */
export function checkMemberList(input: OperationInput<"checkMemberList">, options?: CallOptions): Promise<OperationReply<"checkMemberList">> {
  return call({ operationId: "checkMemberList", method: "POST", path: "/user/auth/org/member/invitation/check", pathParams: [], queryParams: [] }, input, options);
}

/** Invites the people of a list; each becomes a member when they accept. Rows that cannot be taken are named. */
export function importMembers(input: OperationInput<"importMembers">, options?: CallOptions): Promise<OperationReply<"importMembers">> {
  return call({ operationId: "importMembers", method: "POST", path: "/user/auth/org/member/invitation/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes an invitation back that was not answered. */
export function withdrawMemberInvitation(input: OperationInput<"withdrawMemberInvitation">, options?: CallOptions): Promise<OperationReply<"withdrawMemberInvitation">> {
  return call({ operationId: "withdrawMemberInvitation", method: "POST", path: "/user/auth/org/member/invitation/withdraw", pathParams: [], queryParams: [] }, input, options);
}

/** Changes what a learner is told to be; isRecommended is the operators' to say. */
export function updateMember(input: OperationInput<"updateMember">, options?: CallOptions): Promise<OperationReply<"updateMember">> {
  return call({ operationId: "updateMember", method: "POST", path: "/user/auth/org/member/update", pathParams: [], queryParams: [] }, input, options);
}

/** Asks learners to complete their profiles before anything else: those that are named, or all of the organisation. */
export function sendProfileRequest(input: OperationInput<"sendProfileRequest"> = {}, options?: CallOptions): Promise<OperationReply<"sendProfileRequest">> {
  return call({ operationId: "sendProfileRequest", method: "POST", path: "/user/auth/org/member/profile/ask", pathParams: [], queryParams: [] }, input, options);
}

/** What a learner filled in to complete their profile, where the site verifies profiles. Each look is recorded. */
export function getMemberProfile(input: OperationInput<"getMemberProfile">, options?: CallOptions): Promise<OperationReply<"getMemberProfile">> {
  return call({ operationId: "getMemberProfile", method: "POST", path: "/user/auth/org/member/profile/view", pathParams: [], queryParams: [] }, input, options);
}

/** Verifies a profile that waits, or sends it back with words. */
export function auditMemberProfile(input: OperationInput<"auditMemberProfile">, options?: CallOptions): Promise<OperationReply<"auditMemberProfile">> {
  return call({ operationId: "auditMemberProfile", method: "POST", path: "/user/auth/org/member/profile/audit", pathParams: [], queryParams: [] }, input, options);
}

/** The selfie of one of the organisation's learners, at an address for some minutes. Each look is recorded. */
export function getMemberSelfie(input: OperationInput<"getMemberSelfie">, options?: CallOptions): Promise<OperationReply<"getMemberSelfie">> {
  return call({ operationId: "getMemberSelfie", method: "POST", path: "/user/auth/org/member/selfie", pathParams: [], queryParams: [] }, input, options);
}

/** What becoming a member of an organisation means for who asks; with a code where they have one. A code alone names its organisation. */
export function getMemberOffer(input: OperationInput<"getMemberOffer"> = {}, options?: CallOptions): Promise<OperationReply<"getMemberOffer">> {
  return call({ operationId: "getMemberOffer", method: "POST", path: "/user/auth/member/offer", pathParams: [], queryParams: [] }, input, options);
}

/** Makes who asks a member of an organisation. */
export function startMembership(input: OperationInput<"startMembership">, options?: CallOptions): Promise<OperationReply<"startMembership">> {
  return call({ operationId: "startMembership", method: "POST", path: "/user/auth/member/join", pathParams: [], queryParams: [] }, input, options);
}

/** To which organisation who asks belongs, and which invite them. */
export function getMembership(input: OperationInput<"getMembership"> = {}, options?: CallOptions): Promise<OperationReply<"getMembership">> {
  return call({ operationId: "getMembership", method: "POST", path: "/user/auth/member/view", pathParams: [], queryParams: [] }, input, options);
}

/** Leaves the organisation that one belongs to. Courses, progress and certificates stay. */
export function cancelMembership(input: OperationInput<"cancelMembership"> = {}, options?: CallOptions): Promise<OperationReply<"cancelMembership">> {
  return call({ operationId: "cancelMembership", method: "POST", path: "/user/auth/member/leave", pathParams: [], queryParams: [] }, input, options);
}

/** Accepts or declines the invitation of an organisation. */
export function updateMemberInvitation(input: OperationInput<"updateMemberInvitation">, options?: CallOptions): Promise<OperationReply<"updateMemberInvitation">> {
  return call({ operationId: "updateMemberInvitation", method: "POST", path: "/user/auth/member/invitation/answer", pathParams: [], queryParams: [] }, input, options);
}

/** Whether a selfie is asked of the person, and theirs. */
export function getSelfie(input: OperationInput<"getSelfie"> = {}, options?: CallOptions): Promise<OperationReply<"getSelfie">> {
  return call({ operationId: "getSelfie", method: "POST", path: "/user/auth/member/selfie/view", pathParams: [], queryParams: [] }, input, options);
}

/** Keeps an uploaded photo as the person's selfie; the one before is removed. */
export function saveSelfie(input: OperationInput<"saveSelfie">, options?: CallOptions): Promise<OperationReply<"saveSelfie">> {
  return call({ operationId: "saveSelfie", method: "POST", path: "/user/auth/member/selfie/save", pathParams: [], queryParams: [] }, input, options);
}

/** Removes the person's selfie. */
export function removeSelfie(input: OperationInput<"removeSelfie"> = {}, options?: CallOptions): Promise<OperationReply<"removeSelfie">> {
  return call({ operationId: "removeSelfie", method: "POST", path: "/user/auth/member/selfie/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The messages of the signed-in person: those on top first, then the newest. */
export function listMessages(input: OperationInput<"listMessages"> = {}, options?: CallOptions): Promise<OperationReply<"listMessages">> {
  return call({ operationId: "listMessages", method: "POST", path: "/user/auth/msg/user/page", pathParams: [], queryParams: [] }, input, options);
}

/** Marks a message of the signed-in person as read. */
export function readMessage(input: OperationInput<"readMessage">, options?: CallOptions): Promise<OperationReply<"readMessage">> {
  return call({ operationId: "readMessage", method: "POST", path: "/user/auth/msg/user/read", pathParams: [], queryParams: [] }, input, options);
}

/** How many messages the signed-in person has not read. */
export function getMessageCount(input: OperationInput<"getMessageCount"> = {}, options?: CallOptions): Promise<OperationReply<"getMessageCount">> {
  return call({ operationId: "getMessageCount", method: "POST", path: "/user/auth/msg/user/num", pathParams: [], queryParams: [] }, input, options);
}

/** Marks all messages of the signed-in person as read. */
export function readAllMessages(input: OperationInput<"readAllMessages"> = {}, options?: CallOptions): Promise<OperationReply<"readAllMessages">> {
  return call({ operationId: "readAllMessages", method: "POST", path: "/user/auth/msg/user/read/all", pathParams: [], queryParams: [] }, input, options);
}

/** Sends a suggestion to the platform, five an hour at most. */
export function saveSuggestion(input: OperationInput<"saveSuggestion">, options?: CallOptions): Promise<OperationReply<"saveSuggestion">> {
  return call({ operationId: "saveSuggestion", method: "POST", path: "/user/auth/system/suggestion/save", pathParams: [], queryParams: [] }, input, options);
}

/** What people suggested, the newest first. */
export function listSuggestions(input: OperationInput<"listSuggestions"> = {}, options?: CallOptions): Promise<OperationReply<"listSuggestions">> {
  return call({ operationId: "listSuggestions", method: "POST", path: "/user/auth/operator/suggestion/list", pathParams: [], queryParams: [] }, input, options);
}

/** Answers a suggestion in a message to who made it; without an answer it is put aside. */
export function sendSuggestionAnswer(input: OperationInput<"sendSuggestionAnswer">, options?: CallOptions): Promise<OperationReply<"sendSuggestionAnswer">> {
  return call({ operationId: "sendSuggestionAnswer", method: "POST", path: "/user/auth/operator/suggestion/answer", pathParams: [], queryParams: [] }, input, options);
}

/** Which kinds of messages the signed-in person does not want, and which of the others by SMS too. */
export function getMessageChoice(input: OperationInput<"getMessageChoice"> = {}, options?: CallOptions): Promise<OperationReply<"getMessageChoice">> {
  return call({ operationId: "getMessageChoice", method: "POST", path: "/user/auth/msg/choice/view", pathParams: [], queryParams: [] }, input, options);
}

/** Chooses which kinds of messages come, and which by SMS too; those of security, orders and decisions always do. */
export function saveMessageChoice(input: OperationInput<"saveMessageChoice">, options?: CallOptions): Promise<OperationReply<"saveMessageChoice">> {
  return call({ operationId: "saveMessageChoice", method: "POST", path: "/user/auth/msg/choice/save", pathParams: [], queryParams: [] }, input, options);
}

/** What a site announced and will announce, with how many have read it. */
export function listAnnouncements(input: OperationInput<"listAnnouncements"> = {}, options?: CallOptions): Promise<OperationReply<"listAnnouncements">> {
  return call({ operationId: "listAnnouncements", method: "POST", path: "/user/auth/msg/announcement/list", pathParams: [], queryParams: [] }, input, options);
}

/** Courses or classes of a site that an announcement can be for. */
export function listAnnouncementTargets(input: OperationInput<"listAnnouncementTargets">, options?: CallOptions): Promise<OperationReply<"listAnnouncementTargets">> {
  return call({ operationId: "listAnnouncementTargets", method: "POST", path: "/user/auth/msg/announcement/target/list", pathParams: [], queryParams: [] }, input, options);
}

/** Writes a message to everybody, a course, a class or named people, sent at once or at a set time. */
export function saveAnnouncement(input: OperationInput<"saveAnnouncement">, options?: CallOptions): Promise<OperationReply<"saveAnnouncement">> {
  return call({ operationId: "saveAnnouncement", method: "POST", path: "/user/auth/msg/announcement/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes an announcement back before it is sent. */
export function cancelAnnouncement(input: OperationInput<"cancelAnnouncement">, options?: CallOptions): Promise<OperationReply<"cancelAnnouncement">> {
  return call({ operationId: "cancelAnnouncement", method: "POST", path: "/user/auth/msg/announcement/cancel", pathParams: [], queryParams: [] }, input, options);
}

/** Reports what somebody wrote; once a person. */
export function saveReport(input: OperationInput<"saveReport">, options?: CallOptions): Promise<OperationReply<"saveReport">> {
  return call({ operationId: "saveReport", method: "POST", path: "/community/auth/report/save", pathParams: [], queryParams: [] }, input, options);
}

/** What waits to be decided on, those that weigh most first; or what was decided, the latest first. */
export function listReviews(input: OperationInput<"listReviews"> = {}, options?: CallOptions): Promise<OperationReply<"listReviews">> {
  return call({ operationId: "listReviews", method: "POST", path: "/community/auth/moderation/review/list", pathParams: [], queryParams: [] }, input, options);
}

/** Decides: what is kept is shown again, what is removed is gone for readers; the writer is told. */
export function auditReview(input: OperationInput<"auditReview">, options?: CallOptions): Promise<OperationReply<"auditReview">> {
  return call({ operationId: "auditReview", method: "POST", path: "/community/auth/moderation/review/audit", pathParams: [], queryParams: [] }, input, options);
}

/** Decides on several at once; those that others decided meanwhile stay as they are. */
export function auditReviews(input: OperationInput<"auditReviews">, options?: CallOptions): Promise<OperationReply<"auditReviews">> {
  return call({ operationId: "auditReviews", method: "POST", path: "/community/auth/moderation/review/audit/list", pathParams: [], queryParams: [] }, input, options);
}

/** What became of something, step by step. */
export function listReviewEvents(input: OperationInput<"listReviewEvents">, options?: CallOptions): Promise<OperationReply<"listReviewEvents">> {
  return call({ operationId: "listReviewEvents", method: "POST", path: "/community/auth/moderation/review/history", pathParams: [], queryParams: [] }, input, options);
}

/** What was decided about what one wrote, the latest first. */
export function listOwnReviews(input: OperationInput<"listOwnReviews"> = {}, options?: CallOptions): Promise<OperationReply<"listOwnReviews">> {
  return call({ operationId: "listOwnReviews", method: "POST", path: "/community/auth/review/list", pathParams: [], queryParams: [] }, input, options);
}

/** Appeals against a decision, once. */
export function saveAppeal(input: OperationInput<"saveAppeal">, options?: CallOptions): Promise<OperationReply<"saveAppeal">> {
  return call({ operationId: "saveAppeal", method: "POST", path: "/community/auth/review/appeal/save", pathParams: [], queryParams: [] }, input, options);
}

/** The list of words of the platform or an organisation, the latest first. */
export function listModerationWords(input: OperationInput<"listModerationWords"> = {}, options?: CallOptions): Promise<OperationReply<"listModerationWords">> {
  return call({ operationId: "listModerationWords", method: "POST", path: "/community/auth/moderation/word/list", pathParams: [], queryParams: [] }, input, options);
}

/** Adds a word or changes one; it counts everywhere within a second. */
export function saveModerationWord(input: OperationInput<"saveModerationWord">, options?: CallOptions): Promise<OperationReply<"saveModerationWord">> {
  return call({ operationId: "saveModerationWord", method: "POST", path: "/community/auth/moderation/word/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes words off the list. */
export function removeModerationWords(input: OperationInput<"removeModerationWords">, options?: CallOptions): Promise<OperationReply<"removeModerationWords">> {
  return call({ operationId: "removeModerationWords", method: "POST", path: "/community/auth/moderation/word/delete", pathParams: [], queryParams: [] }, input, options);
}

/** What would become of a list of words; nothing is changed. */
export function checkWordList(input: OperationInput<"checkWordList">, options?: CallOptions): Promise<OperationReply<"checkWordList">> {
  return call({ operationId: "checkWordList", method: "POST", path: "/community/auth/moderation/word/import/check", pathParams: [], queryParams: [] }, input, options);
}

/** Takes a list of words over; what is no word is left out. */
export function importWordList(input: OperationInput<"importWordList">, options?: CallOptions): Promise<OperationReply<"importWordList">> {
  return call({ operationId: "importWordList", method: "POST", path: "/community/auth/moderation/word/import", pathParams: [], queryParams: [] }, input, options);
}

/** What the lists make of a text, and which words of it matched. */
export function checkModerationText(input: OperationInput<"checkModerationText">, options?: CallOptions): Promise<OperationReply<"checkModerationText">> {
  return call({ operationId: "checkModerationText", method: "POST", path: "/community/auth/moderation/word/try", pathParams: [], queryParams: [] }, input, options);
}

/** Who may not write, or might not before; the latest first. */
export function listBlockedPeople(input: OperationInput<"listBlockedPeople"> = {}, options?: CallOptions): Promise<OperationReply<"listBlockedPeople">> {
  return call({ operationId: "listBlockedPeople", method: "POST", path: "/community/auth/moderation/blocked/list", pathParams: [], queryParams: [] }, input, options);
}

/** Lets somebody write no more, or until a day; the person is told why. */
export function saveBlockedPerson(input: OperationInput<"saveBlockedPerson">, options?: CallOptions): Promise<OperationReply<"saveBlockedPerson">> {
  return call({ operationId: "saveBlockedPerson", method: "POST", path: "/community/auth/moderation/blocked/save", pathParams: [], queryParams: [] }, input, options);
}

/** Lets somebody write again. */
export function removeBlockedPerson(input: OperationInput<"removeBlockedPerson">, options?: CallOptions): Promise<OperationReply<"removeBlockedPerson">> {
  return call({ operationId: "removeBlockedPerson", method: "POST", path: "/community/auth/moderation/blocked/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The list of words as a file that can be imported again. */
export function exportModerationWords(input: OperationInput<"exportModerationWords"> = {}, options?: CallOptions): Promise<OperationReply<"exportModerationWords">> {
  return call({ operationId: "exportModerationWords", method: "POST", path: "/community/auth/moderation/word/export", pathParams: [], queryParams: [] }, input, options);
}

/** How strictly is moderated. */
export function getModerationSettings(input: OperationInput<"getModerationSettings"> = {}, options?: CallOptions): Promise<OperationReply<"getModerationSettings">> {
  return call({ operationId: "getModerationSettings", method: "POST", path: "/community/auth/moderation/setting/get", pathParams: [], queryParams: [] }, input, options);
}

/** Sets how strictly is moderated; what is absent is as usual. */
export function saveModerationSettings(input: OperationInput<"saveModerationSettings"> = {}, options?: CallOptions): Promise<OperationReply<"saveModerationSettings">> {
  return call({ operationId: "saveModerationSettings", method: "POST", path: "/community/auth/moderation/setting/save", pathParams: [], queryParams: [] }, input, options);
}

/** People who wrote something, by a part of their name or by their number; of the platform all. */
export function listWriters(input: OperationInput<"listWriters"> = {}, options?: CallOptions): Promise<OperationReply<"listWriters">> {
  return call({ operationId: "listWriters", method: "POST", path: "/community/auth/moderation/writer/list", pathParams: [], queryParams: [] }, input, options);
}

/** The signed-in person's own notes of a course, in the order of its lessons. */
export function listStudyNotes(input: OperationInput<"listStudyNotes">, options?: CallOptions): Promise<OperationReply<"listStudyNotes">> {
  return call({ operationId: "listStudyNotes", method: "POST", path: "/course/auth/course/note/list", pathParams: [], queryParams: [] }, input, options);
}

/** Writes a note beside a lesson, or, with id, changes its words. */
export function saveStudyNote(input: OperationInput<"saveStudyNote">, options?: CallOptions): Promise<OperationReply<"saveStudyNote">> {
  return call({ operationId: "saveStudyNote", method: "POST", path: "/course/auth/course/note/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes a note of one's own away. */
export function deleteStudyNote(input: OperationInput<"deleteStudyNote">, options?: CallOptions): Promise<OperationReply<"deleteStudyNote">> {
  return call({ operationId: "deleteStudyNote", method: "POST", path: "/course/auth/course/note/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The open classes of a site, those that begin last first. */
export function listOwnOpenCourses(input: OperationInput<"listOwnOpenCourses"> = {}, options?: CallOptions): Promise<OperationReply<"listOwnOpenCourses">> {
  return call({ operationId: "listOwnOpenCourses", method: "POST", path: "/user/auth/open/own/list", pathParams: [], queryParams: [] }, input, options);
}

/** Live sessions to come that an open class can be held in, the next first. */
export function listOpenSessions(input: OperationInput<"listOpenSessions"> = {}, options?: CallOptions): Promise<OperationReply<"listOpenSessions">> {
  return call({ operationId: "listOpenSessions", method: "POST", path: "/user/auth/open/session/list", pathParams: [], queryParams: [] }, input, options);
}

/** Makes an open class in a live session, or changes one. */
export function saveOpenCourse(input: OperationInput<"saveOpenCourse">, options?: CallOptions): Promise<OperationReply<"saveOpenCourse">> {
  return call({ operationId: "saveOpenCourse", method: "POST", path: "/user/auth/open/own/save", pathParams: [], queryParams: [] }, input, options);
}

/** Ends an open class that was not held; who is registered gets a message with the reason. */
export function cancelOpenCourse(input: OperationInput<"cancelOpenCourse">, options?: CallOptions): Promise<OperationReply<"cancelOpenCourse">> {
  return call({ operationId: "cancelOpenCourse", method: "POST", path: "/user/auth/open/own/cancel", pathParams: [], queryParams: [] }, input, options);
}

/** The categories that have open classes, with how many. */
export function listOpenCourseCategories(input: OperationInput<"listOpenCourseCategories"> = {}, options?: CallOptions): Promise<OperationReply<"listOpenCourseCategories">> {
  return call({ operationId: "listOpenCourseCategories", method: "GET", path: "/course/api/open/course/category/list", pathParams: [], queryParams: ["orgNo"] }, input, options);
}

/** Open classes: those that are on or come next first, then those that are over. */
export function listOpenCourses(input: OperationInput<"listOpenCourses"> = {}, options?: CallOptions): Promise<OperationReply<"listOpenCourses">> {
  return call({ operationId: "listOpenCourses", method: "POST", path: "/course/api/open/list", pathParams: [], queryParams: [] }, input, options);
}

/** An open class. */
export function getOpenCourse(input: OperationInput<"getOpenCourse">, options?: CallOptions): Promise<OperationReply<"getOpenCourse">> {
  return call({ operationId: "getOpenCourse", method: "GET", path: "/course/api/open/view", pathParams: [], queryParams: ["id"] }, input, options);
}

/** Whether the signed-in person is registered for an open class. */
export function getOpenCourseUser(input: OperationInput<"getOpenCourseUser">, options?: CallOptions): Promise<OperationReply<"getOpenCourseUser">> {
  return call({ operationId: "getOpenCourseUser", method: "POST", path: "/course/auth/course/open/user/view", pathParams: [], queryParams: [] }, input, options);
}

/** Registers for an open class, with or without a reminder; again, changes the reminder. */
export function saveOpenCourseUser(input: OperationInput<"saveOpenCourseUser">, options?: CallOptions): Promise<OperationReply<"saveOpenCourseUser">> {
  return call({ operationId: "saveOpenCourseUser", method: "POST", path: "/course/auth/course/open/user/save", pathParams: [], queryParams: [] }, input, options);
}

/** Gives the place in an open class back. */
export function deleteOpenCourseUser(input: OperationInput<"deleteOpenCourseUser">, options?: CallOptions): Promise<OperationReply<"deleteOpenCourseUser">> {
  return call({ operationId: "deleteOpenCourseUser", method: "POST", path: "/course/auth/course/open/user/delete", pathParams: [], queryParams: [] }, input, options);
}

/** What courses, exams, places in classes or a membership would cost the signed-in person now, with the coupons that fit. */
export function quoteOrder(input: OperationInput<"quoteOrder"> = {}, options?: CallOptions): Promise<OperationReply<"quoteOrder">> {
  return call({ operationId: "quoteOrder", method: "POST", path: "/user/auth/order/info/quote", pathParams: [], queryParams: [] }, input, options);
}

/** Makes an order of courses, exams and places in classes, or of a membership, at the prices of now. */
export function createOrder(input: OperationInput<"createOrder">, options?: CallOptions): Promise<OperationReply<"createOrder">> {
  return call({ operationId: "createOrder", method: "POST", path: "/user/auth/order/info/save", pathParams: [], queryParams: [] }, input, options);
}

/** The orders of the signed-in person, the newest first. */
export function listOrders(input: OperationInput<"listOrders"> = {}, options?: CallOptions): Promise<OperationReply<"listOrders">> {
  return call({ operationId: "listOrders", method: "POST", path: "/user/auth/order/info/list", pathParams: [], queryParams: [] }, input, options);
}

/** An order of the signed-in person. */
export function getOrder(input: OperationInput<"getOrder">, options?: CallOptions): Promise<OperationReply<"getOrder">> {
  return call({ operationId: "getOrder", method: "POST", path: "/user/auth/order/info/view", pathParams: [], queryParams: [] }, input, options);
}

/** Begins to pay an order, or pays it from the wallet. */
export function payOrder(input: OperationInput<"payOrder">, options?: CallOptions): Promise<OperationReply<"payOrder">> {
  return call({ operationId: "payOrder", method: "POST", path: "/user/auth/order/pay/save", pathParams: [], queryParams: [] }, input, options);
}

/** Closes an order that is not paid. */
export function cancelOrder(input: OperationInput<"cancelOrder">, options?: CallOptions): Promise<OperationReply<"cancelOrder">> {
  return call({ operationId: "cancelOrder", method: "POST", path: "/user/auth/order/info/close", pathParams: [], queryParams: [] }, input, options);
}

/** Asks for the money of a paid order back, or of some of its lines. */
export function saveRefund(input: OperationInput<"saveRefund">, options?: CallOptions): Promise<OperationReply<"saveRefund">> {
  return call({ operationId: "saveRefund", method: "POST", path: "/user/auth/order/refund/save", pathParams: [], queryParams: [] }, input, options);
}

/** An operator agrees to a refund, or does not. */
export function auditRefund(input: OperationInput<"auditRefund">, options?: CallOptions): Promise<OperationReply<"auditRefund">> {
  return call({ operationId: "auditRefund", method: "POST", path: "/user/auth/order/refund/audit", pathParams: [], queryParams: [] }, input, options);
}

/** The coupons of the signed-in person, those that can be used first. */
export function listCoupons(input: OperationInput<"listCoupons"> = {}, options?: CallOptions): Promise<OperationReply<"listCoupons">> {
  return call({ operationId: "listCoupons", method: "POST", path: "/user/auth/coupon/list", pathParams: [], queryParams: [] }, input, options);
}

/** A payment of the signed-in person that the demo's provider waits for. */
export function getSandboxPayment(input: OperationInput<"getSandboxPayment">, options?: CallOptions): Promise<OperationReply<"getSandboxPayment">> {
  return call({ operationId: "getSandboxPayment", method: "POST", path: "/user/auth/order/pay/sandbox/view", pathParams: [], queryParams: [] }, input, options);
}

/** Lets the demo's provider report a payment. */
export function saveSandboxPayment(input: OperationInput<"saveSandboxPayment">, options?: CallOptions): Promise<OperationReply<"saveSandboxPayment">> {
  return call({ operationId: "saveSandboxPayment", method: "POST", path: "/user/auth/order/pay/sandbox/save", pathParams: [], queryParams: [] }, input, options);
}

/** Orders whose money is asked back, those that have waited longest first. */
export function listRefunds(input: OperationInput<"listRefunds"> = {}, options?: CallOptions): Promise<OperationReply<"listRefunds">> {
  return call({ operationId: "listRefunds", method: "POST", path: "/user/auth/order/refund/list", pathParams: [], queryParams: [] }, input, options);
}

/** The organisations on the platform. */
export function listOrganisations(input: OperationInput<"listOrganisations"> = {}, options?: CallOptions): Promise<OperationReply<"listOrganisations">> {
  return call({ operationId: "listOrganisations", method: "POST", path: "/user/api/org/list", pathParams: [], queryParams: [] }, input, options);
}

/** An organisation with its site info and navigation. */
export function getOrgInfo(input: OperationInput<"getOrgInfo">, options?: CallOptions): Promise<OperationReply<"getOrgInfo">> {
  return call({ operationId: "getOrgInfo", method: "GET", path: "/user/api/org/info/org/{orgNo}", pathParams: ["orgNo"], queryParams: [] }, input, options);
}

/** What the organisation that asks says of itself on its site, as it is published. */
export function getOwnOrganisation(input: OperationInput<"getOwnOrganisation"> = {}, options?: CallOptions): Promise<OperationReply<"getOwnOrganisation">> {
  return call({ operationId: "getOwnOrganisation", method: "GET", path: "/user/auth/org/sheet/view", pathParams: [], queryParams: [] }, input, options);
}

/** Changes it, and publishes the site with it at once; the draft of the studio stays. */
export function saveOwnOrganisation(input: OperationInput<"saveOwnOrganisation">, options?: CallOptions): Promise<OperationReply<"saveOwnOrganisation">> {
  return call({ operationId: "saveOwnOrganisation", method: "POST", path: "/user/auth/org/sheet/save", pathParams: [], queryParams: [] }, input, options);
}

/** Where a film, the replay of a live class or a document can be played, for those who hold the course. */
export function getPlaybackUrl(input: OperationInput<"getPlaybackUrl">, options?: CallOptions): Promise<OperationReply<"getPlaybackUrl">> {
  return call({ operationId: "getPlaybackUrl", method: "POST", path: "/course/auth/course/getPlaybackUrl", pathParams: [], queryParams: [] }, input, options);
}

/** Where a live class can be watched while it runs, for those who hold the course. */
export function getLiveUrl(input: OperationInput<"getLiveUrl">, options?: CallOptions): Promise<OperationReply<"getLiveUrl">> {
  return call({ operationId: "getLiveUrl", method: "POST", path: "/course/auth/course/getLiveUrl", pathParams: [], queryParams: [] }, input, options);
}

/** Where a file can be downloaded, for those who hold the course. */
export function getAccessoryUrl(input: OperationInput<"getAccessoryUrl">, options?: CallOptions): Promise<OperationReply<"getAccessoryUrl">> {
  return call({ operationId: "getAccessoryUrl", method: "POST", path: "/course/auth/course/accessory/download", pathParams: [], queryParams: [] }, input, options);
}

/** Where anybody can see a period that is free to try, or the first pages of a document. */
export function getTrialUrl(input: OperationInput<"getTrialUrl">, options?: CallOptions): Promise<OperationReply<"getTrialUrl">> {
  return call({ operationId: "getTrialUrl", method: "POST", path: "/course/api/course/period/try", pathParams: [], queryParams: [] }, input, options);
}

/** Questions of the community: all by what happened last, the latest, the hot ones, those that nobody answered. */
export function listQuestions(input: OperationInput<"listQuestions"> = {}, options?: CallOptions): Promise<OperationReply<"listQuestions">> {
  return call({ operationId: "listQuestions", method: "POST", path: "/community/api/questions/list", pathParams: [], queryParams: [] }, input, options);
}

/** Questions whose words are those that are searched. */
export function searchQuestions(input: OperationInput<"searchQuestions">, options?: CallOptions): Promise<OperationReply<"searchQuestions">> {
  return call({ operationId: "searchQuestions", method: "POST", path: "/community/api/questions/search/list", pathParams: [], queryParams: [] }, input, options);
}

/** A question. */
export function getQuestion(input: OperationInput<"getQuestion">, options?: CallOptions): Promise<OperationReply<"getQuestion">> {
  return call({ operationId: "getQuestion", method: "POST", path: "/community/api/questions/view", pathParams: [], queryParams: [] }, input, options);
}

/** The answers to a question with the comments below them: the accepted one first, then the most useful, or the newest. */
export function listAnswers(input: OperationInput<"listAnswers">, options?: CallOptions): Promise<OperationReply<"listAnswers">> {
  return call({ operationId: "listAnswers", method: "POST", path: "/community/api/questions/comment/list", pathParams: [], queryParams: [] }, input, options);
}

/** The comments below a question itself, the oldest first. */
export function listQuestionComments(input: OperationInput<"listQuestionComments">, options?: CallOptions): Promise<OperationReply<"listQuestionComments">> {
  return call({ operationId: "listQuestionComments", method: "POST", path: "/community/api/questions/remark/list", pathParams: [], queryParams: [] }, input, options);
}

/** Questions that are like what somebody is about to ask. */
export function listSimilarQuestions(input: OperationInput<"listSimilarQuestions">, options?: CallOptions): Promise<OperationReply<"listSimilarQuestions">> {
  return call({ operationId: "listSimilarQuestions", method: "POST", path: "/community/api/questions/similar/list", pathParams: [], queryParams: [] }, input, options);
}

/** Asks a question. */
export function saveQuestion(input: OperationInput<"saveQuestion">, options?: CallOptions): Promise<OperationReply<"saveQuestion">> {
  return call({ operationId: "saveQuestion", method: "POST", path: "/community/auth/questions/save", pathParams: [], queryParams: [] }, input, options);
}

/** A question as the signed-in person sees it, one's own also while it waits for review. */
export function getOwnQuestion(input: OperationInput<"getOwnQuestion">, options?: CallOptions): Promise<OperationReply<"getOwnQuestion">> {
  return call({ operationId: "getOwnQuestion", method: "POST", path: "/community/auth/questions/view", pathParams: [], queryParams: [] }, input, options);
}

/** Answers a question, changes an answer or a comment of one's own, or comments on a question or an answer. */
export function saveAnswer(input: OperationInput<"saveAnswer">, options?: CallOptions): Promise<OperationReply<"saveAnswer">> {
  return call({ operationId: "saveAnswer", method: "POST", path: "/community/auth/questions/comment/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes back an answer or a comment: one's own, or any on a site that one looks after. */
export function deleteAnswer(input: OperationInput<"deleteAnswer">, options?: CallOptions): Promise<OperationReply<"deleteAnswer">> {
  return call({ operationId: "deleteAnswer", method: "POST", path: "/community/auth/questions/comment/delete", pathParams: [], queryParams: [] }, input, options);
}

/** Likes, keeps or follows a question, or finds an answer useful. */
export function saveQuestionRecord(input: OperationInput<"saveQuestionRecord">, options?: CallOptions): Promise<OperationReply<"saveQuestionRecord">> {
  return call({ operationId: "saveQuestionRecord", method: "POST", path: "/community/auth/questions/user/record/save", pathParams: [], queryParams: [] }, input, options);
}

/** Takes back a like, a favourite, a follow or that an answer is useful. */
export function deleteQuestionRecord(input: OperationInput<"deleteQuestionRecord">, options?: CallOptions): Promise<OperationReply<"deleteQuestionRecord">> {
  return call({ operationId: "deleteQuestionRecord", method: "POST", path: "/community/auth/questions/user/record/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The questions that the signed-in person asked, the latest first. */
export function listOwnQuestions(input: OperationInput<"listOwnQuestions"> = {}, options?: CallOptions): Promise<OperationReply<"listOwnQuestions">> {
  return call({ operationId: "listOwnQuestions", method: "POST", path: "/community/auth/questions/list", pathParams: [], queryParams: [] }, input, options);
}

/** Changes a question of one's own. */
export function updateQuestion(input: OperationInput<"updateQuestion">, options?: CallOptions): Promise<OperationReply<"updateQuestion">> {
  return call({ operationId: "updateQuestion", method: "POST", path: "/community/auth/questions/update", pathParams: [], queryParams: [] }, input, options);
}

/** Deletes a question of one's own. */
export function deleteQuestion(input: OperationInput<"deleteQuestion">, options?: CallOptions): Promise<OperationReply<"deleteQuestion">> {
  return call({ operationId: "deleteQuestion", method: "POST", path: "/community/auth/questions/delete", pathParams: [], queryParams: [] }, input, options);
}

/** The questions that the signed-in person likes, keeps, or follows. */
export function listQuestionRecords(input: OperationInput<"listQuestionRecords"> = {}, options?: CallOptions): Promise<OperationReply<"listQuestionRecords">> {
  return call({ operationId: "listQuestionRecords", method: "POST", path: "/community/auth/questions/user/record/list", pathParams: [], queryParams: [] }, input, options);
}

/** What the signed-in person answered, the latest first. */
export function listOwnAnswers(input: OperationInput<"listOwnAnswers"> = {}, options?: CallOptions): Promise<OperationReply<"listOwnAnswers">> {
  return call({ operationId: "listOwnAnswers", method: "POST", path: "/community/auth/questions/comment/list", pathParams: [], queryParams: [] }, input, options);
}

/** Accepts an answer to a question of one's own, another instead of the one before, or none. */
export function acceptAnswer(input: OperationInput<"acceptAnswer">, options?: CallOptions): Promise<OperationReply<"acceptAnswer">> {
  return call({ operationId: "acceptAnswer", method: "POST", path: "/community/auth/questions/accept/save", pathParams: [], queryParams: [] }, input, options);
}

/** Invites somebody to answer a question, by their name in the community. */
export function sendAnswerInvitation(input: OperationInput<"sendAnswerInvitation">, options?: CallOptions): Promise<OperationReply<"sendAnswerInvitation">> {
  return call({ operationId: "sendAnswerInvitation", method: "POST", path: "/community/auth/questions/invite/save", pathParams: [], queryParams: [] }, input, options);
}

/** Closes a question as a duplicate of another, or opens it again: its asker, and those who look after the site. */
export function saveQuestionDuplicate(input: OperationInput<"saveQuestionDuplicate">, options?: CallOptions): Promise<OperationReply<"saveQuestionDuplicate">> {
  return call({ operationId: "saveQuestionDuplicate", method: "POST", path: "/community/auth/questions/close/save", pathParams: [], queryParams: [] }, input, options);
}

/** Keeps what a person writes before it is published. */
export function savePostDraft(input: OperationInput<"savePostDraft">, options?: CallOptions): Promise<OperationReply<"savePostDraft">> {
  return call({ operationId: "savePostDraft", method: "POST", path: "/community/auth/draft/save", pathParams: [], queryParams: [] }, input, options);
}

/** A draft of one's own, by its number or that of the post that it changes. */
export function getPostDraft(input: OperationInput<"getPostDraft"> = {}, options?: CallOptions): Promise<OperationReply<"getPostDraft">> {
  return call({ operationId: "getPostDraft", method: "POST", path: "/community/auth/draft/view", pathParams: [], queryParams: [] }, input, options);
}

/** What the signed-in person has not published, the latest first. */
export function listPostDrafts(input: OperationInput<"listPostDrafts"> = {}, options?: CallOptions): Promise<OperationReply<"listPostDrafts">> {
  return call({ operationId: "listPostDrafts", method: "POST", path: "/community/auth/draft/list", pathParams: [], queryParams: [] }, input, options);
}

/** Throws a draft away. */
export function deletePostDraft(input: OperationInput<"deletePostDraft">, options?: CallOptions): Promise<OperationReply<"deletePostDraft">> {
  return call({ operationId: "deletePostDraft", method: "POST", path: "/community/auth/draft/delete", pathParams: [], queryParams: [] }, input, options);
}

/** How a post of one's own was published before, the latest first. */
export function listPostRevisions(input: OperationInput<"listPostRevisions">, options?: CallOptions): Promise<OperationReply<"listPostRevisions">> {
  return call({ operationId: "listPostRevisions", method: "POST", path: "/community/auth/revision/list", pathParams: [], queryParams: [] }, input, options);
}

/** A post of one's own as it was published once, with its body. */
export function getPostRevision(input: OperationInput<"getPostRevision">, options?: CallOptions): Promise<OperationReply<"getPostRevision">> {
  return call({ operationId: "getPostRevision", method: "POST", path: "/community/auth/revision/view", pathParams: [], queryParams: [] }, input, options);
}

/** The referral code of who asks, what a first payment earns, and what was earned. */
export function getReferral(input: OperationInput<"getReferral"> = {}, options?: CallOptions): Promise<OperationReply<"getReferral">> {
  return call({ operationId: "getReferral", method: "POST", path: "/user/auth/referral/view", pathParams: [], queryParams: [] }, input, options);
}

/** Who came by the referral code of who asks, the newest first, with the reward of each. */
export function listReferrals(input: OperationInput<"listReferrals"> = {}, options?: CallOptions): Promise<OperationReply<"listReferrals">> {
  return call({ operationId: "listReferrals", method: "POST", path: "/user/auth/referral/list", pathParams: [], queryParams: [] }, input, options);
}

/** Moves what was earned and is settled into one's own wallet, to buy with it. */
export function withdrawReward(input: OperationInput<"withdrawReward">, options?: CallOptions): Promise<OperationReply<"withdrawReward">> {
  return call({ operationId: "withdrawReward", method: "POST", path: "/user/auth/referral/wallet/save", pathParams: [], queryParams: [] }, input, options);
}

/** What the organisation that asks sold, the newest first, with sums of all that is found. */
export function listSoldLines(input: OperationInput<"listSoldLines"> = {}, options?: CallOptions): Promise<OperationReply<"listSoldLines">> {
  return call({ operationId: "listSoldLines", method: "POST", path: "/user/auth/org/order/list", pathParams: [], queryParams: [] }, input, options);
}

/** The same as a file, at most the latest 100,000 lines. */
export function exportSoldLines(input: OperationInput<"exportSoldLines">, options?: CallOptions): Promise<OperationReply<"exportSoldLines">> {
  return call({ operationId: "exportSoldLines", method: "POST", path: "/user/auth/org/order/export", pathParams: [], queryParams: [] }, input, options);
}

/** What a lecturer of the organisation that asks gets of each sale from now on. */
export function saveLecturerShare(input: OperationInput<"saveLecturerShare">, options?: CallOptions): Promise<OperationReply<"saveLecturerShare">> {
  return call({ operationId: "saveLecturerShare", method: "POST", path: "/user/auth/org/lecturer/share/save", pathParams: [], queryParams: [] }, input, options);
}

/** What the platform keeps, by organisation, lecturer or course. */
export function listPlatformShares(input: OperationInput<"listPlatformShares"> = {}, options?: CallOptions): Promise<OperationReply<"listPlatformShares">> {
  return call({ operationId: "listPlatformShares", method: "POST", path: "/user/auth/operator/share/list", pathParams: [], queryParams: [] }, input, options);
}

/** What the platform keeps of sales, from now or a later time on. */
export function savePlatformShare(input: OperationInput<"savePlatformShare">, options?: CallOptions): Promise<OperationReply<"savePlatformShare">> {
  return call({ operationId: "savePlatformShare", method: "POST", path: "/user/auth/operator/share/save", pathParams: [], queryParams: [] }, input, options);
}

/** The changes of a share, the latest first. */
export function listShareChanges(input: OperationInput<"listShareChanges">, options?: CallOptions): Promise<OperationReply<"listShareChanges">> {
  return call({ operationId: "listShareChanges", method: "POST", path: "/user/auth/operator/share/change/list", pathParams: [], queryParams: [] }, input, options);
}

/** Courses on the shelf, or those that operators took off it. */
export function listShelfCourses(input: OperationInput<"listShelfCourses"> = {}, options?: CallOptions): Promise<OperationReply<"listShelfCourses">> {
  return call({ operationId: "listShelfCourses", method: "POST", path: "/user/auth/operator/course/shelf/list", pathParams: [], queryParams: [] }, input, options);
}

/** Takes a course off the shelf, with a reason that those who make it read. */
export function suspendCourse(input: OperationInput<"suspendCourse">, options?: CallOptions): Promise<OperationReply<"suspendCourse">> {
  return call({ operationId: "suspendCourse", method: "POST", path: "/user/auth/operator/course/suspend", pathParams: [], queryParams: [] }, input, options);
}

/** Puts a course back that an operator took off the shelf. */
export function resumeCourse(input: OperationInput<"resumeCourse">, options?: CallOptions): Promise<OperationReply<"resumeCourse">> {
  return call({ operationId: "resumeCourse", method: "POST", path: "/user/auth/operator/course/resume", pathParams: [], queryParams: [] }, input, options);
}

/** The key that passwords are encrypted with, and a nonce for one sign-in. */
export function getLoginKey(input: OperationInput<"getLoginKey"> = {}, options?: CallOptions): Promise<OperationReply<"getLoginKey">> {
  return call({ operationId: "getLoginKey", method: "GET", path: "/user/api/user/get/rsa", pathParams: [], queryParams: [] }, input, options);
}

/** Signs in; the password is RSA-OAEP SHA-256 over the UTF-8 JSON {password, nonce, time}, base64. After 20 wrong passwords and codes of one network within an hour each takes a captcha (CAPTCHA_NEEDED, 1110), as do the other calls here that take a code; the nonce of a call that was refused for want of it is still good. */
export function loginWithPassword(input: OperationInput<"loginWithPassword">, options?: CallOptions): Promise<OperationReply<"loginWithPassword">> {
  return call({ operationId: "loginWithPassword", method: "POST", path: "/user/api/user/login/password", pathParams: [], queryParams: [] }, input, options);
}

/** A calculation for the browser, asked for by calls that answer CAPTCHA_NEEDED (1110); good for five minutes and one call. */
export function getCaptcha(input: OperationInput<"getCaptcha"> = {}, options?: CallOptions): Promise<OperationReply<"getCaptcha">> {
  return call({ operationId: "getCaptcha", method: "GET", path: "/user/api/captcha/get", pathParams: [], queryParams: [] }, input, options);
}

/** Sends a code by SMS; the answer is the same whether the number has an account or not. After the third within a day of a number or an address, it takes a captcha. For purpose change the caller is signed in, and without mobile the code goes to the account's present number. */
export function sendCode(input: OperationInput<"sendCode">, options?: CallOptions): Promise<OperationReply<"sendCode">> {
  return call({ operationId: "sendCode", method: "POST", path: "/user/api/user/send/code", pathParams: [], queryParams: [] }, input, options);
}

/** Signs in with a code that was sent for it. */
export function loginWithCode(input: OperationInput<"loginWithCode">, options?: CallOptions): Promise<OperationReply<"loginWithCode">> {
  return call({ operationId: "loginWithCode", method: "POST", path: "/user/api/user/login/code", pathParams: [], queryParams: [] }, input, options);
}

/** Makes a learner of the site, and signs in; the password is encrypted as for loginWithPassword. What else an account is (userType, isVip, orgNo, isRecommended) is not taken from here. */
export function register(input: OperationInput<"register">, options?: CallOptions): Promise<OperationReply<"register">> {
  return call({ operationId: "register", method: "POST", path: "/user/api/user/register", pathParams: [], queryParams: [] }, input, options);
}

/** Sets the password of whoever holds the number, and ends the account's session. */
export function resetPassword(input: OperationInput<"resetPassword">, options?: CallOptions): Promise<OperationReply<"resetPassword">> {
  return call({ operationId: "resetPassword", method: "POST", path: "/user/api/user/update/password", pathParams: [], queryParams: [] }, input, options);
}

/** Changes the password, and ends the account's other sessions; both are encrypted as for loginWithPassword, with the same nonce or two. */
export function updateLoginPassword(input: OperationInput<"updateLoginPassword">, options?: CallOptions): Promise<OperationReply<"updateLoginPassword">> {
  return call({ operationId: "updateLoginPassword", method: "POST", path: "/user/auth/user/ext/update/login/password", pathParams: [], queryParams: [] }, input, options);
}

/** Ends the session. */
export function logout(input: OperationInput<"logout"> = {}, options?: CallOptions): Promise<OperationReply<"logout">> {
  return call({ operationId: "logout", method: "POST", path: "/user/auth/user/ext/user/logout", pathParams: [], queryParams: [] }, input, options);
}

/** Takes the site of an organisation off: its pages say so, calls on its behalf are refused, and its people change nothing. */
export function suspendSite(input: OperationInput<"suspendSite">, options?: CallOptions): Promise<OperationReply<"suspendSite">> {
  return call({ operationId: "suspendSite", method: "POST", path: "/site/auth/operator/site/suspend", pathParams: [], queryParams: [] }, input, options);
}

/** Puts a suspended site on again. */
export function resumeSite(input: OperationInput<"resumeSite">, options?: CallOptions): Promise<OperationReply<"resumeSite">> {
  return call({ operationId: "resumeSite", method: "POST", path: "/site/auth/operator/site/resume", pathParams: [], queryParams: [] }, input, options);
}

/** What an organisation uses of what it may use. */
export function getSiteUsage(input: OperationInput<"getSiteUsage">, options?: CallOptions): Promise<OperationReply<"getSiteUsage">> {
  return call({ operationId: "getSiteUsage", method: "POST", path: "/site/auth/site/usage", pathParams: [], queryParams: [] }, input, options);
}

/** Sets what an organisation may use; `default` is for all that have no plan of their own. */
export function saveSitePlan(input: OperationInput<"saveSitePlan">, options?: CallOptions): Promise<OperationReply<"saveSitePlan">> {
  return call({ operationId: "saveSitePlan", method: "POST", path: "/site/auth/operator/site/plan/save", pathParams: [], queryParams: [] }, input, options);
}

/** Drafts of all sites with unpublished work, those saved last first, with what their check finds. */
export function listDraftFaults(input: OperationInput<"listDraftFaults"> = {}, options?: CallOptions): Promise<OperationReply<"listDraftFaults">> {
  return call({ operationId: "listDraftFaults", method: "POST", path: "/site/auth/operator/draft/fault/list", pathParams: [], queryParams: [] }, input, options);
}

/** The organisations' sites, by number. */
export function listSites(input: OperationInput<"listSites"> = {}, options?: CallOptions): Promise<OperationReply<"listSites">> {
  return call({ operationId: "listSites", method: "POST", path: "/site/auth/operator/site/list", pathParams: [], queryParams: [] }, input, options);
}

/** One organisation's site, with what is wrong in its folder and in what it has published. */
export function getSite(input: OperationInput<"getSite">, options?: CallOptions): Promise<OperationReply<"getSite">> {
  return call({ operationId: "getSite", method: "POST", path: "/site/auth/operator/site/view", pathParams: [], queryParams: [] }, input, options);
}

/** Makes an organisation with its site and its account. */
export function addSite(input: OperationInput<"addSite">, options?: CallOptions): Promise<OperationReply<"addSite">> {
  return call({ operationId: "addSite", method: "POST", path: "/site/auth/operator/site/add", pathParams: [], queryParams: [] }, input, options);
}

/** The months of a statement, the newest first. */
export function listStatements(input: OperationInput<"listStatements"> = {}, options?: CallOptions): Promise<OperationReply<"listStatements">> {
  return call({ operationId: "listStatements", method: "POST", path: "/user/auth/user/account/statement/list", pathParams: [], queryParams: [] }, input, options);
}

/** The statement of a month: opening, entries, closing. */
export function getStatement(input: OperationInput<"getStatement"> = {}, options?: CallOptions): Promise<OperationReply<"getStatement">> {
  return call({ operationId: "getStatement", method: "POST", path: "/user/auth/user/account/statement/view", pathParams: [], queryParams: [] }, input, options);
}

/** The same as a file, with the opening first and the closing last. */
export function exportStatement(input: OperationInput<"exportStatement">, options?: CallOptions): Promise<OperationReply<"exportStatement">> {
  return call({ operationId: "exportStatement", method: "POST", path: "/user/auth/user/account/statement/export", pathParams: [], queryParams: [] }, input, options);
}

/** What is edited of a site, and what it stands on. */
export function getSiteDraft(input: OperationInput<"getSiteDraft">, options?: CallOptions): Promise<OperationReply<"getSiteDraft">> {
  return call({ operationId: "getSiteDraft", method: "GET", path: "/studio/auth/site/draft/view", pathParams: [], queryParams: ["siteOrgNo"] }, input, options);
}

/** Saves the draft over the version that was edited; one with faults is kept, and cannot be published. */
export function saveSiteDraft(input: OperationInput<"saveSiteDraft">, options?: CallOptions): Promise<OperationReply<"saveSiteDraft">> {
  return call({ operationId: "saveSiteDraft", method: "POST", path: "/studio/auth/site/draft/save", pathParams: [], queryParams: [] }, input, options);
}

/** Gives the draft up: what is published is edited again. */
export function discardSiteDraft(input: OperationInput<"discardSiteDraft">, options?: CallOptions): Promise<OperationReply<"discardSiteDraft">> {
  return call({ operationId: "discardSiteDraft", method: "POST", path: "/studio/auth/site/draft/discard", pathParams: [], queryParams: [] }, input, options);
}

/** What is wrong in a layer, without saving it. */
export function checkSitePatch(input: OperationInput<"checkSitePatch">, options?: CallOptions): Promise<OperationReply<"checkSitePatch">> {
  return call({ operationId: "checkSitePatch", method: "POST", path: "/studio/auth/site/check", pathParams: [], queryParams: [] }, input, options);
}

/** Publishes the draft. */
export function publishSite(input: OperationInput<"publishSite">, options?: CallOptions): Promise<OperationReply<"publishSite">> {
  return call({ operationId: "publishSite", method: "POST", path: "/studio/auth/site/publish", pathParams: [], queryParams: [] }, input, options);
}

/** What was published of a site, the newest first. */
export function listSiteRevisions(input: OperationInput<"listSiteRevisions">, options?: CallOptions): Promise<OperationReply<"listSiteRevisions">> {
  return call({ operationId: "listSiteRevisions", method: "POST", path: "/studio/auth/site/revision/list", pathParams: [], queryParams: [] }, input, options);
}

/** What is different between two revisions, or a revision and the draft. */
export function getSiteRevisionDiff(input: OperationInput<"getSiteRevisionDiff">, options?: CallOptions): Promise<OperationReply<"getSiteRevisionDiff">> {
  return call({ operationId: "getSiteRevisionDiff", method: "POST", path: "/studio/auth/site/revision/diff", pathParams: [], queryParams: [] }, input, options);
}

/** Publishes what an earlier revision had; the draft stays as it is. */
export function rollbackSite(input: OperationInput<"rollbackSite">, options?: CallOptions): Promise<OperationReply<"rollbackSite">> {
  return call({ operationId: "rollbackSite", method: "POST", path: "/studio/auth/site/revision/rollback", pathParams: [], queryParams: [] }, input, options);
}

/** Sets the time at which the draft, as it is now, is published. */
export function scheduleSite(input: OperationInput<"scheduleSite">, options?: CallOptions): Promise<OperationReply<"scheduleSite">> {
  return call({ operationId: "scheduleSite", method: "POST", path: "/studio/auth/site/schedule", pathParams: [], queryParams: [] }, input, options);
}

/** Takes the time off again; the draft stays. */
export function unscheduleSite(input: OperationInput<"unscheduleSite">, options?: CallOptions): Promise<OperationReply<"unscheduleSite">> {
  return call({ operationId: "unscheduleSite", method: "POST", path: "/studio/auth/site/unschedule", pathParams: [], queryParams: [] }, input, options);
}

/** The site's own part as a zip of the files that its folder would hold. */
export function exportSite(input: OperationInput<"exportSite">, options?: CallOptions): Promise<OperationReply<"exportSite">> {
  return call({ operationId: "exportSite", method: "POST", path: "/studio/auth/site/export", pathParams: [], queryParams: [] }, input, options);
}

/** Makes what is in a zip the draft; nothing is published. */
export function importSite(input: OperationInput<"importSite">, options?: CallOptions): Promise<OperationReply<"importSite">> {
  return call({ operationId: "importSite", method: "POST", path: "/studio/auth/site/import", pathParams: [], queryParams: [] }, input, options);
}

/** A link that shows the draft to whoever has it, without an account. */
export function createSitePreview(input: OperationInput<"createSitePreview">, options?: CallOptions): Promise<OperationReply<"createSitePreview">> {
  return call({ operationId: "createSitePreview", method: "POST", path: "/studio/auth/site/preview/add", pathParams: [], queryParams: [] }, input, options);
}

/** A course as the signed-in person stands to it: the right to it, progress, where they were. */
export function getStudyCourse(input: OperationInput<"getStudyCourse">, options?: CallOptions): Promise<OperationReply<"getStudyCourse">> {
  return call({ operationId: "getStudyCourse", method: "POST", path: "/course/auth/course/view", pathParams: [], queryParams: [] }, input, options);
}

/** The courses that the signed-in person holds, those studied last first. */
export function listStudyCourses(input: OperationInput<"listStudyCourses"> = {}, options?: CallOptions): Promise<OperationReply<"listStudyCourses">> {
  return call({ operationId: "listStudyCourses", method: "POST", path: "/course/auth/course/user/list", pathParams: [], queryParams: [] }, input, options);
}

/** The chapters of a course with how far the signed-in person is in each period. */
export function listStudyChapters(input: OperationInput<"listStudyChapters">, options?: CallOptions): Promise<OperationReply<"listStudyChapters">> {
  return call({ operationId: "listStudyChapters", method: "POST", path: "/course/auth/course/chapter/user/list", pathParams: [], queryParams: [] }, input, options);
}

/** Whether the signed-in person holds a course, and can have it at once for nothing. */
export function checkCourseApply(input: OperationInput<"checkCourseApply">, options?: CallOptions): Promise<OperationReply<"checkCourseApply">> {
  return call({ operationId: "checkCourseApply", method: "POST", path: "/course/auth/course/apply/check", pathParams: [], queryParams: [] }, input, options);
}

/** Gives the signed-in person a course that costs them nothing. */
export function saveCourseApply(input: OperationInput<"saveCourseApply">, options?: CallOptions): Promise<OperationReply<"saveCourseApply">> {
  return call({ operationId: "saveCourseApply", method: "POST", path: "/course/auth/course/apply/save", pathParams: [], queryParams: [] }, input, options);
}

/** The courses that a learner holds, with whether each is complete, so that its exam is open to them. */
export function listCourseExams(input: OperationInput<"listCourseExams"> = {}, options?: CallOptions): Promise<OperationReply<"listCourseExams">> {
  return call({ operationId: "listCourseExams", method: "GET", path: "/course/auth/course/user/exam", pathParams: [], queryParams: ["userNo"] }, input, options);
}

/** The classes that have a course among theirs. */
export function checkCourseGrade(input: OperationInput<"checkCourseGrade">, options?: CallOptions): Promise<OperationReply<"checkCourseGrade">> {
  return call({ operationId: "checkCourseGrade", method: "POST", path: "/course/auth/course/check/grade", pathParams: [], queryParams: [] }, input, options);
}

/** A signed right to play one period, which expires. */
export function signCourse(input: OperationInput<"signCourse">, options?: CallOptions): Promise<OperationReply<"signCourse">> {
  return call({ operationId: "signCourse", method: "POST", path: "/course/auth/course/sign", pathParams: [], queryParams: [] }, input, options);
}

/** What was studied of a period since this was last said; answered once it is stored. */
export function saveStudyLog(input: OperationInput<"saveStudyLog">, options?: CallOptions): Promise<OperationReply<"saveStudyLog">> {
  return call({ operationId: "saveStudyLog", method: "POST", path: "/data/auth/course/log/save", pathParams: [], queryParams: [] }, input, options);
}

/** What the signed-in person studied, the latest first. */
export function listStudyLogs(input: OperationInput<"listStudyLogs"> = {}, options?: CallOptions): Promise<OperationReply<"listStudyLogs">> {
  return call({ operationId: "listStudyLogs", method: "POST", path: "/data/auth/course/log/list", pathParams: [], queryParams: [] }, input, options);
}

/** The study log as a file, at most its latest 10,000 lines. */
export function exportStudyLogs(input: OperationInput<"exportStudyLogs">, options?: CallOptions): Promise<OperationReply<"exportStudyLogs">> {
  return call({ operationId: "exportStudyLogs", method: "POST", path: "/data/auth/course/log/export", pathParams: [], queryParams: [] }, input, options);
}

/** Keeps that a learner was signed out because they did not answer. */
export function saveSignOutRecord(input: OperationInput<"saveSignOutRecord">, options?: CallOptions): Promise<OperationReply<"saveSignOutRecord">> {
  return call({ operationId: "saveSignOutRecord", method: "POST", path: "/data/auth/course/auto/sign/out/record/save", pathParams: [], queryParams: [] }, input, options);
}

/** Shelves of recommended courses. */
export function listZones(input: OperationInput<"listZones"> = {}, options?: CallOptions): Promise<OperationReply<"listZones">> {
  return call({ operationId: "listZones", method: "POST", path: "/system/api/zone/list", pathParams: [], queryParams: [] }, input, options);
}

/** The tiers of the paid membership. */
export function listVipSets(input: OperationInput<"listVipSets"> = {}, options?: CallOptions): Promise<OperationReply<"listVipSets">> {
  return call({ operationId: "listVipSets", method: "POST", path: "/system/api/vip/set/list", pathParams: [], queryParams: [] }, input, options);
}

/** All provinces; the cities of a province; the districts of a city. */
export function listProvinces(input: OperationInput<"listProvinces"> = {}, options?: CallOptions): Promise<OperationReply<"listProvinces">> {
  return call({ operationId: "listProvinces", method: "POST", path: "/system/api/region/province", pathParams: [], queryParams: [] }, input, options);
}

/** The values of an enumeration, labelled in the caller's language. */
export function listEnum(input: OperationInput<"listEnum">, options?: CallOptions): Promise<OperationReply<"listEnum">> {
  return call({ operationId: "listEnum", method: "GET", path: "/system/api/enum/list/{enumName}", pathParams: ["enumName"], queryParams: [] }, input, options);
}

/** All tiers of the paid membership, with what they promise and how many hold them. */
export function listMemberTiers(input: OperationInput<"listMemberTiers"> = {}, options?: CallOptions): Promise<OperationReply<"listMemberTiers">> {
  return call({ operationId: "listMemberTiers", method: "POST", path: "/user/auth/operator/vip/tier/list", pathParams: [], queryParams: [] }, input, options);
}

/** Makes a tier, or changes one. */
export function saveMemberTier(input: OperationInput<"saveMemberTier">, options?: CallOptions): Promise<OperationReply<"saveMemberTier">> {
  return call({ operationId: "saveMemberTier", method: "POST", path: "/user/auth/operator/vip/tier/save", pathParams: [], queryParams: [] }, input, options);
}

/** Who is or was a paying member, those whose membership ends last first. */
export function listTierHolders(input: OperationInput<"listTierHolders"> = {}, options?: CallOptions): Promise<OperationReply<"listTierHolders">> {
  return call({ operationId: "listTierHolders", method: "POST", path: "/user/auth/operator/vip/holder/list", pathParams: [], queryParams: [] }, input, options);
}

/** Gives a person days of a tier, from now or after the membership that they have. */
export function issueTier(input: OperationInput<"issueTier">, options?: CallOptions): Promise<OperationReply<"issueTier">> {
  return call({ operationId: "issueTier", method: "POST", path: "/user/auth/operator/vip/holder/give", pathParams: [], queryParams: [] }, input, options);
}

/** Ends the membership of a person now. */
export function revokeTier(input: OperationInput<"revokeTier">, options?: CallOptions): Promise<OperationReply<"revokeTier">> {
  return call({ operationId: "revokeTier", method: "POST", path: "/user/auth/operator/vip/holder/end", pathParams: [], queryParams: [] }, input, options);
}

/** The operator tokens, those that are good first. */
export function listOperatorTokens(input: OperationInput<"listOperatorTokens"> = {}, options?: CallOptions): Promise<OperationReply<"listOperatorTokens">> {
  return call({ operationId: "listOperatorTokens", method: "POST", path: "/user/auth/operator/token/list", pathParams: [], queryParams: [] }, input, options);
}

/** Makes an operator token; it is shown this once. */
export function addOperatorToken(input: OperationInput<"addOperatorToken">, options?: CallOptions): Promise<OperationReply<"addOperatorToken">> {
  return call({ operationId: "addOperatorToken", method: "POST", path: "/user/auth/operator/token/add", pathParams: [], queryParams: [] }, input, options);
}

/** Ends an operator token at once. */
export function removeOperatorToken(input: OperationInput<"removeOperatorToken">, options?: CallOptions): Promise<OperationReply<"removeOperatorToken">> {
  return call({ operationId: "removeOperatorToken", method: "POST", path: "/user/auth/operator/token/revoke", pathParams: [], queryParams: [] }, input, options);
}

/** Permission to upload one file, 50 a day at most. */
export function getUpload(input: OperationInput<"getUpload">, options?: CallOptions): Promise<OperationReply<"getUpload">> {
  return call({ operationId: "getUpload", method: "GET", path: "/system/auth/upload/get", pathParams: [], queryParams: ["purpose","fileName","fileSize"] }, input, options);
}

/** A new signature for an upload that is not finished. */
export function getUploadSign(input: OperationInput<"getUploadSign">, options?: CallOptions): Promise<OperationReply<"getUploadSign">> {
  return call({ operationId: "getUploadSign", method: "GET", path: "/system/auth/upload/update/sign", pathParams: [], queryParams: ["fileNo"] }, input, options);
}

/** Uploads the file that was permitted; a signature is good for one try. */
export function uploadFile(input: OperationInput<"uploadFile">, options?: CallOptions): Promise<OperationReply<"uploadFile">> {
  return call({ operationId: "uploadFile", method: "POST", path: "/system/auth/upload/file", pathParams: [], queryParams: [] }, input, options);
}

/** The signed-in person. */
export function getUserView(input: OperationInput<"getUserView"> = {}, options?: CallOptions): Promise<OperationReply<"getUserView">> {
  return call({ operationId: "getUserView", method: "POST", path: "/user/auth/user/ext/view", pathParams: [], queryParams: [] }, input, options);
}

/** Changes what a person says of themselves; what is absent stays. What else an account is (userType, isVip, orgNo, isRecommended) is not taken from here. */
export function updateUser(input: OperationInput<"updateUser"> = {}, options?: CallOptions): Promise<OperationReply<"updateUser">> {
  return call({ operationId: "updateUser", method: "POST", path: "/user/auth/user/ext/update", pathParams: [], queryParams: [] }, input, options);
}

/** Binds the account to another mobile number, with a code (purpose change) sent to each of the two. */
export function unbindUser(input: OperationInput<"unbindUser">, options?: CallOptions): Promise<OperationReply<"unbindUser">> {
  return call({ operationId: "unbindUser", method: "POST", path: "/user/auth/user/ext/unbind", pathParams: [], queryParams: [] }, input, options);
}

/** Whether the profile must be completed, and what is known already. */
export function getNeedPerfection(input: OperationInput<"getNeedPerfection"> = {}, options?: CallOptions): Promise<OperationReply<"getNeedPerfection">> {
  return call({ operationId: "getNeedPerfection", method: "GET", path: "/user/auth/user/ext/need/perfection", pathParams: [], queryParams: [] }, input, options);
}

/** Completes the profile; the fields are checked with the site's own profile-completion form. */
export function updateNeedPerfection(input: OperationInput<"updateNeedPerfection"> = {}, options?: CallOptions): Promise<OperationReply<"updateNeedPerfection">> {
  return call({ operationId: "updateNeedPerfection", method: "POST", path: "/user/auth/user/ext/update/need/perfection", pathParams: [], queryParams: [] }, input, options);
}

/** The tree of road-transport training categories. */
export function listTransportCategories(input: OperationInput<"listTransportCategories"> = {}, options?: CallOptions): Promise<OperationReply<"listTransportCategories">> {
  return call({ operationId: "listTransportCategories", method: "GET", path: "/user/api/road/transportation/user/category/list", pathParams: [], queryParams: [] }, input, options);
}

/** What is in the signed-in person's wallet, and what came and went, the latest first. */
export function listWalletEntries(input: OperationInput<"listWalletEntries"> = {}, options?: CallOptions): Promise<OperationReply<"listWalletEntries">> {
  return call({ operationId: "listWalletEntries", method: "POST", path: "/user/auth/wallet/list", pathParams: [], queryParams: [] }, input, options);
}

/** Makes an order that puts money into the wallet of the signed-in person. */
export function createTopUp(input: OperationInput<"createTopUp">, options?: CallOptions): Promise<OperationReply<"createTopUp">> {
  return call({ operationId: "createTopUp", method: "POST", path: "/user/auth/wallet/recharge/save", pathParams: [], queryParams: [] }, input, options);
}

/** What the site says of itself. */
export function getWebsite(input: OperationInput<"getWebsite"> = {}, options?: CallOptions): Promise<OperationReply<"getWebsite">> {
  return call({ operationId: "getWebsite", method: "POST", path: "/system/api/website/get", pathParams: [], queryParams: [] }, input, options);
}

/** The header's navigation. */
export function listNavBars(input: OperationInput<"listNavBars"> = {}, options?: CallOptions): Promise<OperationReply<"listNavBars">> {
  return call({ operationId: "listNavBars", method: "POST", path: "/system/api/nav/bar/list", pathParams: [], queryParams: [] }, input, options);
}

/** The advertisements of one place; location 2 is the banner of the header. */
export function listAdvs(input: OperationInput<"listAdvs">, options?: CallOptions): Promise<OperationReply<"listAdvs">> {
  return call({ operationId: "listAdvs", method: "POST", path: "/system/api/adv/list", pathParams: [], queryParams: [] }, input, options);
}

/** Friend links of the footer. */
export function listWebsiteLinks(input: OperationInput<"listWebsiteLinks"> = {}, options?: CallOptions): Promise<OperationReply<"listWebsiteLinks">> {
  return call({ operationId: "listWebsiteLinks", method: "POST", path: "/system/api/website/link", pathParams: [], queryParams: [] }, input, options);
}

/** The about list of the footer. */
export function listWebsiteNavs(input: OperationInput<"listWebsiteNavs"> = {}, options?: CallOptions): Promise<OperationReply<"listWebsiteNavs">> {
  return call({ operationId: "listWebsiteNavs", method: "POST", path: "/system/api/website/nav/list", pathParams: [], queryParams: [] }, input, options);
}

/** An about page, in the caller's language; without a number the first. */
export function getWebsiteNavArticle(input: OperationInput<"getWebsiteNavArticle"> = {}, options?: CallOptions): Promise<OperationReply<"getWebsiteNavArticle">> {
  return call({ operationId: "getWebsiteNavArticle", method: "POST", path: "/system/api/website/nav/article/get", pathParams: [], queryParams: [] }, input, options);
}
