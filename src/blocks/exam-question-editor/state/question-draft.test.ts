import { expect, test } from "vitest";
import { QuestionKindEnum } from "../../../generated/enums.ts";
import type { ExamQuestion } from "../../../generated/types.ts";
import { examSubjects } from "../../../demo/content/exams.ts";
import { mistakesOf } from "../../../server/modules/exams/authoring/validate-question.ts";
import { isEmpty, plainText, richText } from "./text-only.ts";
import { fromQuestion } from "./from-question.ts";
import { missingIn } from "./missing-in.ts";
import { blankCount, isQuestionDraft, newQuestion, type QuestionDraft } from "./question-draft.ts";
import { mixed, toQuestion } from "./to-question.ts";

const question = (questionKind: QuestionKindEnum, { body, key }: Pick<ExamQuestion, "body" | "key">): ExamQuestion => ({
  id: "1",
  subjectId: "2",
  questionKind,
  difficulty: 3,
  tags: [],
  versionNo: 1,
  versionId: "1",
  body,
  key,
  gmtModified: "2026-11-20 08:00:00",
});

test("opening a question and saving it changes nothing, for each of the demo's questions of every kind", () => {
  const all = examSubjects.flatMap(({ questions }) => questions);
  expect(new Set(all.map(({ kind }) => kind)).size).toBe(8);
  for (const { kind, body, key } of all) {
    const opened = fromQuestion(question(kind, { body, key }));
    expect(toQuestion(opened)).toEqual({ questionKind: kind, body, key });
    expect(missingIn(opened)).toEqual([]);
    expect(isQuestionDraft(JSON.parse(JSON.stringify(opened)))).toBe(true);
  }
});

test("what is said to be complete the server takes; another kind keeps what was written", () => {
  const choice: QuestionDraft = {
    ...newQuestion({ subjectId: "1" }),
    stem: richText("问"),
    options: ["甲", "乙", ""].map((text, index) => ({
      id: "abc"[index] ?? "",
      content: richText(text),
      isRight: index === 1,
    })),
  };
  expect(missingIn(choice)).toEqual([]);
  const { questionKind, body, key } = toQuestion(choice);
  expect(mistakesOf(questionKind, body, key)).toEqual([]);
  expect(body.options?.map(({ id }) => id)).toEqual(["a", "b"]);
  const several = { ...choice, kind: QuestionKindEnum.multipleChoice };
  expect(toQuestion(several).key).toEqual({ right: ["b"], scoring: 1 });
  const ordering = toQuestion({ ...choice, kind: QuestionKindEnum.ordering });
  expect(ordering.key.right).toEqual(["a", "b"]);
  expect(ordering.body.options?.map(({ id }) => id)).toEqual(["b", "a"]);
});

test("what is not there yet is named, in a part of a material with its number", () => {
  const empty = newQuestion({});
  expect(missingIn(empty).map(({ what }) => what)).toEqual(["subject", "stem", "options", "right"]);
  for (const [kind, what] of [
    [QuestionKindEnum.trueOrFalse, "isTrue"],
    [QuestionKindEnum.blanks, "blanks"],
    [QuestionKindEnum.matching, "pairs"],
    [QuestionKindEnum.ordering, "items"],
    [QuestionKindEnum.material, "parts"],
  ] as const)
    expect(missingIn({ ...empty, kind }).map((one) => one.what)).toContain(what);
  const two = { ...empty, stem: richText("读"), subjectId: "1", kind: QuestionKindEnum.material };
  expect(missingIn({ ...two, parts: [{ ...newQuestion({}), stem: richText("问"), isTrue: true, kind: 3 }] })).toEqual(
    [],
  );
  expect(missingIn({ ...two, parts: [{ ...newQuestion({}), kind: 3 }] })).toEqual([
    { what: "stem", part: 1 },
    { what: "isTrue", part: 1 },
  ]);
});

test("blanks are counted in the stem, and a number has its tolerance", () => {
  const stem = richText("电压 ____ 伏，电流 ___ 安");
  expect(blankCount({ stem })).toBe(2);
  expect(blankCount({ stem: richText("没有空") })).toBe(1);
  const blank = {
    accept: " 二百二 \n\n220V",
    number: "220",
    tolerance: "-5",
    caseSensitive: false,
    units: "V、伏",
    ignoreEndStop: true,
  };
  const { key } = toQuestion({ ...newQuestion({ kind: 4 }), stem, blanks: [blank] });
  expect(key.blanks).toEqual([
    { accept: ["二百二", "220V"], number: 220, tolerance: 5, units: ["V", "伏"], ignoreEndStop: true },
    {},
  ]);
});

test("right sides stay where they were shown, and are never shown as they were written", () => {
  const list = ["a", "b", "c", "d"].map((id) => ({ id }));
  const ids = (known: string[]) => mixed(list, known).map(({ id }) => id);
  expect(ids(["d", "b", "a", "c"])).toEqual(["d", "b", "a", "c"]);
  expect(ids([])).not.toEqual(["a", "b", "c", "d"]);
  expect([...ids(["c", "a"])].filter((id) => id === "c" || id === "a")).toEqual(["c", "a"]);
  expect(ids([]).sort()).toEqual(["a", "b", "c", "d"]);
});

test("a text with nothing but paragraphs is plain, and comes back as it was", () => {
  expect(plainText(richText("一\n\n二"))).toBe("一\n\n二");
  expect(isEmpty(richText(" "))).toBe(true);
  expect(plainText({ type: "doc", content: [{ type: "horizontalRule" }] })).toBeUndefined();
  const bold = { type: "text" as const, text: "粗", marks: [{ type: "bold" as const }] };
  expect(plainText({ type: "doc", content: [{ type: "paragraph", content: [bold] }] })).toBeUndefined();
});
