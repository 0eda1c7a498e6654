import { afterEach, expect, test, vi } from "vitest";
import type { ExamQuestionCard, ExamQuestionRecord } from "../../generated/types.ts";
import { clear, click, draw, one, t, texts } from "../../forms/testing/page.ts";
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
  expect(one(".kind").textContent).toBe("单选题");
  expect(one("h2 a").getAttribute("href")).toBe("/account/exams/question/edit?questionId=7");
  expect(one(".facts").textContent).toContain("第 2 版");
  expect(one(".same").textContent).toContain("1");
  expect(decodeURIComponent(one(".tag").getAttribute("href") ?? "")).toBe(
    "/account/exams/question?keyword=灭火&tag=消防",
  );
  expect(one<HTMLInputElement>("#b-keyword").value).toBe("灭火");
});

test("opens versions, use and statistics of a question", async () => {
  await show();
  await click(".do button");
  expect(texts(".record dd").join(" ")).toMatch(/40.*62\.5%.*38/);
  expect([...document.querySelectorAll(".record a")].map((link) => link.getAttribute("href"))).toEqual([
    "/account/exams/paper/edit?paperId=3",
    "/account/exams/question/edit?questionId=9",
    "/account/exams/question/edit?questionId=7",
    "/account/exams/question/edit?questionId=7&versionNo=1",
  ]);
});

test("takes a question out and offers to put it back; one that is in use stays without a word of success", async () => {
  const restore = vi.fn(done);
  await show({ on: { remove: done, restore } });
  await click(".danger");
  await click(".removed button");
  expect(restore).toHaveBeenCalledWith({ id: "7" });
  expect(document.querySelector(".removed")).toBeNull();
  await show({ on: { remove: async () => ({ done: false }), restore } });
  await click(".danger");
  expect(document.querySelector(".removed")).toBeNull();
});

test("an empty bank invites to write a question, a search without result leads back to all", async () => {
  await show({ items: [] });
  expect(one(".empty a").getAttribute("href")).toBe("/account/exams/question/edit");
  await show({ items: [], subjects: [], subjectHref: "/account/exams/subject" });
  expect(one(".empty a").getAttribute("href")).toBe("/account/exams/subject");
  await show({ items: [], query: { tag: "x" } });
  expect(one(".empty a").getAttribute("href")).toBe("/account/exams/question");
});
