import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { moveMoney } from "../../src/server/modules/orders/index.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { encryptPassword, ok } from "./client.ts";
import { describeOnPostgres, startTestServer, type TestServer } from "./harness.ts";
import { books, newKey, run } from "./order-harness.ts";
import { untilAnswered } from "./too-busy.ts";

const CARD = "6222021234567890128";
const PASSWORD = "Lectern#2026";
/** A lecturer of whom the demo sold nothing. */
const LECTURER = "13800000016";

/** A server with a lecturer who has something to withdraw, and operators. */
async function withEarnings() {
  const server = await startTestServer({ environment: { PAYOUT_TWO_ABOVE: "1000" } });
  const lecturer = await server.signIn(LECTURER);
  const learner = await server.signIn("13800000001");
  const operator = await server.signIn("13800000009");
  const [{ user_no: userNo } = { user_no: "" }] = await run<{ user_no: string }>(
    server,
    sql`select user_no from app_user where mobile = ${LECTURER}`,
  );
  await run(server, sql`update app_user set is_operator = true where mobile = '13800000005'`);
  const other = await server.signIn("13800000005");
  /** Lets so many fen be available. */
  const earn = (amountFen: number) =>
    withActor(server.services.db, systemActor, (trx) =>
      moveMoney(trx, {
        from: { kind: "outside", name: "test" },
        to: { kind: "available", earner: { userNo } },
        amountFen,
        reason: "test",
        reference: newKey(),
        now: server.services.now(),
      }),
    );
  const bank = async (token: string, { card = CARD, password = PASSWORD } = {}) => {
    const key = ok(await server.call("getLoginKey"));
    return server.call(
      "saveBankAccount",
      {
        bankCardNo: card,
        bankName: "中国银行",
        bankBranchName: "上海分行",
        bankUserName: "王老师",
        password: await encryptPassword(key, password),
        keyId: key.keyId,
      },
      { token },
    );
  };
  const ask = (extractMoney: string, idempotencyKey = newKey(), token = lecturer) =>
    server.call("saveWithdrawal", { extractMoney, idempotencyKey }, { token });
  const decide = (withdrawalNo: string, agree = true, token = operator) =>
    server.call("auditWithdrawal", { withdrawalNo, agree, opinion: agree ? "" : "资料不全" }, { token });
  const view = async () => ok(await server.call("getEarnings", {}, { token: lecturer }));
  return { server, lecturer, learner, operator, other, userNo, earn, bank, ask, decide, view };
}

