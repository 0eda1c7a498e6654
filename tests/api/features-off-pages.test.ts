import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { featureNames, isOffered, type Feature } from "../../src/site/document/features.ts";
import { readAddress } from "../../src/site/document/location.ts";
import type { Tenant } from "../../src/server/modules/sites/tenants/tenant.ts";
import { openTenantsFolder } from "../tenants/folders.ts";
import { everyAddress, lookers, type ShownAddress } from "./every-address.ts";
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
    addresses = [...(await everyAddress(server, whole, screens)), ...ofOrganisations];
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
  const leftovers = (html: string, tenant: Tenant, off: readonly Feature[]): string[] => {
    const [drawn = "", payload = ""] = html.split('<script type="application/json" id="lectern-page">');
    const { screen, route } = JSON.parse(payload.slice(0, payload.indexOf("</script>")));
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

  // Two at a time, which have nothing to do with each other: drawing every page takes its time. Nothing leads to
  // drivers' training.
  const features = featureNames.filter((name) => name !== "roadTransport");
  for (const [index, first] of features.slice(0, features.length / 2).entries()) {
    const off = [first, features[index + features.length / 2]!];
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
          if (html.includes("lectern-page")) found.push(...leftovers(html, tenant, off));
        }
        expect([...new Set(found)]).toEqual([]);
      } finally {
        folder.write("default/site.json", settings);
      }
    });
  }
});
