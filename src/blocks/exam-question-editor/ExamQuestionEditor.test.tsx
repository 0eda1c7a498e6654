import { screen, within } from "@testing-library/react";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ExamQuestion, SaveExamQuestionBody } from "../../generated/types.ts";
import { EXAM_CHANGED } from "../../generated/error-codes.ts";
import { button, clear, click, draw, field, press, settle, t, texts, type, until } from "../../forms/testing/page.ts";
import { ExamQuestionEditor } from "./ExamQuestionEditor.tsx";
import { richText } from "./state/text-only.ts";

const stored: ExamQuestion = {
  id: "7",
  subjectId: "2",
  questionKind: 1,
  difficulty: 2,
  tags: ["消防"],
  versionNo: 3,
  versionId: "70",
  body: {
    stem: richText("怎么灭火"),
    options: ["甲", "乙"].map((text, at) => ({ id: "ab"[at] ?? "", content: richText(text) })),
  },
  key: { right: ["a"] },
  gmtModified: "2026-11-20 08:00:00",
};
const saved = vi.fn<(body: SaveExamQuestionBody) => void>();
const go = vi.fn(async () => ({ done: true as const }));
const answer = (body: SaveExamQuestionBody): ExamQuestion => {
  saved(body);
  return {
    ...stored,
    ...body,
    id: body.id ?? "9",
    tags: body.tags ?? [],
    difficulty: 3,
    versionNo: (body.versionNo ?? 0) + 1,
  };
};
const show = (more: object = {}, operations: object = {}) =>
  draw(
    <ExamQuestionEditor
      path="/account/exams/question/edit"
      viewerId="5"
      subjects={[{ id: "2", subjectName: "安全规程", sort: 1, questionCount: 1, isMine: true, isPractice: false }]}
      tags={[]}
      slots={{}}
      on={{ go }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={
        {
          getExamQuestion: async () => stored,
          saveExamQuestion: async (body: SaveExamQuestionBody) => answer(body),
          ...operations,
        } as never
      }
      {...more}
    />,
  );
const ready = () => until(() => screen.queryByLabelText("题型"));
const rows = () => screen.getAllByRole<HTMLTextAreaElement>("textbox", { name: /^选项 [A-Z]/ });
const typeIn = (index: number, text: string) => type(rows()[index]!, text);
const key = async (name: string, more: KeyboardEventInit = {}) => {
  await act(async () => {
    const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more });
    document.activeElement?.dispatchEvent(event);
  });
  await settle();
};
const save = () => click(button("保存"));

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

test("a question is written with the keyboard: Enter adds, Alt and arrows move, Ctrl+Enter and letters mark", async () => {
  await show();
  await ready();
  await type(field("题干"), "怎么灭火");
  rows()[3]?.focus();
  await key("Enter");
  expect(rows()).toHaveLength(5);
  expect(document.activeElement).toBe(rows()[4]);
  await key("Backspace");
  expect(rows()).toHaveLength(4);
  for (const [index, text] of ["甲", "乙", "丙"].entries()) await typeIn(index, text);
  rows()[2]?.focus();
  await key("ArrowUp", { altKey: true });
  expect(rows().map(({ value }) => value)).toEqual(["甲", "丙", "乙", ""]);
  await key("Enter", { ctrlKey: true });
  expect(screen.getAllByRole<HTMLInputElement>("radio", { name: /是正确答案$/ }).map(({ checked }) => checked)).toEqual(
    [false, true, false, false],
  );
  screen.getByRole<HTMLInputElement>("radio", { name: "A 是正确答案" }).focus();
  await press("c");
  await save();
  const body = saved.mock.calls[0]?.[0];
  expect(body?.body.options?.map(({ content }) => content)).toEqual(["甲", "丙", "乙"].map(richText));
  expect(body?.key.right).toEqual([body?.body.options?.[2]?.id]);
  expect(go).toHaveBeenCalledWith({ to: "/account/exams/question/edit?questionId=9" });
});

test("Enter of an input method adds nothing", async () => {
  await show();
  await ready();
  rows()[0]?.focus();
  await key("Enter", { isComposing: true });
  expect(rows()).toHaveLength(4);
});

