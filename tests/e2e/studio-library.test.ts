import sharp from "sharp";
import type { Page } from "playwright-core";
import { afterAll, describe, expect } from "vitest";
import { createClient, ok } from "../api/client.ts";
import { accessibilityProblems, portal, test } from "./harness.ts";

/** The organisation whose draft is made here, by an operator; nothing of it is published. */
const siteOrgNo = "1002";
const editor = "13800000009";
const expectedErrors =
  /addSiteImage: 1214|Failed to load resource: the server responded with a status of 404|Failed to fetch/;

async function discard(): Promise<void> {
  const client = createClient(portal.url);
  const token = await client.signIn(editor);
  const { version, isChanged } = ok(await client.call("getSiteDraft", { siteOrgNo }, { token }));
  if (isChanged) ok(await client.call("discardSiteDraft", { siteOrgNo, version }, { token }));
  const { list } = ok(await client.call("listSiteImages", { siteOrgNo }, { token }));
  for (const { imageId } of list) ok(await client.call("removeSiteImage", { siteOrgNo, imageId }, { token }));
}

afterAll(discard);

const picture = (background: string) =>
  sharp({ create: { width: 400, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
const grid = (page: Page) => page.getByRole("list", { name: "图片库", exact: true }).getByRole("button");

describe("the picture library in the studio", () => {
  test("pictures are uploaded, worded, cut and given a focal point, and one is chosen for a field", async ({
    visit,
  }) => {
    await discard();
    const { page } = await visit(`/studio/site/${siteOrgNo}/settings/images`, { as: editor, expectedErrors });
    await page.getByText("图片库还是空的").waitFor();
    await page.getByLabel("上传图片").setInputFiles([
      { name: "大厅.png", mimeType: "image/png", buffer: await picture("#226644") },
      { name: "坏的.png", mimeType: "image/png", buffer: Buffer.from("no picture") },
    ]);
    await page.getByRole("alert").filter({ hasText: "坏的.png" }).waitFor();
    await expect.poll(() => grid(page).count()).toBe(1);
    await page.getByLabel("图片说明（中文）").fill("教学楼大厅，正午");
    await page.getByLabel("名称", { exact: true }).focus();
    await page.getByText("已保存。").waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole("button", { name: /^焦点/ }).focus();
    await page.keyboard.press("Shift+ArrowLeft");
    await page.keyboard.press("ArrowUp");
    await page.getByRole("button", { name: "焦点：距左 40%，距上 49%" }).waitFor();
    await page.getByText("草稿已保存").waitFor();

    await page.getByRole("button", { name: "裁剪", exact: true }).click();
    await page.getByRole("button", { name: "1 : 1" }).click();
    const frame = page.getByRole("button", { name: /^保留的部分/ });
    const box = (await frame.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await page.getByRole("button", { name: /^保留的部分：左 0%/ }).waitFor();
    await page.getByRole("button", { name: "裁剪为新图片" }).click();
    await expect.poll(() => grid(page).count()).toBe(2);
    await page.getByText("200 × 200 像素").waitFor();
    await page.getByRole("searchbox").fill("正午");
    await expect.poll(() => grid(page).count()).toBe(1);

    // Elsewhere in the studio it is chosen, and the page shows it with its point.
    await page.goto(`${portal.url}/studio/site/${siteOrgNo}/settings/info`);
    await page.getByRole("button", { name: "从图片库选" }).first().click();
    const library = page.getByRole("dialog");
    await library.getByRole("button", { name: /大厅/ }).last().click();
    expect(await accessibilityProblems(page)).toEqual([]);
    await library.getByRole("button", { name: "用这张图片" }).click();
    await library.waitFor({ state: "detached" });
    await page.getByText("草稿已保存").waitFor();
    const site = page.frameLocator(".paper > iframe");
    const shown = site.locator('img[src^="/files/public/image/"]').first();
    await shown.waitFor();
    await expect
      .poll(() => shown.evaluate((image) => getComputedStyle(image).objectPosition), { timeout: 60_000 })
      .toBe("40% 49%");
  });
});
