import pg from "pg";
import { createClient } from "../api/client.ts";
import { createDatabase, createPostgres, findPostgres } from "../api/postgres.ts";
import { serveScript } from "./serve.ts";
import { percentile, type BenchRow } from "./table.ts";

/** `QUESTIONS=10000` and `SITTING=200` for a machine that others use as well. */
const QUESTIONS = Number(process.env["QUESTIONS"] ?? 100_000);
const SITTING = Number(process.env["SITTING"] ?? 2000);
const TIMES = 4;

/**
 * A bank of 100,000 questions and an exam that 2,000 sit, on PostgreSQL: what the lecturer waits for, and a start of a
 * paper that draws from the bank. Where LECTERN_BEFORE names the folder of other sources with their build, those are
 * measured first.
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
  try {
    const databaseUrl = await createDatabase(postgres.socketFolder, { name: "bench" });
    const portal = await serveScript("src/server/main.ts", { DATABASE_URL: databaseUrl, DEMO: "on" }, root);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await client.query("select set_config('app.scope', 'system', false)");
      const { examId, subjectId } = await prepare(client);
      const api = createClient(portal.url);
      const lecturer = await api.signIn("13800000002");
      const learner = await api.signIn("13800000001");
      const timed = async (name: string, work: () => Promise<{ code: number; msg: string }>): Promise<BenchRow> => {
        const times: number[] = [];
        for (let time = 0; time < TIMES; time += 1) {
          const begun = performance.now();
          const { code, msg } = await work();
          if (code !== 200) throw new Error(`${name}: ${code} ${msg}`);
          if (time > 0) times.push(performance.now() - begun);
        }
        return { name, figure: percentile(times, 0.5), unit: "ms" };
      };
      const list = (input: Record<string, unknown>) => () =>
        api.call("listExamQuestions", { subjectId, ...input }, { token: lecturer });
      const rows = [
        await timed(`${QUESTIONS} questions: the first page`, list({})),
        await timed("a page in the middle", list({ pageCurrent: Math.ceil(QUESTIONS / 50) })),
        await timed("words that many have", list({ str: "电压" })),
        await timed("words that one has", list({ str: `编号${QUESTIONS - 1}号` })),
        await timed("a tag that a tenth has", list({ tag: "tag3" })),
        await timed("duplicates", list({ isDuplicate: true })),
        await timed("all tags", () => api.call("listExamTags", { subjectId }, { token: lecturer })),
      ];
      const starts = await timed("a start of a paper that draws 30 of them", async () => {
        const reply = await api.call("startExamAttempt", { id: examId }, { token: learner });
        await client.query("update exam_attempt set state = 4, cents = 0 where id = $1", [reply.data?.id ?? null]);
        return reply;
      });
      await sitTogether(client, examId);
      const board = () => api.call("getExamBoard", { examId }, { token: lecturer });
      return [...rows, starts, await timed(`the board of ${SITTING} who sit`, board)];
    } finally {
      await client.end();
      await portal.stop();
    }
  } finally {
    postgres.remove();
  }
}

/** Fills a subject of the lecturer, and lets the exam of the kind practice draw from it. */
async function prepare(client: pg.Client): Promise<{ examId: string; subjectId: string }> {
  const lecturer = "(select user_no from app_user where mobile = '13800000002')";
  const { rows } = await client.query(`insert into exam_subject (org_no, owner_user_no, subject_name)
    select org_no, user_no, 'bench' from app_user where user_no = ${lecturer} returning id, org_no`);
  const { id: subjectId, org_no: orgNo } = rows[0];
  await client.query(
    `with made as (
      insert into exam_question (org_no, owner_user_no, subject_id, question_kind, difficulty, tags, words)
      select $2, ${lecturer}, $1, 1 + number % 2, 1 + number % 5, array['tag' || number % 10, 'tag' || number % 7],
        '编号' || number || '号 三相交流电路中线电压与相电压的关系是什么 ' || repeat('选项 ', 10)
      from generate_series(1, ${QUESTIONS}) as number returning id, org_no, question_kind, words),
    versions as (
      insert into exam_question_version (question_id, org_no, version_no, question_kind, body, body_hash)
      select id, org_no, 1, question_kind, jsonb_build_object('stem', written.doc, 'options',
        (select jsonb_agg(jsonb_build_object('id', option, 'content', written.doc)) from unnest(array['a', 'b', 'c', 'd']) as option)),
        'hash' || id / 2 * (id % 50)
      from made, lateral (select jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object(
        'type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', left(words, 60)))))) as doc)
        as written
      returning id, question_id)
    select count(*) from versions`,
    [subjectId, orgNo],
  );
  await client.query(
    `update exam_question set version_id = version.id from exam_question_version as version
    where version.question_id = exam_question.id and exam_question.subject_id = $1`,
    [subjectId],
  );
  const sections = [
    {
      title: "1",
      fixed: [],
      random: [
        { subjectId, count: 20, score: 1 },
        { subjectId, count: 10, score: 1, tag: "tag3" },
      ],
    },
  ];
  const { rows: exams } = await client.query(
    `with paper as (insert into exam_paper_version (paper_id, org_no, version_no, sections, max_cents, question_count)
      select paper_id, org_no, 1000, $1::jsonb, 3000, 30 from exam_paper_version
      where id = (select paper_version_id from exam where exam_kind = 3) returning id)
    update exam set paper_version_id = paper.id, org_no = $2, owner_user_no = ${lecturer}, attempts_allowed = 0,
      max_cents = 3000, question_count = 30, shuffle_questions = true, shuffle_options = true
    from paper where exam_kind = 3 returning exam.id`,
    [JSON.stringify(sections), orgNo],
  );
  await client.query("analyze");
  return { examId: exams[0].id, subjectId };
}

/** Lets 2,000 sit an exam who have answered half. */
async function sitTogether(client: pg.Client, examId: string): Promise<void> {
  await client.query(
    `with people as (insert into app_user (login_name, name)
      select 'bench' || number, '学员' || number from generate_series(1, ${SITTING}) as number returning user_no),
    begun as (insert into exam_attempt (exam_id, user_no, org_no, owner_user_no, attempt_no, gmt_start, gmt_deadline,
        grace_seconds, pass_cents, seed, max_cents, paper_version_id, holder, holder_until)
      select exam.id, people.user_no, exam.org_no, exam.owner_user_no, 1, now(), now() + interval '1 hour', 60, 0, '', 3000,
        exam.paper_version_id, 'bench', now() + interval '1 hour' from exam, people where exam.id = $1 returning id)
    insert into exam_attempt_slot (attempt_id, slot, section, question_version_id, max_cents)
    select begun.id, slot, 0, version.id, 100 from begun, generate_series(1, 30) as slot,
      (select min(id) as id from exam_question_version) as version`,
    [examId],
  );
  await client.query(
    `insert into exam_answer (attempt_id, slot, seq, body, gmt_saved) select attempt_id, slot, 1, '{}', now()
    from exam_attempt_slot join exam_attempt on exam_attempt.id = attempt_id
    where exam_id = $1 and state = 1 and slot % 2 = 0 on conflict do nothing`,
    [examId],
  );
  await client.query(
    `insert into exam_event (attempt_id, event_kind, gmt_event, duration_ms) select id, 1, now(), 500 from exam_attempt,
      generate_series(1, 5) where exam_id = $1 and state = 1`,
    [examId],
  );
  await client.query("analyze");
}
