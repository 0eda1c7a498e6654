import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import ownBlocked from "../../../tenants/default/screens/account/organization/moderation/blocked.json" with { type: "json" };
import ownSettings from "../../../tenants/default/screens/account/organization/moderation/settings.json" with { type: "json" };
import ownWords from "../../../tenants/default/screens/account/organization/moderation/words.json" with { type: "json" };
import blocked from "../../../tenants/default/screens/studio/moderation/blocked.json" with { type: "json" };
import settings from "../../../tenants/default/screens/studio/moderation/settings.json" with { type: "json" };
import words from "../../../tenants/default/screens/studio/moderation/words.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import type { BlockedPerson, ModerationWord } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

type Calls = NonNullable<Parameters<typeof openScreen>[0]["calls"]>;
const listOf = (list: object[]) => ({ list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 50 });
const word: ModerationWord = {
  id: "1",
  word: "加微信",
  level: 4,
  tagList: ["广告", "引流"],
  gmtModified: "2026-11-20 10:00:00",
};
const person: BlockedPerson = {
  userNo: "5",
  userName: "张三",
  opinion: "刷屏",
  authorName: "李四",
  gmtCreate: "2026-11-20 10:00:00",
  isPast: false,
};
const openWords = (calls: Calls = {}) => openScreen({ screen: words, data: { words: listOf([word]) }, calls });
const openBlocked = (list: BlockedPerson[], calls: Calls = {}) =>
  openScreen({ screen: blocked, data: { people: listOf(list) }, calls });
const dialog = () => screen.getByRole("dialog");

dialogs();
afterEach(clear);

test("the platform and an organisation have the same words, blocked people and settings", () => {
  for (const [one, another] of [
    [words, ownWords],
    [blocked, ownBlocked],
    [settings, ownSettings],
  ] as const) {
    const { heading: _, tabs: __, ...blocks } = one.blocks;
    const { heading: ___, tabs: ____, ...others } = another.blocks;
    expect(blocks).toEqual(others);
    expect(one.data).toEqual(another.data);
  }
});

test("a word is added with its level and tags, each of them once", async () => {
  const host = await openWords();
  await click(button("添加词"));
  await until(() => screen.queryByRole("dialog") && within(dialog()).queryByLabelText(/^标签/));
  await type(field(/^词/, dialog()), "代开发票");
  await type(field(/^级别/, dialog()), "5");
  await type(field(/^标签/, dialog()), "广告 发票，广告");
  await click(button("保存", dialog()));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenLastCalledWith(
    "saveModerationWord",
    { word: "代开发票", level: 5, tagList: ["广告", "发票"] },
    expect.anything(),
  );
  expect(host.toast).toHaveBeenCalledWith("“代开发票”已保存，一秒内生效", "success");
});

test("a word is changed by its number", async () => {
  const host = await openWords();
  await click(button("修改 加微信"));
  await until(() => screen.queryByRole("dialog") && within(dialog()).queryByLabelText(/^标签/));
  expect(field(/^标签/, dialog()).value).toBe("广告 引流");
  await type(field(/^级别/, dialog()), "3");
  await click(button("保存", dialog()));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenLastCalledWith(
    "saveModerationWord",
    { id: "1", word: "加微信", level: 3, tagList: ["广告", "引流"] },
    expect.anything(),
  );
});

test("words are removed together after a question with their number", async () => {
  const host = await openWords();
  await click(screen.getByRole("checkbox", { name: "选择 加微信" }));
  await click(button("删除"));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ text: "删除这 1 个词？" }));
  expect(host.call).toHaveBeenLastCalledWith("removeModerationWords", { idList: ["1"] }, expect.anything());
});

test("who is blocked is shown with until when, why and by whom, and let write again", async () => {
  const past = { ...person, userNo: "6", userName: "王五", gmtEnd: "2026-11-21 10:00:00", isPast: true };
  const host = await openBlocked([person, past]);
  const facts = screen.getAllByRole("listitem").map((each) =>
    within(each)
      .getAllByRole("term")
      .map((term) => term.parentElement?.textContent),
  );
  expect(facts).toEqual([
    ["原因刷屏", "截止直到解除", "操作人李四", "禁言时间2026/11/20 10:00"],
    ["原因刷屏", "截止2026/11/21 10:00", "操作人李四", "禁言时间2026/11/20 10:00"],
  ]);
  expect(texts(screen.getAllByRole("button", { name: /^解除禁言/ }))).toEqual(["解除禁言 张三"]);
  await click(button("解除禁言 张三"));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ text: "解除后，张三 可以立即发布内容。" }));
  expect(host.call).toHaveBeenLastCalledWith("removeBlockedPerson", { userNo: "5" }, expect.anything());
});

