import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Comment } from "../../generated/types.ts";
import { button, clear, click, draw as mount, field, t, type, until } from "../../forms/testing/page.ts";
import type { Outcome } from "../block.ts";
import { addresses, draw } from "../testing/draw.tsx";
import { Comments } from "./Comments.tsx";

const comment: Comment = {
  id: "5",
  userNo: "1",
  userName: "周晓明",
  commentText: "讲得<b>细</b>",
  countLike: 2,
  score: 4,
  isOwn: 1,
  mayRemove: 1,
  isLiked: 0,
  gmtCreate: "2026-01-01 08:00:00",
  gmtModified: "2026-01-01 08:00:00",
};
const answered: Comment = {
  ...comment,
  id: "6",
  isRemoved: 1,
  commentText: "",
  userName: "",
  list: [{ ...comment, id: "7", isOwn: 0, mayRemove: 0, commentText: "同意", replyUserName: "李佳慧" }],
};
afterEach(clear);

test("is read without signing in, and shows words as words", () => {
  const list = draw(Comments, {
    items: [comment, answered],
    totalCount: 2,
    scoreAverage: "4.5",
    scoreTotal: 12,
    signInUrl: "/login?t=login",
  });
  expect(within(list).queryByText("讲得<b>细</b>")).not.toBeNull();
  expect(within(list).queryByText("4.5")).not.toBeNull();
  expect(within(list).getAllByRole("time")[0]?.textContent).toBe("2026-01-01 08:00:00");
  expect(list.textContent).toContain("评论已删除");
  expect(addresses(list)).toEqual(["/login?t=login"]);
  expect(within(list).queryByRole("button")).toBeNull();
});

test("leads from names to the pages of people, where the site has such pages", () => {
  const items = [
    { ...comment, userHref: "/blog/blogger/1" },
    { ...answered, userHref: "/blog/blogger/1" },
  ];
  expect(addresses(draw(Comments, { items, totalCount: 2 }))).toEqual(["/blog/blogger/1"]);
});

const show = (on: object, canRate = 0) =>
  mount(
    <Comments
      items={[comment]}
      canRate={canRate}
      signedIn
      slots={{}}
      on={on}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{}}
    />,
  );

test("sends what was written, with a rating where that may be given, and keeps what was refused", async () => {
  const save = vi.fn(async (_payload?: unknown): Promise<Outcome> => ({ done: false }));
  await show({ save }, 1);
  await click(button("写评论、打分"));
  await until(() => screen.queryByLabelText("说说这门课怎么样"));
  await type(field("说说这门课怎么样"), " 很好 ");
  await click(screen.getByRole("radio", { name: "5 分，满分 5 分" }));
  await click(button("发布"));
  await until(() => save.mock.calls.length === 1);
  expect(save).toHaveBeenCalledWith({ commentText: "很好", score: 5 });
  expect(field<HTMLTextAreaElement>("说说这门课怎么样").value).toBe(" 很好 ");
  save.mockResolvedValueOnce({ done: true });
  await click(button("发布"));
  await until(() => !screen.queryByLabelText("说说这门课怎么样"));
});

test("answers a comment, and takes back a like that did not arrive", async () => {
  const save = vi.fn(async (_payload?: unknown): Promise<Outcome> => ({ done: true }));
  const like = vi.fn(async (_payload?: unknown): Promise<Outcome> => ({ done: false }));
  await show({ save, like });
  await click(button("赞 2"));
  await until(() => button("赞 2").getAttribute("aria-pressed") === "false");
  expect(like).toHaveBeenCalledWith({ id: "5", isLike: 1 });
  await click(button("回复 周晓明"));
  await until(() => screen.queryByLabelText("说说这门课怎么样"));
  await type(field("说说这门课怎么样"), "答");
  await click(button("发布"));
  await until(() => save.mock.calls.length === 1);
  expect(save).toHaveBeenCalledWith({ commentText: "答", parentId: "5" });
});

test("lets who wrote a comment change it where that is offered, and leads to whom it names", async () => {
  const save = vi.fn(async (_payload?: unknown): Promise<Outcome> => ({ done: true }));
  const mentionList = [{ userNo: "9", userName: "李佳慧" }];
  const items = [
    { ...comment, commentText: "看看 @李佳慧 和 @别人", mentionList },
    { ...comment, id: "8", isOwn: 0 as const },
  ];
  await mount(
    <Comments
      items={items}
      mayEdit={1}
      signedIn
      slots={{}}
      on={{ save }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{}}
    />,
  );
  const named = screen.getByRole("link", { name: "@李佳慧" });
  expect(named.parentElement?.textContent).toBe("看看 @李佳慧 和 @别人");
  expect(named.getAttribute("href")).toBe("/blog/blogger/9");
  expect(screen.queryByRole("link", { name: /别人/ })).toBeNull();
  const edits = screen.getAllByRole("button", { name: new RegExp(`^${t("comments.edit")}`) });
  expect(edits).toHaveLength(1);
  await click(edits[0] ?? "none");
  await until(() => screen.queryByLabelText("说说这门课怎么样"));
  expect(field<HTMLTextAreaElement>("说说这门课怎么样").value).toBe("看看 @李佳慧 和 @别人");
  await type(field("说说这门课怎么样"), "改好了");
  await click(button("发布"));
  await until(() => save.mock.calls.length === 1);
  expect(save).toHaveBeenCalledWith({ commentText: "改好了", commentId: "5" });
});

test("offers to take back what the viewer may, whoever wrote it", async () => {
  const remove = vi.fn(async (_payload?: unknown): Promise<Outcome> => ({ done: true }));
  const items = [
    { ...comment, isOwn: 0 as const },
    { ...comment, id: "8", mayRemove: 0 as const },
  ];
  await mount(
    <Comments items={items} signedIn slots={{}} on={{ remove }} t={t} locale="zh-CN" blockKey="b" operations={{}} />,
  );
  expect(screen.queryAllByRole("button")).toHaveLength(1);
  await click(button("删除 周晓明"));
  expect(remove).toHaveBeenCalledWith({ id: "5" });
});

test("reports what another wrote with a reason, keeps the dialog where that failed, and offers none for one's own", async () => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.setAttribute("open", "");
  };
  const report = vi.fn(async (_payload?: unknown): Promise<Outcome> => ({ done: false }));
  const items = [
    { ...comment, isOwn: 0 as const, mayRemove: 0 as const },
    { ...comment, id: "8", mayRemove: 0 as const, moderation: 2 as const },
  ];
  await mount(
    <Comments items={items} signedIn slots={{}} on={{ report }} t={t} locale="zh-CN" blockKey="b" operations={{}} />,
  );
  expect(screen.queryAllByRole("button")).toHaveLength(1);
  expect(document.body.textContent).toContain(t("comments.waiting"));
  await click(button("举报 周晓明"));
  await until(() => screen.queryByRole("dialog"));
  await click(field("色情低俗"));
  await type(field("补充说明（可不填）"), " 看不下去 ");
  await click(button("举报"));
  await until(() => report.mock.calls.length === 1);
  expect(report).toHaveBeenCalledWith({ id: "5", reason: 3, content: "看不下去" });
  expect(screen.queryByRole("dialog")).not.toBeNull();
  report.mockResolvedValueOnce({ done: true });
  await click(button("举报"));
  await until(() => !screen.queryByRole("dialog"));
});
