import { createClient } from "../../api/client.ts";
import { createDatabase, createPostgres, findPostgres } from "../../api/postgres.ts";
import { serveScript, type ServedPortal } from "../serve.ts";
import { COURSE } from "../ssr/course.ts";

/** What people look at who are signed in. */
export const pages = [
  { name: "course", path: COURSE },
  { name: "home", path: "/" },
  { name: "list", path: "/list" },
  { name: "my courses", path: "/account/course" },
  { name: "study", path: "/study/1" },
] as const;

/** Learners who look at them in turn: a page of one is no page of the next. */
const people = ["13800000001", "13800000004", "13800000006"];

export type Database = "embedded" | "postgres";

/** Gives the environment of a portal with an empty database of its own. */
export type MakeEnvironment = () => Promise<Record<string, string>>;

/** Both databases, as far as this machine has them. */
export async function onEachDatabase(use: (database: Database, environment: MakeEnvironment) => Promise<void>) {
  await use("embedded", async () => ({}));
  const programs = findPostgres();
  if (!programs) return console.log("  not measured on PostgreSQL: there is none on this machine");
  const postgres = await createPostgres(programs);
  try {
    let made = 0;
    await use("postgres", async () => ({
      DATABASE_URL: await createDatabase(postgres.socketFolder, { name: `bench${made++}` }),
    }));
  } finally {
    postgres.remove();
  }
}

/** A portal of a folder of sources, with somebody signed in to it. */
export interface SignedInPortal extends ServedPortal {
  /** Looks at a page so many times, one after the other; gives the bytes of the last as they came and unpacked. */
  look(path: string, times: number): Promise<{ sent: number; html: number }>;
}

/** @param root of the sources; those of this bench unless given */
export async function serveSignedIn(env: Record<string, string>, root?: string): Promise<SignedInPortal> {
  const portal = await serveScript("tests/bench/signed-in/server.ts", env, root);
  const client = createClient(portal.url);
  const tokens: string[] = [];
  for (const mobile of people) tokens.push(await client.signIn(mobile));
  return {
    ...portal,
    async look(path, times) {
      let bytes = { sent: 0, html: 0 };
      for (let time = 0; time < times; time += 1) {
        // Only the first of them has what is studied.
        const token = path.startsWith("/study/") ? tokens[0] : tokens[time % tokens.length];
        const cookie = `RC_WEB_TOKEN=${token}`;
        const reply = await fetch(portal.url + path, {
          headers: { "accept-language": "zh-CN", "accept-encoding": "gzip", cookie },
        });
        if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
        bytes = { html: (await reply.arrayBuffer()).byteLength, sent: Number(reply.headers.get("content-length")) };
      }
      return bytes;
    },
  };
}
