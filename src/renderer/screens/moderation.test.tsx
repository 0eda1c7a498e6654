import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import organisation from "../../../tenants/default/screens/account/organization/moderation.json" with { type: "json" };
import platform from "../../../tenants/default/screens/studio/moderation.json" with { type: "json" };
import { button, clear, click, field, texts, type, until } from "../../forms/testing/page.ts";
import * as errorCode from "../../generated/error-codes.ts";
import type { Review, ReviewEvent } from "../../generated/types.ts";
import { dialogs, openScreen } from "../testing/screen.tsx";

const review: Review = {
  id: "7",
  version: 2,
  targetKind: 1,
  targetId: "3",
  targetName: "博客",
  cause: 1,
  state: 1,
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
const other: Review = { ...review, id: "8", version: 1, excerpt: "代开发票", isHidden: 0 };
const listOf = (list: object[]) => ({ list, totalCount: list.length, totalPage: 1, pageCurrent: 1, pageSize: 20 });

interface Opening {
  reviews?: Review[];
  history?: ReviewEvent[];
  query?: Record<string, string>;
  calls?: NonNullable<Parameters<typeof openScreen>[0]["calls"]>;
}

function open({ reviews = [review, other], history, query = {}, calls = {} }: Opening = {}) {
  const data = { reviews: listOf(reviews), ...(history ? { history: { list: history } } : {}) };
  return openScreen({ screen: organisation, data, query, calls });
}
const dialog = () => screen.getByRole("dialog");
async function giveReason(text: string) {
  await until(() => within(dialog()).queryByLabelText(/^处理理由/));
  await type(field(/^处理理由/, dialog()), text);
}

dialogs();
afterEach(clear);

test("the platform and an organisation have the same queue", () => {
  expect(platform.blocks.desk).toEqual(organisation.blocks.desk);
  expect(platform.data).toEqual(organisation.data);
});

test("what waits is shown with why it is reviewed, and what was decided with the decision alone", async () => {
  const long = { ...review, excerpt: "加我进群".repeat(20) };
  await open({ reviews: [long, { ...review, id: "9", state: 3, opinion: "刷屏", deciderName: "李四" }] });
  const [first, second] = screen.getAllByRole("listitem");
  expect(within(first!).getByRole("heading", { level: 2 }).textContent).toBe("博客待处理已隐藏");
  expect(within(first!).getByRole("link", { name: "博客" }).getAttribute("href")).toBe("/blog/article/3");
  const facts = within(first!)
    .getAllByRole("term")
    .map((term) => term.parentElement?.textContent);
  expect(facts).toEqual([
    "进入审核的原因被举报",
    "命中词进群",
    "举报人数3",
    "举报理由广告或刷屏",
    "作者张三",
    "进入审核的时间2026/11/20 10:00",
  ]);
  expect(within(first!).getByText(long.excerpt)).toBeTruthy();
  // A record is called by the beginning of its text.
  const name = `${"加我进群".repeat(15)}…`;
  expect(texts(within(first!).getAllByRole("button"))).toEqual(
    ["保留", "保留并说明", "删除", "禁言"].map((label) => `${label} ${name}`),
  );
  expect(texts(within(second!).getAllByRole("button"))).toEqual(["禁言 加我进群"]);
  expect(second!.textContent).toContain("处理理由刷屏");
});

test("what is kept needs no reason, what is removed does, and each is decided on in the version that was seen", async () => {
  const host = await open();
  await click(button("保留 加我进群"));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenLastCalledWith("auditReview", { id: "7", version: 2, isKept: 1 }, expect.anything());
  await click(button("删除 代开发票"));
  await until(() => screen.queryByRole("dialog", { name: "删除 · 代开发票" }));
  await click(button("删除", dialog()));
  await until(() => within(dialog()).queryByRole("alert"));
  await giveReason(" 广告 ");
  await click(button("删除", dialog()));
  await until(() => host.toast.mock.calls.length === 2);
  expect(host.call).toHaveBeenLastCalledWith(
    "auditReview",
    { id: "8", version: 1, isKept: 0, opinion: "广告" },
    expect.anything(),
  );
  const asked = { pageCurrent: 1, pageSize: 20 };
  expect(host.refresh).toHaveBeenLastCalledWith([["listReviews", asked]]);
});

test("several are removed with one reason, in the versions that were seen", async () => {
  const host = await open();
  await click(screen.getByRole("checkbox", { name: "选择本页全部" }));
  const bulk = screen.getByRole("group", { name: "批量操作" });
  await click(button("删除", bulk));
  await until(() => screen.queryByRole("dialog", { name: "删除 · 已选 2 条" }));
  await giveReason("刷屏");
  await click(button("删除", dialog()));
  await until(() => host.toast.mock.calls.length === 1);
  const reviewList = [
    { id: "7", version: 2 },
    { id: "8", version: 1 },
  ];
  expect(host.call).toHaveBeenLastCalledWith(
    "auditReviews",
    { reviewList, isKept: 0, opinion: "刷屏" },
    expect.objectContaining({ quiet: true }),
  );
  expect(within(bulk).getByRole("status").textContent).toBe("");
});

test("several are kept after a question that names their number", async () => {
  const host = await open();
  await click(screen.getByRole("checkbox", { name: "选择本页全部" }));
  await click(button("保留", screen.getByRole("group", { name: "批量操作" })));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ text: expect.stringContaining("2 条") }));
});

