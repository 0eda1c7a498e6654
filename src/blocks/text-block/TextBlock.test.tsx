import { within } from "@testing-library/react";
import { expect, test } from "vitest";
import { texts } from "../../forms/testing/page.ts";
import { draw } from "../testing/draw.tsx";
import { TextBlock } from "./TextBlock.tsx";

test("is the page's heading where it is asked to be", () => {
  const block = draw(TextBlock, { heading: "先看明白", level: 1, paragraphs: ["一", "二"] });
  expect(within(block).getByRole("heading", { level: 1 }).textContent).toBe("先看明白");
  expect(texts(within(block).getAllByRole("paragraph"))).toEqual(["一", "二"]);
});

test("leads on by a button where it has an address and words for it", () => {
  const block = draw(TextBlock, { heading: "加入", href: "/recruit#apply", linkLabel: "立即申请" });
  expect(within(block).getByRole("link", { name: "立即申请" }).getAttribute("href")).toBe("/recruit#apply");
  expect(within(draw(TextBlock, { heading: "加入", href: "/recruit" })).queryByRole("link")).toBeNull();
});
