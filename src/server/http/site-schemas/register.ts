import type { FastifyInstance, FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import { currentVersion } from "../../../site/document/migrate.ts";
import type { Layer } from "../../../site/document/resolve.ts";
import type { Services } from "../../core/services.ts";
import { loadLanguage } from "../../modules/sites/index.ts";

/**
 * Serves the JSON Schemas of the documents of a site, for editors, at addresses that stay: `/schemas/site/1/nav.json`,
 * where 1 is the version of the site language, and for each page and layout of the default site one that knows its
 * blocks and data, `/schemas/site/1/screens/account/info.json`. A page that is not there is a new one.
 */
export function registerSiteSchemas(app: FastifyInstance, { tenants }: Pick<Services, "tenants">): void {
  const texts = new LRUCache<string, Promise<string | undefined>>({ max: MAX_KEPT });
  let keptBase: Layer | undefined;
  const textOf = async (file: string): Promise<string | undefined> => {
    const [{ base }, flavours] = await Promise.all([tenants.below(undefined), tenants.flavours()]);
    if (base !== keptBase) texts.clear();
    keptBase = base;
    const key = `${file} ${flavours.join(" ")}`;
    const making = texts.get(key) ?? makeText(file, { base, flavours });
    texts.set(key, making);
    // A name that nothing has takes no place, and what failed is made anew.
    making.then(
      (text) => text ?? texts.delete(key),
      () => texts.delete(key),
    );
    return making;
  };
  const answer = async (version: string, file: string, reply: FastifyReply): Promise<FastifyReply> => {
    const text = version === String(currentVersion) ? await textOf(file) : undefined;
    if (text === undefined) return reply.code(404).type("text/plain; charset=utf-8").send("There is no such schema.\n");
    return reply
      .type("application/schema+json; charset=utf-8")
      .header("access-control-allow-origin", "*")
      .header("cache-control", "public, max-age=3600")
      .send(text);
  };
  app.get<{ Params: { version: string; "*": string } }>("/schemas/site/:version/*", async ({ params }, reply) =>
    answer(params.version, params["*"], reply),
  );
}

/** A schema has about a megabyte. */
const MAX_KEPT = 8;

async function makeText(file: string, of: { base: Layer; flavours: readonly string[] }): Promise<string | undefined> {
  const [{ schemaText }, language] = await Promise.all([import("./schema-text.ts"), loadLanguage()]);
  return schemaText(file, { ...of, language });
}
