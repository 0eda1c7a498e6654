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
  const screen = { data: { course: { operation: "getCourse" }, comments: { operation: "listCourseComments" } } };
  const payload = {
    data,
    screen,
    base: "",
    route: { path: "/library/view/5", query: {} },
    site: { info: { title: "Lectern" } },
  };
  const page = { payload, compiled: { slots: {} } } as unknown as DrawablePage;
  return structuredData({
    page,
    origin: "https://learn.example",
    timeZone: undefined,
    address: "https://learn.example/library/view/5",
    image: undefined,
  }).find((thing) => thing["@type"] === "Course");
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
