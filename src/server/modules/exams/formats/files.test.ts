import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { ChoiceScoringEnum, QuestionKindEnum } from "../../../../generated/enums.ts";
import { richTextWords } from "../../../../shared/richtext.ts";
import { workbookOf } from "../../../lib/sheets.ts";
import { MAX_QUESTIONS, readQuestions } from "./read-questions.ts";

const read = (text: string, format: Parameters<typeof readQuestions>[0]["format"] = "auto") =>
  readQuestions({ format, bytes: Buffer.from(text) });
const packed = (files: Record<string, string | Uint8Array>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === "string" ? new TextEncoder().encode(content) : content,
      ]),
    ),
    { level: 1 },
  );

describe("a file of unknown format", () => {
  it.each([
    ["1．问\nA．甲\nB．乙\n答案：A", "text"],
    ["问 {=甲 ~乙}", "gift"],
    ["问｛＝甲 ～乙｝", "gift"],
    ["::一:: 1．问 {T}", "gift"],
    ['<?xml version="1.0"?><quiz></quiz>', "moodle"],
    ['<?xml version="1.0"?><assessmentItem xmlns="x"/>', "qti"],
  ])("%j is known by what is in it: %s", (text, format) => expect(read(text).format).toBe(format));
  it("is read in the encodings that Chinese programs write", () => {
    // "1．问 答案：对" in GB 18030, and in UTF-16 with its mark.
    const old = Buffer.from("31a3aececaa3bf0ab4f0b0b8a3bab6d4", "hex");
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("1．问？\n答案：对", "utf16le")]);
    for (const bytes of [old, utf16])
      expect(richTextWords(readQuestions({ format: "auto", bytes }).questions[0]!.body.stem)).toBe("问？");
  });
});

describe("a file that is hostile or broken", () => {
  const codes = (bytes: Uint8Array, format: "auto" | "qti" | "xlsx" = "auto") => {
    const { questions, problems } = readQuestions({ format, bytes });
    expect(questions).toEqual([]);
    return problems.map(({ code }) => code);
  };
  it("is named: nothing in it, nothing to read, no questions, no head", async () => {
    expect(codes(new Uint8Array())).toEqual(["fileEmpty"]);
    expect(codes(packed({ "a.xml": "<x/>".repeat(50) }).slice(0, 40))).toEqual(["fileUnreadable"]);
    expect(codes(Buffer.from("\n\n"))).toEqual(["fileWithoutQuestions"]);
    expect(codes(packed({ "readme.txt": "x" }))).toEqual(["fileWithoutQuestions"]);
    expect(codes(await workbookOf({ name: "x", head: ["姓名", "成绩"], rows: [["张", 1]] }))).toEqual([
      "fileWithoutHead",
    ]);
    expect(codes(packed({ "xl/workbook.xml": "<workbook" }))).toEqual(["fileUnreadable"]);
  });
  it("is given up as soon as it has more than a file of questions can have", () => {
    const zeros = new Uint8Array(34 * 1024 * 1024);
    expect(codes(packed({ "items/a.xml": zeros }))).toEqual(["fileTooLarge"]);
    expect(codes(packed({ "xl/workbook.xml": zeros }))).toEqual(["fileTooLarge"]);
    expect(codes(new Uint8Array(11 * 1024 * 1024))).toEqual(["fileTooLarge"]);
  });
  it("is refused where it defines entities, in a workbook and in a package too", () => {
    const doctype = `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>`;
    expect(codes(Buffer.from(`<?xml version="1.0"?>${doctype}`))).toEqual(["fileWithEntities"]);
    expect(codes(packed({ "xl/workbook.xml": doctype }))).toEqual(["fileWithEntities"]);
    expect(codes(packed({ "imsmanifest.xml": doctype }))).toEqual(["fileWithEntities"]);
    expect(codes(packed({ "items/a.xml": doctype }))).toEqual(["fileWithEntities"]);
  });
  it("with 50,000 questions is refused with both numbers", () => {
    const { problems } = read(Array.from({ length: 50_000 }, (_, n) => `${n % 9999}．问\n答案：对`).join("\n"));
    expect(problems).toEqual([{ line: 1, code: "tooManyQuestions", found: "50000", expected: String(MAX_QUESTIONS) }]);
  });
  it("with a question that is far too long loses that one alone", () => {
    const { questions, problems } = read(`问 {T}\n\n${"长".repeat(6000)} {T}\n\n[html]${"<b>".repeat(20_000)}深 {F}`);
    expect(questions).toHaveLength(2);
    expect(problems).toMatchObject([{ line: 3, code: "tooLong" }]);
  });
});

