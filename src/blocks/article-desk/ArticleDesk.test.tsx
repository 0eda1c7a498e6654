import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, t, texts, until } from "../../forms/testing/page.ts";
import { ArticleDesk } from "./ArticleDesk.tsx";

const calls = {
  deleteArticle: vi.fn(async () => ({})),
  deleteArticleDraft: vi.fn(async () => ({})),
  deleteArticleZone: vi.fn(async () => ({})),
  saveArticleTop: vi.fn(async () => ({})),
  saveArticleZone: vi.fn(async () => ({ id: "9" })),
  saveArticleZoneOrder: vi.fn(async () => ({})),
  withdrawArticle: vi.fn(async () => ({})),
};
const changed = vi.fn(async () => ({ done: true as const }));
const article = {
  id: "7",
  artTitle: "开学通知",
  zoneId: "1",
  zoneName: "公告",
  articleState: 3 as const,
  isTop: 0 as const,
  hasDraft: 0 as const,
  version: 2,
  gmtPublish: "2026-11-20 09:00:00",
  gmtModified: "2026-11-20 09:00:00",
};
const zone = { id: "1", zoneName: "公告", zoneNameEn: "News", zoneDesc: "", zoneDescEn: "", articleCount: 1 };

const show = (items: object[] = [article], query = {}) =>
  draw(
    <ArticleDesk
      items={items as never}
      zones={[zone, { ...zone, id: "2", zoneName: "活动", articleCount: 0 }]}
      path="/account/organization/article"
      query={query}
      slots={{}}
      on={{ changed }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={calls as never}
    />,
  );

// jsdom has no dialogs.
HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
beforeEach(() => {
  for (const call of [...Object.values(calls), changed]) call.mockClear();
});
afterEach(clear);

test("says of each article where it stands, and leads to writing and reading it", async () => {
  await show([article, { ...article, id: "8", artTitle: "", articleState: 1, hasDraft: 1 }]);
  expect(texts(screen.queryAllByRole("heading"))).toEqual(["开学通知 已发布", "（还没有标题） 草稿"]);
  expect(screen.getByRole("link", { name: "编辑 开学通知" }).getAttribute("href")).toBe(
    "/account/organization/article/write?draftId=7",
  );
  const second = within(screen.getAllByRole("listitem")[1]!);
  expect([second.getAllByRole("link"), second.getAllByRole("button")].map(({ length }) => length)).toEqual([1, 1]);
});

test("takes an article off after it was asked, and reads the list anew", async () => {
  await show();
  await click(button("下架 开学通知"));
  expect(calls.withdrawArticle).not.toHaveBeenCalled();
  await click(button("下架"));
  await until(() => changed.mock.calls.length > 0);
  expect(calls.withdrawArticle).toHaveBeenCalledWith({ id: "7" });
  await until(() => screen.getByRole("status").textContent === "已下架");
});

test("says why something was refused", async () => {
  calls.saveArticleTop.mockRejectedValueOnce(Object.assign(new Error("没有这篇文章"), { code: 1004 }));
  await show();
  await click(button("置顶 开学通知"));
  await until(() => screen.getByRole("status").textContent === "没有这篇文章");
  expect(changed).not.toHaveBeenCalled();
});

test("puts categories in order, and removes those without articles only", async () => {
  await show();
  expect(screen.queryByRole("button", { name: "删除 活动" })).not.toBeNull();
  expect(screen.queryByRole("button", { name: "删除 公告" })).toBeNull();
  await click(button("上移 活动"));
  await until(() => calls.saveArticleZoneOrder.mock.calls.length > 0);
  expect(calls.saveArticleZoneOrder).toHaveBeenCalledWith({ idList: ["2", "1"] });
});

test("says that nothing was found where something was searched", async () => {
  await show([], { keyword: "没有" });
  expect(document.body.textContent).toContain("没有符合条件的文章");
});