describe("what was earned", () => {
  let all: Awaited<ReturnType<typeof withEarnings>>;
  let server: TestServer;
  beforeAll(async () => {
    all = await withEarnings();
    server = all.server;
  });
  afterAll(() => server?.close());

  it("is nobody's but lecturers' and organisations', and nobody decides but operators", async () => {
    const { learner, lecturer } = all;
    const { data } = await server.call("getEarnings", {}, { token: learner });
    // What they earned is a reward for recommending, which goes to their wallet.
    expect(data).toMatchObject({ totalIncome: "8.45", enableBalances: "0.00", isRecommended: true });
    for (const id of ["listIncome", "listWithdrawals"] as const)
      expect((await server.call(id, {}, { token: learner })).code).toBe(errorCode.NO_PERMISSION);
    expect((await all.ask("1.00", newKey(), learner)).code).toBe(errorCode.NO_PERMISSION);
    expect((await all.bank(learner)).code).toBe(errorCode.NO_PERMISSION);
    const withdrawalNo = "1".repeat(20);
    expect((await all.decide(withdrawalNo, true, lecturer)).code).toBe(errorCode.NO_PERMISSION);
    expect((await server.call("exportPayouts", {}, { token: lecturer })).code).toBe(errorCode.NO_PERMISSION);
    expect((await all.decide(withdrawalNo)).code).toBe(errorCode.NOT_FOUND);
  });

  it("goes to a card whose digits check, kept encrypted, and changed with the password alone", async () => {
    const { lecturer, userNo } = all;
    await all.earn(100_000);
    expect((await all.ask("1.00")).code).toBe(errorCode.BANK_ACCOUNT_MISSING);
    for (const card of ["6222021234567890127", "1234567890123456", "六二二二零二一二三四五六七八"])
      expect((await all.bank(lecturer, { card })).code).toBe(errorCode.VALIDATION);
    expect((await all.bank(lecturer, { password: "Wrong#2026" })).code).toBe(errorCode.OLD_PASSWORD_WRONG);
    expect((await all.bank(lecturer, { card: "6222 0212 3456 7890 128" })).code).toBe(200);
    expect(await all.view()).toMatchObject({
      bankCardNo: "**** 0128",
      enableBalances: "1000.00",
      freezeBalances: "0.00",
    });
    const kept = await run<{ text: string }>(
      server,
      sql`select bank_account::text as text from bank_account where user_no = ${userNo}`,
    );
    expect(kept).toHaveLength(1);
    expect(kept[0]!.text).not.toContain("622202");
    expect(
      await run(
        server,
        sql`select 1 from msg join msg_user on msg_id = msg.id where user_no = ${userNo} and msg_text::text like '%0128%'`,
      ),
    ).toHaveLength(1);
  });

  it("is held once for a key, never more than there is, and is available again when it is refused", async () => {
    for (const amount of ["0.00", "1000.01", "99999999999999999999.00"])
      expect((await all.ask(amount)).code).toBe(errorCode.WITHDRAWAL_AMOUNT);
    for (const amount of ["-1.00", "1e308", "NaN", "1"])
      expect((await all.ask(amount)).code).toBe(errorCode.VALIDATION);
    const key = newKey();
    const first = await all.ask("600.00", key);
    expect((await all.ask("600.00", key)).data).toEqual(first.data);
    expect((await all.ask("500.00", key)).code).toBe(errorCode.IDEMPOTENCY_CONFLICT);
    expect((await all.ask("600.00")).code).toBe(errorCode.WITHDRAWAL_AMOUNT);
    expect(await all.view()).toMatchObject({ enableBalances: "400.00", freezeBalances: "600.00" });
    const { withdrawalNo } = ok(first);
    const silent = await server.call(
      "auditWithdrawal",
      { withdrawalNo, agree: false, opinion: " " },
      { token: all.operator },
    );
    expect(silent).toMatchObject({ code: errorCode.VALIDATION, data: { fields: [{ path: "opinion" }] } });
    expect(ok(await all.decide(withdrawalNo, false)).profitStatus).toBe(5);
    expect((await all.decide(withdrawalNo, false)).code).toBe(errorCode.WITHDRAWAL_STATE);
    expect((await all.decide(withdrawalNo, true)).code).toBe(errorCode.WITHDRAWAL_STATE);
    expect(await all.view()).toMatchObject({ enableBalances: "1000.00", freezeBalances: "0.00" });
    await books(server);
  });

  it("pays what is owed first when it is refused", async () => {
    const earner = { userNo: all.userNo };
    const { withdrawalNo } = ok(await all.ask("900.00"));
    const owe = (amountFen: number) =>
      withActor(server.services.db, systemActor, (trx) =>
        moveMoney(trx, {
          from: { kind: "claim", earner },
          to: { kind: "outside", name: "test" },
          amountFen,
          reason: "test",
          reference: newKey(),
          now: server.services.now(),
        }),
      );
    await owe(30_000);
    expect(await all.view()).toMatchObject({
      enableBalances: "100.00",
      freezeBalances: "900.00",
      claimMoney: "300.00",
    });
    await all.decide(withdrawalNo, false);
    expect(await all.view()).toMatchObject({ enableBalances: "700.00", freezeBalances: "0.00", claimMoney: "0.00" });
    await all.earn(30_000);
    await books(server);
  });

  it("is paid by the bank, 48 hours after the card was changed, above the limit with two operators", async () => {
    const { lecturer, operator, other } = all;
    const paidBefore = (await books(server))["outside bank"] ?? 0;
    await all.earn(100_100);
    const send = async (input = {}) => ok(await server.call("exportPayouts", input, { token: operator }));
    const early = ok(await all.ask("1.00")).withdrawalNo;
    expect(ok(await all.decide(early)).profitStatus).toBe(2);
    const none = async () => (await server.call("exportPayouts", {}, { token: operator })).code;
    expect(await none()).toBe(errorCode.PAYOUT_NONE);
    expect(ok(await all.decide(early, false)).profitStatus).toBe(5);
    await run(server, sql`update bank_account set gmt_change = gmt_change - interval '48 hours'`);
    const small = ok(await all.ask("1000.00")).withdrawalNo;
    const large = ok(await all.ask("1000.01")).withdrawalNo;
    expect((await all.decide(small)).data).toMatchObject({ profitStatus: 2, isSecondNeeded: false });
    expect((await all.decide(large)).data).toMatchObject({ profitStatus: 1, isSecondNeeded: true });
    expect((await all.decide(large)).code).toBe(errorCode.PAYOUT_OTHER_OPERATOR);
    expect(ok(await all.decide(large, true, other)).profitStatus).toBe(2);
    const batch = await send();
    expect(batch).toMatchObject({
      payoutCount: 2,
      totalMoney: "2000.01",
      list: [{ bankCardNo: CARD }, { bankCardNo: CARD }],
    });
    const csv = Buffer.from(batch.content, "base64").toString("utf8");
    expect(csv).toContain(`"${small}","1000.00","${CARD}","王老师"`);
    expect(await none()).toBe(errorCode.PAYOUT_NONE);
    expect(await send({ batchNo: batch.batchNo })).toEqual(batch);
    const check = (text: string) => server.call("checkPayoutAnswers", { text }, { token: operator });
    expect((await check("a,b\n1,2")).code).toBe(errorCode.PAYOUT_FILE);
    const checked = ok(await check(`三月批次\n${csv}`));
    expect(checked.columnList.find(({ kind }) => kind === "withdrawalNo")).toMatchObject({ heading: "提现单号" });
    expect(checked).toMatchObject({
      recordList: [],
      refusedList: [
        { row: 3, reason: "unreadable" },
        { row: 4, reason: "unreadable" },
      ],
    });
    expect((await all.decide(small, false)).code).toBe(errorCode.WITHDRAWAL_STATE);
    const waiting = ok(await server.call("listPayouts", { profitStatus: 3 }, { token: operator }));
    // Beside them one of the demo's.
    expect(waiting.totalCount).toBe(3);
    expect(waiting.list.filter(({ batchNo }) => batchNo === batch.batchNo)).toMatchObject([
      { bankCardNo: "**** 0128" },
      { bankCardNo: "**** 0128" },
    ]);
    const answer = async (list: OperationInput<"savePayoutAnswers">["list"]) =>
      ok(await server.call("savePayoutAnswers", { list }, { token: operator })).list.map(({ outcome }) => outcome);
    const paid = { withdrawalNo: small, extractMoney: "1000.00", isPaid: true, bankReference: "B1" };
    expect(
      await answer([
        { ...paid, extractMoney: "999.99" },
        paid,
        paid,
        { ...paid, bankReference: "B2" },
        { ...paid, isPaid: false },
        { ...paid, withdrawalNo: large, extractMoney: "1000.01" },
        { ...paid, withdrawalNo: "9".repeat(20) },
        { withdrawalNo: large, extractMoney: "1000.01", isPaid: false, bankReference: "B3", remark: "户名不符" },
        { withdrawalNo: large, extractMoney: "1000.01", isPaid: false, bankReference: "B3" },
        { withdrawalNo: large, extractMoney: "1000.01", isPaid: true, bankReference: "B4" },
      ]),
    ).toEqual([
      "otherAmount",
      "paid",
      "repeated",
      "alreadyPaid",
      "alreadyPaid",
      "referenceUsed",
      "unknown",
      "returned",
      "repeated",
      "refused",
    ]);
    expect(await all.view()).toMatchObject({
      enableBalances: "1001.00",
      freezeBalances: "0.00",
      historyMoney: "1000.00",
    });
    const lines = ["提现单号,金额（元）,打款结果,银行流水号,备注"];
    lines.push(`${small},"1,000",成功,B1,`, `${small},1000.00,成功,B9,`, `${large},1000.01,不知道,,`);
    lines.push(`${large},1000.01,退回,,户名不符`);
    const { recordList, refusedList } = ok(await check(lines.join("\n")));
    expect([recordList.map(({ row }) => row), refusedList]).toEqual([[2, 3, 5], [{ row: 4, reason: "unreadable" }]]);
    const list = recordList.map(({ record }) => record);
    expect(ok(await server.call("savePayoutAnswers", { list }, { token: operator }))).toMatchObject({
      list: [{ outcome: "repeated" }, { outcome: "alreadyPaid" }, { outcome: "repeated" }],
      refusedList: [{ index: 1, reason: "alreadyPaid" }],
      notedList: [],
      paidCount: 0,
      repeatedCount: 2,
    });
    const unnamed = { withdrawalNo: large, extractMoney: "1000.01", isPaid: true };
    expect(await server.call("savePayoutAnswers", { list: [unnamed] }, { token: operator })).toMatchObject({
      code: errorCode.VALIDATION,
      data: { fields: [{ path: "list.0.bankReference" }] },
    });
    const withdrawals = ok(await server.call("listWithdrawals", {}, { token: lecturer }));
    expect(withdrawals.list.map(({ profitStatus }) => profitStatus).toSorted()).toEqual([4, 5, 5, 5, 5]);
    const newsOf = async (withdrawalNo: string) =>
      (
        await run<{ msg_title: string; text: string }>(
          server,
          sql`select msg_title, msg_text::text as text from msg join msg_user on msg_id = msg.id
            where user_no = ${all.userNo} and msg_text::text like ${`%${withdrawalNo}%`} order by msg.id`,
        )
      ).map(({ msg_title: title, text }) => `${title}${/原因：([^"]+)/.exec(text)?.[0] ?? ""}`);
    // Each news once, however often the bank said it.
    expect(await newsOf(small)).toEqual(["提现申请已通过", "提现已付款"]);
    expect(await newsOf(large)).toEqual(["提现申请已通过", "提现被银行退回原因：户名不符"]);
    expect(await newsOf(early)).toEqual(["提现申请已通过", "提现申请未通过原因：资料不全"]);
    expect((await books(server))["outside bank"]! - paidBefore).toBe(100_000);
    const entries = async (keyword: string, token = operator) =>
      server.call("listLedgerEntries", { keyword }, { token });
    const reasons = async (keyword: string) => ok(await entries(keyword)).list.map(({ reason }) => reason);
    expect(await reasons(small)).toEqual(["payout", "hold"]);
    expect(await reasons("B1")).toEqual(["payout", "hold"]);
    expect(await reasons(large)).toEqual(["release", "hold"]);
    expect(await reasons("' or true --")).toEqual([]);
    expect(ok(await entries(`user:${all.userNo}`)).totalCount).toBeGreaterThan(8);
    expect((await entries(small, lecturer)).code).toBe(errorCode.NO_PERMISSION);
    const totals = ok(await server.call("getIncomeTotals", {}, { token: lecturer }));
    expect(totals.monthList).toHaveLength(12);
    expect((await server.call("getIncomeTotals", {}, { token: all.learner })).code).toBe(errorCode.NO_PERMISSION);
  });
});

describeOnPostgres("what was earned, withdrawn by a thousand at once", () => {
  it("is paid out exactly as often as there is enough", async () => {
    const { server, earn, bank, ask, lecturer, view } = await withEarnings();
    try {
      await earn(7777);
      await bank(lecturer);
      const codes = await Promise.all(
        Array.from({ length: 1000 }, async () => {
          const key = newKey();
          return (await untilAnswered(() => ask("10.00", key))).code;
        }),
      );
      expect(codes.filter((code) => code === 200)).toHaveLength(7);
      expect(codes.filter((code) => code === errorCode.WITHDRAWAL_AMOUNT)).toHaveLength(993);
      expect(await view()).toMatchObject({ enableBalances: "7.77", freezeBalances: "70.00" });
      await books(server);
    } finally {
      await server.close();
    }
  });
});
