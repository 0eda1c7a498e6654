import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { addSite } from "../../src/server/modules/sites/add-site.ts";
import { readLayer } from "../../src/server/modules/sites/tenants/read-layer.ts";
import en from "../../src/locales/en.json" with { type: "json" };
import zhCN from "../../src/locales/zh-CN.json" with { type: "json" };
import { isWording } from "../../src/site/document/kinds.ts";
import { splitOwn } from "../../src/site/document/own-settings.ts";
import { drawnFlavours } from "../../generators/flavours/draw.ts";
import { startPageServer, type PageServer } from "./pages-harness.ts";
import { tenantsDir } from "./template.ts";

/** Texts that the product has of itself: what it says in just these words is nobody's own. */
const product = [...Object.values(zhCN), ...Object.values(en)];

/**
 * What the platform says of itself, by rule: every text, number and picture of the settings that organisations do not
 * inherit, and every text that a screen, a layout or the navigation of the default site words itself. What has no letter
 * and no figure says nothing; names of kinds (`type`) and addresses of the site's own pages are no words.
 */
function wordsIn(value: unknown, name = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => wordsIn(entry, name));
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => wordsIn(inner, key));
  if (typeof value !== "string" || name === "type" || !/[\p{L}\p{N}]{2}/u.test(value)) return [];
  return value.startsWith("/") && !/\.\w+$/.test(value) ? [] : [value.trim()];
}

/** The texts that a document words itself, and the pictures that it shows, wherever they stand in it. */
function wordings(value: unknown): unknown[] {
  if (typeof value === "string") return /^\/.+\.(?:svg|png|jpe?g|webp|ico)$/.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return isWording(value) ? [value.text] : Object.values(value).flatMap(wordings);
}

const { layer: platform } = await readLayer({ root: tenantsDir, folder: "default" });
const { shared, own } = splitOwn(platform!);
const { info, organisation, ...others } = own.site ?? {};
const platformWords = [
  // A name may be a word of the product's too: it is the platform's unless the product says it alone.
  ...wordsIn([info, organisation]).filter((word) => !product.includes(word)),
  // Of what is told at length, pieces may be words that the product says somewhere.
  ...wordsIn([others, wordings([shared.screens, shared.layouts, shared.nav])]).filter(
    (word) => !product.some((text) => text.includes(word)),
  ),
  // The pictures that stand for the platform where a link to it is shared, and among the apps of a phone.
  "/share/site/default.jpg",
  "/share/icon/default.png",
];

const folder = join(tenantsDir, "default/screens");
/** The addresses of all screens that anybody may see, those with parameters left out: what they show is made later. */
const screens = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Screen)
  .filter(({ access = "public" }) => access === "public");
/** What machines read of a site. */
const files = ["manifest.webmanifest", "info/feed.xml", "blog/feed.xml", "sitemap.xml"];

interface Screen {
  path?: string | string[];
  org?: boolean;
  access?: string;
}
const pathsOf = (some: readonly Screen[]) =>
  some.flatMap(({ path = [] }) => path).filter((path) => !path.includes("{"));

