import { zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { ChoiceScoringEnum, QuestionKindEnum } from "../../../../generated/enums.ts";
import { workbookOf } from "../../../lib/sheets.ts";
import type { ExportedQuestion } from "./exported.ts";
import { writeGift } from "./gift-write.ts";
import { readQuestions } from "./read-questions.ts";
import type { ImportedQuestion } from "./imported.ts";
import { writeQti } from "./qti-write.ts";
import { sheetOf } from "./sheet-write.ts";
import { anyQuestions, type Abilities } from "./testing/any-question.ts";

const all = Object.values(QuestionKindEnum);
const inGift = all.filter((kind) => kind !== QuestionKindEnum.ordering && kind !== QuestionKindEnum.material);

const abilities: Record<"gift" | "xlsx" | "qti", Abilities> = {
  gift: {
    kinds: inGift,
    forms: true,
    blanks: 1,
    scoring: [ChoiceScoringEnum.rightWithoutWrong, ChoiceScoringEnum.deduction],
    metadata: true,
  },
  xlsx: { kinds: all, blanks: 3, numberAndWords: true, sample: true, metadata: true, plainSides: true },
  qti: {
    kinds: all,
    forms: true,
    blanks: 3,
    numberAndWords: true,
    caseSensitive: true,
    scoring: [ChoiceScoringEnum.rightWithoutWrong, ChoiceScoringEnum.deduction],
    rubric: true,
    sample: true,
    anyOrder: true,
    shares: true,
    metadata: true,
  },
};

const sheetWords = {
  name: "题目",
  kind: "题型",
  stem: "题干",
  option: "选项",
  answer: "答案",
  explanation: "解析",
  difficulty: "难度",
  tags: "知识点",
  part: "小题",
  right: "正确",
  wrong: "错误",
  kinds: ["", "单选题", "多选题", "判断题", "填空题", "简答题", "连线题", "排序题", "材料题"],
};

const writers = {
  gift: async (questions: ExportedQuestion[]) => {
    const { text, omitted } = writeGift(questions);
    return { bytes: Buffer.from(text), omitted };
  },
  xlsx: async (questions: ExportedQuestion[]) => {
    const { sheet, omitted } = sheetOf(questions, sheetWords);
    return { bytes: await workbookOf(sheet), omitted };
  },
  qti: async (questions: ExportedQuestion[]) => {
    const files = writeQti(questions, { right: "正确", wrong: "错误" }).map(
      ({ path, text }) => [path, Buffer.from(text)] as const,
    );
    return { bytes: Buffer.from(zipSync(Object.fromEntries(files))), omitted: [] };
  },
};

describe.each(["gift", "xlsx", "qti"] as const)("questions that are exported to %s", (format) => {
  it.each(["one", "two", "three"])("are the same when they are imported again (%s)", async (seed) => {
    const questions = anyQuestions(seed, 80, abilities[format]);
    const { bytes, omitted } = await writers[format](questions);
    expect(omitted).toEqual([]);
    const read = readQuestions({ format: "auto", bytes });
    expect(read.format).toBe(format);
    expect(read.problems).toEqual([]);
    expect(read.omissions).toEqual([]);
    expect(read.questions.map(asExported)).toEqual(questions.map(({ id: _, ...question }) => question));
  });
});

function asExported({ kind, body, key, difficulty = 3, tags }: ImportedQuestion) {
  return { kind, body, key, difficulty, tags };
}

it("says what GIFT cannot have", () => {
  const questions = anyQuestions("all", 60, {
    ...abilities.qti,
    kinds: [QuestionKindEnum.ordering, QuestionKindEnum.material],
  });
  const { text, omitted } = writeGift(questions);
  expect(text).toBe("");
  expect(omitted.map(({ code }) => code)).toEqual(questions.map(() => "question"));
});

it("says what of questions a sheet cannot have", () => {
  const questions = anyQuestions("forms", 60, { ...abilities.xlsx, forms: true, rubric: true });
  const { sheet, omitted } = sheetOf(questions, sheetWords);
  expect(sheet.rows.length).toBeGreaterThan(0);
  expect(new Set(omitted.map(({ code }) => code))).toEqual(new Set(["form", "rubric"]));
});
