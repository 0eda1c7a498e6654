import type { OperationId } from "../../generated/operations.ts";
import { readAddress } from "./location.ts";
import { matchScreen, type Routes } from "./match.ts";
import { resolveDocument, type LayeredSite } from "./resolve.ts";

/**
 * What a site may offer or not; `features` of its settings says which. The settings' schema has the same names, with
 * words.
 */
export const featureNames = [
  "live",
  "library",
  "resource",
  "exams",
  "grade",
  "certificate",
  "info",
  "openCourse",
  "custom",
  "blog",
  "question",
  "joining",
  "vip",
  "roadTransport",
] as const;
export type Feature = (typeof featureNames)[number];

/** The features of a site as its settings have them. One that they do not name is off. */
export type Features = Readonly<Record<string, boolean>> | undefined;

/** The calls that belong to a feature: for a site without it they are not there. */
const operations: Partial<Record<Feature, readonly OperationId[]>> = {
  live: [
    "getLiveChannel",
    "getLiveChannelKey",
    "updateChannelPassword",
    "listLiveSessions",
    "listLiveAttendees",
    "getLiveUrl",
  ],
  resource: ["listRecommendedResources"],
  grade: [
    "listGrades",
    "saveGradeAttendance",
    "getGradeAttendance",
    "listGradeAttendees",
    "saveGradeAttendee",
    "listAttendanceLessons",
    "listAttendanceTotals",
    "checkGradeToken",
    "signGradeAttendance",
    "listOwnHomework",
    "saveHomework",
    "deleteHomework",
    "getHomework",
    "getHomeworkFile",
    "getGrade",
    "getGradeStanding",
    "joinGrade",
    "saveGradeApplication",
    "withdrawGradeApplication",
    "leaveGrade",
    "acceptGradeInvitation",
    "listMyGrades",
    "getGradeRoom",
    "listGradeMates",
    "getGradeBoard",
    "saveGradeBoardChoice",
    "exportGradeTimetable",
    "listOwnGrades",
    "getOwnGrade",
    "saveGrade",
    "saveGradeState",
    "deleteGrade",
    "listGradeMembers",
    "listGradeCandidates",
    "saveGradeMembers",
    "saveGradeRole",
    "checkGradeList",
    "importGradeMembers",
    "listGradeCodes",
    "addGradeCode",
    "cancelGradeCode",
    "listGradeApplications",
    "auditGradeApplications",
    "addGradeNotice",
    "deleteGradeNotice",
    "saveGradeLesson",
    "deleteGradeLesson",
    "listGradeChoices",
    "saveGradeContent",
    "getGradeBook",
    "exportGradeBook",
    "getGradeFigures",
  ],
  exams: [
    "listCourseExams",
    "listExams",
    "getExam",
    "getExamStanding",
    "startExamAttempt",
    "getExamAttempt",
    "saveExamAnswers",
    "saveExamEvents",
    "submitExamAttempt",
    "getExamResult",
    "getExamExplanations",
    "listExamAttempts",
    "listExamSubjects",
    "saveExamSubject",
    "deleteExamSubject",
    "listExamQuestions",
    "getExamQuestion",
    "saveExamQuestion",
    "deleteExamQuestion",
    "restoreExamQuestion",
    "getExamQuestionRecord",
    "checkExamQuestions",
    "importExamQuestions",
    "exportExamQuestions",
    "listExamExportOmissions",
    "getExamQuestionTemplate",
    "listExamTags",
    "listExamPapers",
    "getExamPaper",
    "saveExamPaper",
    "deleteExamPaper",
    "listExamPaperVersions",
    "checkExamPaper",
    "getExamPaperPreview",
    "listOwnExams",
    "getOwnExam",
    "saveExam",
    "publishExam",
    "listExamMarking",
    "getExamMarking",
    "saveExamMark",
    "listPracticeSubjects",
    "getPracticeStanding",
    "savePracticeSubject",
    "getPracticeQuestions",
    "checkPracticeAnswer",
    "savePracticeFavourite",
  ],
  certificate: [
    "listCertificates",
    "getCertificate",
    "getPublicCertificate",
    "getCertificateCheck",
    "checkCertificate",
    "updateCertificate",
    "exportCertificate",
    "listCertificateTemplates",
    "getCertificateTemplate",
    "listCertificateTemplateVersions",
    "listCertificateSources",
    "saveCertificateTemplate",
    "deleteCertificateTemplate",
    "addCertificatePicture",
    "getCertificatePreview",
    "listIssuedCertificates",
    "listCertificatePeople",
    "issueCertificates",
    "getCertificateBatch",
    "revokeCertificate",
    "revokeCertificates",
    "reissueCertificate",
  ],
  info: [
    "listArticleZoneCategories",
    "listArticleZoneRefs",
    "getArticle",
    "listOwnArticles",
    "getOwnArticle",
    "saveArticleDraft",
    "deleteArticleDraft",
    "publishArticle",
    "withdrawArticle",
    "deleteArticle",
    "saveArticleTop",
    "listOwnArticleZones",
    "saveArticleZone",
    "deleteArticleZone",
    "saveArticleZoneOrder",
  ],
  openCourse: [
    "listOpenCourseCategories",
    "listOpenCourses",
    "getOpenCourse",
    "getOpenCourseUser",
    "saveOpenCourseUser",
    "deleteOpenCourseUser",
  ],
  custom: [
    "listCustomCategories",
    "listCustomPackages",
    "getCustomPackage",
    "checkCustomApply",
    "saveCustomApply",
    "listCustomApplies",
    "auditCustomApply",
  ],
  blog: [
    "listBlogs",
    "getBlog",
    "listBlogComments",
    "searchBlogs",
    "listRecommendedArticles",
    "listRecommendedBloggers",
    "listBloggerRecords",
    "listFans",
    "listAttendedBlogs",
    "saveBlog",
    "updateBlog",
    "deleteBlog",
    "listOwnBlogs",
    "getBlogSignedIn",
    "saveBlogRecord",
    "deleteBlogRecord",
    "listBlogCollections",
    "saveBlogLike",
    "saveBlogComment",
    "listBlogCommentsSignedIn",
    "deleteBlogComment",
  ],
  question: [
    "listQuestions",
    "searchQuestions",
    "listSimilarQuestions",
    "getQuestion",
    "getOwnQuestion",
    "listAnswers",
    "listQuestionComments",
    "saveQuestion",
    "updateQuestion",
    "deleteQuestion",
    "saveAnswer",
    "deleteAnswer",
    "saveQuestionRecord",
    "deleteQuestionRecord",
    "listOwnQuestions",
    "listQuestionRecords",
    "listOwnAnswers",
    "acceptAnswer",
    "sendAnswerInvitation",
    "saveQuestionDuplicate",
  ],
  joining: ["saveLecturerAudit", "getLecturerAudit", "saveOrganisationAudit", "getOrganisationAudit"],
  vip: ["listVipSets"],
};

