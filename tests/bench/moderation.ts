import { createClient, ok } from "../api/client.ts";
import { createDatabase, createPostgres, findPostgres } from "../api/postgres.ts";
import { ModerationTargetEnum, ReportReasonEnum, WordLevelEnum } from "../../src/generated/enums.ts";
import { createWordIndex, findWords } from "../../src/server/modules/moderation/lists/find-listed.ts";
import { memoryInUse } from "./memory.ts";
import { servePortal } from "./serve.ts";
import { percentile, type BenchRow } from "./table.ts";

const WORDS = Number(process.env["WORDS"] ?? 60_000);
const POSTS = Number(process.env["POSTS"] ?? 1000);
/** Characters of a post. */
const LENGTH = 2000;
/** Changes that are timed until the other node has them. */
const CHANGES = 5;
const OPERATOR = "13800000009";
const WRITER = "13800000004";
/** Whose reports hide. */
const REPORTERS = ["13800000003", "13800000006", "13800000009"];

/** Looking through what people write by lists of 60,000 words, and how soon two nodes follow a change. */
export async function bench(): Promise<BenchRow[]> {
  return [...(await judge()), ...(await follow())];
}

async function judge(): Promise<BenchRow[]> {
  const before = memoryInUse();
  const began = performance.now();
  const index = createWordIndex();
  words().forEach((word, at) => index.add({ id: String(at), word, level: WordLevelEnum.review, orgNo: "default" }));
  const built = performance.now() - began;
  const after = memoryInUse();
  const times: number[] = [];
  for (let at = 0; at < POSTS; at += 1) {
    const post = textOf(at);
    const start = performance.now();
    findWords([index], post);
    if (at >= POSTS / 10) times.push(performance.now() - start);
  }
  return [
    { name: `index of ${WORDS} words, built at one go`, figure: built, unit: "ms" },
    { name: "its memory", figure: (after - before) / 1024 / 1024, unit: "MB" },
    { name: `a post of ${LENGTH} characters, median`, figure: percentile(times, 0.5), unit: "ms", goal: { atMost: 5 } },
    { name: `a post of ${LENGTH} characters, p99`, figure: percentile(times, 0.99), unit: "ms", goal: { atMost: 5 } },
  ];
}

/** Two processes on one PostgreSQL: what one changes, the other goes by. */
async function follow(): Promise<BenchRow[]> {
  const programs = findPostgres();
  if (!programs) {
    console.log("  two nodes are not measured: no PostgreSQL on this machine");
    return [];
  }
  const postgres = await createPostgres(programs);
  const database = await createDatabase(postgres.socketFolder, { name: "bench" });
  const environment = { DATABASE_URL: database, FIRST_POSTS_REVIEWED: "0" };
  const here = await servePortal({ ...environment, DEMO: "on" });
  const there = await servePortal({ ...environment, DEMO: "off" });
  try {
    const [one, other] = [createClient(here.url), createClient(there.url)];
    const operator = { token: await one.signIn(OPERATOR) };
    const writer = { token: await other.signIn(WRITER) };
    const isRefused = async (name: string) => (await other.call("updateUser", { name }, writer)).code !== 200;
    const spread = async (word: string, change: () => Promise<unknown>) => {
      await change();
      const start = performance.now();
      while (!(await isRefused(word)));
      return performance.now() - start;
    };
    const list = words();
    const data = ok(await one.call("listModerationWords", { pageSize: 100 }, operator));
    const idList = data.list.map(({ id }) => id);
    await one.call("removeModerationWords", { idList }, operator);
    const text = list.slice(CHANGES).join("\n");
    const input = { text, level: WordLevelEnum.review, tagList: [] };
    await isRefused("李佳慧");
    const imported = await spread(list.at(-1) ?? "", () => one.call("importWordList", input, operator));
    const changes: number[] = [];
    for (const word of list.slice(0, CHANGES))
      changes.push(
        await spread(word, () =>
          one.call("saveModerationWord", { word, level: WordLevelEnum.review, tagList: [] }, operator),
        ),
      );
    return [
      {
        name: `${WORDS} words, until the other node goes by them`,
        figure: imported,
        unit: "ms",
        goal: { atMost: 1000 },
      },
      {
        name: `a word among ${WORDS}, until the other node goes by it, longest of ${CHANGES}`,
        figure: Math.max(...changes),
        unit: "ms",
        goal: { atMost: 1000 },
      },
      { name: "hidden by reports, until the other node shows it no more", ...(await hide(one, other, writer)) },
    ];
  } finally {
    await there.stop();
    await here.stop();
    postgres.remove();
  }
}

type Client = ReturnType<typeof createClient>;

async function hide(one: Client, other: Client, writer: { token: string }): Promise<Omit<BenchRow, "name">> {
  const courses = await other.call("listCourses", { pageSize: 1 });
  const courseId = ok(courses).list[0]!.id as string;
  const data = ok(await other.call("saveCourseComment", { courseId, commentText: "要被举报的话" }, writer));
  const body = {
    targetKind: ModerationTargetEnum.courseComment,
    targetId: data.id as string,
    reason: ReportReasonEnum.advertising,
    content: "",
  };
  const isShown = async () => {
    const { list } = ok(await other.call("listCourseComments", { courseId })) as { list: { id: string }[] };
    return list.some(({ id }) => id === data.id);
  };
  const tokens: string[] = [];
  for (const mobile of REPORTERS) tokens.push(await one.signIn(mobile));
  for (const token of tokens.slice(1)) await one.call("saveReport", body, { token });
  if (!(await isShown())) throw new Error("it is hidden before the last report");
  const start = performance.now();
  await one.call("saveReport", body, { token: tokens[0] ?? "" });
  while (await isShown());
  return { figure: performance.now() - start, unit: "ms", goal: { atMost: 1000 } };
}

const SIGNS = [
  ..."天地玄黄宇宙洪荒日月盈昃辰宿列张寒来暑往秋收冬藏闰余成岁律吕调阳云腾致雨露结为霜金生丽水玉出昆冈剑号巨阙珠称夜光",
];

/** Words of three to five characters, no two alike. */
function words(): string[] {
  const found = new Set<string>();
  for (let at = 0; found.size < WORDS; at += 1) found.add(draw(at, 3 + (at % 3)));
  return [...found];
}

/** A text as people write it, that has a few of the words. */
function textOf(at: number): string {
  const usual = "这一章先看大纲再做练习，错题抄在本子上，第二天先做昨天的。";
  let text = "";
  for (let place = 0; text.length < LENGTH; place += 1) text += usual + draw(at * 131 + place * 17, 4);
  return text.slice(0, LENGTH);
}

function draw(seed: number, length: number): string {
  let state = (seed + 1) * 2_654_435_761;
  let text = "";
  for (let place = 0; place < length; place += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    text += SIGNS[(state >>> 8) % SIGNS.length];
  }
  return text;
}
