// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import useSWR, { type SWRConfiguration, type SWRResponse } from "swr";
import {
  listArticleZoneCategories,
  listArticleZoneRefs,
  getArticle,
  listAuditLog,
  checkAuditLog,
  listCart,
  getCartCount,
  listCourseComments,
  listCourseCategories,
  listCourses,
  getCourse,
  listCourseChapters,
  searchCourses,
  listRecommendedCourses,
  listRecommendedResources,
  getCourseSharing,
  listCustomCategories,
  listCustomPackages,
  getCustomPackage,
  checkCustomApply,
  listCustomApplies,
  listSiteDomains,
  checkSiteDomain,
  listCollections,
  listAttentions,
  getAttention,
  listGrades,
  listHomeCategories,
  listHomeRecommendations,
  getLecturerAudit,
  getOrganisationAudit,
  listLecturerAudits,
  listOrganisationAudits,
  listLecturers,
  getLecturer,
  getLiveChannel,
  getLiveChannelKey,
  listLiveSessions,
  listLiveAttendees,
  listCourseDrafts,
  getCourseDraft,
  listCourseAudits,
  getCoursePreview,
  getPreviewMedia,
  listOrganisationLecturers,
  getOwnLecturer,
  listMediaAssets,
  getMediaAsset,
  getMediaUrl,
  listMediaLessons,
  listMembers,
  listMessages,
  getMessageCount,
  listSuggestions,
  listStudyNotes,
  listOpenCourseCategories,
  listOpenCourses,
  getOpenCourse,
  getOpenCourseUser,
  listOrders,
  getOrder,
  listCoupons,
  getSandboxPayment,
  listRefunds,
  listOrganisations,
  getOrgInfo,
  getPlaybackUrl,
  getLiveUrl,
  getAccessoryUrl,
  getTrialUrl,
  getLoginKey,
  getCaptcha,
  getSiteUsage,
  listSites,
  getSite,
  getSiteDraft,
  checkSitePatch,
  listSiteRevisions,
  getSiteRevisionDiff,
  getStudyCourse,
  listStudyCourses,
  listStudyChapters,
  checkCourseApply,
  listCourseExams,
  checkCourseGrade,
  listStudyLogs,
  listZones,
  listVipSets,
  listProvinces,
  listEnum,
  listOperatorTokens,
  getUpload,
  getUploadSign,
  getUserView,
  getNeedPerfection,
  listTransportCategories,
  getWebsite,
  listNavBars,
  listAdvs,
  listWebsiteLinks,
  listWebsiteNavs,
  getWebsiteNavArticle,
} from "./client.ts";
import type { OperationId, OperationInput, OperationReply } from "./operations.ts";

/** The SWR key of an operation with an input. */
export type DataKey<Id extends OperationId> = readonly [Id, OperationInput<Id>];

export function getListArticleZoneCategoriesKey(input: OperationInput<"listArticleZoneCategories"> = {}): DataKey<"listArticleZoneCategories"> {
  return ["listArticleZoneCategories", input];
}

/** The categories of the information articles. `null` instead of an input asks nothing yet. */
export function useListArticleZoneCategories(input: OperationInput<"listArticleZoneCategories"> | null = {}, config?: SWRConfiguration<OperationReply<"listArticleZoneCategories">>): SWRResponse<OperationReply<"listArticleZoneCategories">> {
  return useSWR(input && getListArticleZoneCategoriesKey(input), ([, given]: DataKey<"listArticleZoneCategories">) => listArticleZoneCategories(given), config);
}

export function getListArticleZoneRefsKey(input: OperationInput<"listArticleZoneRefs"> = {}): DataKey<"listArticleZoneRefs"> {
  return ["listArticleZoneRefs", input];
}

/** Information articles, of one category or of all, the newest first. `null` instead of an input asks nothing yet. */
export function useListArticleZoneRefs(input: OperationInput<"listArticleZoneRefs"> | null = {}, config?: SWRConfiguration<OperationReply<"listArticleZoneRefs">>): SWRResponse<OperationReply<"listArticleZoneRefs">> {
  return useSWR(input && getListArticleZoneRefsKey(input), ([, given]: DataKey<"listArticleZoneRefs">) => listArticleZoneRefs(given), config);
}

export function getGetArticleKey(input: OperationInput<"getArticle">): DataKey<"getArticle"> {
  return ["getArticle", input];
}

/** An information article. `null` instead of an input asks nothing yet. */
export function useGetArticle(input: OperationInput<"getArticle"> | null, config?: SWRConfiguration<OperationReply<"getArticle">>): SWRResponse<OperationReply<"getArticle">> {
  return useSWR(input && getGetArticleKey(input), ([, given]: DataKey<"getArticle">) => getArticle(given), config);
}

export function getListAuditLogKey(input: OperationInput<"listAuditLog"> = {}): DataKey<"listAuditLog"> {
  return ["listAuditLog", input];
}

/** Who changed what, the newest first. `null` instead of an input asks nothing yet. */
export function useListAuditLog(input: OperationInput<"listAuditLog"> | null = {}, config?: SWRConfiguration<OperationReply<"listAuditLog">>): SWRResponse<OperationReply<"listAuditLog">> {
  return useSWR(input && getListAuditLogKey(input), ([, given]: DataKey<"listAuditLog">) => listAuditLog(given), config);
}

export function getCheckAuditLogKey(input: OperationInput<"checkAuditLog"> = {}): DataKey<"checkAuditLog"> {
  return ["checkAuditLog", input];
}

/** Whether the audit log is as it was written. `null` instead of an input asks nothing yet. */
export function useCheckAuditLog(input: OperationInput<"checkAuditLog"> | null = {}, config?: SWRConfiguration<OperationReply<"checkAuditLog">>): SWRResponse<OperationReply<"checkAuditLog">> {
  return useSWR(input && getCheckAuditLogKey(input), ([, given]: DataKey<"checkAuditLog">) => checkAuditLog(given), config);
}

export function getListCartKey(input: OperationInput<"listCart"> = {}): DataKey<"listCart"> {
  return ["listCart", input];
}

/** The cart of the signed-in person, what was put in last first; courses that are off the shelf are not in it. `null` instead of an input asks nothing yet. */
export function useListCart(input: OperationInput<"listCart"> | null = {}, config?: SWRConfiguration<OperationReply<"listCart">>): SWRResponse<OperationReply<"listCart">> {
  return useSWR(input && getListCartKey(input), ([, given]: DataKey<"listCart">) => listCart(given), config);
}

export function getGetCartCountKey(input: OperationInput<"getCartCount"> = {}): DataKey<"getCartCount"> {
  return ["getCartCount", input];
}

/** How many lines the cart of the signed-in person has, for the badge of the header. `null` instead of an input asks nothing yet. */
export function useGetCartCount(input: OperationInput<"getCartCount"> | null = {}, config?: SWRConfiguration<OperationReply<"getCartCount">>): SWRResponse<OperationReply<"getCartCount">> {
  return useSWR(input && getGetCartCountKey(input), ([, given]: DataKey<"getCartCount">) => getCartCount(given), config);
}

export function getListCourseCommentsKey(input: OperationInput<"listCourseComments">): DataKey<"listCourseComments"> {
  return ["listCourseComments", input];
}

/** What is said of a course, the latest first, with its rating. `null` instead of an input asks nothing yet. */
export function useListCourseComments(input: OperationInput<"listCourseComments"> | null, config?: SWRConfiguration<OperationReply<"listCourseComments">>): SWRResponse<OperationReply<"listCourseComments">> {
  return useSWR(input && getListCourseCommentsKey(input), ([, given]: DataKey<"listCourseComments">) => listCourseComments(given), config);
}

export function getListCourseCategoriesKey(input: OperationInput<"listCourseCategories"> = {}): DataKey<"listCourseCategories"> {
  return ["listCourseCategories", input];
}

/** The tree of course categories. `null` instead of an input asks nothing yet. */
export function useListCourseCategories(input: OperationInput<"listCourseCategories"> | null = {}, config?: SWRConfiguration<OperationReply<"listCourseCategories">>): SWRResponse<OperationReply<"listCourseCategories">> {
  return useSWR(input && getListCourseCategoriesKey(input), ([, given]: DataKey<"listCourseCategories">) => listCourseCategories(given), config);
}

