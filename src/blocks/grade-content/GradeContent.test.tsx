import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, t, texts } from "../../forms/testing/page.ts";
import { GradeContent } from "./GradeContent.tsx";

const course = (courseId: string, courseName: string) => ({
  courseId,
  courseName,
  courseLogo: "",
  courseCategory: 1 as const,
});
const save = vi.fn(async () => ({ done: true as const }));
const show = (choices: Parameters<typeof GradeContent>[0]["choices"]) =>
  draw(
    <GradeContent
      courses={[course("5", "JavaScript 核心")]}
      exams={[]}
      choices={choices}
      slots={{}}
      on={{ save }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{}}
    />,
  );

afterEach(clear);

test("offers what the class has before what it can have, and saves all that is ticked", async () => {
  await show({ courseList: [course("6", "TypeScript"), course("5", "JavaScript 核心")], examList: [] });
  expect(screen.getAllByRole("checkbox").map((box) => box.parentElement?.textContent)).toEqual([
    "JavaScript 核心",
    "TypeScript",
  ]);
  await click(screen.getByRole("checkbox", { name: "TypeScript" }));
  await click(button("保存"));
  expect(save).toHaveBeenLastCalledWith({ courseIdList: ["5", "6"], examIdList: [] });
  await click(screen.getByRole("checkbox", { name: "JavaScript 核心" }));
  await click(button("保存"));
  expect(save).toHaveBeenLastCalledWith({ courseIdList: ["6"], examIdList: [] });
});

test("says where there is nothing to choose from", async () => {
  await show({ courseList: [], examList: [] });
  expect(texts([screen.getByText("还没有考试")])).toEqual(["还没有考试"]);
});
