import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql, type RawBuilder } from "kysely";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { openDatabase, type Trx } from "../../src/server/database/connect.ts";
import type { OperationReply } from "../../src/generated/operations.ts";
import { createClient, ok, type Reply } from "../api/client.ts";
import { fill as fillDemo } from "../api/template.ts";
import { serveScript } from "./serve.ts";
import { onEachDatabase, type Database } from "./signed-in/pages.ts";
import { percentile, type BenchRow } from "./table.ts";

/** `TIMES=5` for a machine that others use as well. */
const TIMES = Number(process.env["TIMES"] ?? 20);
const MEMBERS = 500;
const PIECES = 50;
/** Whole files take long. */
const TIMES_OF_A_FILE = 3;
const LECTURER = "13800000002";

/**
 * The gradebook of a class of 500 members with 50 exams and pieces of homework, beside a second class of the same size,
 * on both databases. Every fifth piece was handed in twice, so that there are 30,000 attempts of each class. What
 * writing down the points of those who hand in costs is measured by handing all of it in with one statement.
 */
export async function bench(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  await onEachDatabase(async (database, environment) => {
    const folder = mkdtempSync(join(tmpdir(), "lectern-book-"));
    try {
      rows.push(...(await measure(database, { DATA_DIR: folder, ...(await environment()) })));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
  return rows;
}

async function measure(name: Database, environment: { DATA_DIR: string; DATABASE_URL?: string }): Promise<BenchRow[]> {
  await fillDemo(environment);
  const filled = await fillClasses(environment);
  const portal = await serveScript("src/server/main.ts", { DEMO: "off", ...environment });
  try {
    const api = createClient(portal.url);
    const token = await api.signIn(LECTURER);
    const { gradeId } = filled;
    const timed = async (call: () => Promise<Reply>, times = TIMES) => {
      const took: number[] = [];
      for (let time = 0; time <= times; time += 1) {
        const begun = performance.now();
        ok(await call());
        // The first one makes plans and fills caches.
        if (time > 0) took.push(performance.now() - begun);
      }
      return took;
    };
    const book = await timed(async () => {
      const reply = await api.call("getGradeBook", { gradeId }, { token });
      expectWhole(ok(reply));
      return reply;
    });
    const figures = await timed(() => api.call("getGradeFigures", { gradeId }, { token }));
    const xlsx = await timed(
      () => api.call("exportGradeBook", { gradeId, format: "xlsx" }, { token }),
      TIMES_OF_A_FILE,
    );
    const csv = await timed(() => api.call("exportGradeBook", { gradeId, format: "csv" }, { token }), TIMES_OF_A_FILE);
    const handedIn = filled.handedIn;
    return [
      { name: `${name}: ${handedIn} handed in at once, with points`, figure: filled.seconds, unit: "s" },
      {
        name: `${name}: gradebook of ${MEMBERS} × ${PIECES}, median`,
        figure: percentile(book, 0.5),
        unit: "ms",
        goal: { atMost: 300 },
      },
      { name: `${name}: gradebook, p95`, figure: percentile(book, 0.95), unit: "ms" },
      { name: `${name}: figures of the class, median`, figure: percentile(figures, 0.5), unit: "ms" },
      { name: `${name}: as XLSX, median`, figure: percentile(xlsx, 0.5), unit: "ms" },
      { name: `${name}: as CSV, median`, figure: percentile(csv, 0.5), unit: "ms" },
    ];
  } finally {
    await portal.stop();
  }
}

/** That what was measured is the whole book, with a mark in every cell. */
function expectWhole({ list, examList }: OperationReply<"getGradeBook">): void {
  const cells = list.reduce((sum, { scoreList }) => sum + scoreList.filter((score) => Number(score) > 0).length, 0);
  if (examList.length !== PIECES || cells !== MEMBERS * PIECES) throw new Error(`the book has ${cells} marks`);
}

/** Two classes whose members have handed in everything; gives the first, and how long handing in took. */
async function fillClasses(environment: { DATA_DIR: string; DATABASE_URL?: string }) {
  const { db, close } = await openDatabase({ dataDir: environment.DATA_DIR, databaseUrl: environment.DATABASE_URL });
  try {
    return await withActor(db, systemActor, async (trx) => {
      const gradeId = await addClass(trx, "135");
      await addClass(trx, "136");
      const begun = performance.now();
      const { numAffectedRows } = await sql`update exam_attempt
        set state = 4, gmt_submit = now(), cents = 100 + (user_no * 37 + exam_id * 11) % 9900
        where state = 1 and exam_id in (select exam_id from grade_exam where grade_id = ${gradeId})`.execute(trx);
      return { gradeId, handedIn: Number(numAffectedRows), seconds: (performance.now() - begun) / 1000 };
    });
  } finally {
    await close();
  }
}

/** A class of the demo's lecturer, its pieces, its members, and an attempt of each that is still open. */
async function addClass(trx: Trx, prefix: string): Promise<string> {
  const run = async (query: RawBuilder<unknown>) => (await query.execute(trx)).rows as { id: string }[];
  const [grade] = await run(sql`insert into grade (org_no, lecturer_user_no, grade_name, cover, intro, is_free,
      price_fen, member_count, begin_time, end_time, is_putaway, state)
    select 'default', user_no, '大班', '', '', true, 0, ${MEMBERS}, now() - interval '9 days', now() + interval '99 days',
      false, 3 from app_user where mobile = ${LECTURER} returning id`);
  const gradeId = grade!.id;
  await run(sql`insert into app_user (login_name, mobile, name, org_no, user_type)
    select mobile, mobile, '学员' || number || '号', 'default', 1
    from (select number, ${prefix} || lpad(number::text, 8, '0') as mobile
      from generate_series(1, ${MEMBERS}::int) as number) as one`);
  await run(sql`insert into grade_member (grade_id, user_no, org_no, joined_by, gmt_join)
    select ${gradeId}, user_no, 'default', 3, now() - interval '8 days' from app_user where mobile like ${`${prefix}%`}
      and name like '学员%号'`);
  const exams = await run(sql`insert into exam (org_no, owner_user_no, paper_version_id, max_cents, question_count,
      exam_kind, exam_name, attempts_allowed, pass_cents, audience, is_putaway, gmt_due)
    select exam.org_no, app_user.user_no, paper_version_id, 10000, 1, 1 + number % 2, '作业' || number, 0, 6000, 5, true,
      case when number % 2 = 1 then now() + interval '1 day' end
    from (select * from exam order by id limit 1) as exam, app_user, generate_series(1, ${PIECES}::int) as number
    where mobile = ${LECTURER} returning id`);
  const ids = exams.map(({ id }) => id);
  await run(sql`insert into grade_exam (grade_id, exam_id, sort)
    select ${gradeId}, id, place from unnest(${ids}::bigint[]) with ordinality as one (id, place)`);
  // Every fifth one twice: of homework the first is replaced, of exams it is worse.
  await run(sql`insert into exam_attempt (exam_id, user_no, org_no, owner_user_no, attempt_no, state, gmt_start,
      gmt_submit, grace_seconds, seed, paper_version_id, pass_cents, max_cents, cents, is_replaced)
    select exam.id, member.user_no, exam.org_no, exam.owner_user_no, attempt_no, case attempt_no when 1 then 4 else 1 end,
      now() - interval '1 day', case attempt_no when 1 then now() - interval '2 hours' end, 0, 'bench',
      exam.paper_version_id, 6000, 10000, case attempt_no when 1 then 0 end, attempt_no = 1 and exam_kind = 2
    from grade_exam join exam on exam.id = exam_id cross join grade_member as member
      cross join generate_series(case when grade_exam.sort % 5 = 0 then 1 else 2 end, 2) as attempt_no
    where grade_exam.grade_id = ${gradeId} and member.grade_id = ${gradeId}`);
  return gradeId;
}
