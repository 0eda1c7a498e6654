import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { AnnouncementAudienceEnum, MessageKindEnum } from "../../src/generated/enums.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import {
  sendAnnouncements,
  sendSms,
  SMS_A_DAY,
  SMS_TRIES,
  writeMessage,
} from "../../src/server/modules/messages/index.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const LEARNER = "13800000001";
const MINUTE = 60_000;

describe("messages by SMS", () => {
  let server: TestServer;
  let learner = "";
  let userNo = "";
  let got: { mobile: string; text: string; purpose: string; locale: string }[] = [];
  /** What the gateway answers. */
  let status = 204;
  const gateway = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      got.push(JSON.parse(body));
      response.writeHead(status).end();
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/sms`;
    server = await startTestServer({ environment: { SMS_URL: url, SMS_MESSAGES: "on" } });
    learner = await server.signIn(LEARNER);
    userNo =
      (await run<{ user_no: string }>(sql`select user_no from app_user where mobile = ${LEARNER}`))[0]?.user_no ?? "";
  });
  afterAll(async () => {
    await server?.close();
    gateway.close();
  });
  beforeEach(async () => {
    for (const table of ["msg_sms", "message_choice", "use_count"]) await run(sql`delete from ${sql.table(table)}`);
    got = [];
    status = 204;
  });

  const run = async <Row>(query: ReturnType<typeof sql>) =>
    (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
  /** Without quiet hours, where nothing else is said: the tests run at any time. */
  const choose = (
    smsList: OperationInput<"saveMessageChoice">["smsList"],
    mutedList: OperationInput<"saveMessageChoice">["mutedList"] = [],
    quiet = { quietFrom: 0, quietTo: 0 },
  ) => server.call("saveMessageChoice", { mutedList, smsList, ...quiet }, { token: learner });
  const write = (title: string, { kind, at = new Date() }: { kind?: MessageKindEnum; at?: Date } = {}) =>
    withActor(server.services.db, systemActor, (trx) =>
      writeMessage(trx, {
        userNo,
        about: "system",
        title,
        paragraphs: [[{ type: "text", text: title }]],
        at,
        ...(kind === undefined ? {} : { kind }),
      }),
    );
  const send = (later = 0) => sendSms(server.services, new Date(Date.now() + later + 1000));
  const waiting = async () => (await run<{ count: number }>(sql`select count(*)::int as count from msg_sms`))[0]?.count;

  it("come to those who chose the kind, in the portal too, and not of a kind that they muted", async () => {
    const offered = async () => ok(await server.call("getMessageChoice", {}, { token: learner }));
    expect(await offered()).toEqual({
      mutedList: [],
      smsList: [],
      quietFrom: 22,
      quietTo: 8,
      isSmsOffered: 1,
    });
    await write("没有选短信");
    expect((await choose([0, MessageKindEnum.study, MessageKindEnum.likes], [MessageKindEnum.likes])).code).toBe(200);
    expect(await offered()).toMatchObject({ smsList: [0, 2, 4], mutedList: [2] });
    // Who says nothing of SMS changes nothing of it.
    await server.call("saveMessageChoice", { mutedList: [MessageKindEnum.likes] }, { token: learner });
    await write("订单已退款");
    await write("班级通知", { kind: MessageKindEnum.study });
    await write("有人回复", { kind: MessageKindEnum.replies });
    await write("有人点赞", { kind: MessageKindEnum.likes });
    expect(await send()).toBe(2);
    expect(got.map(({ text }) => text)).toEqual([
      expect.stringContaining("】订单已退款"),
      expect.stringContaining("】班级通知"),
    ]);
    expect(got[0]).toMatchObject({ mobile: LEARNER, purpose: "message", locale: "zh-CN" });
    expect(await send()).toBe(0);
    const { list } = ok(await server.call("listMessages", { pageSize: 100 }, { token: learner }));
    expect(list.map(({ msgTitle }) => msgTitle)).toContain("订单已退款");
  });

  it("wait for the time of the message, and are not sent where it was read or taken back before", async () => {
    await choose([0]);
    const at = new Date(Date.now() + 30 * MINUTE);
    for (const title of ["按时", "读过", "撤回"]) await write(title, { at });
    expect(await send()).toBe(0);
    await run(sql`update msg_user set gmt_read = now() from msg where msg.id = msg_id and msg_title = '读过'`);
    await run(sql`delete from msg where msg_title = '撤回'`);
    expect(await send(31 * MINUTE)).toBe(1);
    expect(got.map(({ text }) => text)).toEqual([expect.stringContaining("】按时")]);
    expect(await waiting()).toBe(0);
  });

  it("are tried again some times where the gateway refuses, and then given up", async () => {
    await choose([0]);
    await write("网关坏了");
    status = 500;
    for (let time = 0; time < SMS_TRIES; time += 1) {
      expect(await waiting()).toBe(1);
      expect(await send(time * 6 * MINUTE)).toBe(0);
      // Not before its time.
      expect(await send(time * 6 * MINUTE)).toBe(0);
    }
    expect(got).toHaveLength(SMS_TRIES);
    expect(await waiting()).toBe(0);
    await write("又坏一次");
    await send();
    status = 204;
    expect(await send(6 * MINUTE)).toBe(1);
  });

  it("are no more than so many a day, none older than a day, and each once by servers at once", async () => {
    await choose([0]);
    for (let count = 0; count < SMS_A_DAY + 2; count += 1) await write(`第 ${count + 1} 条`);
    const sent = await Promise.all([send(), send(), send()]);
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(SMS_A_DAY);
    expect(new Set(got.map(({ text }) => text)).size).toBe(SMS_A_DAY);
    await write("太旧了", { at: new Date(Date.now() - 25 * 60 * MINUTE) });
    await run(sql`delete from use_count`);
    expect(await send()).toBe(0);
    expect(await waiting()).toBe(0);
  });

  it("wait in quiet hours for their end, are no try and none of the day meanwhile, and are read in time", async () => {
    // By the clock of the site, which is that of Shanghai.
    const night = new Date("2030-05-01T15:00:00Z");
    const later = (minutes: number) => new Date(night.getTime() + minutes * MINUTE);
    await choose([0], [], { quietFrom: 22, quietTo: 8 });
    for (const title of ["夜里的消息", "夜里读过"]) await write(title, { at: night });
    for (const minutes of [1, 60, 9 * 60 - 1]) expect(await sendSms(server.services, later(minutes))).toBe(0);
    expect(got).toEqual([]);
    expect(await run(sql`select attempts from msg_sms`)).toEqual([{ attempts: 0 }, { attempts: 0 }]);
    expect(await run(sql`select from use_count where subject like 'sms %'`)).toEqual([]);
    await run(sql`update msg_user set gmt_read = now() from msg where msg.id = msg_id and msg_title = '夜里读过'`);
    expect(await sendSms(server.services, later(9 * 60))).toBe(1);
    expect(got.map(({ text }) => text)).toEqual([expect.stringContaining("】夜里的消息")]);
    expect(await waiting()).toBe(0);
    expect((await choose([0], [], { quietFrom: 24, quietTo: 8 })).code).toBe(errorCode.VALIDATION);
  });

  it("come of announcements to those of their receivers who want them", async () => {
    await choose([MessageKindEnum.announcement]);
    const operator = await server.signIn("13800000009");
    const announcement = { audience: AnnouncementAudienceEnum.everybody, msgTitle: "停机维护", content: "今晚停机。" };
    await server.call("saveAnnouncement", announcement, { token: operator });
    expect(await sendAnnouncements(server.services.db, new Date(Date.now() + 1000))).toBeGreaterThan(1);
    expect(await send(2000)).toBe(1);
    expect(got.map(({ mobile }) => mobile)).toEqual([LEARNER]);
  });

  it("are not offered where the server sends none, or the account has no number", async () => {
    await choose([0]);
    await run(sql`update app_user set mobile = null where mobile = ${LEARNER}`);
    try {
      expect((await choose([0])).code).toBe(errorCode.VALIDATION);
      expect((await choose([])).code).toBe(200);
      expect(ok(await server.call("getMessageChoice", {}, { token: learner })).isSmsOffered).toBe(0);
    } finally {
      await run(sql`update app_user set mobile = ${LEARNER} where user_no = ${userNo}`);
    }
    await choose([0]);
    await write("关掉了");
    const off = { ...server.services, settings: { ...server.services.settings, smsMessages: false } };
    expect(await sendSms(off, new Date(Date.now() + 1000))).toBe(0);
    expect(await waiting()).toBe(0);
  });
});
