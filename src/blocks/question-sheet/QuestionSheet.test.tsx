import "../../ui/math-at-once.ts";
import { screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { ExamExplainedSlot } from "../../generated/types.ts";
import { button, clear, click, draw as drawLive, t, texts } from "../../forms/testing/page.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { richText } from "../testing/rich-text.ts";
import { QuestionSheet } from "./QuestionSheet.tsx";

const slot: ExamExplainedSlot = {
  slot: 1,
  section: 0,
  questionKind: 1,
  maxScore: 4,
  body: { stem: richText("问") },
};
const shows = ["answer" as const, "key" as const, "explanation" as const, "score" as const, "note" as const];
const read = (questions: ExamExplainedSlot[], more: object = {}) =>
  draw(QuestionSheet, { questions, sections: [{ title: "一、判断题" }], shows, ...more });

test("says how each answer did, and where its points are not shown no more than that it is not all right", () => {
  const verdict = (more: Partial<ExamExplainedSlot>) =>
    within(read([{ ...slot, ...more }])).queryByText(/^(?:正确|部分得分|未全对|错误)$/)?.textContent;
  expect(verdict({ isRight: true, score: 4 })).toBe("正确");
  expect(verdict({ isRight: false, score: 2 })).toBe("部分得分");
  expect(verdict({ isRight: false, score: 0 })).toBe("错误");
  expect(verdict({ isRight: false })).toBe("未全对");
  // Nothing is said where nothing is known: what the question is worth is all.
  expect(verdict({})).toBeUndefined();
  expect(read([slot]).textContent).toContain("4 分");
});

test("shows an option that was chosen and the right one in full: a formula as it is set, a picture as a picture", () => {
  const option = (id: string, ...content: object[]) => ({
    id,
    content: { type: "doc" as const, content: [{ type: "paragraph" as const, content }] },
  });
  const drawn = read([
    {
      ...slot,
      body: {
        ...slot.body,
        options: [
          option("a", {
            type: "formula",
            attrs: { latex: "x^2" },
            math: ["math", ["msup", ["mi", "x"], ["mn", "2"]]],
          }),
          {
            id: "b",
            content: {
              type: "doc",
              content: [{ type: "image", attrs: { src: "/files/public/b.webp", alt: "电路" } }],
            },
          },
        ],
      },
      answer: { chosen: ["a"] },
      rightAnswer: { right: ["b"] },
    } as ExamExplainedSlot,
  ]);
  const [yours, key] = within(drawn).getAllByRole("definition");
  expect(within(yours!).getByRole("math").textContent).toContain("x2");
  expect(within(key!).getByRole("img", { name: "电路" })).toBeDefined();
});

test("shows of a question no more than its screen says, and of a text each of its parts with its own answer", () => {
  const question: ExamExplainedSlot = {
    ...slot,
    questionKind: 8,
    body: { stem: richText("读短文"), parts: [{ id: "p", kind: 3, share: 1, stem: richText("对吗") }] },
    answer: { parts: [{ id: "p", chosen: ["true"] }] },
    rightAnswer: { parts: [{ id: "p", right: ["false"] }] },
    explanation: richText("因为"),
    note: "写得好",
    score: 0,
    isRight: false,
  };
  const told = (names: readonly (typeof shows)[number][]) => read([question], { shows: names }).textContent;
  const all = told(shows);
  for (const words of ["你的答案", "参考答案", "解析", "评语：写得好", "0 / 4 分", "对吗"])
    expect(all).toContain(words);
  expect(told(["key"])).toContain("参考答案错误");
  for (const words of ["你的答案", "解析", "评语", "0 / 4 分"]) expect(told(["key"])).not.toContain(words);
  expect(told([])).not.toContain("参考答案");
});

test("stands in the sections of the paper, each with how many questions it has and what they are worth", () => {
  const second = { ...slot, slot: 2, section: 1, maxScore: 2.5 };
  const drawn = read([slot, second, { ...second, slot: 3 }], { sections: [{ title: "一" }, { title: "二" }] });
  expect(texts(within(drawn).getAllByRole("heading"))).toEqual(["一 1 道题，共 4 分", "二 2 道题，共 5 分"]);
  expect(within(drawn).getAllByRole("article")).toHaveLength(3);
});

test("offers what went wrong alone, in the address, where anything did", () => {
  const questions = [
    { ...slot, isRight: true, score: 4 },
    { ...slot, slot: 2, isRight: false, score: 0 },
  ];
  const address = { filterParam: "show", path: "/exam/explain", query: { attempt: "5" } };
  expect(addresses(read(questions, address))).toEqual([
    "/exam/explain?attempt=5",
    "/exam/explain?attempt=5&show=wrong",
  ]);
  const narrowed = read(questions, { ...address, query: { attempt: "5", show: "wrong" } });
  expect(within(narrowed).getAllByRole("article")).toHaveLength(1);
  expect(within(narrowed).getByRole("link", { current: true }).textContent).toContain("没有全对的");
  // Where nothing went wrong, and where no screen asks for it, there is nothing to narrow.
  expect(addresses(read(questions.slice(0, 1), address))).toEqual([]);
  expect(addresses(read(questions))).toEqual([]);
});

const options = ["甲", "乙", "丙"].map((text, at) => ({ id: "abc"[at] ?? "", content: richText(text) }));
const paper: ExamExplainedSlot[] = [
  { ...slot, body: { ...slot.body, options } },
  { ...slot, slot: 2, questionKind: 3 },
  { ...slot, slot: 3, questionKind: 4, body: { ...slot.body, blankCount: 2 } },
  {
    ...slot,
    slot: 4,
    questionKind: 8,
    body: { ...slot.body, parts: [{ id: "p", kind: 5, share: 1, stem: richText("谈谈") }] },
  },
];
const Tried = ({ drawing }: { drawing: string }) => (
  <QuestionSheet
    questions={paper}
    sections={[{ title: "一、全部题型" }]}
    isTried
    drawing={drawing}
    printName="期末试卷"
    slots={{}}
    on={{}}
    t={t}
    locale="zh-CN"
    blockKey="b"
    operations={{}}
  />
);
const first = () => screen.getByRole<HTMLInputElement>("radio", { name: "A 甲" });
afterEach(clear);

test("is tried as a learner gets it, and keeps no answer for questions that are drawn anew", async () => {
  function Page() {
    const [drawing, setDrawing] = useState("x");
    return (
      <>
        <button onClick={() => setDrawing("y")}>换一套题</button>
        <Tried drawing={drawing} />
      </>
    );
  }
  await drawLive(<Page />);
  expect(screen.getAllByRole("article")).toHaveLength(4);
  await click(first());
  expect(first().checked).toBe(true);
  await click(button("换一套题"));
  expect(first().checked).toBe(false);
});

test("is printed with an answer sheet of letters, lines and boxes", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => {});
  await drawLive(<Tried drawing="x" />);
  await click(button("打印试卷和答题卡"));
  expect(print).toHaveBeenCalledOnce();
  expect(texts(screen.getAllByRole("heading", { hidden: true })).at(-1)).toBe("期末试卷 · 答题卡");
  expect(texts(".answers > li:first-child .bubbles i")).toEqual(["A", "B", "C"]);
  expect(document.querySelectorAll(".answers > li:nth-child(3) .lines i")).toHaveLength(2);
  expect(document.querySelector(".answers > li:nth-child(4) .box")).not.toBeNull();
});
