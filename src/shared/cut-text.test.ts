import { expect, it } from "vitest";
import { cutText, firstGrapheme } from "./cut-text.ts";

it.each([
  ["🐼小熊", "🐼"],
  ["🇨🇳中国", "🇨🇳"],
  ["👨‍👩‍👧‍👦 一家", "👨‍👩‍👧‍👦"],
  ["👍🏽好", "👍🏽"],
  ["é", "é"],
  ["محمد", "م"],
  ["小熊", "小"],
  ["  Bear", "B"],
  ["", ""],
])("the first character of %j is whole", (text, first) => {
  expect(firstGrapheme(text)).toBe(first);
});

it("never cuts a character in two, wherever the limit is", () => {
  const text = "一🐼二🇨🇳三👨‍👩‍👧‍👦四é五";
  for (let most = 0; most <= text.length; most += 1) {
    const cut = cutText(text, most);
    expect(cut.length).toBeLessThanOrEqual(most);
    expect(cut.isWellFormed()).toBe(true);
    expect(cut).not.toMatch(/\u200D$|\p{Regional_Indicator}{1}$(?<!\p{Regional_Indicator}{2})/u);
    expect(text.startsWith(cut)).toBe(true);
  }
  expect(cutText(text, text.length)).toBe(text);
  expect(cutText("一二三", 2)).toBe("一二");
});

it("holds the limit for a text of marks without an end", () => {
  expect(cutText(`a${"\u0301".repeat(500)}`, 100).length).toBeLessThanOrEqual(100);
});
