import { describe, expect, it } from "vitest";
import type { CourseDraftBody } from "../../../generated/types.ts";
import { faultsOf, type DraftFacts } from "./check-draft.ts";

const video = "f".repeat(22);
const period = {
  key: "p",
  periodName: "一",
  periodDesc: "",
  periodType: 1 as const,
  isFree: 0 as const,
  mediaNo: video,
};
const chapter = { key: "c", chapterName: "章", chapterDesc: "", isFree: 0 as const, periods: [period] };
const whole: CourseDraftBody = {
  courseName: "焊接入门",
  courseSubtitle: "",
  courseCategory: 1,
  categoryId1: "1",
  categoryId2: "2",
  categoryId3: "",
  lecturerUserNo: "9",
  courseLogo: "/files/x",
  isFree: 0,
  courseOriginal: "99.00",
  courseDiscount: "",
  noSkip: false,
  watermark: false,
  introduce: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "好课" }] }] },
  chapters: [chapter],
};
const facts: DraftFacts = {
  categories: new Map([
    ["1", null],
    ["2", "1"],
    ["3", "2"],
    ["4", null],
  ]),
  media: new Map([[video, { kind: "video", state: "ready" }]]),
  published: new Map(),
  isLecturerThere: true,
};
const paths = (change: Partial<CourseDraftBody>, known: Partial<DraftFacts> = {}) =>
  faultsOf({ ...whole, ...change }, { ...facts, ...known }).map(
    ({ path, key }) => `${path} ${key.slice("error.field.draft.".length)}`,
  );

describe("what keeps a draft from being submitted", () => {
  it("is nothing for one that is whole, also for one that costs nothing", () => {
    expect(paths({})).toEqual([]);
    expect(paths({ isFree: 1, courseOriginal: "" })).toEqual([]);
  });

  it("is a category that is not below the one above", () => {
    expect(paths({ categoryId1: "2", categoryId2: "" })).toEqual(["categoryId1 categoryGone"]);
    expect(paths({ categoryId1: "4" })).toEqual(["categoryId2 categoryGone"]);
    expect(paths({ categoryId2: "", categoryId3: "3" })).toEqual(["categoryId3 categoryGone"]);
  });

  it("is a price of nothing that is not free, and members who pay more", () => {
    expect(paths({ courseOriginal: "0.00" })).toEqual(["courseOriginal price"]);
    expect(paths({ courseDiscount: "99.01" })).toEqual(["courseDiscount memberPrice"]);
  });

  it("is a file of another kind, one that is not ready, one that is not theirs, and none", () => {
    const media = (kind: "video" | "document", state: "processing" | "ready" | "failed") => ({
      media: new Map([[video, { kind, state }]]),
    });
    expect(paths({}, media("document", "ready"))).toEqual(["chapters.0.periods.0.mediaNo noMedia.video"]);
    expect(paths({}, media("video", "processing"))).toEqual(["chapters.0.periods.0.mediaNo mediaProcessing"]);
    expect(paths({}, media("video", "failed"))).toEqual(["chapters.0.periods.0.mediaNo mediaFailed"]);
    expect(paths({}, { media: new Map() })).toEqual(["chapters.0.periods.0.mediaNo mediaGone"]);
    const { mediaNo: _none, ...bare } = period;
    const chapters = [{ ...chapter, periods: [bare] }];
    expect(paths({ chapters })).toEqual(["chapters.0.periods.0.mediaNo noMedia.video"]);
    expect(paths({ chapters }, { published: new Map([["p", { periodType: 1, hasMedia: true }]]) })).toEqual([]);
  });

  it("is a published lesson of another kind, a key that is there twice, and a course without what it is about", () => {
    expect(paths({}, { published: new Map([["p", { periodType: 3, hasMedia: true }]]) })).toEqual([
      "chapters.0.periods.0.periodType periodTypeChanged",
    ]);
    expect(paths({ chapters: [chapter, { ...chapter, key: "d" }] })).toEqual(["chapters.1.periods.0.periodName twice"]);
    const live = {
      ...period,
      periodType: 2 as const,
      beginTime: "2026-12-01 19:00:00",
      endTime: "2026-12-01 19:00:00",
    };
    expect(paths({ courseCategory: 2 })).toEqual(["chapters noMain.2"]);
    expect(paths({ courseCategory: 2, chapters: [{ ...chapter, periods: [live] }] })).toEqual([
      "chapters.0.periods.0.endTime endTime",
    ]);
  });
});
