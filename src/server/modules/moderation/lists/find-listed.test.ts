import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createWordIndex, findWords } from "./find-listed.ts";

/** `hard` has other evasions than `evasions`, by how they hide a word. */
interface Fixture {
  words: string[];
  evasions: string[];
  hard: Record<string, string[]>;
}

const fixture = JSON.parse(readFileSync("tests/fixtures/evasions.json", "utf8")) as Fixture;
const harmless = JSON.parse(readFileSync("tests/fixtures/harmless.json", "utf8")) as string[];
const list = indexOf(fixture.words);

describe("words of a list in a text", () => {
  it("finds 95 % of 200 ways to hide them", () => {
    expect(fixture.evasions).toHaveLength(200);
    const missed = missedOf(fixture.evasions);
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(10);
  });

  it("finds 85 % of 200 ways to hide them that are harder to see through", () => {
    const groups = Object.entries(fixture.hard).map(([name, texts]) => ({ name, texts, missed: missedOf(texts) }));
    const all = groups.flatMap(({ texts }) => texts);
    const missed = groups.flatMap((group) => group.missed);
    expect(new Set(all).size).toBeGreaterThanOrEqual(200);
    const lines = groups.map(
      (group) => `${group.name}: ${group.texts.length - group.missed.length}/${group.texts.length}`,
    );
    process.stdout.write([`evasions found: ${all.length - missed.length} of ${all.length}`, ...lines, ""].join("\n"));
    expect((all.length - missed.length) / all.length, missed.join("\n")).toBeGreaterThanOrEqual(0.85);
  });

  it("finds something in at most 1 % of more than 300 harmless texts", () => {
    expect(new Set(harmless).size).toBeGreaterThanOrEqual(300);
    const hit = harmless.filter((text) => findWords([list], text).length > 0);
    process.stdout.write(`harmless texts refused: ${hit.length} of ${harmless.length}\n`);
    expect(hit.length / harmless.length, hit.join("\n")).toBeLessThanOrEqual(0.01);
  });

  it.each([
    ["代　開-發\u200b票", "代开发票", "代　開-發\u200b票"],
    ["请看Ｆ.Ｕ.Ｃ.Ｋ!", "fuck", "Ｆ.Ｕ.Ｃ.Ｋ"],
    ["他说大傻傻傻逼", "傻逼", "傻傻傻逼"],
    ["加 Ｖ 信领资料", "加v信", "加 Ｖ 信"],
    ["请找代a开b发c票吧", "代开发票", "代a开b发c票"],
    ["看 p0rn 吧", "porn", "p0rn"],
    ["找代&#24320;发票", "代开发票", "代&#24320;发票"],
    ["看\u202e博赌\u202c吧", "赌博", "博赌"],
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

function missedOf(texts: readonly string[]): string[] {
  return texts.filter((text) => findWords([list], text).length === 0);
}

function indexOf(words: readonly string[]) {
  const index = createWordIndex();
  for (const [at, word] of words.entries()) index.add({ id: String(at), word, level: 4, orgNo: "default" });
  return index;
}
