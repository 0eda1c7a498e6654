import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { amountOf, books, holds, newKey, paidCourses, run } from "./order-harness.ts";
import { startPayGateway, type PayGateway, type PayNews } from "./pay-gateway.ts";

/** What each provider wants to hear: that it is taken, and that it is not. */
const providers = [
  {
    provider: "wechat",
    taken: '200 application/json {"code":"SUCCESS"}',
    refused: '400 application/json {"code":"FAIL","message":"refused"}',
  },
  { provider: "alipay", taken: "200 text/plain success", refused: "400 text/plain failure" },
] as const;
type Provider = (typeof providers)[number]["provider"];
type Report = ReturnType<PayGateway["report"]>;

describe("callbacks of WeChat Pay and Alipay", () => {
  let gateway: PayGateway;
  let server: TestServer;
  let token = "";
  let userNo = "";
  let courses: string[] = [];
  let events = 0;
  beforeAll(async () => {
    gateway = await startPayGateway(() => server.services.now());
    server = await startTestServer({ environment: gateway.environment });
    token = await server.signIn("13800000011");
    userNo = (
      await run<{ user_no: string }>(server, sql`select user_no from app_user where mobile = '13800000011'`)
    )[0]!.user_no;
    courses = await paidCourses(server, { userNo });
  });
  afterAll(async () => {
    await server?.close();
    gateway?.close();
  });

  interface Begun {
    courseId: string;
    orderNo: string;
    paymentNo: string;
    amountFen: number;
  }

  async function begun(payType: Provider): Promise<Begun> {
    const courseId = courses.shift()!;
    const data = ok(await server.call("createOrder", { courseIds: [courseId], idempotencyKey: newKey() }, { token }));
    expect((await server.call("payOrder", { orderNo: data.orderNo, payType }, { token })).code).toBe(200);
    const [payment] = await run<{ payment_no: string }>(
      server,
      sql`select payment_no from payment where order_no = ${data.orderNo}`,
    );
    return {
      courseId,
      orderNo: data.orderNo,
      paymentNo: payment!.payment_no,
      amountFen: await amountOf(server, payment!.payment_no),
    };
  }
  const report = (provider: Provider, { paymentNo, amountFen }: Begun, more: Partial<PayNews> = {}): Report =>
    gateway.report(provider, { eventNo: `event-${++events}`, paymentNo, amountFen, state: "paid", ...more });
  /** Sends one the way the provider does; gives the answer in a line. */
  async function send(provider: Provider, { headers, body }: Report): Promise<string> {
    const reply = await fetch(`${server.url}/apis/pay/notify/${provider}`, { method: "POST", headers, body });
    return `${reply.status} ${reply.headers.get("content-type")?.split(";")[0]} ${await reply.text()}`;
  }
  const entries = ({ paymentNo }: Begun) => run(server, sql`select 1 from ledger_entry where reference = ${paymentNo}`);
  /** What is known of an order: its state, whether the course is its buyer's, and how often money moved. */
  const standing = async (order: Begun) => [
    ok(await server.call("getOrder", { orderNo: order.orderNo }, { token })).orderStatus,
    await holds(server, { userNo, courseId: order.courseId }),
    (await entries(order)).length,
  ];
  const UNPAID = [1, 0, 0];
  const PAID = [2, 1, 1];

  for (const { provider, taken, refused } of providers) {
    it(`of ${provider} that come a hundred times, at once, in any order and beside older news pay once`, async () => {
      const order = await begun(provider);
      const paid = report(provider, order);
      const news = [
        report(provider, order, { state: "failed" }),
        report(provider, order, { state: "other" }),
        report(provider, order),
      ];
      const all = [...Array.from({ length: 100 }, () => paid), ...news.flatMap((one) => [one, one, one])];
      // Mixed, and the same way each time: the failure comes first, in the middle and last.
      const mixed = all
        .map((one, index) => ({ one, place: (index * 53) % all.length }))
        .sort((a, b) => a.place - b.place);
      const answers: string[] = [await send(provider, news[0]!)];
      for (let from = 0; from < mixed.length; from += 20)
        answers.push(...(await Promise.all(mixed.slice(from, from + 20).map(({ one }) => send(provider, one)))));
      expect(answers).toHaveLength(110);
      expect(new Set(answers)).toEqual(new Set([taken]));
      expect(await standing(order)).toEqual(PAID);
      expect(
        await run(
          server,
          sql`select effect from payment_event where payment_no = ${order.paymentNo} and effect in ('paid', 'surplus')`,
        ),
      ).toEqual([{ effect: "paid" }]);
      expect((await books(server))[`outside ${provider}`]).toBe(-order.amountFen);
    });

    it(`of ${provider} that are forged, changed, for another merchant or of another amount have no effect, and are answered as refused`, async () => {
      const order = await begun(provider);
      const right = report(provider, order);
      const changed = { ...right, body: right.body.replace("event-", "other-") };
      expect(changed.body).not.toBe(right.body);
      const wrong = [
        report(provider, order, { isForged: true }),
        report(provider, order, { isForAnother: true }),
        changed,
        { ...right, body: "" },
        { ...right, body: "no such thing" },
        report(provider, order, { amountFen: 1 }),
        report(provider, order, { amountFen: order.amountFen + 1 }),
        report(provider, order, { paymentNo: "20200101000000000001" }),
      ];
      for (const one of wrong) expect(await send(provider, one)).toBe(refused);
      expect(await standing(order)).toEqual(UNPAID);
      const other = providers.find((one) => one.provider !== provider)!;
      // Signed rightly, by the provider that this order is not paid with.
      expect(await send(other.provider, report(other.provider, order))).toBe(other.refused);
      expect(await standing(order)).toEqual(UNPAID);
      await books(server);
      expect(await send(provider, right)).toBe(taken);
      expect(await standing(order)).toEqual(PAID);
    });
  }

  it("of WeChat Pay that are older than five minutes are refused", async () => {
    const order = await begun("wechat");
    const old = report("wechat", order);
    server.advance(5 * 60_000 + 2000);
    expect(await send("wechat", old)).toBe(providers[0].refused);
    expect(await standing(order)).toEqual(UNPAID);
  });
});
