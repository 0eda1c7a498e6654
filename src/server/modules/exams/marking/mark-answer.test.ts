import { describe, expect, it } from "vitest";
import { ChoiceScoringEnum, QuestionKindEnum } from "../../../../generated/enums.ts";
import type { ExamAnswerBody, ExamQuestionBody, ExamQuestionKey } from "../../../../generated/types.ts";
import { seededRandom } from "../drawing/seeded-random.ts";
import { markAnswer } from "./mark-answer.ts";
import { readNumber } from "../../../../shared/typed-number.ts";
import { normaliseBlank } from "./normalise-blank.ts";
import { shareCents } from "./share-cents.ts";

const stem = { type: "doc" as const, content: [] };
const body: ExamQuestionBody = { stem };

function mark(kind: QuestionKindEnum, key: ExamQuestionKey, answer: ExamAnswerBody | undefined, maxCents = 100) {
  return markAnswer({ kind, body, key, maxCents, answer });
}

describe("a single choice", () => {
  const key = { right: ["b"] };
  it.each([
    [["b"], 100],
    [["a"], 0],
    [["a", "b"], 0],
    [["b", "b"], 0],
    [[], 0],
  ])("with %j chosen gives %i", (chosen, cents) =>
    expect(mark(QuestionKindEnum.singleChoice, key, { chosen }).cents).toBe(cents),
  );
  it("gives nothing without a key", () =>
    expect(mark(QuestionKindEnum.singleChoice, {}, { chosen: ["a"] }).cents).toBe(0));
});

describe("a choice of several", () => {
  const right = ["a", "b", "d"];
  it.each([
    [ChoiceScoringEnum.allOrNothing, ["a", "b", "d"], 100],
    [ChoiceScoringEnum.allOrNothing, ["d", "b", "a"], 100],
    [ChoiceScoringEnum.allOrNothing, ["a", "b"], 0],
    [ChoiceScoringEnum.rightWithoutWrong, ["a", "b"], 66],
    [ChoiceScoringEnum.rightWithoutWrong, ["a", "b", "c"], 0],
    [ChoiceScoringEnum.rightWithoutWrong, ["a", "a", "a"], 33],
    [ChoiceScoringEnum.deduction, ["a", "b", "c"], 33],
    [ChoiceScoringEnum.deduction, ["c"], 0],
    [ChoiceScoringEnum.deduction, ["a", "c", "e"], 0],
  ])("scored by rule %i with %j gives %i", (scoring, chosen, cents) =>
    expect(mark(QuestionKindEnum.multipleChoice, { right, scoring }, { chosen }).cents).toBe(cents),
  );
});