export function getListCoursesKey(input: OperationInput<"listCourses"> = {}): DataKey<"listCourses"> {
  return ["listCourses", input];
}

/** Courses on the shelf, filtered and sorted. `null` instead of an input asks nothing yet. */
export function useListCourses(input: OperationInput<"listCourses"> | null = {}, config?: SWRConfiguration<OperationReply<"listCourses">>): SWRResponse<OperationReply<"listCourses">> {
  return useSWR(input && getListCoursesKey(input), ([, given]: DataKey<"listCourses">) => listCourses(given), config);
}

export function getGetCourseKey(input: OperationInput<"getCourse">): DataKey<"getCourse"> {
  return ["getCourse", input];
}

/** A course with lecturer, chapters and introduction. `null` instead of an input asks nothing yet. */
export function useGetCourse(input: OperationInput<"getCourse"> | null, config?: SWRConfiguration<OperationReply<"getCourse">>): SWRResponse<OperationReply<"getCourse">> {
  return useSWR(input && getGetCourseKey(input), ([, given]: DataKey<"getCourse">) => getCourse(given), config);
}

export function getListCourseChaptersKey(input: OperationInput<"listCourseChapters">): DataKey<"listCourseChapters"> {
  return ["listCourseChapters", input];
}

/** The chapters of a course with their periods. `null` instead of an input asks nothing yet. */
export function useListCourseChapters(input: OperationInput<"listCourseChapters"> | null, config?: SWRConfiguration<OperationReply<"listCourseChapters">>): SWRResponse<OperationReply<"listCourseChapters">> {
  return useSWR(input && getListCourseChaptersKey(input), ([, given]: DataKey<"listCourseChapters">) => listCourseChapters(given), config);
}

export function getSearchCoursesKey(input: OperationInput<"searchCourses">): DataKey<"searchCourses"> {
  return ["searchCourses", input];
}

/** Courses by words in name and subtitle; hits are marked. `null` instead of an input asks nothing yet. */
export function useSearchCourses(input: OperationInput<"searchCourses"> | null, config?: SWRConfiguration<OperationReply<"searchCourses">>): SWRResponse<OperationReply<"searchCourses">> {
  return useSWR(input && getSearchCoursesKey(input), ([, given]: DataKey<"searchCourses">) => searchCourses(given), config);
}

export function getListRecommendedCoursesKey(input: OperationInput<"listRecommendedCourses"> = {}): DataKey<"listRecommendedCourses"> {
  return ["listRecommendedCourses", input];
}

/** Courses to go on with from a course or a category. `null` instead of an input asks nothing yet. */
export function useListRecommendedCourses(input: OperationInput<"listRecommendedCourses"> | null = {}, config?: SWRConfiguration<OperationReply<"listRecommendedCourses">>): SWRResponse<OperationReply<"listRecommendedCourses">> {
  return useSWR(input && getListRecommendedCoursesKey(input), ([, given]: DataKey<"listRecommendedCourses">) => listRecommendedCourses(given), config);
}

export function getListRecommendedResourcesKey(input: OperationInput<"listRecommendedResources"> = {}): DataKey<"listRecommendedResources"> {
  return ["listRecommendedResources", input];
}

/** Resources to go on with from a course or a category, else those that most study. `null` instead of an input asks nothing yet. */
export function useListRecommendedResources(input: OperationInput<"listRecommendedResources"> | null = {}, config?: SWRConfiguration<OperationReply<"listRecommendedResources">>): SWRResponse<OperationReply<"listRecommendedResources">> {
  return useSWR(input && getListRecommendedResourcesKey(input), ([, given]: DataKey<"listRecommendedResources">) => listRecommendedResources(given), config);
}

export function getGetCourseSharingKey(input: OperationInput<"getCourseSharing">): DataKey<"getCourseSharing"> {
  return ["getCourseSharing", input];
}

/** What a course is shared with: words, picture and QR code. `null` instead of an input asks nothing yet. */
export function useGetCourseSharing(input: OperationInput<"getCourseSharing"> | null, config?: SWRConfiguration<OperationReply<"getCourseSharing">>): SWRResponse<OperationReply<"getCourseSharing">> {
  return useSWR(input && getGetCourseSharingKey(input), ([, given]: DataKey<"getCourseSharing">) => getCourseSharing(given), config);
}

export function getListCustomCategoriesKey(input: OperationInput<"listCustomCategories"> = {}): DataKey<"listCustomCategories"> {
  return ["listCustomCategories", input];
}

/** The categories that have packages, with how many. `null` instead of an input asks nothing yet. */
export function useListCustomCategories(input: OperationInput<"listCustomCategories"> | null = {}, config?: SWRConfiguration<OperationReply<"listCustomCategories">>): SWRResponse<OperationReply<"listCustomCategories">> {
  return useSWR(input && getListCustomCategoriesKey(input), ([, given]: DataKey<"listCustomCategories">) => listCustomCategories(given), config);
}

export function getListCustomPackagesKey(input: OperationInput<"listCustomPackages"> = {}): DataKey<"listCustomPackages"> {
  return ["listCustomPackages", input];
}

/** Packages of tailored training. `null` instead of an input asks nothing yet. */
export function useListCustomPackages(input: OperationInput<"listCustomPackages"> | null = {}, config?: SWRConfiguration<OperationReply<"listCustomPackages">>): SWRResponse<OperationReply<"listCustomPackages">> {
  return useSWR(input && getListCustomPackagesKey(input), ([, given]: DataKey<"listCustomPackages">) => listCustomPackages(given), config);
}

export function getGetCustomPackageKey(input: OperationInput<"getCustomPackage">): DataKey<"getCustomPackage"> {
  return ["getCustomPackage", input];
}

/** A package of tailored training. `null` instead of an input asks nothing yet. */
export function useGetCustomPackage(input: OperationInput<"getCustomPackage"> | null, config?: SWRConfiguration<OperationReply<"getCustomPackage">>): SWRResponse<OperationReply<"getCustomPackage">> {
  return useSWR(input && getGetCustomPackageKey(input), ([, given]: DataKey<"getCustomPackage">) => getCustomPackage(given), config);
}

export function getCheckCustomApplyKey(input: OperationInput<"checkCustomApply">): DataKey<"checkCustomApply"> {
  return ["checkCustomApply", input];
}

/** Whether the signed-in person may ask for a package, and what became of their organisation's last request. `null` instead of an input asks nothing yet. */
export function useCheckCustomApply(input: OperationInput<"checkCustomApply"> | null, config?: SWRConfiguration<OperationReply<"checkCustomApply">>): SWRResponse<OperationReply<"checkCustomApply">> {
  return useSWR(input && getCheckCustomApplyKey(input), ([, given]: DataKey<"checkCustomApply">) => checkCustomApply(given), config);
}

export function getListCustomAppliesKey(input: OperationInput<"listCustomApplies"> = {}): DataKey<"listCustomApplies"> {
  return ["listCustomApplies", input];
}

/** Requests for tailored training, those that wait longest first. `null` instead of an input asks nothing yet. */
export function useListCustomApplies(input: OperationInput<"listCustomApplies"> | null = {}, config?: SWRConfiguration<OperationReply<"listCustomApplies">>): SWRResponse<OperationReply<"listCustomApplies">> {
  return useSWR(input && getListCustomAppliesKey(input), ([, given]: DataKey<"listCustomApplies">) => listCustomApplies(given), config);
}

export function getListSiteDomainsKey(input: OperationInput<"listSiteDomains"> = {}): DataKey<"listSiteDomains"> {
  return ["listSiteDomains", input];
}

/** Domains that organisations claim: an organisation sees its own, operators all or those of one. `null` instead of an input asks nothing yet. */
export function useListSiteDomains(input: OperationInput<"listSiteDomains"> | null = {}, config?: SWRConfiguration<OperationReply<"listSiteDomains">>): SWRResponse<OperationReply<"listSiteDomains">> {
  return useSWR(input && getListSiteDomainsKey(input), ([, given]: DataKey<"listSiteDomains">) => listSiteDomains(given), config);
}

export function getCheckSiteDomainKey(input: OperationInput<"checkSiteDomain">): DataKey<"checkSiteDomain"> {
  return ["checkSiteDomain", input];
}

