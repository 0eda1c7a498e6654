import { get } from "node:http";
import * as errorCode from "../../src/generated/error-codes.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ok } from "./client.ts";
import { grantCourse } from "../../src/server/modules/orders/access/grant-course.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { Connection } from "../../src/server/modules/live/chat/connection.ts";
import { selectSession } from "../../src/server/modules/live/session-queries.ts";
import { describeOnPostgres, freshDatabase, startTestServer, type TestServer } from "./harness.ts";
import { openLive, type LivePage } from "./live-harness.ts";

/** The status of a request that offers a WebSocket. */
function statusWithUpgrade(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { connection: "Upgrade", upgrade: "websocket" } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on("error", reject);
  });
}

describe("the chat of a live session", () => {
  let server: TestServer;
  let periodId = "";
  let courseId = "";
  const tokens: Record<string, string> = {};
  const numbers: Record<string, string> = {};
  const open: LivePage[] = [];

  const rows = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  /** Puts the session's time around now: it began so many minutes ago and lasts an hour. */
  const begun = async (minutes: number) => {
    const begin = server.services.now().getTime() - minutes * 60_000;
    await rows(
      sql`update period set begin_time = ${new Date(begin)}, end_time = ${new Date(begin + 3600_000)} where id = ${periodId}`,
    );
    await server.services.liveRooms.changed(periodId);
  };
  const visit = (who: string | undefined, more: { origin?: string | undefined; periodId?: string } = {}): LivePage => {
    const page = openLive(server.url, { periodId, ...(who ? { token: tokens[who]! } : {}), ...more });
    open.push(page);
    return page;
  };
  const join = async (who: string) => {
    const page = visit(who);
    await page.heard("welcome");
    return page;
  };

  beforeAll(async () => {
    server = await startTestServer();
    const [found] = await rows<{ id: string; course_id: string; mobile: string }>(sql`
      select period.id, period.course_id, app_user.mobile from period join course on course.id = period.course_id
      join app_user on app_user.user_no = course.lecturer_user_no
      where period.period_type = 2 and course.price_fen > 0 and course.org_no = '1001'
      and not exists (select from course_user where course_id = course.id) order by period.id limit 1`);
    ({ id: periodId, course_id: courseId } = found!);
    const mobiles = {
      learner: "13800000004",
      other: "13800000011",
      stranger: "13800000001",
      organisation: "13800000003",
      operator: "13800000009",
      lecturer: found!.mobile,
      otherLecturer: "13800000002",
    };
    for (const [who, mobile] of Object.entries(mobiles)) {
      tokens[who] = await server.signIn(mobile);
      numbers[who] = (
        await rows<{ user_no: string }>(sql`select user_no from app_user where mobile = ${mobile}`)
      )[0]!.user_no;
    }
    for (const who of ["learner", "other"])
      await withActor(server.services.db, systemActor, (trx) =>
        grantCourse(trx, { userNo: numbers[who]!, courseId, source: "grant" }),
      );
  });
  beforeEach(async () => {
    await rows(sql`delete from live_message where period_id = ${periodId}`);
    await rows(sql`delete from live_member where period_id = ${periodId}`);
    await rows(sql`update live_session set is_paused = false where period_id = ${periodId}`);
    await begun(10);
  });
  afterEach(async () => {
    const pages = open.splice(0);
    for (const page of pages) page.close();
    await Promise.all(pages.map(({ closed }) => closed));
  });
  afterAll(() => server?.close());

  it("is closed to pages of other sites, whoever is signed in there, and to who is not signed in", async () => {
    for (const origin of [
      "http://evil.example",
      "null",
      server.url.replace("127.0.0.1", "127.0.0.1.evil.example"),
      "",
    ]) {
      expect((await visit("learner", { origin }).closed).code, origin).toBe(403);
    }
    expect((await visit(undefined).closed).code).toBe(401);
    expect((await fetch(`${server.url}/apis/live/chat?periodId=${periodId}`)).status).not.toBe(200);
    // Elsewhere whoever offers another protocol is answered as ever.
    expect(await statusWithUpgrade(`${server.url}/healthz`)).toBe(200);
  });

  it("is open to those who hold the course and those who look after it, and to nobody else", async () => {
    expect((await visit("stranger").closed).code).toBe(4403);
    for (const who of ["learner", "lecturer", "organisation", "operator"]) {
      expect(await (await join(who)).heard("welcome")).toMatchObject({
        userNo: numbers[who],
        isModerator: who !== "learner",
        liveStatus: 2,
      });
    }
    expect((await visit("learner", { periodId: "99999999" }).closed).code).toBe(4404);
    expect((await visit("learner", { periodId: "1;drop" }).closed).code).toBe(4404);
  });

  it("opens half an hour before the session and says until then how long that is", async () => {
    await begun(-45);
    const { code, reason } = await visit("learner").closed;
    expect(code).toBe(4425);
    expect(Number(reason)).toBeGreaterThan(14 * 60);
    expect(Number(reason)).toBeLessThanOrEqual(15 * 60);
    await begun(-29);
    expect(await (await join("learner")).heard("welcome")).toMatchObject({ liveStatus: 1 });
    await begun(61);
    expect((await visit("learner").closed).code).toBe(4410);
  });

  it("brings what one says to all, and what was said to who comes later", async () => {
    const [learner, other] = [await join("learner"), await join("other")];
    learner.say(" 老师\n好 ");
    expect((await other.heard("message")).message).toMatchObject({
      text: "老师 好",
      userNo: numbers["learner"],
      userName: "李佳慧",
      isStaff: false,
    });
    const lecturer = await join("lecturer");
    expect((await lecturer.heard("welcome")).messages.map(({ text }) => text)).toEqual(["老师 好"]);
    lecturer.say("大家好");
    expect((await learner.heard("message", ({ message }) => message.isStaff)).message.text).toBe("大家好");
  });

  it("has the last fifty on joining, and those before by the number of the first", async () => {
    await rows(sql`insert into live_message (period_id, user_no, user_name, message_text, ref, gmt_create)
      select ${periodId}, ${numbers["other"]}, '王', 'm' || n, 'old' || n, now() - interval '1 hour' from generate_series(1, 70) as n`);
    const learner = await join("learner");
    const { messages, hasMore } = await learner.heard("welcome");
    expect([messages.length, messages[0]?.text, messages.at(-1)?.text, hasMore]).toEqual([50, "m21", "m70", true]);
    learner.ask({ type: "history", before: messages[0]!.id });
    expect(await learner.heard("history")).toMatchObject({ hasMore: false });
    expect((await learner.heard("history")).messages.map(({ text }) => text).slice(0, 2)).toEqual(["m1", "m2"]);
  });

  it("stores a message once, however often it is sent", async () => {
    const learner = await join("learner");
    learner.say("一次", "same");
    await learner.heard("message");
    learner.close();
    const again = await join("learner");
    again.say("一次", "same");
    await again.heard("message");
    expect(await rows(sql`select id from live_message where period_id = ${periodId}`)).toHaveLength(1);
  });

  it("takes five messages in ten seconds from a person, over all their pages and new connections", async () => {
    const [one, two] = [await join("learner"), await join("learner")];
    for (const page of [one, two, one, two, one, two, one, two]) page.say("快");
    await expect
      .poll(() => [one, two].flatMap(({ news }) => news.filter(({ type }) => type === "refused")).length)
      .toBe(3);
    one.close();
    two.close();
    await Promise.all([one.closed, two.closed]);
    const three = await join("learner");
    // However slow the machine is, the ten seconds are not over.
    await rows(sql`update live_message set gmt_create = ${server.services.now()} where period_id = ${periodId}`);
    three.say("还是我");
    expect(await three.heard("refused")).toMatchObject({ reason: "tooFast" });
    expect(await rows(sql`select id from live_message where period_id = ${periodId}`)).toHaveLength(5);
    (await join("other")).say("我可以");
    await three.heard("message", ({ message }) => message.text === "我可以");
  });

  it("refuses what is empty, too long or nothing at all, and drops who floods it", async () => {
    const learner = await join("learner");
    learner.say(" \u200B ", "e");
    expect(await learner.heard("refused", ({ ref }) => ref === "e")).toMatchObject({ reason: "empty" });
    learner.say("长".repeat(301), "l");
    expect(await learner.heard("refused", ({ ref }) => ref === "l")).toMatchObject({ reason: "tooLong" });
    learner.socket.send("{");
    await learner.heard("refused", ({ reason }) => reason === "notAllowed");
    for (let number = 0; number < 60; number += 1) learner.ask({ type: "history", before: "1" });
    expect((await learner.closed).code).toBe(4429);
    const large = await join("learner");
    large.socket.send("x".repeat(10_000));
    expect((await large.closed).code).not.toBe(1000);
  });

  it("lets those who look after it remove a message, mute a person and pause the chat; others cannot", async () => {
    const [learner, other, organisation] = [await join("learner"), await join("other"), await join("organisation")];
    learner.say("广告");
    const { message } = await other.heard("message");
    other.ask({ type: "remove", id: message.id });
    other.ask({ type: "mute", userNo: numbers["learner"]!, isMuted: true });
    other.ask({ type: "pause", isPaused: true });
    await other.heard("refused", ({ reason }) => reason === "notAllowed");
    organisation.ask({ type: "remove", id: message.id });
    expect((await learner.heard("removed")).id).toBe(message.id);
    expect((await (await join("other")).heard("welcome")).messages).toEqual([]);
    learner.say("广告", message.ref);
    expect(await learner.heard("refused", ({ ref }) => ref === message.ref)).toMatchObject({ reason: "removed" });
    organisation.ask({ type: "mute", userNo: numbers["learner"]!, isMuted: true });
    await learner.heard("muted", ({ isMuted }) => isMuted);
    learner.say("还在吗", "m");
    expect(await learner.heard("refused", ({ ref }) => ref === "m")).toMatchObject({ reason: "muted" });
    expect((await (await join("learner")).heard("welcome")).isMuted).toBe(true);
    expect(other.news.some(({ type }) => type === "muted")).toBe(false);
    organisation.ask({ type: "mute", userNo: numbers["learner"]!, isMuted: false });
    await learner.heard("muted", ({ isMuted }) => !isMuted);
    organisation.ask({ type: "pause", isPaused: true });
    await other.heard("room", ({ isPaused }) => isPaused);
    other.say("安静？", "p");
    expect(await other.heard("refused", ({ ref }) => ref === "p")).toMatchObject({ reason: "paused" });
    organisation.say("请先听讲");
    await other.heard("message", ({ message: { text } }) => text === "请先听讲");
  });

  it("keeps six pages of a person at most, and nobody who could not be let in", async () => {
    const { liveRooms } = server.services;
    for (let number = 0; number < 8; number += 1) await join("learner");
    expect(liveRooms.connected).toBe(6);
    for (const page of open.slice(0, 2)) expect((await page.closed).code).toBe(4409);
    const [session] = await withActor(server.services.db, systemActor, async (trx) => [
      await selectSession(trx, periodId),
    ]);
    const connection = new Connection({
      socket: open[7]!.socket,
      who: { userNo: numbers["learner"]! } as never,
      token: "",
      userName: "",
      isStaff: false,
    });
    await expect(
      liveRooms.join(connection, { session: { ...session!, id: "99999999" } as never, userName: "", isStaff: false }),
    ).rejects.toThrow();
    expect(liveRooms.connected).toBe(6);
  });

  it("does not obey who was let go, and lets go who looks after the session no more", async () => {
    const [lecturer, operator] = [await join("lecturer"), await join("operator")];
    await rows(
      sql`update course set lecturer_user_no = (select min(lecturer_user_no) from lecturer
        where org_no = course.org_no and lecturer_user_no <> ${numbers["lecturer"]}) where id = ${courseId}`,
    );
    await server.services.liveRooms.changed(periodId);
    expect((await lecturer.closed).code).toBe(1012);
    expect((await visit("lecturer").closed).code).toBe(4403);
    await rows(sql`update course set lecturer_user_no = ${numbers["lecturer"]} where id = ${courseId}`);
    await server.services.liveRooms.changed(periodId);
    operator.say("还在");
    await operator.heard("message");
    // More than is taken, and one behind it: the flood closes the connection, and what comes after it is not done.
    const learner = await join("learner");
    for (let number = 0; number < 40; number += 1) learner.ask({ type: "history", before: "1" });
    learner.say("最后一句");
    expect((await learner.closed).code).toBe(4429);
    expect(
      await rows(sql`select id from live_message where period_id = ${periodId} and message_text = '最后一句'`),
    ).toEqual([]);
  });

  it("tells when the session begins and when it is over, without being asked", async () => {
    await begun(-1);
    const learner = await join("learner");
    server.advance(61_000);
    await learner.heard("room", ({ liveStatus }) => liveStatus === 2);
    server.advance(3600_000);
    const { liveStatus } = await learner.heard("room", (room) => room.liveStatus > 2);
    expect([4, 5]).toContain(liveStatus);
    learner.say("还有人吗", "late");
    expect(await learner.heard("refused", ({ ref }) => ref === "late")).toMatchObject({ reason: "closed" });
    server.advance(61_000);
    expect((await learner.closed).code).toBe(4410);
  });

  it("waits anew for a session that was put off", async () => {
    const learner = await join("learner");
    await begun(-600);
    await learner.heard("room", ({ liveStatus }) => liveStatus === 1);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    server.advance(61_000);
    expect((await learner.closed).code).toBe(4425);
  });

  it("counts how long a person was there once, however many pages were open", async () => {
    const present = async () =>
      ok(await server.call("listLiveAttendees", { periodId }, { token: tokens["lecturer"]! }));
    // The clock of the server goes on by itself too.
    const began = performance.now();
    const passed = () => (performance.now() - began) / 1000;
    const [one, two] = [await join("learner"), await join("learner")];
    await join("lecturer");
    server.advance(40_000);
    one.close();
    await one.closed;
    server.advance(20_000);
    two.close();
    await two.closed;
    await expect.poll(async () => (await present()).list[0]?.seconds).toBeGreaterThanOrEqual(59);
    const { list, totalCount } = await present();
    expect(totalCount).toBe(1);
    expect(list[0]).toMatchObject({ userNo: numbers["learner"], userName: "李佳慧 0004" });
    expect(list[0]!.seconds).toBeLessThan(62 + passed());
    // Away for long: what was between is not counted.
    server.advance(600_000);
    const again = await join("learner");
    again.close();
    await again.closed;
    expect((await present()).list[0]!.seconds).toBeLessThan(62 + passed());
    for (const who of ["learner", "stranger"])
      expect((await server.call("listLiveAttendees", { periodId }, { token: tokens[who]! })).code).toBe(
        errorCode.NO_PERMISSION,
      );
    expect((await server.call("listLiveAttendees", { periodId }, { token: tokens["otherLecturer"]! })).code).toBe(
      errorCode.NOT_FOUND,
    );
    const held = ok(await server.call("listLiveAttendees", { periodId }, { token: tokens["organisation"]! }));
    expect(held.list[0]?.minutes).toBeCloseTo(held.list[0]!.seconds / 60, 0);
    const sessions = ok(await server.call("listLiveSessions", { which: "coming" }, { token: tokens["lecturer"]! }));
    expect(sessions.list.find((session) => session.periodId === periodId)).toMatchObject({
      memberTotal: 1,
    });
  });

  it("lets go who lost the right to the course, and at once who signed out", async () => {
    const learner = await join("learner");
    await rows(
      sql`update course_user set gmt_revoke = now() where user_no = ${numbers["learner"]} and course_id = ${courseId}`,
    );
    learner.close();
    await learner.closed;
    expect((await visit("learner").closed).code).toBe(4403);
    await withActor(server.services.db, systemActor, (trx) =>
      grantCourse(trx, { userNo: numbers["learner"]!, courseId, source: "grant" }),
    );
    const last = await join("learner");
    await server.call("logout", {}, { token: tokens["learner"]! });
    expect((await last.closed).code).toBe(4401);
    expect((await visit("learner").closed).code).toBe(401);
  });
});

