import { expect, test } from "vitest";
import type { ExamPaperSection } from "../../../generated/types.ts";
import {
  fromPaper,
  missingIn,
  moveFixed,
  moveSection,
  newRandom,
  newSection,
  placeFixed,
  pointsOf,
  sizeOf,
  toSections,
  withScore,
  type PaperDraft,
} from "./paper-draft.ts";

const sections: ExamPaperSection[] = [
  {
    title: "一",
    fixed: [
      { questionId: "1", score: 0.1 },
      { questionId: "2", score: 0.2 },
    ],
  },
  {
    title: "二",
    fixed: [{ questionId: "3", score: 5 }],
    random: [
      { count: 3, score: 1.1, subjectId: "9", questionKind: 2, minDifficulty: 2, maxDifficulty: 4, tag: "必考" },
    ],
  },
];
const paper = (): PaperDraft => fromPaper({ paperName: "期末", sections });
const order = (draft: PaperDraft) =>
  draft.sections.map(({ fixed }) => fixed.map(({ questionId }) => questionId).join("")).join("|");
const idOf = (draft: PaperDraft, questionId: string) =>
  draft.sections.flatMap(({ fixed }) => fixed).find((one) => one.questionId === questionId)?.id ?? "";

test("opening a paper and saving it changes nothing; its points are exact", () => {
  expect(toSections(paper())).toEqual(sections);
  expect(sizeOf(paper().sections)).toEqual({ questions: 6, points: 8.6 });
});

test("a question moves within its section and on into the next, and stays at the very end", () => {
  const draft = paper();
  expect(order(moveFixed(draft, idOf(draft, "1"), 1))).toBe("21|3");
  expect(order(moveFixed(draft, idOf(draft, "2"), 1))).toBe("1|23");
  expect(order(moveFixed(draft, idOf(draft, "3"), -1))).toBe("123|");
  expect(moveFixed(draft, idOf(draft, "3"), 1)).toBe(draft);
  expect(order(placeFixed(draft, idOf(draft, "3"), { section: 0, at: 1 }))).toBe("132|");
  expect(order(moveSection(draft, 1, -1))).toBe("3|12");
  expect(moveSection(draft, 0, -1)).toBe(draft);
});

test("one score for all of a section; what was typed becomes points with two decimals", () => {
  expect(sizeOf([withScore(paper().sections[1]!, 2.5)]).points).toBe(10);
  expect([pointsOf("2.555"), pointsOf("-1"), pointsOf("x")]).toEqual([2.56, 0, 0]);
});

test("what is missing is named", () => {
  expect(missingIn(paper())).toEqual([]);
  const empty = { paperName: " ", sections: [{ ...newSection(""), random: [] }] };
  expect(missingIn(empty)).toEqual(["name", "title", "empty"]);
  const drawn = { paperName: "卷", sections: [{ ...newSection("一"), random: [{ ...newRandom(""), score: 0 }] }] };
  expect(missingIn(drawn)).toEqual(["subject", "points"]);
});
