import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const LEARNER = "13800000001";
const SVIP = "13800000004";

/** Far enough for what the demo is still to send, and within a session's day. */
const HOURS = 3_600_000;

describe("messages", () => {
  let server: TestServer;
  let learner = "";
  let svip = "";
  beforeAll(async () => {
    server = await startTestServer();
    learner = await server.signIn(LEARNER);
    svip = await server.signIn(SVIP);
  });
  afterAll(() => server?.close());

  const list = async (token: string, input: object = {}) =>
    ok(await server.call("listMessages", { ...input }, { token }));
  const num = async (token: string) => ok(await server.call("getMessageCount", {}, { token })).num;
  const titles = (page: { list: { msgTitle: string }[] }) => page.list.map(({ msgTitle }) => msgTitle);
  /** Sends one in so many hours. */
  const send = (mobile: string, title: string, hours: number) =>
    withActor(server.services.db, systemActor, (trx) =>
      sql`with made as (
        insert into msg (msg_title, msg_text, send_time)
        values (${title}, '{"type":"doc","content":[]}', ${new Date(Date.now() + hours * HOURS)}) returning id
      ) insert into msg_user (msg_id, user_no) select made.id, user_no from made, app_user where mobile = ${mobile}`.execute(
        trx,
      ),
    );
  const idOf = async (title: string) => {
    const { rows } = await withActor(server.services.db, systemActor, (trx) =>
      sql<{
        id: string;
      }>`select msg_user.id from msg_user join msg on msg.id = msg_id where msg_title = ${title} limit 1`.execute(trx),
    );
    return String(rows[0]?.id);
  };

  it("are for those who are signed in", async () => {
    for (const id of ["listMessages", "getMessageCount", "readAllMessages"] as const)
      expect((await server.call(id)).code).toBe(errorCode.SESSION_MISSING);
  });

  it("are the person's own: what is on top first, then the newest", async () => {
    const page = await list(learner);
    expect(titles(page)).toEqual(["本周六凌晨系统维护", "课程有新的章节", "欢迎来到知行讲堂"]);
    expect(page).toMatchObject({ totalCount: 3, totalPage: 1, pageCurrent: 1, pageSize: 20 });
    expect(page.list[0]).toMatchObject({ msgType: 1, isRead: 0, isTop: 1, msgText: { type: "doc" } });
    expect(page.list[0]!.gmtCreate).toMatch(/ 09:00:00$/);
    expect(page.list[2]).toMatchObject({ isRead: 1, isTop: 0 });
    expect(titles(await list(svip))).toContain("会员权益已升级");
  });

  it("come in pages, and read or unread alone", async () => {
    const pages = [await list(learner, { pageSize: 2 }), await list(learner, { pageSize: 2, pageCurrent: 2 })];
    expect(pages.map(({ list: entries }) => entries.length)).toEqual([2, 1]);
    expect(pages[0]).toMatchObject({ totalCount: 3, totalPage: 2 });
    expect(titles(await list(learner, { isRead: 1 }))).toEqual(["欢迎来到知行讲堂"]);
    expect((await list(learner, { isRead: 0 })).totalCount).toBe(2);
    expect((await server.callUnchecked("listMessages", { isRead: 2 }, { token: learner })).code).toBe(
      errorCode.VALIDATION,
    );
  });

  it("are marked as read one by one, and again without harm", async () => {
    const { id } = (await list(learner, { isRead: 0 })).list[0]!;
    expect(await num(learner)).toBe(2);
    for (const _time of [1, 2]) expect((await server.call("readMessage", { id }, { token: learner })).code).toBe(200);
    expect(await num(learner)).toBe(1);
  });

  it("cannot be marked by another", async () => {
    const id = await idOf("会员权益已升级");
    const before = await num(svip);
    expect((await server.call("readMessage", { id }, { token: learner })).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("readMessage", { id: "9999999999999999999" }, { token: learner })).code).toBe(
      errorCode.NOT_FOUND,
    );
    expect(await num(svip)).toBe(before);
  });

  it("are all marked at once, those of others left alone", async () => {
    const before = await num(svip);
    expect(before).toBeGreaterThan(0);
    expect((await server.call("readAllMessages", {}, { token: learner })).code).toBe(200);
    expect([await num(learner), await num(svip)]).toEqual([0, before]);
  });

  it("are not there before their time, not even to be marked", async () => {
    await send(LEARNER, "later", 2);
    const id = await idOf("later");
    expect(titles(await list(learner))).not.toContain("later");
    expect(await num(learner)).toBe(0);
    expect((await server.call("readMessage", { id }, { token: learner })).code).toBe(errorCode.NOT_FOUND);
    await server.call("readAllMessages", {}, { token: learner });
    server.advance(3 * HOURS);
    expect(titles(await list(learner, { isRead: 0 }))).toEqual(["later"]);
    expect(await num(learner)).toBe(1);
  });

  it("change in nothing but whether they were read", async () => {
    const change = withActor(server.services.db, systemActor, (trx) =>
      sql`update msg_user set is_top = true`.execute(trx),
    );
    await expect(change).rejects.toThrow(/permission denied/);
  });
});
