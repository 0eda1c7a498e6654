import { render, screen, within, type RenderResult } from "@testing-library/react";
import { act } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click } from "../../forms/testing/page.ts";
import countAtOnce from "../../../schemas/entities/count-at-once.schema.json" with { type: "json" };
import * as errorCode from "../../generated/error-codes.ts";
import { MAX_AT_ONCE } from "../../shared/lists.ts";
import type { Outcome } from "../block.ts";
import { draw, handles } from "../testing/draw.tsx";
import { RecordList } from "./RecordList.tsx";

const coupon = (couponNo: string, isStopped = false) => ({ couponNo, couponName: `券 ${couponNo}`, isStopped });
const pages = [
  [coupon("A"), coupon("B"), coupon("C", true)],
  [coupon("D"), coupon("E")],
];
const done = { done: true as const };
const stop = vi.fn<(payload?: unknown) => Promise<Outcome>>(async () => done);
const props = {
  of: "OwnCoupon" as const,
  keyField: "couponNo",
  caption: "优惠券",
  emptyText: "还没有优惠券",
  columns: [{ name: "couponName" }],
  bulk: [{ name: "stop", label: "停止发放", when: { path: "item.isStopped", eq: false } }],
  searchParam: "keyword",
  filters: [{ param: "fits", field: "fits" }],
  path: "/studio/coupons",
  totalCount: 5,
};
let shown: RenderResult | undefined;
/** Shows a page of the list, as another address does: the block stays. */
async function open(page: 0 | 1, query: Record<string, string> = {}, more: object = {}): Promise<void> {
  const list = <RecordList {...handles} {...props} items={pages[page] ?? []} query={query} on={{ stop }} {...more} />;
  await act(async () => {
    if (shown) shown.rerender(list);
    else shown = render(list);
  });
}
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const status = () => within(screen.getByRole("group", { name: "批量操作" })).getByRole("status").textContent;

afterEach(async () => {
  await clear();
  shown = undefined;
  stop.mockReset().mockImplementation(async () => done);
});

test("single ticks go by their keys, and nothing is chosen after it is done", async () => {
  await open(0);
  expect(screen.queryByRole("button", { name: "停止发放" })).toBeNull();
  // What cannot be done with a record is not offered for it.
  expect(screen.getAllByRole("checkbox")).toHaveLength(3);
  await click(box("选择 券 A"));
  await click(box("选择 券 B"));
  expect(status()).toBe("已选 2 条");
  await click(button("停止发放"));
  expect(stop.mock.calls).toEqual([[{ count: 2, keys: ["A", "B"] }]]);
  expect(status()).toBe("");
});

test("what is chosen and not seen is counted, and goes with the rest", async () => {
  await open(0);
  await click(box("选择本页全部"));
  await open(1, { pageCurrent: "2" });
  expect(status()).toBe("已选 2 条，其中 2 条不在本页");
  await click(box("选择 券 D"));
  expect(status()).toBe("已选 3 条，其中 2 条不在本页");
  await click(button("停止发放"));
  expect(stop.mock.calls[0]).toEqual([{ count: 3, keys: ["A", "B", "D"] }]);
});

test("another search or filter drops what was chosen", async () => {
  await open(0);
  await click(box("选择 券 A"));
  await open(0, { fits: "course" });
  expect(status()).toBe("");
  await click(box("选择 券 A"));
  await open(0, { fits: "course", keyword: "秋" });
  expect(status()).toBe("");
  expect(screen.queryByRole("button", { name: "停止发放" })).toBeNull();
});

test("all that is found goes as the filter with its number, on whichever page one is", async () => {
  await open(0, { fits: "course", keyword: "秋" });
  await click(box("选择本页全部"));
  await click(button("选择符合条件的全部 5 条"));
  await open(1, { fits: "course", keyword: "秋", pageCurrent: "2" });
  expect(status()).toBe("已选符合条件的全部 5 条");
  await click(button("停止发放"));
  expect(stop.mock.calls).toEqual([[{ count: 5, countFound: 5, found: { fits: "course", keyword: "秋" } }]]);
});

test("one that is taken out of all leaves those that are seen", async () => {
  await open(0);
  await click(box("选择本页全部"));
  await click(button("选择符合条件的全部 5 条"));
  await click(box("选择 券 B"));
  expect(status()).toBe("已选 1 条");
});

