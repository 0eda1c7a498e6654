import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NOT_FOUND, POST_CHANGED } from "../../generated/error-codes.ts";
import { button, clear, click, draw, field, t, texts, type, until } from "../../forms/testing/page.ts";
import { question } from "../testing/question-samples.ts";
import { PostEditor } from "./PostEditor.tsx";

const saveDraft = vi.fn(async ({ version = 0 }: { version?: number }) => ({ id: "31", version: version + 1 }));
const saveQuestion = vi.fn(async () => ({ id: "7", isShown: 1 }));
const updateQuestion = vi.fn(async () => ({ id: "7", isShown: 1, version: 2 }));
const go = vi.fn(async () => ({ done: true as const }));
const coded = (code: number) => Object.assign(new Error("改过了"), { code });
const draft = { id: "31", articleType: 2, title: "写到一半", body: question.body, cover: "", version: 4 };

const show = (more: object = {}, operations: object = {}) =>
  draw(
    <PostEditor
      articleType={2}
      path="/question/account/write"
      viewerId="5"
      slots={{}}
      on={{ go }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={
        {
          getPostDraft: async () => draft,
          getOwnQuestion: async () => question,
          listSimilarQuestions: async () => ({ list: [] }),
          savePostDraft: saveDraft,
          saveQuestion,
          updateQuestion,
          ...operations,
        } as never
      }
      {...more}
    />,
  );
const ready = () => screen.findByRole("textbox", { name: /^(问题|文章标题)$/ });
const title = () => field("问题");
const publish = () => click(button(/^发布/));
/** The message above the fields; the editor of the text has one of its own. */
const missing = () => screen.getAllByRole("alert")[0]!;

// jsdom has no dialogs.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};

beforeEach(() => {
  for (const call of [saveDraft, saveQuestion, updateQuestion, go]) call.mockClear();
  sessionStorage.clear();
});
afterEach(clear);

test("says what is missing instead of publishing", async () => {
  await show();
  await ready();
  await publish();
  expect(texts(within(missing()).getAllByRole("listitem"))).toEqual(["填写标题", "写点内容"]);
  expect(saveQuestion).not.toHaveBeenCalled();
});

test("a draft saves itself, gets its address, and is published with it", async () => {
  await show({ draftId: "31" });
  await ready();
  expect(title().value).toBe("写到一半");
  await type(title(), "写完了");
  await until(() => saveDraft.mock.calls.length > 0);
  expect(saveDraft.mock.calls[0]?.[0]).toMatchObject({ id: "31", version: 4, title: "写完了" });
  await publish();
  await until(() => go.mock.calls.length > 0);
  expect(saveQuestion).toHaveBeenCalledWith({ title: "写完了", body: question.body, draftId: "31" });
  expect(go).toHaveBeenLastCalledWith({ to: "/question/view/7" });
});

test("what is published is edited on its version, with the draft of its changes where there is one", async () => {
  const getPostDraft = vi.fn(async () => {
    throw coded(NOT_FOUND);
  });
  await show({ postId: "7" }, { getPostDraft });
  await ready();
  expect(title().value).toBe(question.title);
  await publish();
  await until(() => go.mock.calls.length > 0);
  expect(updateQuestion).toHaveBeenCalledWith(expect.objectContaining({ id: "7", version: 1 }));
});

test("what the server refuses stays in the editor, with the reason", async () => {
  await show(
    { postId: "7" },
    {
      getPostDraft: async () => ({ ...draft, postId: "7" }),
      updateQuestion: async () => {
        throw coded(POST_CHANGED);
      },
    },
  );
  await ready();
  await publish();
  await until(() => missing().textContent?.includes("改过了"));
  expect(title().value).toBe("写到一半");
});

test("shows what is like the question while it is typed, and how it reads", async () => {
  await show({ draftId: "31" }, { listSimilarQuestions: async () => ({ list: [{ ...question, summary: "" }] }) });
  await ready();
  await type(title(), "怎么选家用灭火器");
  const similar = await screen.findByRole("link", { name: question.title });
  expect(similar.getAttribute("href")).toBe("/question/view/7");
  await click(button("预览"));
  expect(screen.getByRole("region", { name: "预览" }).textContent).toContain("家里用的灭火器怎么选");
});

test("an information article is saved with its category, and published on the version that was saved last", async () => {
  const article = {
    id: "7",
    artTitle: "开学通知",
    artSummary: "",
    artPic: "",
    authorName: "",
    zoneId: "1",
    artDesc: question.body,
    articleState: 1,
    hasDraft: 1,
    version: 3,
  };
  const saveArticleDraft = vi.fn(async ({ version }: { version: number }) => ({ id: "7", version: version + 1 }));
  const publishArticle = vi.fn(async () => ({ id: "7", version: 5 }));
  await show(
    {
      articleType: 3,
      path: "/studio/articles/write",
      draftId: "7",
      zones: [{ id: "1", zoneName: "公告", zoneNameEn: "", zoneDesc: "", zoneDescEn: "", articleCount: 1 }],
      operations: { getOwnArticle: async () => article, saveArticleDraft, publishArticle },
    },
    {},
  );
  await ready();
  const zone = field<HTMLSelectElement>(t("postEditor.zone"));
  expect(texts(within(zone).getAllByRole("option"))).toEqual(["公告"]);
  await type(field(t("postEditor.summary")), "九月一日");
  await publish();
  await until(() => go.mock.calls.length > 0);
  expect(saveArticleDraft).toHaveBeenCalledWith(
    expect.objectContaining({ id: "7", version: 3, zoneId: "1", artSummary: "九月一日" }),
  );
  expect(publishArticle).toHaveBeenCalledWith({ id: "7", version: 4 });
  expect(go).toHaveBeenLastCalledWith({ to: "/info/detail/7" });
});
