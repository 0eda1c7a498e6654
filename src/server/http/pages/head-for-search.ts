import { PLATFORM } from "../../lib/org-no.ts";
import { isRecordId } from "../../lib/record-id.ts";
import type { Organisation } from "../../../generated/types.ts";
import { courseAt, courseHref } from "../../../shared/links.ts";
import type { PagePayload } from "../../../site/document/page.ts";
import type { DrawablePage } from "../../ssr.tsx";
import type { CanonicalSite } from "./canonical-site.ts";
import { escapeHtml, inlineJson } from "./escape.ts";
import { isKeptHere, sitePicture } from "../share/site-image.ts";
import { replyOf } from "./reply-of.ts";
import { structuredData } from "./structured-data.ts";

export interface SearchHead {
  page: DrawablePage;
  /** `https://host` that the page was asked for at, which its pictures are at too. */
  origin: string;
  /** Where its own address is. */
  canonical: CanonicalSite;
  locales: { default: string; offered: readonly string[] };
  timeZone: string | undefined;
  indexed: boolean;
}

/**
 * What the head says to search engines and to whoever shows a link to the page: the canonical address, the same page in
 * the site's other languages, Open Graph, Twitter's card, and what the page is about as JSON-LD. The default language
 * has the plain address, each other one `?lang=`.
 */
export function headForSearch({ page, origin, canonical, locales, timeZone, indexed }: SearchHead): string {
  const { payload } = page;
  const { title, description, locale, site, route } = payload;
  const addressIn = (language: string) =>
    canonical.origin +
    canonicalPath(
      { ...route, path: canonical.pathOf(route.path) },
      language === locales.default ? undefined : language,
    );
  const picture = pictureOf(payload);
  const image = picture && new URL(picture.address, origin).href;
  const properties: [string, string | undefined][] = [
    ["og:type", typeOf(payload)],
    ["og:site_name", site.info.title],
    ["og:title", title],
    ["og:description", description || undefined],
    ["og:url", addressIn(locale)],
    ["og:locale", locale.replaceAll("-", "_")],
    ["og:image", image],
    ...(picture?.large
      ? ([
          ["og:image:width", "1200"],
          ["og:image:height", "630"],
        ] satisfies [string, string][])
      : []),
  ];
  return [
    indexed ? "" : `<meta name="robots" content="noindex">`,
    `<link rel="canonical" href="${escapeHtml(addressIn(locale))}">`,
    ...(indexed && locales.offered.length > 1 ? alternates(locales, addressIn) : []),
    feedLink(payload),
    ...properties.map(([name, content]) =>
      content === undefined ? "" : `<meta property="${name}" content="${escapeHtml(content)}">`,
    ),
    `<meta name="twitter:card" content="${picture?.large ? "summary_large_image" : "summary"}">`,
    ...(indexed ? structuredData({ page, origin, timeZone, address: addressIn(locale), image }) : []).map(
      (thing) =>
        `<script type="application/ld+json">${inlineJson({ "@context": "https://schema.org", ...thing })}</script>`,
    ),
  ].join("");
}

function alternates(locales: SearchHead["locales"], addressIn: (language: string) => string): string[] {
  const link = (language: string, address: string) =>
    `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(address)}">`;
  return [
    ...locales.offered.map((language) => link(language, addressIn(language))),
    link("x-default", addressIn(locales.default)),
  ];
}

/** The Atom feed of the page, where it has one: of blogs, of a label, of a person, or of the articles. */
function feedLink({ route: { screen, params, query }, site: { base } }: PagePayload): string {
  const feed = {
    blog: isRecordId(query["labelNo"] ?? "") ? `${base}/blog/label/${query["labelNo"]}` : `${base}/blog`,
    "blog-blogger": `/blog/blogger/${params["id"]}`,
    info: `${base}/info`,
  }[screen];
  return feed === undefined
    ? ""
    : `<link rel="alternate" type="application/atom+xml" href="${escapeHtml(`${feed}/feed.xml`)}">`;
}

/**
 * The path came encoded, and the query has only what the screen reads. An order makes no other page, and page 1 is the
 * list itself. Of the two addresses of a live course or a resource it is the one that links have.
 */
function canonicalPath({ path, query }: PagePayload["route"], lang: string | undefined): string {
  const { sort: _, pageFrom: __, pageCurrent, ...rest } = query;
  const search = new URLSearchParams({
    ...rest,
    ...(pageCurrent && pageCurrent !== "1" ? { pageCurrent } : {}),
    ...(lang ? { lang } : {}),
  }).toString();
  const course = courseAt(path);
  return (course ? courseHref(course.courseCategory, course.id) : path) + (search ? `?${search}` : "");
}

function typeOf(payload: PagePayload): string {
  if (replyOf(payload, "getArticle") ?? replyOf(payload, "getBlog")) return "article";
  return replyOf(payload, "getLecturer") ? "profile" : "website";
}

/** The picture of a link to the page; `large` ones are 1200 by 630. */
function pictureOf(payload: PagePayload): { address: string; large: boolean } | undefined {
  const course = replyOf(payload, "getCourse") ?? replyOf(payload, "getCourseSharing");
  const id = course?.["id"] ?? course?.["courseId"];
  if (typeof id === "string") return { address: sharePicture("course", id), large: true };
  const open = replyOf(payload, "getOpenCourse")?.["id"];
  if (typeof open === "string") return { address: sharePicture("open", open), large: true };
  const own =
    replyOf(payload, "getLecturer")?.["headImgUrl"] ||
    replyOf(payload, "getArticle")?.["artPic"] ||
    replyOf(payload, "getBlog")?.["cover"] ||
    pictureOfSite(payload) ||
    payload.site.info.logo;
  return typeof own === "string" && own !== "" ? { address: own, large: own.startsWith("/share/") } : undefined;
}

/** The picture of the organisation that a page is about, else of the site that it is a page of. */
function pictureOfSite(payload: PagePayload): string | undefined {
  const organisation = replyOf(payload, "getOrgInfo") as Organisation | undefined;
  const { orgNo } = payload.site;
  if (organisation && organisation.orgNo !== orgNo)
    return [organisation.cover, organisation.logo].some(isKeptHere)
      ? `/share/site/${organisation.orgNo}.jpg`
      : undefined;
  return sitePicture(payload.site) && `/share/site/${orgNo || PLATFORM}.jpg`;
}

/** The icon that phones put among their apps, as a link; "" where the site's icon is not kept here. */
export function touchIconLink({ orgNo, info }: PagePayload["site"]): string {
  return isKeptHere(info.ico)
    ? `<link rel="apple-touch-icon" href="/share/icon/${escapeHtml(orgNo || PLATFORM)}.png">`
    : "";
}

/** Where the picture of a shared course is: its cover as a raster of 1200 by 630. */
export function sharePicture(kind: "course" | "open", id: string): string {
  return `/share/${kind}/${id}.jpg`;
}