describe("a sheet", () => {
  const sheet = async (...rows: (string | number)[][]) =>
    readQuestions({
      format: "auto",
      bytes: await workbookOf({
        name: "题目",
        head: ["题型", "题干", "选项A", "选项B", "选项C", "答案", "解析", "难度", "知识点"],
        rows,
      }),
    });
  it("says of a refused row its row, its column and what stood there", async () => {
    const { questions, problems } = await sheet(
      ["示例：单选题", "例", "甲", "乙", "", "A"],
      ["单选题", "问", "甲", "乙", "", "C"],
      ["判断", "问", "", "", "", "也许"],
      ["画图题", "问", "", "", "", "A"],
      ["", "问", "甲", "乙", "丙", "AB", "解", 2, "一、二"],
      ["小题：判断题", "问", "", "", "", "对"],
      ["连线题", "配", "甲", "乙|丙", "", ""],
      ["排序题", "排", "甲", "乙", "", "A"],
      ["多选题", "", "甲", "乙", "", "A"],
    );
    expect(problems).toEqual([
      { line: 3, column: 6, code: "unknownOption", found: "C", expected: "A、B" },
      { line: 4, column: 6, code: "notTrueOrFalse", found: "也许" },
      { line: 5, column: 1, code: "unknownKind", found: "画图题" },
      { line: 7, column: 1, code: "partWithoutMaterial" },
      { line: 8, code: "pairWithoutSides", found: "甲" },
      { line: 9, column: 6, code: "unknownOption", found: "A" },
      { line: 10, column: 2, code: "noStem" },
    ]);
    expect(questions).toMatchObject([
      { line: 6, kind: QuestionKindEnum.multipleChoice, key: { right: ["a", "b"] }, difficulty: 2, tags: ["一", "二"] },
    ]);
  });
  it("has a material with its parts in the rows below it, all or none", async () => {
    const { questions, problems } = await sheet(
      ["材料题", "读", "", "", "", ""],
      ["小题：判断题", "问一", "", "", "", "对"],
      ["小题：填空题", "是____", "", "", "", "3.14±0.01"],
      ["材料题", "再读", "", "", "", ""],
      ["小题：单选题", "问", "甲", "乙", "", "D"],
      ["材料题", "又读", "", "", "", ""],
    );
    expect(questions).toHaveLength(1);
    expect(questions[0]?.key.parts).toEqual([
      { id: "p1", right: ["true"] },
      { id: "p2", blanks: [{ number: 3.14, tolerance: 0.01 }] },
    ]);
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [6, "unknownOption"],
      [7, "materialWithoutParts"],
    ]);
  });
});

