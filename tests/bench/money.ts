// First: it times what the database does.
import { takeLockTimes } from "./lock-times.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { seedDemo } from "../../src/demo/seed.ts";
import { compose, type Composition } from "../../src/server/compose.ts";
import { createLog } from "../../src/server/core/log.ts";
import { readSettings } from "../../src/server/core/settings.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { createApp } from "../../src/server/http/app.ts";
import { handlers, policies } from "../../src/server/modules/index.ts";
import { insertOrder, insertPayment, moveMoney, newOrderNo } from "../../src/server/modules/orders/index.ts";
import { trialBalance } from "../../src/server/modules/orders/ledger/books.ts";
import { createClient, type ApiClient } from "../api/client.ts";
import { createDatabase, createPostgres, findPostgres } from "../api/postgres.ts";
import { courseLine } from "../course-line.ts";
import { percentile, type BenchRow } from "./table.ts";

/** `ORDERS=1000` and `ENTRIES=10000` for a machine that others use as well. */
const ORDERS = Number(process.env["ORDERS"] ?? 6000);
const ENTRIES = Number(process.env["ENTRIES"] ?? 100_000);
const WITHDRAWALS = 1000;
const FILLED_AT_ONCE = 1000;
/** Payments that are reported at the same time. */
const AT_ONCE = 16;
/** The demo's lecturer, whose statement is read and who withdraws. */
const LECTURER = "13800000002";

/**
 * Orders that are paid, each with its shares, its entries, its right and its message; withdrawals of one balance at
 * once; and the statement of a month with 100,000 entries. The server runs in the process of the bench. On PostgreSQL
 * and on the embedded database, which takes one transaction at a time.
 */
export async function bench(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const programs = findPostgres();
  if (programs) {
    const postgres = await createPostgres(programs);
    try {
      const databaseUrl = await createDatabase(postgres.socketFolder, { name: "bench" });
      rows.push(...(await measure("PostgreSQL", { DATABASE_URL: databaseUrl }, ORDERS)));
    } finally {
      postgres.remove();
    }
  } else console.log("  not measured on PostgreSQL: there is none on this machine");
  rows.push(...(await measure("embedded", {}, Math.ceil(ORDERS / 6))));
  return rows;
}