/** Looks now whether the TXT record of a domain is there. `null` instead of an input asks nothing yet. */
export function useCheckSiteDomain(input: OperationInput<"checkSiteDomain"> | null, config?: SWRConfiguration<OperationReply<"checkSiteDomain">>): SWRResponse<OperationReply<"checkSiteDomain">> {
  return useSWR(input && getCheckSiteDomainKey(input), ([, given]: DataKey<"checkSiteDomain">) => checkSiteDomain(given), config);
}

export function getListCollectionsKey(input: OperationInput<"listCollections"> = {}): DataKey<"listCollections"> {
  return ["listCollections", input];
}

/** The favourites of the signed-in person that are on the shelf, the latest first. `null` instead of an input asks nothing yet. */
export function useListCollections(input: OperationInput<"listCollections"> | null = {}, config?: SWRConfiguration<OperationReply<"listCollections">>): SWRResponse<OperationReply<"listCollections">> {
  return useSWR(input && getListCollectionsKey(input), ([, given]: DataKey<"listCollections">) => listCollections(given), config);
}

export function getListAttentionsKey(input: OperationInput<"listAttentions"> = {}): DataKey<"listAttentions"> {
  return ["listAttentions", input];
}

/** The lecturers whom the signed-in person follows, the latest first. `null` instead of an input asks nothing yet. */
export function useListAttentions(input: OperationInput<"listAttentions"> | null = {}, config?: SWRConfiguration<OperationReply<"listAttentions">>): SWRResponse<OperationReply<"listAttentions">> {
  return useSWR(input && getListAttentionsKey(input), ([, given]: DataKey<"listAttentions">) => listAttentions(given), config);
}

export function getGetAttentionKey(input: OperationInput<"getAttention">): DataKey<"getAttention"> {
  return ["getAttention", input];
}

/** Whether the signed-in person follows a lecturer. `null` instead of an input asks nothing yet. */
export function useGetAttention(input: OperationInput<"getAttention"> | null, config?: SWRConfiguration<OperationReply<"getAttention">>): SWRResponse<OperationReply<"getAttention">> {
  return useSWR(input && getGetAttentionKey(input), ([, given]: DataKey<"getAttention">) => getAttention(given), config);
}

export function getListGradesKey(input: OperationInput<"listGrades"> = {}): DataKey<"listGrades"> {
  return ["listGrades", input];
}

/** Classes that can be seen by all. `null` instead of an input asks nothing yet. */
export function useListGrades(input: OperationInput<"listGrades"> | null = {}, config?: SWRConfiguration<OperationReply<"listGrades">>): SWRResponse<OperationReply<"listGrades">> {
  return useSWR(input && getListGradesKey(input), ([, given]: DataKey<"listGrades">) => listGrades(given), config);
}

export function getListHomeCategoriesKey(input: OperationInput<"listHomeCategories"> = {}): DataKey<"listHomeCategories"> {
  return ["listHomeCategories", input];
}

/** The two category trees of the home page, each top category with recommended courses. `null` instead of an input asks nothing yet. */
export function useListHomeCategories(input: OperationInput<"listHomeCategories"> | null = {}, config?: SWRConfiguration<OperationReply<"listHomeCategories">>): SWRResponse<OperationReply<"listHomeCategories">> {
  return useSWR(input && getListHomeCategoriesKey(input), ([, given]: DataKey<"listHomeCategories">) => listHomeCategories(given), config);
}

export function getListHomeRecommendationsKey(input: OperationInput<"listHomeRecommendations">): DataKey<"listHomeRecommendations"> {
  return ["listHomeRecommendations", input];
}

/** Recommended courses of a category. `null` instead of an input asks nothing yet. */
export function useListHomeRecommendations(input: OperationInput<"listHomeRecommendations"> | null, config?: SWRConfiguration<OperationReply<"listHomeRecommendations">>): SWRResponse<OperationReply<"listHomeRecommendations">> {
  return useSWR(input && getListHomeRecommendationsKey(input), ([, given]: DataKey<"listHomeRecommendations">) => listHomeRecommendations(given), config);
}

export function getGetLecturerAuditKey(input: OperationInput<"getLecturerAudit"> = {}): DataKey<"getLecturerAudit"> {
  return ["getLecturerAudit", input];
}

/** The newest application of the signed-in person to become a lecturer. `null` instead of an input asks nothing yet. */
export function useGetLecturerAudit(input: OperationInput<"getLecturerAudit"> | null = {}, config?: SWRConfiguration<OperationReply<"getLecturerAudit">>): SWRResponse<OperationReply<"getLecturerAudit">> {
  return useSWR(input && getGetLecturerAuditKey(input), ([, given]: DataKey<"getLecturerAudit">) => getLecturerAudit(given), config);
}

export function getGetOrganisationAuditKey(input: OperationInput<"getOrganisationAudit"> = {}): DataKey<"getOrganisationAudit"> {
  return ["getOrganisationAudit", input];
}

/** The newest application of the signed-in person to join as an organisation. `null` instead of an input asks nothing yet. */
export function useGetOrganisationAudit(input: OperationInput<"getOrganisationAudit"> | null = {}, config?: SWRConfiguration<OperationReply<"getOrganisationAudit">>): SWRResponse<OperationReply<"getOrganisationAudit">> {
  return useSWR(input && getGetOrganisationAuditKey(input), ([, given]: DataKey<"getOrganisationAudit">) => getOrganisationAudit(given), config);
}

export function getListLecturerAuditsKey(input: OperationInput<"listLecturerAudits"> = {}): DataKey<"listLecturerAudits"> {
  return ["listLecturerAudits", input];
}

/** Applications to become a lecturer, those that have waited longest first: operators see all, organisations those of their own people. `null` instead of an input asks nothing yet. */
export function useListLecturerAudits(input: OperationInput<"listLecturerAudits"> | null = {}, config?: SWRConfiguration<OperationReply<"listLecturerAudits">>): SWRResponse<OperationReply<"listLecturerAudits">> {
  return useSWR(input && getListLecturerAuditsKey(input), ([, given]: DataKey<"listLecturerAudits">) => listLecturerAudits(given), config);
}

export function getListOrganisationAuditsKey(input: OperationInput<"listOrganisationAudits"> = {}): DataKey<"listOrganisationAudits"> {
  return ["listOrganisationAudits", input];
}

/** Applications to join as an organisation, those that have waited longest first. `null` instead of an input asks nothing yet. */
export function useListOrganisationAudits(input: OperationInput<"listOrganisationAudits"> | null = {}, config?: SWRConfiguration<OperationReply<"listOrganisationAudits">>): SWRResponse<OperationReply<"listOrganisationAudits">> {
  return useSWR(input && getListOrganisationAuditsKey(input), ([, given]: DataKey<"listOrganisationAudits">) => listOrganisationAudits(given), config);
}

export function getListLecturersKey(input: OperationInput<"listLecturers"> = {}): DataKey<"listLecturers"> {
  return ["listLecturers", input];
}

/** Lecturers with courses on the shelf. `null` instead of an input asks nothing yet. */
export function useListLecturers(input: OperationInput<"listLecturers"> | null = {}, config?: SWRConfiguration<OperationReply<"listLecturers">>): SWRResponse<OperationReply<"listLecturers">> {
  return useSWR(input && getListLecturersKey(input), ([, given]: DataKey<"listLecturers">) => listLecturers(given), config);
}

export function getGetLecturerKey(input: OperationInput<"getLecturer">): DataKey<"getLecturer"> {
  return ["getLecturer", input];
}

/** A lecturer. `null` instead of an input asks nothing yet. */
export function useGetLecturer(input: OperationInput<"getLecturer"> | null, config?: SWRConfiguration<OperationReply<"getLecturer">>): SWRResponse<OperationReply<"getLecturer">> {
  return useSWR(input && getGetLecturerKey(input), ([, given]: DataKey<"getLecturer">) => getLecturer(given), config);
}

export function getGetLiveChannelKey(input: OperationInput<"getLiveChannel"> = {}): DataKey<"getLiveChannel"> {
  return ["getLiveChannel", input];
}

