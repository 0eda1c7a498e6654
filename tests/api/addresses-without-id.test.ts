import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import type { Tenant } from "../../src/server/modules/sites/tenants/tenant.ts";
import { lookers } from "./every-address.ts";
import { startPageServer, type PageServer } from "./pages-harness.ts";
import { tenantsDir } from "./template.ts";

const screens = readdirSync(join(tenantsDir, "default/screens"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.slice(0, -5));

/** What is one payment's has no page above it on which to choose. */
const withoutList: ReadonlySet<string> = new Set(["/pay/sandbox"]);

const lists: Record<string, string> = {
  "/view": "/list",
  "/live/detail": "/live",
  "/resource/detail": "/resource",
  "/publicClass/detail": "/publicClass",
  "/study": "/account/course",
  "/course/sharing/course": "/list",
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
  "/preview/course": "/preview",
  "/preview/library": "/preview",
  "/preview/live": "/preview",
  "/preview/resource": "/preview",
};

/** Those that are pages themselves. */
const pages = ["/sale", "/search", "/terrace"];

describe("an address without its id", () => {
  let server: PageServer;
  let tenant: Tenant;
  let look: Awaited<ReturnType<typeof lookers>>;
  beforeAll(async () => {
    server = await startPageServer({ TRUST_PROXY: "on" });
    tenant = (await server.services.tenants.resolve("default"))!;
    look = await lookers(server);
  });
  afterAll(async () => server?.close());

  it.each(Object.entries(lists))("%s leads to %s", async (address, list) => {
    const reply = await look(address);
    expect([reply.status, reply.headers.get("location")]).toEqual([302, list]);
  });

  it.each(pages)("%s is a page of its own", async (address) => {
    expect((await look(address)).status).toBe(200);
  });

  it("leads to a page from the address of every screen with an id", async () => {
    const dead: string[] = [];
    const paths = screens.flatMap((name) => [tenant.screen(name, "zh-CN")?.composed.path ?? []].flat());
    for (const path of paths.filter((one) => one.endsWith("}"))) {
      const address = path.replace(/\/\{\w+\}$/, "");
      const who = address.startsWith("/studio/") ? "operator" : "lecturer";
      const reply = await look(address, who);
      const end = reply.status === 302 ? await look(reply.headers.get("location") ?? "", who) : reply;
      if (end.status !== (withoutList.has(address) ? 404 : 200))
        dead.push(`${address}: ${reply.status} ${reply.headers.get("location")} ${end.status}`);
    }
    expect(dead).toEqual([]);
  });

  it("leads on below an organisation's number: to its own list where it has one, else to the platform's", async () => {
    const ends: Record<string, string> = {};
    for (const address of [...Object.keys(lists), ...pages]) {
      const reply = await look(`/org/1001${address}`, "lecturer");
      const to = reply.headers.get("location") ?? "";
      ends[address] = reply.status === 302 ? to : String(reply.status);
      if (reply.status === 302) expect([address, (await look(to, "lecturer")).status]).toEqual([address, 200]);
    }
    expect(ends).toMatchObject({
      "/view": "/org/1001/list",
      "/live/detail": "/org/1001/live",
      "/info/detail": "/org/1001/info",
      "/custom/detail": "/custom",
      "/preview/course": "/preview",
      "/search": "200",
    });
    expect(Object.values(ends)).not.toContain("404");
  });

  it("leads on at an organisation's own host", async () => {
    await withActor(server.services.db, systemActor, (trx) =>
      trx.insertInto("site_host").values({ host: "school.example", org_no: "1001", state: "verified" }).execute(),
    );
    const dead: string[] = [];
    for (const address of [...Object.keys(lists), ...pages]) {
      const reply = await look(address, "visitor", { "x-forwarded-host": "school.example" });
      const to = reply.headers.get("location");
      if (reply.status !== (lists[address] === undefined ? 200 : 302) || to !== (lists[address] ?? null))
        dead.push(`${address}: ${reply.status} ${to}`);
    }
    expect(dead).toEqual([]);
  });

  it("leads from a preview to the courses that the account may preview, and lets no others in", async () => {
    expect((await look("/preview")).headers.get("location")).toBe("/login?t=login");
    expect((await look("/preview", "learner")).status).toBe(403);
    expect(await (await look("/preview", "lecturer")).text()).toMatch(
      /href="\/preview\/(course|live|library|resource)\/\d+"/,
    );
  });

  it("tells nobody but operators of an operator's pages", async () => {
    expect((await look("/studio/operator/site", "learner")).status).toBe(404);
    expect((await look("/studio/operator/site", "operator")).headers.get("location")).toBe("/studio/operator");
  });

  it("is not found where nothing with an id is there", async () => {
    for (const address of ["/no-such-page", "/blog/none", "/account/none"])
      expect((await look(address)).status).toBe(404);
  });
});
