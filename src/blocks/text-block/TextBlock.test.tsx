import { expect, test } from "vitest";
import { draw } from "../testing/draw.tsx";
import { TextBlock } from "./TextBlock.tsx";

test("is the page's heading where it is asked to be", () => {
  const block = draw(TextBlock, { heading: "先看明白", level: 1, paragraphs: ["一", "二"] });
  expect(block.querySelector("h1")?.textContent).toBe("先看明白");
  expect(block.querySelectorAll("p")).toHaveLength(2);
});

test("leads on by a button where it has an address and words for it", () => {
  const link = draw(TextBlock, { heading: "加入", href: "/recruit#apply", linkLabel: "立即申请" }).querySelector("a");
  expect([link?.getAttribute("href"), link?.textContent]).toEqual(["/recruit#apply", "立即申请"]);
  expect(draw(TextBlock, { heading: "加入", href: "/recruit" }).querySelector("a")).toBeNull();
});
