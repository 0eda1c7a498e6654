import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { PageTabs } from "./PageTabs.tsx";

const items = [
  { href: "/desk", label: "考试" },
  { href: "/desk/question", label: "题库" },
  { href: "/desk/paper", label: "试卷" },
];
const current = (path: string) =>
  texts(within(draw(PageTabs, { label: "考试管理", items, path })).queryAllByRole("link", { current: "page" }));

test("leads to each page, and marks the one that is open with all that is below it", () => {
  expect(addresses(draw(PageTabs, { label: "考试管理", items, path: "/desk" }))).toEqual(items.map(({ href }) => href));
  expect(current("/desk")).toEqual(["考试"]);
  expect(current("/desk/edit")).toEqual(["考试"]);
  expect(current("/desk/question/edit")).toEqual(["题库"]);
  expect(current("/desk/questions")).toEqual(["考试"]);
  expect(current("/elsewhere")).toEqual([]);
});
