import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { createCallers, type Callers } from "./callers.ts";
import { startTestServer, type TestServer } from "./harness.ts";

/** People of the demo who make exams and sit them. */
const people = {
  learner: "13800000001",
  lecturer: "13800000002",
  organisation: "13800000003",
  member: "13800000004",
  other: "13800000007",
  operator: "13800000009",
};

type ExamPersonName = keyof typeof people;

interface ExamFixture extends Omit<Callers, "signIn"> {
  /** There from the first `beforeAll` on, as is what follows. */
  readonly server: TestServer;
  /** Ids of the demo's exams. */
  readonly practice: string;
  readonly english: string;
  readonly paid: string;
  /** The numbers of those who are signed in. */
  readonly userNos: Readonly<Record<ExamPersonName, string>>;
  /** The sign-in tokens of learners who have done nothing yet; the login name of the first ends with `-1`. */
  newLearners(loginName: string, count: number): Promise<string[]>;
  /** Runs SQL as the server itself. */
  run<Row>(query: ReturnType<typeof sql>): Promise<Row[]>;
}

/** A server with the demo's exams for the tests of one `describe`, with the people of the demo signed in. */
export function useExams(): ExamFixture {
  let server: TestServer | undefined;
  const started = (): TestServer => {
    if (!server) throw new Error("the server of the exams has not started yet");
    return server;
  };
  const { signIn, ...callers } = createCallers(started);
  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(started().services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const newLearners = async (loginName: string, count: number): Promise<string[]> => {
    const tokens = Array.from({ length: count }, (_, index) => `${loginName}-${index}-`.padEnd(43, "x"));
    const hashes = tokens.map((token) => createHash("sha256").update(token).digest());
    await run(sql`with made as (insert into app_user (login_name) select ${loginName} || '-' || number
        from generate_series(1, ${count}::int) as number returning user_no, login_name)
      insert into user_session (user_no, token_hash, gmt_expire)
      select user_no, hash, now() + interval '1 hour' from made
      join unnest(${hashes}::bytea[]) with ordinality as given (hash, place)
        on login_name = ${loginName} || '-' || place`);
    return tokens;
  };
  const userNos: Record<ExamPersonName, string> = {
    learner: "",
    lecturer: "",
    organisation: "",
    member: "",
    other: "",
    operator: "",
  };
  let [practice, english, paid] = ["", "", ""];
  beforeAll(async () => {
    server = await startTestServer();
    await signIn(people);
    const accounts = await run<{ mobile: string; userNo: string }>(
      sql`select mobile, user_no as "userNo" from app_user where mobile = any(${Object.values(people)}::text[])`,
    );
    for (const who of Object.keys(people) as ExamPersonName[])
      userNos[who] = accounts.find(({ mobile }) => mobile === people[who])?.userNo ?? "";
    const exams = await run<{ id: string }>(sql`select id from exam order by id`);
    [practice = "", english = "", paid = ""] = exams.map(({ id }) => id);
  });
  afterAll(() => server?.close());
  return {
    ...callers,
    run,
    newLearners,
    userNos,
    get server() {
      return started();
    },
    get practice() {
      return practice;
    },
    get english() {
      return english;
    },
    get paid() {
      return paid;
    },
  };
}
