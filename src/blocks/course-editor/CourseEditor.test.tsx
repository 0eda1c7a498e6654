import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, t, texts, until } from "../../forms/testing/page.ts";
import type { BlockProps } from "../block.ts";
import { draw as serve } from "../testing/draw.tsx";
import { CourseEditor } from "./CourseEditor.tsx";

vi.mock("./Workbench.tsx", () => ({
  Workbench: ({ opened }: { opened: { courseId: string } }) => <p className="bench">{opened.courseId}</p>,
}));

const getCourseDraft = vi.fn();
const operations = { getCourseDraft } as unknown as BlockProps<"courseEditor">["operations"];
const props = { courseId: "7", courseName: "电工", form: "course-details" };

afterEach(clear);

test("the served page says which course it is, and that editing needs JavaScript", () => {
  const page = serve(CourseEditor, props);
  expect(within(page).queryByRole("heading", { name: "电工", level: 1 })).not.toBeNull();
  expect(within(page).queryByText("<p>编辑课程需要启用 JavaScript。</p>")).not.toBeNull();
});

test("it opens what the server has now, not what the page came with; when that fails it can be tried again", async () => {
  getCourseDraft.mockRejectedValueOnce(new TypeError("no network")).mockResolvedValue({ courseId: "7" });
  await draw(<CourseEditor {...props} slots={{}} on={{}} t={t} locale="zh-CN" blockKey="b" operations={operations} />);
  await until(() => screen.queryByRole("alert"));
  expect(texts(screen.queryAllByRole("button"))).toEqual(["重试"]);
  await click(button("重试"));
  await until(() => screen.queryByText("7"));
  expect(getCourseDraft).toHaveBeenCalledWith({ courseId: "7" });
});