describe("the site of an organisation that was just added", () => {
  let server: PageServer;
  beforeAll(async () => {
    server = await startPageServer({ TRUST_PROXY: "on" });
    await addSite(
      server.services.db,
      { orgNo: "weiqi", name: "弈山围棋学校", englishName: "Yishan School", flavour: undefined, mobile: "13912345678" },
      { actorKind: "cli" },
    );
    for (const [place, flavour] of drawnFlavours.entries())
      await addSite(
        server.services.db,
        {
          orgNo: `on-${flavour}`,
          name: `某校${place}`,
          englishName: `School ${place}`,
          flavour,
          mobile: `1391234570${place}`,
        },
        { actorKind: "cli" },
      );
    await withActor(server.services.db, systemActor, (trx) =>
      trx.insertInto("site_host").values({ host: "weiqi.example", org_no: "weiqi", state: "verified" }).execute(),
    );
    await server.services.bus.publish("site", "weiqi");
  });
  afterAll(() => server?.close());

  const text = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(server.url + path, { redirect: "manual", headers });
    return { status: reply.status, body: await reply.text() };
  };
  /** What of the platform's stands in a page, each with where. */
  const found = async (path: string, headers?: Record<string, string>) => {
    const { status, body } = await text(path, headers);
    expect(status, path).toBeLessThan(500);
    return platformWords.filter((word) => body.includes(word)).map((word) => `${path}: ${word}`);
  };
  const allOf = async (paths: readonly string[], headers?: Record<string, string>) =>
    (await Promise.all(paths.map((path) => found(path, headers)))).flat();

  it("knows what the platform says of itself, and finds it on the platform's own home", async () => {
    expect(platformWords.length).toBeGreaterThan(100);
    const here = (await found("/")).map((line) => line.slice(3));
    expect(here).toEqual(
      expect.arrayContaining(["知行讲堂", "先看明白，再自己做一遍", "浙ICP备2026000000号-1", "4000000001"]),
    );
  });

  it("has nothing of the platform's on any page below its number, in either language", async () => {
    const paths = pathsOf(screens.filter(({ org }) => org === true)).map((path) =>
      path === "/" ? "/org/weiqi" : `/org/weiqi${path}`,
    );
    expect(paths.length).toBeGreaterThan(10);
    expect(await allOf(paths)).toEqual([]);
    expect(await allOf(paths, { cookie: "lang=en" })).toEqual([]);
  });

  it("has nothing of the platform's in its manifest, its feeds, its sitemap and the answers of its calls", async () => {
    expect(await allOf(files.map((file) => `/org/weiqi/${file}`))).toEqual([]);
    const asked = { method: "POST", headers: { orgno: "weiqi", "content-type": "application/json" } };
    for (const [path, body] of [
      ["website/get", {}],
      ["nav/bar/list", {}],
      ["adv/list", { advLocation: 1 }],
      ["adv/list", { advLocation: 2 }],
      ["website/link", {}],
      ["website/nav/list", {}],
    ] as const) {
      const reply = await fetch(`${server.url}/apis/system/api/${path}`, { ...asked, body: JSON.stringify(body) });
      const said = await reply.text();
      expect(said, path).toContain('"code":200');
      expect(platformWords.filter((word) => said.includes(word))).toEqual([]);
    }
  });

  it.each(["chess-thinking", "nursing-health"])(
    "has nothing of the platform's on any page of a school that began from %s, nor where a link to it is shared",
    async (flavour) => {
      const site = `/org/on-${flavour}`;
      const paths = pathsOf(screens.filter(({ org }) => org === true)).map((path) =>
        path === "/" ? site : site + path,
      );
      expect(await allOf([...paths, ...files.map((file) => `${site}/${file}`)])).toEqual([]);
      expect(await allOf(paths, { cookie: "lang=en" })).toEqual([]);
      const { body } = await text(site);
      const name = `某校${drawnFlavours.indexOf(flavour)}`;
      const things = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
        ([, json = ""]) => JSON.parse(json) as object,
      );
      expect(things).toContainEqual(expect.objectContaining({ name }));
      expect(body).toContain(`<meta property="og:site_name" content="${name}">`);
      const shared = /<meta property="og:image" content="[^"]*(\/share\/[^"]+)">/.exec(body)?.[1];
      expect(shared).toBe(`/share/site/on-${flavour}.jpg`);
    },
  );

  it("has nothing of the platform's on any public page at a host of its own", async () => {
    const host = { "x-forwarded-host": "weiqi.example" };
    expect(/<title>(.*?)<\/title>/.exec((await text("/", host)).body)?.[1]).toBe("弈山围棋学校 · 学以致用");
    expect(await allOf([...pathsOf(screens), "/sitemap.xml", "/robots.txt"], host)).toEqual([]);
  });

  it("shows the platform's terms and privacy under the platform's name, and no other page of its", async () => {
    for (const id of ["terms", "privacy"]) {
      const { status, body } = await text(`/org/weiqi/terrace/${id}`);
      expect([status, body.includes("（知行讲堂）")]).toEqual([200, true]);
    }
    expect((await text("/org/weiqi/terrace/about")).status).toBe(404);
    expect((await text("/org/weiqi/terrace")).status).toBe(404);
  });

  it("shows neither a list with nothing in it nor its heading", async () => {
    const { body } = await text("/org/weiqi");
    const main = /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? "";
    expect(main).toContain("弈山围棋学校");
    for (const word of ["这里还没有", zhCN["common.empty"], zhCN["site.home.lecturers"], zhCN["site.home.articles"]])
      expect(main).not.toContain(word);
  });

  it.each(drawnFlavours)(
    "has nothing of the platform's on the pages that the flavour %s gives it, in either language",
    async (flavour) => {
      const paths = ["", "/p/enrol", "/p/about", "/list", "/lecturer"].map((path) => `/org/on-${flavour}${path}`);
      expect(await allOf(paths)).toEqual([]);
      expect(await allOf(paths, { cookie: "lang=en" })).toEqual([]);
      const home = await text(`/org/on-${flavour}`);
      expect(home.status).toBe(200);
      expect(home.body).toContain(`某校${drawnFlavours.indexOf(flavour)}`);
      expect(home.body).toContain(`/flavours/${flavour}/pictures/cover.svg`);
      expect(home.body).not.toContain("学以致用");
      for (const path of ["/p/enrol", "/p/about"]) expect((await text(`/org/on-${flavour}${path}`)).status).toBe(200);
    },
  );
});