/** Where the signed-in lecturer sends live classes to. `null` instead of an input asks nothing yet. */
export function useGetLiveChannel(input: OperationInput<"getLiveChannel"> | null = {}, config?: SWRConfiguration<OperationReply<"getLiveChannel">>): SWRResponse<OperationReply<"getLiveChannel">> {
  return useSWR(input && getGetLiveChannelKey(input), ([, given]: DataKey<"getLiveChannel">) => getLiveChannel(given), config);
}

export function getGetLiveChannelKeyKey(input: OperationInput<"getLiveChannelKey"> = {}): DataKey<"getLiveChannelKey"> {
  return ["getLiveChannelKey", input];
}

/** The key of the lecturer's channel. `null` instead of an input asks nothing yet. */
export function useGetLiveChannelKey(input: OperationInput<"getLiveChannelKey"> | null = {}, config?: SWRConfiguration<OperationReply<"getLiveChannelKey">>): SWRResponse<OperationReply<"getLiveChannelKey">> {
  return useSWR(input && getGetLiveChannelKeyKey(input), ([, given]: DataKey<"getLiveChannelKey">) => getLiveChannelKey(given), config);
}

export function getListLiveSessionsKey(input: OperationInput<"listLiveSessions"> = {}): DataKey<"listLiveSessions"> {
  return ["listLiveSessions", input];
}

/** The sessions of one's live courses: those to come, or those that are over with who came. `null` instead of an input asks nothing yet. */
export function useListLiveSessions(input: OperationInput<"listLiveSessions"> | null = {}, config?: SWRConfiguration<OperationReply<"listLiveSessions">>): SWRResponse<OperationReply<"listLiveSessions">> {
  return useSWR(input && getListLiveSessionsKey(input), ([, given]: DataKey<"listLiveSessions">) => listLiveSessions(given), config);
}

export function getListLiveAttendeesKey(input: OperationInput<"listLiveAttendees">): DataKey<"listLiveAttendees"> {
  return ["listLiveAttendees", input];
}

/** Who was at a session, the longest first, for those who look after it. `null` instead of an input asks nothing yet. */
export function useListLiveAttendees(input: OperationInput<"listLiveAttendees"> | null, config?: SWRConfiguration<OperationReply<"listLiveAttendees">>): SWRResponse<OperationReply<"listLiveAttendees">> {
  return useSWR(input && getListLiveAttendeesKey(input), ([, given]: DataKey<"listLiveAttendees">) => listLiveAttendees(given), config);
}

export function getListCourseDraftsKey(input: OperationInput<"listCourseDrafts"> = {}): DataKey<"listCourseDrafts"> {
  return ["listCourseDrafts", input];
}

/** The courses that a lecturer or an organisation makes, those that were edited last first. `null` instead of an input asks nothing yet. */
export function useListCourseDrafts(input: OperationInput<"listCourseDrafts"> | null = {}, config?: SWRConfiguration<OperationReply<"listCourseDrafts">>): SWRResponse<OperationReply<"listCourseDrafts">> {
  return useSWR(input && getListCourseDraftsKey(input), ([, given]: DataKey<"listCourseDrafts">) => listCourseDrafts(given), config);
}

export function getGetCourseDraftKey(input: OperationInput<"getCourseDraft">): DataKey<"getCourseDraft"> {
  return ["getCourseDraft", input];
}

/** The working draft of a course, for those who make it and those who audit it. `null` instead of an input asks nothing yet. */
export function useGetCourseDraft(input: OperationInput<"getCourseDraft"> | null, config?: SWRConfiguration<OperationReply<"getCourseDraft">>): SWRResponse<OperationReply<"getCourseDraft">> {
  return useSWR(input && getGetCourseDraftKey(input), ([, given]: DataKey<"getCourseDraft">) => getCourseDraft(given), config);
}

export function getListCourseAuditsKey(input: OperationInput<"listCourseAudits"> = {}): DataKey<"listCourseAudits"> {
  return ["listCourseAudits", input];
}

/** The courses that wait for the audit, those that have waited longest first. `null` instead of an input asks nothing yet. */
export function useListCourseAudits(input: OperationInput<"listCourseAudits"> | null = {}, config?: SWRConfiguration<OperationReply<"listCourseAudits">>): SWRResponse<OperationReply<"listCourseAudits">> {
  return useSWR(input && getListCourseAuditsKey(input), ([, given]: DataKey<"listCourseAudits">) => listCourseAudits(given), config);
}

export function getGetCoursePreviewKey(input: OperationInput<"getCoursePreview">): DataKey<"getCoursePreview"> {
  return ["getCoursePreview", input];
}

/** The course as its page would look from the draft, for those who make it and those who audit it. `null` instead of an input asks nothing yet. */
export function useGetCoursePreview(input: OperationInput<"getCoursePreview"> | null, config?: SWRConfiguration<OperationReply<"getCoursePreview">>): SWRResponse<OperationReply<"getCoursePreview">> {
  return useSWR(input && getGetCoursePreviewKey(input), ([, given]: DataKey<"getCoursePreview">) => getCoursePreview(given), config);
}

export function getGetPreviewMediaKey(input: OperationInput<"getPreviewMedia">): DataKey<"getPreviewMedia"> {
  return ["getPreviewMedia", input];
}

/** The way to what a lesson of the draft shows. `null` instead of an input asks nothing yet. */
export function useGetPreviewMedia(input: OperationInput<"getPreviewMedia"> | null, config?: SWRConfiguration<OperationReply<"getPreviewMedia">>): SWRResponse<OperationReply<"getPreviewMedia">> {
  return useSWR(input && getGetPreviewMediaKey(input), ([, given]: DataKey<"getPreviewMedia">) => getPreviewMedia(given), config);
}

export function getListOrganisationLecturersKey(input: OperationInput<"listOrganisationLecturers"> = {}): DataKey<"listOrganisationLecturers"> {
  return ["listOrganisationLecturers", input];
}

/** The lecturers of the organisation that asks, with what becomes of their courses. `null` instead of an input asks nothing yet. */
export function useListOrganisationLecturers(input: OperationInput<"listOrganisationLecturers"> | null = {}, config?: SWRConfiguration<OperationReply<"listOrganisationLecturers">>): SWRResponse<OperationReply<"listOrganisationLecturers">> {
  return useSWR(input && getListOrganisationLecturersKey(input), ([, given]: DataKey<"listOrganisationLecturers">) => listOrganisationLecturers(given), config);
}

export function getGetOwnLecturerKey(input: OperationInput<"getOwnLecturer"> = {}): DataKey<"getOwnLecturer"> {
  return ["getOwnLecturer", input];
}

/** What the lecturer who asks says of themselves on their public page. `null` instead of an input asks nothing yet. */
export function useGetOwnLecturer(input: OperationInput<"getOwnLecturer"> | null = {}, config?: SWRConfiguration<OperationReply<"getOwnLecturer">>): SWRResponse<OperationReply<"getOwnLecturer">> {
  return useSWR(input && getGetOwnLecturerKey(input), ([, given]: DataKey<"getOwnLecturer">) => getOwnLecturer(given), config);
}

export function getListMediaAssetsKey(input: OperationInput<"listMediaAssets"> = {}): DataKey<"listMediaAssets"> {
  return ["listMediaAssets", input];
}

/** The media assets of the signed-in person, of an organisation all that its people uploaded; the newest first. `null` instead of an input asks nothing yet. */
export function useListMediaAssets(input: OperationInput<"listMediaAssets"> | null = {}, config?: SWRConfiguration<OperationReply<"listMediaAssets">>): SWRResponse<OperationReply<"listMediaAssets">> {
  return useSWR(input && getListMediaAssetsKey(input), ([, given]: DataKey<"listMediaAssets">) => listMediaAssets(given), config);
}

export function getGetMediaAssetKey(input: OperationInput<"getMediaAsset">): DataKey<"getMediaAsset"> {
  return ["getMediaAsset", input];
}

/** A media asset. `null` instead of an input asks nothing yet. */
export function useGetMediaAsset(input: OperationInput<"getMediaAsset"> | null, config?: SWRConfiguration<OperationReply<"getMediaAsset">>): SWRResponse<OperationReply<"getMediaAsset">> {
  return useSWR(input && getGetMediaAssetKey(input), ([, given]: DataKey<"getMediaAsset">) => getMediaAsset(given), config);
}

export function getGetMediaUrlKey(input: OperationInput<"getMediaUrl">): DataKey<"getMediaUrl"> {
  return ["getMediaUrl", input];
}

