import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ok } from "./client.ts";
import { tendOrders } from "../../src/server/jobs/orders.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { amountOf, books, newKey, paidCourses, run } from "./order-harness.ts";
import { startPayGateway, type PayGateway } from "./pay-gateway.ts";

const MINUTE = 60_000;

describe("payments whose callback is lost", () => {
  let gateway: PayGateway;
  let server: TestServer;
  let token = "";
  let courses: string[] = [];

  beforeAll(async () => {
    gateway = await startPayGateway(() => server.services.now());
    server = await startTestServer({ environment: gateway.environment });
    token = await server.signIn("13800000011");
    courses = await paidCourses(server);
  });
  afterAll(async () => {
    await server?.close();
    gateway?.close();
  });

  /** An order whose payment has begun at WeChat Pay. */
  async function begun(): Promise<{ orderNo: string; paymentNo: string }> {
    const data = ok(
      await server.call("createOrder", { courseIds: [courses.shift()!], idempotencyKey: newKey() }, { token }),
    );
    expect((await server.call("payOrder", { orderNo: data.orderNo, payType: "wechat" }, { token })).code).toBe(200);
    const [payment] = await run<{ payment_no: string }>(
      server,
      sql`select payment_no from payment where order_no = ${data.orderNo}`,
    );
    return { orderNo: data.orderNo, paymentNo: payment!.payment_no };
  }
  const statusOf = async (orderNo: string) => ok(await server.call("getOrder", { orderNo }, { token })).orderStatus;

  it("are asked about after a minute, and take effect once", async () => {
    const { orderNo, paymentNo } = await begun();
    gateway.trades.set(paymentNo, { trade_state: "SUCCESS", total: await amountOf(server, paymentNo) });
    await tendOrders(server.services);
    expect(await statusOf(orderNo)).toBe(1);
    server.advance(MINUTE + 1000);
    await Promise.all([tendOrders(server.services), tendOrders(server.services)]);
    expect(await statusOf(orderNo)).toBe(2);
    expect(gateway.asked.filter((one) => one === paymentNo)).toHaveLength(1);
    server.advance(10 * MINUTE);
    await tendOrders(server.services);
    expect(gateway.asked.filter((one) => one === paymentNo)).toHaveLength(1);
    expect(await run(server, sql`select 1 from ledger_entry where reference = ${paymentNo}`)).toHaveLength(1);
    await books(server);
  });

  it("are asked about ever more seldom while nobody has paid, and a wrong amount is no payment", async () => {
    const [open, wrong] = [await begun(), await begun()];
    gateway.trades.set(open.paymentNo, { trade_state: "NOTPAY", total: 1 });
    gateway.trades.set(wrong.paymentNo, { trade_state: "SUCCESS", total: 1 });
    for (let minute = 0; minute < 25; minute++) {
      server.advance(MINUTE + 1000);
      await tendOrders(server.services);
    }
    expect(gateway.asked.filter((one) => one === open.paymentNo).length).toBeGreaterThan(3);
    expect(gateway.asked.filter((one) => one === open.paymentNo).length).toBeLessThan(12);
    expect([await statusOf(open.orderNo), await statusOf(wrong.orderNo)]).toEqual([1, 1]);
  });
});
