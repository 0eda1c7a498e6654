import { afterEach, expect, test, vi } from "vitest";
import { clear, click, draw, one, texts, t } from "../../forms/testing/page.ts";
import type { CartItem } from "../../generated/types.ts";
import { addresses } from "../testing/draw.tsx";
import type { BlockProps, Outcome } from "../block.ts";
import { CartList } from "./CartList.tsx";

const item = (id: string, courseOriginal: string, courseDiscount: string): CartItem => ({
  id,
  lineKind: "course",
  courseId: "c" + id,
  courseName: "课程" + id,
  courseLogo: "/a.webp",
  courseCategory: 1,
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

test("all lines are chosen at first, and add up to the fen", async () => {
  await show();
  expect(one(".total dd").textContent).toBe("¥249.10");
  expect(addresses(one(".sum"))).toEqual(["/checkout?courseIds=c1,c2,c3"]);
});

test("what is not chosen is not counted and not bought; nothing chosen cannot be bought", async () => {
  await show();
  await click("#b-1");
  expect(one(".total dd").textContent).toBe("¥50.10");
  expect(addresses(one(".sum"))).toEqual(["/checkout?courseIds=c2,c3"]);
  await click(".all input");
  expect(one(".total dd").textContent).toBe("¥249.10");
  await click(".all input");
  expect(addresses(one(".sum"))).toEqual([]);
});

test("members see what they pay and what they save", async () => {
  await show({ isVip: true });
  expect(texts(".sum dd").at(-1)).toBe("¥99.70");
});

test("a line that is removed can be put back", async () => {
  await show();
  await click("li > .link");
  expect(remove).toHaveBeenCalledExactlyOnceWith({ idList: ["1"] });
  expect(one(".gone").textContent).toContain("课程1");
  await click(".gone .link");
  expect(undo).toHaveBeenCalledExactlyOnceWith({ courseId: "c1" });
  expect(one(".gone").textContent).toBe("");
});

test("a line that could not be removed is said by the page, not as removed", async () => {
  remove.mockResolvedValueOnce({ done: false });
  await show();
  await click("li > .link");
  expect(one(".gone").textContent).toBe("");
});

test("a course of a kind that the site has no pages of is named without a way there", async () => {
  const { courseCategory: _kind, ...item } = items[0]!;
  await show({ items: [item, items[1]!] });
  expect(texts(".what")[0]).toContain("课程1");
  expect(addresses(one("ul"))).toEqual(["/view/c2"]);
});

test("an empty cart shows a way on", async () => {
  await show({ items: [], emptyHref: "/list", emptyLabel: "看课程" });
  expect(addresses(one(".empty"))).toEqual(["/list"]);
});

test("an exam stands beside courses at one price for all, goes to the checkout by its own name and comes back", async () => {
  const exam: CartItem = {
    id: "9",
    lineKind: "exam",
    examId: "e9",
    examName: "上岗考核",
    examPrice: "120.00",
    gmtCreate: "2026-11-20 09:00:00",
  };
  await show({ items: [exam, items[1]!], isVip: true });
  expect(addresses(one("ul"))).toEqual(["/exam/view/e9", "/view/c2"]);
  expect(texts(".price")[0]).toBe("¥120");
  expect(one(".total dd").textContent).toBe("¥120.20");
  expect(addresses(one(".sum"))).toEqual(["/checkout?courseIds=c2&examIds=e9"]);
  await click("#b-2");
  expect(addresses(one(".sum"))).toEqual(["/checkout?examIds=e9"]);
  await click("li > .link");
  await click(".gone .link");
  expect(undo).toHaveBeenCalledExactlyOnceWith({ examId: "e9" });
});

test("a class stands with its cover at one price for all, and goes to the checkout by its own name", async () => {
  const grade: CartItem = {
    id: "8",
    lineKind: "grade",
    gradeId: "g8",
    gradeName: "夜校一班",
    gradeCover: "/g.webp",
    gradePrice: "680.00",
    gmtCreate: "2026-11-20 09:00:00",
  };
  await show({ items: [grade, { ...grade, id: "9", gradeId: "g9", gradeCover: "" }], isVip: true });
  expect(addresses(one("ul"))).toEqual(["/grade/view/g8", "/grade/view/g9"]);
  expect(texts(".price")[0]).toBe("¥680");
  expect(document.querySelectorAll("ul img")).toHaveLength(1);
  expect(addresses(one(".sum"))).toEqual(["/checkout?gradeIds=g8,g9"]);
  await click("li > .link");
  await click(".gone .link");
  expect(undo).toHaveBeenCalledExactlyOnceWith({ gradeId: "g8" });
});