/** The way to a media asset for whoever looks after it: to play a film, to save the rest. `null` instead of an input asks nothing yet. */
export function useGetMediaUrl(input: OperationInput<"getMediaUrl"> | null, config?: SWRConfiguration<OperationReply<"getMediaUrl">>): SWRResponse<OperationReply<"getMediaUrl">> {
  return useSWR(input && getGetMediaUrlKey(input), ([, given]: DataKey<"getMediaUrl">) => getMediaUrl(given), config);
}

export function getListMediaLessonsKey(input: OperationInput<"listMediaLessons">): DataKey<"listMediaLessons"> {
  return ["listMediaLessons", input];
}

/** The lessons and drafts that use a media asset, a hundred at most. `null` instead of an input asks nothing yet. */
export function useListMediaLessons(input: OperationInput<"listMediaLessons"> | null, config?: SWRConfiguration<OperationReply<"listMediaLessons">>): SWRResponse<OperationReply<"listMediaLessons">> {
  return useSWR(input && getListMediaLessonsKey(input), ([, given]: DataKey<"listMediaLessons">) => listMediaLessons(given), config);
}

export function getListMembersKey(input: OperationInput<"listMembers"> = {}): DataKey<"listMembers"> {
  return ["listMembers", input];
}

/** The learners of the organisation that asks, the newest first, with what they answered to its own questions. `null` instead of an input asks nothing yet. */
export function useListMembers(input: OperationInput<"listMembers"> | null = {}, config?: SWRConfiguration<OperationReply<"listMembers">>): SWRResponse<OperationReply<"listMembers">> {
  return useSWR(input && getListMembersKey(input), ([, given]: DataKey<"listMembers">) => listMembers(given), config);
}

export function getListMessagesKey(input: OperationInput<"listMessages"> = {}): DataKey<"listMessages"> {
  return ["listMessages", input];
}

/** The messages of the signed-in person: those on top first, then the newest. `null` instead of an input asks nothing yet. */
export function useListMessages(input: OperationInput<"listMessages"> | null = {}, config?: SWRConfiguration<OperationReply<"listMessages">>): SWRResponse<OperationReply<"listMessages">> {
  return useSWR(input && getListMessagesKey(input), ([, given]: DataKey<"listMessages">) => listMessages(given), config);
}

export function getGetMessageCountKey(input: OperationInput<"getMessageCount"> = {}): DataKey<"getMessageCount"> {
  return ["getMessageCount", input];
}

/** How many messages the signed-in person has not read. `null` instead of an input asks nothing yet. */
export function useGetMessageCount(input: OperationInput<"getMessageCount"> | null = {}, config?: SWRConfiguration<OperationReply<"getMessageCount">>): SWRResponse<OperationReply<"getMessageCount">> {
  return useSWR(input && getGetMessageCountKey(input), ([, given]: DataKey<"getMessageCount">) => getMessageCount(given), config);
}

export function getListSuggestionsKey(input: OperationInput<"listSuggestions"> = {}): DataKey<"listSuggestions"> {
  return ["listSuggestions", input];
}

/** What people suggested, the newest first. `null` instead of an input asks nothing yet. */
export function useListSuggestions(input: OperationInput<"listSuggestions"> | null = {}, config?: SWRConfiguration<OperationReply<"listSuggestions">>): SWRResponse<OperationReply<"listSuggestions">> {
  return useSWR(input && getListSuggestionsKey(input), ([, given]: DataKey<"listSuggestions">) => listSuggestions(given), config);
}

export function getListStudyNotesKey(input: OperationInput<"listStudyNotes">): DataKey<"listStudyNotes"> {
  return ["listStudyNotes", input];
}

/** The signed-in person's own notes of a course, in the order of its lessons. `null` instead of an input asks nothing yet. */
export function useListStudyNotes(input: OperationInput<"listStudyNotes"> | null, config?: SWRConfiguration<OperationReply<"listStudyNotes">>): SWRResponse<OperationReply<"listStudyNotes">> {
  return useSWR(input && getListStudyNotesKey(input), ([, given]: DataKey<"listStudyNotes">) => listStudyNotes(given), config);
}

export function getListOpenCourseCategoriesKey(input: OperationInput<"listOpenCourseCategories"> = {}): DataKey<"listOpenCourseCategories"> {
  return ["listOpenCourseCategories", input];
}

/** The categories that have open classes, with how many. `null` instead of an input asks nothing yet. */
export function useListOpenCourseCategories(input: OperationInput<"listOpenCourseCategories"> | null = {}, config?: SWRConfiguration<OperationReply<"listOpenCourseCategories">>): SWRResponse<OperationReply<"listOpenCourseCategories">> {
  return useSWR(input && getListOpenCourseCategoriesKey(input), ([, given]: DataKey<"listOpenCourseCategories">) => listOpenCourseCategories(given), config);
}

export function getListOpenCoursesKey(input: OperationInput<"listOpenCourses"> = {}): DataKey<"listOpenCourses"> {
  return ["listOpenCourses", input];
}

/** Open classes: those that are on or come next first, then those that are over. `null` instead of an input asks nothing yet. */
export function useListOpenCourses(input: OperationInput<"listOpenCourses"> | null = {}, config?: SWRConfiguration<OperationReply<"listOpenCourses">>): SWRResponse<OperationReply<"listOpenCourses">> {
  return useSWR(input && getListOpenCoursesKey(input), ([, given]: DataKey<"listOpenCourses">) => listOpenCourses(given), config);
}

export function getGetOpenCourseKey(input: OperationInput<"getOpenCourse">): DataKey<"getOpenCourse"> {
  return ["getOpenCourse", input];
}

/** An open class. `null` instead of an input asks nothing yet. */
export function useGetOpenCourse(input: OperationInput<"getOpenCourse"> | null, config?: SWRConfiguration<OperationReply<"getOpenCourse">>): SWRResponse<OperationReply<"getOpenCourse">> {
  return useSWR(input && getGetOpenCourseKey(input), ([, given]: DataKey<"getOpenCourse">) => getOpenCourse(given), config);
}

export function getGetOpenCourseUserKey(input: OperationInput<"getOpenCourseUser">): DataKey<"getOpenCourseUser"> {
  return ["getOpenCourseUser", input];
}

/** Whether the signed-in person is registered for an open class. `null` instead of an input asks nothing yet. */
export function useGetOpenCourseUser(input: OperationInput<"getOpenCourseUser"> | null, config?: SWRConfiguration<OperationReply<"getOpenCourseUser">>): SWRResponse<OperationReply<"getOpenCourseUser">> {
  return useSWR(input && getGetOpenCourseUserKey(input), ([, given]: DataKey<"getOpenCourseUser">) => getOpenCourseUser(given), config);
}

export function getListOrdersKey(input: OperationInput<"listOrders"> = {}): DataKey<"listOrders"> {
  return ["listOrders", input];
}

/** The orders of the signed-in person, the newest first. `null` instead of an input asks nothing yet. */
export function useListOrders(input: OperationInput<"listOrders"> | null = {}, config?: SWRConfiguration<OperationReply<"listOrders">>): SWRResponse<OperationReply<"listOrders">> {
  return useSWR(input && getListOrdersKey(input), ([, given]: DataKey<"listOrders">) => listOrders(given), config);
}

export function getGetOrderKey(input: OperationInput<"getOrder">): DataKey<"getOrder"> {
  return ["getOrder", input];
}

/** An order of the signed-in person. `null` instead of an input asks nothing yet. */
export function useGetOrder(input: OperationInput<"getOrder"> | null, config?: SWRConfiguration<OperationReply<"getOrder">>): SWRResponse<OperationReply<"getOrder">> {
  return useSWR(input && getGetOrderKey(input), ([, given]: DataKey<"getOrder">) => getOrder(given), config);
}

export function getListCouponsKey(input: OperationInput<"listCoupons"> = {}): DataKey<"listCoupons"> {
  return ["listCoupons", input];
}

/** The coupons of the signed-in person, those that can be used first. `null` instead of an input asks nothing yet. */
export function useListCoupons(input: OperationInput<"listCoupons"> | null = {}, config?: SWRConfiguration<OperationReply<"listCoupons">>): SWRResponse<OperationReply<"listCoupons">> {
  return useSWR(input && getListCouponsKey(input), ([, given]: DataKey<"listCoupons">) => listCoupons(given), config);
}

