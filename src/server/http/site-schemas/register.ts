import type { FastifyInstance } from "fastify";
import { currentVersion } from "../../../site/document/migrate.ts";
import { schemaNames, wholeSchema } from "./whole-schema.ts";

/**
 * Serves the JSON Schema of each document of a site at an address that stays: `/schemas/site/1/screen.json`, where 1 is
 * the version of the site language. A document that names it in `$schema` is completed and explained by editors.
 */
export function registerSiteSchemas(app: FastifyInstance): void {
  app.get<{ Params: { version: string; file: string } }>(
    "/schemas/site/:version/:file",
    async ({ params: { version, file } }, reply) => {
      const texts = version === String(currentVersion) ? await schemaTexts() : undefined;
      const text = texts?.get(file);
      if (text === undefined)
        return reply.code(404).type("text/plain; charset=utf-8").send("There is no such schema.\n");
      return reply
        .type("application/schema+json; charset=utf-8")
        .header("access-control-allow-origin", "*")
        .header("cache-control", "public, max-age=3600")
        .send(text);
    },
  );
}

let known: Promise<ReadonlyMap<string, string>> | undefined;

/** Read when the first is asked for: most servers are never asked. */
function schemaTexts(): Promise<ReadonlyMap<string, string>> {
  known ??= import("../../../generated/site-schemas.json", { with: { type: "json" } }).then(
    ({ default: schemas }) =>
      new Map(schemaNames(schemas).map((name) => [`${name}.json`, JSON.stringify(wholeSchema(schemas, name))])),
  );
  return known;
}
