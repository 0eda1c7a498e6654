import pg from "pg";
import { type ApiClient, createClient, ok } from "../api/client.ts";
import { createDatabase, createPostgres } from "../api/postgres.ts";
import { serveScript } from "./serve.ts";
import { percentile, type BenchRow } from "./table.ts";

/** `ATTEMPTS=500` for a machine that others use as well. */
const ATTEMPTS = Number(process.env["ATTEMPTS"] ?? 5000);
const QUESTIONS = 50;
const TIMES = 5;
/** As many as the page sends at once. */
const BATCH = 100;

/**
 * What a lecturer waits for, by the calls of a server on PostgreSQL: the analysis of an exam that 5,000 have sat, each
 * with 50 answers that were changed once, and a file of questions that is read and then stored.
 */
export async function measureServed(programs: string, gift: Buffer): Promise<BenchRow[]> {
  const postgres = await createPostgres(programs);
  try {
    const databaseUrl = await createDatabase(postgres.socketFolder, { name: "bench" });
    const portal = await serveScript("src/server/main.ts", { DATABASE_URL: databaseUrl, DEMO: "on" });
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await client.query("select set_config('app.scope', 'system', false)");
      const { examId, subjectId } = await prepare(client);
      const api = createClient(portal.url);
      const token = await api.signIn("13800000002");
      const analysis = () => api.call("getExamAnalysis", { examId }, { token });
      const first = await analysis();
      if (first.data?.attemptCount !== ATTEMPTS) throw new Error(`the analysis took ${JSON.stringify(first.data)}`);
      return [
        {
          name: `the call for the analysis of ${ATTEMPTS} × ${QUESTIONS}`,
          figure: await median(analysis),
          unit: "ms",
          goal: { atMost: 2000 },
        },
        ...(await importTimes(api, { token, subjectId, gift })),
      ];
    } finally {
      await client.end();
      await portal.stop();
    }
  } finally {
    postgres.remove();
  }
}

async function median(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) times.push((await timed(work)).ms);
  return percentile(times, 0.5);
}

async function timed<Result>(work: () => Promise<Result>): Promise<{ ms: number; result: Result }> {
  const begun = performance.now();
  const result = await work();
  return { ms: performance.now() - begun, result };
}

async function importTimes(
  api: ApiClient,
  { token, subjectId, gift }: { token: string; subjectId: string; gift: Buffer },
): Promise<BenchRow[]> {
  const file = new Blob([new Uint8Array(gift)]);
  const read = () => api.call("checkExamQuestions", { format: "gift", subjectId, file }, { token });
  await read();
  const { ms, result } = await timed(read);
  const drafts = ok(result).recordList.map(({ record }) => record);
  const stored = await timed(async () => {
    let added = 0;
    for (let from = 0; from < drafts.length; from += BATCH) {
      const questionList = drafts.slice(from, from + BATCH);
      const data = ok(await api.call("importExamQuestions", { subjectId, questionList }, { token }));
      added += data.addedCount + data.duplicateCount;
    }
    return added;
  });
  return [
    { name: `the call that reads ${drafts.length} questions in GIFT`, figure: ms, unit: "ms", goal: { atMost: 1000 } },
    { name: `the calls that store ${stored.result} of them`, figure: stored.ms, unit: "ms" },
  ];
}

