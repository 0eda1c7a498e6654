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
import { accounts, everyAddress, lookers, type ShownAddress, type Who } from "./every-address.ts";
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

/** What of a page says where it leads, as it is while everything is on. */
interface WholePage {
  /** Links of the drawn page that no document names: blocks make them of records. */
  made: readonly string[];
  /** Addresses in what the page was answered: links of rich texts, messages. */
  answered: readonly string[];
  /** Whether it waits for its browser anyway, as forms do. */
  waits: boolean;
}

/** Every address in a value, at any depth. */
function addressesIn(value: unknown): string[] {
  if (typeof value === "string") return value.startsWith("/") ? [value] : [];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}

/** The sources of the screen that a value is bound to. */
function sourcesIn(value: unknown): string[] {
  return Array.from(JSON.stringify(value).matchAll(/"\$bind":"data\.(\w+)/g), ([, name = ""]) => name);
}

const waits = (drawn: string) => drawn.includes('aria-busy="true"');
const drawnOf = (html: string): string => html.split(/<script [^>]*(?:data-modules=|id="lectern-page")/)[0] ?? "";
const linksIn = (drawn: string): string[] =>
  Array.from(drawn.slice(drawn.indexOf("<body")).matchAll(/ href="(\/[^"]*)"/g), ([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
const kinds: Readonly<Record<string, Feature>> = { "2": "live", "3": "library", "4": "resource" };

describe("a feature that is off", () => {
  let server: PageServer;
  let look: Awaited<ReturnType<typeof lookers>>;
  let folder: ReturnType<typeof openTenantsFolder>;
  let addresses: ShownAddress[];
  let featureOf: Map<string, string | undefined>;
  const whole = new Map<ShownAddress, WholePage>();
  const payloadOf = async (html: string) => {
    const data = await dataOf(html, async (at) => (await look(at)).text());
    return data === undefined ? undefined : (JSON.parse(data) as { screen: object; site: object; data: object });
  };
  beforeAll(async () => {
    folder = openTenantsFolder("flavours", "1001", "1002", "1003");
    server = await startPageServer({ TENANTS_DIR: folder.root });
    await server.sync();
    const tenant = (await server.services.tenants.resolve("default"))!;
    const studied = await fill(server);
    expect(studied).toHaveLength(4);
    addresses = [...(await everyAddress(server, tenant, screens)), ...ofOrganisations, ...studied];
    featureOf = new Map(screens.map((name) => [name, tenant.screen(name, "zh-CN")?.composed.feature]));
    look = await lookers(server);
    for (const shown of addresses) {
      const html = await (await look(shown.address, shown.who)).text();
      const drawn = drawnOf(html);
      const payload = await payloadOf(html);
      const named = new Set(addressesIn([payload?.screen, payload?.site]));
      whole.set(shown, {
        made: linksIn(drawn).filter((href) => !named.has(href)),
        answered: addressesIn(payload?.data),
        waits: waits(drawn),
      });
    }
  });
  afterAll(async () => {
    await server?.close();
    folder?.close();
  });

  /** A site with features that are off. */
  interface Without {
    tenant: Tenant;
    off: readonly Feature[];
  }

  const leadsThere = (href: string, { tenant, off }: Without): boolean => {
    const address = readAddress(href.split(/[?#]/)[0] ?? "");
    const match = address && tenant.match(address);
    if (!match) return false;
    const feature = featureOf.get(match.screen) ?? kinds[/[?&]courseCategory=(\d)/.exec(href)?.[1] ?? ""];
    return off.some((name) => name === feature);
  };

  const isOff = (screen: string, { off }: Without): boolean => off.some((name) => name === featureOf.get(screen));

  /** What of the prepared screens leads there, in properties and actions. */
  const prepared = (without: Without): string[] =>
    screens
      .filter((name) => !isOff(name, without))
      .flatMap((name) =>
        addressesIn(without.tenant.screen(name, "zh-CN")?.localised.blocks)
          .filter((href) => leadsThere(href, without))
          .map((href) => `${name} → ${href}`),
      );

  /**
   * Whether a page has to be drawn: what it was answered or made of that led there, and a block of it may wait for a
   * source that is gone or that asks for courses that are.
   */
  const isDrawn = (shown: ShownAddress, without: Without): boolean => {
    if (isOff(shown.screen, without)) return false;
    const { made = [], answered = [] } = whole.get(shown) ?? {};
    if ([...made, ...answered].some((href) => leadsThere(href, without))) return true;
    const { data = {}, blocks = {} } = without.tenant.screen(shown.screen, "zh-CN")?.localised ?? {};
    const asked = Array.from(JSON.stringify(data).matchAll(/"courseCategory":"?(\d)/g), ([, kind = ""]) => kinds[kind]);
    return (
      sourcesIn(blocks).some((name) => !Object.hasOwn(data, name)) ||
      asked.some((kind) => kind !== undefined && without.off.includes(kind))
    );
  };

  /** What of a drawn page leads to a feature that is off, or waits for what does not come. */
  const leftovers = async (shown: ShownAddress, without: Without): Promise<string[]> => {
    const html = await (await look(shown.address, shown.who)).text();
    const drawn = drawnOf(html);
    const payload = await payloadOf(html);
    expect(payload, shown.address).toBeDefined();
    const actions = Array.from(JSON.stringify(payload?.screen).matchAll(/"to":"(\/[^"]*)"/g), ([, to = ""]) => to);
    return [
      ...[...linksIn(drawn), ...actions]
        .filter((href) => leadsThere(href, without))
        .map((href) => `${shown.address} → ${href}`),
      ...(waits(drawn) && whole.get(shown)?.waits !== true ? [`${shown.address} waits`] : []),
    ];
  };

  /** What of the site's own map leads there. */
  const mapped = async (without: Without): Promise<string[]> => {
    const read = async (path: string) =>
      [...(await (await fetch(server.url + path)).text()).matchAll(/<loc>https?:\/\/[^/]+([^<]*)/g)].map(
        ([, found = ""]) => found.replaceAll("&amp;", "&"),
      );
    const pages = await Promise.all((await read("/sitemap.xml")).filter((file) => !file.startsWith("/org/")).map(read));
    expect(pages.flat().length).toBeGreaterThan(100);
    return pages
      .flat()
      .filter((path) => leadsThere(path, without))
      .map((path) => `sitemap → ${path}`);
  };

  // Two at a time, which have nothing to do with each other. Nothing leads to drivers' training.
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
        const without = { tenant: (await server.services.tenants.resolve("default"))!, off };
        expect(off.map((name) => isOffered(without.tenant.settings.features, name))).toEqual([false, false]);
        const gone = addresses.filter(({ screen }) => isOff(screen, without));
        for (const { address, who } of gone) {
          // As data, which has the status of the page that is drawn of it.
          const reply = await look(`/_lectern/page?to=${encodeURIComponent(address)}`, who);
          expect([address, ((await reply.json()) as { status: number }).status]).toEqual([address, 404]);
        }
        if (gone[0]) expect((await look(gone[0].address, gone[0].who)).status).toBe(404);
        const drawn = addresses.filter((shown) => isDrawn(shown, without));
        // The frame around each page, as each account has it.
        const homes = (Object.keys(accounts) as Who[]).map((who): ShownAddress => ({
          screen: "home",
          address: "/",
          who,
        }));
        const found = [...prepared(without), ...(await mapped(without))];
        for (const shown of [...drawn, ...homes, ...ofOrganisations]) found.push(...(await leftovers(shown, without)));
        expect([...new Set(found)]).toEqual([]);
      } finally {
        folder.write("default/site.json", settings);
      }
    });
  }
});
