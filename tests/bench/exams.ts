import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import pg from "pg";
import { createDatabase, createPostgres, findPostgres } from "../api/postgres.ts";
import { serveScript } from "./serve.ts";
import { percentile, type BenchRow } from "./table.ts";

/** `LEARNERS=200` for a machine that others use as well. */
const LEARNERS = Number(process.env["LEARNERS"] ?? 2000);
/** How many begin in the second that is measured. */
const STARTS = LEARNERS / 4;
/** As many begin at once, or save for the first time, where that is not measured. */
const AT_ONCE = 100;
/** Each saves once in this time, at a moment of their own. */
const EVERY_MS = 5000;
const ROUNDS = 5;

/**
 * An exam of 2,000 people on PostgreSQL, each at a connection of their own: 500 begin within a second, all save every 5
 * s, and the time of all ends at once. At the end what is stored is compared with what was acknowledged. The load is
 * made on the same machine; what each step costs in processor time says the same beside other programs. Where
 * LECTERN_BEFORE names the folder of other sources with their build, those are measured first.
 */
export async function bench(): Promise<BenchRow[]> {
  const programs = findPostgres();
  if (!programs) {
    console.log("  not measured: no PostgreSQL on this machine");
    return [];
  }
  const before = process.env["LECTERN_BEFORE"];
  const rows = before === undefined ? [] : await measure(programs, before);
  return [...rows.map((row) => ({ ...row, name: `before: ${row.name}` })), ...(await measure(programs))];
}

async function measure(programs: string, root?: string): Promise<BenchRow[]> {
  const postgres = await createPostgres(programs);
  const agent = new Agent({ keepAlive: true, maxSockets: LEARNERS });
  try {
    const databaseUrl = await createDatabase(postgres.socketFolder, { name: "bench" });
    const portal = await serveScript("src/server/main.ts", { DATABASE_URL: databaseUrl, DEMO: "on" }, root);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await client.query("select set_config('app.scope', 'system', false)");
      const costs = costsOf({ client, server: portal.pid, postgres: postmasterOf(postgres.data) });
      const exam = await prepare(client);
      const call = caller(portal.url, agent);
      const start = (learner: number) => call("/exam/auth/attempt/start", learner, { id: exam });
      const starts = await costs(STARTS, "a start", () => startTogether(start));
      const attemptIds = await startOthers(start, starts.replies);
      const save = saver(call, attemptIds);
      await save.first();
      const sitting = await costs(LEARNERS * ROUNDS, "a save", () => sit(save));
      const lost = await countLosses(client, save.acknowledged);
      const end = await costs(LEARNERS, "an attempt that ends", () => endAll(client, attemptIds));
      return [
        {
          name: `${STARTS} starts in one second: all answered after`,
          figure: starts.seconds,
          unit: "s",
          goal: { atMost: 3 },
        },
        { name: "attempts that came of them", figure: starts.attempts, unit: "", goal: { atLeast: STARTS } },
        { name: "starts that were refused", figure: starts.refused, unit: "", goal: { atMost: 0 } },
        { name: `${LEARNERS} sitting, a save each 5 s: p50`, figure: percentile(sitting.ms, 0.5), unit: "ms" },
        { name: "p95", figure: percentile(sitting.ms, 0.95), unit: "ms" },
        { name: "p99", figure: percentile(sitting.ms, 0.99), unit: "ms", goal: { atMost: 200 } },
        { name: "saves a second", figure: sitting.rate, unit: "" },
        { name: "saves that failed", figure: sitting.failed, unit: "", goal: { atMost: 0 } },
        { name: "acknowledged answers that are not stored", figure: lost, unit: "", goal: { atMost: 0 } },
        {
          name: `${LEARNERS} whose time ends at once: closed after, p99`,
          figure: percentile(end.closed, 0.99),
          unit: "s",
          goal: { atMost: 5 },
        },
        { name: "all of them marked after (no time of grace)", figure: end.marked, unit: "s" },
        ...costs.rows,
      ];
    } finally {
      await client.end();
      await portal.stop();
    }
  } finally {
    agent.destroy();
    postgres.remove();
  }
}

