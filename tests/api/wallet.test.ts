import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import * as errorCode from "../../src/generated/error-codes.ts";
import { randomFrom } from "../random.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { amountOf, books, newKey, paidCourses, run, sendCallback, setWallet, startSandbox } from "./order-harness.ts";

describe("the wallet", () => {
  let server: TestServer;
  let token = "";
  let other = "";
  let operator = "";
  let userNo = "";
  let courses: string[] = [];
  beforeAll(async () => {
    server = await startTestServer({ environment: { PAY_SANDBOX: "on" } });
    [token, other, operator] = [
      await server.signIn("13800000005"),
      await server.signIn("13800000002"),
      await server.signIn("13800000009"),
    ];
    courses = await paidCourses(server);
    userNo = (
      await run<{ user_no: string }>(server, sql`select user_no from app_user where mobile = '13800000005'`)
    )[0]!.user_no;
  });
  afterAll(() => server?.close());
  beforeEach(() => setWallet(server, { userNo, fen: 0 }));

  const send = <Id extends OperationId>(id: Id, input?: OperationInput<Id>, who = token) =>
    server.call(id, input, { token: who });
  const call = async <Id extends OperationId>(id: Id, input?: OperationInput<Id>, who = token) => {
    return ok(await send(id, input, who));
  };
  const topUp = (amount: string, idempotencyKey = newKey()) => call("createTopUp", { amount, idempotencyKey });
  const pay = async (orderNo: string, outcome: OperationInput<"saveSandboxPayment">["outcome"] = "success") => {
    const paymentNo = await startSandbox(server, { orderNo, token });
    await call("saveSandboxPayment", { paymentNo, outcome });
    return paymentNo;
  };
  const balance = async (): Promise<string> => (await call("listWalletEntries")).balance;

  it("gets what is paid for a top-up, once, however often it is told and asked for", async () => {
    const key = newKey();
    const [one, two] = await Promise.all([topUp("66.60", key), topUp("66.60", key)]);
    expect(one).toMatchObject({
      orderKind: "topUp",
      payPrice: "66.60",
      payTypes: ["sandbox"],
      lines: [{ lineKind: "topUp", lineName: "钱包充值" }],
    });
    expect(two.orderNo).toBe(one.orderNo);
    expect((await send("createTopUp", { amount: "66.61", idempotencyKey: key })).code).toBe(
      errorCode.IDEMPOTENCY_CONFLICT,
    );
    expect(await balance()).toBe("0.00");
    const paymentNo = await pay(one.orderNo, "twice");
    const amountFen = await amountOf(server, paymentNo);
    const news = { eventNo: "again", paymentNo, outcome: "success" as const, amountFen };
    await Promise.all([sendCallback(server, news), sendCallback(server, news)]);
    expect(await balance()).toBe("66.60");
    expect((await call("getOrder", { orderNo: one.orderNo })).isGranted).toBe(true);
    expect((await call("listWalletEntries")).list[0]).toMatchObject({
      entryKind: "topUp",
      amount: "66.60",
      orderNo: one.orderNo,
    });
    await books(server);
  });

  it("refuses amounts that are nothing, too much or no amounts, and shows nobody another's", async () => {
    for (const amount of ["0.00", "0.99", "50000.01", "99999999999999.00"])
      expect((await send("createTopUp", { amount, idempotencyKey: newKey() })).code).toBe(errorCode.TOP_UP_AMOUNT);
    for (const amount of ["-1.00", "1e308", "1", "NaN", ""])
      expect((await send("createTopUp", { amount, idempotencyKey: newKey() })).code).toBe(errorCode.VALIDATION);
    const { orderNo } = await topUp("10.00");
    expect((await send("payOrder", { orderNo, payType: "sandbox" }, other)).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("listWalletEntries", {})).code).toBe(errorCode.SESSION_MISSING);
    const theirs = (await call("listWalletEntries", {}, other)).list;
    expect(theirs).toEqual([]);
  });

  it("does not fill itself, and what was put in is not refunded", async () => {
    await setWallet(server, { userNo, fen: 5000 });
    const { orderNo } = await topUp("10.00");
    expect((await send("payOrder", { orderNo, payType: "balance" })).code).toBe(errorCode.PAY_TYPE_REFUSED);
    await pay(orderNo);
    expect((await send("saveRefund", { orderNo, reason: "退款" })).code).toBe(errorCode.ORDER_STATE);
    expect(await balance()).toBe("60.00");
    await books(server);
  });

  it("keeps what was paid for a top-up that was cancelled meanwhile", async () => {
    const { orderNo } = await topUp("12.00");
    const paymentNo = await startSandbox(server, { orderNo, token });
    await call("cancelOrder", { orderNo });
    await call("saveSandboxPayment", { paymentNo, outcome: "success" });
    expect((await call("listWalletEntries")).list[0]).toMatchObject({ entryKind: "surplus", amount: "12.00" });
    await books(server);
  });

  it("pays an order and gets its refund, and lists both, page by page", async () => {
    await pay((await topUp("5000.00")).orderNo);
    const { orderNo, payPrice } = await call("createOrder", {
      idempotencyKey: newKey(),
      courseIds: [courses.shift()!],
    });
    await call("payOrder", { orderNo, payType: "balance" });
    expect(await balance()).toBe((5000 - Number(payPrice)).toFixed(2));
    await call("saveRefund", { orderNo, reason: "买错了" });
    await call("auditRefund", { orderNo, agree: true }, operator);
    expect(await balance()).toBe("5000.00");
    const pages = [];
    for (const pageCurrent of [1, 2]) {
      const { list, totalCount } = await call("listWalletEntries", { pageCurrent, pageSize: 2 });
      expect(totalCount).toBeGreaterThanOrEqual(3);
      pages.push(...list);
    }
    expect(pages.slice(0, 3)).toMatchObject([
      { entryKind: "refund", amount: payPrice, orderNo },
      { entryKind: "payment", amount: `-${payPrice}`, orderNo },
      { entryKind: "topUp", amount: "5000.00" },
    ]);
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    await books(server);
  });

  it("has what came less what went, never below zero, whatever is done with it at once", async () => {
    for (const seed of [1, 2, 3]) {
      const random = randomFrom(seed);
      await setWallet(server, { userNo, fen: 10_000 });
      let [came, went] = [0, 0];
      const orders: { orderNo: string; fen: number; isTopUp: boolean }[] = [];
      for (let index = 0; index < 10; index++) {
        const isTopUp = random(2) === 0;
        const made = isTopUp
          ? await topUp((1 + random(90)).toFixed(2))
          : await call("createOrder", { idempotencyKey: newKey(), courseIds: [courses.shift()!] });
        orders.push({ orderNo: made.orderNo, fen: Math.round(Number(made.payPrice) * 100), isTopUp });
      }
      await Promise.all(
        orders.flatMap(({ orderNo, fen, isTopUp }) =>
          isTopUp
            ? [
                pay(orderNo, "twice").then(() => {
                  came += fen;
                }),
              ]
            : [1, 2].map(() =>
                send("payOrder", { orderNo, payType: "balance" }).then(({ code }) => {
                  expect([200, errorCode.BALANCE_LOW, errorCode.ORDER_STATE]).toContain(code);
                  if (code === 200) went += fen;
                }),
              ),
        ),
      );
      expect(await balance(), `seed ${seed}`).toBe(((10_000 + came - went) / 100).toFixed(2));
      await books(server);
      for (const { orderNo } of orders) await send("cancelOrder", { orderNo });
    }
  });
});
