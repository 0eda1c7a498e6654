import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { QuestionFilter } from "./QuestionFilter.tsx";

const labels = [{ labelNo: "3", labelName: "消防", countPost: 4 }];

test("keeps the label when the order changes, and begins at the first page", () => {
  const filter = draw(QuestionFilter, {
    labels,
    path: "/question",
    query: { labelNo: "3", pageCurrent: "4", after: "7_5" },
  });
  expect(addresses(filter)).toEqual([
    "/question?labelNo=3",
    "/question?labelNo=3&labelType=1",
    "/question?labelNo=3&labelType=3",
    "/question?isUnanswered=1&labelNo=3",
    "/question",
    "/question?labelNo=3",
  ]);
  expect(texts(within(filter).getAllByRole("link", { current: "page" }))).toEqual(["全部", "消防"]);
});

test("marks what is unanswered, and has no labels where there are none", () => {
  const filter = draw(QuestionFilter, { path: "/question", query: { isUnanswered: "1" } });
  expect(texts(within(filter).getAllByRole("link", { current: "page" }))).toEqual(["待回答"]);
  expect(within(filter).queryByRole("list")).toBeNull();
});
