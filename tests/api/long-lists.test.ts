import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LabelTypeEnum } from "../../src/generated/enums.ts";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { MAX_LISTED } from "../../src/server/lib/keyed-list.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

/** More than page numbers reach. */
const MANY = MAX_LISTED + 250;
const SIZE = 100;
const PART = 500;

describe("lists of the community that are longer than page numbers reach", () => {
  let server: TestServer;
  let reader = "";
  let readerNo = "";
  let authorNo = "";
  let labelNo = "";
  beforeAll(async () => {
    server = await startTestServer();
    reader = await server.signIn("13800000004");
    const author = await server.signIn("13800000001");
    const me = async (token: string) => ok(await server.call("getOwnBlogger", {}, { token })).userNo as string;
    [readerNo, authorNo] = [await me(reader), await me(author)];
    await run(sql`delete from community_post`);
    await run(sql`delete from community_follow`);
    labelNo = (
      await run<{ id: string }>(sql`insert into community_label (org_no, kind, label_name, label_name_en)
        values ('default', 1, '很长', 'Long') returning id`)
    )[0]!.id;
    // Two of each moment, so that a key needs both of its parts; a thousandth of a millisecond apart. In parts, as a
    // transaction that moves one counter thousands of times becomes slow.
    const begun = new Date();
    for (let from = 1; from <= MANY; from += PART) {
      const numbers = sql`generate_series(${from}::int, ${Math.min(from + PART - 1, MANY)}::int) as n`;
      for (const kind of [1, 2])
        await run(sql`insert into community_post (org_no, kind, user_no, label_no, title, summary, body, body_text, state,
            gmt_publish, gmt_active)
          select 'default', ${kind}::int, ${authorNo}::bigint, case when ${kind}::int = 1 then ${labelNo}::bigint end,
            '第' || n, '', '{"type":"doc","content":[]}', '', 3, at, at
          from (select n, ${begun}::timestamptz - (n / 2) * interval '1 microsecond' as at from ${numbers}) as row`);
      const added = sql`(select * from community_post where not exists (select from community_reaction
        where target_kind = kind and target_id = community_post.id)) as post`;
      await run(sql`insert into community_follow (user_no, target_kind, target_id, gmt_create)
        select ${readerNo}, 2, id, gmt_publish from ${added} where kind = 2`);
      await run(sql`insert into community_comment (org_no, target_kind, target_id, user_no, body, body_text, is_answer)
        select 'default', 2, id, ${readerNo}::bigint, '{"type":"doc","content":[]}', '答', true from ${added} where kind = 2`);
      await run(sql`insert into community_reaction (user_no, target_kind, target_id, reaction, gmt_create)
        select ${readerNo}, kind, id, 2, gmt_publish from ${added}`);
      const [one] = await run<{ id: string }>(sql`select min(id) as id from community_post where kind = 1`);
      postId = one!.id;
      await run(sql`insert into community_comment (org_no, target_kind, target_id, user_no, body, body_text)
        select 'default', 1, ${postId}::bigint, ${readerNo}::bigint, '{"type":"doc","content":[]}', '评' || n from ${numbers}`);
      await run(sql`with added as (insert into app_user (login_name, name)
          select 'fan' || n, '粉丝' || n from ${numbers} returning user_no)
        insert into blogger (user_no, org_no, blogger_name) select user_no, 'default', '粉丝' || user_no from added`);
      const fans = sql`(select user_no from blogger where user_no <> ${readerNo} and not exists (select from community_follow
        where target_kind = 5 and target_id = ${readerNo} and community_follow.user_no = blogger.user_no)) as fan`;
      await run(sql`insert into community_follow (user_no, target_kind, target_id)
        select ${readerNo}::bigint, 5, user_no from ${fans} on conflict do nothing`);
      await run(sql`insert into community_follow (user_no, target_kind, target_id)
        select user_no, 5, ${readerNo}::bigint from ${fans}`);
    }
    // How hot a post is changes with time, and with it its place: not while the pages of the list are asked for.
    await run(sql`update community_hot set score = (post_id % 700) / 700.0, gmt_due = null`);
  }, 240_000);
  afterAll(() => server?.close());
  let postId = "";

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];

  type Reply = { list: { id?: string; userNo?: string }[]; next?: string; totalPage: number; totalCount: number };

  const lists: [string, string, () => object][] = [
    ["blogs of a site", "listBlogs", () => ({})],
    ["blogs of a label", "listBlogs", () => ({ labelNo })],
    ["blogs of a person", "listBlogs", () => ({ userNo: authorNo })],
    ["hot blogs", "listBlogs", () => ({ labelType: LabelTypeEnum.hot })],
    ["blogs that one keeps", "listBlogCollections", () => ({})],
    ["questions", "listQuestions", () => ({})],
    ["latest questions", "listQuestions", () => ({ labelType: LabelTypeEnum.latest })],
    ["questions that one keeps", "listQuestionRecords", () => ({ recordType: 2 })],
    ["questions that one follows", "listQuestionRecords", () => ({ recordType: 4 })],
    ["one's own answers", "listOwnAnswers", () => ({})],
    ["people whom one follows", "listBloggerRecords", () => ({})],
    ["people who follow one", "listFans", () => ({})],
    ["comments of a blog", "listBlogComments", () => ({ id: postId })],
  ];

  it.each(lists)("%s go on by key to the very last, each once", async (_name, operation, more) => {
    const page = async (input: object) => {
      const reply = await server.call(
        operation as "listBlogs",
        { ...more(), pageSize: SIZE, ...input },
        { token: reader },
      );
      expect(reply.code).toBe(200);
      return reply.data as unknown as Reply;
    };
    const keyOf = ({ id, userNo }: Reply["list"][number]) => id ?? userNo ?? "";
    const first = await page({});
    expect(first.totalPage).toBe(MAX_LISTED / SIZE);
    expect(first.list).toHaveLength(SIZE);
    // The second page is the same by its number and by the key of the first.
    const second = (await page({ pageCurrent: 2 })).list.map(keyOf);
    expect((await page({ after: first.next })).list.map(keyOf)).toEqual(second);
    const last = await page({ pageCurrent: first.totalPage });
    expect(last.list).toHaveLength(SIZE);
    expect((await page({ pageCurrent: first.totalPage + 1 })).list).toEqual([]);
    const beyond: string[] = [];
    for (let next = last.next; next !== undefined;) {
      const found: Reply = await page({ after: next });
      beyond.push(...found.list.map(keyOf));
      next = found.next;
    }
    expect(new Set(beyond).size).toBe(beyond.length);
    expect(beyond.length).toBeGreaterThanOrEqual(MANY - MAX_LISTED);
    expect(beyond.length).toBeLessThan(MANY - MAX_LISTED + SIZE);
    const seen = new Set([...first.list, ...last.list].map(keyOf).concat(second));
    expect(beyond.filter((key) => seen.has(key))).toEqual([]);
  });

  it.each([
    ["blogs", "searchBlogs", 1],
    ["questions", "searchQuestions", 2],
  ] as const)(
    "%s are found with the word in the title first, each once, to the very last",
    async (_name, operation, kind) => {
      const ids = (
        await run<{ id: string }>(sql`select id from community_post where kind = ${kind} order by id desc limit 1300`)
      ).map(({ id }) => id);
      const [title, body] = ["'长文':1A", "'长文':1D"];
      for (let from = 0; from < ids.length; from += PART)
        await run(sql`update community_post set words = (case when id % 3 = 0 then ${title} else ${body} end)::tsvector
        where id = any(${ids.slice(from, from + PART)}::bigint[])`);
      const inTitle = (id: string) => BigInt(id) % 3n === 0n;
      const expected = [...ids.filter(inTitle), ...ids.filter((id) => !inTitle(id))];
      const page = async (input: object) =>
        ok(await server.call(operation, { str: "长文", pageSize: SIZE, ...input })) as unknown as Reply;
      const seen: string[] = [];
      for (let found = await page({}); ; found = await page({ after: found.next })) {
        seen.push(...found.list.map(({ id }) => id ?? ""));
        if (found.next === undefined) break;
      }
      expect(seen).toEqual(expected);
      const last = await page({ pageCurrent: 10 });
      expect(last.list.map(({ id }) => id)).toEqual(expected.slice(900, 1000));
      expect([last.totalCount, last.totalPage]).toEqual([1000, 10]);
      await run(sql`update community_post set words = '' where id = any(${ids.slice(3)}::bigint[])`);
      const few = expected.filter((id) => ids.indexOf(id) < 3);
      expect((await page({})).list.map(({ id }) => id)).toEqual(few);
    },
  );

  it(
    "what one follows comes once, by numbers as far as they are counted and by key to the very last",
    {
      timeout: 120_000,
    },
    async () => {
      // Somebody who follows nothing yet.
      const token = await server.signIn("13800000006");
      const followerNo = ok(await server.call("getOwnBlogger", {}, { token })).userNo as string;
      const all = await run<{ id: string }>(
        sql`select id from community_post where kind = 1 order by gmt_publish desc, id desc`,
      );
      const expected = all.map(({ id }) => id);
      expect(expected).toHaveLength(MANY);
      const page = async (input: object) =>
        ok(
          await server.call("listBlogs", { labelType: LabelTypeEnum.follows, pageSize: SIZE, ...input }, { token }),
        ) as unknown as Reply;
      // The label has all that the author wrote, and the other people wrote nothing.
      const followed = [
        sql`values (${followerNo}::bigint, 5, ${authorNo}::bigint)`,
        sql`values (${followerNo}::bigint, 6, ${labelNo}::bigint)`,
        sql`select ${followerNo}::bigint, 5, user_no from blogger where blogger_name like '粉丝%' limit 200`,
      ];
      for (const more of followed) {
        await run(sql`insert into community_follow (user_no, target_kind, target_id) ${more}`);
        const seen: string[] = [];
        const first = await page({});
        const pages = Array.from({ length: first.totalPage }, (_page, at) => page({ pageCurrent: at + 1 }));
        for (const { list } of await Promise.all(pages)) seen.push(...list.map(({ id }) => id ?? ""));
        expect(first.totalCount).toBe(1000);
        expect(seen).toEqual(expected.slice(0, 1000));
        expect((await page({ pageCurrent: first.totalPage + 1 })).list).toEqual([]);
      }
      const seen: string[] = [];
      for (let found = await page({}); ; found = await page({ after: found.next })) {
        seen.push(...found.list.map(({ id }) => id ?? ""));
        if (found.next === undefined) break;
      }
      expect(seen).toEqual(expected);
      // Fewer than twice as many are counted one by one: here each is of the author and has the label.
      for (let from = 901; from < MANY; from += PART)
        await run(
          sql`update community_post set state = 4 where id = any(${expected.slice(from, from + PART)}::bigint[])`,
        );
      expect((await page({})).totalCount).toBe(901);
    },
  );

  it("refuse what is no key, and take that of another list as some place", async () => {
    for (const after of ["", "x", "1", "1_", "_1", "-1_1", "1e5_1", "1_1;drop", "9".repeat(40) + "_1"])
      expect((await server.call("listBlogs", { after })).code, after).toBe(errorCode.VALIDATION);
    for (const after of ["99999999999999999_999999999999999999", "0_0", "1.5e-30_7", "12_3"])
      for (const labelType of [LabelTypeEnum.latest, LabelTypeEnum.hot])
        expect((await server.call("listBlogs", { after, labelType })).code, after).toBe(200);
    expect((await server.call("searchBlogs", { after: "1.5e-30_7", str: "第" })).code).toBe(200);
  });
});
