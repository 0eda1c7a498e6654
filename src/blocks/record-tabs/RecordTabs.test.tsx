import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { RecordTabs } from "./RecordTabs.tsx";

const items = [
  { value: "members", label: "学员" },
  { value: "applications", label: "申请", count: "applicationCount" },
  { value: "content", label: "课程与考试", when: { path: "item.isAssisted", eq: false } as const },
];
const path = "/desk";
const open = (query: Record<string, string>, record: Record<string, unknown> = { isAssisted: false }) =>
  draw(RecordTabs, { label: "班级管理", of: "OwnGrade", items, record, keeps: ["grade"], path, query });
const current = (query: Record<string, string>) =>
  texts(within(open(query)).queryAllByRole("link", { current: "page" }));

test("each part has an address that keeps the record, and nothing else of the part before", () => {
  expect(addresses(open({ grade: "7", tab: "applications", pageCurrent: "3" }))).toEqual([
    "/desk?grade=7",
    "/desk?grade=7&tab=applications",
    "/desk?grade=7&tab=content",
  ]);
});

test("the part in the address is marked, and the first one where it names none that there is", () => {
  expect(current({ grade: "7", tab: "content" })).toEqual(["课程与考试"]);
  expect(current({ grade: "7" })).toEqual(["学员"]);
  expect(current({ grade: "7", tab: "elsewhere" })).toEqual(["学员"]);
});

test("a part that is not for this record is left out, and what waits in one is counted", () => {
  const links = within(open({}, { isAssisted: true, applicationCount: 2 })).getAllByRole("link");
  expect(texts(links)).toEqual(["学员", "申请2"]);
  expect(texts(within(open({}, { applicationCount: 0 })).getAllByRole("link"))).toEqual(["学员", "申请"]);
});
