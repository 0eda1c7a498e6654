import { describe, expect } from "vitest";
import { accessibilityProblems, test, widths } from "./harness.ts";

const orders = "/account/organization/order";
const organisation = "13800000003";

describe("a field for a day", () => {
  test("without JavaScript is the browser's own, and its day is looked for", async ({ visit }) => {
    const { page } = await visit(orders, { as: organisation, javaScript: false });
    const from = page.getByLabel("付款日期从");
    expect(await from.getAttribute("type")).toBe("date");
    await from.fill("2026-01-05");
    await page.getByRole("button", { name: "查找" }).first().click();
    expect(new URL(page.url()).searchParams.get("dateFrom")).toBe("2026-01-05");
    expect(await page.getByLabel("付款日期从").inputValue()).toBe("2026-01-05");
  });

  test("speaks the language of the page, is typed as people write dates, and sent the same", async ({ visit }) => {
    const { page } = await visit(orders, { as: organisation, locale: "en" });
    const from = page.getByLabel("Paid from");
    await expect.poll(() => from.getAttribute("type")).toBe("text");
    await expect.poll(() => from.getAttribute("type")).toBe("text");
    expect(await from.getAttribute("placeholder")).toBe("yyyy-mm-dd");
    await from.fill("soon");
    await from.press("Tab");
    expect(await page.getByRole("alert").filter({ hasText: "2027-01-31" }).innerText()).toContain("Enter a date");
    await from.fill("2026/1/5");
    await from.press("Enter");
    await expect.poll(() => new URL(page.url()).searchParams.get("dateFrom")).toBe("2026-01-05");
    await expect.poll(() => page.getByLabel("Paid from").inputValue()).toBe("2026-01-05");
  });

  test("is picked by keys and by hand on a phone, light and dark, and its picker comes when it is wanted", async ({
    visit,
  }) => {
    for (const scheme of ["light", "dark"] as const) {
      const { page } = await visit(orders, { as: organisation, width: widths.phone, scheme, fresh: true });
      const from = page.getByLabel("付款日期从");
      await expect.poll(() => from.getAttribute("type")).toBe("text");
      await expect.poll(() => from.getAttribute("type")).toBe("text");
      const scripts = () => page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
      expect((await scripts()).filter((name) => /Moment(Popover|Month)/.test(name))).toEqual([]);
      await from.fill("2026-01-05");
      await page.getByRole("button", { name: "打开日历" }).first().click();
      const picker = page.getByRole("dialog", { name: "付款日期从" });
      await picker.getByRole("grid").waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
      const box = await picker.boundingBox();
      expect([box!.x >= 0, box!.x + box!.width <= widths.phone]).toEqual([true, true]);
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      await picker.waitFor({ state: "hidden" });
      await expect.poll(() => from.inputValue()).toBe("2026-01-06");
    }
  });
});

test("a day and a time in a dialog is picked there, and refused beside its field where it is not whole", async ({
  visit,
}) => {
  const { page } = await visit("/account/organization/coupon", { as: organisation, width: widths.phone });
  await page.getByRole("button", { name: "新建优惠券" }).first().click();
  const begin = page.getByLabel(/^开始时间/).first();
  await begin.waitFor();
  await page.getByRole("button", { name: "选择日期和时间" }).first().click();
  const picker = page
    .getByRole("dialog")
    .filter({ has: page.getByRole("grid") })
    .last();
  await picker.getByRole("grid").waitFor();
  // The dialog, whose tables are cards on a phone, neither cuts the picker nor changes its month.
  const right = (box: { x: number; width: number } | null) => (box ? box.x + box.width : 0);
  const outer = await page.getByRole("dialog").first().boundingBox();
  await expect.poll(async () => right(await picker.boundingBox()) <= right(outer)).toBe(true);
  const tops = await picker
    .getByRole("columnheader", { includeHidden: true })
    .evaluateAll((days) => [...new Set(days.map((day) => Math.round(day.getBoundingClientRect().top)))]);
  expect(tops).toHaveLength(1);
  await picker.getByRole("button", { name: /15日/ }).first().click();
  await picker.getByRole("combobox", { name: "时", exact: true }).selectOption("09");
  await picker.getByRole("combobox", { name: "分", exact: true }).selectOption("30");
  await picker.getByRole("button", { name: "完成" }).click();
  await expect.poll(() => begin.inputValue()).toMatch(/^\d{4}-\d\d-15 09:30$/);
});
