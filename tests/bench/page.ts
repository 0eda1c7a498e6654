import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findChromium } from "../e2e/chromium.ts";
import { servePortal } from "./serve.ts";
import type { BenchRow } from "./table.ts";

const RUNS = 3;

/**
 * First load of the pages that most people see first, in Lighthouse's phone profile (4 × CPU, slow 4G), median of
 * three. The browser has a font with Chinese characters, as every phone has: looking for one in vain, character by
 * character, takes as long as the rest of the layout.
 */
export async function bench(): Promise<BenchRow[]> {
  const portal = await servePortal();
  try {
    const course = await firstCourse(portal.url);
    const rows: BenchRow[] = [];
    for (const path of ["/", "/list", `/view/${course}`]) rows.push(...(await measure(portal.url, path)));
    return rows;
  } finally {
    await portal.stop();
  }
}

async function measure(url: string, path: string): Promise<BenchRow[]> {
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
      const result = await lighthouse(url + path, {
        port: chrome.port,
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
  return [
    {
      name: `${path} JavaScript as sent`,
      figure: median((run) => run.scriptBytes) / 1000,
      unit: "kB",
      goal: { atMost: 20 },
    },
    { name: `${path} first contentful paint`, figure: median((run) => run.firstPaint) / 1000, unit: "s" },
    {
      name: `${path} largest contentful paint`,
      figure: median((run) => run.largestPaint) / 1000,
      unit: "s",
      goal: { atMost: 1 },
    },
    { name: `${path} total blocking time`, figure: median((run) => run.blocking), unit: "ms", goal: { atMost: 20 } },
    { name: `${path} layout shift`, figure: median((run) => run.shift), unit: "", goal: { atMost: 0 } },
  ];
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
  const reply = await fetch(`${url}/apis/course/api/course/list`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ courseCategory: 1, pageSize: 1 }),
  });
  const { data }: { data: { list: { id: string }[] } } = await reply.json();
  return data.list[0]?.id ?? "1";
}
