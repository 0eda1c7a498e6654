import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { ExamQuestionCard, ExamQuestionRecord } from "../../generated/types.ts";
import { button, clear, click, draw, field, t, texts } from "../../forms/testing/page.ts";
import { addresses } from "../testing/draw.tsx";
import { ExamQuestionBank } from "./ExamQuestionBank.tsx";

const question: ExamQuestionCard = {
  id: "7",
  subjectId: "2",
  subjectName: "安全规程",
  questionKind: 1,
  difficulty: 3,
  tags: ["消防"],
  words: "灭火器怎么用",
  versionNo: 2,
  versionId: "70",
  duplicateCount: 1,
  gmtModified: "2026-11-20 08:30:00",
};
const record: ExamQuestionRecord = {
  id: "7",
  versionList: [
    { versionNo: 2, gmtCreate: "2026-11-20 08:30:00", authorName: "林老师" },
    { versionNo: 1, gmtCreate: "2026-11-01 08:30:00" },
  ],
  paperList: [{ id: "3", paperName: "期末试卷" }],
  duplicateList: [{ id: "9", subjectName: "安全规程", words: "灭火器怎么用" }],
  attemptCount: 40,
  markedCount: 38,
  facility: 0.625,
};
const done = async () => ({ done: true as const });
const show = (more: object = {}) =>
  draw(
    <ExamQuestionBank
      items={[question]}
      subjects={[{ id: "2", subjectName: "安全规程", sort: 1, questionCount: 1, isMine: true, isPractice: false }]}
      tags={[{ tag: "消防", questionCount: 1 }]}
      path="/account/exams/question"
      editHref="/account/exams/question/edit"
      paperHref="/account/exams/paper/edit"
      totalCount={1}
      slots={{}}
      on={{ remove: done, restore: done }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{ getExamQuestionRecord: async () => record }}
      {...more}
    />,
  );
afterEach(clear);

test("shows what a question is and that the bank has it twice; its tag narrows the list", async () => {
  await show({ query: { keyword: "灭火" } });
  expect(screen.getByText("单选题", { selector: "p" })).not.toBeNull();
  expect(screen.getByRole("link", { name: "灭火器怎么用" }).getAttribute("href")).toBe(
    "/account/exams/question/edit?questionId=7",
  );
  expect(screen.getByRole("listitem").textContent).toContain("第 2 版");
  expect(screen.queryByText("与另外 1 道题重复")).not.toBeNull();
  expect(decodeURIComponent(screen.getByRole("link", { name: "消防" }).getAttribute("href") ?? "")).toBe(
    "/account/exams/question?keyword=灭火&tag=消防",
  );
  expect(field("题目文字").value).toBe("灭火");
});

test("opens versions, use and statistics of a question", async () => {
  await show();
  await click(button("使用情况灭火器怎么用"));
  expect(texts(screen.queryAllByRole("definition")).join(" ")).toMatch(/40.*62\.5%.*38/);
  expect(screen.getAllByRole("status").flatMap(addresses)).toEqual([
    "/account/exams/paper/edit?paperId=3",
    "/account/exams/question/edit?questionId=9",
    "/account/exams/question/edit?questionId=7",
    "/account/exams/question/edit?questionId=7&versionNo=1",
  ]);
});

test("takes a question out and offers to put it back; one that is in use stays without a word of success", async () => {
  const restore = vi.fn(done);
  await show({ on: { remove: done, restore } });
  await click(button("删除灭火器怎么用"));
  await click(button("撤销"));
  expect(restore).toHaveBeenCalledWith({ id: "7" });
  expect(screen.queryByRole("button", { name: "撤销" })).toBeNull();
  await show({ on: { remove: async () => ({ done: false }), restore } });
  await click(button("删除灭火器怎么用"));
  expect(screen.queryByRole("button", { name: "撤销" })).toBeNull();
});

test("an empty bank invites to write a question, a search without result leads back to all", async () => {
  await show({ items: [] });
  expect(screen.getByRole("link", { name: "出第一道题" }).getAttribute("href")).toBe("/account/exams/question/edit");
  await show({ items: [], subjects: [], subjectHref: "/account/exams/subject" });
  expect(screen.getByRole("link", { name: "添加科目" }).getAttribute("href")).toBe("/account/exams/subject");
  await show({ items: [], query: { tag: "x" } });
  expect(screen.getByRole("link", { name: "查看全部题目" }).getAttribute("href")).toBe("/account/exams/question");
});
