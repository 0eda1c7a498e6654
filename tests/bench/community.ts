import pg from "pg";
import { searchVector } from "../../src/server/modules/catalogue/index.ts";
import { createClient } from "../api/client.ts";
import { createDatabase, createPostgres, findPostgres } from "../api/postgres.ts";
import { serveScript } from "./serve.ts";
import { percentile, type BenchRow } from "./table.ts";

/** `POSTS=100000` for a machine that others use as well; `CALLS` of each list. */
const POSTS = Number(process.env["POSTS"] ?? 1_000_000);
const CALLS = Number(process.env["CALLS"] ?? 300);
const AUTHORS = 2000;
const LABELS = 50;
const FOLLOWED = 100;
/** Who like at the same time. */
const LIKERS = [1, 2, 3, 4, 5, 6, 7, 31].map((number) => `138000000${String(number).padStart(2, "0")}`);

/** Lists of a community of a million blogs, and likes, on PostgreSQL: how long the slowest of a hundred takes. */
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
      const begun = performance.now();
      const { labels, authors, ids } = await fill(client);
      console.log(`  ${POSTS} blogs in ${Math.round((performance.now() - begun) / 1000)} s`);
      return await measure(portal.url, { labels, authors, ids });
    } finally {
      await client.end();
      await portal.stop();
    }
  } finally {
    postgres.remove();
  }
}

interface Filled {
  labels: string[];
  authors: string[];
  ids: string[];
}

/** A million blogs of the platform: two years of them, by 2,000 people, with 50 labels. Counters are true. */
async function fill(client: pg.Client): Promise<Filled> {
  const run = async (text: string, values: unknown[] = []) =>
    (await client.query<{ id: string }>(text, values)).rows.map(({ id }) => id);
  await run("select set_config('app.scope', 'system', false)");
  const authors = await run(
    `with added as (
      insert into app_user (login_name, name) select 'bench' || n, '作者' || n from generate_series(1, $1) as n returning user_no)
    insert into blogger (user_no, org_no, blogger_name) select user_no, 'default', '作者' || user_no from added
    returning user_no as id`,
    [AUTHORS],
  );
  const labels = await run(
    `insert into community_label (org_no, kind, label_name)
      select 'default', 1, '量' || n from generate_series(1, $1) as n returning id`,
    [LABELS],
  );
  const topics = ["备考", "接线", "护理", "会计", "编程", "写作", "画画", "驾驶", "烘焙", "管理"];
  const titles = Array.from({ length: 1000 }, (_title, n) => `${topics[n % topics.length]}经验第${n}号分享`);
  await run("create temp table topic (no integer primary key, title text, words tsvector)");
  for (const [n, title] of titles.entries())
    await run("insert into topic values ($1, $2, $3::tsvector)", [n, title, searchVector({ A: title, D: title })]);
  for (const table of ["community_post", "community_follow"]) await run(`alter table ${table} disable trigger user`);
  const body = JSON.stringify({
    type: "doc",
    content: Array.from({ length: 8 }, () => ({
      type: "paragraph",
      content: [{ type: "text", text: "一段话。".repeat(40) }],
    })),
  });
  const ids = await run(
    `with added as (
      insert into community_post (org_no, kind, user_no, label_no, title, summary, body, body_text, words, state,
        gmt_publish, gmt_active, count_like, count_view)
      select 'default', 1, ($1::bigint[])[1 + (n % ${AUTHORS}) * 7919 % ${AUTHORS}], ($2::bigint[])[1 + n % ${LABELS}], title,
        left($3::text, 150), $4::jsonb, $3, words, 3, at, at, n % 50, n % 900
      from (select n, now() - n * interval '1 minute' as at from generate_series(1, $5::int) as n) as numbered
      join topic on topic.no = numbered.n % 1000
      returning id)
    select id from added where id % 997 = 0`,
    [authors, labels, "一段话。".repeat(40), body, POSTS],
  );
  await run(`insert into community_hot (post_id, org_no, kind, label_no, score)
    select id, org_no, kind, label_no, log((count_like + 2)::numeric)::float8
      / power(extract(epoch from now() - gmt_publish) / 3600.0 + 2, 1.8)
    from community_post where kind = 1 on conflict (post_id) do nothing`);
  await run(`insert into community_search (post_id, org_no, kind, words)
    select id, org_no, kind, words from community_post where kind = 1 on conflict (post_id) do nothing`);
  await run(
    `insert into community_follow (user_no, target_kind, target_id)
    select app_user.user_no, 5, author from app_user, unnest($1::bigint[]) as author
    where mobile = '13800000004' on conflict do nothing`,
    [authors.slice(0, FOLLOWED)],
  );
  await run(
    `insert into community_follow (user_no, target_kind, target_id)
    select app_user.user_no, 6, label from app_user, unnest($1::bigint[]) as label
    where mobile = '13800000004' on conflict do nothing`,
    [labels.slice(0, 5)],
  );
  for (const [table, key, of] of [
    ["blogger", "user_no", "count_blog"],
    ["community_label", "id", "count_post"],
  ])
    await run(`update ${table} set ${of} = counted.count from (select ${key === "id" ? "label_no" : key} as whose, count(*)
      from community_post where is_shown and kind = 1 group by 1) as counted where counted.whose = ${table}.${key}`);
  for (const table of ["community_post", "community_follow"]) await run(`alter table ${table} enable trigger user`);
  await run("vacuum analyze");
  return { labels, authors, ids };
}

