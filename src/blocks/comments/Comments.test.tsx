import { afterEach, expect, test, vi } from "vitest";
import type { Comment } from "../../generated/types.ts";
import { clear, click, draw as mount, one, t, type, until } from "../../forms/testing/page.ts";
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
  expect(list.querySelector(".words")?.textContent).toBe("讲得<b>细</b>");
  expect(list.querySelector(".average")?.textContent).toContain("4.5");
  expect(list.querySelector("time")?.textContent).toBe("2026-01-01 08:00:00");
  expect(list.textContent).toContain("评论已删除");
  expect(addresses(list)).toEqual(["/login?t=login"]);
  expect(list.querySelector("button")).toBeNull();
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
  await click(".btn");
  await until(() => document.querySelector("textarea"));
  await type("textarea", " 很好 ");
  await click("fieldset label:nth-of-type(5) input");
  await click("button[type=submit]");
  await until(() => save.mock.calls.length === 1);
  expect(save).toHaveBeenCalledWith({ commentText: "很好", score: 5 });
  expect(one<HTMLTextAreaElement>("textarea").value).toBe(" 很好 ");
  save.mockResolvedValueOnce({ done: true });
  await click("button[type=submit]");
  await until(() => !document.querySelector("textarea"));
});

test("answers a comment, and takes back a like that did not arrive", async () => {
  const save = vi.fn(async (_payload?: unknown): Promise<Outcome> => ({ done: true }));
  const like = vi.fn(async (_payload?: unknown): Promise<Outcome> => ({ done: false }));
  await show({ save, like });
  await click("article button[aria-pressed]");
  await until(() => one("article button[aria-pressed]").getAttribute("aria-pressed") === "false");
  expect(like).toHaveBeenCalledWith({ id: "5", isLike: 1 });
  await click("article .do button:nth-of-type(2)");
  await until(() => document.querySelector("textarea"));
  await type("textarea", "答");
  await click("button[type=submit]");
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
  const words = one("article .words");
  expect(words.textContent).toBe("看看 @李佳慧 和 @别人");
  expect([...words.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["@李佳慧", "/blog/blogger/9"],
  ]);
  const edits = [...document.querySelectorAll<HTMLElement>("article .do button")].filter((button) =>
    button.textContent?.startsWith(t("comments.edit")),
  );
  expect(edits).toHaveLength(1);
  await click(edits[0] ?? "none");
  await until(() => document.querySelector("textarea"));
  expect(one<HTMLTextAreaElement>("textarea").value).toBe("看看 @李佳慧 和 @别人");
  await type("textarea", "改好了");
  await click("button[type=submit]");
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
  expect(document.querySelectorAll("article .do button")).toHaveLength(1);
  await click("article .do button");
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
  expect(document.querySelectorAll("article .do button")).toHaveLength(1);
  expect(document.body.textContent).toContain(t("comments.waiting"));
  await click("article .do button");
  await until(() => document.querySelector("dialog form"));
  await click("dialog fieldset label:nth-of-type(3) input");
  await type("dialog textarea", " 看不下去 ");
  await click("dialog .btn");
  await until(() => report.mock.calls.length === 1);
  expect(report).toHaveBeenCalledWith({ id: "5", reason: 3, content: "看不下去" });
  expect(document.querySelector("dialog")).not.toBeNull();
  report.mockResolvedValueOnce({ done: true });
  await click("dialog .btn");
  await until(() => !document.querySelector("dialog"));
});
