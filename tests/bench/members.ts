import pg from "pg";
import { createClient } from "../api/client.ts";
import { createDatabase, createPostgres, findPostgres } from "../api/postgres.ts";
import { serveScript } from "./serve.ts";
import { percentile, type BenchRow } from "./table.ts";

/** `MEMBERS=10000 TIMES=5` for a machine that others use as well. */
const MEMBERS = Number(process.env["MEMBERS"] ?? 100_000);
const TIMES = Number(process.env["TIMES"] ?? 20);
const INVITED = 20_000;
/** Whole files take long. */
const TIMES_OF_A_FILE = 3;

/**
 * An organisation of 100,000 learners on PostgreSQL: what it waits for in its list, of files and of an invitation of
 * 20,000. A tenth of them have answered its questions, a twentieth wait to be verified.
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
    const portal = await serveScript("src/server/main.ts", { DATABASE_URL: databaseUrl, DEMO: "on" });
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await fill(client);
      const api = createClient(portal.url);
      const token = await api.signIn("13800000003");
      const timed = async (
        name: string,
        operation: Parameters<typeof api.call>[0],
        input: Record<string, unknown>,
        times = TIMES,
      ): Promise<BenchRow[]> => {
        const took: number[] = [];
        for (let time = 0; time <= times; time += 1) {
          const begun = performance.now();
          const { code, msg } = await api.call(operation, input, { token });
          if (code !== 200) throw new Error(`${name}: ${code} ${msg}`);
          // The first one makes plans and fills caches.
          if (time > 0) took.push(performance.now() - begun);
        }
        return [
          { name: `${name}, median`, figure: percentile(took, 0.5), unit: "ms" },
          ...(times === TIMES ? [{ name: `${name}, p99`, figure: percentile(took, 0.99), unit: "ms" }] : []),
        ];
      };
      const list = (name: string, input: Record<string, unknown>) => timed(name, "listMembers", input);
      const file = async (name: string, format: string): Promise<BenchRow[]> => {
        const took: number[] = [];
        const address = `/_lectern/export?list=members&format=${format}&to=%2Faccount%2Forganization%2Fmember`;
        for (let time = 0; time < TIMES_OF_A_FILE; time += 1) {
          const begun = performance.now();
          const reply = await fetch(portal.url + address, { headers: { cookie: `RC_WEB_TOKEN=${token}` } });
          if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
          await reply.arrayBuffer();
          took.push(performance.now() - begun);
        }
        return [{ name: `${name}, median`, figure: percentile(took, 0.5), unit: "ms" }];
      };
      const rows = [
        ...(await list(`${MEMBERS} learners: the first page`, {})),
        ...(await list("the last page", { before: await lastPage(client) })),
        ...(await list("a name that one has", { keyword: `学员${MEMBERS - 7}号` })),
        ...(await list("a number", { keyword: `133${String(MEMBERS - 7).padStart(8, "0")}` })),
        ...(await list("the end of a number", { keyword: "0123" })),
        ...(await list("whose profile waits", { state: "waiting" })),
        ...(await list("who lack a photo", { state: "selfie" })),
        ...(await list("who have to complete their profile", { state: "incomplete" })),
        ...(await list("who chose an answer", { choice: "trade:q1" })),
        ...(await file("all as CSV", "csv")),
        ...(await file("all as XLSX", "xlsx")),
      ];
      const personList = Array.from({ length: INVITED }, (_none, row) => ({
        personName: `人${row}`,
        mobile: `132${String(row).padStart(8, "0")}`,
      }));
      const text = personList.map(({ personName, mobile }) => `${personName},${mobile}`).join("\n");
      return [
        ...rows,
        ...(await timed(`a list of ${INVITED}: looked through`, "checkMemberList", { text }, TIMES_OF_A_FILE)),
        ...(await timed(`a list of ${INVITED}: invited again`, "importMembers", { personList }, TIMES_OF_A_FILE)),
      ];
    } finally {
      await client.end();
      await portal.stop();
    }
  } finally {
    postgres.remove();
  }
}

/** After whom the last page begins: there are people of the demo as well, and they are the first of all. */
async function lastPage(client: pg.Client): Promise<string> {
  const { rows } = await client.query(
    "select user_no::text from app_user where org_no = '1001' and user_type = 1 order by user_no offset 20 limit 1",
  );
  return rows[0].user_no;
}

async function fill(client: pg.Client): Promise<void> {
  await client.query("select set_config('app.scope', 'system', false)");
  await client.query(
    `insert into app_user (login_name, mobile, name, org_no, user_type, direct_user, need_perfection)
     select mobile, mobile, '学员' || number || '号', '1001', 1, false, number % 50 = 0
     from (select number, '133' || lpad(number::text, 8, '0') as mobile from generate_series(1, $1::int) as number) as one`,
    [MEMBERS],
  );
  const mine = "from app_user where org_no = '1001' and user_type = 1 and mobile like '133%'";
  await client.query(`insert into profile_review (user_no, org_no, review_state, gmt_submit)
    select user_no, org_no, 'waiting', now() ${mine} and user_no % 20 = 0`);
  await client.query(`insert into profile_answer (user_no, org_no, answers, words)
    select user_no, org_no, jsonb_build_object('trade', 'q' || user_no % 3), '{}' ${mine} and user_no % 10 = 0`);
  await client.query("analyze app_user, org_membership, profile_review, profile_answer, member_selfie");
}
