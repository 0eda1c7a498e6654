import { isSame } from "../../../shared/same.ts";
import { amountOf, fenOf } from "../../../shared/amounts.ts";
import type { Body, Details } from "../state/draft.ts";

/** What the form of details shows; what is empty is absent. */
export type Values = Record<string, unknown>;

/** The details as the form has them: the path of categories is one field. */
export function valuesOf(body: Body): Values {
  const category = [body.categoryId1, body.categoryId2, body.categoryId3].filter((id) => id !== "");
  return {
    courseName: body.courseName || undefined,
    courseSubtitle: body.courseSubtitle || undefined,
    category: category.length > 0 ? category : undefined,
    lecturerUserNo: body.lecturerUserNo || undefined,
    courseLogo: body.courseLogo || undefined,
    isFree: body.isFree,
    courseOriginal: plainAmount(body.courseOriginal),
    courseDiscount: plainAmount(body.courseDiscount),
    noSkip: body.noSkip,
    watermark: body.watermark,
  };
}

/**
 * What the form says about the course; an amount that cannot be read says nothing, so that what was right before stays.
 */
export function detailsOf(values: Values): Partial<Details> {
  const [categoryId1 = "", categoryId2 = "", categoryId3 = ""] = Array.isArray(values["category"])
    ? values["category"].map(String)
    : [];
  return {
    courseName: text(values["courseName"]),
    courseSubtitle: text(values["courseSubtitle"]),
    categoryId1,
    categoryId2,
    categoryId3,
    ...(text(values["lecturerUserNo"]) === "" ? {} : { lecturerUserNo: text(values["lecturerUserNo"]) }),
    courseLogo: text(values["courseLogo"]),
    isFree: values["isFree"] === 1 ? 1 : 0,
    ...amount("courseOriginal", values),
    ...amount("courseDiscount", values),
    noSkip: values["noSkip"] === true,
    watermark: values["watermark"] === true,
  };
}

/** What is typed, unless the course says otherwise meanwhile (something was undone): then what the course says. */
export function shownOf(typed: Values, body: Body): Values {
  const said = Object.entries(detailsOf(typed));
  return said.every(([name, value]) => body[name as keyof Body] === value) ? typed : valuesOf(body);
}

/** The first field that differs: typing in one field is one step to undo. */
export function changedField(before: Values, after: Values): string {
  return Object.keys(after).find((name) => !isSame(before[name], after[name])) ?? "";
}

/** What a member saves, as an amount; undefined where that is nothing. */
export function memberSaving({
  isFree,
  courseOriginal,
  courseDiscount,
}: Pick<Body, "isFree" | "courseOriginal" | "courseDiscount">): string | undefined {
  if (isFree === 1 || courseOriginal === "") return undefined;
  const saved = fenOf(courseOriginal) - (courseDiscount === "" ? 0 : fenOf(courseDiscount));
  return saved > 0 ? amountOf(saved) : undefined;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function amount(name: "courseOriginal" | "courseDiscount", values: Values): Partial<Details> {
  const typed = text(values[name]).trim();
  if (typed === "") return { [name]: "" };
  return /^[0-9]{1,7}([.][0-9]{0,2})?$/.test(typed) ? { [name]: amountOf(fenOf(typed)) } : {};
}

/** "199.00" is typed as 199. */
function plainAmount(amountText: string): string | undefined {
  return amountText === "" ? undefined : amountText.replace(/[.]00$/, "");
}