test("says what is missing instead of saving", async () => {
  await show({ subjects: [], subjectHref: "/account/exams/subject" });
  await ready();
  expect(screen.getByRole("link", { name: "先添加一个" }).getAttribute("href")).toBe("/account/exams/subject");
  await save();
  expect(saved).not.toHaveBeenCalled();
  const missing = screen.getByText("还不能保存，请补充：").parentElement!;
  expect(texts(within(missing).getAllByRole("listitem"))).toEqual([
    "选择科目",
    "填写题干",
    "至少要有两个选项",
    "标出正确答案",
  ]);
});

test("saves another version of what it opened, and undoes step by step", async () => {
  await show({ questionId: "7" });
  await ready();
  await type(field("题干"), "怎样灭火");
  await click(button("撤销"));
  expect(field<HTMLTextAreaElement>("题干").value).toBe("怎么灭火");
  await save();
  expect(saved).not.toHaveBeenCalled();
  await type(field("题干"), "怎样灭火");
  await save();
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ id: "7", versionNo: 3, body: { stem: richText("怎样灭火") } });
  expect(go).not.toHaveBeenCalled();
});

test("what was not saved is there again after the page went away", async () => {
  await show({ questionId: "7" });
  await ready();
  await type(field("题干"), "写到一半");
  await show({ questionId: "7" });
  await ready();
  expect(field<HTMLTextAreaElement>("题干").value).toBe("写到一半");
  await click(button("不要了"));
  expect(field<HTMLTextAreaElement>("题干").value).toBe("怎么灭火");
});

test("the later of two saves chooses: one's own over the other's, which undo brings back", async () => {
  const theirs = { ...stored, versionNo: 4, body: { ...stored.body, stem: richText("对方的") } };
  let newest = stored;
  await show(
    { questionId: "7" },
    {
      getExamQuestion: async () => newest,
      saveExamQuestion: async (body: SaveExamQuestionBody) => {
        if (body.versionNo === newest.versionNo) return answer(body);
        throw Object.assign(new Error("内容已被他人修改"), { code: EXAM_CHANGED });
      },
    },
  );
  await ready();
  await type(field("题干"), "我的");
  newest = theirs;
  await save();
  await until(() => screen.queryByRole("alertdialog"));
  expect(field<HTMLTextAreaElement>("题干").value).toBe("我的");
  await click(button("用我的"));
  await until(() => saved.mock.calls.length > 0);
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ versionNo: 4, body: { stem: richText("我的") } });
  await click(button("撤销"));
  expect(field<HTMLTextAreaElement>("题干").value).toBe("对方的");
});

test("saving and writing another begins anew with the same subject, type, difficulty and tags", async () => {
  await show({ kind: "3" });
  await ready();
  await type(field("题干"), "对吗");
  await type(field("标签（用逗号分开）"), "消防，必考");
  await click(field("正确"));
  await click(button("保存并出下一题"));
  await until(() => field<HTMLTextAreaElement>("题干").value === "");
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ questionKind: 3, tags: ["消防", "必考"], key: { right: ["true"] } });
  expect(field<HTMLSelectElement>("题型").value).toBe("3");
  expect(field("标签（用逗号分开）").value).toBe("消防，必考");
  expect(screen.queryByRole("button", { name: "不要了" })).toBeNull();
});

test("each kind shows its own fields, a material its questions, and the preview what a learner gets", async () => {
  await show();
  await ready();
  for (const [kind, name] of [
    ["2", "计分方式"],
    ["4", "允许误差"],
    ["5", "参考答案"],
    ["6", "左侧 1"],
    ["7", "第 1 项"],
    ["8", "添加小题"],
  ] as const) {
    await type(field("题型"), kind);
    expect(screen.queryByLabelText(name) ?? screen.queryByRole("button", { name }), kind).not.toBeNull();
  }
  await click(button("添加小题"));
  await type(screen.getByRole("combobox", { name: "小题 1 的题型" }), "3");
  expect(screen.queryByRole("group", { name: "答案" })).not.toBeNull();
  await click(button("预览"));
  expect(document.querySelectorAll(".preview .parts input[type=radio]")).toHaveLength(2);
});
