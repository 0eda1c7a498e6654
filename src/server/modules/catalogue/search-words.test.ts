import { describe, expect, it } from "vitest";
import { markHits } from "./highlight.ts";
import { searchVector, searchWords } from "./search-words.ts";

describe("searchVector", () => {
  it("indexes words, and each two neighbours of Chinese", () => {
    const vector = searchVector({ A: "低压电工考证" });
    for (const word of ["低压", "压电", "电工", "考证"]) expect(vector).toContain(`'${word}':1A`);
  });

  it("indexes single characters of the name only", () => {
    expect(searchVector({ A: "茶艺" })).toContain("'茶':1A");
    expect(searchVector({ D: "茶艺" })).not.toContain("'茶':");
  });

  it("keeps each word once, with every weight it has", () => {
    expect(searchVector({ A: "React", D: "react REACT" })).toBe("'react':1A,4D");
  });

  it("quotes what would end a lexeme, and keeps signs that are part of a name", () => {
    expect(searchVector({ A: "don't c++ C#" })).toContain("'don''t':1A");
    expect(searchVector({ A: "学 C++ 与 C#" })).toContain("'c++':1A");
    expect(searchVector({ A: "学 C++ 与 C#" })).toContain("'c#':1A");
  });

  it("stays small for any text", () => {
    expect(searchVector({ D: "甲乙丙丁戊己庚辛壬癸".repeat(20_000) }).length).toBeLessThan(200_000);
    expect(searchVector({})).toBe("");
  });
});

describe("searchWords", () => {
  const query = (typed: string) => searchWords(typed)?.query;

  it("asks for Chinese by neighbours and for Latin by beginnings", () => {
    expect(query("防御性驾驶 Java")).toContain("'驾驶'");
    expect(query("Java")).toBe("'java':*");
    expect(searchWords("Java")?.nameQuery).toBe("'java':*A");
  });

  it("drops single characters beside words and keeps one alone", () => {
    expect(query("电工的课")).toBe("'电工'");
    expect(query("茶")).toBe("'茶'");
  });

  it("asks for the whole of a name that is no word of a dictionary", () => {
    expect(query("林知远")).toBe("'林知' & '知远'");
    expect(query("林知远 React")).toContain("'林知' & '知远'");
  });

  it("knows case, width and accents for the same", () => {
    expect(query("ＣＡＦÉ")).toBe(query("cafe"));
  });

  it("has nothing to ask for when there are no words", () => {
    for (const typed of ["", "  ", "!?", "😀", "'", "\\", "：｜"]) expect(searchWords(typed), typed).toBeUndefined();
  });

  it("asks for a limited number of words, whatever is typed", () => {
    expect(
      searchWords(Array.from({ length: 300 }, (_, index) => `word${index}`).join(" "))?.marks.length,
    ).toBeLessThanOrEqual(24);
  });
});

describe("markHits", () => {
  const marked = (text: string, typed: string) =>
    markHits(text, searchWords(typed)?.marks ?? [])
      .map(({ text, hit }) => (hit ? `[${text}]` : text))
      .join("");

  it("marks words as they are written in the text", () => {
    expect(marked("JavaScript 核心与实战", "javascript 实战")).toBe("[JavaScript] 核心与[实战]");
    expect(marked("低压电工作业", "电工")).toBe("低压[电工]作业");
  });

  it("marks the beginning of a Latin word, not its middle", () => {
    expect(marked("JavaScript", "java")).toBe("[Java]Script");
    expect(marked("JavaScript", "script")).toBe("JavaScript");
  });

  it("joins hits that touch, and leaves the rest whole", () => {
    expect(marked("防御性驾驶课", "防御性驾驶")).toBe("[防御性驾驶]课");
    expect(markHits("课程", [])).toEqual([{ text: "课程", hit: false }]);
    expect(markHits("", [])).toEqual([]);
  });
});
