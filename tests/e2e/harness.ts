import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { expect, inject, test as base } from "vitest";
import { holdSession, holdToken } from "./sign-in.ts";

/** How wide the screens are that everything must work on. */
export const widths = { phone: 390, tablet: 820, desktop: 1440 } as const;

export interface VisitOptions {
  width?: number;
  scheme?: "light" | "dark";
  javaScript?: boolean;
  /** Leave the page as it comes, untouched: its own code waits for a touch, unless a block wants it at once. */
  untouched?: boolean;
  locale?: string;
  /** Whether things may move: without it the browser says that its user wants less of that. */
  motion?: boolean;
  /** The login name of the demo account that is signed in already. */
  as?: string;
  /** The token of a session that is there already, in place of `as`. */
  session?: string | undefined;
  /** What the console is expected to say; anything else that is an error fails the test. */
  expectedErrors?: RegExp;
  /**
   * In a browser that never saw the site: for what counts bytes, and for what changes the browser itself (its clock,
   * say).
   */
  fresh?: boolean;
  /** Share cookies and storage with an earlier visit. */
  context?: BrowserContext;
}

/** A page that was opened, and what it asked the server for. */
export interface Visit {
  page: Page;
  status: number;
  /** Method and address of every request but for files and pictures, as they happened. */
  requests: string[];
  /** Bytes of JavaScript as they were sent. */
  scriptBytes(): Promise<number>;
}

interface Fixtures {
  browser: Browser;
  visit: (path: string, options?: VisitOptions) => Promise<Visit>;
}

/** A page lives for seconds here: to compile its code a second and a third time costs more than it saves. */
const briefly = "--js-flags=--no-opt --no-maglev";

/** The server of this worker: its test files run one after another, and disturb those of no other. */
export const portal = inject("portals")[(Number(process.env["VITEST_POOL_ID"]) - 1) % inject("portals").length]!;

/** A test with `visit`. Errors and warnings of the console, failed requests and broken policies fail it at its end. */
export const test = base
  .extend("browser", { scope: "worker" }, async ({}, { onCleanup }): Promise<Browser> => {
    const { path, environment } = inject("chromium");
    // Not the package's own arguments: they disable web security and end the browser with its first page.
    const browser = await chromium.launch({
      executablePath: path,
      // A camera that shows a test picture; whether a page may use it nobody can be asked here.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--use-fake-device-for-media-stream",
        "--use-fake-ui-for-media-stream",
        briefly,
      ],
      env: { ...process.env, ...environment },
    });
    onCleanup(() => answered(browser.close()));
    return browser;
  })
  .extend("visit", async ({ browser }, { onCleanup }): Promise<Fixtures["visit"]> => {
    const used = new Map<BrowserContext, string | undefined>();
    const problems: string[] = [];
    onCleanup(async () => {
      for (const [context, kind] of used) await answered(kind === undefined ? context.close() : putBack(context, kind));
      expect(problems).toEqual([]);
    });
    return async (path, options = {}) => {
      const { width = widths.desktop, scheme = "light", javaScript = true, locale = "zh-CN", motion = false } = options;
      const viewport = { width, height: width === widths.phone ? 844 : 900 };
      const reducedMotion = motion ? ("no-preference" as const) : ("reduce" as const);
      // Its reader is where the site is: elsewhere a page says of which zone its times are.
      const timezoneId = "Asia/Shanghai";
      const described = {
        viewport,
        colorScheme: scheme,
        javaScriptEnabled: javaScript,
        locale,
        reducedMotion,
        timezoneId,
      };
      const kind = JSON.stringify(described);
      const kept = options.fresh || options.context ? undefined : kinds.get(kind)?.pop();
      const context = options.context ?? kept ?? (await browser.newContext(described));
      context.setDefaultTimeout(60_000);
      if (!used.has(context)) used.set(context, options.fresh || options.context ? undefined : kind);
      if (options.as !== undefined) await holdSession(context, options.as);
      if (options.session !== undefined) await holdToken(context, options.session);
      const page = await context.newPage();
      const watched = watch(page, (problem) => {
        if (!options.expectedErrors?.test(problem)) problems.push(problem);
      });
      const reply = await page.goto(portal.url + path);
      if (javaScript && !options.untouched) await whenLive(page);
      return { page, status: reply?.status() ?? 0, ...watched };
    };
  });

