import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "../api/client.ts";
import { formattedJson } from "../formatted-json.ts";
import { servePortal, type ServedPortal } from "./serve.ts";
import { onEachDatabase, type Database } from "./signed-in/pages.ts";
import type { BenchRow } from "./table.ts";

const REQUESTS = 10_000;
const AT_ONCE = 8;

/** What was held when it was last written, in MB: `bench resident -u` writes it. */
const budgetFile = join(import.meta.dirname, "../budgets/memory.json");
type Budget = Record<Database, { firstStart: number; requests: number }>;
/** A server may hold this much more than the budget says: what V8 frees, and when, is chance. */
const TOLERANCE = 1.1;

/**
 * What a server holds, on both databases: at the most while it starts for the first time, with its database made and the
 * demo filled in, and after ten thousand requests of all kinds. Linux only.
 */
export async function bench(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const known = JSON.parse(readFileSync(budgetFile, "utf8")) as Budget;
  const measured: Partial<Budget> = {};
  await onEachDatabase(async (database, environment) => {
    const portal = await servePortal({ DEMO: "on", ...(await environment()) });
    try {
      const most = { embedded: { first: 600, later: 400 }, postgres: { first: undefined, later: 250 } }[database];
      const first = most.first === undefined ? {} : { goal: { atMost: most.first } };
      const firstStart = held(portal, "VmHWM");
      rows.push(
        { name: `${database}: the most at the first start`, figure: firstStart, unit: "MB", ...first },
        { name: `${database}: when it is ready`, figure: held(portal, "VmRSS"), unit: "MB" },
      );
      await useIt(portal);
      const requests = held(portal, "VmRSS");
      measured[database] = { firstStart, requests };
      const against = (name: string, figure: number, budget: number): BenchRow => ({
        name: `${database}: ${name}, against the budget`,
        figure: figure / budget,
        unit: "×",
        goal: { atMost: TOLERANCE },
      });
      rows.push(
        against("the first start", firstStart, known[database].firstStart),
        against("after the requests", requests, known[database].requests),
        {
          name: `${database}: after ${REQUESTS} requests`,
          figure: requests,
          unit: "MB",
          goal: { atMost: most.later },
        },
        { name: `${database}: the most so far`, figure: held(portal, "VmHWM"), unit: "MB" },
      );
    } finally {
      await portal.stop();
    }
  });
  if (process.argv.includes("-u")) writeFileSync(budgetFile, await formattedJson({ ...known, ...measured }));
  return rows;
}

const categories = [1, 2, 3, 4] as const;

async function useIt(portal: ServedPortal): Promise<void> {
  const client = createClient(portal.url);
  const tokens = [undefined, await client.signIn("13800000001"), await client.signIn("13800000002")];
  const get = async (path: string, token?: string) =>
    void (await (await fetch(portal.url + path, token ? { headers: { cookie: `RC_WEB_TOKEN=${token}` } } : {})).text());
  const kinds: ((index: number) => Promise<unknown>)[] = [
    (index) => get(`/view/${(index % 150) + 1}`, tokens[index % 3]),
    (index) => get(`/list?pageCurrent=${(index % 12) + 1}`, tokens[index % 3]),
    (index) => get(`/search/${encodeURIComponent("电工焊接驾驶"[index % 6]!)}`, tokens[index % 3]),
    () => get("/account/course", tokens[1]),
    (index) => get("/", tokens[index % 3]),
    (index) => client.call("listCourses", { courseCategory: categories[index % 4]!, pageSize: 20 }),
    (index) => client.call("getCourse", { courseId: String((index % 150) + 1) }),
    () => client.call("listStudyCourses", {}, { token: tokens[1]! }),
  ];
  let sent = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (sent < REQUESTS) {
        const index = sent++;
        await kinds[index % kinds.length]!(Math.floor(index / kinds.length));
      }
    }),
  );
}

/** A line of /proc/PID/status, in MB. */
function held({ pid }: ServedPortal, name: "VmHWM" | "VmRSS"): number {
  const line = new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Math.round(Number(line?.[1]) / 1000);
}