/** An exam of the lecturer that 5,000 have finished: the better ones choose the right option more often. */
async function prepare(client: pg.Client): Promise<{ examId: string; subjectId: string }> {
  const lecturer = "(select user_no from app_user where mobile = '13800000002')";
  const { rows } = await client.query(`insert into exam_subject (org_no, owner_user_no, subject_name)
    select org_no, user_no, 'bench' from app_user where user_no = ${lecturer} returning id, org_no`);
  const { id: subjectId, org_no: orgNo } = rows[0];
  await client.query(
    `with made as (
      insert into exam_question (org_no, owner_user_no, subject_id, question_kind, difficulty, words)
      select $2, ${lecturer}, $1, 1, 3, '题目' || number from generate_series(1, ${QUESTIONS}) as number
      returning id, org_no, owner_user_no),
    versions as (
      insert into exam_question_version (question_id, org_no, version_no, question_kind, body, body_hash)
      select id, org_no, 1, 1, jsonb_build_object('stem', jsonb_build_object('type', 'doc', 'content', '[]'::jsonb),
        'options', (select jsonb_agg(jsonb_build_object('id', option, 'content',
          jsonb_build_object('type', 'doc', 'content', '[]'::jsonb))) from unnest(array['a', 'b', 'c', 'd']) as option)), 'hash' || id
      from made returning id, question_id, org_no)
    insert into exam_question_key (version_id, org_no, owner_user_no, key)
    select id, org_no, ${lecturer}, '{"right": ["a"]}' from versions`,
    [subjectId, orgNo],
  );
  await client.query(
    `update exam_question set version_id = version.id from exam_question_version as version
    where version.question_id = exam_question.id and exam_question.subject_id = $1`,
    [subjectId],
  );
  // A copy of one of the demo, which nobody has sat.
  const { rows: exams } = await client.query(
    `insert into exam select (jsonb_populate_record(null::exam, to_jsonb(one) || jsonb_build_object('id', one.id + 1000,
      'org_no', $1::text, 'owner_user_no', ${lecturer}))).* from exam as one where exam_kind = 3 returning id`,
    [orgNo],
  );
  const examId = exams[0].id;
  await client.query(
    `with people as (insert into app_user (login_name)
      select 'bench' || number from generate_series(1, ${ATTEMPTS}) as number returning user_no)
    insert into exam_attempt (exam_id, user_no, org_no, owner_user_no, attempt_no, state, gmt_start, gmt_submit,
      grace_seconds, pass_cents, seed, max_cents, paper_version_id)
    select exam.id, user_no, exam.org_no, exam.owner_user_no, 1, 4, now() - interval '1 hour', now(), 60, 0, '', 10000,
      exam.paper_version_id from exam, people where exam.id = $1`,
    [examId],
  );
  await client.query(
    `insert into exam_attempt_slot (attempt_id, slot, section, question_version_id, max_cents)
    select attempt.id, version.slot, 0, version.id, 200 from exam_attempt as attempt,
      (select version.id, row_number() over (order by version.id) as slot from exam_question_version as version
        join exam_question on exam_question.id = question_id where subject_id = $2) as version
    where exam_id = $1`,
    [examId, subjectId],
  );
  const places = `(select attempt_id, slot, (attempt_id * 7919 + slot * 104729) % 97 < attempt_id % 97 as is_right
    from exam_attempt_slot join exam_attempt on exam_attempt.id = attempt_id where exam_id = ${Number(examId)}) as place`;
  const chosen = "jsonb_build_object('chosen', array[case when is_right then 'a' else 'c' end])";
  await client.query(
    `insert into exam_answer (attempt_id, slot, seq, body, gmt_saved) select attempt_id, slot, 2, ${chosen}, now() from ${places}`,
  );
  await client.query(
    `insert into exam_answer_log (attempt_id, slot, seq, body, gmt_saved)
    select attempt_id, slot, seq, ${chosen}, now() - interval '1 hour' + slot * seq * interval '30 seconds'
    from ${places}, generate_series(1, 2) as seq order by attempt_id, seq, slot`,
  );
  await client.query(
    `insert into exam_mark (attempt_id, slot, mark_source, cents) select attempt_id, slot, 1, is_right::int * 200 from ${places}`,
  );
  await client.query(
    `update exam_attempt set cents = total.cents from (select attempt_id, sum(cents) as cents from exam_mark group by 1) as total
    where attempt_id = exam_attempt.id and exam_id = $1`,
    [examId],
  );
  await client.query("analyze");
  return { examId, subjectId };
}
