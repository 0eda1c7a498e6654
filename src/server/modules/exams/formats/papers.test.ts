import { describe, expect, it } from "vitest";
import { readChineseText } from "./chinese-text.ts";
import { readQuestions } from "./read-questions.ts";
import { countPaper } from "./testing/count-paper.ts";
import { papers } from "./testing/papers.ts";

/**
 * What comes of each layout: right, doubtful (taken, and shown first), refused with its line, silently wrong. `before` is
 * what came of the same papers while a line without a mark fell through to the mildest kind of question.
 */
const table = [
  { layout: 1, before: [6, 0, 0, 0], after: [6, 0, 0, 0] },
  { layout: 2, before: [1, 0, 1, 2], after: [4, 0, 0, 0] },
  { layout: 3, before: [0, 0, 2, 3], after: [5, 0, 0, 0] },
  { layout: 4, before: [0, 0, 2, 1], after: [3, 0, 0, 0] },
  { layout: 5, before: [0, 0, 0, 2], after: [2, 0, 0, 0] },
  { layout: 6, before: [0, 0, 2, 0], after: [2, 0, 0, 0] },
  { layout: 7, before: [0, 0, 2, 0], after: [2, 0, 0, 0] },
  { layout: 8, before: [0, 0, 3, 0], after: [3, 0, 0, 0] },
  { layout: 9, before: [0, 0, 0, 3], after: [3, 0, 0, 0] },
  { layout: 10, before: [0, 0, 2, 2], after: [4, 0, 0, 0] },
  { layout: 11, before: [0, 0, 0, 5], after: [5, 0, 0, 0] },
  { layout: 12, before: [2, 0, 3, 2], after: [6, 1, 0, 0] },
  { layout: 13, before: [0, 0, 0, 3], after: [0, 0, 3, 0] },
  { layout: 14, before: [0, 0, 0, 2], after: [0, 0, 2, 0] },
  { layout: 15, before: [0, 0, 3, 1], after: [3, 0, 1, 0] },
  { layout: 16, before: [1, 0, 0, 1], after: [2, 0, 0, 0] },
  { layout: 17, before: [0, 0, 0, 3], after: [3, 0, 0, 0] },
  { layout: 18, before: [2, 0, 0, 3], after: [1, 4, 0, 0] },
  { layout: 19, before: [1, 0, 1, 2], after: [3, 1, 0, 0] },
  { layout: 20, before: [1, 0, 1, 1], after: [3, 0, 0, 0] },
];

describe("papers as Chinese teachers write them", () => {
  it.each(table)("layout $layout gives $after, and gave $before", ({ layout, after }) => {
    const paper = papers.find((one) => one.layout.startsWith(`${layout} `))!;
    const { right, doubtful, refused, silent } = countPaper(readChineseText(paper.text), paper.means);
    expect([right, doubtful, refused, silent]).toEqual(after);
  });

  it("never give a question that is silently wrong, in any layout and with Windows line ends", () => {
    const silent = papers.flatMap(({ layout, text, means }) =>
      [text, text.replaceAll("\n", "\r\n"), `\ufeff${text}\n\n`].flatMap((one) =>
        countPaper(readChineseText(one), means).silent > 0 ? [layout] : [],
      ),
    );
    expect(silent).toEqual([]);
    expect(table.map(({ layout }) => layout)).toEqual(papers.map((_, place) => place + 1));
  });

  it("keep 答案 and 答案解析 apart, whichever label begins another", () => {
    for (const label of ["答案解析：", "【答案解析】：", "试题解析：", "参考解析："]) {
      const { questions } = readChineseText(`1. 首都是____。\n答案：北京\n${label}略`);
      expect(questions[0]?.key, label).toMatchObject({ blanks: [{ accept: ["北京"] }] });
      expect(questions[0]?.key.explanation?.content, label).toHaveLength(1);
    }
  });

  it.each([
    ["1. 下列正确答案是（ ）\n答案：甲", "answerInStem"],
    ["1. 为什么？", "noKey"],
    ["1. 首都是____。\n答案：北京\n下面是材料", "wordsInKey"],
    ["五、简答题\n1. 问\n答案：B", "shortSample"],
    ["五、简答题\n1. 问\n答案：对", "shortSample"],
    ["1. 甲句。\n答案：对\n3. 乙句。\n答案：错", "numbers"],
    [
      "一、判断题\n小明走路去学校，用了二十分钟，比骑车多用十分钟，比坐车多用五分钟。\n1. 甲句。\n答案：对",
      "textAbove",
    ],
    ["1. 甲是____。\n答案：乙（或者丙、丁）", "wordsInKey"],
  ])("%j is doubtful: %s", (text, doubt) => expect(readChineseText(text).questions[0]?.doubts).toContain(doubt));

  it.each([
    ["1. 甲\n答案：乙\n（1）丙\n答案：丁", "answerTwice"],
    ["1. 损害听力的是\n答案：B", "optionsNotRead"],
    ["一、题\n阅读材料，回答1-2题。\n1. 甲句。\n答案：对", "materialNotRead"],
    ["1. 甲句。\n2. 乙句。\n参考答案\n1. 对\n7. 错", "answerOfNone"],
  ])("%j is refused: %s", (text, code) =>
    expect(readChineseText(text).problems.map((problem) => problem.code)).toContain(code),
  );

  it("give the points of a heading, of a stem and of a label", () => {
    const { questions } = readChineseText(
      "一、判断题（每题2分）\n1. 甲。\n答案：对\n2.（3分）乙。\n答案：对\n3. 丙。\n答案：对\n分值：4",
    );
    expect(questions.map(({ points }) => points)).toEqual([2, 3, 4]);
  });
});

