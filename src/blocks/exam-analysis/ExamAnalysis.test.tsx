import { within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { beforeAll, expect, it, vi } from "vitest";
import type { ExamAnalysis as Analysis, ExamItem } from "../../generated/types.ts";
import { button, click, draw as mount, texts } from "../../forms/testing/page.ts";
import { addresses, handles } from "../testing/draw.tsx";
import { ExamAnalysis } from "./ExamAnalysis.tsx";

beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});

const item: ExamItem = {
  questionId: "9",
  questionKind: 1,
  words: "安全电压的上限",
  maxScore: 2,
  attemptCount: 60,
  confidence: "enough",
  facility: 0.5,
  discrimination: -12,
  isNegative: true,
  medianSeconds: 14,
  hasNewerVersion: true,
  isEditable: true,
  optionList: [
    { id: "a", words: "24 V", isRight: false, isIdle: true, thirds: [1, 0, 0] },
    { id: "b", words: "36 V", isRight: true, isIdle: false, thirds: [20, 10, 5] },
  ],
};
const analysis: Analysis = {
  examName: "模拟考试",
  isMaker: true,
  isResultShown: true,
  attemptCount: 60,
  confidence: "enough",
  mean: 50,
  deviation: 10,
  alpha: 0.812,
  standardError: 4,
  maxScore: 100,
  histogram: [0, 0, 1, 4, 10, 20, 15, 6, 3, 1],
  itemList: [item],
};

function draw(props: object, operations: object = {}) {
  const all = { ...handles, examId: "3", analysis, operations, ...props } as unknown as ComponentProps<
    typeof ExamAnalysis
  >;
  return mount(<ExamAnalysis {...all} />);
}

it("warns of a question that goes against the test, and shows who chose what", async () => {
  const place = await draw({});
  expect(within(place).queryByText("总分高的人这道题反而答得差，答案可能有误。")).not.toBeNull();
  const way = within(place).queryByRole("link", { name: "1" });
  expect([way?.textContent, place.querySelector(way?.getAttribute("href") ?? "")?.textContent]).toEqual([
    "1",
    expect.stringContaining("安全电压的上限"),
  ]);
  expect(texts(within(within(place).getByRole("article")).getAllByRole("cell"))).toEqual([
    "1",
    "0",
    "0",
    "20",
    "10",
    "5",
  ]);
  expect(place.querySelectorAll("svg rect")).toHaveLength(10);
  expect(within(within(place).getByRole("figure")).getAllByRole("row")).toHaveLength(11);
});

it("leads an assistant to nothing that refuses them", async () => {
  const hrefs = { resultHref: "/results", editHref: "/edit" };
  const own = await draw(hrefs);
  const ways = (region: HTMLElement) => addresses(region).filter((address) => !address?.startsWith("#"));
  expect(ways(own)).toHaveLength(2);
  expect(button("重新评分", own)).toBeDefined();
  const helped = {
    ...analysis,
    isMaker: false,
    isResultShown: false,
    itemList: [{ ...item, isEditable: false }],
  };
  const place = await draw({ ...hrefs, analysis: helped });
  expect(ways(place)).toEqual([]);
  expect(within(place).queryByRole("button")).toBeNull();
});

it("says nothing of a few", async () => {
  const place = await draw({
    analysis: {
      ...analysis,
      confidence: "none",
      itemList: [{ ...item, confidence: "none", attemptCount: 3, isNegative: false, optionList: [] }],
    },
  });
  expect(place.querySelector("svg rect")).toBeNull();
  expect(place.textContent).toContain("只有 3 人答过这道题");
});

it("shows what a regrade changes before it is carried out, by its digest", async () => {
  const plan = {
    digest: "d",
    attemptCount: 60,
    changedCount: 2,
    upCount: 1,
    downCount: 1,
    passedBefore: 30,
    passedAfter: 31,
    personCount: 0,
    changeList: [{ attemptId: "1", learnerName: "张三", before: 58, after: 60, wasPassed: false, isPassed: true }],
  };
  const operations = {
    getExamRegrade: vi.fn(async (_input: object) => plan),
    saveExamRegrade: vi.fn(async (_input: object) => plan),
  };
  const done = vi.fn();
  const place = await draw({ on: { done } }, operations);
  await click(button("重新评分", place));
  await click(button("看看会有什么变化", place));
  expect(operations.getExamRegrade).toHaveBeenCalledWith({ examId: "3", questionId: "9", how: "key" });
  expect(within(place).getByRole("status").textContent).toContain("通过的人数从 30 变为 31");
  expect(operations.saveExamRegrade).not.toHaveBeenCalled();
  await click(button(/改动 2 份答卷/, place));
  expect(operations.saveExamRegrade.mock.calls[0]?.[0]).toMatchObject({ digest: "d", how: "key" });
  expect(done).toHaveBeenCalledTimes(1);
});