/** The kinds of courses (courseCategory) that belong to a feature; videos are always there. */
const kinds: Partial<Record<Feature, number>> = { live: 2, library: 3, resource: 4 };
const allKinds = [1, 2, 3, 4] as const;

const featureOfOperation = new Map<string, Feature>(
  featureNames.flatMap((name) => (operations[name] ?? []).map((operation) => [operation, name] as const)),
);
const featureOfKind = new Map<number, Feature>(
  featureNames.flatMap((name) => (kinds[name] === undefined ? [] : [[kinds[name], name] as const])),
);

/** What screens name that serve several features: there as long as one of them is. */
const together: Readonly<Record<string, readonly Feature[]>> = { community: ["blog", "question"] };
/** All that a screen may name as what it belongs to. */
export const screenFeatures: readonly string[] = [...featureNames, ...Object.keys(together)];

/** Whether a site offers a feature; what belongs to none is always offered. */
export function isOffered(features: Features, feature: string | undefined): boolean {
  if (feature === undefined) return true;
  return (together[feature] ?? [feature]).some((name) => features?.[name] === true);
}

/** Whether a site offers what a call is for. */
export function offersOperation(features: Features, operation: string): boolean {
  return isOffered(features, featureOfOperation.get(operation));
}

/** The kinds of courses that a site offers. */
export function offeredKinds(features: Features): number[] {
  return allKinds.filter((kind) => isOffered(features, featureOfKind.get(kind)));
}

/** The kinds of courses that a site does not offer; undefined when it offers all, as nearly all do. */
export function withheldKinds(features: Features): number[] | undefined {
  const withheld = allKinds.filter((kind) => !isOffered(features, featureOfKind.get(kind)));
  return withheld.length > 0 ? withheld : undefined;
}

/** What screens belong to that are not there yet (`soon`): no site can offer it. */
export const SOON = "soon";

/**
 * The feature that an address of the site leads to: that of its screen, or of the kind of courses in its query; `SOON`
 * where the screen says so.
 */
export function featureAt(
  address: string,
  { site, routes }: { site: LayeredSite; routes: Routes },
): string | undefined {
  const [path = "", query = ""] = address.split("#")[0]?.split("?") ?? [];
  const read = path.startsWith("/") && !path.startsWith("//") ? readAddress(path) : undefined;
  const match = read && matchScreen(routes, read);
  if (!match) return undefined;
  const screen = resolveDocument(site, "screens", match.screen);
  if (screen?.["soon"] === true) return SOON;
  const feature = screen?.["feature"];
  if (typeof feature === "string") return feature;
  return featureOfKind.get(Number(new URLSearchParams(query).get("courseCategory") ?? Number.NaN));
}
