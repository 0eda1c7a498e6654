import { screen, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { button, clear, click, draw, field, t, texts } from "../../forms/testing/page.ts";
import type { CartItem } from "../../generated/types.ts";
import { addresses } from "../testing/draw.tsx";
import type { BlockProps, Outcome } from "../block.ts";
import { CartList } from "./CartList.tsx";

const item = (id: string, courseOriginal: string, courseDiscount: string): CartItem => ({
  id,
  lineKind: "course",
  lineName: "课程" + id,
  lineLogo: "/a.webp",
  href: "/view/c" + id,
  courseId: "c" + id,
  isFree: 0,
  courseOriginal,
  courseDiscount,
  gmtCreate: "2026-11-20 09:00:00",
});
const items = [item("1", "199.00", "99.50"), item("2", "0.10", "0.20"), item("3", "50.00", "")];
const remove = vi.fn(async (_payload?: unknown): Promise<Outcome> => ({ done: true }));
const undo = vi.fn(async (_payload?: unknown): Promise<Outcome> => ({ done: true }));
const show = (more: Partial<BlockProps<"cartList">> = {}) =>
  draw(
    <CartList
      checkoutHref="/checkout"
      items={items}
      slots={{}}
      on={{ remove, undo }}
      t={t}
      locale="zh-CN"
      blockKey="b"
      operations={{}}
      {...more}
    />,
  );

afterEach(async () => {
  await clear();
  vi.clearAllMocks();
});

/** What stands at the end of the sum. */
const total = () => texts(screen.getAllByRole("definition")).at(-1);

test("all lines are chosen at first, and add up to the fen", async () => {
  await show();
  expect(total()).toBe("¥249.10");
  expect(addresses(screen.getByRole("region", { name: "合计" }))).toEqual(["/checkout?courseIds=c1,c2,c3"]);
});

test("what is not chosen is not counted and not bought; nothing chosen cannot be bought", async () => {
  await show();
  await click(screen.getByRole("checkbox", { name: "选择“课程1”" }));
  expect(total()).toBe("¥50.10");
  expect(addresses(screen.getByRole("region", { name: "合计" }))).toEqual(["/checkout?courseIds=c2,c3"]);
  await click(field("全选"));
  expect(total()).toBe("¥249.10");
  await click(field("全选"));
  expect(addresses(screen.getByRole("region", { name: "合计" }))).toEqual([]);
});

test("members see what they pay and what they save", async () => {
  await show({ isVip: true });
  expect(texts(screen.queryAllByRole("definition")).at(-1)).toBe("¥99.70");
});

test("a line that is removed can be put back", async () => {
  await show();
  await click(button("移除“课程1”"));
  expect(remove).toHaveBeenCalledExactlyOnceWith({ idList: ["1"] });
  expect(screen.getByRole("status").textContent).toContain("课程1");
  await click(button("撤销"));
  expect(undo).toHaveBeenCalledExactlyOnceWith({ courseId: "c1" });
  expect(screen.getByRole("status").textContent).toBe("");
});

test("a line that could not be removed is said by the page, not as removed", async () => {
  remove.mockResolvedValueOnce({ done: false });
  await show();
  await click(button("移除“课程1”"));
  expect(screen.getByRole("status").textContent).toBe("");
});

test("a course of a kind that the site has no pages of is named without a way there", async () => {
  const { href: _page, ...item } = items[0]!;
  await show({ items: [item, items[1]!] });
  expect(screen.getAllByRole("listitem")[0]?.textContent).toContain("课程1");
  expect(addresses(screen.getByRole("list"))).toEqual(["/view/c2"]);
});

test("an empty cart shows a way on", async () => {
  await show({ items: [], emptyHref: "/list", emptyLabel: "看课程" });
  expect(addresses(document.body)).toEqual(["/list"]);
});

test("an exam stands beside courses at one price for all, goes to the checkout by its own name and comes back", async () => {
  const exam: CartItem = {
    id: "9",
    lineKind: "exam",
    lineName: "上岗考核",
    lineLogo: "",
    href: "/exam/view/e9",
    examId: "e9",
    examPrice: "120.00",
    gmtCreate: "2026-11-20 09:00:00",
  };
  await show({ items: [exam, items[1]!], isVip: true });
  expect(addresses(screen.getByRole("list"))).toEqual(["/exam/view/e9", "/view/c2"]);
  expect(within(screen.getAllByRole("listitem")[0]!).queryByText("¥120")).not.toBeNull();
  expect(total()).toBe("¥120.20");
  expect(addresses(screen.getByRole("region", { name: "合计" }))).toEqual(["/checkout?courseIds=c2&examIds=e9"]);
  await click(screen.getByRole("checkbox", { name: "选择“课程2”" }));
  expect(addresses(screen.getByRole("region", { name: "合计" }))).toEqual(["/checkout?examIds=e9"]);
  await click(button("移除“上岗考核”"));
  await click(button("撤销"));
  expect(undo).toHaveBeenCalledExactlyOnceWith({ examId: "e9" });
});

test("a class stands with its cover at one price for all, and goes to the checkout by its own name", async () => {
  const grade: CartItem = {
    id: "8",
    lineKind: "grade",
    lineName: "夜校一班",
    lineLogo: "/g.webp",
    href: "/grade/view/g8",
    gradeId: "g8",
    gradePrice: "680.00",
    gmtCreate: "2026-11-20 09:00:00",
  };
  await show({
    items: [grade, { ...grade, id: "9", gradeId: "g9", lineLogo: "", href: "/grade/view/g9" }],
    isVip: true,
  });
  expect(addresses(screen.getByRole("list"))).toEqual(["/grade/view/g8", "/grade/view/g9"]);
  expect(within(screen.getAllByRole("listitem")[0]!).queryByText("¥680")).not.toBeNull();
  expect(within(screen.getByRole("list")).getAllByRole("presentation")).toHaveLength(1);
  expect(addresses(screen.getByRole("region", { name: "合计" }))).toEqual(["/checkout?gradeIds=g8,g9"]);
  await click(screen.getAllByRole("button", { name: "移除“夜校一班”" })[0]!);
  await click(button("撤销"));
  expect(undo).toHaveBeenCalledExactlyOnceWith({ gradeId: "g8" });
});
