import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import blogPage from "../../../tenants/default/screens/blog/account/index.json" with { type: "json" };
import questionPage from "../../../tenants/default/screens/blog/account/question.json" with { type: "json" };
import { addresses } from "../../blocks/testing/draw.tsx";
import { button, clear, click, texts } from "../../forms/testing/page.ts";
import type { Blog, PostDraftCard, PostRevision, QuestionCard } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

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
  postState: 3,
  moderation: 1,
};
const question: QuestionCard = {
  ...blog,
  articleType: 2,
  countAnswer: 2,
  countFollow: 0,
  isAccepted: 1,
  isClosed: 0,
};
const draft: PostDraftCard = { id: "3", articleType: 1, title: "", summary: "", gmtModified: "2026-10-28 09:00:00" };

const reply = (list: readonly unknown[]) => ({
  list,
  totalCount: list.length,
  totalPage: 1,
  pageCurrent: 1,
  pageSize: 10,
});
const figures = { countView: 0, countLike: 0, countComment: 0, countFans: 0 };

interface Shown {
  blogs?: Blog[];
  drafts?: PostDraftCard[];
  revisions?: PostRevision[];
  query?: Record<string, string>;
  calls?: Parameters<typeof openScreen>[0]["calls"];
}

const openBlogs = ({ blogs = [], drafts = [], revisions, query, calls }: Shown) =>
  openScreen({
    screen: blogPage,
    data: {
      figures,
      drafts: reply(drafts),
      posts: reply(blogs),
      ...(revisions ? { revisions: { list: revisions } } : {}),
    },
    ...(query ? { query } : {}),
    ...(calls ? { calls } : {}),
  });
const listOf = (name: string) => screen.getByRole("list", { name });

dialogs();
afterEach(clear);

test("leads from each of one's own posts to where it is read, written on and explained", async () => {
  await openBlogs({
    blogs: [
      blog,
      { ...blog, id: "6", title: "第六篇", postState: 1 },
      { ...blog, id: "7", title: "第七篇", postState: 2 },
      { ...blog, id: "8", title: "第八篇", moderation: 3 },
    ],
  });
  const list = listOf("我的文章");
  expect(addresses(list).filter((address) => !address?.includes("history"))).toEqual([
    "/blog/article/5",
    "/blog/account/write?id=5",
    "/blog/account/write?id=6",
    "/blog/account/write?id=6",
    "/blog/article/7",
    "/blog/account/write?id=7",
    "/blog/article/8",
    "/blog/account/write?id=8",
    "/account/moderation",
  ]);
  expect(texts(within(list).getAllByRole("heading", { level: 2 }))).toEqual([
    "备考三个月",
    "第六篇草稿",
    "第七篇定时发布",
    "第八篇因举报隐藏",
  ]);
  const [published, unpublished] = within(list)
    .getAllByRole("listitem")
    .map((line) => texts(within(line).getAllByRole("definition")));
  expect([published, unpublished]).toEqual([["2026/10/28 09:00", "12", "3", "1"], ["2026/10/28 09:00"]]);
});

test("goes on with a draft where it was left, and with unpublished changes where their post is edited", async () => {
  await openBlogs({ drafts: [draft, { ...draft, id: "4", title: "改了一半", postId: "5" }] });
  const list = listOf("没写完的");
  expect([...new Set(addresses(list))]).toEqual(["/blog/account/write?draftId=3", "/blog/account/write?id=5"]);
  expect(texts(within(list).getAllByRole("heading", { level: 2 }))).toEqual(["（无标题）草稿", "改了一半修改未发布"]);
});

test("shows what became of a question, and leads to it and to where it is edited", async () => {
  await openScreen({
    screen: questionPage,
    data: {
      drafts: reply([{ ...draft, articleType: 2 }]),
      asked: reply([question, { ...question, id: "6", title: "另一问", isAccepted: 0, isClosed: 1 }]),
    },
  });
  const list = listOf("提过的问题");
  expect(texts(within(list).getAllByRole("heading", { level: 2 }))).toEqual(["备考三个月已采纳回答", "另一问已关闭"]);
  expect(addresses(list).slice(0, 3)).toEqual([
    "/question/view/5",
    "/blog/account/question?history=5",
    "/question/account/write?id=5",
  ]);
  expect(addresses(listOf("没写完的"))).toContain("/question/account/write?draftId=3");
});

test("names no reason of a post that only waits, because nothing was refused", async () => {
  await openBlogs({ blogs: [{ ...blog, moderation: 2 }] });
  const list = listOf("我的文章");
  expect(within(list).getByRole("heading", { level: 2 }).textContent).toBe("备考三个月待审核");
  expect(addresses(list)).not.toContain("/account/moderation");
});

test("marks the state by which posts were chosen, and says where there is none in it", async () => {
  await openBlogs({ query: { moderation: "2" } });
  const nav = screen.getByRole("navigation", { name: "审核" });
  expect(texts(within(nav).getAllByRole("link", { current: true }))).toEqual(["待审核"]);
  screen.getByText("没有这种状态的文章");
});

test("deletes a post at once, takes that back, and keeps it deleted where that failed", async () => {
  let isReached = false;
  const host = await openBlogs({
    blogs: [blog],
    calls: {
      restorePost: () => {
        if (!isReached) throw Object.assign(new Error("x"), { code: 900, message: "没有连上服务器" });
        return {};
      },
    },
  });
  await click(button(/^删除/));
  const status = await screen.findByText(/已删除/);
  expect(status.textContent).toContain("备考三个月");
  expect(host.call).toHaveBeenLastCalledWith("deleteBlog", { id: "5" }, expect.anything());
  expect(host.confirm).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button(/^撤销/));
  await click(button(/^撤销/));
  expect(host.call).toHaveBeenLastCalledWith("restorePost", { id: "5" }, expect.anything());
  screen.getByText(/已删除/);
  isReached = true;
  await click(await screen.findByRole("button", { name: /^撤销/ }));
  await screen.findByRole("heading", { level: 2, name: "备考三个月" });
  expect(screen.queryByText(/已删除/)).toBeNull();
});

test("asks before a draft is deleted, because that cannot be taken back", async () => {
  const host = await openBlogs({ drafts: [draft] });
  host.confirm.mockResolvedValueOnce(false);
  await click(button(/^删除/));
  expect(host.call).not.toHaveBeenCalled();
  await click(button(/^删除/));
  expect(host.call).toHaveBeenLastCalledWith("deletePostDraft", { id: "3" }, expect.anything());
  expect(host.refresh).toHaveBeenCalledWith([["listPostDrafts", expect.anything()]]);
});

test("compares an edit of the opened post with the one before it", async () => {
  const first: PostRevision = { version: 1, title: "第一版", text: "正文", gmtCreate: "2026-10-28 09:00:00" };
  await openBlogs({
    blogs: [blog],
    revisions: [{ ...first, version: 2, title: "第二版" }, first],
    query: { history: "5" },
  });
  const region = screen.getByRole("region", { name: "修改记录" });
  expect(within(region).queryByRole("button", { name: /^恢复/ })).toBeNull();
  await click(button("与上一版比较", region));
  expect(texts(within(region).getAllByRole("insertion"))).toEqual(["二"]);
  expect(texts(within(region).getAllByRole("deletion"))).toEqual(["一"]);
});
