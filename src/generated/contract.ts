// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import type { DocumentOwner } from "../site/permissions/owner.ts";
import type { OperationId, OperationInput, OperationReply } from "./operations.ts";

/** Who may call an operation; the policy beside its handler decides the rest. */
export type Access = "public" | "auth" | "learner" | "lecturer" | "organisation" | "operator";

/**
 * An operation as the server registers it. The path stands below /apis; its schemas are
 * `lectern#/$defs/<Operation>Input` and the like in bundle.json.
 */
export interface OperationSpec {
  operationId: OperationId;
  method: "GET" | "POST";
  path: string;
  tag: string;
  access: Access;
  /** It changes nothing. What does not say so may change something. */
  reads?: true;
  /** Whose documents may name it as a data source. */
  screen: DocumentOwner[];
  /** Whose documents may name it in an action, and at which events; see src/site/permissions. */
  action: Partial<Record<DocumentOwner, "gesture" | "own">>;
  /** The names of its input that take words, and so could carry any; of operations that actions may call. */
  texts?: string[];
  /**
   * Whether an action that calls it asks first, in the product's words `confirm.<operationId>`, answered by
   * `confirm.<operationId>.yes`. The name of a field that decides: `confirm.<operationId>.<value>` and its
   * `.yes`, where there are such words.
   */
  confirm?: true | string;
  /** Bytes that its body may have, where that is more than usual. */
  bytes?: number;
  pathParams: string[];
  queryParams: string[];
  /** The one of its input that is a file: the body is multipart/form-data, with the file last. */
  fileParam?: string;
}

/** The operations that take a file, with the name of it. */
export interface FileParams {
  checkExamQuestions: "file";
  importSite: "file";
  uploadFile: "file";
}

/** The flat input of an operation as its handler gets it: a file comes as what the server makes of it. */
export type HandlerInput<Id extends OperationId, File> = Id extends keyof FileParams
  ? Omit<OperationInput<Id>, FileParams[Id]> & { [Name in FileParams[Id]]: File }
  : OperationInput<Id>;

/** One handler for each operation. */
export type Handlers<Context, File = unknown> = {
  [Id in OperationId]: (input: HandlerInput<Id, File>, context: Context) => Promise<OperationReply<Id>>;
};

