import { describe, expect, it } from "vitest";
import { ChoiceScoringEnum, QuestionKindEnum } from "../../../../generated/enums.ts";
import { richTextWords } from "../../../../shared/richtext.ts";
import { readGift, withHalfWidthSigns } from "./gift-read.ts";

const quiz = `// the first
$CATEGORY: $course$/电工/安全用电

::Q1:: 低压验电器只能在 {
  =500#对
  ~1000
  ~%50%380
} V 以下使用。

// [id:7] [tag:验电] [difficulty:2]
[html]<p>哪些是<b>技术措施</b>？</p>{
  ~%50%停电
  ~%50%验电
  ~%-50%拍照
####<p>见规程。</p>}

零线上可以装熔断器。{F}

电网的频率是多少赫兹？{#50:0.2}

周期在 {#0.01..0.03} 秒左右

首都是 {=北京 =北京市 =%50%京}。

配对{=电压 -> 伏特 =电流 -> 安培 = -> 瓦特}

为什么要保护接零？{}
`;

describe("GIFT", () => {
  const { questions, problems, omissions } = readGift(quiz);
  it("is read, each question with its line", () => {
    expect(problems).toEqual([]);
    expect(questions.map(({ line, kind }) => [line, kind])).toEqual([
      [4, QuestionKindEnum.singleChoice],
      [10, QuestionKindEnum.multipleChoice],
      [17, QuestionKindEnum.trueOrFalse],
      [19, QuestionKindEnum.blanks],
      [21, QuestionKindEnum.blanks],
      [23, QuestionKindEnum.blanks],
      [25, QuestionKindEnum.matching],
      [27, QuestionKindEnum.shortAnswer],
    ]);
  });
  it("gives the place of what was missing in a sentence", () =>
    expect(richTextWords(questions[0]!.body.stem)).toBe("低压验电器只能在 ____ V 以下使用。"));
  it("gives keys, numbers as the middle of their range", () => {
    expect(questions[0]?.key.right).toEqual(["a"]);
    expect(questions[1]?.key).toMatchObject({ right: ["a", "b"], scoring: ChoiceScoringEnum.deduction });
    expect(questions[3]?.key.blanks).toEqual([{ number: 50, tolerance: 0.2 }]);
    expect(questions[4]?.key.blanks?.[0]?.number).toBeCloseTo(0.02, 12);
    expect(questions[5]?.key.blanks).toEqual([{ accept: ["北京", "北京市"] }]);
    expect(questions[6]?.body.targets).toHaveLength(3);
  });
  it("gives tags, those of a category too, and the difficulty of our own files", () => {
    expect(questions[0]?.tags).toEqual(["安全用电"]);
    expect(questions[1]).toMatchObject({ tags: ["验电", "安全用电"], difficulty: 2 });
  });
  it("names what a question had and is not taken over", () =>
    expect(omissions).toEqual([
      { line: 4, code: "feedback" },
      { line: 4, code: "weights" },
      { line: 23, code: "weights" },
    ]));
});

it.each([
  ["问 {=甲 ~乙", { line: 1, column: 9, code: "notReadable" }],
  ["好 {T}\n\n问\n{=甲} 与 {=乙}", { line: 4, column: 8, code: "notReadable" }],
  ["问｛＝甲 ～乙｝", { line: 1, code: "fullWidthSigns" }],
  ["没有答案", { line: 1, code: "noAnswer" }],
  ["{=甲 ~乙}", { line: 1, code: "noStem" }],
  ["问 {~甲 ~乙}", { line: 1, code: "noAnswer" }],
  ["问 {=甲 =乙 ~丙}", { line: 1, code: "twoRightOptions", found: "A, B" }],
])("%j is refused with its line", (text, problem) => expect(readGift(text).problems).toMatchObject([problem]));

it("is read with full-width signs when they are to be taken for its own", () => {
  const text = "问｛＝甲 ～乙｝";
  expect(readGift(withHalfWidthSigns(text)).questions[0]?.key.right).toEqual(["a"]);
});

it("takes the others when each tenth question has a mistake, and names each refused one with its line", () => {
  const count = 2000;
  const text = Array.from({ length: count }, (_, n) => `问 ${n} {=甲 ~乙${n % 10 === 9 ? "" : "}"}`).join("\n\n");
  const { questions, problems } = readGift(text);
  expect([questions.length, problems.length]).toEqual([1800, 200]);
  expect(problems.map(({ line }) => line)).toEqual(Array.from({ length: 200 }, (_, n) => 19 + n * 20));
});

describe("GIFT as the manual of Moodle writes it", () => {
  it("needs no backslash before signs outside the answers, in stems, titles and comments", () => {
    const { questions, problems } = readGift(
      [
        "::Q1:: 1+1=2 {T}",
        "// a: b = c\n::比例: 一:: 3:6 = 1:2 吗？{T}",
        "当 x = 2 时 x^2 = {=4} # 记住",
        "a \\= b, c = d {=e}",
      ].join("\n\n"),
    );
    expect(problems).toEqual([]);
    expect(questions.map(({ body }) => richTextWords(body.stem))).toEqual([
      "1+1=2",
      "3:6 = 1:2 吗？",
      "当 x = 2 时 x^2 = ____ # 记住",
      "a = b, c = d",
    ]);
  });

  it("names the place of a mistake in the text as it was written", () => {
    expect(readGift("1+1=2 {=a").problems).toMatchObject([{ line: 1, code: "notReadable" }]);
  });

  it("takes true and false in small letters for an answer and not for a text", () => {
    const { questions } = readGift("甲 {true}\n\n乙 { False }\n\n丙 {=true}");
    expect(questions.map(({ kind }) => kind)).toEqual([
      QuestionKindEnum.trueOrFalse,
      QuestionKindEnum.trueOrFalse,
      QuestionKindEnum.blanks,
    ]);
    expect(questions.slice(0, 2).map(({ key }) => key.right)).toEqual([["true"], ["false"]]);
  });

  it("counts what is right without what is wrong where each wrong option costs all", () => {
    const scoringOf = (text: string) => readGift(text).questions[0]?.key.scoring;
    expect(scoringOf("甲 {~%50%a ~%50%b ~%-100%c}")).toBe(ChoiceScoringEnum.rightWithoutWrong);
    expect(scoringOf("甲 {~%50%a ~%50%b ~%-50%c}")).toBe(ChoiceScoringEnum.deduction);
    expect(scoringOf("甲 {~%50%a ~%50%b ~c}")).toBeUndefined();
    expect(scoringOf("甲 {~%50%a ~%50%b ~%-100%c ~d}")).toBeUndefined();
  });
});
