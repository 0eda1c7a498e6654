import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { AnnouncementAudienceEnum, AnnouncementStateEnum, MessageKindEnum } from "../../src/generated/enums.ts";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { sendAnnouncements } from "../../src/server/modules/messages/index.ts";
import { fieldsOf, ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const PEOPLE = 12_000;

describe("announcements", () => {
  let server: TestServer;
  let organisation = "";
  let operator = "";
  let learner = "";
  let orgNo = "";
  beforeAll(async () => {
    server = await startTestServer();
    organisation = await server.signIn("13800000003");
    operator = await server.signIn("13800000009");
    learner = await server.signIn("13800000001");
    orgNo = ok(await server.call("getUserView", {}, { token: organisation })).orgNo;
  });
  afterAll(() => server?.close());

  const as =
    (token: string) =>
    <Id extends OperationId>(name: Id, input: OperationInput<Id>) =>
      server.call(name, input, { token });
  const everybody = {
    audience: AnnouncementAudienceEnum.everybody,
    msgTitle: "放假通知",
    content: "国庆放假。\n祝好。",
  };
  const write = (token: string, input: Record<string, unknown> = {}) =>
    as(token)("saveAnnouncement", { ...everybody, ...input });
  const send = (later = 0) => sendAnnouncements(server.services.db, new Date(Date.now() + later));
  const titles = async (token: string) =>
    (ok(await as(token)("listMessages", { pageSize: 100 })).list as { msgTitle: string }[]).map(
      ({ msgTitle }) => msgTitle,
    );
  const first = async (token: string) => ok(await as(token)("listAnnouncements", {})).list[0];
  const inSystem = <Row>(query: ReturnType<typeof sql<Row>>) =>
    withActor(server.services.db, systemActor, async (trx) => (await query.execute(trx)).rows);
  const time = (date: Date) =>
    new Intl.DateTimeFormat("sv", { timeZone: "Asia/Shanghai", dateStyle: "short", timeStyle: "medium" }).format(date);

  it("are written by those who run a site", async () => {
    expect((await server.call("saveAnnouncement", everybody)).code).toBe(errorCode.SESSION_MISSING);
    expect((await write(learner)).code).toBe(errorCode.NO_PERMISSION);
    expect((await as(learner)("listAnnouncements", {})).code).toBe(errorCode.NO_PERMISSION);
  });

  it("of an organisation reach its people and nobody else, and say how many have read them", async () => {
    expect((await write(organisation, { linkUrl: "/list", linkText: "看看课程", isTop: 1 })).code).toBe(200);
    expect(await send()).toBeGreaterThan(0);
    const [{ count }] = (await inSystem(
      sql<{ count: number }>`select count(*)::int as count from app_user where org_no = ${orgNo}`,
    )) as [{ count: number }];
    expect(await first(organisation)).toMatchObject({
      announcementState: AnnouncementStateEnum.sent,
      countSent: count,
      countRead: 0,
    });
    const [message] = ok(await as(organisation)("listMessages", {})).list;
    expect(message).toMatchObject({ msgTitle: "放假通知", isTop: 1 });
    expect(JSON.stringify(message!.msgText)).toContain('"href":"/list"');
    expect(await titles(operator)).not.toContain("放假通知");
    await as(organisation)("readMessage", { id: message!.id });
    expect(await first(organisation)).toMatchObject({ countRead: 1 });
    expect(ok(await as(operator)("listAnnouncements", {})).list).toEqual([]);
  });

  it("wait for their time, and can be cancelled before it and not after", async () => {
    const sendTime = time(new Date(Date.now() + 3_600_000));
    expect(fieldsOf(await write(organisation, { sendTime: "2020-01-01 00:00:00" }))[0]!.path).toBe("sendTime");
    const kept = ok(await write(organisation, { msgTitle: "一小时后", sendTime })).id;
    const gone = ok(await write(organisation, { msgTitle: "不发了", sendTime })).id;
    expect(await send()).toBe(0);
    expect((await as(operator)("cancelAnnouncement", { id: gone })).code).toBe(errorCode.NOT_FOUND);
    expect((await as(organisation)("cancelAnnouncement", { id: gone })).code).toBe(200);
    const done = await Promise.all([send(3_601_000), send(3_601_000)]);
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(
      ok(await as(organisation)("listAnnouncements", {})).list[1]!.countSent,
    );
    expect((await as(organisation)("cancelAnnouncement", { id: kept })).code).toBe(errorCode.ANNOUNCEMENT_STARTED);
    expect(await first(organisation)).toMatchObject({
      announcementState: AnnouncementStateEnum.cancelled,
      countSent: 0,
    });
  });

  it("reach the learners of a course, the members of a class, and people by their numbers", async () => {
    const courses = ok(await as(operator)("listAnnouncementTargets", { audience: 2, siteOrgNo: orgNo })).list;
    expect(courses.length).toBeGreaterThan(0);
    const foreign = ok(await as(operator)("listAnnouncementTargets", { audience: 2 })).list[0];
    const toCourse = (targetId: string) =>
      write(organisation, { audience: AnnouncementAudienceEnum.course, targetId, msgTitle: "课程通知" });
    expect((await toCourse(foreign!.id)).code).toBe(errorCode.NOT_FOUND);
    const [held] = await inSystem(
      sql<{
        course_id: string;
        people: number;
      }>`select course_id, count(distinct user_no)::int as people from course_user
        where org_no = ${orgNo} and gmt_revoke is null and (gmt_expire is null or gmt_expire > now())
        group by course_id limit 1`,
    );
    if (held) {
      expect((await toCourse(held.course_id)).code).toBe(200);
      expect(await send()).toBe(held.people);
      expect((await first(organisation))!.targetName).not.toBe("");
    }
    const [grade] = await inSystem(
      sql<{ id: string; org_no: string; people: number }>`select grade_id as id, org_no, count(*)::int as people
        from grade_member where state = 1 group by grade_id, org_no order by people desc limit 1`,
    );
    const toGrade = { audience: AnnouncementAudienceEnum.grade, targetId: grade?.id, msgTitle: "班级通知" };
    expect((await write(operator, { ...toGrade, siteOrgNo: grade?.org_no })).code).toBe(200);
    expect(await send()).toBe(grade?.people);
    const named = { audience: AnnouncementAudienceEnum.people, mobileList: ["13800000001"], msgTitle: "单独通知" };
    expect((await write(operator, named)).code).toBe(200);
    expect(await send()).toBe(1);
    expect(await titles(learner)).toContain("单独通知");
    const unknown = await write(operator, { ...named, mobileList: ["13999999999"] });
    expect(fieldsOf(unknown)).toMatchObject([{ path: "mobileList", message: expect.stringContaining("13999999999") }]);
  });

  it("do not reach those who do not want them, while what matters does", async () => {
    expect((await as(learner)("getMessageChoice", {})).data).toMatchObject({ mutedList: [], isSmsOffered: 0 });
    await as(learner)("saveMessageChoice", { mutedList: [MessageKindEnum.announcement] });
    expect((await as(learner)("getMessageChoice", {})).data).toMatchObject({
      mutedList: [MessageKindEnum.announcement],
    });
    expect((await server.callUnchecked("saveMessageChoice", { mutedList: [9] }, { token: learner })).code).toBe(
      errorCode.VALIDATION,
    );
    const named = { audience: AnnouncementAudienceEnum.people, mobileList: ["13800000001"], msgTitle: "不想要的" };
    await write(operator, named);
    expect(await send()).toBe(0);
    expect(await titles(learner)).not.toContain("不想要的");
    // An answer to a suggestion is no announcement.
    await as(learner)("saveSuggestion", { content: "希望有夜间模式" });
    const [suggestion] = ok(await as(operator)("listSuggestions", { state: "waiting" })).list;
    await as(operator)("sendSuggestionAnswer", { id: suggestion!.id, answer: "已经有了" });
    expect(await titles(learner)).toContain("你的建议有了答复");
    await as(learner)("saveMessageChoice", { mutedList: [] });
    await write(operator, { ...named, msgTitle: "又想要了" });
    expect(await send()).toBe(1);
  });

  it("of the platform reach everybody in batches, each once, however often the server is stopped", async () => {
    await inSystem(
      sql`insert into app_user (login_name, mobile, name, org_no)
        select '199' || lpad(n::text, 8, '0'), '199' || lpad(n::text, 8, '0'), '学员' || n, 'default'
        from generate_series(1, ${PEOPLE}) as n`,
    );
    await write(operator, { msgTitle: "致所有人" });
    const stopping = new AbortController();
    stopping.abort();
    // Each run ends after one batch, as a server does that stops; the server's own job may send some of them meanwhile.
    await expect
      .poll(async () => {
        await sendAnnouncements(server.services.db, new Date(), stopping.signal);
        return (await first(operator))!.announcementState;
      })
      .toBe(AnnouncementStateEnum.sent);
    const [{ people, sent }] = (await inSystem(
      sql<{ people: number; sent: number }>`select (select count(*)::int from app_user) as people,
        (select count(*)::int from msg_user join msg on msg.id = msg_id where msg_title = '致所有人') as sent`,
    )) as [{ people: number; sent: number }];
    expect(sent).toBe(people);
    expect(await first(operator)).toMatchObject({ countSent: people, announcementState: AnnouncementStateEnum.sent });
  });
});
