import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { createApp } from "../../src/server/http/app.ts";
import { compose } from "../../src/server/compose.ts";
import { handlers, policies } from "../../src/server/modules/index.ts";
import { createMetrics } from "../../src/server/core/metrics.ts";
import { createLog } from "../../src/server/core/log.ts";
import { registerFeeds } from "../../src/server/http/feeds/register.ts";
import { registerPages } from "../../src/server/http/pages/register.ts";
import { registerSharePictures } from "../../src/server/http/share/register.ts";
import { registerSitemap } from "../../src/server/http/sitemap/register.ts";
import { readSettings } from "../../src/server/core/settings.ts";
import type { Services } from "../../src/server/core/services.ts";
import type { BusIntervals } from "../../src/server/database/bus-listening.ts";
import { freshDatabase, sharedThreads, type FreshDatabase } from "./harness.ts";
import { tenantsDir } from "./template.ts";

export interface PageServer {
  url: string;
  /** Where the same pages are made of reads that each have a transaction of their own. */
  apartUrl: string;
  services: Services;
  /** Every line that was logged, parsed. */
  logged: Record<string, unknown>[];
  /** Forgets what is kept, as when the catalogue changes. */
  forget(): Promise<void>;
  /** Takes over the folders of sites as they are now. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

export interface PageServerOptions {
  prepare?: (http: FastifyInstance, pool: pg.Pool) => void;
  /** A database made before, which stays. */
  database?: FreshDatabase;
  /** How soon the bus notices that it hears nothing. */
  busIntervals?: BusIntervals;
}

/** The server with its pages, drawn from the sources: what a browser then does with them is not asked for here. */
export async function startPageServer(
  environment: Record<string, string> = {},
  { prepare, database, busIntervals }: PageServerOptions = {},
): Promise<PageServer> {
  const fresh = database ?? (await freshDatabase());
  const logged: Record<string, unknown>[] = [];
  const log = createLog("debug", { write: (line) => void logged.push(JSON.parse(line)) });
  const settings = readSettings({
    ...fresh.environment,
    TENANTS_DIR: tenantsDir,
    PORT: "0",
    DEMO: "off",
    ...environment,
  });
  const composition = await compose({
    settings,
    log,
    watch: false,
    lookThrough: false,
    busIntervals,
    workThreads: sharedThreads(),
  });
  const { services, tenants, metrics } = composition;
  const parts = {
    services,
    peek: tenants.peek,
    ssr: () => import("../../src/server/ssr.tsx"),
    assets: () => ({ modules: () => [] }),
  };
  const { http, invoke } = createApp({ services, metrics, handlers, policies });
  prepare?.(http, composition.database.pool);
  registerSitemap(http, services);
  registerFeeds(http, services);
  registerSharePictures(http, { services, folder: "", tenantsDir: "" });
  await registerPages(http, { ...parts, invoke, metrics });
  const apart = createApp({ services, metrics: createMetrics(composition.database.pool), handlers, policies });
  await registerPages(apart.http, { ...parts, invoke: apart.invoke, cacheBytes: 1, readsApart: true });
  const url = await http.listen({ port: 0, host: "127.0.0.1" });
  const apartUrl = await apart.http.listen({ port: 0, host: "127.0.0.1" });
  return {
    url,
    apartUrl,
    services,
    logged,
    forget: async () => services.bus.publish("catalogue", "test"),
    sync: () => tenants.sync(),
    async close() {
      await http.close();
      await apart.http.close();
      await composition.close();
      if (!database) await fresh.remove();
    },
  };
}
