import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Runs the server of another folder of this repository, without pages, on the environment, and prints its address. What
 * it is made of has had these names since before the oldest commit that is run so.
 */
const [root = ""] = process.argv.slice(2);
const load = async (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(join(root, file)).href);
const loadFunction = async (file: string, name: string): Promise<(...given: unknown[]) => unknown> => {
  const { [name]: found } = await load(file);
  if (typeof found !== "function") throw new Error(`${file} has no ${name}`);
  return (...given) => found(...given);
};

const compose = await loadFunction("src/server/compose.ts", "compose");
const createApp = await loadFunction("src/server/http/app.ts", "createApp");
const readSettings = await loadFunction("src/server/core/settings.ts", "readSettings");
const createLog = await loadFunction("src/server/core/log.ts", "createLog");
const { handlers, policies } = await load("src/server/modules/index.ts");

const composition = (await compose({
  settings: readSettings(process.env),
  log: createLog("error", { write: (line: string) => void process.stderr.write(line) }),
  watch: false,
})) as object;
const { http } = createApp({ ...composition, handlers, policies }) as {
  http: { listen(place: object): Promise<string> };
};
console.log(`listening ${await http.listen({ port: 0, host: "127.0.0.1" })}`);
