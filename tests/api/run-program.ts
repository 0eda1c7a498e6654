import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Runs the server of another folder of this repository, without pages, on the environment, and prints its address. What
 * it is made of has had these names since before the oldest commit that is run so.
 */
const [root = ""] = process.argv.slice(2);
const load = async (file: string): Promise<Record<string, (...args: unknown[]) => unknown>> =>
  (await import(pathToFileURL(join(root, file)).href)) as Record<string, (...args: unknown[]) => unknown>;

const { compose } = await load("src/server/compose.ts");
const { createApp } = await load("src/server/http/app.ts");
const { handlers, policies } = await load("src/server/modules/index.ts");
const { readSettings } = await load("src/server/core/settings.ts");
const { createLog } = await load("src/server/core/log.ts");

const composition = (await compose?.({
  settings: readSettings?.(process.env),
  log: createLog?.("error", { write: (line: string) => void process.stderr.write(line) }),
  watch: false,
})) as object;
const { http } = createApp?.({ ...composition, handlers, policies }) as {
  http: { listen(place: object): Promise<string> };
};
console.log(`listening ${await http.listen({ port: 0, host: "127.0.0.1" })}`);
