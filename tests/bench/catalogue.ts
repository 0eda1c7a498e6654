import pg from "pg";
import { createDatabase, createPostgres, findPostgres } from "../api/postgres.ts";
import { searchVector } from "../../src/server/modules/catalogue/search-words.ts";
import { servePortal } from "./serve.ts";
import { percentile, type BenchRow } from "./table.ts";

const COURSES = 100_000;
const BATCH = 5000;
const ROUNDS = 300;

/** Lists with filters and searches over 100,000 courses, on PostgreSQL, one call after the other. */
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
    const client = new pg.Client({ connectionString: databaseUrl });
    try {
      await client.connect();
      // Rows are written as the server's own work, and read as everybody reads them.
      await client.query("select set_config('app.scope', 'system', false)");
      const categories = await fill(client);
      await client.query("select set_config('app.scope', '', false)");
      return [...(await lists(portal.url, client, categories)), ...(await searches(portal.url))];
    } finally {
      await client.end();
      await portal.stop();
    }
  } finally {
    postgres.remove();
  }
}

const subjects = ["电工", "会计", "焊接", "护理", "烘焙", "编程", "数据分析", "养老", "驾驶", "摄影"];
const kinds = ["入门", "实操", "考证", "提高", "直播", "案例", "速成", "精讲"];

/** Courses of all categories, prices and kinds, searchable. Gives the first-level categories. */
export async function fill(client: pg.Client): Promise<string[]> {
  const { rows: places } =
    await client.query(`select first.id as first, second.id as second, third.id as third from category third
    join category second on second.id = third.parent_id join category first on first.id = second.parent_id order by third.id`);
  const { rows: lecturers } = await client.query(
    "select lecturer_user_no, org_no from lecturer where audit_status = 1 order by lecturer_user_no",
  );
  for (let from = 0; from < COURSES; from += BATCH) {
    const made = Array.from({ length: BATCH }, (_, index) => {
      const number = from + index;
      const place = places[number % places.length];
      const lecturer = lecturers[number % lecturers.length];
      const name = `${subjects[number % subjects.length]}${kinds[(number >> 3) % kinds.length]}第 ${number} 课`;
      return {
        org_no: lecturer.org_no,
        lecturer_user_no: lecturer.lecturer_user_no,
        category_id1: place.first,
        category_id2: place.second,
        category_id3: place.third,
        course_category: 1 + (number % 4),
        course_name: name,
        course_original_fen: (number % 7) * 9900,
        course_discount_fen: (number % 7) * 5000,
        is_free: number % 7 === 0,
        course_sort: (number * 7919) % 1000,
        count_study: (number * 104_729) % 50_000,
        words: searchVector({ A: name, B: "一步一步学会，附练习与答疑" }),
      };
    });
    await client.query(
      `with made as (select *
        from jsonb_to_recordset($1::jsonb) as one (org_no text, lecturer_user_no bigint, category_id1 bigint,
          category_id2 bigint, category_id3 bigint,
         course_category smallint, course_name text, course_original_fen int, course_discount_fen int, is_free boolean,
         course_sort int, count_study int, words text)),
       course as (insert into course (org_no, lecturer_user_no, category_id1, category_id2, category_id3,
         course_category, course_name, course_original_fen, course_discount_fen, is_free, course_sort, count_study,
         audit_status, is_putaway)
         select org_no, lecturer_user_no, category_id1, category_id2, category_id3, course_category, course_name,
         course_original_fen, course_discount_fen, is_free, course_sort, count_study, 1, true from made
         returning id, org_no, course_category, course_name)
       insert into course_search (course_id, org_no, course_category, words)
       select course.id, course.org_no, course.course_category, made.words::tsvector from course join made using (course_name)`,
      [JSON.stringify(made)],
    );
  }
  await client.query("vacuum analyze");
  return [...new Set(places.map(({ first }) => String(first)))];
}

export async function lists(url: string, client: pg.Client, categories: readonly string[]): Promise<BenchRow[]> {
  const bare: number[] = [];
  const ours: number[] = [];
  const counted: number[] = [];
  const sorts = ["default", "new", "popular", "priceAsc"];
  const prices = ["all", "free", "paid", "member"];
  for (let round = -40; round < ROUNDS; round += 1) {
    const place = Math.abs(round);
    const category = categories[place % categories.length];
    // They take turns, so that what else the machine does falls on both.
    const direct = await timed(() =>
      client.query({
        name: "bare",
        text: "select * from course where is_public and category_id1 = $1 order by course_sort desc, id desc limit 20",
        values: [category],
      }),
    );
    const body = {
      categoryno1: category,
      sort: sorts[place % sorts.length],
      priceType: prices[(place >> 2) % prices.length],
      courseCategory: 1 + ((place >> 4) % 4),
      pageSize: 20,
    };
    const call = await timed(() => post(`${url}/apis/course/api/course/list`, body));
    // As the page /list asks for it.
    const withCounts = await timed(() => post(`${url}/apis/course/api/course/list`, { ...body, withCounts: true }));
    if (round < 0) continue;
    bare.push(direct);
    ours.push(call);
    counted.push(withCounts);
  }
  return [
    { name: "a bare indexed query, p99", figure: percentile(bare, 0.99), unit: "ms" },
    { name: "course list with filters of 100,000, p50", figure: percentile(ours, 0.5), unit: "ms" },
    { name: "course list with filters of 100,000, p99", figure: percentile(ours, 0.99), unit: "ms" },
    { name: "the same with the counts of all filters, p50", figure: percentile(counted, 0.5), unit: "ms" },
    { name: "the same with the counts of all filters, p99", figure: percentile(counted, 0.99), unit: "ms" },
    {
      name: "p99 against the bare query",
      figure: percentile(ours, 0.99) / percentile(bare, 0.99),
      unit: "×",
      goal: { atMost: 3 },
    },
  ];
}

export async function searches(url: string): Promise<BenchRow[]> {
  const words = subjects.flatMap((subject) => [subject, `${subject}入门`, `${subject} 考证`]);
  const samples: number[] = [];
  for (let round = -30; round < ROUNDS; round += 1) {
    const spent = await timed(() =>
      post(`${url}/apis/course/api/course/search/list`, { str: words[Math.abs(round) % words.length], pageSize: 20 }),
    );
    if (round >= 0) samples.push(spent);
  }
  return [
    { name: "search in Chinese of 100,000, p50", figure: percentile(samples, 0.5), unit: "ms" },
    { name: "search in Chinese of 100,000, p99", figure: percentile(samples, 0.99), unit: "ms", goal: { atMost: 50 } },
  ];
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function post(address: string, body: object): Promise<void> {
  const reply = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const { code, msg } = (await reply.json()) as { code: number; msg: string };
  if (code !== 200) throw new Error(`${address}: ${code} ${msg}`);
}
