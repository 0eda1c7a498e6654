import { expect, test } from "vitest";
import { QuestionKindEnum } from "../../../../generated/enums.ts";
import type { ExamQuestionBody, ExamQuestionKey } from "../../../../generated/types.ts";
import { mistakesOf } from "./validate-question.ts";

const content = { type: "doc", content: [] } as unknown as ExamQuestionBody["stem"];
const list = (...ids: string[]) => ids.map((id) => ({ id, content }));
const pairs = (...both: string[]) => both.map((pair) => ({ option: pair[0] ?? "", target: pair[1] ?? "" }));
const { singleChoice, multipleChoice, trueOrFalse, blanks, shortAnswer, matching, ordering, material } =
  QuestionKindEnum;
const abc = { options: list("a", "b", "c") };

test.each<[string, QuestionKindEnum, Partial<ExamQuestionBody>, ExamQuestionKey, string[]]>([
  ["one right option", singleChoice, abc, { right: ["a"] }, []],
  ["no right option", singleChoice, abc, {}, ["key.right"]],
  ["two right options for one", singleChoice, abc, { right: ["a", "b"] }, ["key.right"]],
  ["a right option that is none", singleChoice, abc, { right: ["x"] }, ["key.right"]],
  ["a single option", singleChoice, { options: list("a") }, { right: ["a"] }, ["key.right"]],
  ["two options of one id", singleChoice, { options: list("a", "a", "b") }, { right: ["a"] }, ["key.right"]],
  ["some right options", multipleChoice, abc, { right: ["a", "c"] }, []],
  ["an option that is right twice", multipleChoice, abc, { right: ["a", "a"] }, ["key.right"]],
  ["true", trueOrFalse, {}, { right: ["true"] }, []],
  ["neither true nor false", trueOrFalse, {}, { right: ["yes"] }, ["key.right"]],
  ["true and false", trueOrFalse, {}, { right: ["true", "false"] }, ["key.right"]],
  ["a whole order", ordering, abc, { right: ["b", "c", "a"] }, []],
  ["a part of an order", ordering, abc, { right: ["b", "c"] }, ["key.right"]],
  ["a word and a number", blanks, { blankCount: 2 }, { blanks: [{ accept: ["x"] }, { number: 0 }] }, []],
  ["a blank with nothing to accept", blanks, { blankCount: 1 }, { blanks: [{ accept: [] }] }, ["key.blanks"]],
  ["too few blanks", blanks, { blankCount: 2 }, { blanks: [{ accept: ["x"] }] }, ["key.blanks"]],
  ["no blank", blanks, {}, { blanks: [] }, ["key.blanks"]],
  ["all pairs", matching, { ...abc, targets: list("1", "2") }, { pairs: pairs("a1", "b2", "c1") }, []],
  ["too few pairs", matching, { ...abc, targets: list("1") }, { pairs: pairs("a1", "b1") }, ["key.pairs"]],
  ["an option twice", matching, { ...abc, targets: list("1") }, { pairs: pairs("a1", "b1", "b1") }, ["key.pairs"]],
  [
    "a target that is none",
    matching,
    { ...abc, targets: list("1") },
    { pairs: pairs("a1", "b1", "c2") },
    ["key.pairs"],
  ],
  ["nothing to match", matching, {}, { pairs: [] }, ["key.pairs"]],
  ["what a person marks", shortAnswer, {}, {}, []],
  ["a material without parts", material, {}, {}, ["body.parts"]],
])("finds what does not fit: %s", (_name, kind, body, key, mistakes) =>
  expect(mistakesOf(kind, { stem: content, ...body }, key)).toEqual(mistakes),
);

test("names the part of a material", () => {
  const part = (id: string, kind: QuestionKindEnum) => ({ id, kind, stem: content, ...abc, share: 1 });
  const parts = [part("p", singleChoice), part("q", singleChoice), part("r", material)];
  const mistakes = (given: typeof parts) =>
    mistakesOf(material, { stem: content, parts: given }, { parts: [{ id: "p", right: ["a"] }] });
  expect(mistakes(parts)).toEqual(["key.parts.1.right", "body.parts.2"]);
  expect(mistakes([part("p", singleChoice), part("p", singleChoice)])).toEqual(["body.parts"]);
});
