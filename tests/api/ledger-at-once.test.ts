import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import {
  bookSale,
  insertOrder,
  insertPayment,
  markGranted,
  newOrderNo,
  openRefund,
  settleShares,
} from "../../src/server/modules/orders/index.ts";
import { lockOrder, selectLines } from "../../src/server/modules/orders/order-queries.ts";
import { sendRefund } from "../../src/server/modules/orders/send-refund.ts";
import { settle } from "../../src/server/modules/orders/settle.ts";
import { decideRefund } from "../../src/server/modules/orders/open-refund.ts";
import { markAgreed, markKept, markPaid, markRefunding } from "../../src/server/modules/orders/states.ts";
import { yuan } from "../../src/server/lib/money.ts";
import { courseLine } from "../course-line.ts";
import { randomFrom } from "../random.ts";
import { describeOnPostgres, startTestServer, type TestServer } from "./harness.ts";
import { books, run, setWallet } from "./order-harness.ts";

/** How many seeds: `LEDGER_SEEDS=1000` for the long run, see CONTRIBUTING.md. */
const SEEDS = Number(process.env["LEDGER_SEEDS"] ?? 5);
/** The first of them, where a run goes on with those that are left: `LEDGER_FIRST=651`. */
const FIRST = Number(process.env["LEDGER_FIRST"] ?? 1);
const OPERATIONS = 200;
/** So many share a database: the books are cast after each seed, from all entries that are there. */
const AT_A_TIME = 50;

/** On a machine that others use as well a connection may come late: what did not begin is asked for again. */
async function patiently(operation: () => Promise<void>): Promise<void> {
  for (;;)
    try {
      return await operation();
    } catch (error) {
      if (!String(error).includes("timeout exceeded when trying to connect")) throw error;
    }
}

const parts = Array.from({ length: Math.ceil((SEEDS - FIRST + 1) / AT_A_TIME) }, (_, part) => ({
  first: FIRST + part * AT_A_TIME,
  last: Math.min(SEEDS, FIRST + (part + 1) * AT_A_TIME - 1),
}));

