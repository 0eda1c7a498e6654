import { afterAll, beforeAll, expect } from "vitest";
import type { Browser, Page } from "playwright-core";
import type { JsonObject } from "../../src/shared/json.ts";
import { ownWords } from "../../src/site/edit/starter-text.ts";
import { readSources } from "../../generators/read/sources.ts";
import { accessibilityProblems, test, widths } from "./harness.ts";
import { startStoredSite } from "./stored-site.ts";

const types = new Set([
  ..."picture pictureText gallery quotes logoWall team buttonRow divider table noticeStrip".split(" "),
  ..."timeline timetable priceTable contact countdown video embed".split(" "),
]);
const examples = readSources(process.cwd()).blocks.filter(({ content }) => types.has(content.type));

/** Every example, and every new block as the studio adds it, in the main slot of a page. */
const blocks: Record<string, JsonObject> = {
  opening: {
    type: "sectionHeading",
    in: "main",
    order: -1,
    props: { heading: { text: { "zh-CN": "区块" } }, level: 1 },
  },
};
for (const { content, example } of examples) {
  for (const [key, block] of Object.entries(example?.blocks ?? {}))
    blocks[`${content.type}_${key}`] = { ...block, order: Object.keys(blocks).length };
  blocks[`${content.type}_new`] = {
    type: content.type,
    in: "main",
    order: Object.keys(blocks).length,
    props: ownWords[content.type as "picture"]?.props,
  };
}
const long = "一个有六十个字的名称".repeat(6);
const arabic = "مدرسة لتعليم إصلاح السيارات";
blocks["team_long"] = {
  type: "team",
  in: "main",
  order: 1000,
  props: {
    items: [long, "NameWithoutAnySpaceThatIsSixtyCharactersLongAndDoesNotBreak12", arabic].map((name) => ({
      name: { text: { "zh-CN": name } },
    })),
  },
};
const timed = (text: string, shown: JsonObject, order: number): JsonObject => ({
  type: "textBlock",
  in: "main",
  order,
  props: { paragraphs: [{ text: { "zh-CN": text } }] },
  shown,
});
blocks["phones"] = timed("只在手机上", { device: "phone" }, 1001);
blocks["others"] = timed("只在电脑上", { device: "desktop" }, 1002);
blocks["over"] = timed("已经结束的活动", { until: "2026-01-01 00:00:00" }, 1003);
blocks["running"] = timed("正在进行的活动", { from: "2026-01-01 00:00:00" }, 1004);
blocks["band"] = { type: "band", in: "main", order: 1005, props: {}, shown: { device: "phone" } };
blocks["inBand"] = { ...timed("手机上的色带", {}, 1), in: "band.content" };

let site: Awaited<ReturnType<typeof startStoredSite>> | undefined;
beforeAll(async () => {
  site = await startStoredSite({
    version: 1,
    site: { version: 1 },
    screens: {
      "p/blocks": {
        version: 1,
        path: "/p/blocks",
        org: true,
        layout: "default",
        title: { text: { "zh-CN": "区块" } },
        blocks,
      },
    },
  });
});
afterAll(() => site?.close());

const address = () => `${site?.url}/org/1002/p/blocks`;

async function open(browser: Browser, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: widths.desktop, height: 900 }, ...options });
  const page = await context.newPage();
  expect((await page.goto(address()))?.status()).toBe(200);
  return page;
}

test("blocks that show something fit every width, from right to left too, and have no fault that axe can find", async ({
  browser,
}) => {
  const page = await open(browser);
  for (const dir of ["ltr", "rtl"]) {
    await page.evaluate((value) => (document.documentElement.dir = value), dir);
    for (const width of Object.values(widths)) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() =>
        [...document.querySelectorAll("main > *")]
          .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX === "visible")
          .map((one) => one.outerHTML.slice(0, 80)),
      );
      expect(wide, `${dir} at ${width} px`).toEqual([]);
    }
  }
  await page.evaluate(() => (document.documentElement.dir = "ltr"));
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    expect(await accessibilityProblems(page), colorScheme).toEqual([]);
  }
  await page.context().close();
});

test("without JavaScript a picture opens large and closes again, and a video has a link to where it is", async ({
  browser,
}) => {
  const page = await open(browser, { javaScriptEnabled: false });
  const large = page.getByRole("dialog", { name: "拆开的发动机" });
  await page.getByRole("button", { name: "放大：拆开的发动机" }).click();
  await large.waitFor();
  await large.getByRole("button", { name: "关闭" }).click();
  await large.waitFor({ state: "hidden" });
  expect(await page.getByRole("button", { name: "播放：三分钟看学校" }).isDisabled()).toBe(true);
  await page.context().close();
});

test("nothing is asked of another host before somebody presses, and then only of the one that is named", async ({
  browser,
}) => {
  const page = await open(browser);
  const asked: string[] = [];
  await page.route(/^(?!http:\/\/127\.0\.0\.1)/, (route) => {
    asked.push(new URL(route.request().url()).origin);
    return route.fulfill({ contentType: "text/html", body: "<p>player" });
  });
  await page.reload();
  // The page's code waits for a touch.
  await page.keyboard.press("Shift");
  await page.getByRole("timer").first().waitFor({ timeout: 15_000 });
  expect(asked).toEqual([]);
  await page.getByRole("button", { name: "播放：三分钟看学校" }).click();
  await page.frameLocator('iframe[title="三分钟看学校"]').getByText("player").waitFor();
  expect(asked).toEqual(["https://player.bilibili.com"]);
  await page.context().close();
});

test("a block shows in its time and on its screens alone; outside its time it is not in the page", async ({
  browser,
}) => {
  const page = await open(browser, { javaScriptEnabled: false });
  const seen = async () =>
    Promise.all(["只在手机上", "只在电脑上", "手机上的色带"].map((text) => page.getByText(text).isVisible()));
  expect(await seen()).toEqual([false, true, false]);
  await page.setViewportSize({ width: widths.phone, height: 800 });
  expect(await seen()).toEqual([true, false, true]);
  // From edge to edge, as a band stands without a frame around it.
  const { width = 0 } = (await page.locator("main .full", { hasText: "手机上的色带" }).last().boundingBox()) ?? {};
  expect(width).toBe(widths.phone);
  expect(await page.getByText("正在进行的活动").isVisible()).toBe(true);
  expect(await (await fetch(address())).text()).not.toContain("已经结束的活动");
  await page.context().close();
});