export function getGetSandboxPaymentKey(input: OperationInput<"getSandboxPayment">): DataKey<"getSandboxPayment"> {
  return ["getSandboxPayment", input];
}

/** A payment of the signed-in person that the demo's provider waits for. `null` instead of an input asks nothing yet. */
export function useGetSandboxPayment(input: OperationInput<"getSandboxPayment"> | null, config?: SWRConfiguration<OperationReply<"getSandboxPayment">>): SWRResponse<OperationReply<"getSandboxPayment">> {
  return useSWR(input && getGetSandboxPaymentKey(input), ([, given]: DataKey<"getSandboxPayment">) => getSandboxPayment(given), config);
}

export function getListRefundsKey(input: OperationInput<"listRefunds"> = {}): DataKey<"listRefunds"> {
  return ["listRefunds", input];
}

/** Orders whose money is asked back, those that have waited longest first. `null` instead of an input asks nothing yet. */
export function useListRefunds(input: OperationInput<"listRefunds"> | null = {}, config?: SWRConfiguration<OperationReply<"listRefunds">>): SWRResponse<OperationReply<"listRefunds">> {
  return useSWR(input && getListRefundsKey(input), ([, given]: DataKey<"listRefunds">) => listRefunds(given), config);
}

export function getListOrganisationsKey(input: OperationInput<"listOrganisations"> = {}): DataKey<"listOrganisations"> {
  return ["listOrganisations", input];
}

/** The organisations on the platform. `null` instead of an input asks nothing yet. */
export function useListOrganisations(input: OperationInput<"listOrganisations"> | null = {}, config?: SWRConfiguration<OperationReply<"listOrganisations">>): SWRResponse<OperationReply<"listOrganisations">> {
  return useSWR(input && getListOrganisationsKey(input), ([, given]: DataKey<"listOrganisations">) => listOrganisations(given), config);
}

export function getGetOrgInfoKey(input: OperationInput<"getOrgInfo">): DataKey<"getOrgInfo"> {
  return ["getOrgInfo", input];
}

/** An organisation with its site info and navigation. `null` instead of an input asks nothing yet. */
export function useGetOrgInfo(input: OperationInput<"getOrgInfo"> | null, config?: SWRConfiguration<OperationReply<"getOrgInfo">>): SWRResponse<OperationReply<"getOrgInfo">> {
  return useSWR(input && getGetOrgInfoKey(input), ([, given]: DataKey<"getOrgInfo">) => getOrgInfo(given), config);
}

export function getGetPlaybackUrlKey(input: OperationInput<"getPlaybackUrl">): DataKey<"getPlaybackUrl"> {
  return ["getPlaybackUrl", input];
}

/** Where a film, the replay of a live class or a document can be played, for those who hold the course. `null` instead of an input asks nothing yet. */
export function useGetPlaybackUrl(input: OperationInput<"getPlaybackUrl"> | null, config?: SWRConfiguration<OperationReply<"getPlaybackUrl">>): SWRResponse<OperationReply<"getPlaybackUrl">> {
  return useSWR(input && getGetPlaybackUrlKey(input), ([, given]: DataKey<"getPlaybackUrl">) => getPlaybackUrl(given), config);
}

export function getGetLiveUrlKey(input: OperationInput<"getLiveUrl">): DataKey<"getLiveUrl"> {
  return ["getLiveUrl", input];
}

/** Where a live class can be watched while it runs, for those who hold the course. `null` instead of an input asks nothing yet. */
export function useGetLiveUrl(input: OperationInput<"getLiveUrl"> | null, config?: SWRConfiguration<OperationReply<"getLiveUrl">>): SWRResponse<OperationReply<"getLiveUrl">> {
  return useSWR(input && getGetLiveUrlKey(input), ([, given]: DataKey<"getLiveUrl">) => getLiveUrl(given), config);
}

export function getGetAccessoryUrlKey(input: OperationInput<"getAccessoryUrl">): DataKey<"getAccessoryUrl"> {
  return ["getAccessoryUrl", input];
}

/** Where a file can be downloaded, for those who hold the course. `null` instead of an input asks nothing yet. */
export function useGetAccessoryUrl(input: OperationInput<"getAccessoryUrl"> | null, config?: SWRConfiguration<OperationReply<"getAccessoryUrl">>): SWRResponse<OperationReply<"getAccessoryUrl">> {
  return useSWR(input && getGetAccessoryUrlKey(input), ([, given]: DataKey<"getAccessoryUrl">) => getAccessoryUrl(given), config);
}

export function getGetTrialUrlKey(input: OperationInput<"getTrialUrl">): DataKey<"getTrialUrl"> {
  return ["getTrialUrl", input];
}

/** Where anybody can see a period that is free to try, or the first pages of a document. `null` instead of an input asks nothing yet. */
export function useGetTrialUrl(input: OperationInput<"getTrialUrl"> | null, config?: SWRConfiguration<OperationReply<"getTrialUrl">>): SWRResponse<OperationReply<"getTrialUrl">> {
  return useSWR(input && getGetTrialUrlKey(input), ([, given]: DataKey<"getTrialUrl">) => getTrialUrl(given), config);
}

export function getGetLoginKeyKey(input: OperationInput<"getLoginKey"> = {}): DataKey<"getLoginKey"> {
  return ["getLoginKey", input];
}

/** The key that passwords are encrypted with, and a nonce for one sign-in. `null` instead of an input asks nothing yet. */
export function useGetLoginKey(input: OperationInput<"getLoginKey"> | null = {}, config?: SWRConfiguration<OperationReply<"getLoginKey">>): SWRResponse<OperationReply<"getLoginKey">> {
  return useSWR(input && getGetLoginKeyKey(input), ([, given]: DataKey<"getLoginKey">) => getLoginKey(given), config);
}

export function getGetCaptchaKey(input: OperationInput<"getCaptcha"> = {}): DataKey<"getCaptcha"> {
  return ["getCaptcha", input];
}

/** A calculation for the browser, asked for by calls that answer CAPTCHA_NEEDED (1110); good for five minutes and one call. `null` instead of an input asks nothing yet. */
export function useGetCaptcha(input: OperationInput<"getCaptcha"> | null = {}, config?: SWRConfiguration<OperationReply<"getCaptcha">>): SWRResponse<OperationReply<"getCaptcha">> {
  return useSWR(input && getGetCaptchaKey(input), ([, given]: DataKey<"getCaptcha">) => getCaptcha(given), config);
}

export function getGetSiteUsageKey(input: OperationInput<"getSiteUsage">): DataKey<"getSiteUsage"> {
  return ["getSiteUsage", input];
}

/** What an organisation uses of what it may use. `null` instead of an input asks nothing yet. */
export function useGetSiteUsage(input: OperationInput<"getSiteUsage"> | null, config?: SWRConfiguration<OperationReply<"getSiteUsage">>): SWRResponse<OperationReply<"getSiteUsage">> {
  return useSWR(input && getGetSiteUsageKey(input), ([, given]: DataKey<"getSiteUsage">) => getSiteUsage(given), config);
}

export function getListSitesKey(input: OperationInput<"listSites"> = {}): DataKey<"listSites"> {
  return ["listSites", input];
}

/** The organisations' sites, by number. `null` instead of an input asks nothing yet. */
export function useListSites(input: OperationInput<"listSites"> | null = {}, config?: SWRConfiguration<OperationReply<"listSites">>): SWRResponse<OperationReply<"listSites">> {
  return useSWR(input && getListSitesKey(input), ([, given]: DataKey<"listSites">) => listSites(given), config);
}

export function getGetSiteKey(input: OperationInput<"getSite">): DataKey<"getSite"> {
  return ["getSite", input];
}

/** One organisation's site, with what is wrong in its folder and in what it has published. `null` instead of an input asks nothing yet. */
export function useGetSite(input: OperationInput<"getSite"> | null, config?: SWRConfiguration<OperationReply<"getSite">>): SWRResponse<OperationReply<"getSite">> {
  return useSWR(input && getGetSiteKey(input), ([, given]: DataKey<"getSite">) => getSite(given), config);
}