describeOnPostgres.each(parts)(`the ledger, ${OPERATIONS} at once, seeds $first to $last`, ({ first, last }) => {
  let server: TestServer;
  let buyers: string[] = [];
  let courses: { id: string; org_no: string; lecturer_user_no: string }[] = [];
  beforeAll(async () => {
    server = await startTestServer({ environment: { PAY_SANDBOX: "on" } });
    buyers = (
      await run<{ user_no: string }>(server, sql`select user_no from app_user where user_type = 1 order by 1 limit 5`)
    ).map(({ user_no: userNo }) => userNo);
    courses = await run(
      server,
      sql`select id, org_no, lecturer_user_no from course where is_public order by id limit 60`,
    );
    await run(
      server,
      sql`insert into earner_rate (org_no, user_no, share_bps) select distinct org_no, lecturer_user_no, 3333 from course`,
    );
  });
  afterAll(() => server?.close());

  const system = <Result>(work: Parameters<typeof withActor<Result>>[2]) =>
    withActor(server.services.db, systemActor, work);

  /** An order of a few lines that waits to be paid, with its payment. */
  async function place(random: (below: number) => number) {
    const now = server.services.now();
    const userNo = buyers[random(buyers.length)]!;
    const from = random(courses.length - 3);
    const goods = courses
      .slice(from, from + 1 + random(3))
      .map((course) => courseLine(course, 1 + random(random(2) === 0 ? 50 : 30_000)));
    const [orderNo, paymentNo] = [newOrderNo(now), newOrderNo(now)];
    const total = goods.reduce((sum, { price }) => sum + price, 0);
    await system(async (trx) => {
      await insertOrder(trx, {
        orderNo,
        userNo,
        orgNo: "default",
        kind: "course",
        total,
        memberOff: 0,
        couponOff: 0,
        couponNo: null,
        now,
        expiresAt: new Date(now.getTime() + 3_600_000),
        goods,
      });
      await insertPayment(trx, { paymentNo, orderNo, userNo, provider: "sandbox", amountFen: total, now });
    });
    return { orderNo, paymentNo, userNo, total };
  }

  it(
    "stays even: the sum is 0, each balance is that of its entries, and none is below 0",
    { timeout: 30_000 + AT_A_TIME * 20_000 },
    async () => {
      const { services } = server;
      const earnings = { shareBps: 7000, settleDays: 0, twoAboveFen: 0 };
      const refunding = {
        db: services.db,
        now: services.now(),
        tenants: services.tenants,
        provider: services.payments.provider,
        sessionChanged: async () => undefined,
      };
      for (let seed = first; seed <= last; seed++) {
        const random = randomFrom(seed);
        for (const userNo of buyers) await setWallet(server, { userNo, fen: random(50_000) });
        const orders: Awaited<ReturnType<typeof place>>[] = [];
        for (let index = 0; index < 25; index++) orders.push(await place(random));
        const pay = (index: number) => async () => {
          const { orderNo, paymentNo, total } = orders[index]!;
          const now = services.now();
          const report = {
            eventNo: `s${seed}-${paymentNo}`,
            paymentNo,
            providerNo: "",
            outcome: "paid" as const,
            amountFen: total,
          };
          await system((trx) => settle(trx, { provider: "sandbox", report, earnings, now }));
          await system((trx) => markGranted(trx, { orderNo, now }));
        };
        const payFromWallet = (index: number) => async () => {
          const { orderNo, userNo, total } = orders[index]!;
          const now = services.now();
          const payment = { from: { kind: "wallet" as const, userNo }, paymentNo: newOrderNo(now), amountFen: total };
          await system(async (trx) => {
            const order = await markPaid(trx, { orderNo, now, payType: "balance" });
            if (!order) return;
            await insertPayment(trx, { ...payment, orderNo, userNo, provider: "balance", now });
            await trx
              .updateTable("payment")
              .set({ payment_state: "paid", gmt_pay: now })
              .where("payment_no", "=", payment.paymentNo)
              .execute();
            await markGranted(trx, { orderNo, now });
            if (!(await bookSale(trx, { order, payment, earnings, now }))) throw new Error("too little");
          }).catch((error: Error) => expect(error.message).toBe("too little"));
        };
        const refund = (index: number) => async () => {
          const { orderNo } = orders[index]!;
          const now = services.now();
          const part = random(3);
          const agree = random(5) > 0;
          await system(async (trx) => {
            const order = (await lockOrder(trx, { orderNo }))!;
            if (!(await markRefunding(trx, { orderNo, reason: "" }))) return;
            const left = (await selectLines(trx, [orderNo])).filter((line) => line.pay_fen > line.refunded_fen);
            const [line] = left;
            const fen = line ? 1 + Math.floor((line.pay_fen - line.refunded_fen - 1) / (1 + part)) : 0;
            const lines = part === 0 || !line ? undefined : [{ lineId: line.id, amount: yuan(fen) }];
            await openRefund(trx, { order, lines, reason: "", now });
          });
          await system(async (trx) => {
            await lockOrder(trx, { orderNo });
            const isDone = agree
              ? await markAgreed(trx, { orderNo, opinion: "" })
              : await markKept(trx, { orderNo, opinion: "" });
            if (isDone) await decideRefund(trx, { orderNo, agree, opinion: "", now });
          });
          await sendRefund(orderNo, refunding);
        };
        const operations = Array.from({ length: OPERATIONS }, () => {
          const [kind, index] = [random(10), random(orders.length)];
          if (kind < 3) return pay(index);
          if (kind < 5) return payFromWallet(index);
          if (kind < 8) return refund(index);
          return async () => void (await settleShares(services.db, services.now()));
        });
        try {
          await Promise.all(operations.map(patiently));
          await books(server);
        } catch (error) {
          throw new Error(`seed ${seed}`, { cause: error });
        }
      }
      // Something of each kind happened.
      const kinds = await run<{ reason: string }>(server, sql`select distinct reason from ledger_entry`);
      expect(kinds.map(({ reason }) => reason)).toEqual(
        expect.arrayContaining(["payment", "share", "settle", "refund", "refund-share", "surplus"]),
      );
      expect(
        await run(
          server,
          sql`select order_no from order_refund where refund_state = 3 group by order_no
        having sum(amount_fen) > (select pay_fen from sales_order where sales_order.order_no = order_refund.order_no)`,
        ),
      ).toEqual([]);
    },
  );
});
