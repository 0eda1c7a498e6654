/** Where a course is shown, by its courseCategory: 1 video, 2 live, 3 library, 4 resource. */
export function courseHref(courseCategory: number, id: string): string {
  return `${coursePaths[courseCategory] ?? "/view"}/${encodeURIComponent(id)}`;
}

/**
 * The course that a path is the address of, and the category whose pages stand there; undefined for all other paths.
 */
export function courseAt(path: string): { courseCategory: number; id: string } | undefined {
  const [, place = "", id = ""] = /^(.+)\/(\d+)$/.exec(path) ?? [];
  const courseCategory = Object.hasOwn(courseCategories, place) ? courseCategories[place] : undefined;
  return courseCategory === undefined ? undefined : { courseCategory, id };
}

/**
 * Where a course that somebody holds is studied, at one of its periods where that is given. Courses and studying are
 * the platform's pages, below /org/{orgNo} there are none.
 */
export function studyHref(courseId: string, periodId?: string): string {
  return `/study/${encodeURIComponent(courseId)}${periodId === undefined ? "" : `?period=${encodeURIComponent(periodId)}`}`;
}

/** Where a course's picture, words and code stand to be shown or sent; a page of the platform, as courses are. */
export function sharingHref(courseId: string): string {
  return `/course/sharing/course/${encodeURIComponent(courseId)}`;
}

/**
 * Where a course is chosen for the page that a path is the address of: one's own to study, else any. undefined for
 * pages of no course.
 */
export function courseListOf(path: string): string | undefined {
  if (/^\/study\/\d+$/.test(path)) return "/account/course";
  return courseAt(path) || /^\/course\/sharing\/course\/\d+$/.test(path) ? "/list" : undefined;
}

/**
 * An address of the navigation as it is written on a page. On an organisation's pages (`base` is "/org/1001") a path
 * of the site gets that before it, and /index is the organisation's home. Addresses of other
 * sites, and those that name an organisation already, stay as they are.
 */
export function navHref(navUrl: string, base: string): string {
  if (base === "" || !navUrl.startsWith("/") || /^\/org\/[^/]/.test(navUrl)) return navUrl;
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/.exec(navUrl) ?? [];
  return path === "/" || path === "/index" ? base + rest : base + navUrl;
}

/** Where an exam is described and begun. */
export function examHref(id: string): string {
  return `/exam/view/${encodeURIComponent(id)}`;
}

/** The list of courses narrowed to a category: its ids from the first level to the third. */
export function categoryHref(categoryIds: readonly string[], base = ""): string {
  const query = categoryIds.slice(0, 3).map((id, level) => `categoryno${level + 1}=${encodeURIComponent(id)}`);
  return `${base}/list${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

/**
 * The results of a search in the site whose pages begin with `base`. `type` is the number of a tab of the
 * search page: 1 to 4 are courses by their category, 8 is articles.
 * `.` and `..` are steps in a path, even when encoded; a space before them, which searching ignores, keeps them a word.
 */
export function searchHref(words: string, type: number, base = ""): string {
  const word = /^\.{1,2}$/.test(words) ? ` ${words}` : words;
  return `${base}/search/${encodeURIComponent(word)}?type=${type}`;
}

/**
 * What the header's search looks for on a page: the type that goes with its path, else 1, courses.
 */
export function searchTypeOf(path: string): number {
  return searchTypes.find(({ word }) => path.includes(word))?.type ?? 1;
}

/** The sign-in page. */
export const loginHref = "/login?t=login";

/** The name in its query by which somebody who is signed in signs in as somebody else. */
export const OTHER_ACCOUNT = "other";

const coursePaths: Readonly<Record<number, string>> = {
  1: "/view",
  2: "/live-detail",
  3: "/library/view",
  4: "/resource-detail",
};

/**
 * The places of course pages, those of links and the second ones of live courses and resources.
 */
const courseCategories: Readonly<Record<string, number>> = {
  "/view": 1,
  "/live-detail": 2,
  "/live/detail": 2,
  "/library/view": 3,
  "/resource-detail": 4,
  "/resource/detail": 4,
};

const searchTypes = [
  { word: "live", type: 2 },
  { word: "resource", type: 4 },
  { word: "/exam", type: 5 },
  { word: "/blog", type: 6 },
  { word: "/question", type: 7 },
  { word: "/info", type: 8 },
];

/** Where the site of an organisation is edited. */
export function studioHref(orgNo: string): string {
  return `/studio/site/${encodeURIComponent(orgNo)}/screens/home`;
}

/** The same, with what is about to be published in front. */
export function publishHref(orgNo: string): string {
  return `${studioHref(orgNo)}?publish`;
}
