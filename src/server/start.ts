import { join } from "node:path";
import { boot, timed } from "./boot.ts";
import type { App } from "./http/app.ts";
import { compose, type Composition, type CompositionOptions } from "./compose.ts";
import { readClientAssets } from "./http/pages/assets.ts";
import { registerPages } from "./http/pages/register.ts";
import { readStudioEntry } from "./http/pages/editor/studio-entry.ts";
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
  const { settings, progress } = options;
  try {
    const folder = join(dist, "client");
    const { stopDemo, ...app } = await boot({ composition, options, folder });
    const { http, invoke } = app;
    const assets = await readClientAssets(folder);
    const bundle = join(dist, "server", "ssr.js");
    const ssr = async (): Promise<Ssr> => await import(bundle);
    await registerPages(http, {
      services,
      invoke,
      metrics,
      peek: tenants.peek,
      ssr,
      assets: () => assets,
      docs: join(dist, "docs"),
      studio: await readStudioEntry(folder),
    });
    const address = await timed("http", () => http.listen({ port: settings.port, host: settings.host }), progress);
    const forgetMachine = writeMachineFile(settings.dataDir, { address, token: services.operatorTokens.machineToken });
    const close = async () => {
      forgetMachine();
      await stopDemo();
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
