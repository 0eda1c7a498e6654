import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import {
  ModerationCauseEnum,
  ModerationEnum,
  ModerationEventEnum,
  ModerationTargetEnum,
  ReportReasonEnum,
  WordLevelEnum,
} from "../../src/generated/enums.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import type { RichText } from "../../src/generated/types.ts";
import { ok, type Reply } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const text = (...words: string[]): RichText => ({
  type: "doc",
  content: words.map((each) => ({ type: "paragraph", content: [{ type: "text", text: each }] })),
});
const links = (...hrefs: string[]): RichText => ({
  type: "doc",
  content: hrefs.map((href) => ({
    type: "paragraph",
    content: [{ type: "text", text: "这里", marks: [{ type: "link", attrs: { href } }] }],
  })),
});

describe("what people write in the community", () => {
  let server: TestServer;
  let writer = "";
  let reader = "";
  let operator = "";
  let organisation = "";
  let lecturer = "";
  let blogId = "";
  let questionId = "";
  let answerId = "";
  let courseId = "";
  beforeAll(async () => {
    server = await startTestServer();
    [writer, reader, operator, organisation, lecturer] = [
      await server.signIn("13800000004"),
      await server.signIn("13800000006"),
      await server.signIn("13800000009"),
      await server.signIn("13800000003"),
      await server.signIn("13800000002"),
    ];
    const [course] = await run<{ id: string }>(sql`select id from course where is_public and org_no = '1001' limit 1`);
    courseId = course?.id ?? "";
    blogId = ok(await server.call("saveBlog", blogOf("一篇博客"), as(writer))).id;
    questionId = ok(await server.call("saveQuestion", { title: "一个问题", body: text("请教") }, as(writer))).id;
    answerId = ok(await server.call("saveAnswer", { questionId, body: text("先看大纲") }, as(writer))).id;
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    const tables = [
      "moderation_entry",
      "content_report",
      "blocked_person",
      "blocked_person_past",
      "moderation_setting",
      "use_count",
      "moderation_word",
    ];
    for (const table of tables) await run(sql`delete from ${sql.table(table)}`);
    await run(sql`update app_user set gmt_create = now() - interval '1 year'`);
    await run(sql`update community_post set moderation = 1`);
    for (const each of ["default", "1001"]) await server.services.wordLists.changed(each);
    await settled();
  });

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const as = (token: string) => ({ token });
  const blogOf = (title: string, content = text("正文")) => ({ title, content, postState: 3 as const });
  const settled = () => server.services.wordLists.findFresh("1001", "");
  const word = async (each: string, level: OperationInput<"saveModerationWord">["level"]) =>
    server.call("saveModerationWord", { word: each, level, tagList: [] }, as(operator));
  const userNoOf = async (mobile: string) =>
    (await run<{ user_no: string }>(sql`select user_no from app_user where mobile = ${mobile}`))[0]?.user_no ?? "";
  /** Each kind of thing that people write, with the words given. */
  const kinds: Record<string, (words: string, token?: string) => Promise<Reply<{ id?: string }>>> = {
    blog: (words, token = writer) => server.call("saveBlog", blogOf("标题", text(words)), as(token)),
    title: (words, token = writer) => server.call("saveBlog", blogOf(words), as(token)),
    question: (words, token = writer) => server.call("saveQuestion", { title: "怎么办", body: text(words) }, as(token)),
    answer: (words, token = writer) => server.call("saveAnswer", { questionId, body: text(words) }, as(token)),
    remark: (words, token = writer) =>
      server.call("saveAnswer", { questionId, commentText: words, parentId: answerId }, as(token)),
    comment: (words, token = writer) => server.call("saveBlogComment", { id: blogId, commentText: words }, as(token)),
    course: (words, token = writer) => server.call("saveCourseComment", { courseId, commentText: words }, as(token)),
  };
  const tables: Record<string, string> = {
    blog: "community_post",
    title: "community_post",
    question: "community_post",
    answer: "community_comment",
    remark: "community_comment",
    comment: "community_comment",
    course: "community_comment",
  };
  /** What is stored of the last thing of a kind. */
  const last = async (kind: string) => {
    const body = kind === "title" ? "title" : "body_text";
    const [row] = await run<{ words: string; moderation: number }>(
      sql`select ${sql.ref(body)} as words, moderation from ${sql.table(tables[kind] ?? "")} order by id desc limit 1`,
    );
    return row;
  };
  const queue = async (token = operator) =>
    ok(await server.call("listReviews", {}, as(token))).list as {
      id: string;
      version: number;
      cause: number;
      excerpt: string;
      words: string[];
    }[];

  it.each(Object.keys(kinds))("is judged by each level of the lists: %s", async (kind) => {
    const post = kinds[kind]!;
    await word("代开发票", WordLevelEnum.refuse);
    await word("傻瓜蛋", WordLevelEnum.mask);
    await word("加微信", WordLevelEnum.review);
    await word("随便记", WordLevelEnum.note);
    await settled();
    const before = await last(kind);
    const refused = await post("专业代 開-发票");
    expect(refused.code).toBe(errorCode.TEXT_REFUSED);
    expect(refused.msg).not.toContain("发票");
    expect(await last(kind)).toEqual(before);
    expect((await post("你这个傻*瓜*蛋啊")).code).toBe(200);
    expect(await last(kind)).toMatchObject({ words: "你这个*****啊", moderation: ModerationEnum.shown });
    expect((await post("随便记一下吧")).code).toBe(200);
    expect(await last(kind)).toMatchObject({ words: "随便记一下吧", moderation: ModerationEnum.shown });
    expect(await queue()).toEqual([]);
    expect((await post("请加 微 信看看")).code).toBe(200);
    expect(await last(kind)).toMatchObject({ moderation: ModerationEnum.waiting });
    expect(await queue()).toMatchObject([{ cause: ModerationCauseEnum.words, words: ["加微信"] }]);
  });

  it.each(Object.keys(kinds))(
    "is not taken from somebody who is blocked, who is told until when and why: %s",
    async (kind) => {
      const userNo = await userNoOf("13800000004");
      await server.call("saveBlockedPerson", { userNo, days: 3, opinion: "多次刷屏" }, as(operator));
      const refused = await kinds[kind]!("还想说");
      expect(refused.code).toBe(errorCode.PERSON_BLOCKED_UNTIL);
      expect(refused.msg).toContain("多次刷屏");
      expect(refused.msg).toMatch(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}/);
      await server.call("removeBlockedPerson", { userNo }, as(operator));
      expect((await kinds[kind]!("又能说了")).code).toBe(200);
    },
  );

  it("is not taken from a lecturer or an organisation who is blocked either", async () => {
    for (const [mobile, token] of [
      ["13800000002", lecturer],
      ["13800000003", organisation],
    ] as const) {
      const userNo = await userNoOf(mobile);
      await server.call("saveBlockedPerson", { userNo, opinion: "违规" }, as(operator));
      expect((await kinds["comment"]!("还想说", token)).code).toBe(errorCode.PERSON_BLOCKED);
    }
  });

  it("waits where it is one of a new account's first, or has many links, until that account was found good", async () => {
    await run(sql`update app_user set gmt_create = now() where mobile = '13800000004'`);
    expect((await server.call("saveModerationSettings", { firstPosts: 1 }, as(operator))).code).toBe(200);
    await kinds["comment"]!("新人的第一句");
    expect(await last("comment")).toMatchObject({ moderation: ModerationEnum.waiting });
    const [entry] = await queue();
    expect(entry).toMatchObject({ cause: ModerationCauseEnum.newAccount, excerpt: "新人的第一句" });
    await server.call("auditReview", { id: entry!.id, version: entry!.version, isKept: 1 }, as(operator));
    await kinds["comment"]!("新人的第二句");
    expect(await last("comment")).toMatchObject({ moderation: ModerationEnum.shown });
    const three = links("https://a.example", "https://b.example", "https://c.example");
    await server.call("saveBlog", blogOf("三个链接", three), as(writer));
    expect(await queue()).toMatchObject([{ cause: ModerationCauseEnum.links }]);
    // An address that stands there twice is one.
    await server.call("saveBlog", blogOf("一个链接", links("https://a.example", "https://a.example")), as(writer));
    expect(await last("blog")).toMatchObject({ moderation: ModerationEnum.shown });
    await run(sql`delete from moderation_entry`);
    await run(sql`update app_user set gmt_create = now() - interval '4 days' where mobile = '13800000004'`);
    await server.call("saveBlog", blogOf("老人的三个链接", three), as(writer));
    expect(await last("blog")).toMatchObject({ moderation: ModerationEnum.shown });
  });

  it("is as strict as an organisation sets it on its own content, and else as the platform does", async () => {
    const settings = async (token: string) => ok(await server.call("getModerationSettings", {}, as(token)));
    expect(await settings(organisation)).toEqual({ usualHiddenAt: 3, usualFirstPosts: 0 });
    await server.call("saveModerationSettings", { hiddenAt: 5 }, as(operator));
    expect(await settings(operator)).toEqual({ hiddenAt: 5, usualHiddenAt: 3, usualFirstPosts: 0 });
    expect(await settings(organisation)).toEqual({ usualHiddenAt: 5, usualFirstPosts: 0 });
    await server.call("saveModerationSettings", { hiddenAt: 1, firstPosts: 9 }, as(organisation));
    expect(await settings(organisation)).toMatchObject({ hiddenAt: 1, firstPosts: 9 });
    expect((await server.call("saveModerationSettings", {}, as(writer))).code).toBe(errorCode.NO_PERMISSION);
    const report = async (targetKind: OperationInput<"saveReport">["targetKind"], targetId: string) =>
      server.call("saveReport", { targetKind, targetId, reason: ReportReasonEnum.insult, content: "" }, as(reader));
    const commentId = ok(await kinds["course"]!("这门课不错")).id as string;
    await report(ModerationTargetEnum.courseComment, commentId);
    expect(await last("course")).toMatchObject({ moderation: ModerationEnum.hidden });
    const id = ok(await kinds["comment"]!("写得不错")).id as string;
    await report(ModerationTargetEnum.comment, id);
    expect(await last("comment")).toMatchObject({ moderation: ModerationEnum.shown });
    // The moment of hiding stands in the history: it is the report's own transaction that hides.
    const [entry] = await queue(organisation);
    const data = ok(await server.call("listReviewEvents", { id: entry!.id }, as(organisation)));
    expect(data.list).toMatchObject([
      { event: ModerationEventEnum.opened },
      { event: ModerationEventEnum.hidden, eventName: "因举报隐藏" },
    ]);
  });

  it("is not hidden by a thousand reports of one person, who may make thirty an hour", async () => {
    const ids = await Promise.all(
      Array.from({ length: 40 }, (_, at) =>
        run<{ id: string }>(sql`insert into community_comment (org_no, target_kind, target_id, user_no, body, body_text)
          select '1001', 3, ${courseId}, user_no, '{}', ${`第${at}句`} from app_user where mobile = '13800000004' returning id`),
      ),
    );
    const targets = ids.map(([row]) => row?.id ?? "");
    const codes: number[] = [];
    for (let round = 0; round < 25; round += 1)
      codes.push(
        ...(await Promise.all(
          targets.map(async (targetId) => {
            const body = { targetKind: ModerationTargetEnum.courseComment, targetId, reason: ReportReasonEnum.other };
            return (await server.call("saveReport", body, as(reader))).code as number;
          }),
        )),
      );
    expect(codes).toHaveLength(1000);
    expect(new Set(codes)).toEqual(new Set([200, errorCode.REPORT_TOO_MANY]));
    const [row] = await run<{ reports: number; most: number; hidden: number }>(sql`select
      (select count(*)::int from content_report) as reports, (select max(score)::float from moderation_entry) as most,
      (select count(*)::int from moderation_entry where is_hidden) as hidden`);
    expect(row).toEqual({ reports: 30, most: 1, hidden: 0 });
  });

  it("names and introductions are taken as they are or refused", async () => {
    await word("官方客服", WordLevelEnum.mask);
    await settled();
    const save = (input: Record<string, unknown>) => server.call("updateBlogger", input, as(writer));
    expect((await save({ userName: "官 方 客服" })).code).toBe(errorCode.TEXT_REFUSED);
    expect((await save({ introduce: "我是官方客服" })).code).toBe(errorCode.TEXT_REFUSED);
    expect((await save({ introduce: "我爱学习" })).code).toBe(200);
    await server.call("saveBlockedPerson", { userNo: await userNoOf("13800000004"), opinion: "违规" }, as(operator));
    expect((await save({ introduce: "还想说" })).code).toBe(errorCode.PERSON_BLOCKED);
  });

  it("blocks are remembered: who set and lifted them, and those whose time is over", async () => {
    const userNo = await userNoOf("13800000004");
    const block = (input: object, token = operator) =>
      server.call("saveBlockedPerson", { userNo, opinion: "刷屏", ...input }, as(token));
    const listed = async (isPast: OperationInput<"listBlockedPeople">["isPast"]) =>
      ok(await server.call("listBlockedPeople", { isPast }, as(operator))).list;
    await block({ days: 1 });
    await block({ days: 7, opinion: "又刷屏" });
    expect(await listed(0)).toMatchObject([{ opinion: "又刷屏" }]);
    const told = JSON.stringify(ok(await server.call("listMessages", {}, as(writer))).list);
    for (const opinion of ["刷屏", "又刷屏"]) expect(told).toContain(`"${opinion}"`);
    expect(await listed(1)).toMatchObject([{ opinion: "刷屏", lifterName: "平台运营" }]);
    await run(sql`update blocked_person set gmt_end = now() - interval '1 hour'`);
    expect(await listed(0)).toEqual([]);
    expect((await listed(1)).map(({ opinion }) => opinion)).toEqual(["又刷屏", "刷屏"]);
    await block({});
    await server.call("removeBlockedPerson", { userNo }, as(operator));
    expect(await listed(1)).toHaveLength(3);
    expect((await listed(1)).filter(({ lifterName }) => lifterName !== undefined)).toHaveLength(2);
  });

  it("finds people who wrote something on the own site, whom alone an organisation blocks", async () => {
    await kinds["course"]!("这门课不错");
    const find = async (keyword: string, token: string) =>
      ok(await server.call("listWriters", { keyword }, as(token))).list as { userName: string }[];
    expect(await find("佳慧", organisation)).toMatchObject([{ userName: "李佳慧", isBlocked: 0 }]);
    expect(await find("平台运营", operator)).toEqual([]);
    const known = await userNoOf("13800000004");
    const named = async (userNo: string, token: string) =>
      ok(await server.call("listWriters", { userNo }, as(token))).list as { userName: string }[];
    expect(await named(known, organisation)).toMatchObject([{ userNo: known, userName: "李佳慧" }]);
    expect(ok(await server.call("listWriters", {}, as(operator))).list).toEqual([]);
    expect((await server.call("listWriters", { keyword: "李" }, as(writer))).code).toBe(errorCode.NO_PERMISSION);
    await run(sql`delete from community_comment where target_kind = 3 and user_no = ${await userNoOf("13800000006")}`);
    expect(await find("吴建民", organisation)).toEqual([]);
    const stranger = { userNo: await userNoOf("13800000006"), opinion: "违规" };
    expect((await server.call("saveBlockedPerson", stranger, as(organisation))).code).toBe(errorCode.NOT_FOUND);
  });

  it("lists are exported as they are imported", async () => {
    const text60 = "代开发票\t5\t广告 发票\n傻瓜蛋\t3\t辱骂\n放行词\t1\t";
    const input = { text: text60, level: WordLevelEnum.review };
    await server.call("importWordList", input, as(operator));
    const { content, fileName } = ok(await server.call("exportModerationWords", {}, as(operator)));
    expect(fileName).toMatch(/^词库-\d{4}-\d{2}-\d{2}\.txt$/);
    const exported = Buffer.from(content, "base64").toString();
    expect(exported.split("\n").slice(1, 4)).toEqual(text60.split("\n"));
    const { data } = await server.call("checkWordList", { text: exported, level: WordLevelEnum.review }, as(operator));
    expect(data).toMatchObject({ newCount: 0, changedCount: 0, sameCount: 3, takenCount: 0, refusedList: [] });
    const own = ok(await server.call("exportModerationWords", {}, as(organisation))).content;
    expect(Buffer.from(own, "base64").toString()).not.toContain("发票");
  });
});
