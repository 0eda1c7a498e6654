import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "playwright-core";
import { build } from "vite";
import { production } from "../../src/server/bundling/production.ts";
import { findChromium } from "../e2e/chromium.ts";
import { payload } from "./renderer/fixture.ts";
import { percentile, type BenchRow } from "./table.ts";

const root = join(import.meta.dirname, "..", "..");
const source = (file: string) => join(import.meta.dirname, "renderer", file);

/** The same page from configuration and by hand: server time, browser time, and what the renderer adds to the code. */
export async function bench(): Promise<BenchRow[]> {
  process.env["NODE_ENV"] = "production";
  const folder = await mkdtemp(join(tmpdir(), "lectern-renderer-"));
  try {
    return [...(await onServer(folder)), ...(await inBrowser(folder)), await codeAdded()];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function onServer(folder: string): Promise<BenchRow[]> {
  await build({
    ...production,
    root,
    logLevel: "error",
    ssr: { noExternal: true },
    build: { outDir: join(folder, "server"), ssr: source("server.tsx"), target: "node24", minify: false },
  });
  const pages = (await import(join(folder, "server", "server.js"))) as Record<
    "fromConfiguration" | "byHand",
    () => string
  >;
  const bare = (html: string) => html.replace(/<style[^]*?<\/style>/, "");
  if (bare(pages.fromConfiguration()) !== bare(pages.byHand()))
    throw new Error("the two pages differ: the comparison would say nothing");
  const time = (draw: () => string) => {
    const started = performance.now();
    draw();
    return performance.now() - started;
  };
  return compare(
    "server",
    600,
    () => time(pages.fromConfiguration),
    () => time(pages.byHand),
    1.1,
  );
}

async function inBrowser(folder: string): Promise<BenchRow[]> {
  const outDir = join(folder, "browser");
  const input = { configured: source("browser-configured.tsx"), hand: source("browser-by-hand.tsx") };
  await build({
    ...production,
    root,
    logLevel: "error",
    build: { outDir, rolldownOptions: { input, output: { entryFileNames: "[name].js" } } },
  });
  const server = createServer(async (request, response) => {
    const script = request.url?.endsWith(".js");
    response.setHeader("content-type", script ? "text/javascript" : "text/html");
    response.end(
      script
        ? await readFile(join(outDir, request.url ?? ""))
        : '<!doctype html><body><script type="module" src="/configured.js"></script><script type="module" src="/hand.js"></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const { path, environment } = await findChromium();
  const browser = await chromium.launch({
    executablePath: path,
    args: ["--no-sandbox", "--disable-gpu"],
    env: { ...process.env, ...environment },
  });
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/`);
    await page.waitForFunction(() => Object.keys((window as unknown as { mounts?: object }).mounts ?? {}).length === 2);
    const times = await page.evaluate(
      ({ given, rounds }) => {
        const { mounts } = window as unknown as { mounts: Record<"configured" | "byHand", (page: unknown) => number> };
        const pairs: [number, number][] = [];
        for (let round = 0; round < rounds; round++) pairs.push([mounts.configured(given), mounts.byHand(given)]);
        return pairs;
      },
      { given: payload, rounds: 120 },
    );
    const turn = { configured: 0, byHand: 0 };
    return compare(
      "browser",
      times.length,
      () => times[turn.configured++]![0],
      () => times[turn.byHand++]![1],
      1.05,
    );
  } finally {
    await browser.close();
    server.close();
  }
}

/** Measures both in turn, so that what else the machine does falls on both; the first third warms up. */
function compare(
  where: string,
  rounds: number,
  configured: () => number,
  byHand: () => number,
  atMost: number,
): BenchRow[] {
  const times = { configured: [] as number[], byHand: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    const pair = [configured(), byHand()] as const;
    if (round < rounds / 3) continue;
    times.configured.push(pair[0]);
    times.byHand.push(pair[1]);
  }
  const [own, hand] = [percentile(times.configured, 0.5), percentile(times.byHand, 0.5)];
  return [
    { name: `${where}: by hand`, figure: hand, unit: "ms" },
    { name: `${where}: from configuration`, figure: own, unit: "ms" },
    { name: `${where}: from configuration against by hand`, figure: own / hand, unit: "×", goal: { atMost } },
  ];
}

/** How much larger the code of the configured page is, whole pages compared. */
async function codeAdded(): Promise<BenchRow> {
  const sizeOf = async (file: string) => {
    const made = await build({
      ...production,
      root,
      logLevel: "error",
      build: { write: false, rolldownOptions: { input: source(file), output: { codeSplitting: false } } },
    });
    if (!("output" in made)) throw new Error("the bundler gave no output");
    return made.output.reduce(
      (sum, part) => sum + (part.type === "chunk" ? brotliCompressSync(part.code).length : 0),
      0,
    );
  };
  const added = (await sizeOf("browser-configured.tsx")) - (await sizeOf("browser-by-hand.tsx"));
  return { name: "code: the renderer adds", figure: added / 1000, unit: "kB brotli", goal: { atMost: 5 } };
}
