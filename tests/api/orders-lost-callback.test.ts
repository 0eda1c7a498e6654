import { createSign, generateKeyPairSync } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tendOrders } from "../../src/server/jobs/orders.ts";
import { describeApi, startTestServer, type TestServer } from "./harness.ts";
import { amountOf, books, newKey, paidCourses, run } from "./order-harness.ts";

const MINUTE = 60_000;
const pair = () => generateKeyPairSync("rsa", { modulusLength: 2048, publicKeyEncoding: { type: "spki", format: "pem" }, privateKeyEncoding: { type: "pkcs8", format: "pem" } });

describeApi("payments whose callback is lost", () => {
  const [merchant, gateway] = [pair(), pair()];
  const folder = mkdtempSync(join(tmpdir(), "lectern-wechat-"));
  let wechat: Server;
  let server: TestServer;
  let token = "";
  let courses: string[] = [];
  /** By number of the payment: what the gateway knows of it. */
  const trades = new Map<string, { trade_state: string; total: number }>();
  const asked: string[] = [];

  beforeAll(async () => {
    wechat = createServer(async (request, response) => {
      for await (const _ of request);
      const paymentNo = /out-trade-no\/(\d+)/.exec(request.url ?? "")?.[1];
      if (paymentNo) asked.push(paymentNo);
      const trade = paymentNo ? trades.get(paymentNo) : undefined;
      const content = paymentNo
        ? trade && { mchid: "1900", appid: "wx1", out_trade_no: paymentNo, transaction_id: `W${paymentNo}`, trade_state: trade.trade_state, amount: { total: trade.total } }
        : { code_url: "weixin://wxpay/1" };
      const body = JSON.stringify(content ?? { code: "ORDER_NOT_EXIST" });
      const time = String(Math.floor(server.services.now().getTime() / 1000));
      const signature = createSign("RSA-SHA256").update(`${time}\nn\n${body}\n`).sign(gateway.privateKey, "base64");
      response.writeHead(content ? 200 : 404, { "wechatpay-serial": "PUB_1", "wechatpay-timestamp": time, "wechatpay-nonce": "n", "wechatpay-signature": signature }).end(body);
    });
    await new Promise<void>((resolve) => wechat.listen(0, "127.0.0.1", resolve));
    writeFileSync(join(folder, "merchant.pem"), merchant.privateKey);
    writeFileSync(join(folder, "platform.pem"), gateway.publicKey);
    server = await startTestServer({
      environment: {
        PUBLIC_URL: "http://127.0.0.1:1",
        WECHAT_URL: `http://127.0.0.1:${(wechat.address() as AddressInfo).port}`,
        WECHAT_APP_ID: "wx1",
        WECHAT_MERCHANT_ID: "1900",
        WECHAT_SERIAL_NO: "S1",
        WECHAT_PRIVATE_KEY_FILE: join(folder, "merchant.pem"),
        WECHAT_API_KEY: "0123456789abcdef0123456789abcdef",
        WECHAT_PLATFORM_KEY_ID: "PUB_1",
        WECHAT_PLATFORM_KEY_FILE: join(folder, "platform.pem"),
      },
    });
    token = await server.signIn("13800000011");
    courses = await paidCourses(server);
  });
  afterAll(async () => {
    await server?.close();
    wechat?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** An order whose payment has begun at WeChat Pay. */
  async function begun(): Promise<{ orderNo: string; paymentNo: string }> {
    const { data } = await server.call("createOrder", { courseIds: [courses.shift()!], idempotencyKey: newKey() }, { token });
    expect((await server.call("payOrder", { orderNo: data.orderNo, payType: "wechat" }, { token })).code).toBe(200);
    const [payment] = await run<{ payment_no: string }>(server, sql`select payment_no from payment where order_no = ${data.orderNo}`);
    return { orderNo: data.orderNo, paymentNo: payment!.payment_no };
  }
  const statusOf = async (orderNo: string) => (await server.call("getOrder", { orderNo }, { token })).data.orderStatus;

  it("are asked about after a minute, and take effect once", async () => {
    const { orderNo, paymentNo } = await begun();
    trades.set(paymentNo, { trade_state: "SUCCESS", total: await amountOf(server, paymentNo) });
    await tendOrders(server.services);
    expect(await statusOf(orderNo)).toBe(1);
    server.advance(MINUTE + 1000);
    await Promise.all([tendOrders(server.services), tendOrders(server.services)]);
    expect(await statusOf(orderNo)).toBe(2);
    expect(asked.filter((one) => one === paymentNo)).toHaveLength(1);
    server.advance(10 * MINUTE);
    await tendOrders(server.services);
    expect(asked.filter((one) => one === paymentNo)).toHaveLength(1);
    expect(await run(server, sql`select 1 from ledger_entry where reference = ${paymentNo}`)).toHaveLength(1);
    await books(server);
  });

  it("are asked about ever more seldom while nobody has paid, and a wrong amount is no payment", async () => {
    const [open, wrong] = [await begun(), await begun()];
    trades.set(open.paymentNo, { trade_state: "NOTPAY", total: 1 });
    trades.set(wrong.paymentNo, { trade_state: "SUCCESS", total: 1 });
    for (let minute = 0; minute < 25; minute++) {
      server.advance(MINUTE + 1000);
      await tendOrders(server.services);
    }
    expect(asked.filter((one) => one === open.paymentNo).length).toBeGreaterThan(3);
    expect(asked.filter((one) => one === open.paymentNo).length).toBeLessThan(12);
    expect([await statusOf(open.orderNo), await statusOf(wrong.orderNo)]).toEqual([1, 1]);
  });
});
