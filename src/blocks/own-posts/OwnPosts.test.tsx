import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Blog, PostDraft, QuestionCard } from "../../generated/types.ts";
import { button, clear, click, draw as mount, t, texts, until } from "../../forms/testing/page.ts";
import type { BlockProps } from "../block.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { OwnPosts } from "./OwnPosts.tsx";

type Props = BlockProps<"ownPosts">;

const blog: Blog = {
  id: "5",
  title: "备考三个月",
  summary: "先看大纲",
  cover: "",
  articleType: 1,
  userNo: "7",
  userName: "周晓明",
  userPhoto: "",
  countView: 12,
  countLike: 3,
  countComment: 1,
  countCollection: 0,
  gmtCreate: "2026-10-28 09:00:00",
  gmtModified: "2026-10-28 09:00:00",
  version: 1,
};
const question: QuestionCard = {
  ...blog,
  articleType: 2,
  countAnswer: 2,
  countFollow: 0,
  isAccepted: 1,
  isClosed: 0,
};
const draft: PostDraft = {
  id: "3",
  articleType: 1,
  title: "",
  body: { type: "doc", content: [] },
  cover: "",
  version: 4,
  gmtModified: "2026-10-28 09:00:00",
};
afterEach(clear);

test("leads from each to where it is read, written on and explained", () => {
  const blogs: Blog[] = [blog, { ...blog, id: "6", postState: 1 }, { ...blog, id: "8", moderation: 3 }];
  expect(addresses(draw(OwnPosts, { blogs }))).toEqual([
    "/blog/article/5",
    "/blog/account/write?id=5",
    "/blog/account/write?id=6",
    "/blog/account/write?id=6",
    "/blog/article/8",
    "/blog/account/write?id=8",
    "/account/moderation",
  ]);
  const drafts = [
    { ...draft, summary: "" },
    { ...draft, id: "4", postId: "5", summary: "" },
  ];
  expect([...new Set(addresses(draw(OwnPosts, { drafts })))]).toEqual([
    "/blog/account/write?draftId=3",
    "/blog/account/write?id=5",
  ]);
  const asked = draw(OwnPosts, { questions: [question] });
  expect(addresses(asked)).toEqual(["/question/view/5", "/question/account/write?id=5"]);
  expect(within(asked).getByText(t("ownPosts.mark.accepted"))).toBeDefined();
});

test("names no reason of what only waits, because nothing was refused", () => {
  const list = draw(OwnPosts, { blogs: [{ ...blog, moderation: 2 }] });
  expect(within(list).getByText(t("ownPosts.mark.waiting"))).toBeDefined();
  expect(addresses(list)).not.toContain("/account/moderation");
});

test("marks the state that is chosen, and says where there is none in it", () => {
  const list = draw(OwnPosts, { blogs: [], path: "/blog/account", query: { moderation: "2" } });
  expect(texts(within(list).getAllByRole("link", { current: "page" }))).toEqual([t("ownPosts.state.waiting")]);
  expect(list.textContent).toContain(t("ownPosts.noneSo"));
});

const show = (props: Partial<Props>, operations: Partial<Props["operations"]>) =>
  mount(
    <OwnPosts
      slots={{}}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      {...props}
      operations={operations as Props["operations"]}
    />,
  );

test("deletes at once, takes that back, and says what failed", async () => {
  const deleteBlog = vi.fn(async () => ({}));
  const restorePost = vi.fn(async () => Promise.reject(new Error("网络断了")));
  await show({ blogs: [blog] }, { deleteBlog, restorePost } as never);
  await click(button(/^删除/));
  expect((await screen.findByRole("status")).textContent).toContain("备考三个月");
  expect(deleteBlog).toHaveBeenCalledWith({ id: "5" });
  await click(button(t("ownPosts.undo")));
  await until(() => screen.getByRole("alert").textContent !== "");
  expect(screen.getByRole("status").textContent).toContain("备考三个月");
  restorePost.mockImplementation((async () => ({})) as never);
  await click(button(t("ownPosts.undo")));
  await screen.findByRole("heading", { level: 3, name: "备考三个月" });
  expect(screen.queryByRole("status")).toBeNull();
});

test("keeps a deleted draft anew where that is taken back, and leads to the new one", async () => {
  const deletePostDraft = vi.fn(async () => ({}));
  const savePostDraft = vi.fn(async () => ({ id: "9", version: 1 }));
  const operations = { getPostDraft: vi.fn(async () => draft), deletePostDraft, savePostDraft };
  await show({ drafts: [{ ...draft, summary: "" }] }, operations as never);
  await click(button(/^删除/));
  await click(await screen.findByRole("button", { name: t("ownPosts.undo") }));
  const kept = await screen.findByRole("link", { name: "（无标题）" });
  expect(savePostDraft).toHaveBeenCalledWith({ articleType: 1, title: "", body: draft.body, cover: "" });
  expect(kept.getAttribute("href")).toBe("/blog/account/write?draftId=9");
});
