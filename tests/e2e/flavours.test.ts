import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { drawnFlavours } from "../../generators/flavours/draw.ts";
import { accessibilityProblems, portal, test, widths } from "./harness.ts";
import { layoutProblems, textProblems } from "./page-problems.ts";

const operator = "13800000009";
const orgNoOf = (flavour: string) => `on-${flavour}`;
const folderOf = (flavour: string) => join(portal.tenantsDir, orgNoOf(flavour));
const name = { "zh-CN": "某某学校", en: "Some School" };

/** A school on each flavour, which has said no more than its name. */
beforeAll(async () => {
  for (const flavour of drawnFlavours) {
    mkdirSync(folderOf(flavour));
    const site = { extends: flavour, info: { title: name }, organisation: { orgName: name } };
    writeFileSync(join(folderOf(flavour), "site.json"), JSON.stringify(site));
  }
  for (const flavour of drawnFlavours)
    await vi.waitFor(
      async () => expect((await fetch(`${portal.url}/org/${orgNoOf(flavour)}`)).status, flavour).toBe(200),
      { timeout: 60_000, interval: 200 },
    );
});
afterAll(() => drawnFlavours.forEach((flavour) => rmSync(folderOf(flavour), { recursive: true, force: true })));

describe.each(drawnFlavours)("the flavour %s", (flavour) => {
  for (const path of ["", "/p/enrol", "/p/about"])
    test(`${path || "/"} fits on a phone and a desk, and has no fault that axe can find, light and dark`, async ({
      visit,
    }) => {
      const { page, status } = await visit(`/org/${orgNoOf(flavour)}${path}`);
      expect(status).toBe(200);
      expect(await textProblems(page, "zh-CN")).toEqual([]);
      for (const width of [widths.phone, widths.desktop]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await layoutProblems(page)).toEqual([]);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          expect(await accessibilityProblems(page), `${colorScheme} at ${width} px`).toEqual([]);
        }
      }
    });

  test("its home is whole in English too, and every picture on it is there", async ({ visit }) => {
    const { page } = await visit(`/org/${orgNoOf(flavour)}`, { locale: "en" });
    expect(await textProblems(page, "en")).toEqual([]);
    expect(await layoutProblems(page)).toEqual([]);
    const pictures = page.locator("main img");
    expect(await pictures.count()).toBeGreaterThanOrEqual(2);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    }
  });
});

test("the studio shows a site on each flavour at once, and as it was when the choice is undone", async ({ visit }) => {
  const [flavour = ""] = drawnFlavours;
  const { page } = await visit(`/studio/site/${orgNoOf(flavour)}/settings/begin`, { as: operator });
  const heading = page.frameLocator(".paper > iframe").getByRole("heading", { level: 1 });
  await heading.filter({ hasText: "落子之前，先想三步" }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole("radio", { name: /^烹饪与烘焙/ }).check();
  await heading.filter({ hasText: "把一道菜做到心里有数" }).waitFor();
  await page.getByText("草稿已保存").waitFor();
  // What the outline and the settings show is the flavour's too.
  await page.getByRole("link", { name: "自建页面" }).click();
  await page.getByRole("link", { name: "我们的厨房", exact: true }).waitFor();
  await page.getByRole("button", { name: /^撤销/ }).click();
  await page.getByRole("link", { name: "关于棋社", exact: true }).waitFor();
  await page.getByText("没有未发布的改动").waitFor();
});

test("an operator sees the cards on a phone, and adds a school from one", async ({ visit }) => {
  const { page } = await visit("/studio/operator/add", { as: operator, width: widths.phone });
  const cards = page.getByRole("radiogroup", { name: /^从哪个站点开始/ });
  await cards.getByRole("radio", { name: /^音乐与美术/ }).check();
  expect(await cards.getByRole("radio").count()).toBe(10);
  expect(await layoutProblems(page)).toEqual([]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByLabel(/^机构编号/).fill("qingyu");
  await page.getByLabel(/^机构名称/).fill("青屿音画");
  await page.getByLabel(/^负责人手机号/).fill("13911117777");
  await page.getByRole("button", { name: "新增机构" }).click();
  await page.waitForURL("**/studio/operator");
  const { page: school } = await visit("/org/qingyu");
  expect(await school.getByRole("heading", { level: 1 }).textContent()).toContain("让手和耳朵先爱上它");
});