async function measure(name: string, env: Record<string, string>, orders: number): Promise<BenchRow[]> {
  const directory = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  const settings = readSettings({
    ...env,
    DATA_DIR: directory,
    PORT: "0",
    HOST: "127.0.0.1",
    LOG_LEVEL: "error",
    PAY_SANDBOX: "on",
  });
  const composition = await compose({ settings, log: createLog("error"), watch: false });
  const app = createApp({ services: composition.services, metrics: composition.metrics, handlers, policies });
  try {
    await seedDemo(composition.services.db, { info: () => undefined, warn: () => undefined });
    const api = createClient(await app.http.listen({ port: 0, host: "127.0.0.1" }));
    const rows = [
      ...(await payOrders(composition, orders)),
      ...(await withdrawAtOnce(composition, api)),
      ...(await readStatements(composition, api)),
    ];
    const { findings } = await system(composition, trialBalance);
    rows.push({ name: "what the trial balance finds", figure: findings.length, unit: "", goal: { atMost: 0 } });
    return rows.map((row) => ({ ...row, name: `${name}: ${row.name}` }));
  } finally {
    await app.http.close();
    await composition.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

const system = <Result>({ services }: Composition, work: Parameters<typeof withActor<Result>>[2]) =>
  withActor(services.db, systemActor, work);

/** Orders of as many people, of the courses that are for sale one after the other, which wait to be paid. */
async function placeOrders(composition: Composition, count: number): Promise<{ paymentNo: string; fen: number }[]> {
  const { rows: courses } = await system(composition, (trx) =>
    sql<{ id: string; org_no: string; lecturer_user_no: string; price_fen: number }>`
      select id, org_no, lecturer_user_no, price_fen from course where is_public and price_fen > 0 order by id`.execute(
      trx,
    ),
  );
  const { rows: buyers } = await system(composition, (trx) =>
    sql<{ user_no: string; org_no: string }>`
      insert into app_user (login_name, name) select 'bench' || n, '学员' || n from generate_series(1, ${count}::integer) as n
      returning user_no, org_no`.execute(trx),
  );
  const placed: { paymentNo: string; fen: number }[] = [];
  await system(composition, async (trx) => {
    for (const [place, { user_no: userNo, org_no: orgNo }] of buyers.entries()) {
      const course = courses[place % courses.length];
      if (!course) throw new Error("the demo sells no course");
      const now = new Date();
      const [orderNo, paymentNo, price] = [newOrderNo(now), newOrderNo(now), course.price_fen];
      await insertOrder(trx, {
        orderNo,
        userNo,
        orgNo,
        kind: "course",
        total: price,
        memberOff: 0,
        couponOff: 0,
        couponNo: null,
        now,
        expiresAt: new Date(now.getTime() + 3_600_000),
        goods: [courseLine(course, price)],
      });
      await insertPayment(trx, { paymentNo, orderNo, userNo, provider: "sandbox", amountFen: price, now });
      placed.push({ paymentNo, fen: price });
    }
  });
  return placed;
}

/** Callbacks of the provider, as they come: the sale is booked, and the course given. */
async function payOrders(composition: Composition, count: number): Promise<BenchRow[]> {
  const { payments } = composition.services;
  const { sandbox } = payments;
  if (!sandbox) throw new Error("there is no sandbox");
  const waiting = await placeOrders(composition, count);
  await system(composition, (trx) => sql`analyze`.execute(trx)).catch(() => undefined);
  const signed: Awaited<ReturnType<typeof sandbox.sign>>[] = [];
  for (const { paymentNo, fen } of waiting)
    signed.push(await sandbox.sign({ eventNo: `bench-${paymentNo}`, paymentNo, outcome: "success", amountFen: fen }));
  takeLockTimes();
  const times: number[] = [];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let callback = signed.pop(); callback; callback = signed.pop()) {
        const from = performance.now();
        const answer = await payments.notify("sandbox", callback);
        if (answer?.status !== 200) throw new Error(`a payment was answered with ${answer?.status}`);
        times.push(performance.now() - from);
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const locks = takeLockTimes();
  const { rows } = await system(composition, (trx) =>
    sql<{ given: string }>`select count(*) as given from sales_order join app_user using (user_no)
      where login_name like 'bench%' and order_status = 2 and gmt_grant is not null`.execute(trx),
  );
  if (Number(rows[0]?.given) !== count) throw new Error(`${rows[0]?.given} of ${count} orders were paid and given`);
  return [
    { name: "orders paid and given", figure: count / seconds, unit: "orders/s", goal: { atLeast: 300 } },
    { name: "one of them, p99", figure: percentile(times, 0.99), unit: "ms" },
    {
      name: "the balances of one locked, p99",
      figure: percentile(locks, 0.99),
      unit: "ms",
      goal: { atMost: 20 },
    },
  ];
}

/** A thousand requests for ten yuan each of a balance that covers 77 of them more than it had. */
async function withdrawAtOnce(composition: Composition, api: ApiClient): Promise<BenchRow[]> {
  const { rows } = await system(composition, (trx) =>
    sql<{ user_no: string; fen: string }>`select user_no, balance_fen as fen from ledger_account
      join app_user using (user_no) where mobile = ${LECTURER} and account_kind = 'available'`.execute(trx),
  );
  const { user_no: userNo, fen } = rows[0] ?? { user_no: "", fen: "0" };
  await system(composition, (trx) =>
    moveMoney(trx, {
      from: { kind: "outside", name: "bench" },
      to: { kind: "available", earner: { userNo } },
      amountFen: 77_777,
      reason: "bench",
      reference: "withdrawals",
      now: new Date(),
    }),
  );
  const affordable = Math.floor((Number(fen) + 77_777) / 1000);
  const token = await api.signIn(LECTURER);
  const begun = performance.now();
  const codes = await Promise.all(
    Array.from({ length: WITHDRAWALS }, async (_, place) => {
      const input = { extractMoney: "10.00", idempotencyKey: `bench-withdrawal-${place}` };
      for (;;) {
        const { code } = await api.call("saveWithdrawal", input, { token });
        // Too much at once: asked again, as a person would.
        if (code !== errorCode.UNAVAILABLE && code !== errorCode.TOO_BUSY) return code;
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  const held = codes.filter((code) => code === 200).length;
  return [
    { name: `${WITHDRAWALS} withdrawals at once of one balance, all answered`, figure: seconds, unit: "s" },
    {
      name: "of them granted beside what is affordable",
      figure: Math.abs(held - affordable),
      unit: "",
      goal: { atMost: 0 },
    },
  ];
}

/** Fills a month of the lecturer's with entries, and reads its statement. */
async function readStatements(composition: Composition, api: ApiClient): Promise<BenchRow[]> {
  // Some at once: each moves its amount, and statements may not take long.
  for (let first = 1; first <= ENTRIES; first += FILLED_AT_ONCE)
    await system(composition, (trx) =>
      sql`insert into ledger_entry (from_account, to_account, amount_fen, reason, reference, gmt_create)
        select sender.id, receiver.id, 1 + n % 100, 'bench', 'entry' || n, '2026-05-01'::timestamptz + interval '20 s' * n
        from generate_series(${first}::integer, ${Math.min(ENTRIES, first + FILLED_AT_ONCE - 1)}::integer) as n,
          (select id from ledger_account where account_kind = 'sales' order by id limit 1) sender,
          (select ledger_account.id from ledger_account join app_user using (user_no)
            where mobile = ${LECTURER} and account_kind = 'available') receiver`.execute(trx),
    );
  await system(composition, (trx) => sql`analyze`.execute(trx)).catch(() => undefined);
  const token = await api.signIn(LECTURER);
  const operator = await api.signIn("13800000009");
  const month = "2026-05";
  const timed = async (name: string, work: () => Promise<{ code: number; msg: string }>): Promise<BenchRow> => {
    const times: number[] = [];
    for (let time = 0; time < 4; time += 1) {
      const begun = performance.now();
      const { code, msg } = await work();
      if (code !== 200) throw new Error(`${name}: ${code} ${msg}`);
      if (time > 0) times.push(performance.now() - begun);
    }
    return { name, figure: percentile(times, 0.5), unit: "ms" };
  };
  const of = `a month with ${ENTRIES} entries`;
  return [
    await timed(`${of}: the first page`, () => api.call("getStatement", { month }, { token })),
    await timed(`${of}: the list of months`, () => api.call("listStatements", {}, { token })),
    await timed(`${of}: the platform's`, () =>
      api.call("getStatement", { month, of: "platform" }, { token: operator }),
    ),
    await timed(`${of}: as CSV`, () => api.call("exportStatement", { month, format: "csv" }, { token })),
    await timed(`${of}: as a workbook`, () => api.call("exportStatement", { month, format: "xlsx" }, { token })),
  ];
}