/** What steps cost: processor time of the server and of PostgreSQL, and transactions. */
function costsOf({ client, server, postgres }: { client: pg.Client; server: number; postgres: number }) {
  const rows: BenchRow[] = [];
  const now = async () => ({ server: workedBy(server), postgres: workedBy(postgres), ...(await countOf(client)) });
  const measured = async <Result>(times: number, step: string, work: () => Promise<Result>): Promise<Result> => {
    const first = await now();
    const result = await work();
    const last = await now();
    const each = (what: keyof typeof first) => (last[what] - first[what]) / times;
    rows.push(
      { name: `${step}: processor time of the server`, figure: each("server"), unit: "ms" },
      { name: `${step}: of PostgreSQL`, figure: each("postgres"), unit: "ms" },
      { name: `${step}: transactions`, figure: each("transactions"), unit: "" },
    );
    return result;
  };
  return Object.assign(measured, { rows });
}

async function countOf(client: pg.Client): Promise<{ transactions: number }> {
  // Each backend tells of what it did once it was idle for a moment.
  await wait(1500);
  await client.query("select pg_stat_clear_snapshot()");
  const { rows } = await client.query(
    "select xact_commit::float8 as transactions from pg_stat_database where datname = current_database()",
  );
  return rows[0];
}

function postmasterOf(data: string): number {
  return Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
}

/** Linux counts processor time in hundredths of a second. */
const CLOCK_TICK_MS = 10;

/** ms: processor time of a process and of all that it started. */
function workedBy(pid: number): number {
  const parents = new Map<number, number>();
  const times = new Map<number, number>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    try {
      // After the name, which may have anything in it.
      const fields = readFileSync(`/proc/${name}/stat`, "utf8").split(") ").at(-1)?.split(" ").map(Number) ?? [];
      parents.set(Number(name), fields[1] ?? 0);
      // Its own, and that of children which have ended.
      times.set(Number(name), (fields[11] ?? 0) + (fields[12] ?? 0) + (fields[13] ?? 0) + (fields[14] ?? 0));
    } catch {
      // It has ended meanwhile.
    }
  }
  const isOfIt = (one: number): boolean => one === pid || (parents.has(one) && isOfIt(parents.get(one)!));
  return [...times].reduce((sum, [one, ticks]) => sum + (isOfIt(one) ? ticks * CLOCK_TICK_MS : 0), 0);
}

interface Reply {
  code: number;
  msg: string;
  /** What the two calls of the bench reply: an attempt's id, and what was stored. */
  data: { id: string; savedList: { slot: number; seq: number }[] };
}
type Call = (path: string, learner: number, body: object) => Promise<Reply>;

const tokenOf = (learner: number) => `bench-${learner}-`.padEnd(43, "x");

function caller(url: string, agent: Agent): Call {
  const { hostname, port } = new URL(url);
  return (path, learner, body) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body);
      const sent = request(
        {
          agent,
          hostname,
          port,
          path: `/apis${path}`,
          method: "POST",
          headers: {
            "content-type": "application/json",
            "content-length": Buffer.byteLength(text),
            token: tokenOf(learner),
          },
        },
        (reply) => {
          let said = "";
          reply.setEncoding("utf8");
          reply.on("data", (part: string) => (said += part));
          reply.on("end", () => resolve(JSON.parse(said)));
        },
      );
      sent.on("error", reject);
      sent.end(text);
    });
}

/** Learners who are signed in, and an exam of the demo that all of them may sit, with no time of grace. */
async function prepare(client: pg.Client): Promise<string> {
  const numbers = Array.from({ length: LEARNERS }, (_, index) => index);
  const users = await client.query(
    "insert into app_user (login_name) select 'bench' || number from unnest($1::int[]) as learner (number) returning user_no",
    [numbers],
  );
  const hashes = numbers.map((learner) => createHash("sha256").update(tokenOf(learner)).digest());
  await client.query(
    "insert into user_session (user_no, token_hash, gmt_expire) select user_no, hash, now() + interval '1 hour' from unnest($1::bigint[], $2::bytea[]) as made (user_no, hash)",
    [users.rows.map(({ user_no }) => user_no), hashes],
  );
  const { rows } = await client.query("update exam set grace_seconds = 0 where exam_kind = 3 returning id");
  return rows[0].id;
}

