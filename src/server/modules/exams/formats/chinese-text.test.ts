import { describe, expect, it } from "vitest";
import { QuestionKindEnum } from "../../../../generated/enums.ts";
import { richTextWords } from "../../../../shared/richtext.ts";
import { readChineseText } from "./chinese-text.ts";

const paper = `一、单项选择题（每题 1 分）
1．低压验电器只能在（    ）V 以下使用。
A．220　　B．380
C．500　　D．1000
答案：C
解析：低压验电器的耐压以五百伏为限。
难度：易
知识点：验电、安全用具
2、安全电压的上限是（ B ）。
A、24 V
B、36 V
二、多选题
3. 停电作业的技术措施有哪些？
A. 停电 B. 验电 C. 装设接地线 D. 拍照
【答案】ABC
三、判断题
4．三相四线制的零线上可以装熔断器。
答案：×
四、填空题
5．我国电网的频率是____Hz，周期是____s。
答案：50；0.02/1÷50
五、简答题
6．为什么要保护接零？
请分点说明。
参考答案：一、设备漏电时……
二、……
`;

describe("questions as Chinese teachers write them", () => {
  const { questions, problems } = readChineseText(paper);
  it("are all read", () => {
    expect(problems).toEqual([]);
    expect(questions.map(({ line, kind }) => [line, kind])).toEqual([
      [2, QuestionKindEnum.singleChoice],
      [9, QuestionKindEnum.singleChoice],
      [13, QuestionKindEnum.multipleChoice],
      [17, QuestionKindEnum.trueOrFalse],
      [20, QuestionKindEnum.blanks],
      [23, QuestionKindEnum.shortAnswer],
    ]);
  });
  it("have their options, also where several stand in a line", () => {
    expect(questions[0]?.body.options?.map(({ content }) => richTextWords(content))).toEqual([
      "220",
      "380",
      "500",
      "1000",
    ]);
    expect(questions[2]?.key.right).toEqual(["a", "b", "c"]);
  });
  it("give their key, explanation, difficulty and tags, and nothing of them in the stem", () => {
    expect(questions[0]).toMatchObject({ key: { right: ["c"] }, difficulty: 1, tags: ["验电", "安全用具"] });
    expect(richTextWords(questions[0]!.key.explanation!)).toContain("五百伏");
    expect(richTextWords(questions[1]!.body.stem)).toBe("安全电压的上限是____。");
    expect(questions[1]?.key.right).toEqual(["b"]);
    expect(questions[3]?.key.right).toEqual(["false"]);
  });
  it("have a key for each blank", () => {
    expect(questions[4]?.body.blankCount).toBe(2);
    expect(questions[4]?.key.blanks).toEqual([{ accept: ["50"] }, { accept: ["0.02", "1÷50"] }]);
  });
  it("keep all lines of a stem and of an answer in words", () => {
    expect(richTextWords(questions[5]!.body.stem)).toContain("请分点说明");
  });
});

it.each([
  ["1．\nA．甲\nB．乙\n答案：A", "noStem"],
  ["1．问\nA．甲\nB．乙", "noAnswer"],
  ["1．问\nA．甲\n答案：A", "noOptions"],
  ["1．问\nA．甲\nB．乙\n答案：C", "unknownOption"],
  ["1．问\nA．甲\nA．乙\n答案：A", "sameOptionTwice"],
  ["1．[单选题]问\nA．甲\nB．乙\n答案：AB", "twoRightOptions"],
  ["三、判断题\n1．问\n答案：大概", "notTrueOrFalse"],
  ["1．甲____乙____\n答案：子", "blanksAndAnswers"],
  ["期末试卷\n1．问\n答案：对", "beforeFirstQuestion"],
  [`1．${"长".repeat(6000)}\n答案：对`, "tooLong"],
])("%j is refused: %s", (text, code) =>
  expect(readChineseText(text).problems.map((problem) => problem.code)).toEqual([code]),
);

it("takes the others when each tenth question has a mistake", () => {
  const text = Array.from(
    { length: 1000 },
    (_, n) => `${n + 1}．问 ${n}\nA．甲\nB．乙\n答案：${n % 10 === 9 ? "Z" : "A"}`,
  );
  const { questions, problems } = readChineseText(text.join("\n"));
  expect([questions.length, problems.length]).toEqual([900, 100]);
  expect(problems[0]).toEqual({ line: 40, code: "unknownOption", found: "Z", expected: "A、B" });
});
