import type {
  Article,
  Blog,
  Question,
  ListAnswersReply,
  Course,
  CustomPackage,
  GradeDetail,
  Lecturer,
  ListCourseCommentsReply,
  OpenCourse,
  Organisation,
} from "../../../generated/types.ts";
import { courseHref } from "../../../shared/links.ts";
import type { CompiledBlock } from "../../../site/compile/compile.ts";
import { priceView } from "../../../shared/prices.ts";
import type { Scope } from "../../../site/compile/scope.ts";
import type { DrawablePage } from "../../ssr.tsx";
import { isoIn } from "../../../shared/date-time.ts";
import { communityAuthor, questionPage } from "./question-thing.ts";
import { replyOf } from "./reply-of.ts";

/** A thing of schema.org. */
export type Thing = Record<string, unknown>;

export interface StructuredPage {
  page: DrawablePage;
  origin: string;
  timeZone: string | undefined;
  /** The page's own address. */
  address: string;
  /** Address of the page's picture. */
  image: string | undefined;
}

/**
 * What a page is about, in the words of schema.org: a course, its sessions, a person, an organisation, and the way to
 * the page.
 */
export function structuredData(about: StructuredPage): Thing[] {
  const { payload } = about.page;
  const { path } = payload.route;
  // What sources replied was checked against the contract.
  const course = replyOf(payload, "getCourse") as Course | undefined;
  const lecturer = replyOf(payload, "getLecturer") as Lecturer | undefined;
  const article = replyOf(payload, "getArticle") as Article | undefined;
  const blog = replyOf(payload, "getBlog") as Blog | undefined;
  const question = replyOf(payload, "getQuestion") as Question | undefined;
  const answers = replyOf(payload, "listAnswers") as ListAnswersReply | undefined;
  const organisation = replyOf(payload, "getOrgInfo") as Organisation | undefined;
  const open = replyOf(payload, "getOpenCourse") as OpenCourse | undefined;
  const grade = replyOf(payload, "getGrade") as GradeDetail | undefined;
  const custom = replyOf(payload, "getCustomPackage") as CustomPackage | undefined;
  const isHome = path === (payload.base || "/");
  return [
    ...(isHome ? [website(about)] : []),
    ...(isHome || organisation ? [organisationThing(about, organisation)] : []),
    ...(course ? [courseThing(course, about), ...sessions(course, about)] : []),
    ...(grade ? [gradeThing(grade, about)] : []),
    ...(open ? [openCourseThing(open, about)] : []),
    ...(custom ? [serviceThing(custom, about)] : []),
    ...(lecturer ? [person(lecturer, about)] : []),
    ...(article ? [articleThing(article, about)] : []),
    ...(blog ? [blogThing(blog, about)] : []),
    ...(question ? [questionPage(question, { answers: answers?.list ?? [], about })] : []),
    ...crumbs(about, course),
  ];
}

