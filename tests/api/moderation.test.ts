import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import {
  ModerationCauseEnum,
  ModerationEnum,
  ModerationEventEnum,
  ModerationStateEnum,
  ModerationTargetEnum,
  ReportReasonEnum,
  WordLevelEnum,
} from "../../src/generated/enums.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { itInWholeRun } from "../whole-run.ts";

describe("what people write, looked at", () => {
  let server: TestServer;
  let writer = "";
  let reader = "";
  let operator = "";
  let organisation = "";
  let courseId = "";
  let orgNo = "";
  beforeAll(async () => {
    server = await startTestServer();
    writer = await server.signIn("13800000001");
    reader = await server.signIn("13800000004");
    operator = await server.signIn("13800000009");
    organisation = await server.signIn("13800000003");
    const [own] = await run<{ org_no: string }>(sql`select org_no from app_user where mobile = '13800000003'`);
    orgNo = own?.org_no ?? "";
    const [course] = await run<{ id: string }>(
      sql`select id from course where is_public and org_no = ${orgNo} order by id limit 1`,
    );
    courseId = course?.id ?? "";
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    for (const table of ["moderation_entry", "content_report", "blocked_person", "use_count"])
      await run(sql`delete from ${sql.table(table)}`);
    await run(sql`delete from community_comment where target_kind = 3 and target_id = ${courseId}`);
    const left = await run(sql`delete from moderation_word returning id`);
    if (left.length > 0) for (const each of ["default", orgNo]) await server.services.wordLists.changed(each);
  });

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const say = (commentText: string, token = writer) =>
    server.call("saveCourseComment", { courseId, commentText }, { token });
  const comments = async (token?: string) =>
    ok(await server.call("listCourseComments", { courseId }, token ? { token } : {})).list as {
      commentText: string;
      moderation?: number;
    }[];
  const word = (text: string, level: OperationInput<"saveModerationWord">["level"], token = operator) =>
    server.call("saveModerationWord", { word: text, level, tagList: [] }, { token });
  /** The list in memory is the one that is stored. */
  const settled = () => server.services.wordLists.findFresh(orgNo, "");
  const report = (targetId: string, token = reader) =>
    server.call(
      "saveReport",
      { targetKind: ModerationTargetEnum.courseComment, targetId, reason: ReportReasonEnum.advertising, content: "" },
      { token },
    );
  const queue = async (input: Record<string, unknown> = {}, token = operator) =>
    ok(await server.call("listReviews", input, { token })) as {
      list: { id: string; version: number; cause: number; excerpt: string; words: string[]; orgNo: string }[];
      waitingCount: number;
    };
  const decide = (input: Record<string, unknown>, token = operator) =>
    server.callUnchecked("auditReview", { opinion: "", ...input }, { token });
  const first = async (input: Record<string, unknown> = {}) => {
    const [entry] = (await queue(input)).list;
    if (!entry) throw new Error("nothing waits");
    return entry;
  };
  /** Reports that weigh as much as it takes. */
  const hideByReports = async (id: string) => {
    for (const token of [reader, organisation, operator]) expect((await report(id, token)).code).toBe(200);
  };

  it("is refused, masked, or reviewed first, by the words of the lists, and the writer is never told the word", async () => {
    await word("代开发票", WordLevelEnum.refuse);
    await word("傻瓜蛋", WordLevelEnum.mask);
    await word("加微信", WordLevelEnum.review);
    await word("随便记", WordLevelEnum.note);
    await settled();
    const refused = await say("专业代 開-发票");
    expect(refused.code).toBe(errorCode.TEXT_REFUSED);
    expect(refused.msg).not.toContain("发票");
    await say("你这个傻*瓜*蛋");
    await say("随便记一下");
    expect(ok(await say("请加 微 信")).moderation).toBe(ModerationEnum.waiting);
    expect((await comments()).map(({ commentText }) => commentText)).toEqual(["随便记一下", "你这个*****"]);
    expect((await comments(writer))[0]).toMatchObject({
      commentText: "请加 微 信",
      moderation: ModerationEnum.waiting,
    });
    const entry = await first();
    expect(entry).toMatchObject({ cause: ModerationCauseEnum.words, excerpt: "请加 微 信", words: ["加微信"], orgNo });
    expect((await decide({ ...pick(entry), isKept: 1 })).code).toBe(200);
    expect((await comments())[0]?.commentText).toBe("请加 微 信");
  });

  it("follows an organisation's own words on its own content alone", async () => {
    await word("本校秘密", WordLevelEnum.refuse, organisation);
    await settled();
    expect((await say("这是本校秘密")).code).toBe(errorCode.TEXT_REFUSED);
    expect(await server.services.wordLists.findFresh("default", "这是本校秘密")).toEqual([]);
    const data = ok(await server.call("listModerationWords", {}, { token: operator }));
    expect(data.list).toEqual([]);
    expect((await server.call("listModerationWords", {}, { token: writer })).code).toBe(errorCode.NO_PERMISSION);
  });

  it("counts a person's report once, hides what enough people report, and shows it again when it is kept", async () => {
    const id = ok(await say("普通的一句话")).id as string;
    for (let time = 0; time < 3; time += 1) expect((await report(id)).code).toBe(200);
    await Promise.all(Array.from({ length: 20 }, () => report(id)));
    expect(await run(sql`select id from content_report`)).toHaveLength(1);
    expect((await report(id, writer)).code).toBe(errorCode.REPORT_OWN);
    expect((await comments()).length).toBe(1);
    await hideByReports(id);
    expect(await comments()).toEqual([]);
    const entry = await first();
    expect(entry).toMatchObject({ cause: ModerationCauseEnum.reported, isHidden: 1, countReport: 3, score: 3 });
    expect((await decide({ ...pick(entry), isKept: 1 })).code).toBe(200);
    expect((await comments()).length).toBe(1);
    expect((await queue()).waitingCount).toBe(0);
    // Whose reports were wrong weighs less.
    const other = ok(await say("另一句话")).id as string;
    await report(other);
    expect((await first()) as object).toMatchObject({ score: 0.7 });
  });

  it("is decided by one of fifty at once, and the others are told", async () => {
    const id = ok(await say("要处理的话")).id as string;
    await report(id);
    const entry = await first();
    const codes = await Promise.all(
      Array.from({ length: 50 }, (_, at) => decide({ ...pick(entry), isKept: at % 2 }).then(({ code }) => code)),
    );
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === errorCode.REVIEW_DECIDED)).toHaveLength(49);
    const data = ok(await server.call("listReviewEvents", { id: entry.id }, { token: operator }));
    expect(data.list).toHaveLength(2);
  });

  it("is removed with a reason, appealed against once, and comes back when the appeal is granted", async () => {
    const id = ok(await say("会被删除的话")).id as string;
    await report(id);
    const entry = await first();
    await decide({ ...pick(entry), isKept: 0, opinion: "是广告" });
    expect(await comments()).toEqual([]);
    expect(await comments(writer)).toEqual([]);
    const messages = await server.call("listMessages", {}, { token: writer });
    expect(JSON.stringify(ok(messages).list)).toContain("是广告");
    const own = await server.call("listOwnReviews", { mayAppeal: 1 }, { token: writer });
    expect(ok(own).list).toMatchObject([{ id: entry.id, mayAppeal: 1, opinion: "是广告" }]);
    expect(ok(own).list[0]).not.toHaveProperty("words");
    const appeal = (token: string) => server.call("saveAppeal", { id: entry.id, content: "这不是广告" }, { token });
    expect((await appeal(reader)).code).toBe(errorCode.NOT_FOUND);
    expect((await appeal(writer)).code).toBe(200);
    expect((await appeal(writer)).code).toBe(errorCode.APPEAL_DONE);
    const appealed = await first();
    expect(appealed).toMatchObject({ state: ModerationStateEnum.appealed, appeal: "这不是广告" });
    await decide({ ...pick(appealed), isKept: 1 });
    expect((await comments()).length).toBe(1);
    const data = ok(await server.call("listReviewEvents", { id: entry.id }, { token: operator }));
    expect(data.list.map(({ event }) => event)).toEqual([
      ModerationEventEnum.opened,
      ModerationEventEnum.removed,
      ModerationEventEnum.appealed,
      ModerationEventEnum.granted,
    ]);
    const audit = await run<{ action: string }>(
      sql`select action from audit_entry where action like 'moderation.%' order by id desc limit 2`,
    );
    expect(audit.map(({ action }) => action)).toEqual(["moderation.keep", "moderation.remove"]);
  });

  it("is decided on by an organisation where it is its own, and by many at once", async () => {
    for (const text of ["一", "二", "三"]) await report(ok(await say(text)).id!);
    const { list } = await queue({}, organisation);
    expect(list).toHaveLength(3);
    await decide({ ...pick(list[0]), isKept: 1 });
    const all = await server.call(
      "auditReviews",
      { reviewList: list.map(pick), isKept: 0, opinion: "刷屏" },
      { token: organisation },
    );
    expect(all.data).toEqual({ decidedCount: 2, missedList: [list[0]?.id] });
    await run(sql`update moderation_entry set org_no = 'default', state = 1`);
    expect((await queue({}, organisation)).list).toEqual([]);
    const [foreign] = (await queue()).list;
    expect((await decide({ ...pick(foreign), isKept: 1 }, organisation)).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("listReviews", {}, { token: writer })).code).toBe(errorCode.NO_PERMISSION);
  });

  const many = (input: Record<string, unknown>, token = operator) =>
    server.callUnchecked("auditReviews", { isKept: 0, opinion: "刷屏", ...input }, { token });

  it("is decided on by the filter that found it, and by nothing where that finds another number now", async () => {
    for (const text of ["一", "二", "三"]) await report(ok(await say(text)).id!);
    const before = await run<{ id: string }>(sql`select id from audit_entry order by id desc limit 1`);
    const [last] = await run<{ id: string }>(sql`select id from msg order by id desc limit 1`);
    const kind = { targetKind: ModerationTargetEnum.courseComment };
    const changed = await many({ ...kind, countExpected: 2 });
    expect(changed).toMatchObject({ code: errorCode.COUNT_CHANGED, data: { count: 3 } });
    expect(changed.msg).toContain("3");
    expect((await many({ targetKind: ModerationTargetEnum.blog, countExpected: 3 })).data).toEqual({ count: 0 });
    expect((await many({ ...kind, state: "decided", countExpected: 3 })).data).toEqual({ count: 0 });
    expect((await many({ ...kind })).code).toBe(errorCode.VALIDATION);
    expect((await queue()).waitingCount).toBe(3);
    const done = ok(await many({ ...kind, countExpected: 3 }));
    expect(done).toEqual({ decidedCount: 3, missedList: [] });
    expect(await comments()).toEqual([]);
    const audits = await run<{ action: string; detail: { opinion: string } }>(
      sql`select action, detail from audit_entry where id > ${before[0]?.id ?? 0} and action like 'moderation.%'`,
    );
    expect(audits).toHaveLength(3);
    for (const { action, detail } of audits) expect([action, detail.opinion]).toEqual(["moderation.remove", "刷屏"]);
    const sent = await run(sql`select id from msg where id > ${last?.id ?? 0} and msg_text::text like '%刷屏%'`);
    expect(sent).toHaveLength(3);
  });

  it("is decided on in the version that was seen, by an organisation only what is its own", async () => {
    for (const text of ["一", "二"]) await report(ok(await say(text)).id!);
    const { list } = await queue();
    const reviewList = list.map(pick);
    await run(sql`update moderation_entry set version = version + 1 where id = ${list[0]?.id}`);
    await run(sql`update moderation_entry set org_no = 'default' where id = ${list[1]?.id}`);
    const all = await many({ reviewList }, organisation);
    expect(all.data).toEqual({ decidedCount: 0, missedList: list.map(({ id }) => id) });
    expect((await many({ countExpected: 2 }, organisation)).data).toEqual({ count: 1 });
    expect((await many({ reviewList }, writer)).code).toBe(errorCode.NO_PERMISSION);
    expect((await queue()).waitingCount).toBe(2);
  });

  it("is decided on once where several moderators take the same lot at the same time", async () => {
    for (const text of ["一", "二", "三", "四"]) await report(ok(await say(text)).id!);
    const { list } = await queue();
    const there = list.map(pick);
    const replies = await Promise.all([
      ...[there, there.toReversed(), there].map((reviewList) => many({ reviewList })),
      ...there.map((one) => decide({ ...one, isKept: 1 })),
    ]);
    const lots = replies.slice(0, 3).map((reply) => (reply.data as { decidedCount: number }).decidedCount);
    const singles = replies.slice(3).filter(({ code }) => code === 200).length;
    expect(lots.reduce((sum, count) => sum + count, singles)).toBe(4);
    for (const { code } of replies) expect([200, errorCode.REVIEW_DECIDED]).toContain(code);
  });

  it("takes words off by the filter that found them, each with its entry in the audit log", async () => {
    for (const text of ["代开发票", "代办证件", "加微信"]) await word(text, WordLevelEnum.review);
    const remove = (input: Record<string, unknown>) =>
      server.callUnchecked("removeModerationWords", input, { token: operator });
    expect(ok(await server.call("listModerationWords", { keyword: "代" }, { token: operator })).totalCount).toBe(2);
    expect(await remove({ keyword: "代", countExpected: 3 })).toMatchObject({
      code: errorCode.COUNT_CHANGED,
      data: { count: 2 },
    });
    expect((await remove({ keyword: "代" })).code).toBe(errorCode.VALIDATION);
    expect((await remove({ keyword: "代", countExpected: 2 })).data).toEqual({ removedCount: 2 });
    const audits = await run<{ detail: { word: string } }>(
      sql`select detail from audit_entry where action = 'moderation.wordsRemoved' order by id desc limit 2`,
    );
    expect(audits.map(({ detail }) => detail.word).toSorted()).toEqual(["代办证件", "代开发票"].toSorted());
    const left = ok(await server.call("listModerationWords", {}, { token: operator })).list;
    expect(left.map((one) => one.word)).toEqual(["加微信"]);
  });

  it("finds words by one of their tags too", async () => {
    await server.call(
      "saveModerationWord",
      { word: "加微信", level: WordLevelEnum.review, tagList: ["AD"] },
      { token: operator },
    );
    await word("代开发票", WordLevelEnum.review);
    const found = ok(await server.call("listModerationWords", { keyword: "ad" }, { token: operator })).list;
    expect(found.map((one) => one.word)).toEqual(["加微信"]);
  });

  it("is not written by somebody who is blocked, who is told until when and why", async () => {
    const [user] = await run<{ user_no: string }>(sql`select user_no from app_user where mobile = '13800000001'`);
    const userNo = user?.user_no ?? "";
    const block = (input: object, token: string) =>
      server.call("saveBlockedPerson", { userNo, opinion: "多次刷屏", ...input }, { token });
    expect((await block({ days: 3 }, organisation)).code).toBe(200);
    const refused = await say("还想说");
    expect(refused).toMatchObject({ code: errorCode.PERSON_BLOCKED_UNTIL });
    expect(refused.msg).toContain("多次刷屏");
    expect(ok(await server.call("listBlockedPeople", {}, { token: organisation })).list).toMatchObject([{ userNo }]);
    expect(ok(await server.call("listBlockedPeople", {}, { token: operator })).list).toEqual([]);
    await server.call("removeBlockedPerson", { userNo }, { token: organisation });
    expect((await say("又能说了")).code).toBe(200);
    expect((await block({}, operator)).code).toBe(200);
    expect((await say("还想说")).code).toBe(errorCode.PERSON_BLOCKED);
    expect((await block({}, writer)).code).toBe(errorCode.NO_PERMISSION);
  });

  itInWholeRun(
    "takes over a list of 60,000 words with doubles, counted by nodes at once, and judges by it",
    async () => {
      const lines = Array.from({ length: 60_000 }, (_, at) => `测试词${numeral(at)}号`);
      const text = ["# 词库", "word,9", ...lines, lines[0], lines[1], "代开发票,5,广告 发票"]
        .slice(0, 60_003)
        .join("\n");
      const input = { text, level: WordLevelEnum.review, tagList: ["导入"] };
      const { data: check } = await server.call("checkWordList", input, { token: operator });
      expect(check).toMatchObject({ newCount: 60_000, doubleCount: 1, takenCount: 60_000, refusedList: [{ row: 2 }] });
      const { data: done } = await server.call("importWordList", input, { token: operator });
      expect(done).toEqual({ newCount: 60_000, changedCount: 0 });
      const { data: again } = await server.call("checkWordList", input, { token: operator });
      expect(again).toMatchObject({ newCount: 0, sameCount: 60_000 });
      const { data: tried } = await server.call(
        "checkModerationText",
        { text: `这里有${lines[59_999]}` },
        { token: operator },
      );
      expect(tried).toMatchObject({
        outcome: "review",
        hitList: [{ text: lines[59_999], word: lines[59_999], level: WordLevelEnum.review }],
      });
      const tooMany = await server.call(
        "importWordList",
        { text: "再来一个词", level: WordLevelEnum.note },
        { token: operator },
      );
      expect(tooMany.code).toBe(errorCode.WORD_LIST_TOO_LONG);
    },
  );

  it("keeps names with such words away, and refuses words that nothing can be looked for by", async () => {
    await word("官方客服", WordLevelEnum.review);
    await settled();
    expect((await server.call("updateUser", { name: "官 方 客服" }, { token: writer })).code).toBe(
      errorCode.TEXT_REFUSED,
    );
    expect((await word("！！", WordLevelEnum.note)).code).toBe(errorCode.VALIDATION);
    expect((await word("官方，客服", WordLevelEnum.note)).code).toBe(errorCode.WORD_THERE);
  });
});

const pick = (entry: { id: string; version: number } | undefined) => ({
  id: entry?.id ?? "",
  version: entry?.version ?? 1,
});

/** Letters, so that no two are one word. */
const numeral = (at: number): string => [...String(at)].map((digit) => "甲乙丙丁戊己庚辛壬癸"[Number(digit)]).join("");