test("all that is found goes with the filter, and a number that has changed is shown before it is sent again", async () => {
  const changed = Object.assign(new Error("符合条件的内容有变化，现在是 3 条。还没有处理任何一条。"), {
    code: errorCode.COUNT_CHANGED,
    data: { count: 3 },
  });
  const refusals = [changed];
  const host = await openScreen({
    screen: organisation,
    data: { reviews: { ...listOf([review, other]), totalCount: 40 } },
    query: { targetKind: "1" },
    calls: {
      auditReviews: () => {
        const refusal = refusals.pop();
        if (refusal) throw refusal;
        return { decidedCount: 3, missedList: [] };
      },
    },
  });
  await click(screen.getByRole("checkbox", { name: "选择本页全部" }));
  await click(button("选择符合条件的全部 40 条"));
  await click(button("删除", screen.getByRole("group", { name: "批量操作" })));
  await until(() => screen.queryByRole("dialog", { name: "删除 · 已选符合条件的全部 40 条" }));
  await giveReason("广告");
  await click(button("删除", dialog()));
  await until(() => screen.queryByRole("dialog", { name: "删除 · 已选符合条件的全部 3 条" }));
  expect(within(dialog()).getByRole("alert").textContent).toContain("现在是 3 条");
  expect(host.toast).not.toHaveBeenCalled();
  expect(field(/^处理理由/, dialog()).value).toBe("广告");
  await click(button("删除", dialog()));
  await until(() => host.toast.mock.calls.length === 1);
  const asked = { targetKind: 1, isKept: 0, opinion: "广告" };
  expect(host.call.mock.calls.map(([, input]) => input)).toEqual([
    { ...asked, countExpected: 40 },
    { ...asked, countExpected: 3 },
  ]);
});

test("what became of something is shown step by step where it is opened", async () => {
  await open({
    query: { review: "7" },
    history: [{ id: "1", event: 1, opinion: "", gmtCreate: "2026-11-20 10:00:00" }],
  });
  const history = screen.getByRole("table", { name: "处理记录" });
  expect(texts(within(history).getAllByRole("rowheader"))).toEqual(["进入审核"]);
});

test("a writer is blocked from the queue for a time or for ever, with a reason", async () => {
  const host = await open({ reviews: [review] });
  await click(button("禁言 加我进群"));
  await until(() => screen.queryByRole("dialog") && within(dialog()).queryByLabelText(/^禁言多久/));
  expect(within(dialog()).getByText("张三")).toBeTruthy();
  await type(field(/^禁言多久/, dialog()), "7");
  await type(field(/^原因/, dialog()), "多次刷屏");
  await click(button("禁言", dialog()));
  await until(() => host.toast.mock.calls.length === 1);
  expect(host.call).toHaveBeenLastCalledWith(
    "saveBlockedPerson",
    { userNo: "5", days: 7, opinion: "多次刷屏" },
    expect.anything(),
  );
});
