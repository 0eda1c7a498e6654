import { sql } from "kysely";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import type { Account } from "../../src/server/modules/orders/ledger/accounts.ts";
import { trialBalance } from "../../src/server/modules/orders/ledger/books.ts";
import { moveMoney, walletBalance } from "../../src/server/modules/orders/ledger/ledger.ts";
import { ok, type Reply } from "./client.ts";
import type { TestServer } from "./harness.ts";

/** Runs SQL as the server itself. */
export async function run<Row>(server: TestServer, query: ReturnType<typeof sql>): Promise<Row[]> {
  return (await withActor(server.services.db, systemActor, (trx) => query.execute(trx))).rows as Row[];
}

/** Courses on the shelf that cost everybody something and nobody has; without those that the buyer teaches. */
export async function paidCourses(server: TestServer, buyer?: { userNo: string }): Promise<string[]> {
  const rows = await run<{ id: string }>(
    server,
    sql`select id from course where is_public and price_fen > 1000 and course_discount_fen between 1 and price_fen - 1
      and id not in (select course_id from course_user)
      and lecturer_user_no is distinct from ${buyer?.userNo ?? null}::bigint order by id limit 60`,
  );
  return rows.map(({ id }) => id);
}

let keys = 0;

/** A key for an order that no other test has used. */
export const newKey = () => `test-key-${process.pid}-${++keys}`;

/** Begins a payment at the sandbox, and gives its number. */
export async function startSandbox(
  server: TestServer,
  { orderNo, token }: { orderNo: string; token: string },
): Promise<string> {
  const data = ok(await server.call("payOrder", { orderNo, payType: "sandbox" }, { token }));
  return data.payUrl!.split("/").at(-1)!;
}

/** A callback of the sandbox, signed as it signs, sent as a provider sends it. */
export async function sendCallback(
  server: TestServer,
  message: { eventNo: string; paymentNo: string; outcome: "success" | "fail"; amountFen: number },
): Promise<Reply> {
  const { headers, body } = await server.services.payments.sandbox!.sign(message);
  return server.request("/apis/pay/notify/sandbox", {
    method: "POST",
    headers: headers as Record<string, string>,
    body: new Uint8Array(body),
  });
}

export async function amountOf(server: TestServer, paymentNo: string): Promise<number> {
  return (
    await run<{ amount_fen: number }>(server, sql`select amount_fen from payment where payment_no = ${paymentNo}`)
  )[0]!.amount_fen;
}

export async function holds(
  server: TestServer,
  { userNo, courseId }: { userNo: string; courseId: string },
): Promise<number> {
  return (
    await run(
      server,
      sql`select 1 from course_user where user_no = ${userNo} and course_id = ${courseId} and gmt_revoke is null`,
    )
  ).length;
}

/**
 * Fen by account, without those that are empty: the sum of all is 0 whatever happened, and each balance is the sum of its entries. `sold` is what came
 * in for sales, whoever it belongs to by now.
 */
export async function books(server: TestServer): Promise<Record<string, number>> {
  const rows = await run<{ kind: string; name: string; balance: string | null; entries: string }>(
    server,
    sql`select account_kind as kind, account_name as name, balance_fen as balance,
      coalesce((select sum(amount_fen) from ledger_entry where to_account = a.id), 0)
        - coalesce((select sum(amount_fen) from ledger_entry where from_account = a.id), 0) as entries
      from ledger_account a`,
  );
  const wrong = rows.filter(({ balance, entries }) => balance !== null && balance !== entries);
  if (wrong.length > 0) throw new Error(`accounts that are not the sum of their entries: ${JSON.stringify(wrong)}`);
  const all = Object.fromEntries(rows.map(({ kind, name, entries }) => [`${kind} ${name}`.trim(), Number(entries)]));
  if (Object.values(all).reduce((sum, fen) => sum + fen, 0) !== 0)
    throw new Error(`the books do not balance: ${JSON.stringify(all)}`);
  const below = rows.filter(
    ({ kind, entries }) => ["wallet", "pending", "available", "held"].includes(kind) && Number(entries) < 0,
  );
  if (below.length > 0) throw new Error(`accounts below zero: ${JSON.stringify(below)}`);
  const { findings } = await withActor(server.services.db, systemActor, trialBalance);
  if (findings.length > 0) throw new Error(`the trial balance finds: ${JSON.stringify(findings)}`);
  const sold = rows.filter(({ kind }) => kind !== "wallet" && kind !== "outside");
  const filled = Object.fromEntries(Object.entries(all).filter(([, fen]) => fen !== 0));
  return { ...filled, sold: sold.reduce((sum, { entries }) => sum + Number(entries), 0) };
}

/** Lets a wallet have this many fen, by an entry from or to the outside. */
export async function setWallet(server: TestServer, { userNo, fen }: { userNo: string; fen: number }): Promise<void> {
  await withActor(server.services.db, systemActor, async (trx) => {
    const wallet: Account = { kind: "wallet", userNo };
    const test: Account = { kind: "outside", name: "test" };
    const more = fen - (await walletBalance(trx, userNo));
    const [from, to] = more > 0 ? [test, wallet] : [wallet, test];
    const entry = { reason: "test", reference: newKey(), now: server.services.now() };
    if (more !== 0) await moveMoney(trx, { from, to, amountFen: Math.abs(more), ...entry });
  });
}
