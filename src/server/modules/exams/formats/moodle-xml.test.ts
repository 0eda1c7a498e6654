import { describe, expect, it } from "vitest";
import { ChoiceScoringEnum, QuestionKindEnum } from "../../../../generated/enums.ts";
import { richTextWords } from "../../../../shared/richtext.ts";
import { readMoodleXml } from "./moodle-xml.ts";

const question = (type: string, stem: string, more = "") => `  <question type="${type}">
    <name><text>n</text></name>
    <questiontext format="html"><text><![CDATA[${stem}]]></text></questiontext>
    <generalfeedback format="html"><text>因为 &lt;i&gt;如此&lt;/i&gt;&#12290;</text></generalfeedback>
    ${more}
  </question>`;
const answer = (fraction: number, text: string, more = "") =>
  `<answer fraction="${fraction}" format="html"><text>${text}</text>${more}</answer>`;

const quiz = `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<!-- question: 0 -->
  <question type="category"><category><text>$course$/top/电工</text></category></question>
${question("multichoice", "<p>选<b>一</b>个&nbsp;：3&nbsp;&lt;&nbsp;5？</p><img src='@@PLUGINFILE@@/a.png' alt='图'>", `<single>true</single>${answer(100, "甲 &amp; 乙")}${answer(0, "丙", "<feedback><text>不对</text></feedback>")}`)}
${question("multichoice", "选几个", `<single>false</single>${answer(50, "甲")}${answer(50, "乙")}${answer(-50, "丙")}<tags><tag><text>验电</text></tag></tags>`)}
${question("truefalse", "对吗", answer(0, "true") + answer(100, "false"))}
${question("shortanswer", "首都", `<usecase>1</usecase>${answer(100, "北京")}${answer(100, "Beijing")}`)}
${question("numerical", "频率", answer(100, "50", "<tolerance>0.5</tolerance>"))}
${question("matching", "配对", `<subquestion format="html"><text>电压</text><answer><text>伏特</text></answer></subquestion><subquestion><text></text><answer><text>瓦特</text></answer></subquestion>`)}
${question("essay", "论述", "<graderinfo format='html'><text>要点</text></graderinfo>")}
${question("ordering", "排序", answer(1, "先") + answer(1, "后"))}
${question("cloze", "{1:SHORTANSWER:=甲}")}
</quiz>`;

describe("Moodle XML", () => {
  const { questions, problems, omissions } = readMoodleXml(quiz);
  it("is read, each question with its line", () =>
    expect(questions.map(({ line, kind }) => [line, kind])).toEqual([
      [5, QuestionKindEnum.singleChoice],
      [11, QuestionKindEnum.multipleChoice],
      [17, QuestionKindEnum.trueOrFalse],
      [23, QuestionKindEnum.blanks],
      [29, QuestionKindEnum.blanks],
      [35, QuestionKindEnum.matching],
      [41, QuestionKindEnum.shortAnswer],
      [47, QuestionKindEnum.ordering],
    ]));
  it("keeps the form of texts and the characters of references", () => {
    expect(richTextWords(questions[0]!.body.stem)).toBe("选一个 ：3 < 5？");
    expect(JSON.stringify(questions[0]!.body.stem)).toContain('"bold"');
    expect(richTextWords(questions[0]!.body.options![0]!.content)).toBe("甲 & 乙");
    expect(richTextWords(questions[0]!.key.explanation!)).toBe("因为 如此。");
  });
  it("gives keys and tags", () => {
    expect(questions[1]).toMatchObject({
      key: { right: ["a", "b"], scoring: ChoiceScoringEnum.deduction },
      tags: ["验电", "电工"],
    });
    expect(questions[2]?.key.right).toEqual(["false"]);
    expect(questions[3]?.key.blanks).toEqual([{ accept: ["北京", "Beijing"], caseSensitive: true }]);
    expect(questions[4]?.key.blanks).toEqual([{ number: 50, tolerance: 0.5 }]);
    expect(questions[5]?.body.targets).toHaveLength(2);
    expect(questions[6]?.key.sample).toBe("要点");
    expect(questions[7]?.key.right).toEqual(["a", "b"]);
    expect(questions[7]?.body.options?.map(({ id }) => id)).toEqual(["b", "a"]);
  });
  it("names what was not taken over, and the types that there are not here", () => {
    expect(omissions).toEqual([
      { line: 5, code: "picture" },
      { line: 5, code: "feedback" },
    ]);
    expect(problems).toMatchObject([{ line: 53, code: "notTaken", found: "cloze" }]);
  });
});

it("takes the questions around one that is not well-formed", () => {
  const broken = quiz.replace("<single>false</single>", "<single>false");
  const { questions, problems } = readMoodleXml(broken);
  expect(questions).toHaveLength(7);
  expect(problems[0]).toMatchObject({ line: 16, code: "notReadable" });
});

it("refuses a file that defines entities, wherever it does", () => {
  const laughs = `<?xml version="1.0"?>\n<!DOCTYPE quiz [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>\n<quiz>${question("essay", "&b;")}</quiz>`;
  expect(() => readMoodleXml(laughs)).toThrow("fileWithEntities in line 2");
});

it("shows a reference that nobody defined as it stands there", () =>
  expect(
    readMoodleXml(`<quiz>${question("essay", "").replace("<![CDATA[]]>", "&b; &amp; c")}</quiz>`).questions.map((one) =>
      richTextWords(one.body.stem),
    ),
  ).toEqual(["&b; & c"]));