export function getGetSiteDraftKey(input: OperationInput<"getSiteDraft">): DataKey<"getSiteDraft"> {
  return ["getSiteDraft", input];
}

/** What is edited of a site, and what it stands on. `null` instead of an input asks nothing yet. */
export function useGetSiteDraft(input: OperationInput<"getSiteDraft"> | null, config?: SWRConfiguration<OperationReply<"getSiteDraft">>): SWRResponse<OperationReply<"getSiteDraft">> {
  return useSWR(input && getGetSiteDraftKey(input), ([, given]: DataKey<"getSiteDraft">) => getSiteDraft(given), config);
}

export function getCheckSitePatchKey(input: OperationInput<"checkSitePatch">): DataKey<"checkSitePatch"> {
  return ["checkSitePatch", input];
}

/** What is wrong in a layer, without saving it. `null` instead of an input asks nothing yet. */
export function useCheckSitePatch(input: OperationInput<"checkSitePatch"> | null, config?: SWRConfiguration<OperationReply<"checkSitePatch">>): SWRResponse<OperationReply<"checkSitePatch">> {
  return useSWR(input && getCheckSitePatchKey(input), ([, given]: DataKey<"checkSitePatch">) => checkSitePatch(given), config);
}

export function getListSiteRevisionsKey(input: OperationInput<"listSiteRevisions">): DataKey<"listSiteRevisions"> {
  return ["listSiteRevisions", input];
}

/** What was published of a site, the newest first. `null` instead of an input asks nothing yet. */
export function useListSiteRevisions(input: OperationInput<"listSiteRevisions"> | null, config?: SWRConfiguration<OperationReply<"listSiteRevisions">>): SWRResponse<OperationReply<"listSiteRevisions">> {
  return useSWR(input && getListSiteRevisionsKey(input), ([, given]: DataKey<"listSiteRevisions">) => listSiteRevisions(given), config);
}

export function getGetSiteRevisionDiffKey(input: OperationInput<"getSiteRevisionDiff">): DataKey<"getSiteRevisionDiff"> {
  return ["getSiteRevisionDiff", input];
}

/** What is different between two revisions, or a revision and the draft. `null` instead of an input asks nothing yet. */
export function useGetSiteRevisionDiff(input: OperationInput<"getSiteRevisionDiff"> | null, config?: SWRConfiguration<OperationReply<"getSiteRevisionDiff">>): SWRResponse<OperationReply<"getSiteRevisionDiff">> {
  return useSWR(input && getGetSiteRevisionDiffKey(input), ([, given]: DataKey<"getSiteRevisionDiff">) => getSiteRevisionDiff(given), config);
}

export function getGetStudyCourseKey(input: OperationInput<"getStudyCourse">): DataKey<"getStudyCourse"> {
  return ["getStudyCourse", input];
}

/** A course as the signed-in person stands to it: the right to it, progress, where they were. `null` instead of an input asks nothing yet. */
export function useGetStudyCourse(input: OperationInput<"getStudyCourse"> | null, config?: SWRConfiguration<OperationReply<"getStudyCourse">>): SWRResponse<OperationReply<"getStudyCourse">> {
  return useSWR(input && getGetStudyCourseKey(input), ([, given]: DataKey<"getStudyCourse">) => getStudyCourse(given), config);
}

export function getListStudyCoursesKey(input: OperationInput<"listStudyCourses"> = {}): DataKey<"listStudyCourses"> {
  return ["listStudyCourses", input];
}

/** The courses that the signed-in person holds, those studied last first. `null` instead of an input asks nothing yet. */
export function useListStudyCourses(input: OperationInput<"listStudyCourses"> | null = {}, config?: SWRConfiguration<OperationReply<"listStudyCourses">>): SWRResponse<OperationReply<"listStudyCourses">> {
  return useSWR(input && getListStudyCoursesKey(input), ([, given]: DataKey<"listStudyCourses">) => listStudyCourses(given), config);
}

export function getListStudyChaptersKey(input: OperationInput<"listStudyChapters">): DataKey<"listStudyChapters"> {
  return ["listStudyChapters", input];
}

/** The chapters of a course with how far the signed-in person is in each period. `null` instead of an input asks nothing yet. */
export function useListStudyChapters(input: OperationInput<"listStudyChapters"> | null, config?: SWRConfiguration<OperationReply<"listStudyChapters">>): SWRResponse<OperationReply<"listStudyChapters">> {
  return useSWR(input && getListStudyChaptersKey(input), ([, given]: DataKey<"listStudyChapters">) => listStudyChapters(given), config);
}

export function getCheckCourseApplyKey(input: OperationInput<"checkCourseApply">): DataKey<"checkCourseApply"> {
  return ["checkCourseApply", input];
}

/** Whether the signed-in person holds a course, and can have it at once for nothing. `null` instead of an input asks nothing yet. */
export function useCheckCourseApply(input: OperationInput<"checkCourseApply"> | null, config?: SWRConfiguration<OperationReply<"checkCourseApply">>): SWRResponse<OperationReply<"checkCourseApply">> {
  return useSWR(input && getCheckCourseApplyKey(input), ([, given]: DataKey<"checkCourseApply">) => checkCourseApply(given), config);
}

export function getListCourseExamsKey(input: OperationInput<"listCourseExams"> = {}): DataKey<"listCourseExams"> {
  return ["listCourseExams", input];
}

/** The courses that a learner holds, with whether each is complete, so that its exam is open to them. `null` instead of an input asks nothing yet. */
export function useListCourseExams(input: OperationInput<"listCourseExams"> | null = {}, config?: SWRConfiguration<OperationReply<"listCourseExams">>): SWRResponse<OperationReply<"listCourseExams">> {
  return useSWR(input && getListCourseExamsKey(input), ([, given]: DataKey<"listCourseExams">) => listCourseExams(given), config);
}

export function getCheckCourseGradeKey(input: OperationInput<"checkCourseGrade">): DataKey<"checkCourseGrade"> {
  return ["checkCourseGrade", input];
}

/** The classes that have a course among theirs. `null` instead of an input asks nothing yet. */
export function useCheckCourseGrade(input: OperationInput<"checkCourseGrade"> | null, config?: SWRConfiguration<OperationReply<"checkCourseGrade">>): SWRResponse<OperationReply<"checkCourseGrade">> {
  return useSWR(input && getCheckCourseGradeKey(input), ([, given]: DataKey<"checkCourseGrade">) => checkCourseGrade(given), config);
}

export function getListStudyLogsKey(input: OperationInput<"listStudyLogs"> = {}): DataKey<"listStudyLogs"> {
  return ["listStudyLogs", input];
}

/** What the signed-in person studied, the latest first. `null` instead of an input asks nothing yet. */
export function useListStudyLogs(input: OperationInput<"listStudyLogs"> | null = {}, config?: SWRConfiguration<OperationReply<"listStudyLogs">>): SWRResponse<OperationReply<"listStudyLogs">> {
  return useSWR(input && getListStudyLogsKey(input), ([, given]: DataKey<"listStudyLogs">) => listStudyLogs(given), config);
}

export function getListZonesKey(input: OperationInput<"listZones"> = {}): DataKey<"listZones"> {
  return ["listZones", input];
}

/** Shelves of recommended courses. `null` instead of an input asks nothing yet. */
export function useListZones(input: OperationInput<"listZones"> | null = {}, config?: SWRConfiguration<OperationReply<"listZones">>): SWRResponse<OperationReply<"listZones">> {
  return useSWR(input && getListZonesKey(input), ([, given]: DataKey<"listZones">) => listZones(given), config);
}

export function getListVipSetsKey(input: OperationInput<"listVipSets"> = {}): DataKey<"listVipSets"> {
  return ["listVipSets", input];
}

/** The tiers of the paid membership. `null` instead of an input asks nothing yet. */
export function useListVipSets(input: OperationInput<"listVipSets"> | null = {}, config?: SWRConfiguration<OperationReply<"listVipSets">>): SWRResponse<OperationReply<"listVipSets">> {
  return useSWR(input && getListVipSetsKey(input), ([, given]: DataKey<"listVipSets">) => listVipSets(given), config);
}

export function getListProvincesKey(input: OperationInput<"listProvinces"> = {}): DataKey<"listProvinces"> {
  return ["listProvinces", input];
}