export const contract: { [Id in OperationId]: OperationSpec } = {
  addAccount: { operationId: "addAccount", method: "POST", path: "/user/auth/operator/account/add", tag: "account", access: "operator", screen: [], action: {}, pathParams: [], queryParams: [] },
  suspendAccount: { operationId: "suspendAccount", method: "POST", path: "/user/auth/operator/account/lock", tag: "account", access: "operator", screen: [], action: {}, pathParams: [], queryParams: [] },
  resumeAccount: { operationId: "resumeAccount", method: "POST", path: "/user/auth/operator/account/unlock", tag: "account", access: "operator", screen: [], action: {}, pathParams: [], queryParams: [] },
  resetAccountPassword: { operationId: "resetAccountPassword", method: "POST", path: "/user/auth/operator/account/password/reset", tag: "account", access: "operator", screen: [], action: {}, pathParams: [], queryParams: [] },
  listArticleZoneCategories: { operationId: "listArticleZoneCategories", method: "POST", path: "/community/api/article/zone/category/list", tag: "article", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  listArticleZoneRefs: { operationId: "listArticleZoneRefs", method: "POST", path: "/community/api/article/zone/ref/list", tag: "article", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  getArticle: { operationId: "getArticle", method: "POST", path: "/community/api/article/view", tag: "article", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  listAuditLog: { operationId: "listAuditLog", method: "POST", path: "/user/auth/operator/audit/log/list", tag: "audit", access: "operator", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  checkAuditLog: { operationId: "checkAuditLog", method: "POST", path: "/user/auth/operator/audit/log/check", tag: "audit", access: "operator", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  createDatabaseCopy: { operationId: "createDatabaseCopy", method: "POST", path: "/user/auth/operator/backup/database/add", tag: "backup", access: "operator", screen: [], action: {}, pathParams: [], queryParams: [] },
  saveCartItem: { operationId: "saveCartItem", method: "POST", path: "/user/auth/shop/cart/save", tag: "cart", access: "auth", screen: [], action: {"platform":"gesture","organisation":"gesture"}, texts: [], pathParams: [], queryParams: [] },
  listCart: { operationId: "listCart", method: "GET", path: "/user/auth/shop/cart/user/list", tag: "cart", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  getCartCount: { operationId: "getCartCount", method: "GET", path: "/user/auth/shop/cart/num", tag: "cart", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  deleteCartItems: { operationId: "deleteCartItems", method: "POST", path: "/user/auth/shop/cart/batch/delete", tag: "cart", access: "auth", screen: [], action: {"platform":"gesture","organisation":"own"}, texts: [], pathParams: [], queryParams: [] },
  listCourseComments: { operationId: "listCourseComments", method: "POST", path: "/course/api/course/comment/list", tag: "comment", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  saveCourseComment: { operationId: "saveCourseComment", method: "POST", path: "/course/auth/course/comment/save", tag: "comment", access: "auth", screen: [], action: {"platform":"gesture","organisation":"own"}, texts: ["commentText"], pathParams: [], queryParams: [] },
  deleteCourseComment: { operationId: "deleteCourseComment", method: "POST", path: "/course/auth/course/comment/delete", tag: "comment", access: "auth", screen: [], action: {"platform":"gesture","organisation":"own"}, texts: [], pathParams: [], queryParams: [] },
  saveCommentLike: { operationId: "saveCommentLike", method: "POST", path: "/course/auth/course/comment/like/save", tag: "comment", access: "auth", screen: [], action: {"platform":"gesture","organisation":"own"}, texts: [], pathParams: [], queryParams: [] },
  listCourseCategories: { operationId: "listCourseCategories", method: "POST", path: "/course/api/course/category/list", tag: "course", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  listCourses: { operationId: "listCourses", method: "POST", path: "/course/api/course/list", tag: "course", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  getCourse: { operationId: "getCourse", method: "POST", path: "/course/api/course/view", tag: "course", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  listCourseChapters: { operationId: "listCourseChapters", method: "POST", path: "/course/api/course/chapter/list", tag: "course", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  searchCourses: { operationId: "searchCourses", method: "POST", path: "/course/api/course/search/list", tag: "course", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  listRecommendedCourses: { operationId: "listRecommendedCourses", method: "POST", path: "/course/api/course/recommend/list", tag: "course", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  listRecommendedResources: { operationId: "listRecommendedResources", method: "POST", path: "/course/api/resource/recommend/list", tag: "course", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  getCourseSharing: { operationId: "getCourseSharing", method: "GET", path: "/course/api/course/sharing/course/{id}", tag: "course", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: ["id"], queryParams: [] },
  listCustomCategories: { operationId: "listCustomCategories", method: "GET", path: "/course/api/custom/course/category/list", tag: "custom", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: ["orgNo"] },
  listCustomPackages: { operationId: "listCustomPackages", method: "POST", path: "/course/api/custom/list", tag: "custom", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  getCustomPackage: { operationId: "getCustomPackage", method: "GET", path: "/course/api/custom/view", tag: "custom", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: ["id"] },
  checkCustomApply: { operationId: "checkCustomApply", method: "POST", path: "/course/auth/custom/check", tag: "custom", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  saveCustomApply: { operationId: "saveCustomApply", method: "POST", path: "/course/auth/custom/save", tag: "custom", access: "organisation", screen: [], action: {"platform":"gesture","organisation":"own"}, texts: ["contactName","contactMobile","beginDate","wish"], pathParams: [], queryParams: [] },
  listCustomApplies: { operationId: "listCustomApplies", method: "POST", path: "/course/auth/custom/apply/list", tag: "custom", access: "operator", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  auditCustomApply: { operationId: "auditCustomApply", method: "POST", path: "/course/auth/custom/apply/answer", tag: "custom", access: "operator", screen: [], action: {"platform":"gesture"}, texts: ["answer"], pathParams: [], queryParams: [] },
  listSiteDomains: { operationId: "listSiteDomains", method: "POST", path: "/site/auth/domain/list", tag: "domain", access: "auth", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  addSiteDomain: { operationId: "addSiteDomain", method: "POST", path: "/site/auth/domain/add", tag: "domain", access: "auth", screen: [], action: {"platform":"gesture"}, texts: ["host"], pathParams: [], queryParams: [] },
  removeSiteDomain: { operationId: "removeSiteDomain", method: "POST", path: "/site/auth/domain/remove", tag: "domain", access: "auth", screen: [], action: {"platform":"gesture"}, texts: ["host"], pathParams: [], queryParams: [] },
  checkSiteDomain: { operationId: "checkSiteDomain", method: "POST", path: "/site/auth/domain/check", tag: "domain", access: "auth", reads: true, screen: [], action: {"platform":"gesture"}, texts: ["host"], pathParams: [], queryParams: [] },
  saveCanonicalDomain: { operationId: "saveCanonicalDomain", method: "POST", path: "/site/auth/domain/canonical/save", tag: "domain", access: "auth", screen: [], action: {}, pathParams: [], queryParams: [] },
  listExamSubjects: { operationId: "listExamSubjects", method: "POST", path: "/exam/auth/subject/list", tag: "exam-making", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  saveExamSubject: { operationId: "saveExamSubject", method: "POST", path: "/exam/auth/subject/save", tag: "exam-making", access: "auth", screen: [], action: {"platform":"gesture","organisation":"gesture"}, texts: ["subjectName"], pathParams: [], queryParams: [] },
  deleteExamSubject: { operationId: "deleteExamSubject", method: "POST", path: "/exam/auth/subject/delete", tag: "exam-making", access: "auth", screen: [], action: {"platform":"gesture","organisation":"gesture"}, texts: [], pathParams: [], queryParams: [] },
  listExamQuestions: { operationId: "listExamQuestions", method: "POST", path: "/exam/auth/question/list", tag: "exam-making", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  getExamQuestion: { operationId: "getExamQuestion", method: "POST", path: "/exam/auth/question/view", tag: "exam-making", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  saveExamQuestion: { operationId: "saveExamQuestion", method: "POST", path: "/exam/auth/question/save", tag: "exam-making", access: "auth", screen: [], action: {}, bytes: 1048576, pathParams: [], queryParams: [] },
  deleteExamQuestion: { operationId: "deleteExamQuestion", method: "POST", path: "/exam/auth/question/delete", tag: "exam-making", access: "auth", screen: [], action: {"platform":"gesture","organisation":"gesture"}, texts: [], pathParams: [], queryParams: [] },
  listExamPapers: { operationId: "listExamPapers", method: "POST", path: "/exam/auth/paper/list", tag: "exam-making", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  getExamPaper: { operationId: "getExamPaper", method: "POST", path: "/exam/auth/paper/view", tag: "exam-making", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  saveExamPaper: { operationId: "saveExamPaper", method: "POST", path: "/exam/auth/paper/save", tag: "exam-making", access: "auth", screen: [], action: {}, bytes: 262144, pathParams: [], queryParams: [] },
  deleteExamPaper: { operationId: "deleteExamPaper", method: "POST", path: "/exam/auth/paper/delete", tag: "exam-making", access: "auth", screen: [], action: {"platform":"gesture","organisation":"gesture"}, texts: [], pathParams: [], queryParams: [] },
  listOwnExams: { operationId: "listOwnExams", method: "POST", path: "/exam/auth/exam/list", tag: "exam-making", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  getOwnExam: { operationId: "getOwnExam", method: "POST", path: "/exam/auth/exam/view", tag: "exam-making", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  saveExam: { operationId: "saveExam", method: "POST", path: "/exam/auth/exam/save", tag: "exam-making", access: "auth", screen: [], action: {}, bytes: 262144, pathParams: [], queryParams: [] },
  publishExam: { operationId: "publishExam", method: "POST", path: "/exam/auth/exam/putaway", tag: "exam-making", access: "auth", screen: [], action: {"platform":"gesture","organisation":"gesture"}, texts: [], pathParams: [], queryParams: [] },
  listExamMarking: { operationId: "listExamMarking", method: "POST", path: "/exam/auth/marking/list", tag: "exam-making", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  getExamMarking: { operationId: "getExamMarking", method: "POST", path: "/exam/auth/marking/view", tag: "exam-making", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  saveExamMark: { operationId: "saveExamMark", method: "POST", path: "/exam/auth/marking/save", tag: "exam-making", access: "auth", screen: [], action: {}, pathParams: [], queryParams: [] },
  checkExamQuestions: { operationId: "checkExamQuestions", method: "POST", path: "/exam/auth/question/import/read", tag: "exam-formats", access: "auth", reads: true, screen: [], action: {}, pathParams: [], queryParams: [], fileParam: "file" },
  importExamQuestions: { operationId: "importExamQuestions", method: "POST", path: "/exam/auth/question/import", tag: "exam-formats", access: "auth", screen: [], action: {}, bytes: 4194304, pathParams: [], queryParams: [] },
  exportExamQuestions: { operationId: "exportExamQuestions", method: "POST", path: "/exam/auth/question/export", tag: "exam-formats", access: "auth", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  getExamQuestionTemplate: { operationId: "getExamQuestionTemplate", method: "POST", path: "/exam/auth/question/template", tag: "exam-formats", access: "auth", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  listExamResults: { operationId: "listExamResults", method: "POST", path: "/exam/auth/result/list", tag: "exam-results", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  exportExamResults: { operationId: "exportExamResults", method: "POST", path: "/exam/auth/result/export", tag: "exam-results", access: "auth", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  getExamAnalysis: { operationId: "getExamAnalysis", method: "POST", path: "/exam/auth/analysis/view", tag: "exam-results", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  getExamRegrade: { operationId: "getExamRegrade", method: "POST", path: "/exam/auth/regrade/view", tag: "exam-results", access: "auth", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  saveExamRegrade: { operationId: "saveExamRegrade", method: "POST", path: "/exam/auth/regrade/save", tag: "exam-results", access: "auth", screen: [], action: {}, pathParams: [], queryParams: [] },
  listExams: { operationId: "listExams", method: "POST", path: "/exam/api/exam/list", tag: "exam", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  getExam: { operationId: "getExam", method: "GET", path: "/exam/api/exam/view", tag: "exam", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: ["id"] },
  getExamStanding: { operationId: "getExamStanding", method: "POST", path: "/exam/auth/exam/user/view", tag: "exam", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  startExamAttempt: { operationId: "startExamAttempt", method: "POST", path: "/exam/auth/attempt/start", tag: "exam", access: "auth", screen: [], action: {"platform":"gesture","organisation":"gesture"}, texts: [], pathParams: [], queryParams: [] },
  getExamAttempt: { operationId: "getExamAttempt", method: "POST", path: "/exam/auth/attempt/view", tag: "exam", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  saveExamAnswers: { operationId: "saveExamAnswers", method: "POST", path: "/exam/auth/attempt/answer/save", tag: "exam", access: "auth", screen: [], action: {}, bytes: 1048576, pathParams: [], queryParams: [] },
  saveExamEvents: { operationId: "saveExamEvents", method: "POST", path: "/exam/auth/attempt/event/save", tag: "exam", access: "auth", screen: [], action: {}, pathParams: [], queryParams: [] },
  submitExamAttempt: { operationId: "submitExamAttempt", method: "POST", path: "/exam/auth/attempt/submit", tag: "exam", access: "auth", screen: [], action: {}, pathParams: [], queryParams: [] },
  getExamResult: { operationId: "getExamResult", method: "POST", path: "/exam/auth/attempt/result", tag: "exam", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  getExamExplanations: { operationId: "getExamExplanations", method: "POST", path: "/exam/auth/attempt/explain", tag: "exam", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  listExamAttempts: { operationId: "listExamAttempts", method: "POST", path: "/exam/auth/attempt/list", tag: "exam", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  saveCollection: { operationId: "saveCollection", method: "POST", path: "/course/auth/user/collection/course/save", tag: "following", access: "auth", screen: [], action: {"platform":"gesture","organisation":"gesture"}, texts: [], pathParams: [], queryParams: [] },
  deleteCollection: { operationId: "deleteCollection", method: "POST", path: "/course/auth/user/collection/course/delete", tag: "following", access: "auth", screen: [], action: {"platform":"gesture","organisation":"gesture"}, texts: [], pathParams: [], queryParams: [] },
  listCollections: { operationId: "listCollections", method: "POST", path: "/course/auth/user/collection/course/list", tag: "following", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  saveAttention: { operationId: "saveAttention", method: "POST", path: "/user/auth/lecturer/attention/save", tag: "following", access: "auth", screen: [], action: {"platform":"gesture","organisation":"gesture"}, texts: [], pathParams: [], queryParams: [] },
  deleteAttention: { operationId: "deleteAttention", method: "POST", path: "/user/auth/lecturer/attention/delete", tag: "following", access: "auth", screen: [], action: {"platform":"gesture","organisation":"gesture"}, texts: [], pathParams: [], queryParams: [] },
  listAttentions: { operationId: "listAttentions", method: "POST", path: "/user/auth/lecturer/attention/list", tag: "following", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  getAttention: { operationId: "getAttention", method: "POST", path: "/user/auth/lecturer/attention/view", tag: "following", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  listGrades: { operationId: "listGrades", method: "POST", path: "/course/api/grade/list", tag: "grade", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  listHomeCategories: { operationId: "listHomeCategories", method: "POST", path: "/course/api/home/category/list", tag: "home", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  listHomeRecommendations: { operationId: "listHomeRecommendations", method: "POST", path: "/course/api/home/recommend/list", tag: "home", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  saveLecturerAudit: { operationId: "saveLecturerAudit", method: "POST", path: "/user/api/lecturer/audit/save", tag: "joining", access: "public", screen: [], action: {"platform":"gesture","organisation":"own"}, texts: ["lecturerName","lecturerMobile","lecturerEmail","position","introduce","headImgUrl","captcha"], pathParams: [], queryParams: [] },
  getLecturerAudit: { operationId: "getLecturerAudit", method: "GET", path: "/user/auth/lecturer/audit/view", tag: "joining", access: "auth", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  saveOrganisationAudit: { operationId: "saveOrganisationAudit", method: "POST", path: "/user/api/org/audit/save", tag: "joining", access: "public", screen: [], action: {"platform":"gesture"}, texts: ["orgName","orgNo","creditCode","contactName","contactMobile","contactEmail","introduce","captcha"], pathParams: [], queryParams: [] },
  getOrganisationAudit: { operationId: "getOrganisationAudit", method: "GET", path: "/user/auth/org/audit/view", tag: "joining", access: "auth", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  listLecturerAudits: { operationId: "listLecturerAudits", method: "POST", path: "/user/auth/lecturer/audit/list", tag: "joining", access: "auth", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  auditLecturer: { operationId: "auditLecturer", method: "POST", path: "/user/auth/lecturer/audit/answer", tag: "joining", access: "auth", screen: [], action: {"platform":"gesture"}, texts: ["auditOpinion"], confirm: "auditStatus", pathParams: [], queryParams: [] },
  listOrganisationAudits: { operationId: "listOrganisationAudits", method: "POST", path: "/user/auth/org/audit/list", tag: "joining", access: "operator", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  auditOrganisation: { operationId: "auditOrganisation", method: "POST", path: "/user/auth/org/audit/answer", tag: "joining", access: "operator", screen: [], action: {"platform":"gesture"}, texts: ["auditOpinion"], confirm: "auditStatus", pathParams: [], queryParams: [] },
  listLecturers: { operationId: "listLecturers", method: "POST", path: "/user/api/lecturer/list", tag: "lecturer", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  getLecturer: { operationId: "getLecturer", method: "POST", path: "/user/api/lecturer/view", tag: "lecturer", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  getLiveChannel: { operationId: "getLiveChannel", method: "POST", path: "/course/auth/course/channel/get", tag: "live", access: "lecturer", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  getLiveChannelKey: { operationId: "getLiveChannelKey", method: "POST", path: "/course/auth/course/channel/key", tag: "live", access: "lecturer", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  updateChannelPassword: { operationId: "updateChannelPassword", method: "POST", path: "/course/auth/course/update/channel/passwd", tag: "live", access: "lecturer", screen: [], action: {"platform":"gesture"}, texts: [], pathParams: [], queryParams: [] },
  listLiveSessions: { operationId: "listLiveSessions", method: "POST", path: "/course/auth/course/live/session/list", tag: "live", access: "auth", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  listLiveAttendees: { operationId: "listLiveAttendees", method: "POST", path: "/course/auth/course/live/attendance/list", tag: "live", access: "auth", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  exportLiveAttendees: { operationId: "exportLiveAttendees", method: "POST", path: "/course/auth/course/live/attendance/export", tag: "live", access: "auth", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  createCourseDraft: { operationId: "createCourseDraft", method: "POST", path: "/course/auth/course/draft/add", tag: "making", access: "auth", screen: [], action: {}, pathParams: [], queryParams: [] },
  listCourseDrafts: { operationId: "listCourseDrafts", method: "POST", path: "/course/auth/course/draft/list", tag: "making", access: "auth", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  getCourseDraft: { operationId: "getCourseDraft", method: "GET", path: "/course/auth/course/draft/view", tag: "making", access: "auth", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: ["courseId"] },
  saveCourseDraft: { operationId: "saveCourseDraft", method: "POST", path: "/course/auth/course/draft/save", tag: "making", access: "auth", screen: [], action: {}, bytes: 1048576, pathParams: [], queryParams: [] },
  submitCourseDraft: { operationId: "submitCourseDraft", method: "POST", path: "/course/auth/course/draft/submit", tag: "making", access: "auth", screen: [], action: {}, pathParams: [], queryParams: [] },
  withdrawCourseDraft: { operationId: "withdrawCourseDraft", method: "POST", path: "/course/auth/course/draft/withdraw", tag: "making", access: "auth", screen: [], action: {"platform":"gesture"}, texts: [], pathParams: [], queryParams: [] },
  saveCourseShelf: { operationId: "saveCourseShelf", method: "POST", path: "/course/auth/course/shelf/save", tag: "making", access: "auth", screen: [], action: {"platform":"gesture"}, texts: [], pathParams: [], queryParams: [] },
  deleteCourseDraft: { operationId: "deleteCourseDraft", method: "POST", path: "/course/auth/course/draft/delete", tag: "making", access: "auth", screen: [], action: {"platform":"gesture"}, texts: [], pathParams: [], queryParams: [] },
  listCourseAudits: { operationId: "listCourseAudits", method: "POST", path: "/course/auth/course/audit/list", tag: "making", access: "operator", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  auditCourse: { operationId: "auditCourse", method: "POST", path: "/course/auth/course/audit/save", tag: "making", access: "operator", screen: [], action: {"platform":"gesture"}, texts: ["auditOpinion"], pathParams: [], queryParams: [] },
  getCoursePreview: { operationId: "getCoursePreview", method: "POST", path: "/course/auth/course/draft/preview", tag: "making", access: "auth", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  getPreviewMedia: { operationId: "getPreviewMedia", method: "POST", path: "/course/auth/course/draft/media", tag: "making", access: "auth", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  listOrganisationLecturers: { operationId: "listOrganisationLecturers", method: "POST", path: "/user/auth/org/lecturer/list", tag: "making", access: "organisation", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  getOwnLecturer: { operationId: "getOwnLecturer", method: "GET", path: "/user/auth/lecturer/profile/view", tag: "making", access: "lecturer", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  saveOwnLecturer: { operationId: "saveOwnLecturer", method: "POST", path: "/user/auth/lecturer/profile/save", tag: "making", access: "lecturer", screen: [], action: {"platform":"gesture"}, texts: ["lecturerName","position","introduce","headImgUrl"], pathParams: [], queryParams: [] },
  listMediaAssets: { operationId: "listMediaAssets", method: "POST", path: "/course/auth/media/list", tag: "media", access: "auth", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  getMediaAsset: { operationId: "getMediaAsset", method: "POST", path: "/course/auth/media/view", tag: "media", access: "auth", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  getMediaUrl: { operationId: "getMediaUrl", method: "POST", path: "/course/auth/media/url", tag: "media", access: "auth", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  renameMediaAsset: { operationId: "renameMediaAsset", method: "POST", path: "/course/auth/media/rename", tag: "media", access: "auth", screen: [], action: {"platform":"gesture"}, texts: [], pathParams: [], queryParams: [] },
  deleteMediaAsset: { operationId: "deleteMediaAsset", method: "POST", path: "/course/auth/media/delete", tag: "media", access: "auth", screen: [], action: {"platform":"gesture"}, texts: [], pathParams: [], queryParams: [] },
  listMediaLessons: { operationId: "listMediaLessons", method: "POST", path: "/course/auth/media/lesson/list", tag: "media", access: "auth", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  listMembers: { operationId: "listMembers", method: "POST", path: "/user/auth/org/member/list", tag: "member", access: "organisation", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  exportMembers: { operationId: "exportMembers", method: "POST", path: "/user/auth/org/member/export", tag: "member", access: "organisation", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  listMessages: { operationId: "listMessages", method: "POST", path: "/user/auth/msg/user/page", tag: "message", access: "auth", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  readMessage: { operationId: "readMessage", method: "POST", path: "/user/auth/msg/user/read", tag: "message", access: "auth", screen: [], action: {"platform":"gesture"}, texts: [], pathParams: [], queryParams: [] },
  getMessageCount: { operationId: "getMessageCount", method: "POST", path: "/user/auth/msg/user/num", tag: "message", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  readAllMessages: { operationId: "readAllMessages", method: "POST", path: "/user/auth/msg/user/read/all", tag: "message", access: "auth", screen: [], action: {"platform":"gesture"}, texts: [], pathParams: [], queryParams: [] },
  saveSuggestion: { operationId: "saveSuggestion", method: "POST", path: "/user/auth/system/suggestion/save", tag: "message", access: "auth", screen: [], action: {"platform":"gesture","organisation":"own"}, texts: ["contact"], pathParams: [], queryParams: [] },
  listSuggestions: { operationId: "listSuggestions", method: "POST", path: "/user/auth/operator/suggestion/list", tag: "message", access: "operator", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  listStudyNotes: { operationId: "listStudyNotes", method: "POST", path: "/course/auth/course/note/list", tag: "note", access: "auth", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  saveStudyNote: { operationId: "saveStudyNote", method: "POST", path: "/course/auth/course/note/save", tag: "note", access: "auth", screen: [], action: {}, pathParams: [], queryParams: [] },
  deleteStudyNote: { operationId: "deleteStudyNote", method: "POST", path: "/course/auth/course/note/delete", tag: "note", access: "auth", screen: [], action: {}, pathParams: [], queryParams: [] },
  listOpenCourseCategories: { operationId: "listOpenCourseCategories", method: "GET", path: "/course/api/open/course/category/list", tag: "open", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: ["orgNo"] },
  listOpenCourses: { operationId: "listOpenCourses", method: "POST", path: "/course/api/open/list", tag: "open", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  getOpenCourse: { operationId: "getOpenCourse", method: "GET", path: "/course/api/open/view", tag: "open", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: ["id"] },
  getOpenCourseUser: { operationId: "getOpenCourseUser", method: "POST", path: "/course/auth/course/open/user/view", tag: "open", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  saveOpenCourseUser: { operationId: "saveOpenCourseUser", method: "POST", path: "/course/auth/course/open/user/save", tag: "open", access: "auth", screen: [], action: {"platform":"gesture","organisation":"own"}, texts: [], pathParams: [], queryParams: [] },
  deleteOpenCourseUser: { operationId: "deleteOpenCourseUser", method: "POST", path: "/course/auth/course/open/user/delete", tag: "open", access: "auth", screen: [], action: {"platform":"gesture","organisation":"own"}, texts: [], pathParams: [], queryParams: [] },
  quoteOrder: { operationId: "quoteOrder", method: "POST", path: "/user/auth/order/info/quote", tag: "order", access: "auth", screen: [], action: {}, pathParams: [], queryParams: [] },
  createOrder: { operationId: "createOrder", method: "POST", path: "/user/auth/order/info/save", tag: "order", access: "auth", screen: [], action: {}, pathParams: [], queryParams: [] },
  listOrders: { operationId: "listOrders", method: "POST", path: "/user/auth/order/info/list", tag: "order", access: "auth", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  getOrder: { operationId: "getOrder", method: "POST", path: "/user/auth/order/info/view", tag: "order", access: "auth", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  payOrder: { operationId: "payOrder", method: "POST", path: "/user/auth/order/pay/save", tag: "order", access: "auth", screen: [], action: {}, pathParams: [], queryParams: [] },
  cancelOrder: { operationId: "cancelOrder", method: "POST", path: "/user/auth/order/info/close", tag: "order", access: "auth", screen: [], action: {"platform":"gesture"}, texts: [], confirm: true, pathParams: [], queryParams: [] },
  saveRefund: { operationId: "saveRefund", method: "POST", path: "/user/auth/order/refund/save", tag: "order", access: "auth", screen: [], action: {"platform":"gesture"}, texts: [], confirm: true, pathParams: [], queryParams: [] },
  auditRefund: { operationId: "auditRefund", method: "POST", path: "/user/auth/order/refund/audit", tag: "order", access: "operator", screen: [], action: {"platform":"gesture"}, texts: ["opinion"], confirm: "agree", pathParams: [], queryParams: [] },
  listCoupons: { operationId: "listCoupons", method: "POST", path: "/user/auth/coupon/list", tag: "order", access: "auth", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  getSandboxPayment: { operationId: "getSandboxPayment", method: "POST", path: "/user/auth/order/pay/sandbox/view", tag: "order", access: "auth", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  saveSandboxPayment: { operationId: "saveSandboxPayment", method: "POST", path: "/user/auth/order/pay/sandbox/save", tag: "order", access: "auth", screen: [], action: {"platform":"gesture"}, texts: [], pathParams: [], queryParams: [] },
  listRefunds: { operationId: "listRefunds", method: "POST", path: "/user/auth/order/refund/list", tag: "order", access: "operator", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  listOrganisations: { operationId: "listOrganisations", method: "POST", path: "/user/api/org/list", tag: "organisation", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  getOrgInfo: { operationId: "getOrgInfo", method: "GET", path: "/user/api/org/info/org/{orgNo}", tag: "organisation", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: ["orgNo"], queryParams: [] },
  getPlaybackUrl: { operationId: "getPlaybackUrl", method: "POST", path: "/course/auth/course/getPlaybackUrl", tag: "playback", access: "auth", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  getLiveUrl: { operationId: "getLiveUrl", method: "POST", path: "/course/auth/course/getLiveUrl", tag: "playback", access: "auth", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  getAccessoryUrl: { operationId: "getAccessoryUrl", method: "POST", path: "/course/auth/course/accessory/download", tag: "playback", access: "auth", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  getTrialUrl: { operationId: "getTrialUrl", method: "POST", path: "/course/api/course/period/try", tag: "playback", access: "public", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  getLoginKey: { operationId: "getLoginKey", method: "GET", path: "/user/api/user/get/rsa", tag: "sign-in", access: "public", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  loginWithPassword: { operationId: "loginWithPassword", method: "POST", path: "/user/api/user/login/password", tag: "sign-in", access: "public", screen: [], action: {}, pathParams: [], queryParams: [] },
  getCaptcha: { operationId: "getCaptcha", method: "GET", path: "/user/api/captcha/get", tag: "sign-in", access: "public", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  sendCode: { operationId: "sendCode", method: "POST", path: "/user/api/user/send/code", tag: "sign-in", access: "public", screen: [], action: {}, pathParams: [], queryParams: [] },
  loginWithCode: { operationId: "loginWithCode", method: "POST", path: "/user/api/user/login/code", tag: "sign-in", access: "public", screen: [], action: {}, pathParams: [], queryParams: [] },
  register: { operationId: "register", method: "POST", path: "/user/api/user/register", tag: "sign-in", access: "public", screen: [], action: {}, pathParams: [], queryParams: [] },
  resetPassword: { operationId: "resetPassword", method: "POST", path: "/user/api/user/update/password", tag: "sign-in", access: "public", screen: [], action: {}, pathParams: [], queryParams: [] },
  updateLoginPassword: { operationId: "updateLoginPassword", method: "POST", path: "/user/auth/user/ext/update/login/password", tag: "sign-in", access: "auth", screen: [], action: {}, pathParams: [], queryParams: [] },
  logout: { operationId: "logout", method: "POST", path: "/user/auth/user/ext/user/logout", tag: "sign-in", access: "auth", screen: [], action: {"platform":"gesture","organisation":"own"}, texts: [], pathParams: [], queryParams: [] },
  suspendSite: { operationId: "suspendSite", method: "POST", path: "/site/auth/operator/site/suspend", tag: "site", access: "operator", screen: [], action: {"platform":"gesture"}, texts: ["reason"], confirm: true, pathParams: [], queryParams: [] },
  resumeSite: { operationId: "resumeSite", method: "POST", path: "/site/auth/operator/site/resume", tag: "site", access: "operator", screen: [], action: {"platform":"gesture"}, texts: ["reason"], confirm: true, pathParams: [], queryParams: [] },
  getSiteUsage: { operationId: "getSiteUsage", method: "POST", path: "/site/auth/site/usage", tag: "site", access: "auth", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  saveSitePlan: { operationId: "saveSitePlan", method: "POST", path: "/site/auth/operator/site/plan/save", tag: "site", access: "operator", screen: [], action: {"platform":"gesture"}, texts: ["planName","pageLimit","storageGb","memberLimit"], pathParams: [], queryParams: [] },
  listSites: { operationId: "listSites", method: "POST", path: "/site/auth/operator/site/list", tag: "site", access: "operator", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  getSite: { operationId: "getSite", method: "POST", path: "/site/auth/operator/site/view", tag: "site", access: "operator", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  addSite: { operationId: "addSite", method: "POST", path: "/site/auth/operator/site/add", tag: "site", access: "operator", screen: [], action: {"platform":"gesture"}, texts: ["siteOrgNo","orgName","englishName","flavour","mobile"], pathParams: [], queryParams: [] },
  getSiteDraft: { operationId: "getSiteDraft", method: "GET", path: "/studio/auth/site/draft/view", tag: "studio", access: "auth", reads: true, screen: [], action: {}, pathParams: [], queryParams: ["siteOrgNo"] },
  saveSiteDraft: { operationId: "saveSiteDraft", method: "POST", path: "/studio/auth/site/draft/save", tag: "studio", access: "auth", screen: [], action: {}, bytes: 2250000, pathParams: [], queryParams: [] },
  discardSiteDraft: { operationId: "discardSiteDraft", method: "POST", path: "/studio/auth/site/draft/discard", tag: "studio", access: "auth", screen: [], action: {}, pathParams: [], queryParams: [] },
  checkSitePatch: { operationId: "checkSitePatch", method: "POST", path: "/studio/auth/site/check", tag: "studio", access: "auth", reads: true, screen: [], action: {}, bytes: 2250000, pathParams: [], queryParams: [] },
  publishSite: { operationId: "publishSite", method: "POST", path: "/studio/auth/site/publish", tag: "studio", access: "auth", screen: [], action: {}, pathParams: [], queryParams: [] },
  listSiteRevisions: { operationId: "listSiteRevisions", method: "POST", path: "/studio/auth/site/revision/list", tag: "studio", access: "auth", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  getSiteRevisionDiff: { operationId: "getSiteRevisionDiff", method: "POST", path: "/studio/auth/site/revision/diff", tag: "studio", access: "auth", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  rollbackSite: { operationId: "rollbackSite", method: "POST", path: "/studio/auth/site/revision/rollback", tag: "studio", access: "auth", screen: [], action: {}, pathParams: [], queryParams: [] },
  scheduleSite: { operationId: "scheduleSite", method: "POST", path: "/studio/auth/site/schedule", tag: "studio", access: "auth", screen: [], action: {}, pathParams: [], queryParams: [] },
  unscheduleSite: { operationId: "unscheduleSite", method: "POST", path: "/studio/auth/site/unschedule", tag: "studio", access: "auth", screen: [], action: {}, pathParams: [], queryParams: [] },
  exportSite: { operationId: "exportSite", method: "POST", path: "/studio/auth/site/export", tag: "studio", access: "auth", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  importSite: { operationId: "importSite", method: "POST", path: "/studio/auth/site/import", tag: "studio", access: "auth", screen: [], action: {}, pathParams: [], queryParams: [], fileParam: "file" },
  createSitePreview: { operationId: "createSitePreview", method: "POST", path: "/studio/auth/site/preview/add", tag: "studio", access: "auth", screen: [], action: {}, pathParams: [], queryParams: [] },
  getStudyCourse: { operationId: "getStudyCourse", method: "POST", path: "/course/auth/course/view", tag: "study", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  listStudyCourses: { operationId: "listStudyCourses", method: "POST", path: "/course/auth/course/user/list", tag: "study", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  listStudyChapters: { operationId: "listStudyChapters", method: "POST", path: "/course/auth/course/chapter/user/list", tag: "study", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  checkCourseApply: { operationId: "checkCourseApply", method: "POST", path: "/course/auth/course/apply/check", tag: "study", access: "auth", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  saveCourseApply: { operationId: "saveCourseApply", method: "POST", path: "/course/auth/course/apply/save", tag: "study", access: "auth", screen: [], action: {"platform":"gesture","organisation":"own"}, texts: [], pathParams: [], queryParams: [] },
  listCourseExams: { operationId: "listCourseExams", method: "GET", path: "/course/auth/course/user/exam", tag: "study", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: ["userNo"] },
  checkCourseGrade: { operationId: "checkCourseGrade", method: "POST", path: "/course/auth/course/check/grade", tag: "study", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  signCourse: { operationId: "signCourse", method: "POST", path: "/course/auth/course/sign", tag: "study", access: "auth", screen: [], action: {}, pathParams: [], queryParams: [] },
  saveStudyLog: { operationId: "saveStudyLog", method: "POST", path: "/data/auth/course/log/save", tag: "study", access: "auth", screen: [], action: {"platform":"own"}, texts: ["ranges"], pathParams: [], queryParams: [] },
  listStudyLogs: { operationId: "listStudyLogs", method: "POST", path: "/data/auth/course/log/list", tag: "study", access: "auth", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  exportStudyLogs: { operationId: "exportStudyLogs", method: "POST", path: "/data/auth/course/log/export", tag: "study", access: "auth", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  saveSignOutRecord: { operationId: "saveSignOutRecord", method: "POST", path: "/data/auth/course/auto/sign/out/record/save", tag: "study", access: "auth", screen: [], action: {"platform":"own"}, texts: [], pathParams: [], queryParams: [] },
  listZones: { operationId: "listZones", method: "POST", path: "/system/api/zone/list", tag: "system", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  listVipSets: { operationId: "listVipSets", method: "POST", path: "/system/api/vip/set/list", tag: "system", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  listProvinces: { operationId: "listProvinces", method: "POST", path: "/system/api/region/province", tag: "system", access: "public", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  listEnum: { operationId: "listEnum", method: "GET", path: "/system/api/enum/list/{enumName}", tag: "system", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: ["enumName"], queryParams: [] },
  listOperatorTokens: { operationId: "listOperatorTokens", method: "POST", path: "/user/auth/operator/token/list", tag: "token", access: "operator", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  addOperatorToken: { operationId: "addOperatorToken", method: "POST", path: "/user/auth/operator/token/add", tag: "token", access: "operator", screen: [], action: {}, pathParams: [], queryParams: [] },
  removeOperatorToken: { operationId: "removeOperatorToken", method: "POST", path: "/user/auth/operator/token/revoke", tag: "token", access: "operator", screen: [], action: {}, pathParams: [], queryParams: [] },
  getUpload: { operationId: "getUpload", method: "GET", path: "/system/auth/upload/get", tag: "upload", access: "auth", screen: [], action: {}, pathParams: [], queryParams: ["purpose","fileName","fileSize"] },
  getUploadSign: { operationId: "getUploadSign", method: "GET", path: "/system/auth/upload/update/sign", tag: "upload", access: "auth", screen: [], action: {}, pathParams: [], queryParams: ["fileNo"] },
  uploadFile: { operationId: "uploadFile", method: "POST", path: "/system/auth/upload/file", tag: "upload", access: "auth", screen: [], action: {}, pathParams: [], queryParams: [], fileParam: "file" },
  getUserView: { operationId: "getUserView", method: "POST", path: "/user/auth/user/ext/view", tag: "user", access: "auth", reads: true, screen: ["platform"], action: {}, pathParams: [], queryParams: [] },
  updateUser: { operationId: "updateUser", method: "POST", path: "/user/auth/user/ext/update", tag: "user", access: "auth", screen: [], action: {"platform":"gesture"}, texts: ["photo","remark"], pathParams: [], queryParams: [] },
  unbindUser: { operationId: "unbindUser", method: "POST", path: "/user/auth/user/ext/unbind", tag: "user", access: "auth", screen: [], action: {"platform":"gesture"}, texts: ["code","newMobile","newCode"], pathParams: [], queryParams: [] },
  getNeedPerfection: { operationId: "getNeedPerfection", method: "GET", path: "/user/auth/user/ext/need/perfection", tag: "user", access: "auth", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  updateNeedPerfection: { operationId: "updateNeedPerfection", method: "POST", path: "/user/auth/user/ext/update/need/perfection", tag: "user", access: "auth", screen: [], action: {}, bytes: 262144, pathParams: [], queryParams: [] },
  listTransportCategories: { operationId: "listTransportCategories", method: "GET", path: "/user/api/road/transportation/user/category/list", tag: "user", access: "public", reads: true, screen: [], action: {}, pathParams: [], queryParams: [] },
  getWebsite: { operationId: "getWebsite", method: "POST", path: "/system/api/website/get", tag: "website", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  listNavBars: { operationId: "listNavBars", method: "POST", path: "/system/api/nav/bar/list", tag: "website", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  listAdvs: { operationId: "listAdvs", method: "POST", path: "/system/api/adv/list", tag: "website", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  listWebsiteLinks: { operationId: "listWebsiteLinks", method: "POST", path: "/system/api/website/link", tag: "website", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  listWebsiteNavs: { operationId: "listWebsiteNavs", method: "POST", path: "/system/api/website/nav/list", tag: "website", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
  getWebsiteNavArticle: { operationId: "getWebsiteNavArticle", method: "POST", path: "/system/api/website/nav/article/get", tag: "website", access: "public", reads: true, screen: ["platform","organisation"], action: {}, pathParams: [], queryParams: [] },
};