const read = (text: string) => readQuestions({ format: "auto", bytes: Buffer.from(text) });
const codes = (text: string) => read(text).problems.map(({ code }) => code);

describe("a file that would lose its sense", () => {
  it.each([
    ["a short answer of GIFT that earns a quarter", "Where from? {=%25%Bethlehem =%0%Rome}", "partialAnswers"],
    ["a number of GIFT that earns a half", "How many? {#=%50%3:0}", "partialAnswers"],
    ["two full answers of a choice of GIFT", "Which? {~%100%a ~%100%b ~c}", "twoRightOptions"],
    [
      "a short answer of Moodle that earns a quarter",
      '<quiz><question type="shortanswer"><questiontext><text>q</text></questiontext><answer fraction="25"><text>a</text></answer></question></quiz>',
      "partialAnswers",
    ],
    [
      "options of Moodle that are pictures alone",
      '<quiz><question type="multichoice"><questiontext format="html"><text>q</text></questiontext><single>true</single><answer fraction="100" format="html"><text>&lt;img src="@@PLUGINFILE@@/a.png"&gt;</text></answer><answer fraction="0" format="html"><text>&lt;img src="@@PLUGINFILE@@/b.png"&gt;</text></answer></question></quiz>',
      "emptyOption",
    ],
    [
      "a template of QTI",
      '<assessmentItem identifier="i"><templateDeclaration identifier="A"/><itemBody><choiceInteraction responseIdentifier="RESPONSE"/></itemBody></assessmentItem>',
      "template",
    ],
    ["QTI 1.2", '<?xml version="1.0"?><questestinterop><item/></questestinterop>', "fileIsQti12"],
    ["other XML", '<?xml version="1.0"?><html><p>x</p></html>', "fileIsOther"],
    ["a table as text", "题型,题干,选项A,选项B,答案\n单选题,问,甲,乙,A", "fileIsCsv"],
    ["Aiken", "What is it?\nA. one\nB. two\nANSWER: B", "fileIsAiken"],
    ["PDF", "%PDF-1.7 1. x", "fileIsOther"],
  ])("%s is refused by its name", (_what, text, code) => {
    expect(read(text).questions).toEqual([]);
    expect(codes(text)).toEqual([code]);
  });

  it("keeps of short answers those that earn everything, alike in GIFT and Moodle XML", () => {
    const gift = read("Where from? {=Nazareth =%25%Bethlehem =%0%Rome}");
    expect(gift.questions[0]).toMatchObject({
      key: { blanks: [{ accept: ["Nazareth"] }] },
      doubts: ["weightsLeftOut"],
    });
    const moodle = read(
      '<quiz><question type="shortanswer"><questiontext><text>q</text></questiontext><answer fraction="100"><text>Nazareth</text></answer><answer fraction="25"><text>Bethlehem</text></answer></question></quiz>',
    );
    expect(moodle.questions[0]).toMatchObject({
      key: { blanks: [{ accept: ["Nazareth"] }] },
      doubts: ["weightsLeftOut"],
    });
  });

  it("takes no feedback of QTI for text of an option, and knows QTI 3 without an XML declaration", () => {
    const choice = (id: string, text: string) =>
      `<qti-simple-choice identifier="${id}">${text}<qti-feedback-inline outcome-identifier="F" identifier="${id}">Yes, correct.</qti-feedback-inline></qti-simple-choice>`;
    const { questions, format } = read(
      `<qti-assessment-item identifier="i"><qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>A</qti-value></qti-correct-response></qti-response-declaration><qti-item-body><qti-choice-interaction response-identifier="RESPONSE" max-choices="1"><qti-prompt>q</qti-prompt>${choice("A", "Paris")}${choice("B", "Rome")}</qti-choice-interaction></qti-item-body><qti-modal-feedback identifier="a">correct</qti-modal-feedback><qti-modal-feedback identifier="b">incorrect</qti-modal-feedback></qti-assessment-item>`,
    );
    expect(format).toBe("qti");
    expect(JSON.stringify(questions)).not.toMatch(/correct/);
    expect(questions[0]?.key.right).toEqual(["a"]);
  });

  it("gives the edges of a range in the figures that it has", () => {
    expect(read("Pi? {#3.141..3.142}").questions[0]?.key.blanks).toEqual([{ number: 3.1415, tolerance: 0.0005 }]);
  });
});
