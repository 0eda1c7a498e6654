import { createHash } from "node:crypto";
import autocannon from "autocannon";
import pg from "pg";
import { createDatabase, createPostgres, findPostgres } from "../api/postgres.ts";
import { servePortal } from "./serve.ts";
import type { BenchRow } from "./table.ts";

const LEARNERS = 2000;
const CONNECTIONS = 200;
const SECONDS = 10;

/**
 * Beats of 2,000 learners, each of which goes on where the last that was acknowledged ended, on PostgreSQL; at the end
 * what is stored of each learner is compared with what was acknowledged. The load is made on the same machine.
 */
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
      const learners = Array.from({ length: LEARNERS }, (): Learner => ({ acknowledged: 0, beats: 0 }));
      const result = await send(portal.url, { place, learners });
      if (result.errors > 0 || result.non2xx > 0) throw new Error(`${result.errors} failed, ${result.non2xx} refused`);
      const refused = Object.entries(result.refusals);
      if (refused.length > 0)
        throw new Error(`refused, by code: ${refused.map(([code, times]) => `${times} × ${code}`).join(", ")}`);
      return [
        { name: "beats acknowledged", figure: result.requests.average, unit: "beats/s", goal: { atLeast: 2000 } },
        { name: "a beat, p99", figure: result.latency.p99, unit: "ms" },
        {
          name: "learners whose beats were acknowledged",
          figure: learners.filter(({ beats }) => beats > 0).length,
          unit: "",
          goal: { atLeast: LEARNERS },
        },
        {
          name: "learners with less stored than acknowledged",
          figure: await countLosses(databaseUrl, learners),
          unit: "",
          goal: { atMost: 0 },
        },
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
  /** How long the video is. */
  seconds: number;
}

/** One who watches from the beginning, a second more with each beat. */
interface Learner {
  /** Seconds from the beginning. */
  acknowledged: number;
  beats: number;
}

const tokenOf = (learner: number) => `bench-${learner}-`.padEnd(43, "x");

/** Learners who are signed in and hold a course of videos. */
async function enrol(databaseUrl: string): Promise<Place> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query(`select course.id as "courseId", course.org_no, period.id as "periodId",
        period.video_seconds as seconds from course join period on period.course_id = course.id
      where course.is_public and period.period_type = 1 and period.video_seconds > 30
      order by period.video_seconds desc, period.id limit 1`);
    const place: Place & { org_no: string } = rows[0];
    const numbers = Array.from({ length: LEARNERS }, (_, index) => index);
    const users = await client.query(
      "insert into app_user (login_name) select 'bench' || number from unnest($1::int[]) as learner (number) returning user_no",
      [numbers],
    );
    const userNos = users.rows.map((row: { user_no: string }) => row.user_no);
    const hashes = numbers.map((learner) => createHash("sha256").update(tokenOf(learner)).digest());
    await client.query(
      "insert into user_session (user_no, token_hash, gmt_expire) select user_no, hash, now() + interval '1 hour' from unnest($1::bigint[], $2::bytea[]) as made (user_no, hash)",
      [userNos, hashes],
    );
    await client.query(
      "insert into course_user (user_no, org_no, course_id, source) select user_no, $2, $3, 'grant' from unnest($1::bigint[]) as made (user_no)",
      [userNos, place.org_no, place.courseId],
    );
    // As after a lost connection: what they say they watched is not cut to the time that has passed, so that all of it
    // must be stored.
    await client.query(
      "insert into study_clock (user_no, spare_seconds, gmt_beat) select user_no, 1200, now() from unnest($1::bigint[]) as made (user_no)",
      [userNos],
    );
    return place;
  });
}

interface Sent extends autocannon.Result {
  /** How many beats were answered with each code but 200. */
  refusals: Record<string, number>;
}

/** Each connection speaks for its own part of the learners, in turn. */
async function send(
  url: string,
  { place: { courseId, periodId, seconds }, learners }: { place: Place; learners: readonly Learner[] },
): Promise<Sent> {
  let connection = 0;
  const refusals: Record<string, number> = {};
  const share = LEARNERS / CONNECTIONS;
  const nextOf = ({ acknowledged }: Learner) => Math.min(acknowledged + 1, seconds);
  const result = await autocannon({
    url: `${url}/apis/data/auth/course/log/save`,
    connections: CONNECTIONS,
    duration: SECONDS,
    setupClient(client) {
      const first = connection * share;
      connection += 1;
      client.setRequests(
        learners.slice(first, first + share).map((learner, index) => ({
          method: "POST" as const,
          headers: { "content-type": "application/json", token: tokenOf(first + index) },
          // From what is acknowledged, however often it is asked for.
          setupRequest: (request: autocannon.Request) => ({
            ...request,
            body: JSON.stringify({
              courseId,
              periodId,
              ranges: [[nextOf(learner) - 1, nextOf(learner)]],
              position: nextOf(learner),
            }),
          }),
          onResponse(_status: number, body: string) {
            const { code } = JSON.parse(body) as { code: number };
            if (code !== 200) refusals[code] = (refusals[code] ?? 0) + 1;
            else Object.assign(learner, { acknowledged: nextOf(learner), beats: learner.beats + 1 });
          },
        })),
      );
    },
  });
  return { ...result, refusals };
}

/**
 * Of how many learners a second is missing that was acknowledged, or where to go on. One beat more may be stored: its
 * answer came after the end.
 */
function countLosses(databaseUrl: string, learners: readonly Learner[]): Promise<number> {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ learner: number; ranges: [number, number][]; position: number }>(
      "select substr(login_name, 6)::int as learner, ranges, position from study_progress join app_user using (user_no) where login_name ~ '^bench[0-9]+$'",
    );
    const stored = new Map(rows.map((row) => [row.learner, row]));
    return learners.filter(({ acknowledged }, learner) => {
      const kept = stored.get(learner);
      const isWhole =
        kept?.ranges.length === 1 &&
        kept.ranges[0]?.[0] === 0 &&
        kept.ranges[0][1] >= acknowledged &&
        kept.position >= acknowledged;
      return acknowledged > 0 && !isWhole;
    }).length;
  });
}

async function withDatabase<Result>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("select set_config('app.scope', 'system', false)");
    return await work(client);
  } finally {
    await client.end();
  }
}
