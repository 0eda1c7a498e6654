import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, vi } from "vitest";
import { drawnFlavours } from "../../generators/flavours/draw.ts";
import { accessibilityProblems, portal, test, widths } from "./harness.ts";
import { layoutProblems, textProblems } from "./page-problems.ts";

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
