import { describe, expect, it } from "vitest";
import type { RichText } from "../../../../generated/types.ts";
import { plainFormula, questionExcerpt } from "./question-excerpt.ts";

const rich = (...content: object[]) => ({ type: "doc", content: [{ type: "paragraph", content }] }) as RichText;
const text = (words: string) => ({ type: "text", text: words });

describe("what lists show of a question", () => {
  it("is its stem with what can be chosen behind it, so that one is told from the other", () => {
    const options = ["50 Hz", "60 Hz"].map((words, index) => ({ id: "ab"[index]!, content: rich(text(words)) }));
    expect(questionExcerpt({ stem: rich(text("频率是")), options }, 100)).toBe("频率是 · 50 Hz / 60 Hz");
    expect(questionExcerpt({ stem: rich(text("频率是")) }, 100)).toBe("频率是");
    expect(questionExcerpt({ stem: rich(text("频率是")), options }, 8)).toBe("频率是 · 5…");
  });

  it("reads formulae on one line, and leaves alone what it cannot read", () => {
    expect(plainFormula("U=12\\,\\mathrm{V}")).toBe("U=12 V");
    expect(plainFormula("I=\\frac{P}{U}\\times 10^{\\circ}")).toBe("I=P/U×10°");
    expect(plainFormula("\\begin{matrix}a\\end{matrix}")).toBe("\\begin{matrix}a\\end{matrix}");
    const stem = rich(text("电压 "), { type: "formula", attrs: { latex: "U=12\\,\\mathrm{V}" } });
    expect(questionExcerpt({ stem }, 100)).toBe("电压 U=12 V");
    // A stem that speaks of LaTeX is no formula.
    expect(questionExcerpt({ stem: rich(text("\\frac{a}{b}")) }, 100)).toBe("\\frac{a}{b}");
  });
});
