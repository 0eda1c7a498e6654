import { screen, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ExamPaper, ExamQuestionCard, SaveExamPaperBody } from "../../generated/types.ts";
import { button, clear, click, draw, field, one, settle, t, texts, type, until } from "../../forms/testing/page.ts";
import { ExamPaperEditor } from "./ExamPaperEditor.tsx";

const card = (id: string): ExamQuestionCard => ({
  id,
  subjectId: "2",
  subjectName: "安全规程",
  questionKind: 1,
  difficulty: 3,
  tags: [],
  words: `第 ${id} 题`,
  versionNo: 1,
  versionId: id,
  gmtModified: "2026-11-20 08:00:00",
});
const stored: ExamPaper = {
  id: "4",
  paperName: "期末",
  versionNo: 2,
  questionCount: 2,
  maxScore: 5,
  gmtModified: "2026-11-20 08:00:00",
  sections: [
    {
      title: "一",
      fixed: [
        { questionId: "11", score: 2 },
        { questionId: "12", score: 3 },
      ],
    },
  ],
  questionList: [card("11"), card("12")],
};
const saved = vi.fn<(body: SaveExamPaperBody) => void>();
const go = vi.fn(async () => ({ done: true as const }));
const show = (more: object = {}, operations: object = {}) =>
  draw(
    <ExamPaperEditor
      path="/account/exams/paper/edit"
      viewerId="5"
      previewHref="/account/exams/preview"
      subjects={[{ id: "2", subjectName: "安全规程", sort: 1, questionCount: 3, isMine: true, isPractice: false }]}
      slots={{}}
      on={{ go }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={
        {
          getExamPaper: async ({ versionNo }: { versionNo?: number }) =>
            versionNo === 1
              ? { ...stored, versionNo: 1, sections: [{ title: "旧", fixed: [{ questionId: "11", score: 9 }] }] }
              : stored,
          saveExamPaper: async (body: SaveExamPaperBody) => {
            saved(body);
            return { ...stored, id: body.id ?? "8", versionNo: (body.versionNo ?? 0) + 1 };
          },
          checkExamPaper: async () => ({ shortageList: [{ section: 0, part: 0, wanted: 5, there: 3 }] }),
          listExamPaperVersions: async () => ({
            list: [
              { versionNo: 2, questionCount: 2, maxScore: 5, gmtCreate: "2026-11-20 08:00:00" },
              { versionNo: 1, questionCount: 1, maxScore: 9, gmtCreate: "2026-11-01 08:00:00" },
            ],
          }),
          listExamQuestions: async () => ({
            list: [card("11"), card("13"), card("14")],
            totalCount: 3,
            totalPage: 1,
            pageCurrent: 1,
            pageSize: 20,
          }),
          ...operations,
        } as never
      }
      {...more}
    />,
  );
const ready = () => until(() => screen.queryByLabelText("试卷名称"));
const save = () => click(button("保存"));
/** The questions of a section as they stand, by the first of their text. */
const order = (section = "大题 1") =>
  texts(within(screen.getByRole("region", { name: section })).queryAllByText(/^第 \d+ 题$/));
const picks = () => within(screen.getByRole("dialog")).queryAllByRole<HTMLInputElement>("checkbox");

// jsdom has no dialogs.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};

beforeEach(() => {
  saved.mockReset();
  go.mockClear();
  sessionStorage.clear();
});
afterEach(clear);

test("a paper is made of chosen questions, which cannot be taken twice, and has its address once it is saved", async () => {
  await show();
  await ready();
  await save();
  expect(texts(screen.queryAllByRole("listitem"))).toEqual(["填写试卷名称", "至少要有一道题"]);
  await type(field("试卷名称"), " 期中 ");
  await click(button("从题库选题"));
  await until(() => picks().length === 3);
  for (const box of picks().slice(0, 2)) await click(box);
  await click(button("添加 2 道题"));
  expect(order()).toEqual(["第 11 题", "第 13 题"]);
  await click(button("从题库选题"));
  await until(() => picks().length === 3);
  expect(picks().map(({ disabled }) => disabled)).toEqual([true, true, false]);
  await click(button("取消"));
  await save();
  expect(saved.mock.calls[0]?.[0]).toEqual({
    paperName: "期中",
    sections: [
      {
        title: "一、选择题",
        fixed: [
          { questionId: "11", score: 2 },
          { questionId: "13", score: 2 },
        ],
      },
    ],
  });
  expect(go).toHaveBeenCalledWith({ to: "/account/exams/paper/edit?paperId=8" });
});

test("with an empty bank the way leads to where questions are written", async () => {
  const none = { list: [], totalCount: 0, totalPage: 0, pageCurrent: 1, pageSize: 20 };
  await show({ bankHref: "/account/exams/question" }, { listExamQuestions: async () => none });
  await ready();
  await click(button("从题库选题"));
  await until(() => screen.queryByRole("link", { name: "先出题" }));
  expect(screen.getByRole("link", { name: "先出题" }).getAttribute("href")).toBe("/account/exams/question");
});

test("questions move by the arrow keys, points are given to one or to all, and the total follows", async () => {
  await show({ paperId: "4" });
  await ready();
  expect(texts(screen.getAllByRole("status"))).toContain("2 道题，共 5 分");
  const grip = button("移动第 1 题：第 11 题");
  grip.focus();
  await act(async () => {
    grip.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true }));
  });
  await settle();
  expect(order()).toEqual(["第 12 题", "第 11 题"]);
  expect(document.activeElement?.getAttribute("aria-label")).toContain("第 11 题");
  await type(field("每题分数"), "1.5");
  await click(button("应用"));
  expect(texts(screen.getAllByRole("status"))).toContain("2 道题，共 3 分");
  await save();
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ id: "4", versionNo: 2 });
});