async function measure(url: string, { labels, authors, ids }: Filled): Promise<BenchRow[]> {
  const api = createClient(url);
  const learner = await api.signIn("13800000004");
  const timed = async (name: string, work: (turn: number) => Promise<{ code: number; msg: string }>) => {
    const times: number[] = [];
    for (let turn = 0; turn < CALLS; turn += 1) {
      const begun = performance.now();
      const { code, msg } = await work(turn);
      if (code !== 200) throw new Error(`${name}: ${code} ${msg}`);
      // The first are of a server that was never asked.
      if (turn >= 20) times.push(performance.now() - begun);
    }
    return [
      { name: `${name}: p50`, figure: percentile(times, 0.5), unit: "ms" },
      { name: `${name}: p99`, figure: percentile(times, 0.99), unit: "ms", goal: { atMost: 50 } },
    ];
  };
  const list = (input: (turn: number) => Record<string, unknown>) => (turn: number) =>
    api.call("listBlogs", { pageCurrent: 1 + (turn % 20), ...input(turn) });
  const of = (all: string[], turn: number) => all[turn % all.length];
  const rows = [
    await timed(
      "latest",
      list(() => ({})),
    ),
    await timed(
      "latest, the last pages",
      list((turn) => ({ pageCurrent: 960 + (turn % 40), pageSize: 10 })),
    ),
    await timed(
      "hot",
      list(() => ({ labelType: 3 })),
    ),
    await timed(
      "label",
      list((turn) => ({ labelNo: of(labels, turn) })),
    ),
    await timed(
      "label, the last pages",
      list((turn) => ({ labelNo: of(labels, turn), pageCurrent: 960 + (turn % 40), pageSize: 10 })),
    ),
    await timed(
      "label, hot",
      list((turn) => ({ labelNo: of(labels, turn), labelType: 3 })),
    ),
    await timed(
      "blogger",
      list((turn) => ({ userNo: of(authors, turn) })),
    ),
    await timed("follows", (turn) =>
      api.call("listAttendedBlogs", { pageCurrent: 1 + (turn % 5) }, { token: learner }),
    ),
    await timed("search, words that a tenth has", () => api.call("searchBlogs", { str: "备考经验" })),
    await timed("search, words that one in a thousand has", (turn) =>
      api.call("searchBlogs", { str: `第${turn % 1000}号` }),
    ),
    await timed("a blog", (turn) => api.call("getBlog", { id: of(ids, turn)! })),
  ].flat();
  const tokens = await Promise.all(LIKERS.map((mobile) => api.signIn(mobile)));
  const liked = async (name: string, idOf: (turn: number) => string | undefined): Promise<BenchRow[]> => {
    const times: number[] = [];
    const liking = async (token: string, liker: number) => {
      for (let turn = 0; turn < CALLS; turn += 1) {
        const begun = performance.now();
        const isLike = turn % 2 === 0 ? 1 : 0;
        const input = { id: idOf(turn * LIKERS.length + liker)!, isLike } as const;
        const { code, msg } = await api.call("saveBlogLike", input, { token });
        if (code !== 200) throw new Error(`like: ${code} ${msg}`);
        if (turn >= 5) times.push(performance.now() - begun);
      }
    };
    await Promise.all(tokens.map(liking));
    return [
      { name: `${name}: p50`, figure: percentile(times, 0.5), unit: "ms" },
      { name: `${name}: p99`, figure: percentile(times, 0.99), unit: "ms", goal: { atMost: 50 } },
    ];
  };
  return [
    ...rows,
    ...(await liked(`likes of ${LIKERS.length} people at once`, (turn) => of(ids, turn))),
    ...(await liked(`likes of ${LIKERS.length} people at once, all of one blog`, () => ids[0])),
  ];
}
