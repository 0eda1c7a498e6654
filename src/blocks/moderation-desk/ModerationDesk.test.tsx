import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, settle, t, texts, type, until } from "../../forms/testing/page.ts";
import type { Review } from "../../generated/types.ts";
import type { BlockProps } from "../block.ts";
import { ModerationDesk } from "./ModerationDesk.tsx";

const review: Review = {
  id: "7",
  version: 2,
  targetKind: 1,
  targetId: "3",
  targetName: "博客",
  cause: 1,
  causeName: "被举报",
  state: 1,
  stateName: "待处理",
  score: 3,
  countReport: 3,
  isHidden: 1,
  excerpt: "加我进群",
  href: "/blog/article/3",
  userNo: "5",
  userName: "张三",
  words: ["进群"],
  reasons: "广告或刷屏",
  gmtCreate: "2026-11-20 10:00:00",
};
const page = <Entry,>(list: Entry[]) => ({ list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 });
const word = { id: "1", word: "加微信", level: 4 as const, tagList: ["广告"], gmtModified: "2026-11-20 10:00:00" };
const operations = {
  listReviews: vi.fn(async () => ({ ...page([review, { ...review, id: "8" }]), waitingCount: 2 })),
  auditReview: vi.fn(async () => ({})),
  auditReviews: vi.fn(async () => ({ decidedCount: 1, missedList: ["8"] })),
  listReviewEvents: vi.fn(async () => ({
    list: [{ id: "1", event: 1 as const, eventName: "进入审核", gmtCreate: "2026-11-20 10:00:00" }],
  })),
  listModerationWords: vi.fn(async () => page([word])),
  saveModerationWord: vi.fn(async () => ({ id: "1" })),
  removeModerationWords: vi.fn(async () => ({ removedCount: 1 })),
  checkWordList: vi.fn(async () => ({
    newCount: 2,
    changedCount: 0,
    sameCount: 1,
    doubleCount: 1,
    wrongCount: 1,
    wrongList: [{ line: 2, text: "！！" }],
    sampleList: [{ word: "进群", level: 4 as const }],
  })),
  importWordList: vi.fn(async () => ({ newCount: 2, changedCount: 0 })),
  checkModerationText: vi.fn(async () => ({
    outcome: "review" as const,
    outcomeName: "先审后发",
    text: "加 微 信",
    hitList: [{ text: "加 微 信", word: "加微信", level: 4 as const, levelName: "先审后发", orgNo: "" }],
  })),
  listBlockedPeople: vi.fn(async () =>
    page([{ userNo: "5", userName: "张三", opinion: "刷屏", gmtCreate: "2026-11-20 10:00:00" }]),
  ),
  listWriters: vi.fn(async () => ({ list: [{ userNo: "6", userName: "李四", isBlocked: 0 as const }] })),
  saveBlockedPerson: vi.fn(async () => ({})),
  removeBlockedPerson: vi.fn(async () => ({})),
  getModerationSettings: vi.fn(async () => ({ firstPosts: 5, usualHiddenAt: 3, usualFirstPosts: 2 })),
  saveModerationSettings: vi.fn(async () => ({})),
};
const show = async (query: Record<string, string> = {}) => {
  await draw(
    <ModerationDesk
      path="/studio/moderation"
      query={query}
      slots={{}}
      on={{}}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={operations as unknown as BlockProps<"moderationDesk">["operations"]}
    />,
  );
  await settle();
};

HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};

afterEach(async () => {
  await clear();
  vi.clearAllMocks();
});

test("removes one with a reason, shows the queue as it is then, and goes on from the message by keyboard", async () => {
  await show();
  await type(screen.getAllByRole("textbox", { name: /^处理理由/ })[0]!, " 广告 ");
  operations.listReviews.mockResolvedValueOnce({ ...page([{ ...review, id: "8" }]), waitingCount: 1 });
  const remove = screen.getAllByRole("button", { name: /^删除/ })[0]!;
  remove.focus();
  await click(remove);
  await settle();
  expect(operations.auditReview).toHaveBeenCalledExactlyOnceWith({ id: "7", version: 2, isKept: 0, opinion: "广告" });
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole("status"));
  expect(screen.getByRole("status").textContent).toBe("已删除，并通知了作者");
});

test("shows the queue anew where somebody else was quicker", async () => {
  await show();
  operations.auditReview.mockRejectedValueOnce(new Error("decided"));
  await click(screen.getAllByRole("button", { name: /^保留/ })[0]!);
  await settle();
  expect(operations.listReviews).toHaveBeenCalledTimes(2);
  expect(screen.getByRole("status").textContent).toBe(t("moderationDesk.unreached"));
});

