import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { LabelFilter } from "./LabelFilter.tsx";

type Props = Parameters<typeof LabelFilter>[0];

const labels = [{ labelNo: "3", labelName: "备考经验", countPost: 4 }];
const named = { tabsLabel: "排序", labelsLabel: "标签", allLabel: "全部" };
const blog = {
  ...named,
  path: "/blog",
  tabs: [
    { label: "最新", query: { labelType: "" } },
    { label: "热门", query: { labelType: "3" } },
    { label: "关注", query: { labelType: "2", labelNo: "" }, withoutLabels: true },
  ] as Props["tabs"],
};
const question = {
  ...named,
  path: "/question",
  tabs: [
    { label: "全部问题", query: { labelType: "", isUnanswered: "" } },
    { label: "最新", query: { labelType: "1", isUnanswered: "" } },
    { label: "待回答", query: { labelType: "", isUnanswered: "1" } },
  ],
};
const current = (filter: HTMLElement) => texts(within(filter).getAllByRole("link", { current: "page" }));

test("keeps the label when the tab changes, and begins at the first page", () => {
  const query = { labelNo: "3", pageCurrent: "4", after: "7_5" };
  const filter = draw(LabelFilter, { ...blog, labels, query });
  expect(addresses(filter)).toEqual([
    "/blog?labelNo=3",
    "/blog?labelNo=3&labelType=3",
    "/blog?labelType=2",
    "/blog",
    "/blog?labelNo=3",
  ]);
  expect(current(filter)).toEqual(["最新", "备考经验"]);
  const questions = draw(LabelFilter, { ...question, labels, query });
  expect(addresses(questions).slice(0, 3)).toEqual([
    "/question?labelNo=3",
    "/question?labelNo=3&labelType=1",
    "/question?isUnanswered=1&labelNo=3",
  ]);
  expect(current(questions)).toEqual(["全部问题", "备考经验"]);
});

test("has no labels beside a tab that is without them, also where the address has one", () => {
  for (const labelNo of ["", "3"]) {
    const query = { labelType: "2", labelNo };
    const filter = draw(LabelFilter, { ...blog, labels, query });
    expect(within(filter).queryByRole("list")).toBeNull();
    expect(current(filter)).toEqual(["关注"]);
  }
});

test("marks a tab by all that the address says of it, the first where it says what no tab has", () => {
  expect(current(draw(LabelFilter, { ...question, query: { isUnanswered: "1" } }))).toEqual(["待回答"]);
  expect(current(draw(LabelFilter, { ...blog, query: { labelType: "1" } }))).toEqual(["最新"]);
});

test("offers records of another kind by their own field in the address, and needs no tabs for that", () => {
  const categories = {
    labelsLabel: "资讯分类",
    allLabel: "全部",
    path: "/info",
    valueField: "id",
    textField: "zoneName",
    param: "zoneId",
  };
  const filter = draw(LabelFilter, {
    ...categories,
    items: [{ id: "3", zoneName: "法规" }],
    query: { zoneId: "3", pageCurrent: "2" },
  });
  expect(addresses(filter)).toEqual(["/info", "/info?zoneId=3"]);
  expect(current(filter)).toEqual(["法规"]);
  expect(texts(within(filter).getAllByRole("navigation"))).toHaveLength(1);
  expect(addresses(draw(LabelFilter, { ...categories, query: {} }))).toEqual(["/info"]);
});

test("has no list of labels where there are none", () => {
  expect(within(draw(LabelFilter, { ...question, query: {} })).queryByRole("list")).toBeNull();
});
