import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { moveMoney } from "../../src/server/modules/orders/index.ts";
import type { Earner } from "../../src/server/modules/orders/ledger/accounts.ts";
import { type ApiClient, encryptPassword, ok } from "./client.ts";
import { freshDatabase, startTestServer, type FreshDatabase, type TestServer } from "./harness.ts";
import { spawnServer } from "./killed-server.ts";
import { books, newKey, run } from "./order-harness.ts";
import { isTooBusy } from "./too-busy.ts";

/** How often the server is killed: `KILLS=50` for the long run, see CONTRIBUTING.md. */
const KILLS = Number(process.env["KILLS"] ?? 10);
const START_FEN = 100_000_000;

/** A request: sent until it is answered, with one key, whatever happens to the server meanwhile. */
interface Asked {
  token: string;
  extractMoney: string;
  idempotencyKey: string;
  agree: boolean;
  withdrawalNo?: string;
  isDecided?: boolean;
}

/** A bank, which pays what it is sent once for each batch, and keeps what it answered. */
interface Payment {
  batchNo: string;
  extractMoney: string;
  isPaid: boolean;
  bankReference: string;
  isAnswered: boolean;
}

/** Fen in all accounts of a kind. */
function sumOf(all: Record<string, number>, kind: string): number {
  return Object.entries(all)
    .filter(([name]) => name.startsWith(`${kind} `))
    .reduce((total, [, fen]) => total + fen, 0);
}