test("decides on all that are picked, and says how many others had decided", async () => {
  await show();
  await click(screen.getByRole("checkbox", { name: "全选本页" }));
  const bulk = screen.getByRole("form", { name: t("moderationDesk.bulk", { count: 2 }) });
  await type(within(bulk).getByRole("textbox"), "刷屏");
  await click(button(t("moderationDesk.removeAll"), bulk));
  await settle();
  const reviewList = ["7", "8"].map((id) => ({ id, version: 2 }));
  expect(operations.auditReviews).toHaveBeenCalledExactlyOnceWith({ reviewList, isKept: 0, opinion: "刷屏" });
  expect(screen.getByRole("status").textContent).toBe("已处理 1 条，1 条已被他人处理");
});

test("shows the history of what was decided when it is opened", async () => {
  await show({ part: "decided" });
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(operations.listReviewEvents).not.toHaveBeenCalled();
  const [history] = screen.getAllByRole<HTMLDetailsElement>("group");
  history!.open = true;
  await until(() => within(history!).queryByRole("listitem")?.textContent?.includes("进入审核"));
  expect(operations.listReviewEvents).toHaveBeenCalledExactlyOnceWith({ id: "7" });
});

test("adds a word with its level and tags, and tries a text by the lists", async () => {
  await show({ part: "word" });
  const adding = screen.getByRole("form", { name: "添加词" });
  await type(field("词", adding), "代开发票");
  await type(field("级别", adding), "5");
  await type(field("标签（空格分隔）", adding), "广告 发票，广告");
  await click(button("保存", adding));
  await settle();
  expect(operations.saveModerationWord).toHaveBeenCalledExactlyOnceWith({
    word: "代开发票",
    level: 5,
    tagList: ["广告", "发票"],
  });
  const trying = screen.getByRole("region", { name: "试一段文字" });
  await type(field("文字", trying), "请加 微 信");
  await click(button("检查", trying));
  await settle();
  expect(trying.textContent).toContain("先审后发");
  expect(texts(within(trying).getAllByRole("listitem"))).toEqual(["加 微 信 命中词“加微信”（先审后发） · 平台词库"]);
});

test("shows what would become of a list before it is imported", async () => {
  await show({ part: "word" });
  await type(field("或粘贴在这里"), "进群\n！！");
  await click(button("预览"));
  await settle();
  const preview = screen.getByRole("group", { name: "导入预览" });
  expect(within(preview).getByText("新增 2 个，修改 0 个，已有 1 个，重复 1 行，无法识别 1 行")).toBeDefined();
  expect(texts(within(preview).getAllByRole("listitem"))).toEqual(["第 2 行：！！", "进群 先审后发"]);
  expect(operations.importWordList).not.toHaveBeenCalled();
  await click(button(/^导入/, preview));
  await settle();
  expect(operations.importWordList).toHaveBeenCalledExactlyOnceWith({ text: "进群\n！！", level: 4, tagList: [] });
  expect(screen.getByRole("status").textContent).toBe("已导入：新增 2 个，修改 0 个");
});

test("finds somebody, blocks them for a time and with a reason, and lets them write again", async () => {
  await show({ part: "blocked" });
  const blocking = screen.getByRole("region", { name: "禁言" });
  await type(field("按姓名查找", blocking), "李");
  await click(button("查找", blocking));
  await settle();
  await click(button(/^李四/, blocking));
  await type(field(t("moderationDesk.days"), blocking), "7");
  await type(field("原因（会发给对方）", blocking), "多次刷屏");
  await click(button("禁言", blocking));
  await settle();
  expect(operations.saveBlockedPerson).toHaveBeenCalledExactlyOnceWith({ userNo: "6", days: 7, opinion: "多次刷屏" });
  await click(button(/^解除禁言/));
  await click(button("解除禁言", screen.getByRole("dialog")));
  await settle();
  expect(operations.removeBlockedPerson).toHaveBeenCalledExactlyOnceWith({ userNo: "5" });
});

test("blocks the person of an address by the name that the server says", async () => {
  await show({ part: "blocked", userNo: "6", userName: "王五" });
  expect(operations.listWriters).toHaveBeenCalledExactlyOnceWith({ userNo: "6" });
  const blocking = () => screen.getByRole("region", { name: "禁言" });
  expect(within(blocking()).getByText("李四")).toBeDefined();
  await clear();
  operations.listWriters.mockResolvedValueOnce({ list: [] });
  await show({ part: "blocked", userNo: "9", userName: "王五" });
  expect(within(blocking()).queryByLabelText("原因（会发给对方）")).toBeNull();
  expect(blocking().textContent).not.toContain("王五");
});

test("sets how strict it is; what is empty is as usual", async () => {
  await show({ part: "setting" });
  const firstPosts = screen.getByRole("spinbutton", { name: "新账号先审后发的条数", description: /留空则为 2/ });
  await type(field("举报达到多少权重时自动隐藏"), "10");
  await type(firstPosts, "");
  await click(button("保存"));
  await settle();
  expect(operations.saveModerationSettings).toHaveBeenCalledExactlyOnceWith({ hiddenAt: 10 });
});
