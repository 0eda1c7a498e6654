import { expect, test } from "vitest";
import type { DrawablePage } from "../../ssr.tsx";
import { structuredData, type Thing } from "./structured-data.ts";

const course = {
  id: "5",
  courseName: "Welding",
  courseCategory: 3,
  isFree: 1,
  courseOriginal: "0.00",
  courseDiscount: "",
  lecturerUserNo: "2",
  lecturerName: "Chen",
  orgNo: "",
  categoryPath: [],
};

function courseThing(extra: object, comments?: object): Thing | undefined {
  const data = { course: { ...course, chapterList: [], ...extra }, ...(comments ? { comments } : {}) };
  return thingOf(data, { course: { operation: "getCourse" }, comments: { operation: "listCourseComments" } });
}

function thingOf(data: object, sources: object, type = "Course"): Thing | undefined {
  const screen = { data: sources };
  const payload = {
    data,
    screen,
    base: "",
    route: { path: "/library/view/5", query: {} },
    site: { info: { title: "Lectern" }, features: { blog: true } },
  };
  const page = { payload, compiled: { slots: {} } } as unknown as DrawablePage;
  return structuredData({
    page,
    origin: "https://learn.example",
    timeZone: undefined,
    address: "https://learn.example/library/view/5",
    image: undefined,
  }).find((thing) => thing["@type"] === type);
}

const workload = (extra: object) =>
  (courseThing(extra)?.["hasCourseInstance"] as Thing[] | undefined)?.[0]?.["courseWorkload"];
const lessons = (...periodList: object[]) => ({ chapterList: [{ periodList }] });

test("every course says how much work it is: by the length of its lessons, by pages, or by the number of files", () => {
  expect(workload(lessons({ videoLength: "00:30:00" }, { videoLength: "01:00:30" }))).toBe("PT91M");
  expect(workload(lessons({ beginTime: "2026-01-01 08:00:00", endTime: "2026-01-01 09:30:00" }))).toBe("PT90M");
  expect(workload({ ...lessons({}, {}), pageTotal: 40 })).toBe("PT80M");
  expect(workload(lessons({}, {}, { videoLength: "00:05:00" }))).toBe("PT25M");
  expect(workload({})).toBe("PT1M");
});

test("a course has a rating where somebody rated it", () => {
  expect(courseThing({}, { scoreAverage: "4.5", scoreTotal: 12 })?.["aggregateRating"]).toEqual({
    "@type": "AggregateRating",
    ratingValue: "4.5",
    ratingCount: 12,
    bestRating: "5",
    worstRating: "1",
  });
  expect(courseThing({}, { scoreAverage: "", scoreTotal: 0 })).not.toHaveProperty("aggregateRating");
  expect(courseThing({})).not.toHaveProperty("aggregateRating");
});

test("a class says when it is held and what a place costs, also when there is none left", () => {
  const grade = {
    id: "7",
    gradeName: "Evening class",
    orgNo: "",
    lecturerUserNo: "2",
    lecturerName: "Chen",
    beginTime: "2026-12-01 19:00:00",
    endTime: "2027-02-01 21:00:00",
    isFree: 0,
    price: "680.00",
  };
  const thing = (extra: object) => thingOf({ grade: { ...grade, ...extra } }, { grade: { operation: "getGrade" } });
  expect(thing({ placesLeft: 3 })).toMatchObject({
    name: "Evening class",
    offers: {
      category: "Paid",
      price: "680.00",
      priceCurrency: "CNY",
      availability: "https://schema.org/InStock",
    },
    hasCourseInstance: [
      {
        startDate: expect.stringMatching(/^2026-12-01T19:00:00/),
        endDate: expect.stringMatching(/^2027-02-01T21:00:00/),
        instructor: { name: "Chen", url: "https://learn.example/lecturer/2" },
      },
    ],
  });
  expect(thing({ placesLeft: 0 })).toMatchObject({ offers: { availability: "https://schema.org/SoldOut" } });
  expect(thing({ isFree: 1, price: "0.00" })).toMatchObject({ offers: { category: "Free", price: "0" } });
});

const said = (text: string) => ({ type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] });
const written = { userNo: "4", userName: "Li", gmtCreate: "2026-11-01 08:00:00", gmtModified: "2026-11-02 08:00:00" };
const li = { "@type": "Person", name: "Li", url: "https://learn.example/blog/blogger/4" };

test("a blog and an article say what search engines want of each: headline, dates, author, picture", () => {
  const blog = { ...written, title: "Night shifts", cover: "/file/1.webp", countComment: 2 };
  expect(thingOf({ blog }, { blog: { operation: "getBlog" } }, "BlogPosting")).toMatchObject({
    headline: "Night shifts",
    image: "https://learn.example/file/1.webp",
    datePublished: expect.stringContaining("2026-11-01T08:00:00"),
    dateModified: expect.stringContaining("2026-11-02T08:00:00"),
    author: li,
  });
  const article = { ...written, artTitle: "Opening hours", artPic: "/file/2.webp" };
  expect(thingOf({ article }, { article: { operation: "getArticle" } }, "Article")).toMatchObject({
    headline: "Opening hours",
    image: "https://learn.example/file/2.webp",
    datePublished: expect.stringContaining("2026-11-01T08:00:00"),
    author: { "@type": "Organization", name: "Lectern" },
  });
});

test("a question has every answer with words, the accepted one apart, and none that was removed or is a picture", () => {
  const question = { ...written, title: "Which mask?", body: said("For welding."), countAnswer: 3, countLike: 1 };
  const answer = { ...written, countUseful: 5, isAccepted: 0, isRemoved: 0 };
  const list = [
    { ...answer, body: said("Shade 11."), isAccepted: 1 },
    { ...answer, body: said("Ask your supplier.") },
    { ...answer, body: { type: "doc", content: [{ type: "image", attrs: { src: "/file/3.webp" } }] } },
    { ...answer, isRemoved: 1 },
  ];
  const sources = { question: { operation: "getQuestion" }, answers: { operation: "listAnswers" } };
  const { mainEntity } = thingOf({ question, answers: { list } }, sources, "QAPage") as { mainEntity: Thing };
  expect(mainEntity).toMatchObject({
    "@type": "Question",
    name: "Which mask?",
    text: "For welding.",
    answerCount: 3,
    author: li,
    acceptedAnswer: { "@type": "Answer", text: "Shade 11.", upvoteCount: 5, url: expect.any(String), author: li },
  });
  expect((mainEntity["suggestedAnswer"] as Thing[]).map(({ text }) => text)).toEqual(["Ask your supplier."]);
});