/** Lays the sections and questions out, which jsdom does not: a section is 200 high, a question 50. */
function layOut(): void {
  for (const [no, section] of screen.queryAllByRole("region").entries()) {
    section.getBoundingClientRect = () => new DOMRect(0, no * 200, 300, 200);
    for (const [at, question] of within(section).queryAllByRole<HTMLElement>("listitem").entries())
      question.getBoundingClientRect = () => new DOMRect(0, no * 200 + 100 + at * 50, 300, 50);
  }
}

/** A finger that is put on the grip of a question and moves to these heights. */
async function drag(grip: HTMLElement, ...heights: number[]): Promise<void> {
  layOut();
  grip.setPointerCapture = () => undefined;
  const { top } = grip.closest("li")!.getBoundingClientRect();
  const send = (type: string, clientY: number) =>
    act(async () => {
      grip.dispatchEvent(new PointerEvent(type, { clientY, bubbles: true, pointerType: "touch", isPrimary: true }));
    });
  await send("pointerdown", top + 25);
  for (const height of heights) await send("pointermove", height);
}

test("questions move by a finger at the grip, within a section and into an empty one, and are said to", async () => {
  await show({ paperId: "4" });
  await ready();
  const grip = button("移动第 1 题：第 11 题");
  const letGo = (type: string, clientY: number) =>
    act(async () => {
      grip.dispatchEvent(new PointerEvent(type, { clientY, bubbles: true }));
    });
  await drag(grip, 127, 190);
  expect(document.querySelectorAll("[data-dragged]").length).toBe(1);
  await letGo("pointercancel", 190);
  expect(document.querySelector("[data-dragged]")).toBeNull();
  expect(order()).toEqual(["第 11 题", "第 12 题"]);
  await drag(grip, 127);
  await letGo("pointerup", 127);
  expect(button("撤销").disabled).toBe(true);
  await drag(grip, 140, 190);
  expect(one("li[data-drop]").dataset["drop"]).toBe("after");
  await letGo("pointerup", 190);
  expect(order()).toEqual(["第 12 题", "第 11 题"]);
  expect(screen.queryByText("已移到“一”，现在是其中的第 2 题。")).not.toBeNull();
  expect(document.activeElement?.getAttribute("aria-label")).toContain("第 11 题");
  await click(button("添加大题"));
  const second = button("移动第 2 题：第 11 题");
  await drag(second, 220, 320);
  expect(within(screen.getByRole("region", { name: "大题 2" })).getByRole("list").dataset["drop"]).toBe("in");
  await act(async () => {
    second.dispatchEvent(new PointerEvent("pointerup", { clientY: 320, bubbles: true }));
  });
  expect(order("大题 2")).toEqual(["第 11 题"]);
});

test("a question comes where the finger lets go, however little of its way was drawn", async () => {
  await show({ paperId: "4" });
  await ready();
  const grip = button("移动第 1 题：第 11 题");
  await drag(grip, 135);
  await act(async () => {
    const rest = { bubbles: true, pointerType: "touch", isPrimary: true };
    grip.dispatchEvent(new PointerEvent("pointermove", { ...rest, clientY: 160 }));
    grip.dispatchEvent(new PointerEvent("pointerup", { ...rest, clientY: 190 }));
  });
  expect(order()).toEqual(["第 12 题", "第 11 题"]);
});

test("says how many questions a random part needs and how many the bank has", async () => {
  await show({ paperId: "4" });
  await ready();
  await click(button("添加随机抽题"));
  expect(field<HTMLSelectElement>("科目").value).toBe("2");
  await until(() => screen.queryByText("需要 5 道题，题库里能抽到 3 道"));
});

test("an older version comes into the editor, and one step back is what was there", async () => {
  await show({ paperId: "4" });
  await ready();
  await click(screen.getByText("历史版本"));
  await until(() => screen.queryByRole("button", { name: "放进编辑器" }));
  await click(button("放进编辑器"));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "大题 1" }).value).toBe("旧");
  await click(button("撤销"));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "大题 1" }).value).toBe("一");
});
