import { expect, test } from "vitest";
import type { ExamSlot } from "../../generated/types.ts";
import { isAnswered, mergeAnswers, nextSeq, unstored } from "./answers.ts";

const slot = (number: number, seq: number, chosen: string[]): ExamSlot => ({
  slot: number,
  section: 0,
  questionKind: 1,
  maxScore: 2,
  body: { stem: { type: "doc", content: [] } },
  seq,
  ...(seq > 0 ? { answer: { chosen } } : {}),
});

test("takes from the device what the server does not have yet, and nothing older", () => {
  const answers = mergeAnswers(
    [slot(1, 5, ["a"]), slot(2, 5, ["a"]), slot(3, 0, [])],
    [
      { slot: 1, seq: 6, body: { chosen: ["b"] } },
      { slot: 2, seq: 5, body: { chosen: ["b"] } },
      { slot: 9, seq: 6, body: { chosen: ["b"] } },
    ],
  );
  expect([...answers.values()].map(({ body }) => body.chosen)).toEqual([["b"], ["a"], undefined]);
  expect(unstored(answers).map((one) => [one.slot, one.seq, one.storedSeq])).toEqual([[1, 6, 5]]);
});

test("keeps what was given on the page while the server was asked", () => {
  const page = new Map([
    [1, { slot: 1, seq: 7, storedSeq: 5, body: { chosen: ["typed"] } }],
    [2, { slot: 2, seq: 8, storedSeq: 8, body: { chosen: ["saved meanwhile"] } }],
    [3, { slot: 3, seq: 4, storedSeq: 4, body: { chosen: ["old"] } }],
  ]);
  const answers = mergeAnswers([slot(1, 5, ["a"]), slot(2, 5, ["a"]), slot(3, 9, ["other device"])], [], page);
  expect([...answers.values()].map(({ body }) => body.chosen?.[0])).toEqual([
    "typed",
    "saved meanwhile",
    "other device",
  ]);
  expect(unstored(answers).map((one) => [one.slot, one.seq, one.storedSeq])).toEqual([[1, 7, 5]]);
});

test("sequences grow, also where the clock goes back", () => {
  expect([nextSeq(0, 1000), nextSeq(1000, 1000), nextSeq(5000, 1000)]).toEqual([1000, 1001, 5001]);
});

test("an answer that was taken back is none", () => {
  expect([{}, { chosen: [] }, { text: " " }, { blanks: ["", ""] }, { parts: [{ id: "q1" }] }].map(isAnswered)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
  expect([{ chosen: ["a"] }, { blanks: ["", "x"] }, { parts: [{ id: "q1", text: "x" }] }].map(isAnswered)).toEqual([
    true,
    true,
    true,
  ]);
});
