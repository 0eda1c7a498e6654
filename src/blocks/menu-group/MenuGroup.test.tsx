import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { MenuGroup } from "./MenuGroup.tsx";

test("names its links by its heading", () => {
  const group = draw(
    MenuGroup,
    { heading: "课程中心" },
    { slots: { entries: <a href="/account/course">我的课程</a> } },
  );
  const links = within(group).getByRole("group");
  const heading = within(group).getByRole("heading", { level: 2, name: "课程中心" });
  expect(links.getAttribute("aria-labelledby")).toBe(heading.id);
  expect(within(links).getByRole("link", { name: "我的课程" }).getAttribute("href")).toBe("/account/course");
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
  const [folds, links] = within(group).getAllByRole<HTMLDetailsElement>("group");
  expect(folds?.open).toBe(false);
  const heading = within(folds!).getByRole("heading", { level: 2, name: "考试管理" });
  expect(links?.getAttribute("aria-labelledby")).toBe(heading.id);
  expect(within(links!).getByRole("link", { name: "考试" }).getAttribute("href")).toBe("/account/exams");
});