/** All provinces; the cities of a province; the districts of a city. `null` instead of an input asks nothing yet. */
export function useListProvinces(input: OperationInput<"listProvinces"> | null = {}, config?: SWRConfiguration<OperationReply<"listProvinces">>): SWRResponse<OperationReply<"listProvinces">> {
  return useSWR(input && getListProvincesKey(input), ([, given]: DataKey<"listProvinces">) => listProvinces(given), config);
}

export function getListEnumKey(input: OperationInput<"listEnum">): DataKey<"listEnum"> {
  return ["listEnum", input];
}

/** The values of an enumeration, labelled in the caller's language. `null` instead of an input asks nothing yet. */
export function useListEnum(input: OperationInput<"listEnum"> | null, config?: SWRConfiguration<OperationReply<"listEnum">>): SWRResponse<OperationReply<"listEnum">> {
  return useSWR(input && getListEnumKey(input), ([, given]: DataKey<"listEnum">) => listEnum(given), config);
}

export function getListOperatorTokensKey(input: OperationInput<"listOperatorTokens"> = {}): DataKey<"listOperatorTokens"> {
  return ["listOperatorTokens", input];
}

/** The operator tokens, those that are good first. `null` instead of an input asks nothing yet. */
export function useListOperatorTokens(input: OperationInput<"listOperatorTokens"> | null = {}, config?: SWRConfiguration<OperationReply<"listOperatorTokens">>): SWRResponse<OperationReply<"listOperatorTokens">> {
  return useSWR(input && getListOperatorTokensKey(input), ([, given]: DataKey<"listOperatorTokens">) => listOperatorTokens(given), config);
}

export function getGetUploadKey(input: OperationInput<"getUpload">): DataKey<"getUpload"> {
  return ["getUpload", input];
}

/** Permission to upload one file, 50 a day at most. `null` instead of an input asks nothing yet. */
export function useGetUpload(input: OperationInput<"getUpload"> | null, config?: SWRConfiguration<OperationReply<"getUpload">>): SWRResponse<OperationReply<"getUpload">> {
  return useSWR(input && getGetUploadKey(input), ([, given]: DataKey<"getUpload">) => getUpload(given), config);
}

export function getGetUploadSignKey(input: OperationInput<"getUploadSign">): DataKey<"getUploadSign"> {
  return ["getUploadSign", input];
}

/** A new signature for an upload that is not finished. `null` instead of an input asks nothing yet. */
export function useGetUploadSign(input: OperationInput<"getUploadSign"> | null, config?: SWRConfiguration<OperationReply<"getUploadSign">>): SWRResponse<OperationReply<"getUploadSign">> {
  return useSWR(input && getGetUploadSignKey(input), ([, given]: DataKey<"getUploadSign">) => getUploadSign(given), config);
}

export function getGetUserViewKey(input: OperationInput<"getUserView"> = {}): DataKey<"getUserView"> {
  return ["getUserView", input];
}

/** The signed-in person. `null` instead of an input asks nothing yet. */
export function useGetUserView(input: OperationInput<"getUserView"> | null = {}, config?: SWRConfiguration<OperationReply<"getUserView">>): SWRResponse<OperationReply<"getUserView">> {
  return useSWR(input && getGetUserViewKey(input), ([, given]: DataKey<"getUserView">) => getUserView(given), config);
}

export function getGetNeedPerfectionKey(input: OperationInput<"getNeedPerfection"> = {}): DataKey<"getNeedPerfection"> {
  return ["getNeedPerfection", input];
}

/** Whether the profile must be completed, and what is known already. `null` instead of an input asks nothing yet. */
export function useGetNeedPerfection(input: OperationInput<"getNeedPerfection"> | null = {}, config?: SWRConfiguration<OperationReply<"getNeedPerfection">>): SWRResponse<OperationReply<"getNeedPerfection">> {
  return useSWR(input && getGetNeedPerfectionKey(input), ([, given]: DataKey<"getNeedPerfection">) => getNeedPerfection(given), config);
}

export function getListTransportCategoriesKey(input: OperationInput<"listTransportCategories"> = {}): DataKey<"listTransportCategories"> {
  return ["listTransportCategories", input];
}

/** The tree of road-transport training categories. `null` instead of an input asks nothing yet. */
export function useListTransportCategories(input: OperationInput<"listTransportCategories"> | null = {}, config?: SWRConfiguration<OperationReply<"listTransportCategories">>): SWRResponse<OperationReply<"listTransportCategories">> {
  return useSWR(input && getListTransportCategoriesKey(input), ([, given]: DataKey<"listTransportCategories">) => listTransportCategories(given), config);
}

export function getGetWebsiteKey(input: OperationInput<"getWebsite"> = {}): DataKey<"getWebsite"> {
  return ["getWebsite", input];
}

/** What the site says of itself. `null` instead of an input asks nothing yet. */
export function useGetWebsite(input: OperationInput<"getWebsite"> | null = {}, config?: SWRConfiguration<OperationReply<"getWebsite">>): SWRResponse<OperationReply<"getWebsite">> {
  return useSWR(input && getGetWebsiteKey(input), ([, given]: DataKey<"getWebsite">) => getWebsite(given), config);
}

export function getListNavBarsKey(input: OperationInput<"listNavBars"> = {}): DataKey<"listNavBars"> {
  return ["listNavBars", input];
}

/** The header's navigation. `null` instead of an input asks nothing yet. */
export function useListNavBars(input: OperationInput<"listNavBars"> | null = {}, config?: SWRConfiguration<OperationReply<"listNavBars">>): SWRResponse<OperationReply<"listNavBars">> {
  return useSWR(input && getListNavBarsKey(input), ([, given]: DataKey<"listNavBars">) => listNavBars(given), config);
}

export function getListAdvsKey(input: OperationInput<"listAdvs">): DataKey<"listAdvs"> {
  return ["listAdvs", input];
}

/** The advertisements of one place; location 2 is the banner of the header. `null` instead of an input asks nothing yet. */
export function useListAdvs(input: OperationInput<"listAdvs"> | null, config?: SWRConfiguration<OperationReply<"listAdvs">>): SWRResponse<OperationReply<"listAdvs">> {
  return useSWR(input && getListAdvsKey(input), ([, given]: DataKey<"listAdvs">) => listAdvs(given), config);
}

export function getListWebsiteLinksKey(input: OperationInput<"listWebsiteLinks"> = {}): DataKey<"listWebsiteLinks"> {
  return ["listWebsiteLinks", input];
}

/** Friend links of the footer. `null` instead of an input asks nothing yet. */
export function useListWebsiteLinks(input: OperationInput<"listWebsiteLinks"> | null = {}, config?: SWRConfiguration<OperationReply<"listWebsiteLinks">>): SWRResponse<OperationReply<"listWebsiteLinks">> {
  return useSWR(input && getListWebsiteLinksKey(input), ([, given]: DataKey<"listWebsiteLinks">) => listWebsiteLinks(given), config);
}

export function getListWebsiteNavsKey(input: OperationInput<"listWebsiteNavs"> = {}): DataKey<"listWebsiteNavs"> {
  return ["listWebsiteNavs", input];
}

/** The about list of the footer. `null` instead of an input asks nothing yet. */
export function useListWebsiteNavs(input: OperationInput<"listWebsiteNavs"> | null = {}, config?: SWRConfiguration<OperationReply<"listWebsiteNavs">>): SWRResponse<OperationReply<"listWebsiteNavs">> {
  return useSWR(input && getListWebsiteNavsKey(input), ([, given]: DataKey<"listWebsiteNavs">) => listWebsiteNavs(given), config);
}

export function getGetWebsiteNavArticleKey(input: OperationInput<"getWebsiteNavArticle">): DataKey<"getWebsiteNavArticle"> {
  return ["getWebsiteNavArticle", input];
}

/** An about page, in the caller's language. `null` instead of an input asks nothing yet. */
export function useGetWebsiteNavArticle(input: OperationInput<"getWebsiteNavArticle"> | null, config?: SWRConfiguration<OperationReply<"getWebsiteNavArticle">>): SWRResponse<OperationReply<"getWebsiteNavArticle">> {
  return useSWR(input && getGetWebsiteNavArticleKey(input), ([, given]: DataKey<"getWebsiteNavArticle">) => getWebsiteNavArticle(given), config);
}
