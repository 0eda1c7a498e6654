import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createWordIndex, findWords } from "./find-listed.ts";

interface Fixture {
  words: string[];
  evasions: string[];
  harmless: string[];
}

const fixture = JSON.parse(readFileSync("tests/fixtures/evasions.json", "utf8")) as Fixture;
const list = indexOf(fixture.words);

describe("words of a list in a text", () => {
  it("finds 95 % of 200 ways to hide them", () => {
    expect(fixture.evasions).toHaveLength(200);
    const missed = fixture.evasions.filter((text) => findWords([list], text).length === 0);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(10);
  });

  it("finds something in at most 2 % of 200 harmless sentences", () => {
    expect(fixture.harmless).toHaveLength(200);
    const hit = fixture.harmless.filter((text) => findWords([list], text).length > 0);
    expect(hit.length, hit.join("\n")).toBeLessThanOrEqual(4);
  });

  it.each([
    ["代　開-發\u200b票", "代开发票", "代　開-發\u200b票"],
    ["请看Ｆ.Ｕ.Ｃ.Ｋ!", "fuck", "Ｆ.Ｕ.Ｃ.Ｋ"],
    ["他说大傻傻傻逼", "傻逼", "傻傻傻逼"],
    ["加 Ｖ 信领资料", "加v信", "加 Ｖ 信"],
  ])("says where in %s the word stands", (text, word, part) => {
    const [hit] = findWords([indexOf([word])], text);
    expect(text.slice(hit?.start, hit?.end)).toBe(part);
  });

  it("finds a word at the end of a text once, where others that begin like it are longer", () => {
    const hits = findWords([indexOf(["代开", "代开发票", "代开票"])], "可以代开");
    expect(hits.map(({ start, end }) => [start, end])).toEqual([[2, 4]]);
  });

  it("finds no word of letters inside another, and none across two sentences", () => {
    const words = indexOf(["ass", "色情", "三级片", "64", "妈妈"]);
    for (const text of ["class", "他很有色，情况不好", "十三级片段", "x64 和 6.4", "妈"])
      expect(findWords([words], text), text).toEqual([]);
  });

  it("finds a word no more that was taken out, and one that became another as what it is now", () => {
    const words = indexOf(["代开发票", "代开发票", "刷屏"]);
    words.remove("0");
    expect(findWords([words], "代开发票").map(({ word }) => word.id)).toEqual(["1"]);
    words.remove("1");
    words.remove("1");
    words.add({ id: "2", word: "广告", level: 3, orgNo: "default" });
    expect(findWords([words], "代开发票，刷屏，广告").map(({ word }) => word.word)).toEqual(["广告"]);
    expect(words.size).toBe(1);
  });

  it("lets the longest of words inside one another count, and a longer one of the white list take it out", () => {
    const words = indexOf(["代开", "代开发票", "色情"]);
    expect(findWords([words], "代开发票").map(({ word }) => word.word)).toEqual(["代开发票"]);
    const allowed = createWordIndex();
    allowed.add({ id: "9", word: "反色情", level: 1, orgNo: "default" });
    expect(findWords([words, allowed], "反色情宣传").map(({ word }) => word.word)).toEqual(["反色情"]);
  });
});

function indexOf(words: readonly string[]) {
  const index = createWordIndex();
  for (const [at, word] of words.entries()) index.add({ id: String(at), word, level: 4, orgNo: "default" });
  return index;
}
