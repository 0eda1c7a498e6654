import { describe, expect, it } from "vitest";
import { drawFormula, type MathNode } from "./draw-formula.ts";
import { MAX_ELEMENTS, MAX_LATEX } from "./limits.ts";

const math = (latex: string, isBlock = false): MathNode => {
  const drawn = drawFormula(latex, isBlock);
  if ("problem" in drawn) throw new Error(JSON.stringify(drawn.problem));
  return drawn.math;
};
const problem = (latex: string) => {
  const drawn = drawFormula(latex, false);
  return "problem" in drawn ? drawn.problem : undefined;
};

describe("a formula", () => {
  it("is MathML without its source", () => {
    expect(math(String.raw`I=\frac{U}{R}`)).toEqual([
      "math",
      ["mrow", ["mi", "I"], ["mo", "="], ["mfrac", ["mi", "U"], ["mi", "R"]]],
    ]);
    expect(math("x^2", true)).toEqual(["math", { display: "block" }, ["mrow", ["msup", ["mi", "x"], ["mn", "2"]]]]);
  });

  it("may have Chinese words and signs of HTML in it", () =>
    expect(JSON.stringify(math(String.raw`\text{电压} < 5 \& "x"`))).toContain(
      '["mtext","电压"],["mo","<"],["mn","5"]',
    ));

  it("has letters of other alphabets as such, which all browsers show", () => {
    expect(JSON.stringify(math(String.raw`\mathbf{x1}\mathbb{R}\mathcal{L}\boldsymbol{\omega}`))).toMatch(
      /𝐱.*𝟏.*ℝ.*ℒ.*𝝎/u,
    );
    expect(JSON.stringify(math(String.raw`\mathrm{d}x`))).toContain('["mi",{"mathvariant":"normal"},"d"]');
  });

  it("aligns the columns of cases and of a chain of equations", () => {
    const cases = JSON.stringify(math(String.raw`\begin{cases}a&b\\c&d\end{cases}`));
    expect(cases.match(/\["mtd",{"align":"left"}/g)).toHaveLength(4);
    const chain = JSON.stringify(math(String.raw`\begin{aligned}a&=b\\&=c\end{aligned}`));
    expect(chain).toContain('["mtd",{"align":"right","tight":"true"}');
    expect(chain).not.toContain("columnalign");
  });

  it("has its frame", () => expect(JSON.stringify(math(String.raw`\boxed{x}`))).toContain('["mrow",{"box":"true"}'));
});

describe("what is no formula is said in a way that one can act on", () => {
  it.each([
    [String.raw`x+\ohm`, { reason: "unknown", found: String.raw`\ohm` }],
    [String.raw`\begin{nonsense}\end{nonsense}`, { reason: "unknown", found: "nonsense" }],
    [String.raw`\frac{1}{2`, { reason: "syntax", at: 11 }],
    ["x}", { reason: "syntax", at: 2 }],
    ["x".repeat(MAX_LATEX + 1), { reason: "length" }],
  ])("%s", (latex, said) => expect(problem(latex)).toEqual(said));
});

describe("a formula that a stranger wrote", () => {
  it.each([
    String.raw`\def\a{xx}\a`,
    String.raw`\gdef\a{x}`,
    String.raw`\newcommand{\a}{x}\a`,
    String.raw`\let\a=x`,
    String.raw`\href{javascript:alert(1)}{x}`,
    String.raw`\url{https://a.example}`,
    String.raw`\includegraphics{https://a.example/x.png}`,
    String.raw`\htmlStyle{position:fixed}{x}`,
    String.raw`\htmlData{x=y}{x}`,
  ])("cannot use %s", (latex) => expect(problem(latex)?.reason).toBe("command"));

  it("is not drawn where it is too large or too deep", () => {
    expect(problem(`\\begin{matrix}${"&".repeat(900)}\\end{matrix}`)).toEqual({ reason: "size" });
    expect(problem(String.raw`\bmod`.repeat(120))).toEqual({ reason: "size" });
    const deepest = `${"{".repeat(499)}x${"}".repeat(499)}`;
    expect(drawFormula(deepest, false)).toBeDefined();
  });

  it("never gives anything but elements and attributes of MathML, whatever it has in it", () => {
    const names =
      /^(?:math|m(?:[inos]|text|space|row|frac|sqrt|root|style|padded|phantom|su[bp]|subsup|under|over|underover|table|tr|td))$/;
    const attributes = /^(?!on|href|src|style|class|id$)[a-z]+$/;
    let count = 0;
    const look = ([name, ...inside]: MathNode): void => {
      count += 1;
      expect(name).toMatch(names);
      for (const one of inside) {
        if (Array.isArray(one)) look(one);
        else if (typeof one !== "string")
          for (const attribute of Object.keys(one)) expect(attribute).toMatch(attributes);
      }
    };
    for (const latex of [...everything, ...anything(400)]) {
      const drawn = drawFormula(latex, count % 2 === 0);
      if ("problem" in drawn) continue;
      count = 0;
      look(drawn.math);
      expect(count).toBeLessThanOrEqual(MAX_ELEMENTS);
    }
  });
});

const everything = [
  String.raw`<img src=x onerror=alert(1)>`,
  String.raw`\text{<script>alert(1)</script>}`,
  String.raw`\color{red}x\colorbox{blue}{y}\fcolorbox{red}{blue}{z}`,
  String.raw`\rule{9999em}{9999em}\hspace{9999em}\raisebox{9999em}{x}`,
  String.raw`\sum\limits_{i=1}^{n}\iint\oint\lim_{x\to0}\prod\nolimits_a^b`,
  String.raw`\underbrace{x}_{a}\overbrace{y}^{b}\overrightarrow{AB}\widehat{abc}\sqrt[3]{x}\cancel{5}`,
  String.raw`\begin{array}{|c|r|}\hline a&b\\\hline\end{array}`,
  String.raw`\begin{CD}A@>a>>B\\@VbVV@AAcA\\C@=D\end{CD}`,
  String.raw`\left\{\middle|\right\rangle\bigl(\Biggr]`,
  String.raw`\verb|<b>|\operatorname*{argmax}_x\phase{x}\angl{n}\pmb{x}\mathchoice{a}{b}{c}{d}`,
];

/** Sources of commands and signs put together at random, the same each time. */
function anything(count: number): string[] {
  const pieces = [
    ...String.raw`\frac \sqrt \left( \right) { } ^ _ & \\ \begin{matrix} \end{matrix} \text{ \over x 1 电 " < > ' \color{ \kern1em`.split(
      " ",
    ),
    ...String.raw`\mathbf \hat \overset \substack{ \limits \sum \, \boxed{ \phantom{ \mathrm{ $ % # ~ \char"3C \unicode`.split(
      " ",
    ),
  ];
  let state = 7;
  const random = (below: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + random(12) }, () => pieces[random(pieces.length)] ?? "").join(""),
  );
}
