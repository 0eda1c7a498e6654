import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Invoke } from "../invoke.ts";
import type { Metrics } from "../../core/metrics.ts";
import type { Services } from "../../core/services.ts";
import type { Tenant } from "../../modules/sites/index.ts";
import { registerDocs } from "../docs/register.ts";
import { answerPage, type PageAnswerer } from "./answer-page.ts";
import type { ClientAssets } from "./assets.ts";
import { createKeptPages } from "./kept-pages.ts";
import { answerExport } from "./export/answer-export.ts";
import { answerFormScript } from "./form-script.ts";
import { createPageData } from "./page-data.ts";
import { createPageCache } from "./page-cache.ts";
import { answerPayload } from "./page-endpoint.ts";
import { previewRoot } from "../../../site/preview/preview-address.ts";
import { answerPreview, answerPreviewData } from "./preview/answer-preview.ts";
import { registerPostedForms } from "./posted-form.ts";
import { createPageRenderer, type Ssr } from "./page-renderer.ts";
import { registerSpeculationRules } from "./speculation.ts";
import { registerStudio } from "./editor/register-studio.ts";

export interface PagesParts {
  services: Services;
  invoke: Invoke;
  /** The site of an organisation if it is in memory, without waiting. */
  peek(orgNo: string): Tenant | undefined;
  /** The server bundle; development gives it anew after a change. */
  ssr(): Promise<Ssr>;
  assets(): ClientAssets;
  /** The folder of the site of documents; without it there is none. */
  docs?: string;
  /** Address of the studio's first module; without it there is no studio. */
  studio?: string | undefined;
  /** Where to show how the kept pages are. */
  metrics?: Metrics;
  /** Bytes that kept pages may take. */
  cacheBytes?: number;
  /** Sources instead of a build: nothing is kept, and styles may be written as text. */
  development?: boolean;
  /** See `PageMaker`. */
  readsApart?: boolean;
}

/**
 * How long a page is kept, in ms. What is published drops it at once; this is for what nobody tells of, such as counts.
 */
const keptFor = 30_000;

/** Answers every address that nothing else answers with a page. */
export async function registerPages(
  http: FastifyInstance,
  {
    services,
    invoke,
    peek,
    ssr,
    assets,
    docs,
    studio,
    metrics,
    cacheBytes = 64 * 1024 * 1024,
    development,
    readsApart,
  }: PagesParts,
): Promise<void> {
  const cache = createPageCache({
    maxBytes: development ? 1 : cacheBytes,
    ttl: keptFor,
    isListening: services.bus.isListening,
  });
  const kept = createKeptPages({ cache, peek, trustProxy: services.settings.trustProxy });
  const answerer: PageAnswerer = {
    services,
    invoke,
    readsApart,
    cache,
    kept,
    data: createPageData({ maxBytes: 8 * 1024 * 1024 }),
    renderer: createPageRenderer({ load: ssr, assets, log: services.log, development, drawsAnew: readsApart }),
  };

  metrics?.gauge("lectern_page_cache_bytes", "Bytes that kept pages take, in all encodings", () => cache.bytes);
  metrics?.gauge("lectern_page_cache_pages", "Kept pages", () => cache.counts.pages);
  metrics?.gauge("lectern_page_cache_hits", "Pages that were found kept, since the start", () => cache.counts.hits);
  metrics?.gauge(
    "lectern_page_cache_misses",
    "Pages that had to be made to be kept, since the start",
    () => cache.counts.misses,
  );

  // What a page shows changes with what is published in its site, in the catalogue, or taken back
  // in the community, and with anything missed meanwhile.
  await services.bus.on("site", (layer) =>
    cache.purge(layer === "default" || layer.startsWith("flavour:") ? undefined : layer),
  );
  for (const channel of ["catalogue", "community"]) await services.bus.on(channel, () => cache.purge());
  services.bus.onStale(() => cache.purge());

  registerSpeculationRules(http);
  http.get("/_lectern/page", (request, reply) => answerPayload(request, reply, answerer));
  http.get("/_lectern/export", (request, reply) => answerExport(request, reply, answerer));
  http.get("/_lectern/forms/*", (request, reply) => answerFormScript(request, reply, services));
  http.get("/_lectern/preview", (request, reply) => answerPreviewData(request, reply, answerer));
  http.get(`${previewRoot}/*`, (request, reply) => answerPreview(request, reply, answerer));
  if (studio !== undefined) registerStudio(http, { ...answerer, ssr, entry: studio, development });
  if (docs !== undefined)
    await registerDocs(http, { folder: docs, notFound: (request, reply) => answerPage(request, reply, answerer) });
  registerPostedForms(http, answerer);
  http.get("/*", (request, reply) => answerPage(request, reply, answerer));
  answerFirst(http.server, kept.answer);
}

/** Lets `answer` have each request before Fastify, whose own work on it is more than sending a page from memory. */
function answerFirst(server: Server, answer: (request: IncomingMessage, response: ServerResponse) => boolean): void {
  const listeners = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    if (answer(request, response)) return;
    request.url = readable(request.url ?? "/");
    for (const listener of listeners) listener.call(server, request, response);
  });
}

/**
 * An address with broken encoding belongs to no page, and should get the page that says so rather than Fastify's error.
 */
function readable(url: string): string {
  if (!url.includes("%") || url.startsWith("/apis/")) return url;
  const at = url.indexOf("?");
  const path = at < 0 ? url : url.slice(0, at);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll("%", "%25") + url.slice(path.length);
  }
}
