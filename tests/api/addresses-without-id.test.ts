import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Tenant } from "../../src/server/modules/sites/tenants/tenant.ts";
import { lookers } from "./every-address.ts";
import { startPageServer, type PageServer } from "./pages-harness.ts";
import { tenantsDir } from "./template.ts";

const screens = readdirSync(join(tenantsDir, "default/screens"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.slice(0, -5));

/** What is an operator's or only one payment's has no list to lead to. */
const withoutList: ReadonlySet<string> = new Set(["/pay/sandbox", "/studio/operator/site"]);

const lists: Record<string, string> = {
  "/view": "/list",
  "/live/detail": "/live",
  "/resource/detail": "/resource",
  "/publicClass/detail": "/publicClass",
  "/custom/detail": "/custom",
  "/exam/view": "/exam",
  "/exam/exercise": "/exam",
  "/grade/view": "/grade",
  "/grade/course": "/grade",
  "/blog/article": "/blog",
  "/blog/blogger": "/blog",
  "/question/view": "/question",
  "/info/detail": "/info",
  "/org/view": "/org",
};

describe("an address without its id", () => {
  let server: PageServer;
  let tenant: Tenant;
  let look: Awaited<ReturnType<typeof lookers>>;
  beforeAll(async () => {
    server = await startPageServer();
    tenant = (await server.services.tenants.resolve("default"))!;
    look = await lookers(server);
  });
  afterAll(async () => server?.close());

  it.each(Object.entries(lists))("%s leads to %s", async (address, list) => {
    const reply = await look(address);
    expect([reply.status, reply.headers.get("location")]).toEqual([302, list]);
  });

  it("leads to a page from the address of every screen with an id", async () => {
    const dead: string[] = [];
    const paths = screens.flatMap((name) => [tenant.screen(name, "zh-CN")?.composed.path ?? []].flat());
    for (const path of paths.filter((one) => one.endsWith("}"))) {
      const address = path.replace(/\/\{\w+\}$/, "");
      if (withoutList.has(address)) continue;
      const who = address.startsWith("/preview/") ? "lecturer" : "learner";
      const reply = await look(address, who);
      const end = reply.status === 302 ? await look(reply.headers.get("location") ?? "", who) : reply;
      if (end.status !== 200) dead.push(`${address}: ${reply.status} ${reply.headers.get("location")} ${end.status}`);
    }
    expect(dead).toEqual([]);
  });

  it("leads from a preview to what the account may preview, and lets no others in", async () => {
    expect((await look("/preview/course")).headers.get("location")).toBe("/login?t=login");
    expect((await look("/preview/course", "learner")).status).toBe(403);
    expect((await look("/preview/live", "organisation")).headers.get("location")).toBe("/account/organization/live");
  });

  it("leads to the lists of an organisation below its number", async () => {
    expect((await look("/org/1001/view")).headers.get("location")).toBe("/org/1001/list");
    expect((await look("/org/1001/search")).status).toBe(200);
    expect((await look("/org/1001/custom/detail")).status).toBe(404);
  });

  it("is not found where nothing leads anywhere", async () => {
    expect((await look("/no-such-page")).status).toBe(404);
  });
});
