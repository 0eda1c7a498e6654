import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Tenant } from "../../src/server/modules/sites/tenants/tenant.ts";
import { everyAddress, lookers, type ShownAddress } from "./every-address.ts";
import { startPageServer, type PageServer } from "./pages-harness.ts";
import { tenantsDir } from "./template.ts";

const screens = readdirSync(join(tenantsDir, "default/screens"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.slice(0, -5));

/**
 * Words that are free, so that no text is wrong but one that is too long. So is the code of an invitation, to teach or
 * to learn, and the number of a certificate: whoever opens a link that is none reads that, and can type another one.
 */
const free: ReadonlySet<string> = new Set([
  "keyword",
  "str",
  "tag",
  "action",
  "siteOrgNo",
  "find",
  "teach code",
  "join code",
  "zhengshu no",
]);

/** Names that one part of a screen reads alone, with what shows that part. */
const parts: Readonly<Record<string, string>> = {
  // Only what people write goes on after a place: other kinds of search do not read it.
  "search after": "type=6",
  // A regrade is planned where a question and a way are named.
  "account/exams/analysis regrade": "how=everyone",
  "account/exams/analysis how": "regrade=1",
  "account/exams/analysis score": "regrade=1&how=everyone",
  "account/grades/attendance keyword": "tab=totals",
  "account/grades/attendance pageCurrent": "tab=totals",
  "account/grades/teacher page": "tab=book",
  "grade-course pageCurrent": "tab=members",
};

/** Of so many names the pages of one are drawn. */
const DRAWN_EVERY = 16;

describe("an address with a value that its page cannot have", () => {
  let server: PageServer;
  let tenant: Tenant;
  let look: Awaited<ReturnType<typeof lookers>>;
  let addresses: ShownAddress[];
  beforeAll(async () => {
    server = await startPageServer();
    tenant = (await server.services.tenants.resolve("default"))!;
    addresses = await everyAddress(server, tenant, screens);
    look = await lookers(server);
  });
  afterAll(async () => server?.close());

  /**
   * The names of the query that the sources of a screen are asked with. What only a source reads that waits for another
   * name of the query is not read without that.
   */
  const namesOf = (screen: string): string[] => {
    const names = Object.values(tenant.screen(screen, "zh-CN")?.localised.data ?? {}).flatMap((source) => {
      const found = JSON.stringify(source).matchAll(/"\$bind":"route\.query\.([^".]+)"/g);
      const waitsFor = /"when":\{"path":"route\.query\.([^".]+)","present":true\}/.exec(JSON.stringify(source))?.[1];
      return Array.from(found, ([, name = ""]) => name).filter((name) => waitsFor === undefined || name === waitsFor);
    });
    return [...new Set(names)];
  };
  const status = async (address: string, who: ShownAddress["who"]) => (await look(address, who)).status;
  /** The status of the page as its data have it, without drawing it; none of a redirect. */
  const statusOfData = async (address: string, who: ShownAddress["who"]) =>
    ((await (await look(`/_lectern/page?to=${encodeURIComponent(address)}`, who)).json()) as { status?: number })
      .status;
  const withQuery = (address: string, query: string) => `${address}${address.includes("?") ? "&" : "?"}${query}`;

  it("leads to no page, whichever screen and name it is", async () => {
    const wrong: string[] = [];
    // A page and its data are made by the same function: some are drawn, which stands for all.
    const drawn: [string, ShownAddress["who"], number][] = [];
    const tried = new Set<string>();
    for (const { screen, address, who } of addresses) {
      for (const name of namesOf(screen)) {
        // What an address already has stands first, and so is what counts.
        if (address.includes(`${name}=`)) continue;
        const part = parts[`${screen} ${name}`];
        const place = part === undefined ? address : withQuery(address, part);
        const values =
          free.has(name) || free.has(`${screen} ${name}`)
            ? ["x".repeat(1000)]
            : ["zzz", "-1", "99999999999999999999999"];
        for (const value of values) {
          const asked = withQuery(place, `${name}=${value}`);
          tried.add(`${screen} ${name}`);
          if ((await statusOfData(asked, who)) !== 404) wrong.push(`${who} ${asked}`);
          if (tried.size % DRAWN_EVERY === 0) drawn.push([asked, who, 404]);
        }
        const empty = withQuery(place, `${name}=`);
        if ((await statusOfData(empty, who)) !== 200) wrong.push(`${who} ${place} with an empty ${name}`);
        if (tried.size % DRAWN_EVERY === 0) drawn.push([empty, who, 200]);
      }
    }
    expect(tried.size).toBeGreaterThan(80);
    expect(wrong).toEqual([]);
    expect(drawn.length).toBeGreaterThanOrEqual(10);
    for (const [address, who, wanted] of drawn)
      expect([address, await status(address, who)]).toEqual([address, wanted]);
  });

  it("is told from one that finds nothing", async () => {
    expect(await status("/list?categoryno1=987654321", "visitor")).toBe(200);
    expect(await status("/list?categoryno1=abc", "visitor")).toBe(404);
    expect(await status("/search/%20", "visitor")).toBe(404);
    for (const type of ["0", "9", "x"]) expect(await status(`/search/x?type=${type}`, "visitor")).toBe(404);
    for (const type of ["", "1", "2", "3", "4", "5", "6", "7", "8"])
      expect(await status(`/search/x?type=${type}`, "visitor")).toBe(200);
    expect(await status("/list?utm_source=abc", "visitor")).toBe(200);
  });

  it("leads to one's exams where it names no attempt or exam, or one that is not one's own", async () => {
    for (const [path, name] of [
      ["/exam/result", "attempt"],
      ["/exam/explain", "attempt"],
      ["/exam/startExam", "id"],
      ["/exam/exam", undefined],
    ] as const) {
      for (const query of ["", ...(name ? [`?${name}=zzz`, `?${name}=987654321`, `?${name}=${"9".repeat(40)}`] : [])]) {
        const page = await look(path + query, "learner");
        expect(page.status, path + query).toBe(200);
        expect(await page.text(), path + query).toContain("查看我的考试");
      }
      const ofLecturer = await look(path, "lecturer");
      expect(await ofLecturer.text(), path).toContain("全部考试");
      expect((await look(path)).headers.get("location"), path).toContain("/login?t=login");
    }
  });

  it("leads to the last page of a list where it asks for one beyond it", async () => {
    const beyond = await look("/list?courseCategory=1&sort=new&pageFrom=2&pageCurrent=9999&utm_source=x");
    expect(beyond.status).toBe(302);
    const last = beyond.headers.get("location") ?? "";
    expect(last).toMatch(/^\/list\?courseCategory=1&sort=new&utm_source=x&pageCurrent=\d+$/);
    expect((await look(last)).status).toBe(200);
    expect((await look("/list?categoryno1=987654321&pageCurrent=2")).headers.get("location")).toBe(
      "/list?categoryno1=987654321",
    );
    expect((await look("/account/order?pageCurrent=500", "learner")).headers.get("location")).toMatch(
      /^\/account\/order(\?pageCurrent=\d)?$/,
    );
  });

  it("has a title of its own where it narrows or turns a list", async () => {
    const titleOf = async (address: string) => /<title>([^<]*)<\/title>/.exec(await (await look(address)).text())?.[1];
    const titles = await Promise.all(
      [
        "/list",
        "/list?categoryno1=1",
        "/list?courseCategory=2",
        "/list?priceType=free",
        "/list?priceType=free&courseCategory=2",
        "/list?pageCurrent=2",
        "/list?courseCategory=1&pageCurrent=2",
      ].map(titleOf),
    );
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles[6]).toMatch(/^\S+ · 第 2 页 · 全部课程/);
    expect(await titleOf("/list?sort=new")).toBe(titles[0]);
  });
});
