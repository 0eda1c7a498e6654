import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { writeMessage } from "../../src/server/modules/messages/index.ts";
import { grantCourse } from "../../src/server/modules/orders/index.ts";
import { courseHref } from "../../src/shared/links.ts";
import { dataOf } from "../../src/server/http/pages/testing/data-of.ts";
import { featureNames, isOffered, type Feature } from "../../src/site/document/features.ts";
import { readAddress } from "../../src/site/document/location.ts";
import type { Tenant } from "../../src/server/modules/sites/tenants/tenant.ts";
import { openTenantsFolder } from "../tenants/folders.ts";
import { accounts, everyAddress, lookers, type ShownAddress } from "./every-address.ts";
import { startPageServer, type PageServer } from "./pages-harness.ts";
import { tenantsDir } from "./template.ts";

const screens = readdirSync(join(tenantsDir, "default/screens"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.slice(0, -5));
/** Pages of organisations, whose own documents link to what they like. */
const ofOrganisations = ["1001", "1002", "1003"].map((orgNo): ShownAddress => ({
  screen: "home",
  address: `/org/${orgNo}`,
  who: "visitor",
}));
/** Ways to all that can be off, as people may have written them down. */
const written = ["/live", "/list?courseCategory=3", "/resource", "/grade", "/info", "/publicClass", "/custom", "/vip"];

/**
 * Gives a learner a course of every kind, another one in the cart, and words with ways to everything, which stand in
 * what people read too. Gives the addresses at which what they hold is studied.
 */
async function fill({ services: { db } }: PageServer): Promise<ShownAddress[]> {
  return withActor(db, systemActor, async (trx) => {
    const { user_no: userNo } = await trx
      .selectFrom("app_user")
      .select("user_no")
      .where("mobile", "=", accounts.learner)
      .executeTakeFirstOrThrow();
    const { rows: courses } = await sql<{ id: string; course_category: number; place: string }>`
      select * from (select id, course_category, row_number() over (partition by course_category order by id) as place
        from course where is_public and price_fen > 0
        and id not in (select course_id from course_user where user_no = ${userNo})) as one where place <= 2`.execute(
      trx,
    );
    const studied: ShownAddress[] = [];
    for (const { id, course_category: kind, place } of courses) {
      written.push(courseHref(kind, id));
      if (Number(place) === 1)
        await sql`insert into cart_item (user_no, course_id) values (${userNo}, ${id})`.execute(trx);
      else {
        await grantCourse(trx, { userNo, courseId: id, source: "grant" });
        studied.push({ screen: "study", address: `/study/${id}`, who: "learner" });
      }
    }
    const words = written.map((href) => ({
      type: "text" as const,
      text: href,
      marks: [{ type: "link" as const, attrs: { href } }],
    }));
    const message = { userNo, about: "system" as const, title: "去看看", paragraphs: [words], at: new Date() };
    await writeMessage(trx, message);
    const text = { type: "doc", content: [{ type: "paragraph", content: words }] };
    const texts = { "zh-CN": text, en: text };
    await sql`update article set art_desc = ${JSON.stringify(text)}`.execute(trx);
    await sql`update course_introduce set introduce = ${JSON.stringify(text)}`.execute(trx);
    await sql`update open_course set introduce = ${JSON.stringify(texts)}`.execute(trx);
    await sql`update custom_package set introduce = ${JSON.stringify(texts)}`.execute(trx);
    return studied;
  });
}

describe("a feature that is off", () => {
  let server: PageServer;
  let look: Awaited<ReturnType<typeof lookers>>;
  let folder: ReturnType<typeof openTenantsFolder>;
  let addresses: ShownAddress[];
  /** What waits for its browser anyway, as forms do. */
  const waiting = new Set<string>();
  const waits = (html: string) => html.includes('aria-busy="true"');
  let leadsTo: (tenant: Tenant, href: string) => string | undefined;
  beforeAll(async () => {
    folder = openTenantsFolder("flavours", "1001", "1002", "1003");
    server = await startPageServer({ TENANTS_DIR: folder.root });
    await server.sync();
    const whole = (await server.services.tenants.resolve("default"))!;
    const studied = await fill(server);
    expect(studied).toHaveLength(4);
    addresses = [...(await everyAddress(server, whole, screens)), ...ofOrganisations, ...studied];
    look = await lookers(server);
    for (const { address, who } of addresses)
      if (waits(await (await look(address, who)).text())) waiting.add(address.split("?")[0]!);
    const features = new Map(screens.map((name) => [name, whole.screen(name, "zh-CN")?.composed.feature]));
    leadsTo = (tenant, href) => {
      const address = readAddress(href.split(/[?#]/)[0] ?? "");
      const match = address && tenant.match(address);
      if (!match) return undefined;
      const kind = /[?&]courseCategory=(\d)/.exec(href)?.[1];
      return (
        features.get(match.screen) ??
        (kind === undefined
          ? undefined
          : ({ "2": "live", "3": "library", "4": "resource" } as Record<string, string>)[kind])
      );
    };
  });
  afterAll(async () => {
    await server?.close();
    folder?.close();
  });

  /** What of a page leads to a feature that is off, or waits for what does not come. */
  const leftovers = (html: string, data: string, { tenant, off }: { tenant: Tenant; off: readonly Feature[] }) => {
    const [drawn = ""] = html.split(/<script [^>]*(?:data-modules=|id="lectern-page")/);
    const { screen, route } = JSON.parse(data);
    const links = [...drawn.slice(drawn.indexOf("<body")).matchAll(/ href="(\/[^"]*)"/g)].map(([, href = ""]) =>
      href.replaceAll("&amp;", "&"),
    );
    const actions = [...JSON.stringify(screen.blocks).matchAll(/"to":"(\/[^"]*)"/g)].map(([, to = ""]) => to);
    return [
      ...[...links, ...actions]
        .filter((href) => off.some((name) => name === leadsTo(tenant, href)))
        .map((href) => `${route.path} → ${href}`),
      ...(waits(drawn) && !waiting.has(route.path) ? [`${route.path} waits`] : []),
    ];
  };

  /** What of the site's own map leads there. */
  const mapped = async (tenant: Tenant, off: readonly Feature[]): Promise<string[]> => {
    const read = async (path: string) =>
      [...(await (await fetch(server.url + path)).text()).matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(
        ([, found = ""]) => found.replaceAll("&amp;", "&"),
      );
    const pages = await Promise.all((await read("/sitemap.xml")).filter((file) => !file.startsWith("/org/")).map(read));
    expect(pages.flat().length).toBeGreaterThan(100);
    return pages
      .flat()
      .filter((path) => off.some((name) => name === leadsTo(tenant, path)))
      .map((path) => `sitemap → ${path}`);
  };

  // Two at a time, which have nothing to do with each other: drawing every page takes its time. Nothing leads to
  // drivers' training.
  const features = featureNames.filter((name) => name !== "roadTransport");
  const half = Math.ceil(features.length / 2);
  for (const [index, first] of features.slice(0, half).entries()) {
    // Open classes lead to live courses, so they are there when those are not.
    const off = [first, features[half + ((index + 1) % (features.length - half))]!];
    it(`${off.join(", ")}: no page leads there or waits for it`, async () => {
      const settings = folder.read("default/site.json") as { features: Record<string, boolean> };
      folder.write("default/site.json", {
        ...settings,
        features: { ...settings.features, ...Object.fromEntries(off.map((name) => [name, false])) },
      });
      try {
        await server.sync();
        const tenant = (await server.services.tenants.resolve("default"))!;
        expect(off.map((name) => isOffered(tenant.settings.features, name))).toEqual([false, false]);
        const found: string[] = [];
        for (const { address, screen, who } of addresses) {
          const reply = await look(address, who);
          const html = await reply.text();
          const feature = tenant.screen(screen, "zh-CN")?.composed.feature;
          if (off.some((name) => name === feature)) expect(reply.status, address).toBe(404);
          const data = await dataOf(html, async (at) => (await look(at)).text());
          if (data !== undefined) found.push(...leftovers(html, data, { tenant, off }));
        }
        found.push(...(await mapped(tenant, off)));
        expect([...new Set(found)]).toEqual([]);
      } finally {
        folder.write("default/site.json", settings);
      }
    });
  }
});
