import { describe, expect, it } from "vitest";
import type { RichText } from "../../../../generated/types.ts";
import { QuestionKindEnum } from "../../../../generated/enums.ts";
import { bodyHash } from "../authoring/questions.ts";
import { richFromHtml } from "./html.ts";
import { plainDocument } from "./imported.ts";
import { latexOf, mathMlOf } from "./mathml.ts";
import { readQuestions } from "./read-questions.ts";
import { spotFormulae } from "./formulae.ts";

const spotted = (text: string) => spotFormulae(plainDocument(text)).content;
const line = (text: string) => {
  const [first] = spotted(text);
  return first?.type === "paragraph"
    ? first.content?.map((one) =>
        one.type === "formula" ? { latex: one.attrs.latex } : one.type === "text" ? one.text : "",
      )
    : first;
};

describe("formulae in plain text", () => {
  it("stand between the signs of TeX", () => {
    expect(line(String.raw`当 $x^2$ 与 \(\frac{U}{R}\) 相等，$$y$$ 为零`)).toEqual([
      "当 ",
      { latex: "x^2" },
      " 与 ",
      { latex: String.raw`\frac{U}{R}` },
      " 相等，",
      { latex: "y" },
      " 为零",
    ]);
    expect(spotted(String.raw`\[ P = UI \]`)).toEqual([{ type: "formulaBlock", attrs: { latex: "P = UI" } }]);
    expect(spotted("$$P$$")).toEqual([{ type: "formulaBlock", attrs: { latex: "P" } }]);
  });

  it.each([
    "花了 $5 和 $6。",
    "每件$5，共$60",
    "costs $5 and $6",
    "$PATH 和 $HOME",
    "甲$乙、丙$丁",
    String.raw`五\$六\$七`,
    "填 $x = ____$ 吧",
    "$ x $",
    "$$$$",
  ])("are not seen in %s", (text) => expect(line(text)).toEqual([text]));

  it("are left alone in code and links", () => {
    const { document } = richFromHtml('<p><code>$x$</code> <a href="/x">$y$</a></p>');
    expect(JSON.stringify(spotFormulae(document))).not.toContain("formula");
  });
});

describe("MathML", () => {
  it("is read by the source that stands beside it", () =>
    expect(latexOf(mathMlOf(String.raw`\frac{a}{b} < 1`, true))).toEqual({
      latex: String.raw`\frac{a}{b} < 1`,
      isBlock: true,
    }));

  it.each([
    ["<mfrac><mi>U</mi><mi>R</mi></mfrac>", String.raw`\frac{U}{R}`],
    ["<msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><msqrt><mi>y</mi></msqrt>", String.raw`{x}^{2} + \sqrt{y}`],
    [
      "<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover><msub><mi>a</mi><mi>i</mi></msub>",
      "∑_{i = 1}^{n} {a}_{i}",
    ],
    ["<mi>sin</mi><mi>α</mi><mtext>当</mtext>", String.raw`\sin α \text{当}`],
    ["<mo>{</mo><mn>5</mn><mo>%</mo>", String.raw`\{ 5 \%`],
  ])("of %s becomes LaTeX", (inside, latex) =>
    expect(latexOf(`<m:math xmlns:m="http://www.w3.org/1998/Math/MathML">${inside}</m:math>`)).toEqual({
      latex,
      isBlock: false,
    }),
  );

  it("that is not taken is named and read as text", () => {
    const { document, omitted } = richFromHtml("<p>甲<math><maction><mi>x</mi></maction><mi>y</mi></math>乙</p>");
    expect(omitted).toEqual(["formula"]);
    expect(JSON.stringify(document)).toContain("x");
  });

  it("nested without end costs no stack", () => expect(latexOf(`<math>${"<mrow>".repeat(50_000)}`)).toBeUndefined());
});

describe("questions with formulae", () => {
  it("are read from QTI, whatever its prefix of MathML is", () => {
    const item = `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" xmlns:m="http://www.w3.org/1998/Math/MathML" identifier="a" title="a"><responseDeclaration identifier="R" cardinality="single" baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration><itemBody><p>求 <m:math><m:mfrac><m:mi>U</m:mi><m:mi>R</m:mi></m:mfrac></m:math></p><choiceInteraction responseIdentifier="R"><simpleChoice identifier="A">一</simpleChoice><simpleChoice identifier="B">二</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
    const { questions } = readQuestions({ format: "qti", bytes: Buffer.from(item) });
    expect(questions[0]?.body.stem.content).toEqual([
      {
        type: "paragraph",
        content: [
          { type: "text", text: "求 " },
          { type: "formula", attrs: { latex: String.raw`\frac{U}{R}` } },
        ],
      },
    ]);
  });

  it("are read from GIFT", () => {
    const gift = String.raw`::1::欧姆定律 \\(I\=\\frac\{U\}\{R\}\\) 对吗？{T}`;
    const { questions, problems } = readQuestions({ format: "gift", bytes: Buffer.from(gift) });
    expect(problems).toEqual([]);
    expect(JSON.stringify(questions[0]?.body.stem)).toContain(JSON.stringify(String.raw`I=\frac{U}{R}`));
  });

  it("are read from Chinese text, options and explanation too", () => {
    const text = String.raw`1．功率是
A．$P=UI$
B．$P=U/I$
答案：A
解析：由 $$P=\frac{W}{t}$$ 得`;
    const { questions } = readQuestions({ format: "text", bytes: Buffer.from(text) });
    expect(questions[0]?.body.options?.map(({ content }) => content.content)).toEqual([
      [{ type: "paragraph", content: [{ type: "formula", attrs: { latex: "P=UI" } }] }],
      [{ type: "paragraph", content: [{ type: "formula", attrs: { latex: "P=U/I" } }] }],
    ]);
    expect(JSON.stringify(questions[0]?.key.explanation)).toContain("frac");
  });

  it("are read from Moodle's XML", () => {
    const xml = String.raw`<quiz><question type="truefalse"><name><text>a</text></name><questiontext format="html"><text><![CDATA[<p>若 \(x<1\) 则 <math><msup><mi>x</mi><mn>2</mn></msup></math></p>]]></text></questiontext><answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>`;
    const { questions } = readQuestions({ format: "moodle", bytes: Buffer.from(xml) });
    expect(JSON.stringify(questions[0]?.body.stem)).toContain("{x}^{2}");
  });

  it("are no duplicates where only the case of a letter in a formula differs", () => {
    const body = (latex: string) => ({
      stem: {
        type: "doc",
        content: [
          {
            type: "paragraph",
            content: [
              { type: "text", text: "求 A" },
              { type: "formula", attrs: { latex } },
            ],
          },
        ],
      } as RichText,
    });
    const hash = (latex: string) => bodyHash(QuestionKindEnum.shortAnswer, body(latex));
    expect(hash(String.raw`\Omega`)).not.toBe(hash(String.raw`\omega`));
    expect(hash("x  + y")).toBe(hash("x + y"));
  });
});
