import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createServer as createVite, type Plugin } from "vite";
import { entries } from "./bundling/entries.ts";
import { boot } from "./boot.ts";
import { compose } from "./compose.ts";
import { writeArtwork } from "../demo/covers.ts";
import { createLog } from "./core/log.ts";
import { keepToOurselves } from "./core/private-files.ts";
import type { Ssr } from "./http/pages/page-renderer.ts";
import { registerPages } from "./http/pages/register.ts";
import { readSettings } from "./core/settings.ts";

/** Where the first modules of pages are. */
const start = "/@lectern/start/";

/** Where Vite tells the page of changes: the server's own WebSocket is the chat's. */
const HMR_PORT = 24_678;

// `npm run dev`: the real server, with the browser's code and the screens' drawing straight from the sources.
// A changed block shows at once; changed server code needs a new start.
const root = join(import.meta.dirname, "..", "..");
keepToOurselves();
const settings = readSettings(process.env);
const options = { settings, log: createLog(settings.logLevel), watch: true };
const composition = await compose(options);
const { services, metrics, tenants } = composition;

const pictures = join(root, "dist", "client");
await mkdir(join(pictures, "assets"), { recursive: true });
await writeArtwork(pictures);
const { http, invoke, stopDemo } = await boot({ composition, options, folder: pictures });

const vite = await createVite({
  root,
  plugins: [startModule()],
  server: { middlewareMode: true, hmr: { port: HMR_PORT } },
});
http.addHook("onRequest", (request, reply, done) => {
  if (!isSource(request.url)) return done();
  reply.hijack();
  vite.middlewares(request.raw, reply.raw, () => reply.raw.writeHead(404).end());
});
await registerPages(http, {
  services,
  invoke,
  metrics,
  peek: tenants.peek,
  // The module has exactly the exports that it is typed by.
  ssr: async () => (await vite.ssrLoadModule("/src/server/ssr.tsx")) as Ssr,
  assets: () => ({ modules: (_types, entry = "page") => [start + entry] }),
  docs: join(root, "dist", "docs"),
  studio: `${start}studio`,
  development: true,
});
console.error(`lectern: ${await http.listen({ port: settings.port, host: settings.host })} (development)`);

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());

async function stop(): Promise<never> {
  await stopDemo();
  await Promise.all([http.close(), vite.close()]);
  await composition.close();
  process.exit(0);
}

/** What Vite answers: sources, packages, and its own modules. */
function isSource(url: string): boolean {
  return /^\/(src|node_modules|@[\w-]+)\//.test(url) || url.startsWith("/@");
}

/**
 * The first module of a page in development, and of the studio: what keeps components alive over a change, then the
 * entry.
 */
function startModule(): Plugin {
  const sources: Record<string, string> = { ...entries, studio: "src/studio/entry.tsx" };
  return {
    name: "lectern:start",
    resolveId: (asked) => (asked.startsWith(start) ? asked : undefined),
    load: (asked) =>
      asked.startsWith(start)
        ? `import "/@vite/client";
import { injectIntoGlobalHook } from "/@react-refresh";
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import("/${sources[asked.slice(start.length)]}");`
        : undefined,
  };
}
