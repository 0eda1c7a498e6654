import { expect, test } from "vitest";
import type { Body } from "../state/draft.ts";
import { changedField, detailsOf, memberSaving, shownOf, valuesOf } from "./values.ts";

const body = {
  courseName: "电工基础",
  courseSubtitle: "",
  categoryId1: "1",
  categoryId2: "12",
  categoryId3: "",
  lecturerUserNo: "2",
  courseLogo: "",
  isFree: 0,
  courseOriginal: "199.00",
  courseDiscount: "99.50",
  noSkip: true,
  watermark: false,
} as Body;

test("what the form shows says the same about the course", () => {
  expect(valuesOf(body)).toMatchObject({ category: ["1", "12"], courseOriginal: "199", courseDiscount: "99.50" });
  expect(body).toMatchObject(detailsOf(valuesOf(body)));
});

test("an amount that cannot be read leaves the one before; an empty one is none", () => {
  expect(detailsOf({ ...valuesOf(body), courseOriginal: "19x" })).not.toHaveProperty("courseOriginal");
  expect(detailsOf({ ...valuesOf(body), courseOriginal: " 12.5 " }).courseOriginal).toBe("12.50");
  expect(detailsOf({ ...valuesOf(body), courseOriginal: "12." }).courseOriginal).toBe("12.00");
  expect(detailsOf({ ...valuesOf(body), courseOriginal: undefined }).courseOriginal).toBe("");
});

test("what is typed stays as typed, until the course says otherwise", () => {
  const typed = { ...valuesOf(body), courseOriginal: "199." };
  expect(shownOf(typed, body)).toBe(typed);
  expect(shownOf(typed, { ...body, courseOriginal: "188.00" })).toMatchObject({ courseOriginal: "188" });
  expect(shownOf({ ...valuesOf(body), courseOriginal: "x" }, body)).toMatchObject({ courseOriginal: "x" });
  expect(changedField(valuesOf(body), typed)).toBe("courseOriginal");
});

test("members save what the prices differ by; without a price of theirs they pay nothing", () => {
  expect(memberSaving(body)).toBe("99.50");
  expect(memberSaving({ ...body, courseDiscount: "" })).toBe("199.00");
  expect(memberSaving({ ...body, courseDiscount: "199.00" })).toBeUndefined();
  expect(memberSaving({ ...body, isFree: 1 })).toBeUndefined();
});
