import { within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import type { OwnExamCard } from "../../generated/types.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { OwnExamList } from "./OwnExamList.tsx";

const exam: OwnExamCard = {
  id: "7",
  examName: "期末考试",
  examKind: 1,
  examState: 2,
  isPutaway: 1,
  paperName: "A 卷",
  gmtEnd: "2026-12-01 10:00:00",
  attemptCount: 5,
  openCount: 3,
  markingCount: 2,
  examAudience: 1,
  isAssisted: false,
  isResultShown: true,
  gmtModified: "2026-11-01 10:00:00",
};
const props = { path: "/account/exams", bankHref: "/account/exams/question", paperHref: "/account/exams/paper" };
const on = { publish: vi.fn() };
const exams = (list: HTMLElement) => within(list).getByRole("list", { name: "我管理的考试" });
const headings = (items: OwnExamCard[]) =>
  texts(within(draw(OwnExamList, { ...props, items }, { on })).getAllByRole("heading", { level: 2 }));

test("leads to what waits first: who sits, and what is to be marked", () => {
  const list = draw(OwnExamList, { ...props, items: [exam] }, { on });
  expect(addresses(exams(list))).toEqual([
    "/account/exams/live?exam=7",
    "/account/exams/marking?exam=7",
    "/account/exams/edit?id=7",
    "/account/exams/people?exam=7",
    "/account/exams/result?exam=7",
    "/account/exams/edit?from=7",
  ]);
  expect(list.textContent).toContain("3 人正在考试");
  expect(headings([exam])).toEqual(["期末考试 进行中"]);
  expect(within(list).getByRole("button", { name: "撤回 期末考试" })).toBeDefined();
});

test("one that nobody can find is a draft, or withdrawn once somebody sat it, and one that one helps with has no settings", () => {
  const draft = { ...exam, isPutaway: 0 as const, openCount: 0, markingCount: 0, attemptCount: 0 };
  expect(headings([draft])).toEqual(["期末考试 草稿"]);
  expect(headings([{ ...draft, attemptCount: 5 }])).toEqual(["期末考试 已撤回"]);
  const helped = draw(OwnExamList, { ...props, items: [{ ...exam, isAssisted: true }] }, { on });
  const watched = ["/account/exams/live?exam=7", "/account/exams/marking?exam=7"];
  expect(addresses(exams(helped))).toEqual([...watched, "/account/exams/result?exam=7"]);
  const unnamed = draw(OwnExamList, { ...props, items: [{ ...exam, isAssisted: true, isResultShown: false }] }, { on });
  expect(addresses(exams(unnamed))).toEqual([...watched, "/account/exams/analysis?exam=7"]);
  expect(within(exams(helped)).queryByRole("button")).toBeNull();
});

test("nothing made yet says what to do first; nothing found leads back to all", () => {
  /** What is below the link to a new exam and the six of the filter. */
  const below = (page: HTMLElement) => addresses(page).slice(7);
  expect(below(draw(OwnExamList, { ...props, items: [] }))).toEqual([
    "/account/exams/question",
    "/account/exams/paper",
    "/account/exams/edit",
  ]);
  const none = draw(OwnExamList, { ...props, items: [], query: { state: "over" } });
  expect(below(none)).toEqual(["/account/exams"]);
});
