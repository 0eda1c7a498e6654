import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { MenuGroup } from "./MenuGroup.tsx";

test("names its links by its heading", () => {
  const group = draw(
    MenuGroup,
    { heading: "课程中心" },
    { slots: { entries: <a href="/account/course">我的课程</a> } },
  );
  const named = group.querySelector("[role=group]")?.getAttribute("aria-labelledby");
  expect(group.querySelector(`#${named}`)?.textContent).toBe("课程中心");
});

test("is not there without entries", () => {
  expect(draw(MenuGroup, { heading: "课程中心" }).textContent).toBe("");
});

test("that folds is closed at first, with its links in a list that works without a script", () => {
  const group = draw(
    MenuGroup,
    { heading: "考试管理", folds: true },
    { slots: { entries: <a href="/account/exams">考试</a> } },
  );
  expect(group.querySelector("details")?.open).toBe(false);
  expect(group.querySelector("summary h2")?.textContent).toBe("考试管理");
  expect(group.querySelector("[role=group] a")?.getAttribute("href")).toBe("/account/exams");
});
