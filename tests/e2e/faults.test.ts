import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { portal, test } from "./harness.ts";

const folder = (orgNo: string) => join(portal.tenantsDir, orgNo);

describe("what is not there", () => {
  for (const path of ["/nowhere", "/org/nobody", "/org/nobody/list", "/view/999999", "/view/abc", "/%E0%A4%A", "/a//b"]) {
    test(`${path} is the 404 page with status 404`, async ({ visit }) => {
      const { page, status } = await visit(path, { expectedErrors: /404/ });
      expect(status).toBe(404);
      expect(await page.locator("main h1").count()).toBe(1);
      expect(await page.locator('main a[href="/"]').count()).toBeGreaterThan(0);
      expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
    });
  }

  test("a link to nowhere shows the same page, without a load", async ({ visit }) => {
    const { page, requests } = await visit("/");
    await page.evaluate(() => {
      const link = document.body.appendChild(document.createElement("a"));
      link.href = "/nowhere";
      link.click();
    });
    await page.waitForURL("**/nowhere");
    await page.waitForFunction(() => document.title.includes("页面不见了"));
    expect(requests).toEqual(["GET /", "GET /_lectern/page?to=%2Fnowhere"]);
  });
});

describe("what fails", () => {
  test("a block that throws is left out, on the server and in the browser, and the rest of the page lives", async ({ visit }) => {
    const screen = join(folder("1001"), "screens", "list.json");
    const kept = readOrNothing(screen);
    // A text where the grid's cards should be: the schema allows a binding there, and only the page can know.
    const broken = { version: 1, blocks: { broken: { type: "courseGrid", in: "main", order: 15, props: { items: { $bind: "site.info.title" } } } } };
    try {
      writeFileSync(screen, JSON.stringify(broken));
      await until(async () => (await payload("/org/1001/list")).screen.blocks["broken"] !== undefined);
      const { page, status } = await visit("/org/1001/list", { expectedErrors: /./ });
      expect(status).toBe(200);
      expect(await page.locator("main h1").count()).toBe(1);
      expect(await page.locator("main article, main .card").count()).toBeGreaterThan(0);
    } finally {
      if (kept === undefined) rmSync(screen);
      else writeFileSync(screen, kept);
    }
  });

  test("a screen that cannot be had shows the 500 page with its request id", async () => {
    const reply = await fetch(`${portal.url}/_lectern/page?to=${encodeURIComponent("/list?pageCurrent=99999999999999999999")}`);
    expect(reply.status).toBe(200);
    const { status } = (await reply.json()) as { status: number };
    expect([200, 404]).toContain(status);
  });
});

interface Payload {
  status: number;
  screen: { blocks: Record<string, unknown> };
}

async function payload(path: string): Promise<Payload> {
  return (await (await fetch(`${portal.url}/_lectern/page?to=${encodeURIComponent(path)}`)).json()) as Payload;
}

async function until(happened: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await happened()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("it did not come true in 5 s");
}

function readOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