test("somebody is found by name and blocked until it is lifted", async () => {
  const host = await openBlocked([], {
    listWriters: ({ keyword }) => ({ list: keyword === "李" ? [{ userNo: "6", userName: "李四", isBlocked: 0 }] : [] }),
  });
  await click(button("禁言"));
  await until(() => screen.queryByRole("dialog") && within(dialog()).queryByLabelText(/^禁言多久/));
  await type(within(dialog()).getByRole("searchbox") as HTMLInputElement, "李");
  await until(() => within(dialog()).queryByRole("option", { name: "李四 · 6" }));
  await type(field(/^禁言的人/, dialog()), "6");
  await click(field(/^一直禁言/, dialog()));
  await until(() => !within(dialog()).queryByLabelText(/^禁言多久/));
  await type(field(/^原因/, dialog()), "多次刷屏");
  await click(button("禁言", dialog()));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenLastCalledWith(
    "saveBlockedPerson",
    { userNo: "6", opinion: "多次刷屏" },
    expect.anything(),
  );
});

test("how strict it is can be set, and what is left empty is as usual", async () => {
  const host = await openScreen({
    screen: settings,
    data: { settings: { firstPosts: 5, usualHiddenAt: 3, usualFirstPosts: 2 } },
  });
  expect(screen.getByText("留空的一项按默认值：举报权重 3，先审后发 2 条。")).toBeTruthy();
  await until(() => screen.queryByLabelText(/^举报达到多少权重时自动隐藏/));
  expect(field(/^新账号先审后发的条数/).value).toBe("5");
  await type(field(/^举报达到多少权重时自动隐藏/), "10");
  await type(field(/^新账号先审后发的条数/), "");
  await click(button("保存"));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenLastCalledWith("saveModerationSettings", { hiddenAt: 10 }, expect.anything());
});

test("a text is tried by the lists, and what it has of their words is shown", async () => {
  await openWords({
    checkModerationText: () => ({
      outcome: "review",
      outcomeName: "先审后发",
      text: "加 微 信",
      hitList: [{ text: "加 微 信", word: "加微信", level: 4, levelName: "先审后发", orgNo: "" }],
    }),
  });
  const trying = screen.getByRole("region", { name: "试一段文字" });
  await until(() => within(trying).queryByLabelText(/^文字/));
  await type(field(/^文字/, trying), "请加 微 信");
  await click(button("检查", trying));
  await until(() => within(trying).queryByText("先审后发"));
  expect(texts(within(trying).getAllByRole("listitem"))).toEqual(["加 微 信 命中词“加微信”（先审后发） · 平台词库"]);
});

test("a list is read from a file, and shown with each word's level before it is taken over", async () => {
  const host = await openWords({
    getSheetText: () => ({ text: "进群\n！！" }),
    checkWordList: () => ({
      newCount: 2,
      changedCount: 0,
      sameCount: 1,
      doubleCount: 1,
      takenCount: 2,
      refusedList: [{ row: 2, reason: "unreadable" }],
      sampleList: [{ row: 1, text: "进群 · 先审后发" }],
    }),
    importWordList: () => ({ newCount: 2, changedCount: 0 }),
  });
  await click(button("批量导入"));
  const importing = screen.getByRole("region", { name: "批量导入" });
  await until(() => within(importing).queryByLabelText("选择 XLSX、CSV 或文本文件"));
  const chooser = screen.getByLabelText<HTMLInputElement>("选择 XLSX、CSV 或文本文件");
  Object.defineProperty(chooser, "files", { value: [new File(["x"], "words.txt")], configurable: true });
  chooser.dispatchEvent(new Event("change", { bubbles: true }));
  await until(() => field(/^粘贴词语/).value === "进群\n！！");
  await click(button("检查", importing));
  await until(() => within(importing).queryByText("新增 2 · 修改 0 · 已有 1 · 重复 1"));
  expect(texts(within(importing).getAllByRole("listitem"))).toEqual([
    "第 1 行 进群 · 先审后发",
    "…",
    "第 2 行（！！）：看不懂",
  ]);
  expect(host.call.mock.calls.map(([operation]) => operation)).not.toContain("importWordList");
  await click(button("导入（2 行）", importing));
  await until(() => within(importing).queryByText("已导入 2 行"));
  expect(within(importing).getByText("新增 2 · 修改 0")).toBeTruthy();
  expect(host.call).toHaveBeenCalledWith("importWordList", { text: "进群\n！！", level: 4 }, expect.anything());
  expect(host.refresh).toHaveBeenCalledTimes(1);
  // What is no word stays to be corrected.
  expect(field(/^粘贴词语/).value).toBe("！！");
});

test("the list is saved as a file of the level that is shown", async () => {
  const file = { fileName: "words.csv", mediaType: "text/csv", content: "eA==" };
  const host = await openScreen({
    screen: words,
    data: { words: listOf([word]) },
    query: { level: "4" },
    calls: { exportModerationWords: () => file },
  });
  await click(button("导出词库"));
  await until(() => host.save.mock.calls.length === 1);
  expect(host.call).toHaveBeenCalledWith("exportModerationWords", { level: 4 }, expect.anything());
  expect(host.save).toHaveBeenCalledWith(file);
});
