import { describe, expect } from "vitest";
import { accessibilityProblems, test, widths } from "./harness.ts";

describe("issuing certificates", () => {
  test("its parts open by their links, on a phone", async ({ visit }) => {
    const { page } = await visit("/account/certificates", { as: "13800000003", width: widths.phone });
    await page.getByRole("link", { name: "模板", exact: true }).click();
    await page.locator(".cards img").first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("link", { name: "颁发", exact: true }).click();
    await page
      .getByRole("button", { name: /^颁发给/ })
      .first()
      .waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("a template is designed by mouse and by keys on what the server draws, and on a phone", async ({ visit }) => {
    const { page } = await visit("/account/certificates?part=template", { as: "13800000003" });
    await page.getByRole("link", { name: "设计" }).first().click();
    const paper = page.getByRole("group", { name: "纸张" });
    await paper.locator("img").waitFor();
    // Boxes are as small as what they stand over; the list beside the paper chooses each as well (WCAG 2.5.8, equivalent).
    const problems = async () =>
      (await accessibilityProblems(page)).filter((one) => !/^target-size: <button id="[^"]*-element-/.test(one));
    expect(await problems()).toEqual([]);
    const name = paper.getByRole("button", { name: "[姓名]", exact: true });
    const left = page.getByRole("spinbutton", { name: "左", exact: true });
    await name.click();
    const before = Number(await left.inputValue());
    const box = (await name.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height / 2 + 4, { steps: 4 });
    await page.mouse.up();
    const dragged = Number(await left.inputValue());
    expect(dragged).toBeLessThan(before - 30);
    await name.press("Shift+ArrowRight");
    expect(Number(await left.inputValue())).toBe(dragged + 10);
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    expect(Number(await left.inputValue())).toBe(before);
    await page.keyboard.press("Control+y");
    await page.keyboard.press("Control+s");
    await page.getByRole("status").filter({ hasText: "已保存" }).waitFor();
    await page.reload();
    await paper.locator("img").waitFor();
    await name.click();
    expect(Number(await left.inputValue())).toBe(dragged);
    await page.setViewportSize({ width: widths.phone, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone);
    expect(await problems()).toEqual([]);
  });
});
