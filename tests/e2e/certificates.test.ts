import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { issueByMobile } from "./certificate-desk.ts";
import { accessibilityProblems, portal, test, whenLive, widths } from "./harness.ts";

describe("issuing certificates", () => {
  test("its parts open by their links, on a phone", async ({ visit }) => {
    const { page } = await visit("/account/certificates", { as: "13800000003", width: widths.phone });
    await page.getByRole("link", { name: "模板", exact: true }).click();
    const image = page.locator(".cards img").first();
    await expect.poll(() => image.evaluate((drawn: HTMLImageElement) => drawn.naturalWidth)).toBeGreaterThan(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("button", { name: "新建模板" }).click();
    const form = page.getByRole("dialog", { name: "新建模板" });
    await form.getByRole("radio", { name: "现代" }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "颁发", exact: true }).click();
    await page.getByRole("heading", { name: "选择证书模板" }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole("link", { name: "企业实践证书" }).click();
    await page.getByRole("button", { name: "按手机号批量颁发" }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test("one is issued, downloaded and shared, checked by number and by its file, and revoked for all to see", async ({
    visit,
  }) => {
    const reason = "名单有误，证书作废";
    const { page: desk } = await visit("/account/certificates/issue", { as: "13800000003" });
    await issueByMobile(desk, { template: "企业实践证书", mobiles: ["13800000033", "13900000000"] });

    const { page: mine } = await visit("/account/certificate", { as: "13800000033", width: widths.phone });
    const card = mine.locator("main li", { hasText: "企业实践证书" });
    const certificateNo = /SJ\d\d-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{2}/.exec(await card.innerText())?.[0] ?? "";
    expect(certificateNo).not.toBe("");
    expect(await accessibilityProblems(mine)).toEqual([]);
    const download = async (name: RegExp) => {
      const [file] = await Promise.all([mine.waitForEvent("download"), card.getByRole("button", { name }).click()]);
      return {
        name: file.suggestedFilename(),
        mimeType: "application/octet-stream",
        buffer: await readFile(await file.path()),
      };
    };
    expect((await download(/^下载 PDF/)).buffer.subarray(0, 5).toString()).toBe("%PDF-");
    const files = [await download(/^下载数字凭证/), await download(/^下载图片/)];

    const { page: check } = await visit("/zhengshu", { width: widths.phone });
    const found = check.getByRole("region", { name: "查验结果" });
    const checkAll = async (heading: string) => {
      await check.goto(`${portal.url}/zhengshu`);
      await whenLive(check);
      await check.getByLabel("证书编号").fill(certificateNo.toLowerCase());
      await check.getByRole("button", { name: "查验", exact: true }).click();
      await found.getByRole("heading", { name: heading }).waitFor();
      for (const file of files) {
        await check.goto(`${portal.url}/zhengshu`);
        await whenLive(check);
        await check.getByLabel("或上传数字凭证").setInputFiles(file);
        await found.getByRole("heading", { name: heading }).waitFor();
        expect(await found.innerText()).toContain(certificateNo);
      }
    };
    await checkAll("证书有效");
    // A number is checked by the server: this works without JavaScript, and each try counts once.
    const plain = async (no: string) => (await fetch(`${portal.url}/zhengshu?no=${no}`)).text();
    expect(await plain(certificateNo)).toContain("证书有效");
    expect(await plain("HY26-0000")).toContain("证书编号有误");
    expect(await accessibilityProblems(check)).toEqual([]);
    expect(await check.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone);
    // A file that is none is refused in words.
    const none = { name: "a.png", mimeType: "image/png", buffer: Buffer.from("<html>") };
    await check.getByLabel("或上传数字凭证").setInputFiles(none);
    await check.getByText("这个文件里没有数字凭证").waitFor();

    await revoke(desk, { certificateNo, reason });
    await checkAll("已撤销");
    expect(await found.innerText()).toContain(reason);
    await mine.reload();
    expect(await card.innerText()).toContain(reason);
  });

  test("a template is designed by mouse and by keys on what the server draws, and on a phone", async ({ visit }) => {
    const { page } = await visit("/account/certificates/templates", { as: "13800000003" });
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

async function revoke(desk: Page, { certificateNo, reason }: { certificateNo: string; reason: string }): Promise<void> {
  await desk.getByRole("link", { name: "已颁发", exact: true }).click();
  await desk.getByRole("searchbox", { name: "姓名或证书编号" }).fill(certificateNo);
  await desk.keyboard.press("Enter");
  await desk.waitForURL((address) => address.searchParams.get("str") === certificateNo);
  await whenLive(desk);
  const line = desk.locator("tbody tr", { hasText: certificateNo });
  await line.getByRole("button", { name: /^撤销/ }).click();
  const revoking = desk.getByRole("dialog", { name: /^撤销/ });
  await revoking.getByRole("textbox", { name: /^撤销原因/ }).fill(reason);
  await revoking.getByRole("button", { name: "撤销", exact: true }).click();
  await line.getByText(reason).waitFor();
}
