import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, describe, expect } from "vitest";
import { accessibilityProblems, test, whenLive, widths } from "./harness.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-uploads-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PART = 8 * 1024 * 1024;

/**
 * A film with so much behind it that it comes in several parts. Its name is plain: where no language is set, a browser
 * cannot read another.
 */
function largeVideo(): string {
  const film = readFileSync(join(import.meta.dirname, "../../src/demo/media/workshop.mp4"));
  const rest = Buffer.alloc(2 * PART);
  rest.writeUInt32BE(rest.length);
  rest.write("free", 4, "latin1");
  const path = join(folder, "workshop-tour.mp4");
  writeFileSync(path, Buffer.concat([film, rest]));
  return path;
}

/** What the page sends of uploads in parts: method, and where a part begins. */
function watchParts(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("/apis/tus")) return;
    const from = request.headers()["upload-offset"];
    sent.push(from === undefined ? request.method() : `${request.method()} ${Number(from) / PART}`);
  });
  return sent;
}

describe("uploads of lecturers", () => {
  test("a film goes on after the page was loaded anew, becomes ready, and plays from the library", async ({
    visit,
  }) => {
    const { page } = await visit("/account/resource/add", {
      as: "13800000002",
      expectedErrors: /uploadFile|ERR_|Failed to fetch|NetworkError|beforeunload/,
    });
    page.on("dialog", (dialog) => void dialog.accept());
    const path = largeVideo();
    const before = watchParts(page);
    // The second part never arrives, until the page was loaded anew.
    let isCut = true;
    await page.route("**/apis/tus/*", (route) =>
      isCut && route.request().headers()["upload-offset"] === String(PART) ? undefined : route.continue(),
    );
    await page.locator("input[type=file]").setInputFiles([path, join(import.meta.dirname, "../../package.json")]);
    await page.getByText("不支持这种文件，请看上面的说明").waitFor();
    await expect.poll(async () => before.at(-1) ?? (await page.locator("main").innerText())).toBe("PATCH 1");
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.reload();
    isCut = false;
    await whenLive(page);
    const after = watchParts(page);
    await page.locator("input[type=file]").setInputFiles(path);
    await page.getByText("可以使用").waitFor();
    expect([before[0], after[0], after[1], after.includes("POST")]).toEqual(["POST", "HEAD", "PATCH 1", false]);

    await page.getByRole("link", { name: "查看我的文件" }).click();
    const line = page.locator("li", { has: page.getByRole("heading", { name: "workshop-tour.mp4" }) });
    await line.waitFor();
    expect(await line.textContent()).toContain("0:44");
    await line.getByRole("link", { name: "播放" }).click();
    const video = line.locator("video");
    await video.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
      return element.play();
    });
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.2);
    await line.getByRole("link", { name: "播放" }).click();
    await video.waitFor({ state: "detached" });

    await page.setViewportSize({ width: widths.phone, height: 844 });
    await line.getByRole("button", { name: "重命名" }).press("Enter");
    await page.getByRole("dialog").getByLabel("文件名").fill("车间");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "车间.mp4" }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(widths.phone);
    await page
      .locator("li", { has: page.getByRole("heading", { name: "车间.mp4" }) })
      .getByRole("button", { name: "删除" })
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "删除" }).click();
    await page.getByText("文件已删除").waitFor();
    expect(await page.getByRole("heading", { name: "车间.mp4" }).count()).toBe(0);
  });
});
