import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { FaqList } from "./FaqList.tsx";

test("each question is the button to its answer, which may lead on", () => {
  const list = draw(FaqList, {
    items: [
      { question: "要钱吗？", answer: "不要。" },
      { question: "多久？", answer: "三天。", href: "/terrace/1", linkLabel: "协议" },
    ],
  });
  expect(texts(within(list).getAllByRole("heading"))).toEqual(["要钱吗？", "多久？"]);
  // What is folded is on the page all the same.
  expect(texts(within(list).getAllByRole("paragraph", { hidden: true }))).toEqual(["不要。", "三天。"]);
  expect(addresses(list)).toEqual(["/terrace/1"]);
});
