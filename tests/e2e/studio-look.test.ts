import { describe, expect } from "vitest";
import type { FrameLocator, Locator, Page } from "playwright-core";
import { createClient, ok } from "../api/client.ts";
import { accessibilityProblems, portal, test, widths, type Visit } from "./harness.ts";

/** The administrator of organisation 1001. */
const organisation = "13800000003";
const siteOrgNo = "1001";
const site = `/org/${siteOrgNo}`;
/** A block without a picture has a drawing instead. */
const expectedErrors = /Failed to load resource: the server responded with a status of 404/;

/** As wide as four heights, of paths alone. */
const wordmark = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><rect width="200" height="50" rx="9" fill="#b8371d"/></svg>`;

const frameOf = (page: Page): FrameLocator => page.frameLocator(".paper > iframe");
const saved = (page: Page) => page.getByText("草稿已保存").waitFor();
const colourOf = (root: Locator, token: string) =>
  root.evaluate((html, name) => getComputedStyle(html).getPropertyValue(`--color-${name}`).trim(), token);

async function openStudio(
  visit: (path: string, options?: object) => Promise<Visit>,
  part: string,
): Promise<{ page: Page; putBack(): Promise<void> }> {
  const client = createClient(portal.url);
  const token = await client.signIn(organisation);
  const { list } = ok(await client.call("listSiteRevisions", { siteOrgNo, pageSize: 1 }, { token }));
  const { page } = await visit(`/studio/site/${siteOrgNo}/${part}`, { session: token, expectedErrors });
  await frameOf(page).locator("[data-block]").first().waitFor({ state: "attached" });
  return {
    page,
    async putBack() {
      const { version } = ok(await client.call("getSiteDraft", { siteOrgNo }, { token }));
      await client.call("discardSiteDraft", { siteOrgNo, version }, { token });
      const revision = list[0]?.revision ?? "";
      const now = ok(await client.call("listSiteRevisions", { siteOrgNo, pageSize: 1 }, { token })).list[0]?.revision;
      if (now !== revision) ok(await client.call("rollbackSite", { siteOrgNo, revision }, { token }));
    },
  };
}

describe("the look of a site", () => {
  test("one brand colour and a drawn wordmark make a site that can be read in both modes, on a phone and a desk", async ({
    visit,
  }) => {
    const { page, putBack } = await openStudio(visit, "settings/theme");
    try {
      await page.getByRole("textbox", { name: "品牌色", exact: true }).fill("#d9a95b");
      await expect.poll(() => colourOf(frameOf(page).locator("html"), "hero")).toBe("#d9a95b");
      await page
        .getByLabel("给“标志”上传图片")
        .setInputFiles({ name: "wordmark.svg", mimeType: "image/svg+xml", buffer: Buffer.from(wordmark) });
      await frameOf(page).locator('a.brand img[src$=".webp"]').waitFor({ state: "attached" });
      await saved(page);
      expect(await accessibilityProblems(page)).toEqual([]);

      await page.getByRole("button", { name: "发布", exact: true }).click();
      await page.getByRole("dialog", { name: "发布站点" }).getByRole("button", { name: "现在发布" }).click();
      await page.getByText("已发布，访客现在看到的就是它").waitFor();

      for (const scheme of ["light", "dark"] as const)
        for (const width of [widths.phone, widths.desktop]) {
          const visitor = await visit(site, { width, scheme, expectedErrors });
          const hero = await colourOf(visitor.page.locator("html"), "hero");
          expect(hero === "#d9a95b", `${scheme} ${width}`).toBe(scheme === "light");
          expect(await accessibilityProblems(visitor.page), `${scheme} ${width}`).toEqual([]);
          expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
          const mark = (await visitor.page.locator("a.brand img").boundingBox())!;
          expect([mark.height, Math.round(mark.width)], `${scheme} ${width}`).toEqual([36, 144]);
        }
    } finally {
      await putBack();
    }
  });

  test("which courses a list has is chosen at the list, one by one", async ({ visit }) => {
    const { page, putBack } = await openStudio(visit, "screens/home");
    try {
      await frameOf(page)
        .locator('[data-block="popular"]')
        .click({ position: { x: 5, y: 5 } });
      const content = page.getByRole("group", { name: /^显示什么/ });
      await content.getByRole("button", { name: "自己挑选" }).click();
      for (const name of ["数控车床编程与操作", "机械制图与 CAD 实训"]) {
        await content.getByRole("button", { name: /^添加一门课程/ }).click();
        await page.getByRole("combobox", { name: /^查找：/ }).fill(name);
        await page.getByRole("listbox").getByRole("option").first().click();
      }
      const shown = frameOf(page).locator('[data-block="popular"]').getByRole("heading", { level: 3 });
      await expect.poll(() => shown.allInnerTexts()).toEqual(["数控车床编程与操作", "机械制图与 CAD 实训"]);
      await content.getByRole("button", { name: "上移“机械制图与 CAD 实训”" }).click();
      await expect.poll(() => shown.allInnerTexts()).toEqual(["机械制图与 CAD 实训", "数控车床编程与操作"]);
      await content.getByRole("button", { name: "按条件" }).click();
      await expect.poll(() => shown.count()).toBe(8);
    } finally {
      await putBack();
    }
  });
});
