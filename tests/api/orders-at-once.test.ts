import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import { type CallOptions, ok } from "./client.ts";
import { describeOnPostgres, startTestServer, type TestServer } from "./harness.ts";
import {
  amountOf,
  books,
  holds,
  newKey,
  paidCourses,
  run,
  sendCallback,
  setWallet,
  startSandbox,
} from "./order-harness.ts";

const UNAVAILABLE = 1007;

describeOnPostgres("orders, many at once", () => {
  let server: TestServer;
  let token = "";
  let userNo = "";
  let courses: string[] = [];
  beforeAll(async () => {
    server = await startTestServer({ environment: { PAY_SANDBOX: "on" } });
    token = await server.signIn("13800000005");
    courses = await paidCourses(server);
    userNo = (
      await run<{ user_no: string }>(server, sql`select user_no from app_user where mobile = '13800000005'`)
    )[0]!.user_no;
  });
  afterAll(() => server?.close());

  const call = <Id extends OperationId>(id: Id, input?: OperationInput<Id>, options: CallOptions = {}) =>
    server.call(id, input, { token, ...options });
  const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  /**
   * Asks again, with the same key, while a busy machine says "try again" to who waited five seconds for a connection.
   */
  const order = async (body: { courseIds: string[]; couponNo: string }, options = {}) => {
    const idempotencyKey = newKey();
    for (;;) {
      const reply = await call("createOrder", { ...body, idempotencyKey }, options);
      if (reply.code !== UNAVAILABLE) return reply;
    }
  };
  const ordersOf = async (courseId: string) =>
    (await run(server, sql`select 1 from order_line where course_id = ${courseId}`)).length;

  it("are one order when 200 come with one key, and a conflict for those with another content", async () => {
    const [one, two] = [courses.shift()!, courses.shift()!];
    const idempotencyKey = newKey();
    const replies = await times(200, (index) =>
      call("createOrder", { courseIds: [index % 4 === 3 ? two : one], idempotencyKey }),
    );
    const made = replies.filter(({ code }) => code === 200);
    expect(replies.every(({ code }) => code === 200 || code === errorCode.IDEMPOTENCY_CONFLICT)).toBe(true);
    expect([50, 150]).toContain(made.length);
    expect(new Set(made.map((reply) => ok(reply).orderNo)).size).toBe(1);
    expect((await ordersOf(one)) + (await ordersOf(two))).toBe(1);
  });

  it("are one order when 50 come with a key each for the same course", async () => {
    const courseId = courses.shift()!;
    const replies = await times(50, () => call("createOrder", { courseIds: [courseId], idempotencyKey: newKey() }));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === errorCode.ORDER_WAITING)).toHaveLength(49);
    expect(await ordersOf(courseId)).toBe(1);
  });

  it("have one effect when a callback is replayed 1,000 times, with failures between", async () => {
    const courseId = courses.shift()!;
    const { orderNo } = ok(await call("createOrder", { courseIds: [courseId], idempotencyKey: newKey() }));
    const paymentNo = await startSandbox(server, { orderNo, token });
    const amountFen = await amountOf(server, paymentNo);
    const before = (await books(server))["sold"] ?? 0;
    for (let round = 0; round < 10; round++) {
      await times(100, (index) => {
        const isOdd = index % 10 === 9;
        return sendCallback(
          server,
          isOdd
            ? { eventNo: "failed", paymentNo, outcome: "fail", amountFen }
            : { eventNo: index % 10 === 8 ? `e${index}` : "paid", paymentNo, outcome: "success", amountFen },
        );
      });
    }
    expect((await call("getOrder", { orderNo })).data).toMatchObject({ orderStatus: 2, isGranted: true });
    expect((await books(server))["sold"]).toBe(before + amountFen);
    expect(await holds(server, { userNo, courseId })).toBe(1);
  });

  it("use a coupon for one once, of 500 at once by one person or by many", async () => {
    const coupon = (couponNo: string) =>
      run(
        server,
        sql`insert into coupon (coupon_no, coupon_name, off_fen, is_open, uses_most, gmt_begin, gmt_end)
        values (${couponNo}, '{"zh-CN":"一次"}', 100, true, 1, now() - interval '1 day', now() + interval '1 day')`,
      );
    const uses = async (couponNo: string) =>
      (
        await run<{ uses: number; rows: string }>(
          server,
          sql`select uses, (select count(*) from sales_order where coupon_no = ${couponNo}) as rows from coupon
            where coupon_no = ${couponNo}`,
        )
      )[0];
    await coupon("ONCE-ONE");
    const mine = courses.splice(0, 10);
    const replies = await times(500, (index) => order({ courseIds: [mine[index % 10]!], couponNo: "ONCE-ONE" }));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(replies.every(({ code }) => [200, 1303, 1308].includes(code))).toBe(true);
    expect(await uses("ONCE-ONE")).toEqual({ uses: 1, rows: "1" });

    await coupon("ONCE-MANY");
    const people = [
      token,
      await server.signIn("13800000001"),
      await server.signIn("13800000004"),
      await server.signIn("13800000009"),
      await server.signIn("13800000002"),
    ];
    const theirs = courses.splice(0, 10);
    const many = await times(500, (index) =>
      order({ courseIds: [theirs[index % 10]!], couponNo: "ONCE-MANY" }, { token: people[index % 5]! }),
    );
    expect(many.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await uses("ONCE-MANY")).toEqual({ uses: 1, rows: "1" });
  });

  it("take no more from a wallet than it has, and pay an order once, however it is paid at once", async () => {
    const orders = await times(6, async () =>
      ok(await call("createOrder", { courseIds: [courses.shift()!], idempotencyKey: newKey() })),
    );
    const prices = orders.map(({ payPrice }) => Math.round(Number(payPrice) * 100));
    const enough = prices[0]! + prices[1]!;
    await setWallet(server, { userNo, fen: enough });
    const paymentNo = await startSandbox(server, { orderNo: orders[0]!.orderNo, token });
    await Promise.all([
      times(60, (index) => call("payOrder", { orderNo: orders[index % 6]!.orderNo, payType: "balance" })),
      sendCallback(server, { eventNo: "beside", paymentNo, outcome: "success", amountFen: prices[0]! }),
    ]);
    const after = await books(server);
    // An account that has nothing is not named.
    expect(after[`wallet ${userNo}`] ?? 0).toBeGreaterThanOrEqual(0);
    const paid = await run<{ order_no: string }>(
      server,
      sql`select order_no from payment where payment_state = 'paid' and order_no = any(${orders.map(({ orderNo }) => orderNo)}::text[])`,
    );
    expect(new Set(paid.map(({ order_no }) => order_no)).size).toBe(paid.length);
    for (const { order_no: orderNo } of paid)
      expect((await call("getOrder", { orderNo })).data).toMatchObject({ orderStatus: 2, isGranted: true });
  });

  it("are closed or paid, never both, when both come at once", async () => {
    for (let round = 0; round < 10; round++) {
      const courseId = courses.shift()!;
      const { orderNo } = ok(await call("createOrder", { courseIds: [courseId], idempotencyKey: newKey() }));
      const paymentNo = await startSandbox(server, { orderNo, token });
      const amountFen = await amountOf(server, paymentNo);
      const [closed] = await Promise.all([
        call("cancelOrder", { orderNo }),
        sendCallback(server, { eventNo: `race-${paymentNo}`, paymentNo, outcome: "success", amountFen }),
      ]);
      const { orderStatus } = ok(await call("getOrder", { orderNo }));
      expect(orderStatus).toBe(closed.code === 200 ? 4 : 2);
      expect(await holds(server, { userNo, courseId })).toBe(orderStatus === 2 ? 1 : 0);
      await books(server);
    }
  });
});
