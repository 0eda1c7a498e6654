import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ExamQuestion, SaveExamQuestionBody } from "../../generated/types.ts";
import { EXAM_CHANGED } from "../../generated/error-codes.ts";
import { clear, click, draw, one, press, settle, t, texts, type, until } from "../../forms/testing/page.ts";
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
const ready = () => until(() => document.querySelector("#b-q-kind"));
const rows = () => [...document.querySelectorAll<HTMLTextAreaElement>(".rows li textarea")];
const typeIn = (index: number, text: string) => type(`#${rows()[index]?.id}`, text);
const key = async (name: string, more: KeyboardEventInit = {}) => {
  await act(async () => {
    const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...more });
    document.activeElement?.dispatchEvent(event);
  });
  await settle();
};
const save = () => click(".work-bar .do > .btn:last-child");

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
  await type("#b-q-stem", "怎么灭火");
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
  expect([...document.querySelectorAll<HTMLInputElement>(".mark input")].map(({ checked }) => checked)).toEqual([
    false,
    true,
    false,
    false,
  ]);
  document.querySelector<HTMLInputElement>(".mark input")?.focus();
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
  expect(one(".facts a").getAttribute("href")).toBe("/account/exams/subject");
  await save();
  expect(saved).not.toHaveBeenCalled();
  expect(texts(".missing li")).toEqual(["选择科目", "填写题干", "至少要有两个选项", "标出正确答案"]);
});

test("saves another version of what it opened, and undoes step by step", async () => {
  await show({ questionId: "7" });
  await ready();
  await type("#b-q-stem", "怎样灭火");
  await click(".work-bar .icon");
  expect(one<HTMLTextAreaElement>("#b-q-stem").value).toBe("怎么灭火");
  await save();
  expect(saved).not.toHaveBeenCalled();
  await type("#b-q-stem", "怎样灭火");
  await save();
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ id: "7", versionNo: 3, body: { stem: richText("怎样灭火") } });
  expect(go).not.toHaveBeenCalled();
});

test("what was not saved is there again after the page went away", async () => {
  await show({ questionId: "7" });
  await ready();
  await type("#b-q-stem", "写到一半");
  await show({ questionId: "7" });
  await ready();
  expect(one<HTMLTextAreaElement>("#b-q-stem").value).toBe("写到一半");
  await click(".restored .link");
  expect(one<HTMLTextAreaElement>("#b-q-stem").value).toBe("怎么灭火");
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
  await type("#b-q-stem", "我的");
  newest = theirs;
  await save();
  await until(() => document.querySelector("dialog.conflict"));
  expect(one<HTMLTextAreaElement>("#b-q-stem").value).toBe("我的");
  await click("dialog.conflict .btn:last-child");
  await until(() => saved.mock.calls.length > 0);
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ versionNo: 4, body: { stem: richText("我的") } });
  await click(".work-bar .icon");
  expect(one<HTMLTextAreaElement>("#b-q-stem").value).toBe("对方的");
});

test("saving and writing another begins anew with the same subject, type, difficulty and tags", async () => {
  await show({ kind: "3" });
  await ready();
  await type("#b-q-stem", "对吗");
  await type("#b-q-tags", "消防，必考");
  await click(".either input");
  await click(".work-bar .ghost:nth-last-child(2)");
  await until(() => one<HTMLTextAreaElement>("#b-q-stem").value === "");
  expect(saved.mock.calls[0]?.[0]).toMatchObject({ questionKind: 3, tags: ["消防", "必考"], key: { right: ["true"] } });
  expect(one<HTMLSelectElement>("#b-q-kind").value).toBe("3");
  expect(one<HTMLInputElement>("#b-q-tags").value).toBe("消防，必考");
  expect(document.querySelector(".restored")).toBeNull();
});

test("each kind shows its own fields, a material its questions, and the preview what a learner gets", async () => {
  await show();
  await ready();
  for (const [kind, selector] of [
    ["2", "#b-q-scoring"],
    ["4", "#b-q-blank-0-tolerance"],
    ["5", "#b-q-sample"],
    ["6", ".sides textarea"],
    ["7", ".rows .no"],
    ["8", ".parts .btn"],
  ] as const) {
    await type("#b-q-kind", kind);
    expect(document.querySelector(selector), kind).not.toBeNull();
  }
  await click(".parts > .btn");
  await type(".part header select", "3");
  expect(document.querySelector(".part .either")).not.toBeNull();
  await click(".work-bar .ghost");
  expect(document.querySelectorAll(".preview .parts input[type=radio]")).toHaveLength(2);
});
