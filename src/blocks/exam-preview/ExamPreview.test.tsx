import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ExamPaperPreview, ExamSlot, RichText } from "../../generated/types.ts";
import { button, clear, click, draw, t, texts, until } from "../../forms/testing/page.ts";
import type { Outcome } from "../block.ts";
import { ExamPreview } from "./ExamPreview.tsx";

const richText = (text: string): RichText => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text }] }],
});
const slot = (no: number, questionKind: ExamSlot["questionKind"], body: object): ExamSlot => ({
  slot: no,
  section: 0,
  questionKind,
  maxScore: 2.5,
  seq: 0,
  body: { stem: richText(`第 ${no} 题`), ...body },
});
const options = ["甲", "乙", "丙"].map((text, at) => ({ id: "abc"[at] ?? "", content: richText(text) }));
const paper: ExamPaperPreview = {
  id: "4",
  paperName: "期末试卷",
  versionNo: 1,
  seed: "x",
  maxScore: 10,
  sectionList: [{ title: "一、全部题型" }],
  slotList: [
    slot(1, 1, { options }),
    slot(2, 3, {}),
    slot(3, 4, { blankCount: 2 }),
    slot(4, 8, { parts: [{ id: "p", kind: 5, share: 1, stem: richText("谈谈") }] }),
  ],
};
const again = vi.fn(async (_event: unknown): Promise<Outcome> => ({ done: true }));
const show = (drawn?: ExamPaperPreview) =>
  draw(
    <ExamPreview
      paperId="4"
      paperName="期末试卷"
      paper={drawn}
      editHref="/account/exams/paper/edit"
      slots={{}}
      on={{ again }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{}}
    />,
  );
afterEach(clear);

test("shows the paper as a learner gets it, with an answer sheet of letters, lines and boxes", async () => {
  await show(paper);
  const questions = screen.getAllByRole("article");
  expect(questions.map((question, at) => within(question).queryByText(String(at + 1)))).not.toContain(null);
  expect(questions).toHaveLength(4);
  expect(screen.getByRole("heading", { name: /全部题型/ }).textContent).toContain("4 道题，共 10 分");
  await click(screen.getByRole("radio", { name: "A 甲" }));
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "A 甲" }).checked).toBe(true);
  expect(texts(".answers > li:first-child .bubbles i")).toEqual(["A", "B", "C"]);
  expect(document.querySelectorAll(".answers > li:nth-child(3) .lines i")).toHaveLength(2);
  expect(document.querySelector(".answers > li:nth-child(4) .box")).not.toBeNull();
});

test("draws anew, and keeps no answer for other questions", async () => {
  await show(paper);
  const first = () => screen.getByRole<HTMLInputElement>("radio", { name: "A 甲" });
  await click(first());
  await click(button("换一套题"));
  expect(again).toHaveBeenCalledOnce();
  await until(() => !first().checked);
});

test("says why a paper cannot be drawn, under its name", async () => {
  await show();
  expect(screen.getByRole("alert").textContent).toContain("题库中的题目不够");
  expect(texts(screen.queryAllByRole("heading"))).toEqual(["期末试卷"]);
});