test("a number that has changed is asked anew, and a no ends it", async () => {
  const changed = (count: number): Outcome => ({
    done: false,
    error: { code: errorCode.COUNT_CHANGED, data: { count } },
  });
  stop.mockResolvedValueOnce(changed(7)).mockResolvedValueOnce({ done: false });
  await open(0);
  await click(box("选择本页全部"));
  await click(button("选择符合条件的全部 5 条"));
  await click(button("停止发放"));
  expect(stop.mock.calls.map(([payload]) => payload)).toEqual([
    { count: 5, countFound: 5, found: {} },
    { count: 7, countFound: 7, found: {} },
  ]);
  // Nothing was done: it is still chosen.
  expect(status()).toBe("已选符合条件的全部 5 条");
  stop.mockClear();
  stop.mockResolvedValueOnce(changed(0));
  await click(button("停止发放"));
  expect(stop).toHaveBeenCalledTimes(1);
});

test("more than one call changes is narrowed first", async () => {
  expect(MAX_AT_ONCE).toBe(countAtOnce.maximum);
  await open(0, {}, { totalCount: 1001 });
  await click(box("选择本页全部"));
  expect(screen.queryByRole("button", { name: /^选择符合条件的全部/ })).toBeNull();
  expect(screen.getByText("符合条件的有 1,001 条，一次最多处理 1,000 条，请先筛选。")).toBeTruthy();
});

test("nothing can be chosen before the page runs, nor where the site hides what could be done", () => {
  const bulk = { ...props, items: pages[0]! };
  const served = draw(RecordList, bulk, { on: { stop } });
  for (const each of within(served).getAllByRole<HTMLInputElement>("checkbox")) expect(each.disabled).toBe(true);
  const hidden = draw(RecordList, { ...bulk, hidden: ["stop"] }, { on: { stop } });
  expect(within(hidden).queryByRole("checkbox")).toBeNull();
});

test("what is sent in parts says how far it is, and what became of each record", async () => {
  const outcome = (key: string, outcome: string, message = "") => ({ key, name: `券 ${key}`, outcome, message });
  let go: (() => void) | undefined;
  stop.mockImplementation(async (payload) => {
    const { keys } = payload as { keys: string[] };
    if (keys.includes("B")) await new Promise<void>((resolve) => (go = resolve));
    const list = keys.map((key) => (key === "B" ? outcome(key, "failed", "找不到") : outcome(key, "done")));
    return { done: true, reply: { list } };
  });
  const bulk = [{ name: "stop", label: "停止发放", parts: 1, when: { path: "item.isStopped", eq: false } }];
  await open(0, {}, { bulk, onlyChosen: true });
  await click(box("选择 券 A"));
  await click(box("选择 券 B"));
  await click(button("停止发放"));
  expect(stop.mock.calls.map(([payload]) => payload)).toEqual([
    { count: 1, keys: ["A"] },
    { count: 1, keys: ["B"] },
  ]);
  expect(status()).toBe("正在处理：1 / 2");
  await act(async () => go?.());
  await screen.findByText("成功 1 个，无需改变 0 个，未成功 1 个");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["券 B 找不到", "券 A 已完成"]);
  expect(status()).toBe("");
  await click(button("关闭"));
  expect(screen.queryByText(/^成功/)).toBeNull();
});

test("a part that cannot be sent stays chosen with those behind it, and those before it are told of", async () => {
  stop.mockImplementation(async (payload) => {
    const { keys } = payload as { keys: string[] };
    if (keys.includes("B")) return { done: false, error: new Error("away") };
    return { done: true, reply: { list: keys.map((key) => ({ key, name: key, outcome: "done", message: "" })) } };
  });
  const bulk = [{ name: "stop", label: "停止发放", parts: 1 }];
  await open(0, {}, { bulk, onlyChosen: true });
  for (const name of ["A", "B", "C"]) await click(box(`选择 券 ${name}`));
  await click(button("停止发放"));
  await screen.findByText("成功 1 个，无需改变 0 个，未成功 0 个");
  expect(["A", "B", "C"].map((name) => box(`选择 券 ${name}`).checked)).toEqual([false, true, true]);
  expect(stop).toHaveBeenCalledTimes(2);
});
