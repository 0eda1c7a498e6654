import type { Profiler } from "node:inspector";
import pg from "pg";
import { type ApiClient, createClient, ok } from "../api/client.ts";
import { shares } from "./profile.ts";
import { serveScript } from "./serve.ts";
import { onEachDatabase } from "./signed-in/pages.ts";
import type { Counted } from "./signed-in/server.ts";
import { percentile, type BenchRow } from "./table.ts";

const people = ["01", "04", "06", "07", "31", "32", "33", "34"].map((end) => `138000000${end}`);
const WARM_UP = 100;
const SAVES = 400;
/** Places of the demo's practice. */
const SLOTS = 21;
/** As many of the parts that take most. */
const SHOWN = 12;

/** One who sits, and what they have saved. */
interface Sitter {
  token: string;
  attemptId: string;
  seq: number;
}

/**
 * What one save of an answer costs: of one person after the other, where each has a transaction, and of eight at once,
 * whose saves share some; and what the server works on meanwhile.
 */
export async function bench(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  await onEachDatabase(async (database, environment) => {
    const env = await environment();
    const portal = await serveScript("tests/bench/signed-in/server.ts", env);
    const log = await writtenLog(env["DATABASE_URL"]);
    try {
      const client = createClient(portal.url);
      const sitters = await sitDown(client);
      const json = async (path: string) => (await fetch(portal.url + path)).json();
      for (const [name, together] of [
        ["one after the other", sitters.slice(0, 1)],
        ["eight at once", sitters],
      ] as const) {
        await saveAll(client, together, WARM_UP);
        const [before, written] = [(await json("/counted")) as Counted, await log.bytes()];
        const ms = await saveAll(client, together, SAVES);
        const [after, bytes] = [(await json("/counted")) as Counted, (await log.bytes()) - written];
        const row = (what: string, figure: number, unit: string) =>
          rows.push({ name: `${database}, ${name}: ${what}`, figure, unit });
        row("p50", percentile(ms, 0.5), "ms");
        row("p95", percentile(ms, 0.95), "ms");
        row("processor time of the server", (after.worked - before.worked) / SAVES / 1000, "ms");
        if (bytes > 0) row("written to the log of the database", bytes / SAVES, "bytes");
      }
      await fetch(`${portal.url}/profile/start`);
      await saveAll(client, sitters, SAVES);
      const profile = (await json("/profile/stop")) as Profiler.Profile;
      for (const [part, share] of shares(profile).slice(0, SHOWN))
        rows.push({ name: `${database}, eight at once: ${part}`, figure: share * 100, unit: "%" });
    } finally {
      await log.close();
      await portal.stop();
    }
  });
  return rows;
}

async function sitDown(client: ApiClient): Promise<Sitter[]> {
  const { list } = ok(await client.call("listExams", {}));
  const exam = list.find(({ examName }) => examName === "低压电工证模拟考试");
  return Promise.all(
    people.map(async (mobile) => {
      const token = await client.signIn(mobile);
      const { id: attemptId } = ok(await client.call("startExamAttempt", { id: exam!.id }, { token }));
      return { token, attemptId, seq: 1000 };
    }),
  );
}

/** So many saves of all together, each waiting for their own before the next; ms of each. */
async function saveAll(client: ApiClient, sitters: readonly Sitter[], times: number): Promise<number[]> {
  const ms: number[] = [];
  const work = async (sitter: Sitter) => {
    for (let time = 0; time < times / sitters.length; time += 1) {
      sitter.seq += 1;
      const { token, attemptId, seq } = sitter;
      const answerList = [{ slot: (seq % SLOTS) + 1, seq, body: { chosen: ["a"] } }];
      const begun = performance.now();
      const reply = await client.call(
        "saveExamAnswers",
        { attemptId, holder: `bench-${attemptId}-0001`, takeOver: true, answerList },
        { token },
      );
      if (ok(reply).savedList.length !== 1) throw new Error("a save was not stored");
      ms.push(performance.now() - begun);
    }
  };
  await Promise.all(sitters.map(work));
  return ms;
}

/** How much a PostgreSQL has written to its log; nothing is known of the embedded database. */
async function writtenLog(connectionString: string | undefined) {
  if (connectionString === undefined) return { bytes: async () => 0, close: async () => {} };
  const client = new pg.Client({ connectionString });
  await client.connect();
  return {
    async bytes(): Promise<number> {
      const { rows } = await client.query(
        "select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::float8 as bytes",
      );
      return rows[0].bytes;
    },
    close: () => client.end(),
  };
}
