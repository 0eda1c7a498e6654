import "../../../src/server/core/production-mode.ts";
import { AsyncLocalStorage } from "node:async_hooks";
import { Session, type Profiler } from "node:inspector/promises";
import { join } from "node:path";
import type pg from "pg";
import { createApp } from "../../../src/server/http/app.ts";
import { compose } from "../../../src/server/compose.ts";
import { seedDemo } from "../../../src/demo/seed.ts";
import { handlers, policies } from "../../../src/server/modules/index.ts";
import { createLog } from "../../../src/server/core/log.ts";
import { readClientAssets } from "../../../src/server/http/pages/assets.ts";
import type { Ssr } from "../../../src/server/http/pages/page-renderer.ts";
import { registerPages } from "../../../src/server/http/pages/register.ts";
import { readSettings } from "../../../src/server/core/settings.ts";

// The portal, with what a bench asks of it beside: /counted says what was sent to the database and how long it worked,
// /profile/start and /profile/stop what it worked on.
const dist = join(import.meta.dirname, "..", "..", "..", "dist");
const settings = readSettings(process.env);
const log = createLog("error");
const { services, metrics, tenants, database } = await compose({ settings, log, watch: false });
await seedDemo(services.db, log);
const assets = await readClientAssets(join(dist, "client"));
const ssr = async (): Promise<Ssr> => await import(join(dist, "server", "ssr.js"));
const { http, invoke } = createApp({ services, metrics, handlers, policies });

/** Jobs of the server count for nobody. */
const isAsked = new AsyncLocalStorage<true>();
const sent = { statements: 0, transactions: 0 };
const heard = new WeakSet<object>();
database.pool.on("acquire", (client: pg.PoolClient) => {
  if (heard.has(client)) return;
  heard.add(client);
  const query: unknown = Reflect.get(client, "query");
  Object.defineProperty(client, "query", {
    value(...args: unknown[]): unknown {
      if (isAsked.getStore()) {
        const [asked] = args as [string | { text: string } | { texts: readonly string[] }];
        const isBatch = typeof asked === "object" && "texts" in asked;
        sent.statements += isBatch ? asked.texts.length : 1;
        if (isBatch || (typeof asked === "string" ? asked : asked.text).startsWith("begin")) sent.transactions += 1;
      }
      return Reflect.apply(query as () => unknown, client, args);
    },
  });
});
http.addHook("onRequest", (_request, _reply, done) => isAsked.run(true, done));
await registerPages(http, { services, metrics, invoke, peek: tenants.peek, ssr, assets: () => assets });

/** What /counted says. */
export interface Counted {
  statements: number;
  transactions: number;
  /** Processor time since the start, in µs. */
  worked: number;
}

http.get("/counted", async (): Promise<Counted> => {
  const { user, system } = process.cpuUsage();
  return { ...sent, worked: user + system };
});
const inspector = new Session();
inspector.connect();
http.get("/profile/start", async () => {
  await inspector.post("Profiler.enable");
  await inspector.post("Profiler.setSamplingInterval", { interval: 200 });
  await inspector.post("Profiler.start");
  return {};
});
http.get("/profile/stop", async (): Promise<Profiler.Profile> => (await inspector.post("Profiler.stop")).profile);
await http.listen({ port: settings.port, host: "127.0.0.1" });
