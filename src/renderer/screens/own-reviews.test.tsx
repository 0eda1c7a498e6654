import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import document from "../../../tenants/default/screens/account/moderation.json" with { type: "json" };
import { addresses } from "../../blocks/testing/draw.tsx";
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { Review } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const removed: Review = {
  id: "7",
  version: 2,
  targetKind: 1,
  targetId: "3",
  targetName: "博客",
  cause: 1,
  causeName: "被举报",
  state: 3,
  stateName: "已删除",
  score: 0,
  countReport: 0,
  isHidden: 1,
  excerpt: "加我进群",
  href: "/blog/article/3",
  userName: "张三",
  opinion: "是广告",
  appeal: "",
  mayAppeal: 1,
  gmtCreate: "2026-11-20 10:00:00",
  gmtDecide: "2026-11-21 10:00:00",
};
const open = (...list: Review[]) =>
  openScreen({
    screen: document,
    data: { reviews: { list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 } },
  });

dialogs();
afterEach(clear);

test("says what became of something and why, and where it can be seen again", async () => {
  const { gmtDecide: _, ...waiting } = removed;
  await open(
    removed,
    { ...removed, id: "8", excerpt: "另一篇", state: 2, stateName: "已保留", mayAppeal: 0, appeal: "不是广告" },
    { ...waiting, id: "9", excerpt: "第三篇", state: 1, stateName: "待处理", opinion: "", mayAppeal: 0 },
  );
  expect(texts(screen.getAllByRole("heading", { level: 2 }))).toEqual([
    "加我进群已删除",
    "另一篇已保留",
    "第三篇待处理",
  ]);
  const facts = screen.getAllByRole("listitem").map((line) => texts(within(line).getAllByRole("definition")));
  expect(facts).toEqual([
    ["博客", "2026/11/21 10:00", "被举报", "是广告"],
    ["博客", "2026/11/21 10:00", "被举报", "是广告", "不是广告"],
    ["博客", "2026/11/20 10:00", "被举报"],
  ]);
  expect(addresses(screen.getByRole("list", { name: /./ }))).toEqual(["/blog/article/3"]);
  expect(texts(screen.getAllByRole("button"))).toEqual(["申诉 加我进群"]);
});

test("appeals once, and keeps what was written where the appeal did not arrive", async () => {
  const host = await open(removed);
  host.call.mockRejectedValueOnce(Object.assign(new Error("x"), { code: 900, message: "没有连上服务器" }));
  await click(button(/^申诉/));
  const dialog = () => screen.getByRole("dialog");
  await until(() => screen.queryByRole("dialog") && within(dialog()).queryByLabelText(/^申诉理由/));
  await type(field(/^申诉理由/, dialog()), " 这不是广告 ");
  await click(button("提交申诉", dialog()));
  await within(dialog()).findByText(/没有连上服务器/);
  expect(field(/^申诉理由/, dialog()).value).toContain("这不是广告");
  await click(button("提交申诉", dialog()));
  await until(() => host.toast.mock.calls.length > 0);
  expect(host.call).toHaveBeenLastCalledWith("saveAppeal", { id: "7", content: "这不是广告" }, expect.anything());
  expect(screen.queryByRole("dialog")).toBeNull();
});
