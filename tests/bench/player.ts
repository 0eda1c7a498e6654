import { chromium, type Browser } from "playwright-core";
import { findChromium } from "../e2e/chromium.ts";
import { servePortal } from "./serve.ts";
import { percentile, type BenchRow } from "./table.ts";

const RUNS = 7;

/**
 * How long it takes until the first picture of a lesson is there, from entering its address, in a browser that has
 * nothing of it yet.
 */
export async function bench(): Promise<BenchRow[]> {
  const portal = await servePortal({ DEMO: "on" });
  const { path, environment } = await findChromium();
  const browser = await chromium.launch({
    executablePath: path,
    args: ["--no-sandbox", "--disable-gpu"],
    env: { ...process.env, ...environment },
  });
  try {
    const rows: BenchRow[] = [
      {
        name: `files of ${firstPages.join(", ")} with code of the player`,
        figure: await countPlayerFiles(browser, portal.url),
        unit: "",
        goal: { atMost: 0 },
      },
    ];
    for (const [name, ending] of [
      ["a film in one file", "film.mp4"],
      ["a film in pieces", "index.m3u8"],
    ] as const) {
      const address = await lessonThatEnds(portal.url, ending);
      const measured: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const context = await browser.newContext();
        const page = await context.newPage();
        // From the beginning of the navigation, by the page's own clock, to the first picture that can be drawn.
        await page.addInitScript(() => {
          document.addEventListener(
            "loadeddata",
            () => ((globalThis as { firstPicture?: number }).firstPicture ??= performance.now()),
            true,
          );
        });
        await page.goto(portal.url + address);
        const at = await page.waitForFunction(() => (globalThis as { firstPicture?: number }).firstPicture);
        measured.push((await at.jsonValue()) ?? Number.NaN);
        await context.close();
      }
      // The first run warms the server.
      rows.push({
        name: `${name}, median of ${RUNS - 1}`,
        figure: percentile(measured.slice(1), 0.5),
        unit: "ms",
        goal: { atMost: 1000 },
      });
    }
    return rows;
  } finally {
    await browser.close();
    await portal.stop();
  }
}

/** Pages that most people see first: what plays videos must not be fetched there. */
const firstPages = ["/", "/list", "/view/1"];
/** What hls.js and media-chrome say in their code. */
const playerCode = /EXTINF|media-control-bar/;

async function countPlayerFiles(browser: Browser, url: string): Promise<number> {
  let count = 0;
  for (const path of firstPages) {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(url + path);
    await page.waitForLoadState("networkidle");
    const files = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .filter((name) => name.endsWith(".js")),
    );
    if (files.length === 0) throw new Error(`${path} has fetched no code at all`);
    for (const file of files) if (playerCode.test(await (await fetch(file)).text())) count += 1;
    await context.close();
  }
  return count;
}

async function lessonThatEnds(url: string, ending: string): Promise<string> {
  const call = async (path: string, body: object) => {
    const reply = await fetch(`${url}/apis${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return (await reply.json()).data;
  };
  const { list } = await call("/course/api/course/list", { courseCategory: 1, priceType: "free", pageSize: 1 });
  const courseId = list[0].id;
  const { list: chapters } = await call("/course/api/course/chapter/list", { courseId });
  for (const { id } of chapters.flatMap(({ periodList }: { periodList: { id: string }[] }) => periodList)) {
    const way = await call("/course/api/course/period/try", { courseId, periodId: id });
    if (way.url.endsWith(ending)) return `/study/${courseId}?period=${id}`;
  }
  throw new Error(`no lesson of course ${courseId} ends with ${ending}`);
}
