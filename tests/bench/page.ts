import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { createClient, ok } from "../api/client.ts";
import { findChromium } from "../e2e/chromium.ts";
import { servePortal } from "./serve.ts";
import type { BenchRow } from "./table.ts";

const RUNS = 3;
/** Pages of their own that people read most. */
const personal = ["/account/course", "/account/order", "/account/message"];

/**
 * First load of the pages that most people see first, signed out and signed in, and of pages of one's own, in Lighthouse's
 * phone profile (4 × CPU, slow 4G), median of three. The browser has a font with Chinese characters, as every phone has:
 * looking for one in vain, character by character, takes as long as the rest of the layout.
 */
export async function bench(): Promise<BenchRow[]> {
  const portal = await servePortal();
  try {
    const course = await firstCourse(portal.url);
    const rows: BenchRow[] = [];
    const token = await createClient(portal.url).signIn("13800000001");
    for (const path of ["/", "/list", `/view/${course}`])
      for (const session of [undefined, token]) rows.push(...(await measure(portal.url, path, session)));
    for (const path of personal) rows.push(...(await measure(portal.url, path, token)));
    return rows;
  } finally {
    await portal.stop();
  }
}

/** @param token of who is signed in */
async function measure(url: string, path: string, token?: string): Promise<BenchRow[]> {
  const program = await findChromium();
  const runs: PageFigures[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const chrome = await launch({
      chromePath: program.path,
      envVars: { ...process.env, ...program.environment },
      chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
      logLevel: "silent",
    });
    try {
      if (token !== undefined) await signIn({ port: chrome.port, url, token });
      const result = await lighthouse(url + path, {
        port: chrome.port,
        disableStorageReset: true,
        onlyCategories: ["performance"],
        logLevel: "error",
      });
      if (!result || result.lhr.runtimeError)
        throw new Error(`${path}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
      runs.push(figuresOf(result.lhr.audits));
    } finally {
      chrome.kill();
    }
  }
  const median = (pick: (figures: PageFigures) => number) =>
    runs.map(pick).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  const name = token === undefined ? path : `${path}, signed in:`;
  return [
    {
      name: `${name} JavaScript as sent`,
      figure: median((run) => run.scriptBytes) / 1000,
      unit: "kB",
      goal: { atMost: 20 },
    },
    { name: `${name} first contentful paint`, figure: median((run) => run.firstPaint) / 1000, unit: "s" },
    {
      name: `${name} largest contentful paint`,
      figure: median((run) => run.largestPaint) / 1000,
      unit: "s",
      goal: { atMost: 1 },
    },
    { name: `${name} total blocking time`, figure: median((run) => run.blocking), unit: "ms", goal: { atMost: 20 } },
    { name: `${name} layout shift`, figure: median((run) => run.shift), unit: "", goal: { atMost: 0 } },
  ];
}

/**
 * Makes a browser one in which somebody is signed in: with the cookie of a session, and with what their first page kept
 * of them. Of its files nothing is left.
 */
async function signIn({ port, url, token }: { port: number; url: string; token: string }): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  await context!.addCookies([{ name: "RC_WEB_TOKEN", value: token, url }]);
  const page = await context!.newPage();
  await page.goto(`${url}/vip`, { timeout: 120_000 });
  await page.waitForFunction(() => localStorage.getItem("RcUserInfo") !== null, undefined, { timeout: 120_000 });
  const tools = await context!.newCDPSession(page);
  await tools.send("Network.clearBrowserCache");
  await page.close();
  // The browser itself goes on: it was not started from here.
  await browser.close();
}

interface PageFigures {
  scriptBytes: number;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
}

type Audits = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"]["audits"];

function figuresOf(audits: Audits): PageFigures {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = audits["network-requests"]?.details;
  const items =
    requests && "items" in requests ? (requests.items as { resourceType?: string; transferSize?: number }[]) : [];
  return {
    scriptBytes: items
      .filter((item) => item.resourceType === "Script")
      .reduce((sum, item) => sum + (item.transferSize ?? 0), 0),
    firstPaint: value("first-contentful-paint"),
    largestPaint: value("largest-contentful-paint"),
    blocking: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
  };
}

async function firstCourse(url: string): Promise<string> {
  const { list } = ok(await createClient(url).call("listCourses", { courseCategory: 1, pageSize: 1 }));
  return list[0]?.id ?? "1";
}
