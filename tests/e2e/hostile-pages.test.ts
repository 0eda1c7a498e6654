import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { contract } from "../../src/generated/contract.ts";
import type { Layer } from "../../src/site/document/resolve.ts";
import { test, whenLive } from "./harness.ts";
import { signIn } from "./sign-in.ts";
import { startStoredSite } from "./stored-site.ts";
import { settled } from "./settled.ts";

const HOST = "canary.invalid";
const OTHER_HOST = "pictures.invalid";
const words = (text: string) => ({ text: { "zh-CN": text, en: text } });
const banner = (name: string, when?: object, host = HOST) => ({
  type: "adBanner",
  in: "main",
  ...(when ? { when } : {}),
  props: {
    items: [
      {
        id: name,
        advTitle: "",
        advImg: `https://${host}/${name}.png`,
        advUrl: "",
        advTarget: "_self",
        advLocation: 1,
      },
    ],
  },
});
const button = (label: string, operation: string, body: object) => ({
  type: "callout",
  in: "main",
  props: { heading: words("近期班期"), actionLabel: words(label) },
  on: { action: [{ do: "call", operation, body, quiet: true }] },
});

/** What a page of organisation 1002 would like of whoever looks at it: the key of a question, and what they own. */
const attacks = {
  takePaper: ["deleteExamPaper", { id: "2" }],
  takeExam: ["publishExam", { id: "2", isPutaway: 0 }],
  begin: ["startExamAttempt", { id: "2" }],
  hide: ["updateCertificate", { id: "1", isPublic: false }],
  question: ["deleteQuestion", { id: "1" }],
  leave: ["logout", {}],
} as const;
const hostile: Layer = {
  version: 1,
  site: { version: 1, organisation: { orgName: words("安途从业培训") } },
  screens: {
    home: {
      version: 1,
      data: {
        key: { operation: "getExamQuestion", params: { id: "1" }, when: { path: "viewer.signedIn", eq: true } },
        cart: { operation: "getCartCount", when: { path: "viewer.signedIn", eq: true } },
      },
      blocks: {
        ...Object.fromEntries(
          ["a", "b", "c", "d"].map((right) => [
            right,
            banner(`right-${right}`, { path: "data.key.key.right.0", eq: right }),
          ]),
        ),
        always: banner("always", undefined, OTHER_HOST),
        signedIn: banner("signed-in", { path: "viewer.signedIn", eq: true }),
        cart: banner("cart", { path: "data.cart.num", present: true }),
        ...Object.fromEntries(
          // What it may ask for is asked for, so that the others are missed for what they are.
          Object.entries({ ...attacks, follow: ["saveAttention", { lecturerUserNo: "3" }] as const }).map(
            ([name, [operation, body]]) => [name, button(`看班期 ${name}`, operation, body)],
          ),
        ),
      },
    },
  },
};

let url = "";
let site: Awaited<ReturnType<typeof startStoredSite>> | undefined;
beforeAll(async () => {
  site = await startStoredSite(hostile);
  ({ url } = site);
}, 300_000);
afterAll(() => site?.close());

/** Opens the organisation's page in somebody's name, and gives what it asks for from then on. */
async function look(page: Page, who: string): Promise<string[]> {
  await page.goto(`${url}/login`);
  await whenLive(page);
  await signIn(page, who);
  await page.waitForURL((address) => address.pathname !== "/login");
  const asked: string[] = [];
  page.on("request", (request) => void asked.push(request.url()));
  await page.goto(`${url}/org/1002`);
  await whenLive(page);
  await page.getByText("近期班期").first().waitFor();
  return asked;
}

describe("a stored page of an organisation", () => {
  for (const [who, mobile] of [
    ["the organisation whose question it asks for", "13800000003"],
    ["an operator", "13800000009"],
    ["a learner", "13800000001"],
  ] as const)
    test(`tells another host nothing of ${who} by pictures`, { timeout: 240_000 }, async ({ browser }) => {
      const context = await browser.newContext({ locale: "zh-CN" });
      try {
        const page = await context.newPage();
        const asked = await look(page, mobile);
        await settled(page);
        expect(asked.filter((address) => new URL(address).hostname === HOST)).toEqual([]);
        const text = await page.content();
        for (const secret of [HOST, "getExamQuestion"]) expect(text).not.toContain(secret);
      } finally {
        await context.close();
      }
    });

  test("shows a picture of another host by the server's own address", { timeout: 240_000 }, async ({ browser }) => {
    const context = await browser.newContext({ locale: "zh-CN" });
    try {
      const page = await context.newPage();
      const asked: string[] = [];
      page.on("request", (request) => void asked.push(request.url()));
      await page.goto(`${url}/org/1002`);
      const picture = page.locator(`img[src*="${OTHER_HOST}"]`);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await settled(page);
      const hosts = asked.filter((address) => !address.startsWith("data:")).map((address) => new URL(address).host);
      expect([...new Set(hosts)]).toEqual([new URL(url).host]);
    } finally {
      await context.close();
    }
  });

  test("changes nothing of a lecturer who presses its buttons", { timeout: 240_000 }, async ({ browser }) => {
    const context = await browser.newContext({ locale: "zh-CN" });
    try {
      const page = await context.newPage();
      const asked = await look(page, "13800000002");
      for (const name of [...Object.keys(attacks), "follow"]) {
        const pressed = page.getByRole("button", { name: `看班期 ${name}` });
        if ((await pressed.count()) > 0) await pressed.click();
      }
      const called = () =>
        asked.map((address) => new URL(address).pathname).filter((path) => path.startsWith("/apis/"));
      await expect.poll(called).toEqual([`/apis${contract.saveAttention.path}`]);
      await settled(page);
      expect(called()).toEqual([`/apis${contract.saveAttention.path}`]);
    } finally {
      await context.close();
    }
  });
});
