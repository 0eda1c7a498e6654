import { keepDemoLive, moveDemoLive } from "../demo/keep-live.ts";
import { storeDemoMedia } from "../demo/media-files.ts";
import { seedDemo } from "../demo/seed.ts";
import type { Composition, CompositionOptions } from "./compose.ts";
import { createApp, type App } from "./http/app.ts";
import { registerSiteFiles } from "./http/pages/site-files.ts";
import { registerStaticFiles } from "./http/pages/static-files.ts";
import { registerFeeds } from "./http/feeds/register.ts";
import { registerSharePictures } from "./http/share/register.ts";
import { registerSiteSchemas } from "./http/site-schemas/register.ts";
import { registerSitemap } from "./http/sitemap/register.ts";
import { handlers, policies } from "./modules/index.ts";

interface Boot {
  composition: Composition;
  options: CompositionOptions;
  /** The folder of the files that browsers fetch. */
  folder: string;
}

/** What every server has, whatever draws its pages: the demo where it is wanted, the calls, and the files of sites. */
export async function boot({ composition, options, folder }: Boot): Promise<App & { stopDemo: () => Promise<void> }> {
  const { services, metrics } = composition;
  const stopDemo = options.settings.demo ? await startDemo(composition, options) : async () => {};
  const app = createApp({ services, metrics, handlers, policies });
  await registerStaticFiles(app.http, { folder, tenantsDir: options.settings.tenantsDir });
  registerSitemap(app.http, services);
  registerFeeds(app.http, services);
  registerSiteSchemas(app.http, services);
  registerSiteFiles(app.http, services);
  registerSharePictures(app.http, { services, folder, tenantsDir: options.settings.tenantsDir });
  return { ...app, stopDemo };
}

/** Fills the database with the demo, and keeps its live sessions near now until it is stopped. */
async function startDemo({ services, metrics }: Composition, { settings, log, progress }: CompositionOptions) {
  await timed(
    "demo",
    () => Promise.all([seedDemo(services.db, log), storeDemoMedia(services.storage, settings.dataDir)]),
    progress,
  );
  await moveDemoLive(services);
  const live = keepDemoLive(services, metrics);
  live.start();
  return async () => {
    await live.stop();
  };
}

/** Runs a step of the start and says how long it took. */
export async function timed<Result>(
  step: string,
  run: () => Promise<Result>,
  progress: CompositionOptions["progress"],
): Promise<Result> {
  const started = performance.now();
  const result = await run();
  progress?.(step, performance.now() - started);
  return result;
}
