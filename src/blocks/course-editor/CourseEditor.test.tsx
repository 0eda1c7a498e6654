import { afterEach, expect, test, vi } from "vitest";
import { clear, click, draw, one, t, texts, until } from "../../forms/testing/page.ts";
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
  expect(page.querySelector("h1")?.textContent).toBe("电工");
  expect(page.querySelector("noscript")?.textContent).toContain("JavaScript");
});

test("it opens what the server has now, not what the page came with; when that fails it can be tried again", async () => {
  getCourseDraft.mockRejectedValueOnce(new TypeError("no network")).mockResolvedValue({ courseId: "7" });
  await draw(<CourseEditor {...props} slots={{}} on={{}} t={t} locale="zh-CN" blockKey="b" operations={operations} />);
  await until(() => document.querySelector("[role=alert]"));
  expect(texts("button")).toEqual(["重试"]);
  await click("button");
  await until(() => document.querySelector(".bench"));
  expect(one(".bench").textContent).toBe("7");
  expect(getCourseDraft).toHaveBeenCalledWith({ courseId: "7" });
});
