import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { tendOrders } from "../../src/server/jobs/orders.ts";
import { type ApiClient, ok } from "./client.ts";
import { freshDatabase, startTestServer, type FreshDatabase, type TestServer } from "./harness.ts";
import { spawnServer } from "./killed-server.ts";
import { books, run, setWallet } from "./order-harness.ts";
import { isTooBusy } from "./too-busy.ts";

/** How often the server is killed: `KILLS=50` for the long run, see CONTRIBUTING.md. */
const KILLS = Number(process.env["KILLS"] ?? 15);
const people = ["13800000001", "13800000004", "13800000005", "13800000009"];

/** A purchase: sent until it is answered, with one key, whatever happens to the server meanwhile. */
interface Purchase {
  token: string;
  courseId: string;
  idempotencyKey: string;
  orderNo?: string;
  isPaid?: boolean;
}

// What a kill loses is lost once: there is no second try.
describe(`a server that is killed ${KILLS} times while people buy`, { retry: 0 }, () => {
  let database: FreshDatabase;
  const tokens: string[] = [];
  let courses: string[] = [];
  const purchases: Purchase[] = [];
  let finished = 0;
  beforeAll(async () => {
    database = await freshDatabase();
    const server = await startTestServer({ database, environment: { PAY_SANDBOX: "on" } });
    for (const name of people) tokens.push(await server.signIn(name));
    courses = (
      await run<{ id: string }>(
        server,
        sql`select id from course
          where is_public and coalesce(course_discount_fen, 0) > 0 and id not in (select course_id from course_user)
          and id not in (select course_id from order_line where course_id is not null) order by id`,
      )
    ).map(({ id }) => id);
    const buyers = await run<{ userNo: string }>(
      server,
      sql`select user_no as "userNo" from app_user where mobile = any(${people}::text[])`,
    );
    for (const { userNo } of buyers) await setWallet(server, { userNo, fen: 100_000_000 });
    await server.close();
  });
  afterAll(() => database?.remove());

  /** Goes on with what was interrupted, then with new purchases, until the server is gone. */
  async function buy(client: ApiClient, person: number): Promise<void> {
    try {
      for (;;) {
        const open = purchases.find((one) => one.token === tokens[person] && !one.isPaid);
        const next = open ?? {
          token: tokens[person]!,
          courseId: courses[purchases.filter(({ token }) => token === tokens[person]).length]!,
          idempotencyKey: `killed-key-${person}-${purchases.length}`,
        };
        if (!open) purchases.push(next);
        if (next.courseId === undefined) return;
        const { token, courseId, idempotencyKey } = next;
        const made = await client.call("createOrder", { courseIds: [courseId], idempotencyKey }, { token });
        if (isTooBusy(made)) continue;
        expect(made.code).toBe(200);
        if (next.orderNo !== undefined) expect(ok(made).orderNo).toBe(next.orderNo);
        next.orderNo = ok(made).orderNo;
        const orderNo = ok(made).orderNo;
        if (ok(made).orderStatus !== 2) {
          const isWallet = purchases.indexOf(next) % 2 === 0;
          const paid = await client.call("payOrder", { orderNo, payType: isWallet ? "balance" : "sandbox" }, { token });
          if (isTooBusy(paid)) continue;
          expect(paid.code).toBe(200);
          if (!isWallet) {
            const paymentNo = ok(paid).payUrl!.split("/").at(-1)!;
            const saved = await client.call("saveSandboxPayment", { paymentNo, outcome: "twice" }, { token });
            if (isTooBusy(saved)) continue;
            expect(ok(saved).paymentState).toBe("paid");
          }
        }
        next.isPaid = true;
        finished += 1;
      }
    } catch (error) {
      // The connection broke because the server was killed; anything else is a failure.
      if (!(error instanceof TypeError)) throw error;
    }
  }

  it(
    "loses no order it has answered for, charges nobody twice, and hands over what is paid",
    { timeout: 30_000 + KILLS * 30_000 },
    async () => {
      let next = spawnServer(database, { PAY_SANDBOX: "on" });
      for (let kill = 0; kill < KILLS; kill++) {
        const current = next;
        const client = await current.start();
        // Ready to be started once this one is gone.
        next = spawnServer(database, { PAY_SANDBOX: "on" });
        const buying = Promise.all(tokens.map((_, person) => buy(client, person)));
        // In the middle of the work, each time after another number of purchases and at another moment of the next.
        const enough = finished + 2 + (kill % 6);
        while (finished < enough) await new Promise((resolve) => setTimeout(resolve, 5));
        await new Promise((resolve) => setTimeout(resolve, (kill * 37) % 60));
        await current.kill();
        await buying;
      }
      await next.kill();
      const server: TestServer = await startTestServer({ database, environment: { PAY_SANDBOX: "on" } });
      try {
        // What was killed in the middle, or came too late on a busy machine, is tried again, seldomer each time.
        await expect
          .poll(async () => {
            server.advance(120_000);
            await tendOrders(server.services);
            await server.services.outbox.drain();
            return run(
              server,
              sql`select * from outbox where gmt_done is null and topic in ('order.paid', 'sandbox.callback')`,
            );
          })
          .toEqual([]);
        const answered = purchases.filter(({ orderNo }) => orderNo !== undefined);
        expect(answered.length).toBeGreaterThan(KILLS);
        for (const { token, orderNo, isPaid } of answered) {
          const data = ok(await server.call("getOrder", { orderNo: orderNo! }, { token }));
          expect(data.orderNo).toBe(orderNo);
          if (isPaid) expect(data).toMatchObject({ orderStatus: 2, isGranted: true });
          if (data.orderStatus === 2) expect(data.isGranted).toBe(true);
        }
        // One order for each key, one payment for each order, one right for each course.
        expect(
          await run(server, sql`select user_no, course_id from order_line group by 1, 2 having count(*) > 1`),
        ).toEqual([]);
        expect(
          await run(
            server,
            sql`select order_no from payment where payment_state in ('paid', 'surplus') group by 1 having count(*) > 1`,
          ),
        ).toEqual([]);
        expect(
          await run(
            server,
            sql`select 1 from sales_order join order_line using (order_no) where order_status = 2 and not exists
        (select from course_user
          where course_user.user_no = sales_order.user_no and course_user.course_id = order_line.course_id and gmt_revoke is null)`,
          ),
        ).toEqual([]);
        // One of the demo is paid and waits for its refund; some of what it earned was paid out.
        const [{ left } = { left: "" }] = await run<{ left: string }>(
          server,
          sql`select (select sum(pay_fen) from sales_order where order_status in (2, 5))
            - (select sum(amount_fen) from withdrawal where extract_status = 4) as left`,
        );
        expect((await books(server))["sold"]).toBe(Number(left));
      } finally {
        await server.close();
      }
    },
  );
});
