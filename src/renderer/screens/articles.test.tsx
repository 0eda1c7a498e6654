import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import organisation from "../../../tenants/default/screens/account/organization/article.json" with { type: "json" };
import platform from "../../../tenants/default/screens/studio/articles.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { OwnArticleCard, OwnArticleZone } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const article: OwnArticleCard = {
  id: "7",
  artTitle: "开学通知",
  zoneId: "1",
  zoneName: "公告",
  articleState: 3,
  isTop: 0,
  hasDraft: 0,
  version: 2,
  gmtPublish: "2026-11-20 09:00:00",
  gmtModified: "2026-11-20 09:30:00",
};
const zone: OwnArticleZone = {
  id: "1",
  zoneName: "公告",
  zoneNameEn: "News",
  zoneDesc: "",
  zoneDescEn: "",
  articleCount: 1,
};
const zones = [zone, { ...zone, id: "2", zoneName: "活动", articleCount: 0 }];

interface Opening {
  list?: OwnArticleCard[];
  query?: Record<string, string>;
  calls?: NonNullable<Parameters<typeof openScreen>[0]["calls"]>;
}
const open = ({ list = [article], query = {}, calls = {} }: Opening = {}) =>
  openScreen({
    screen: organisation,
    data: {
      articles: { list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 },
      zones: { list: zones },
    },
    query,
    calls,
  });
const articles = () => within(screen.getByRole("list", { name: "资讯管理" })).getAllByRole("listitem");
const table = () => within(screen.getByRole("table", { name: "分类" }));

dialogs();
afterEach(clear);

test("the platform and an organisation have the same screen of articles, each at its own address", () => {
  const moved = JSON.stringify(platform.blocks).replaceAll("/studio/articles", "/account/organization/article");
  expect(JSON.parse(moved.replaceAll("page.studio.articles", "page.account.organization.article"))).toEqual(
    organisation.blocks,
  );
  expect(platform.data).toEqual(organisation.data);
});

test("says of each article where it stands, and leads to writing and reading it", async () => {
  await open({ list: [article, { ...article, id: "8", artTitle: "", articleState: 1, hasDraft: 1 }] });
  const [first, second] = articles();
  expect(articles().map((each) => within(each).getByRole("heading").textContent)).toEqual([
    "开学通知已发布",
    "（还没有标题）草稿",
  ]);
  expect(texts(within(first!).getAllByRole("definition"))).toEqual(["公告", "2026/11/20 09:00"]);
  expect(texts(within(second!).getAllByRole("definition"))).toEqual(["公告", "2026/11/20 09:30"]);
  const links = within(first!).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["编辑 开学通知", "/account/organization/article/write?draftId=7"],
    ["查看 开学通知", "/info/detail/7"],
  ]);
  // A draft is only written on, or deleted.
  expect(texts(within(second!).getAllByRole("link"))).toEqual(["编辑 （还没有标题）"]);
  expect(texts(within(second!).getAllByRole("button"))).toEqual(["删除 （还没有标题）"]);
  expect(screen.getByRole("link", { name: "写文章" }).getAttribute("href")).toBe("/account/organization/article/write");
});

test("takes an article off after it was asked, and reads the lists anew", async () => {
  const host = await open();
  host.confirm.mockResolvedValueOnce(false);
  await click(button("下架 开学通知"));
  expect(host.confirm).toHaveBeenCalledWith({
    text: "下架《开学通知》？读者将看不到它，随时可以重新发布。",
    yes: "下架",
  });
  expect(host.call).not.toHaveBeenCalled();
  await click(button("下架 开学通知"));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenCalledWith("withdrawArticle", { id: "7" }, expect.anything());
  expect(host.refresh).toHaveBeenCalledWith([
    ["listOwnArticles", expect.anything()],
    ["listOwnArticleZones", {}],
  ]);
  expect(host.toast).toHaveBeenCalledWith("已下架", "success");
});

test("puts an article on top and back, ends a schedule, and discards what was not published", async () => {
  const host = await open({
    list: [
      article,
      { ...article, id: "8", artTitle: "招生", isTop: 1, hasDraft: 1 },
      { ...article, id: "9", artTitle: "放假", articleState: 2 },
    ],
  });
  await click(button("置顶 开学通知"));
  await click(button("取消置顶 招生"));
  await click(button("放弃修改 招生"));
  await click(button("取消定时 放假"));
  await until(() => host.toast.mock.calls.length === 4);
  expect(host.call.mock.calls.map(([name, input]) => [name, input])).toEqual([
    ["saveArticleTop", { id: "7", isTop: 1 }],
    ["saveArticleTop", { id: "8", isTop: 0 }],
    ["deleteArticleDraft", { id: "8" }],
    ["withdrawArticle", { id: "9" }],
  ]);
  expect(screen.getByText("有未发布的修改")).toBeTruthy();
});

test("puts a category first, changes it, and removes those without articles only", async () => {
  const host = await open();
  expect(table().queryByRole("button", { name: "删除 公告" })).toBeNull();
  await click(button("移到最前 活动"));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenLastCalledWith("saveArticleZoneOrder", { idList: ["2"] }, expect.anything());
  await click(button("删除 活动"));
  await until(() => host.toast.mock.calls.length === 2);
  expect(host.confirm).toHaveBeenLastCalledWith({ text: "删除分类“活动”？", yes: "删除" });
  expect(host.call).toHaveBeenLastCalledWith("deleteArticleZone", { id: "2" }, expect.anything());
  await click(button("修改 公告"));
  await until(() => screen.queryByRole("dialog", { name: "修改 · 公告" }));
  const dialog = screen.getByRole("dialog");
  await until(() => within(dialog).queryByLabelText(/^说明/));
  await type(field(/^说明/, dialog), "学校的通知");
  await type(field(/^英文名称/, dialog), "");
  await click(button("保存分类"));
  await until(() => host.toast.mock.calls.length === 3);
  expect(host.call).toHaveBeenLastCalledWith(
    "saveArticleZone",
    { id: "1", zoneName: "公告", zoneDesc: "学校的通知" },
    expect.objectContaining({ quiet: true }),
  );
});

test("says that nothing was found where something was searched", async () => {
  await open({ list: [], query: { keyword: "没有" } });
  expect(screen.getByText("没有符合条件的文章")).toBeTruthy();
  await open({ list: [] });
  expect(screen.getByText("还没有文章，写第一篇吧")).toBeTruthy();
});
