import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { WorkDesk } from "./WorkDesk.tsx";

const places = [
  { kind: "marking", label: "份答卷待批", href: "/account/exams/marking" },
  { kind: "question", label: "个问题请你回答", href: "/question" },
];

test("shows what waits with its number as a link, and leaves out what does not or has no place", () => {
  const desk = draw(WorkDesk, {
    heading: "待办",
    places,
    items: [
      { kind: "marking", count: 1200 },
      { kind: "question", count: 1, href: "/question/view/7" },
      { kind: "grade", count: 3 },
    ],
    groups: [{ heading: "课程", links: [{ label: "视频课", href: "/account/teacher/vod" }] }],
  });
  expect(addresses(desk)).toEqual(["/account/exams/marking", "/question/view/7", "/account/teacher/vod"]);
  expect(within(desk).getByRole("link", { name: "1,200 份答卷待批" })).toBeDefined();
});

test("says so where nothing waits", () => {
  const desk = draw(WorkDesk, {
    heading: "待办",
    places,
    items: [{ kind: "marking", count: 0 }],
    emptyText: "都做完了",
  });
  expect(within(desk).queryByRole("list")).toBeNull();
  expect(desk.textContent).toContain("都做完了");
});