// What a kill loses is lost once: there is no second try.
describe(`a server that is killed ${KILLS} times while earnings are paid out`, { retry: 0 }, () => {
  let database: FreshDatabase;
  const earners: Earner[] = [];
  /** What the demo withdrew, and what is left to it. */
  const before = { payouts: new Set<string>(), fen: 0, available: 0 };
  const tokens: string[] = [];
  let operator = "";
  const requests: Asked[] = [];
  const bank = new Map<string, Payment>();
  const sentTwice: string[] = [];
  let finished = 0;

  beforeAll(async () => {
    database = await freshDatabase();
    const server = await startTestServer({ database });
    operator = await server.signIn("13800000009");
    const withdrawn = await run<{ no: string; fen: string }>(
      server,
      sql`select withdrawal_no as no, amount_fen as fen from withdrawal where extract_status <> 5`,
    );
    before.fen = withdrawn.reduce((sum, { fen }) => sum + Number(fen), 0);
    for (const { no } of await run<{ no: string }>(server, sql`select withdrawal_no as no from withdrawal`))
      before.payouts.add(no);
    before.available = sumOf(await books(server), "available");
    for (const mobile of ["13800000016", "13800000003"]) {
      const token = await server.signIn(mobile);
      tokens.push(token);
      const key = ok(await server.call("getLoginKey"));
      const details = {
        bankCardNo: "6222021234567890128",
        bankName: "中国银行",
        bankUserName: "收款人",
        password: await encryptPassword(key, "Lectern#2026"),
        keyId: key.keyId,
      };
      expect((await server.call("saveBankAccount", details, { token })).code).toBe(200);
    }
    await run(server, sql`update bank_account set gmt_change = gmt_change - interval '49 hours'`);
    for (const { user_no: userNo, org_no: orgNo } of await run<{ user_no: string | null; org_no: string | null }>(
      server,
      sql`select user_no, org_no from bank_account where org_no is not null
        or user_no = (select user_no from app_user where mobile = '13800000016') order by id`,
    ))
      earners.push(userNo === null ? { orgNo: orgNo ?? "" } : { userNo });
    for (const earner of earners)
      await withActor(server.services.db, systemActor, (trx) =>
        moveMoney(trx, {
          from: { kind: "outside", name: "test" },
          to: { kind: "available", earner },
          amountFen: START_FEN,
          reason: "test",
          reference: newKey(),
          now: server.services.now(),
        }),
      );
    await server.close();
  });
  afterAll(() => database?.remove());

  /** Asks and decides, first what was interrupted, until the server is gone. */
  async function ask(client: ApiClient, person: number): Promise<void> {
    for (;;) {
      const token = tokens[person]!;
      const open = requests.find((one) => one.token === token && !one.isDecided);
      const count = requests.length;
      const next = open ?? {
        token,
        extractMoney: `${1 + (count % 9)}.0${count % 10}`,
        idempotencyKey: `killed-payout-${person}-${count}`,
        agree: count % 5 !== 4,
      };
      if (!open) requests.push(next);
      const { extractMoney, idempotencyKey, agree } = next;
      const asked = await client.call("saveWithdrawal", { extractMoney, idempotencyKey }, { token });
      if (isTooBusy(asked)) continue;
      expect(asked.code).toBe(200);
      if (next.withdrawalNo !== undefined) expect(ok(asked).withdrawalNo).toBe(next.withdrawalNo);
      next.withdrawalNo = ok(asked).withdrawalNo;
      const decision = { withdrawalNo: ok(asked).withdrawalNo, agree, opinion: agree ? "" : "不同意" };
      const decided = await client.call("auditWithdrawal", decision, { token: operator });
      if (isTooBusy(decided)) continue;
      // It was decided, and nobody heard of it.
      expect([200, errorCode.WITHDRAWAL_STATE]).toContain(decided.code);
      next.isDecided = true;
      finished += 1;
    }
  }

  /** The bank reads a file: of a payout that came with another batch before, it would pay twice. */
  function receive(batchNo: string, list: { withdrawalNo: string; extractMoney: string }[]): void {
    for (const { withdrawalNo, extractMoney } of list) {
      const before = bank.get(withdrawalNo);
      if (before && (before.batchNo !== batchNo || before.extractMoney !== extractMoney)) sentTwice.push(withdrawalNo);
      const bankReference = `BANK-${bank.size}`;
      if (!before)
        bank.set(withdrawalNo, {
          batchNo,
          extractMoney,
          isPaid: bank.size % 7 !== 6,
          bankReference,
          isAnswered: false,
        });
    }
  }

  /** An operator hands over what is agreed to, reads batches again whose file was lost, and takes the bank's answers. */
  async function handOver(client: ApiClient): Promise<boolean> {
    const post = <Id extends OperationId>(id: Id, input: OperationInput<Id>) =>
      client.call(id, input, { token: operator });
    const waiting = await post("listPayouts", { profitStatus: 3, pageSize: 100 });
    if (isTooBusy(waiting)) return false;
    const lost = (ok(waiting).list as { withdrawalNo: string; batchNo: string }[])
      .filter(({ withdrawalNo }) => !bank.has(withdrawalNo))
      .map(({ batchNo }) => batchNo);
    for (const batchNo of new Set(lost)) {
      const again = await post("exportPayouts", { batchNo });
      if (isTooBusy(again)) return false;
      receive(batchNo, ok(again).list);
    }
    const made = await post("exportPayouts", {});
    if (isTooBusy(made)) return false;
    if (made.code !== errorCode.PAYOUT_NONE) receive(ok(made).batchNo, ok(made).list);
    const open = [...bank].filter(([, { isAnswered }]) => !isAnswered).slice(0, 100);
    if (open.length === 0) return true;
    const list = open.map(([withdrawalNo, { extractMoney, isPaid, bankReference }]) => ({
      withdrawalNo,
      extractMoney,
      isPaid,
      bankReference,
    }));
    const taken = await post("savePayoutAnswers", { list });
    if (isTooBusy(taken)) return false;
    for (const { withdrawalNo, outcome } of ok(taken).list as { withdrawalNo: string; outcome: string }[]) {
      expect(["paid", "returned", "repeated"]).toContain(outcome);
      bank.get(withdrawalNo)!.isAnswered = true;
    }
    return false;
  }

  /** The connection broke because the server was killed; anything else is a failure. */
  const untilGone = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
  };

  it(
    "pays nothing twice, loses nothing it has answered for, and keeps the books even",
    { timeout: 30_000 + KILLS * 30_000 },
    async () => {
      let next = spawnServer(database);
      for (let kill = 0; kill < KILLS; kill++) {
        const current = next;
        const client = await current.start();
        // Ready to be started once this one is gone.
        next = spawnServer(database);
        const working = Promise.all([
          ...tokens.map((_, person) => untilGone(() => ask(client, person))),
          untilGone(async () => {
            for (;;) await handOver(client);
          }),
        ]);
        // In the middle of the work, each time after another number of requests and at another moment of the next.
        const enough = finished + 2 + (kill % 6);
        while (finished < enough) await new Promise((resolve) => setTimeout(resolve, 5));
        await new Promise((resolve) => setTimeout(resolve, (kill * 37) % 60));
        await current.kill();
        await working;
      }
      await next.kill();
      const server: TestServer = await startTestServer({ database });
      try {
        await expect.poll(() => handOver(server), { timeout: 60_000 }).toBe(true);
        expect(sentTwice).toEqual([]);
        const rows = await run<{ no: string; fen: string; status: number; reference: string | null }>(
          server,
          sql`select withdrawal_no as no, amount_fen as fen, extract_status as status, bank_reference as reference
            from withdrawal order by 1`,
        );
        const answered = requests.filter(({ withdrawalNo }) => withdrawalNo !== undefined);
        expect(answered.length).toBeGreaterThan(KILLS);
        const known = new Map(rows.map((row) => [row.no, row]));
        for (const { withdrawalNo } of answered) expect(known.has(withdrawalNo!)).toBe(true);
        // One request for each key, and one answer of the bank for each payout.
        expect(rows.length - before.payouts.size).toBeLessThanOrEqual(requests.length);
        for (const [withdrawalNo, { isPaid, bankReference }] of bank)
          expect(known.get(withdrawalNo)).toMatchObject(
            isPaid ? { status: 4, reference: bankReference } : { status: 5, reference: null },
          );
        expect(rows.filter(({ no, status }) => status === 4 && !bank.has(no) && !before.payouts.has(no))).toEqual([]);
        // What is not at the bank was refused, or waits for a decision that nobody heard of.
        const sum = (statuses: number[]) =>
          rows.filter(({ status }) => statuses.includes(status)).reduce((total, { fen }) => total + Number(fen), 0);
        const all = await books(server);
        expect(all["outside bank"]).toBe(sum([4]));
        expect(sumOf(all, "held")).toBe(sum([1, 2, 3]));
        expect(sumOf(all, "available")).toBe(
          before.available + earners.length * START_FEN - (sum([1, 2, 3, 4]) - before.fen),
        );
      } finally {
        await server.close();
      }
    },
  );
});