describe("a blank", () => {
  it.each([
    ["Ｏｈｍ", "ohm", true],
    [" 欧姆定律\u3000", "欧姆定律", true],
    ["欧 姆定律", "欧姆定律", false],
    ["ohm", "volt", false],
    ["\u200bohm", "OHM", true],
  ])("%j is %j: %s", (written, accepted, isRight) =>
    expect(normaliseBlank(written) === normaliseBlank(accepted)).toBe(isRight),
  );
  it.each([
    ["３．１４", 3.14],
    ["1,234,567", 1234567],
    ["−5", -5],
    ["1e3", 1000],
    ["１２００", 1200],
  ])("%j is the number %d", (written, value) => expect(readNumber(written)).toBe(value));
  it.each(["1,23,4", "--1", "0x10", "Infinity", "1e999", "", "3 mm"])("%j is no number", (written) =>
    expect(readNumber(written)).toBeUndefined(),
  );
  const number = { blanks: [{ number: 220, tolerance: 5, accept: ["两百二十"] }] };
  it.each([
    ["220", 100],
    ["225", 100],
    ["２１５", 100],
    ["225.1", 0],
    ["两百二十", 100],
    ["", 0],
  ])("with a tolerance takes %j for %i", (text, cents) =>
    expect(mark(QuestionKindEnum.blanks, number, { blanks: [text] }).cents).toBe(cents),
  );
  it("counts capitals only where they are asked for", () => {
    const blank = { accept: ["kW"] };
    expect(mark(QuestionKindEnum.blanks, { blanks: [blank] }, { blanks: ["KW"] }).cents).toBe(100);
    expect(
      mark(QuestionKindEnum.blanks, { blanks: [{ ...blank, caseSensitive: true }] }, { blanks: ["KW"] }).cents,
    ).toBe(0);
  });
  it("is filled once by the same word where the order is free", () => {
    const key = { anyOrder: true, blanks: [{ accept: ["red", "blue"] }, { accept: ["red"] }] };
    expect(mark(QuestionKindEnum.blanks, key, { blanks: ["red", "red"] }).cents).toBe(100);
    expect(mark(QuestionKindEnum.blanks, key, { blanks: ["red", "blue"] }).cents).toBe(100);
    expect(mark(QuestionKindEnum.blanks, key, { blanks: ["blue", "blue"] }).cents).toBe(50);
  });
  it("gives its share in whole cents that add up", () => {
    const key = { blanks: [{ accept: ["a"] }, { accept: ["b"] }, { accept: ["c"] }] };
    expect(mark(QuestionKindEnum.blanks, key, { blanks: ["a", "b", "c"] }).cents).toBe(100);
    expect(mark(QuestionKindEnum.blanks, key, { blanks: ["a"] }).cents).toBe(34);
  });
});

describe("pairs and orders", () => {
  const pairs = [
    { option: "a", target: "x" },
    { option: "b", target: "y" },
  ];
  it("counts each right pair once", () => {
    const twice = [pairs[0]!, pairs[0]!, { option: "b", target: "x" }];
    expect(mark(QuestionKindEnum.matching, { pairs }, { pairs: twice }).cents).toBe(50);
  });
  it("wants the whole order", () => {
    const key = { right: ["c", "a", "b"] };
    expect(mark(QuestionKindEnum.ordering, key, { chosen: ["c", "a", "b"] }).cents).toBe(100);
    expect(mark(QuestionKindEnum.ordering, key, { chosen: ["c", "b", "a"] }).cents).toBe(0);
    expect(mark(QuestionKindEnum.ordering, key, { chosen: ["c", "a"] }).cents).toBe(0);
  });
});

describe("words", () => {
  it("wait for a marker", () =>
    expect(mark(QuestionKindEnum.shortAnswer, {}, { text: "因为……" })).toEqual({ cents: 0, needsMarker: true }));
  it("that are not there do not", () => {
    expect(mark(QuestionKindEnum.shortAnswer, {}, { text: "  " }).needsMarker).toBe(false);
    expect(mark(QuestionKindEnum.shortAnswer, {}, undefined).needsMarker).toBe(false);
  });
});

describe("a material", () => {
  const parts = [
    { id: "p1", kind: QuestionKindEnum.singleChoice, share: 1, stem },
    { id: "p2", kind: QuestionKindEnum.shortAnswer, share: 2, stem },
  ];
  const key = { parts: [{ id: "p1", right: ["a"] }, { id: "p2" }] };
  const marked = (answer: ExamAnswerBody) =>
    markAnswer({ kind: QuestionKindEnum.material, body: { stem, parts }, key, maxCents: 100, answer });
  it("adds up its parts, and waits where one has words", () => {
    expect(marked({ parts: [{ id: "p1", chosen: ["a"] }] })).toEqual({ cents: 33, needsMarker: false });
    expect(
      marked({
        parts: [
          { id: "p1", chosen: ["a"] },
          { id: "p2", text: "好" },
        ],
      }),
    ).toEqual({ cents: 33, needsMarker: true });
  });
  it("leaves out answers to parts that it has not", () =>
    expect(marked({ parts: [{ id: "p9", chosen: ["a"] }] }).cents).toBe(0));
});