describe("a package of QTI 2.1", () => {
  const item = (declarations: string, body: string) =>
    `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="t">${declarations}<itemBody>${body}</itemBody></assessmentItem>`;
  const declare = (cardinality: string, type: string, values: string[], id = "RESPONSE") =>
    `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${type}"><correctResponse>${values
      .map((value) => `<value>${value}</value>`)
      .join("")}</correctResponse></responseDeclaration>`;
  const choices = (...ids: string[]) =>
    ids.map((id) => `<simpleChoice identifier="${id}">选 ${id}</simpleChoice>`).join("");
  const { questions, problems, omissions } = readQuestions({
    format: "auto",
    bytes: packed({
      "imsmanifest.xml": `<manifest><resources><resource href="q/1.xml"><metadata><lom><general><keyword><string>验电</string></keyword></general></lom></metadata></resource></resources></manifest>`,
      "q/1.xml": item(
        declare("single", "identifier", ["ChoiceB"]),
        `<p>看图</p><img src="a.png" alt=""/><choiceInteraction responseIdentifier="RESPONSE" maxChoices="1"><prompt>哪个？</prompt>${choices("ChoiceA", "ChoiceB")}</choiceInteraction>`,
      ),
      "q/2.xml": item(
        declare("multiple", "identifier", ["A", "C"]),
        `<choiceInteraction responseIdentifier="RESPONSE" maxChoices="0"><prompt>哪些？</prompt>${choices("A", "B", "C")}</choiceInteraction>`,
      ),
      "q/3.xml": item(
        declare("single", "string", ["北京"], "R1") + declare("single", "float", ["3.5"], "R2"),
        `<p>首都 <textEntryInteraction responseIdentifier="R1"/>，数 <textEntryInteraction responseIdentifier="R2"/></p>`,
      ),
      "q/4.xml": item(declare("single", "point", ["1 2"]), `<hotspotInteraction responseIdentifier="RESPONSE"/>`),
      "q/5.xml": "<assessmentItem><itemBody></assessmentItem>",
      "q/6.xml": item(
        declare("single", "identifier", ["A"], "R1") + declare("ordered", "identifier", ["B", "A"], "R2"),
        `<p>读材料</p><choiceInteraction responseIdentifier="R1" maxChoices="1"><prompt>一</prompt>${choices("A", "B")}</choiceInteraction><orderInteraction responseIdentifier="R2"><prompt>二</prompt>${choices("A", "B")}</orderInteraction>`,
      ),
      "test.xml": "<assessmentTest/>",
    }),
  });
  it("is mapped on questions of ours", () => {
    expect(questions.map(({ file, kind }) => [file, kind])).toEqual([
      ["q/1.xml", QuestionKindEnum.singleChoice],
      ["q/2.xml", QuestionKindEnum.multipleChoice],
      ["q/3.xml", QuestionKindEnum.blanks],
      ["q/6.xml", QuestionKindEnum.material],
    ]);
    expect(questions[0]).toMatchObject({ key: { right: ["b"] }, tags: ["验电"] });
    expect(richTextWords(questions[0]!.body.stem)).toBe("看图 哪个？");
    expect(questions[1]?.key).toEqual({ right: ["a", "c"] });
    expect(richTextWords(questions[2]!.body.stem)).toBe("首都 ____，数 ____");
    expect(questions[2]?.key.blanks).toEqual([{ accept: ["北京"] }, { number: 3.5 }]);
    expect(questions[3]?.key.parts).toEqual([
      { id: "p1", right: ["a"] },
      { id: "p2", right: ["b", "a"] },
    ]);
  });
  it("says by file what was not taken over", () => {
    expect(problems).toMatchObject([
      { file: "q/4.xml", code: "notTaken", found: "hotspotinteraction" },
      { file: "q/5.xml", code: "notReadable" },
    ]);
    expect(omissions).toMatchObject([{ file: "q/1.xml", code: "picture" }]);
  });
});

it("reads what wrong choices cost in QTI 2 as deduction", () => {
  const xml = `<?xml version="1.0"?><assessmentItem><responseDeclaration identifier="RESPONSE" cardinality="multiple" baseType="identifier"><mapping><mapEntry mapKey="A" mappedValue="1"/><mapEntry mapKey="B" mappedValue="1"/><mapEntry mapKey="C" mappedValue="-1"/></mapping></responseDeclaration><itemBody><choiceInteraction responseIdentifier="RESPONSE" maxChoices="0"><prompt>x</prompt><simpleChoice identifier="A">1</simpleChoice><simpleChoice identifier="B">2</simpleChoice><simpleChoice identifier="C">3</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
  expect(read(xml).questions[0]?.key).toEqual({ right: ["a", "b"], scoring: ChoiceScoringEnum.deduction });
});