async function startTogether(start: (learner: number) => Promise<Reply>) {
  const begun = performance.now();
  const replies = await Promise.all(
    Array.from({ length: STARTS }, async (_, learner) => {
      await wait((learner / STARTS) * 1000);
      return start(learner);
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const given = replies.filter(({ code }) => code === 200);
  return {
    seconds,
    replies,
    attempts: new Set(given.map(({ data }) => data.id)).size,
    refused: replies.length - given.length,
  };
}

/** The others, who are not measured, and those who were refused; gives the attempts of all. */
async function startOthers(start: (learner: number) => Promise<Reply>, first: readonly Reply[]): Promise<string[]> {
  const replies = [...first];
  for (const [learner, { code }] of first.entries()) if (code !== 200) replies[learner] = await start(learner);
  while (replies.length < LEARNERS) {
    const from = replies.length;
    replies.push(...(await Promise.all(nextFrom(from).map(start))));
  }
  const refused = replies.find(({ code }) => code !== 200);
  if (refused) throw new Error(`an attempt was not begun: ${refused.code} ${refused.msg}`);
  return replies.map(({ data }) => data.id);
}

function nextFrom(first: number): number[] {
  return Array.from({ length: Math.min(AT_ONCE, LEARNERS - first) }, (_, index) => first + index);
}

/** By attempt and place, the newest sequence that was acknowledged. */
type Acknowledged = Map<string, Map<number, number>>;
type Saver = ReturnType<typeof saver>;

function saver(call: Call, attemptIds: readonly string[]) {
  const ms: number[] = [];
  const acknowledged: Acknowledged = new Map(attemptIds.map((id) => [id, new Map()]));
  const told = { ms, acknowledged, failed: 0 };
  const save = async (learner: number, seq: number) => {
    const attemptId = attemptIds[learner] ?? "";
    const slot = ((learner + seq) % 20) + 1;
    const body = { chosen: [["a"], ["b"], ["a", "c"], ["true"]][(learner + seq) % 4] };
    const sent = performance.now();
    const answerList = [{ slot, seq, body }];
    const reply = await call("/exam/auth/attempt/answer/save", learner, {
      attemptId,
      holder: `bench-${learner}-0000`,
      answerList,
    }).catch(() => undefined);
    ms.push(performance.now() - sent);
    if (reply?.code !== 200 || reply.data.savedList.length !== 1) told.failed += 1;
    else for (const one of reply.data.savedList) acknowledged.get(attemptId)?.set(one.slot, one.seq);
  };
  /** A first save of each opens its connection. */
  const first = async () => {
    for (let from = 0; from < LEARNERS; from += AT_ONCE)
      await Promise.all(nextFrom(from).map((learner) => save(learner, 1)));
    ms.length = 0;
  };
  return Object.assign(told, { save, first });
}

async function sit(told: Saver) {
  const begun = performance.now();
  const saves: Promise<void>[] = [];
  for (let round = 0; round < ROUNDS; round++)
    for (let learner = 0; learner < LEARNERS; learner++) {
      const due = begun + (round + learner / LEARNERS) * EVERY_MS;
      // On time, however long those before take.
      if (due > performance.now()) await wait(due - performance.now());
      saves.push(told.save(learner, round + 2));
    }
  await Promise.all(saves);
  return { ms: told.ms, failed: told.failed, rate: (told.ms.length / (performance.now() - begun)) * 1000 };
}

async function countLosses(client: pg.Client, acknowledged: Acknowledged): Promise<number> {
  const { rows } = await client.query("select attempt_id, slot, seq from exam_answer");
  const stored = new Map(rows.map(({ attempt_id, slot, seq }) => [`${attempt_id}/${slot}`, Number(seq)]));
  return [...acknowledged].flatMap(([attemptId, slots]) =>
    [...slots].filter(([slot, seq]) => (stored.get(`${attemptId}/${slot}`) ?? 0) < seq),
  ).length;
}

/** Lets the time of all end at one moment; seconds after it at which each is seen closed, and all are seen marked. */
async function endAll(client: pg.Client, attemptIds: readonly string[]) {
  const { rows: ends } = await client.query(
    "update exam_attempt set gmt_deadline = moment, grace_seconds = 0 from (select now() + interval '2 seconds' as moment) as soon where id = any($1::bigint[]) returning gmt_deadline",
    [attemptIds],
  );
  const deadline: Date = ends[0].gmt_deadline;
  const closed: number[] = [];
  for (;;) {
    const { rows } = await client.query(
      "select count(*) filter (where state > 1)::int as closed, count(*) filter (where state > 2)::int as marked, clock_timestamp() as moment from exam_attempt where id = any($1::bigint[])",
      [attemptIds],
    );
    const after = (rows[0].moment.getTime() - deadline.getTime()) / 1000;
    while (closed.length < rows[0].closed) closed.push(after);
    if (rows[0].marked === attemptIds.length) return { closed, marked: after };
    if (after > 120) throw new Error(`after ${after} s ${rows[0].closed} are closed and ${rows[0].marked} are marked`);
    await wait(100);
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