/** Contexts that wait for the next test that needs one of their kind: its files are in their cache already. */
const kinds = new Map<string, BrowserContext[]>();

/** Waits for the browser, which now and then does not answer when a page ends; nothing is judged by how long it takes. */
async function answered(work: Promise<void>): Promise<void> {
  const tired = AbortSignal.timeout(60_000);
  await Promise.race([work, new Promise<void>((resolve) => tired.addEventListener("abort", () => resolve()))]);
}

/** Closes the pages of a context, and takes away all that a page could have left in it but the files in its cache. */
async function putBack(context: BrowserContext, kind: string): Promise<void> {
  const [first, ...others] = context.pages();
  if (!first) return context.close();
  for (const page of others) await page.close();
  const tools = await context.newCDPSession(first);
  await tools.send("Storage.clearDataForOrigin", {
    origin: portal.url,
    storageTypes: "local_storage,indexeddb,cache_storage,service_workers,websql",
  });
  await first.close();
  await context.clearCookies();
  await context.clearPermissions();
  kinds.set(kind, [...(kinds.get(kind) ?? []), context]);
}

/** Touches the page, and waits until it is taken over: from then on its links and buttons are the application's. */
export async function whenLive(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event("touchstart")));
  await page.waitForFunction(() => document.documentElement.dataset["ready"] !== undefined);
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Gives axe to each document that the page opens from now on. For many pages in a row: the browser has its source once
 * and need not parse it again.
 */
export async function loadAxeAhead(page: Page): Promise<void> {
  await page.addInitScript(`if (self === top) { ${axe} }`);
}

/**
 * What axe finds against WCAG 2.2 AA on the page as it stands, one line each; `only` names its rules, without it all of
 * them.
 */
export async function accessibilityProblems(page: Page, only?: string[]): Promise<string[]> {
  // Evaluated by the tools' own channel, which the page's policy does not concern.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  return page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(options: object): Promise<{ violations: { id: string; nodes: { html: string; target: string[] }[] }[] }>;
      };
    };
    const runOnly = rules
      ? { type: "rule", values: rules }
      : ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    // Among the experimental ones, which no tag brings: that what is said aloud has the words that are seen (2.5.3).
    const more = rules ? {} : { "label-content-name-mismatch": { enabled: true } };
    const { violations } = await axe.run({ resultTypes: ["violations"], runOnly, rules: more });
    // axe takes for hidden what is in closed details and shown by the style of ::details-content.
    const isReached = (selector = "") =>
      [...document.querySelectorAll(`${selector} :is(a[href], button, summary)`)].some((one) => one.checkVisibility());
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ target }) => id !== "scrollable-region-focusable" || !isReached(target[0]))
        .map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  }, only);
}

function watch(page: Page, report: (problem: string) => void): Pick<Visit, "requests" | "scriptBytes"> {
  const requests: string[] = [];
  const sizes: Promise<number>[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") report(`${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => report(`uncaught: ${error.message}`));
  page.on("request", (request) => {
    // The data of a page itself come with its code, once.
    const isOwnData = request.url().includes("/_lectern/page?") && request.url().includes("&data=");
    if (["document", "fetch", "xhr"].includes(request.resourceType()) && !isOwnData)
      requests.push(`${request.method()} ${request.url().slice(portal.url.length)}`);
  });
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "script") return;
    const size = request.sizes().then(({ responseBodySize }) => responseBodySize);
    // A page that is closed meanwhile fails only the test that asks for its bytes.
    size.catch(() => undefined);
    sizes.push(size);
  });
  return { requests, scriptBytes: async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) };
}
