import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { admit } from "../../src/server/modules/live/chat/admit.ts";
import { fieldsOf, ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

/** COURSE_NOT_HELD */
const notHeld = 1500;

describe("open classes and tailored training", () => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    server = await startTestServer();
    const people = await run<{ mobile: string; user_type: number; is_operator: boolean; org_no: string }>(
      sql`select mobile, user_type, is_operator, org_no from app_user where mobile is not null order by user_no`,
    );
    const find = (fits: (person: (typeof people)[number]) => boolean) => people.find(fits)?.mobile ?? "";
    tokens["learner"] = await server.signIn("13800000001");
    tokens["other"] = await server.signIn("13800000004");
    tokens["organisation"] = await server.signIn(find((person) => person.user_type === 3 && !person.is_operator));
    tokens["operator"] = await server.signIn(find((person) => person.is_operator));
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    await run(sql`delete from open_course_user`);
    await run(sql`delete from msg where msg_title like '%公开课%'`);
  });

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  const as = (who: string) => ({ token: tokens[who] ?? "" });
  const coming = async () =>
    ok(await server.call("listOpenCourses", { isOver: false, pageSize: 50 })).list.find(
      (open) => open.liveStatus === 1 && open.memberMost > 0,
    );

  it("lists what comes next before what is over, in both languages, and by category", async () => {
    const all = ok(await server.call("listOpenCourses", { pageSize: 50 }));
    expect(all.totalCount).toBe(all.list.length);
    const states = all.list.map(({ liveStatus }) => liveStatus >= 3);
    expect(states).toEqual([...states].sort());
    const [first] = all.list;
    const english = ok(await server.call("getOpenCourse", { id: first!.id }, { headers: { "accept-language": "en" } }));
    expect(english.openName).not.toBe(first!.openName);
    expect(english.introduce.content.length).toBeGreaterThan(1);
    const categories = ok(await server.call("listOpenCourseCategories")).list;
    expect(categories.reduce((sum, { num }) => sum + num, 0)).toBe(all.totalCount);
    const inOne = ok(await server.call("listOpenCourses", { categoryId: categories[0]!.id }));
    expect(inOne.totalCount).toBe(categories[0]!.num);
    expect(ok(await server.call("listOpenCourses", { categoryId: "9223372036854775808" })).totalCount).toBe(0);
    const [one] = inOne.list;
    const others = ok(await server.call("listOpenCourses", { categoryId: categories[0]!.id, exceptId: one!.id }));
    expect([others.totalCount, others.list.some(({ id }) => id === one!.id)]).toEqual([inOne.totalCount - 1, false]);
    expect((await server.call("getOpenCourse", { id: "999999" })).code).toBe(errorCode.NOT_FOUND);
  });

  it("an organisation's site shows its own only", async () => {
    const { list } = ok(await server.call("listOpenCourses", { orgNo: "1001" }));
    expect(list.every(({ orgNo }) => orgNo === "1001")).toBe(true);
  });

  it("registers once, however often at once, and gives the place back", async () => {
    const { id, memberCount } = (await coming())!;
    expect((await server.call("saveOpenCourseUser", { id })).code).toBe(errorCode.SESSION_MISSING);
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => server.call("saveOpenCourseUser", { id, isRemind: true }, as("learner"))),
    );
    expect(replies.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200]);
    expect((await server.call("getOpenCourseUser", { id }, as("learner"))).data).toMatchObject({
      isRegistered: true,
      isRemind: true,
      memberCount: memberCount + 1,
    });
    expect(
      await run(sql`select 1 from msg_user join msg on msg.id = msg_id where msg_title like '%公开课%'`),
    ).toHaveLength(1);
    expect(ok(await server.call("getOpenCourseUser", { id }, as("other"))).isRegistered).toBe(false);
    await server.call("saveOpenCourseUser", { id, isRemind: false }, as("learner"));
    expect(await run(sql`select 1 from msg where msg_title like '%公开课%'`)).toEqual([]);
    expect((await server.call("deleteOpenCourseUser", { id }, as("learner"))).data).toMatchObject({
      isRegistered: false,
      memberCount,
    });
    expect((await server.call("deleteOpenCourseUser", { id }, as("learner"))).data).toMatchObject({ memberCount });
  });

  it("a reminder is a message that comes half an hour before", async () => {
    const { id } = (await coming())!;
    await server.call("saveOpenCourseUser", { id, isRemind: true }, as("learner"));
    const [row] = await run<{ minutes: string }>(
      sql`select extract(epoch from open_course.begin_time - msg.send_time) / 60 as minutes from open_course_user
        join msg on msg.id = msg_id join open_course on open_course.id = open_course_id`,
    );
    expect(Number(row?.minutes)).toBe(30);
  });

  it("the last place goes to one of those who want it at once; a class that is over takes nobody", async () => {
    const { id } = (await coming())!;
    await run(sql`update open_course set member_most = member_count + 1 where id = ${id}`);
    const replies = await Promise.all(
      ["learner", "other", "organisation"].map((who) => server.call("saveOpenCourseUser", { id }, as(who))),
    );
    expect(replies.map(({ code }) => code).sort()).toEqual([1551, 1551, 200].sort());
    const { list } = ok(await server.call("listOpenCourses", { isOver: true }));
    const gone = list.at(-1)!.id;
    const [{ period_id }] = (await run<{ period_id: string }>(
      sql`select period_id from open_course where id = ${gone}`,
    )) as [{ period_id: string }];
    await run(sql`update open_course set period_id = null where id = ${gone}`);
    expect((await server.call("saveOpenCourseUser", { id: gone }, as("learner"))).code).toBe(errorCode.OPEN_OVER);
    await run(sql`update open_course set period_id = ${period_id} where id = ${gone}`);
  });

  /** A class of a course that costs money, with the codes of the ways to its session for somebody. */
  const paid = async (liveStatus: number): Promise<{ id: string; courseId: string; periodId: string }> => {
    const { list } = ok(await server.call("listOpenCourses", { pageSize: 50 }));
    for (const open of list.filter((one) => one.liveStatus === liveStatus)) {
      const data = ok(await server.call("getOpenCourse", { id: open.id }));
      const [course] = await run<{
        price_fen: number;
      }>(sql`select price_fen from course where id = ${data.courseId} and not exists (
        select from course_user join app_user using (user_no)
        where course_id = ${data.courseId} and mobile in ('13800000001', '13800000004'))`);
      const [period] = await run<{ is_free: boolean }>(sql`select is_free from period where id = ${data.periodId}`);
      if (course && course.price_fen > 0 && period) {
        await run(sql`update period set is_free = false where id = ${data.periodId}`);
        return { id: data.id, courseId: data.courseId!, periodId: data.periodId! };
      }
    }
    throw new Error(`the demo has no such class that costs money: ${liveStatus}`);
  };
  const ways = async ({ courseId, periodId }: { courseId: string; periodId: string }, who: string) => {
    const beat = { courseId, periodId, ranges: [], position: 0, rate: 1 };
    const replies = await Promise.all([
      server.call("getLiveUrl", { courseId, periodId }, as(who)),
      server.call("getPlaybackUrl", { courseId, periodId }, as(who)),
      server.call("signCourse", { courseId, periodId }, as(who)),
      server.call("saveStudyLog", beat, as(who)),
    ]);
    return replies.map(({ code }) => code);
  };
  const canStudy = async ({ courseId }: { courseId: string }, who: string): Promise<string[]> => {
    const { list } = ok(await server.call("listStudyChapters", { courseId }, as(who)));
    return list.flatMap(({ periodList }) => periodList.filter((period) => period.canStudy === 1).map(({ id }) => id));
  };
  const admitted = async (periodId: string, who: string) => {
    const found = await server.services.sessions.find(as(who).token);
    return found.state === "active"
      ? admit(server.services.db, { periodId, who: found.session, now: server.services.now() })
      : undefined;
  };

  it("who is registered may see the replay and study that session, and nothing else of the course", async () => {
    const open = await paid(4);
    expect(await ways(open, "other")).toEqual([notHeld, notHeld, notHeld, notHeld]);
    expect((await server.call("saveOpenCourseUser", { id: open.id }, as("learner"))).data).toMatchObject({
      isRegistered: true,
      isRemind: false,
    });
    const [, replay, sign, beat] = await ways(open, "learner");
    expect([replay, sign, beat]).toEqual([200, 200, 200]);
    expect(await ways(open, "other")).toEqual([notHeld, notHeld, notHeld, notHeld]);
    const free = await canStudy(open, "other");
    expect((await canStudy(open, "learner")).filter((id) => !free.includes(id))).toEqual([open.periodId]);
    const [next] = await run<{ id: string }>(
      sql`select id from period where course_id = ${open.courseId} and id <> ${open.periodId} and not is_free limit 1`,
    );
    expect(
      (await ways({ courseId: open.courseId, periodId: next!.id }, "learner")).every((code) => code === notHeld),
    ).toBe(true);
    await server.call("deleteOpenCourseUser", { id: open.id }, as("learner"));
    expect(await ways(open, "learner")).toEqual([notHeld, notHeld, notHeld, notHeld]);
  });

  it("who is registered comes in when it is on, until they give the place back or the class is taken off", async () => {
    const open = await paid(1);
    await run(sql`update open_course set member_most = 0 where id = ${open.id}`);
    expect((await server.call("saveOpenCourseUser", { id: open.id }, as("learner"))).code).toBe(200);
    const times = await run<{ begin_time: Date; end_time: Date }>(
      sql`select begin_time, end_time from period where id = ${open.periodId}`,
    );
    const now = server.services.now().getTime();
    await run(
      sql`update period set begin_time = ${new Date(now - 600_000)}, end_time = ${new Date(now + 3_000_000)} where id = ${open.periodId}`,
    );
    // The class is when its session is.
    expect(ok(await server.call("getOpenCourse", { id: open.id })).liveStatus).toBe(2);
    expect((await ways(open, "learner"))[0]).toBe(200);
    expect(await admitted(open.periodId, "learner")).toMatchObject({ isStaff: false });
    expect([(await ways(open, "other"))[0], await admitted(open.periodId, "other")]).toEqual([notHeld, "notHeld"]);
    await run(sql`update open_course set is_putaway = false where id = ${open.id}`);
    expect([(await ways(open, "learner"))[0], await admitted(open.periodId, "learner")]).toEqual([notHeld, "notHeld"]);
    await run(sql`update open_course set is_putaway = true where id = ${open.id}`);
    await server.call("deleteOpenCourseUser", { id: open.id }, as("learner"));
    expect([(await ways(open, "learner"))[0], await admitted(open.periodId, "learner")]).toEqual([notHeld, "notHeld"]);
    await run(
      sql`update period set begin_time = ${times[0]!.begin_time}, end_time = ${times[0]!.end_time} where id = ${open.periodId}`,
    );
  });

  const wish = "想在厂里做两天，讲配电房的安全。";
  const request = (id: string, more: object = {}) => ({
    id,
    contactName: "周敏",
    contactMobile: "13800009999",
    people: 20,
    wish,
    ...more,
  });

  it("organisations may ask for a package, others are told why not", async () => {
    const [first] = ok(await server.call("listCustomPackages")).list;
    expect((await server.call("checkCustomApply", { id: first!.id }, as("learner"))).data).toEqual({
      isAllowed: false,
      reason: "organisation",
      apply: null,
    });
    expect((await server.call("saveCustomApply", request(first!.id), as("learner"))).code).toBe(
      errorCode.NO_PERMISSION,
    );
    expect((await server.call("saveCustomApply", request(first!.id))).code).toBe(errorCode.SESSION_MISSING);
    expect((await server.call("checkCustomApply", { id: first!.id }, as("organisation"))).data).toMatchObject({
      isAllowed: true,
      reason: "",
    });
    expect((await server.call("listCustomApplies", {}, as("organisation"))).code).toBe(errorCode.NO_PERMISSION);
  });

  it("a request waits for an operator's answer, of which the organisation is told", async () => {
    const [first] = ok(await server.call("listCustomPackages")).list;
    const wrong = await server.call(
      "saveCustomApply",
      request(first!.id, { people: 1, beginDate: "2020-01-01" }),
      as("organisation"),
    );
    expect(wrong.code).toBe(errorCode.VALIDATION);
    expect(fieldsOf(wrong).map(({ path }) => path)).toEqual(["people", "beginDate"]);
    const replies = await Promise.all(
      [1, 2, 3].map(() => server.call("saveCustomApply", request(first!.id), as("organisation"))),
    );
    expect(replies.map(({ code }) => code).sort()).toEqual([1552, 1552, 200].sort());
    expect((await server.call("checkCustomApply", { id: first!.id }, as("organisation"))).data).toMatchObject({
      isAllowed: false,
      reason: "waiting",
      apply: { wish, customStatus: 0 },
    });
    const queue = ok(await server.call("listCustomApplies", { customStatus: 0 }, as("operator")));
    const id = queue.list.find(({ customId }) => customId === first!.id)!.id;
    const answers = await Promise.all(
      [1, 2].map(() =>
        server.call("auditCustomApply", { id, customStatus: 1, answer: "下周三上门详谈。" }, as("operator")),
      ),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([1554, 200].sort());
    expect((await server.call("checkCustomApply", { id: first!.id }, as("organisation"))).data).toMatchObject({
      isAllowed: true,
      apply: { customStatus: 1, answer: "下周三上门详谈。" },
    });
    const { list } = ok(await server.call("listMessages", {}, as("organisation")));
    expect(list.filter(({ msgTitle }) => msgTitle.includes(first!.customName))).toHaveLength(1);
  });
});
