import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addresses, draw } from "../testing/draw.tsx";
import { questionCard } from "../testing/question-samples.ts";
import { QuestionList } from "./QuestionList.tsx";

test("leads to each question and says how many answers it has, and whether one was accepted", () => {
  const list = draw(QuestionList, {
    items: [questionCard, { ...questionCard, id: "8", title: "<b>x</b>", countAnswer: 3, isAccepted: 1, isClosed: 1 }],
  });
  expect(addresses(list)).toEqual(["/question/view/7", "/question/view/8"]);
  const [open, closed] = within(list).getAllByRole("listitem");
  expect(open?.textContent).toContain("0回答");
  expect(open?.textContent).not.toContain("有已采纳的回答");
  expect(closed?.textContent).toContain("3回答有已采纳的回答");
  expect(closed?.textContent).toContain("已关闭");
  expect(within(closed!).getByRole("heading", { level: 3 }).textContent).toContain("<b>x</b>");
});

test("shows a way on where nothing was asked, and that it is on its way where nothing came yet", () => {
  const empty = draw(QuestionList, { items: [], emptyText: "还没有人提问", emptyHref: "/x", emptyLabel: "提问" });
  expect(empty.textContent).toContain("还没有人提问");
  expect(addresses(empty)).toEqual(["/x"]);
  expect(within(draw(QuestionList, {})).getByRole("list", { busy: true })).toBeDefined();
});
