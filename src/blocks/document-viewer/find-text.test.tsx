import { expect, test } from "vitest";
import { comparable, markWords, placesOf } from "./find-text.ts";

const words = (...texts: string[]) =>
  texts.map((text) => Object.assign(document.createElement("span"), { textContent: text }));
const marked = (pieces: HTMLElement[]) => pieces.map(({ className }) => className.trim());

test("letters are compared in one form, whatever spaces and cases there are", () => {
  expect(comparable("⽰ 范\n Power  ＡＢ")).toBe("示范powerab");
  expect(placesOf("abcabcab", "abc")).toEqual([0, 3]);
  expect(placesOf("aaaa", "aa")).toEqual([0, 2]);
  expect(placesOf("abc", "")).toEqual([]);
});

test("a place that goes over several pieces marks each of them, and gives the first of the one that is asked for", () => {
  const pieces = words("安全", "用电", "。不安", "全用", "电");
  expect(markWords(pieces, "安全用电", 1)).toBe(pieces[2]);
  expect(marked(pieces)).toEqual(["hit", "hit", "hit at", "hit at", "hit at"]);
  expect(markWords(pieces, "没有", 0)).toBeUndefined();
  expect(marked(pieces)).toEqual(["", "", "", "", ""]);
});
