import { join } from "node:path";
import { createApp, type App } from "./http/app.ts";
import { compose, type Composition, type CompositionOptions } from "./compose.ts";
import { storeDemoMedia } from "../demo/media-files.ts";
import { keepDemoLive, moveDemoLive } from "../demo/keep-live.ts";
import { seedDemo } from "../demo/seed.ts";
import { handlers, policies } from "./modules/index.ts";
import { readClientAssets } from "./http/pages/assets.ts";
import { registerPages } from "./http/pages/register.ts";
import { readStudioEntry } from "./http/pages/editor/studio-entry.ts";
import { registerStaticFiles } from "./http/pages/static-files.ts";
import { registerSharePictures } from "./http/share/register.ts";
import { registerSiteFiles } from "./http/pages/site-files.ts";
import { registerSiteSchemas } from "./http/site-schemas/register.ts";
import { registerSitemap } from "./http/sitemap/register.ts";
import { writeMachineFile } from "./modules/identity/index.ts";
import type { Ssr } from "./http/pages/page-renderer.ts";

/** A server that answers. */
export interface RunningServer extends App, Omit<Composition, "close"> {
  /** Where it listens, as http://host:port. */
  address: string;
  /** Answers what has begun, refuses what is new, and closes everything. */
  close(): Promise<void>;
}

/** Starts the whole server on a build in `dist`. */
export async function startServer(options: CompositionOptions): Promise<RunningServer> {
  const composition = await compose(options);
  const { services, tenants, metrics } = composition;
  const { settings, log, progress } = options;
  try {
    if (settings.demo)
      await timed(
        "demo",
        () => Promise.all([seedDemo(services.db, log), storeDemoMedia(services.storage, settings.dataDir)]),
        progress,
      );
    if (settings.demo) await moveDemoLive(services);
    const demoLive = settings.demo ? keepDemoLive(services, metrics) : undefined;
    demoLive?.start();
    const app = createApp({ services, metrics, handlers, policies });
    const { http, invoke } = app;
    await registerStaticFiles(http, join(dist, "client"));
    registerSitemap(http, services);
    registerSiteSchemas(http);
    registerSiteFiles(http, services);
    registerSharePictures(http, { services, folder: join(dist, "client") });
    const assets = await readClientAssets(join(dist, "client"));
    const bundle = join(dist, "server", "ssr.js");
    const ssr = async (): Promise<Ssr> => await import(bundle);
    await registerPages(http, {
      services,
      invoke,
      metrics,
      peek: tenants.peek,
      ssr,
      assets: () => assets,
      studio: await readStudioEntry(join(dist, "client")),
    });
    const address = await timed("http", () => http.listen({ port: settings.port, host: settings.host }), progress);
    const forgetMachine = writeMachineFile(settings.dataDir, { address, token: services.operatorTokens.machineToken });
    const close = async () => {
      forgetMachine();
      await demoLive?.stop();
      await http.close();
      await composition.close();
    };
    return { ...app, ...composition, address, close };
  } catch (error) {
    await composition.close();
    throw error;
  }
}

const dist = join(import.meta.dirname, "..", "..", "dist");

async function timed<Result>(
  step: string,
  run: () => Promise<Result>,
  progress: CompositionOptions["progress"],
): Promise<Result> {
  const started = performance.now();
  const result = await run();
  progress?.(step, performance.now() - started);
  return result;
}