function website({ page: { payload }, origin }: StructuredPage): Thing {
  const { info, base } = payload.site;
  return {
    "@type": "WebSite",
    name: info.title,
    url: origin + (base || "/"),
    inLanguage: payload.locale,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/search/{str}` },
      "query-input": "required name=str",
    },
  };
}

function organisationThing({ page: { payload }, origin }: StructuredPage, one: Organisation | undefined): Thing {
  const { info, base, organisation } = payload.site;
  const logo = one?.logo || organisation.logo || info.logo;
  return {
    "@type": "EducationalOrganization",
    name: one?.orgName || organisation.orgName || info.title,
    url: origin + (one ? `/org/${one.orgNo}` : base || "/"),
    ...(logo ? { logo: new URL(logo, origin).href } : {}),
    ...withText("description", one?.intro || organisation.intro || info.desc),
  };
}

function courseThing(course: Course, about: StructuredPage): Thing {
  const { origin, timeZone, address, image } = about;
  return {
    "@type": "Course",
    name: course.courseName,
    url: address,
    ...withText("description", course.courseSubtitle || course.courseName),
    ...(image ? { image } : {}),
    provider: provider(course, about),
    offers: offer(course),
    ...rating(about),
    ...(course.gmtModified ? { dateModified: isoIn(timeZone, course.gmtModified) } : {}),
    hasCourseInstance: [
      {
        "@type": "CourseInstance",
        courseMode: "Online",
        courseWorkload: workload(course),
        instructor: {
          "@type": "Person",
          name: course.lecturerName,
          url: `${origin}/lecturer/${course.lecturerUserNo}`,
        },
      },
    ],
  };
}

/** A class is a course that is held once, from its first day to its last. */
function gradeThing(grade: GradeDetail, about: StructuredPage): Thing {
  const { beginTime, endTime, lecturerName, lecturerUserNo, cover } = grade;
  const day = (name: string, time: string | undefined) => (time ? { [name]: isoIn(about.timeZone, time) } : {});
  return {
    "@type": "Course",
    name: grade.gradeName,
    url: about.address,
    ...withText("description", grade.intro || grade.gradeName),
    ...(cover ? { image: new URL(cover, about.origin).href } : {}),
    provider: provider(grade, about),
    offers: {
      ...offer({ isFree: grade.isFree, courseOriginal: grade.price ?? "", courseDiscount: grade.price ?? "" }),
      ...(grade.placesLeft === 0 ? { availability: "https://schema.org/SoldOut" } : {}),
    },
    hasCourseInstance: [
      {
        "@type": "CourseInstance",
        courseMode: "Online",
        ...day("startDate", beginTime),
        ...day("endDate", endTime),
        ...(lecturerName
          ? {
              instructor: {
                "@type": "Person",
                name: lecturerName,
                url: `${about.origin}/lecturer/${lecturerUserNo}`,
              },
            }
          : {}),
      },
    ],
  };
}

/** What those who rated it thought, where the page shows that; a course that nobody rated has none. */
function rating({ page: { payload } }: StructuredPage): Thing {
  const { scoreAverage, scoreTotal } = (replyOf(payload, "listCourseComments") ??
    {}) as Partial<ListCourseCommentsReply>;
  if (!scoreAverage || !scoreTotal) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: scoreAverage,
      ratingCount: scoreTotal,
      bestRating: "5",
      worstRating: "1",
    },
  };
}

/**
 * Minutes that somebody is thought to need for a page of a document, and for a lesson that says nothing of its length.
 */
const A_PAGE = 2;
const A_LESSON = 10;

/**
 * How much work a course is, as an ISO duration: its videos and sessions by their length, documents and files by a rule
 * of thumb.
 */
function workload({ chapterList, pageTotal = 0 }: Course): string {
  const periods = chapterList.flatMap(({ periodList }) => periodList);
  const lengths = periods.map(({ videoLength, beginTime, endTime }) => {
    const [hours = 0, minute = 0, second = 0] = (videoLength ?? "").split(":").map(Number);
    return (
      hours * 60 +
      minute +
      second / 60 +
      (beginTime && endTime ? (Date.parse(endTime) - Date.parse(beginTime)) / 60_000 : 0)
    );
  });
  const timed = lengths.reduce((sum, length) => sum + length, 0);
  const untimed = pageTotal > 0 ? pageTotal * A_PAGE : lengths.filter((length) => length === 0).length * A_LESSON;
  return `PT${Math.max(1, Math.round(timed + untimed))}M`;
}

/** The sessions of a live course, each an event online. */
function sessions(course: Course, about: StructuredPage): Thing[] {
  const periods = course.chapterList.flatMap(({ periodList }) => periodList);
  return periods.flatMap(({ periodName, beginTime, endTime }) =>
    beginTime && endTime
      ? [
          event(
            { name: `${course.courseName}：${periodName}`, beginTime, endTime, by: course, offers: offer(course) },
            about,
          ),
        ]
      : [],
  );
}

function openCourseThing(open: OpenCourse, about: StructuredPage): Thing {
  const { openName: name, beginTime, endTime } = open;
  return event(
    { name, beginTime, endTime, by: open, offers: offer({ isFree: 1, courseOriginal: "0.00" }), text: open.openDesc },
    about,
  );
}

interface Happening {
  name: string;
  beginTime: string;
  endTime: string;
  by: { lecturerName: string; orgNo: string; orgName?: string };
  offers: Thing;
  text?: string | undefined;
}

function event({ name, beginTime, endTime, by, offers, text }: Happening, about: StructuredPage): Thing {
  return {
    "@type": "EducationEvent",
    name,
    ...withText("description", text),
    startDate: isoIn(about.timeZone, beginTime),
    endDate: isoIn(about.timeZone, endTime),
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    location: { "@type": "VirtualLocation", url: about.address },
    ...(about.image ? { image: about.image } : {}),
    performer: { "@type": "Person", name: by.lecturerName },
    organizer: provider(by, about),
    offers: { ...offers, url: about.address },
  };
}

function serviceThing(custom: CustomPackage, about: StructuredPage): Thing {
  return {
    "@type": "Service",
    name: custom.customName,
    ...withText("description", custom.customDesc),
    serviceType: custom.categoryName,
    provider: provider(custom, about),
    url: about.address,
  };
}

function person(lecturer: Lecturer, { origin, address }: StructuredPage): Thing {
  const { lecturerName, position, headImgUrl, introduce } = lecturer;
  return {
    "@type": "Person",
    name: lecturerName,
    url: address,
    ...withText("jobTitle", position),
    ...withText("description", introduce),
    ...(headImgUrl ? { image: new URL(headImgUrl, origin).href } : {}),
  };
}

function blogThing(blog: Blog, about: StructuredPage): Thing {
  return {
    "@type": "BlogPosting",
    headline: blog.title,
    ...withText("description", blog.summary),
    ...(blog.cover ? { image: new URL(blog.cover, about.origin).href } : {}),
    datePublished: isoIn(about.timeZone, blog.gmtCreate),
    dateModified: isoIn(about.timeZone, blog.gmtModified),
    author: communityAuthor(blog, about),
    commentCount: blog.countComment,
    mainEntityOfPage: about.address,
  };
}

function articleThing(article: Article, about: StructuredPage): Thing {
  return {
    "@type": "Article",
    headline: article.artTitle,
    ...withText("description", article.artSummary),
    ...(article.artPic ? { image: new URL(article.artPic, about.origin).href } : {}),
    datePublished: isoIn(about.timeZone, article.gmtCreate),
    dateModified: isoIn(about.timeZone, article.gmtModified),
    author: {
      "@type": article.authorName ? "Person" : "Organization",
      name: article.authorName || about.page.payload.site.info.title,
    },
    mainEntityOfPage: about.address,
  };
}

/** The way to the page: what its breadcrumbs show, or for a course without them its categories. */
function crumbs({ page, origin }: StructuredPage, course: Course | undefined): Thing[] {
  const { payload, compiled } = page;
  const scope: Scope = { viewer: payload.viewer, site: payload.site, route: payload.route, data: payload.data };
  const block = findBlock(Object.values(compiled.slots).flat(), "breadcrumbs", scope);
  // The props of a block were checked against its schema when the site was published.
  const shown = block?.props(scope)["items"] as { label?: string; href?: string }[] | undefined;
  const path = course?.categoryPath ?? [];
  const fromCourse = course && [
    ...path.map(({ categoryName }, depth) => ({
      label: categoryName,
      href: `/list?${path
        .slice(0, depth + 1)
        .map(({ id }, level) => `categoryno${level + 1}=${id}`)
        .join("&")}`,
    })),
    { label: course.courseName, href: courseHref(course.courseCategory, course.id) },
  ];
  const items = (shown ?? fromCourse ?? []).filter(({ label }) => label);
  if (items.length === 0) return [];
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: items.map(({ label, href }, place) => ({
        "@type": "ListItem",
        position: place + 1,
        name: label,
        ...(href ? { item: new URL(href, origin).href } : {}),
      })),
    },
  ];
}

function findBlock(blocks: readonly CompiledBlock[], type: string, scope: Scope): CompiledBlock | undefined {
  for (const block of blocks) {
    if (!block.visible(scope)) continue;
    const found = block.type === type ? block : findBlock(Object.values(block.children).flat(), type, scope);
    if (found) return found;
  }
  return undefined;
}

function provider(of: { orgNo: string; orgName?: string }, { page: { payload }, origin }: StructuredPage): Thing {
  return of.orgName
    ? { "@type": "Organization", name: of.orgName, url: `${origin}/org/${of.orgNo}` }
    : { "@type": "Organization", name: payload.site.info.title, url: `${origin}/` };
}

/** What everybody pays. */
function offer(course: Parameters<typeof priceView>[0]): Thing {
  const { free, price } = priceView(course);
  return {
    "@type": "Offer",
    category: free ? "Free" : "Paid",
    price: free ? "0" : price,
    priceCurrency: "CNY",
    availability: "https://schema.org/InStock",
  };
}

function withText(name: string, text: string | undefined): Thing {
  return text ? { [name]: text } : {};
}