it("marks any answer from 0 to the most, the same in any order of what was chosen", () => {
  const random = seededRandom("marks");
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const ids = ["a", "b", "c", "d", "e", "true", "false"];
  const some = () => ids.filter(() => random() < 0.4);
  for (let run = 0; run < 600; run++) {
    const kind = pick(Object.values(QuestionKindEnum).filter((one) => one !== QuestionKindEnum.material));
    const pairs = () => some().map((option) => ({ option, target: pick(ids) }));
    const words = () => some().map(() => pick(["1", "２", "x", "", "1e309"]));
    const key: ExamQuestionKey = {
      right: some(),
      scoring: pick(Object.values(ChoiceScoringEnum)),
      pairs: pairs(),
      blanks: words().map((accept) => ({ accept: [accept || "-"], number: random() * 3, tolerance: random() })),
      anyOrder: random() < 0.5,
    };
    const answer = { chosen: some(), pairs: pairs(), blanks: words(), text: pick(["", "字"]) };
    const maxCents = Math.floor(random() * 1000);
    const { cents } = mark(kind, key, answer, maxCents);
    expect(Number.isInteger(cents) && cents >= 0 && cents <= maxCents).toBe(true);
    if (kind === QuestionKindEnum.ordering) continue;
    const turned = { ...answer, chosen: answer.chosen.toReversed() };
    expect(mark(kind, { ...key, right: key.right?.toReversed() ?? [] }, turned, maxCents).cents).toBe(cents);
  }
});

it("marks any material from 0 to the most, the same in any order of its parts and pairs", () => {
  const random = seededRandom("materials");
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const ids = ["a", "b", "c", "d"];
  const some = () => ids.filter(() => random() < 0.5);
  const pairs = () => some().map((option) => ({ option, target: pick(ids) }));
  const kinds = Object.values(QuestionKindEnum).filter(
    (one) => one !== QuestionKindEnum.material && one !== QuestionKindEnum.ordering,
  );
  for (let run = 0; run < 300; run++) {
    const parts = ids.slice(0, 1 + Math.floor(random() * 4)).map((id) => ({
      id,
      kind: pick(kinds),
      share: 1 + Math.floor(random() * 9),
      stem,
    }));
    const part = (id: string) => ({ id, right: some(), pairs: pairs(), blanks: [{ accept: ["1"] }] });
    const key: ExamQuestionKey = { parts: parts.map(({ id }) => part(id)) };
    // Also to parts that it has not.
    const given = ids.map((id) => ({ id, chosen: some(), pairs: pairs(), blanks: [pick(["1", "2"])], text: "字" }));
    const maxCents = Math.floor(random() * 1000);
    const marked = (answer: ExamAnswerBody) =>
      markAnswer({ kind: QuestionKindEnum.material, body: { stem, parts }, key, maxCents, answer });
    const { cents } = marked({ parts: given });
    expect(Number.isInteger(cents) && cents >= 0 && cents <= maxCents).toBe(true);
    const turned = given.toReversed().map((one) => ({
      ...one,
      chosen: one.chosen.toReversed(),
      pairs: one.pairs.toReversed(),
    }));
    expect(marked({ parts: turned }).cents).toBe(cents);
  }
});

it("divides any score among any weights without losing a cent", () => {
  const random = seededRandom("shares");
  for (let run = 0; run < 400; run++) {
    const weights = Array.from({ length: 1 + Math.floor(random() * 12) }, () => 1 + Math.floor(random() * 100));
    const maxCents = Math.floor(random() * 100_000);
    const shares = shareCents(maxCents, weights);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(maxCents);
    expect(
      shares.every(
        (share, index) => Math.abs(share - (maxCents * weights[index]!) / weights.reduce((a, b) => a + b, 0)) < 1,
      ),
    ).toBe(true);
  }
});
