import "../../../src/server/core/production-mode.ts";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify from "fastify";
import { build } from "vite";
import { createApp } from "../../../src/server/http/app.ts";
import type { Caller } from "../../../src/server/http/calls/caller.ts";
import { production } from "../../../src/server/bundling/production.ts";
import { compose } from "../../../src/server/compose.ts";
import { seedDemo } from "../../../src/demo/seed.ts";
import { handlers, policies } from "../../../src/server/modules/index.ts";
import { createLog } from "../../../src/server/core/log.ts";
import { readClientAssets } from "../../../src/server/http/pages/assets.ts";
import type { Ssr } from "../../../src/server/http/pages/page-renderer.ts";
import { registerPages } from "../../../src/server/http/pages/register.ts";
import { visitor } from "../../../src/site/document/visitor.ts";
import { readSettings } from "../../../src/server/core/settings.ts";
import { createClient } from "../../api/client.ts";
import { COURSE } from "./course.ts";

// One process with the portal, the portal that keeps no page, and what both are compared with: the home page by hand,
// and bare Fastify sending the same bytes. /ports on the first says where the others listen.
const root = join(import.meta.dirname, "..", "..", "..");
const dist = join(root, "dist");
const settings = readSettings(process.env);
const log = createLog("error");
const { services, metrics, tenants } = await compose({ settings, log, watch: false });
await seedDemo(services.db, log);
const assets = await readClientAssets(join(dist, "client"));
const ssr = async (): Promise<Ssr> => await import(join(dist, "server", "ssr.js"));
const shared = { services, peek: tenants.peek, ssr, assets: () => assets };

const portal = createApp({ services, metrics, handlers, policies });
const fresh = createApp({ services, metrics, handlers, policies });
await registerPages(portal.http, { ...shared, invoke: portal.invoke });
await registerPages(fresh.http, { ...shared, invoke: fresh.invoke, cacheBytes: 1 });

const outDir = await mkdtemp(join(tmpdir(), "lectern-by-hand-"));
await build({
  ...production,
  root,
  logLevel: "error",
  ssr: { noExternal: true },
  build: { outDir, ssr: join(import.meta.dirname, "HomeByHand.tsx"), target: "node24", minify: false },
});
const { homeByHand } = (await import(join(outDir, "HomeByHand.js"))) as typeof import("./HomeByHand.tsx");
const site = (await tenants.resolve("default"))!;
const caller: Caller = {
  requestId: "bench",
  ip: "127.0.0.1",
  userAgent: "",
  languages: { cookie: undefined, acceptLanguage: "zh-CN" },
  site,
  siteAsked: false,
  ownHost: false,
  session: undefined,
  byHeader: false,
};
const bare = Fastify();
bare.get("/hand", async (_request, reply) => {
  const { invoke } = fresh;
  const [headerAds, banners, categories, zones, lecturers, articles] = await Promise.all([
    invoke("listAdvs", { advLocation: 2 }, caller),
    invoke("listAdvs", { advLocation: 1 }, caller),
    invoke("listHomeCategories", {}, caller),
    invoke("listZones", { zoneLocation: 1 }, caller),
    invoke("listLecturers", { pageSize: 6 }, caller),
    invoke("listArticleZoneRefs", { pageSize: 6 }, caller),
  ]);
  return reply
    .type("text/html; charset=utf-8")
    .send(homeByHand(site.view("zh-CN").for(visitor), { headerAds, banners, categories, zones, lecturers, articles }));
});

let ports = { fresh: "", bare: "", token: "" };
portal.http.get("/ports", async () => ports);
const at = await portal.http.listen({ port: settings.port, host: "127.0.0.1" });
const bytesOf = async (path: string, headers: Record<string, string> = {}) => {
  const reply = await fetch(at + path, {
    headers: { "accept-language": "zh-CN", "accept-encoding": "identity", ...headers },
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return Buffer.from(await reply.arrayBuffer());
};
const token = await createClient(at).signIn("13800000001");
for (const [address, sent] of [
  ["/bytes", await bytesOf("/")],
  ["/course", await bytesOf(COURSE)],
  ["/course-signed-in", await bytesOf(COURSE, { cookie: `RC_WEB_TOKEN=${token}` })],
] as const) {
  bare.get(address, (_request, reply) => reply.type("text/html; charset=utf-8").send(sent));
}
ports = {
  fresh: await fresh.http.listen({ port: 0, host: "127.0.0.1" }),
  bare: await bare.listen({ port: 0, host: "127.0.0.1" }),
  token,
};