describeOnPostgres("the chat of a live session on two servers", () => {
  it("is one: messages, moderation, limits and presence are shared", async () => {
    const database = await freshDatabase();
    const [one, two] = await Promise.all([startTestServer({ database }), startTestServer({ database })]);
    const rows = async <Row>(query: ReturnType<typeof sql>) =>
      (await withActor(one.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
    const [session] = await rows<{ id: string; course_id: string; mobile: string }>(sql`
      select period.id, period.course_id, app_user.mobile from period join course on course.id = period.course_id
      join app_user on app_user.user_no = course.lecturer_user_no
      where period.period_type = 2 order by period.id limit 1`);
    const { id: periodId, course_id: courseId, mobile } = session!;
    const begin = one.services.now().getTime() - 600_000;
    await rows(
      sql`update period set begin_time = ${new Date(begin)}, end_time = ${new Date(begin + 3600_000)} where id = ${periodId}`,
    );
    const [{ user_no: userNo } = { user_no: "" }] = await rows<{ user_no: string }>(
      sql`select user_no from app_user where mobile = '13800000004'`,
    );
    await withActor(one.services.db, systemActor, (trx) => grantCourse(trx, { userNo, courseId, source: "grant" }));
    const [learner, lecturer] = [await one.signIn("13800000004"), await one.signIn(mobile)];
    const pages = [
      openLive(one.url, { periodId, token: learner }),
      openLive(two.url, { periodId, token: learner }),
      openLive(two.url, { periodId, token: lecturer }),
    ];
    const [here, there, host] = pages as [LivePage, LivePage, LivePage];
    await Promise.all(pages.map((page) => page.heard("welcome")));
    // At once over both servers: of ten, five pass.
    for (let number = 0; number < 5; number += 1) for (const page of [here, there]) page.say(`n${number}`);
    await expect
      .poll(() =>
        [here, there]
          .map((page) => page.news.filter(({ type }) => type === "refused").length)
          .reduce((sum, count) => sum + count),
      )
      .toBe(5);
    for (const page of pages) await expect.poll(() => page.messages().length).toBe(5);
    // Each page puts them in the order of their numbers.
    expect(
      new Set(
        pages.map((page) =>
          page
            .messages()
            .map(({ id }) => id)
            .sort()
            .join(),
        ),
      ).size,
    ).toBe(1);
    host.ask({ type: "remove", id: host.messages()[0]!.id });
    await here.heard("removed");
    host.ask({ type: "mute", userNo, isMuted: true });
    await here.heard("muted", ({ isMuted }) => isMuted);
    host.ask({ type: "pause", isPaused: true });
    await here.heard("room", ({ isPaused }) => isPaused);
    for (const page of pages) page.close();
    await Promise.all(pages.map(({ closed }) => closed));
    await Promise.all([one.close(), two.close()]);
    await database.remove();
  });
});
