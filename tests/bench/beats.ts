import { createHash } from "node:crypto";
import autocannon from "autocannon";
import pg from "pg";
import { createDatabase, createPostgres, findPostgres } from "../api/postgres.ts";
import { servePortal } from "./serve.ts";
import type { BenchRow } from "./table.ts";

const LEARNERS = 2000;
const CONNECTIONS = 200;
const SECONDS = 10;

/** Beats of 2,000 learners, each acknowledged once it is stored, on PostgreSQL. The load is made on the same machine. */
export async function bench(): Promise<BenchRow[]> {
  const programs = findPostgres();
  if (!programs) {
    console.log("  not measured: no PostgreSQL on this machine");
    return [];
  }
  const postgres = await createPostgres(programs);
  try {
    const databaseUrl = await createDatabase(postgres.socketFolder, { name: "bench" });
    const portal = await servePortal({ DATABASE_URL: databaseUrl, DEMO: "on" });
    try {
      const place = await enrol(databaseUrl);
      const result = await send(portal.url, place);
      if (result.errors > 0 || result.non2xx > 0) throw new Error(`${result.errors} failed, ${result.non2xx} refused`);
      const [stored, refused] = await count(databaseUrl);
      if (refused > 0) throw new Error(`${refused} learners have nothing stored`);
      return [
        { name: "beats acknowledged", figure: result.requests.average, unit: "beats/s", goal: { atLeast: 2000 } },
        { name: "a beat, p99", figure: result.latency.p99, unit: "ms" },
        { name: "learners with progress stored", figure: stored, unit: "" },
      ];
    } finally {
      await portal.stop();
    }
  } finally {
    postgres.remove();
  }
}

interface Place {
  courseId: string;
  periodId: string;
}

const tokenOf = (learner: number) => `bench-${learner}-`.padEnd(43, "x");

/** Learners who are signed in and hold a course of films. */
async function enrol(databaseUrl: string): Promise<Place> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query(`select course.id as "courseId", course.org_no, period.id as "periodId" from course join period on period.course_id = course.id
      where course.is_public and period.period_type = 1 and period.video_seconds > 30 order by period.id limit 1`);
    const place: Place & { org_no: string } = rows[0];
    const numbers = Array.from({ length: LEARNERS }, (_, index) => index);
    const users = await client.query("insert into app_user (login_name) select 'bench' || number from unnest($1::int[]) as learner (number) returning user_no", [numbers]);
    const userNos = users.rows.map((row: { user_no: string }) => row.user_no);
    const hashes = numbers.map((learner) => createHash("sha256").update(tokenOf(learner)).digest());
    await client.query("insert into user_session (user_no, token_hash, gmt_expire) select user_no, hash, now() + interval '1 hour' from unnest($1::bigint[], $2::bytea[]) as made (user_no, hash)", [userNos, hashes]);
    await client.query("insert into course_user (user_no, org_no, course_id, source) select user_no, $2, $3, 'grant' from unnest($1::bigint[]) as made (user_no)", [userNos, place.org_no, place.courseId]);
    return place;
  });
}

/** Each connection speaks for its own part of the learners, in turn. */
function send(url: string, { courseId, periodId }: Place): Promise<autocannon.Result> {
  let connection = 0;
  const body = JSON.stringify({ courseId, periodId, ranges: [[0, 10]], position: 10 });
  const share = LEARNERS / CONNECTIONS;
  return autocannon({
    url: `${url}/apis/data/auth/course/log/save`,
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: [{ method: "POST", body }],
    setupClient(client) {
      const first = connection * share;
      connection += 1;
      client.setRequests(
        Array.from({ length: share }, (_, index) => ({ method: "POST" as const, body, headers: { "content-type": "application/json", token: tokenOf((first + index) % LEARNERS) } })),
      );
    },
  });
}

function count(databaseUrl: string): Promise<[stored: number, missing: number]> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query("select count(*)::int as stored from study_progress join app_user using (user_no) where login_name like 'bench%'");
    return [rows[0].stored, LEARNERS - rows[0].stored];
  });
}

async function withDatabase<Result>(databaseUrl: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("select set_config('app.scope', 'system', false)");
    return await work(client);
  } finally {
    await client.end();
  }
}
