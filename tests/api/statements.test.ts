import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { dateTimeIn } from "../../src/server/lib/date-time.ts";
import { yuan } from "../../src/server/lib/money.ts";
import { unzipWithin } from "../../src/server/lib/unzip.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { ok } from "./client.ts";
import { moveMoney } from "../../src/server/modules/orders/index.ts";
import { salesOf, type Account } from "../../src/server/modules/orders/ledger/accounts.ts";
import { randomFrom } from "../random.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { amountOf, newKey, run, sendCallback, startSandbox } from "./order-harness.ts";

const DAY = 86_400_000;
const SEEDS = 6;
const MOVEMENTS = 150;

interface Month {
  month: string;
  opening: string;
  income: string;
  outgoing: string;
  closing: string;
  entries: number;
}

/** An entry of the ledger with the kinds of its accounts and whose they are. */
interface Row {
  id: string;
  amount_fen: string;
  gmt_create: Date;
  from_kind: string;
  from_name: string;
  to_kind: string;
  to_name: string;
}

describe("statements", () => {
  let server: TestServer;
  const tokens = { lecturer: "", organisation: "", operator: "", learner: "" };
  let names = { lecturer: "", organisation: "" };
  let owners: [Account & { kind: "pending" }, Account & { kind: "pending" }];
  beforeAll(async () => {
    server = await startTestServer({ environment: { PAY_SANDBOX: "on" } });
    tokens.lecturer = await server.signIn("13800000014");
    tokens.organisation = await server.signIn("13800000003");
    tokens.operator = await server.signIn("13800000009");
    tokens.learner = await server.signIn("13800000007");
    const [{ user_no: userNo } = { user_no: "" }] = await run<{ user_no: string }>(
      server,
      sql`select user_no from app_user where mobile = '13800000014'`,
    );
    names = { lecturer: `user:${userNo}`, organisation: "org:1001" };
    owners = [
      { kind: "pending", earner: { userNo } },
      { kind: "pending", earner: { orgNo: "1001" } },
    ];
  });
  afterAll(() => server?.close());

  type Who = "lecturer" | "organisation" | "platform";
  const call = <Id extends "listStatements" | "getStatement" | "exportStatement">(
    id: Id,
    who: Who,
    input?: OperationInput<Id>,
  ) =>
    server.callUnchecked(id, who === "platform" ? { ...input, of: "platform" } : { ...input }, {
      token: tokens[who === "platform" ? "operator" : who],
    });

  /** What the ledger itself says of each month, counted entry by entry. */
  async function ofLedger(who: Who): Promise<Map<string, Map<string, number>>> {
    const rows = await run<Row>(
      server,
      sql`select entry.id, amount_fen, entry.gmt_create, sender.account_kind as from_kind, sender.account_name as from_name,
          receiver.account_kind as to_kind, receiver.account_name as to_name
        from ledger_entry entry join ledger_account sender on sender.id = from_account
          join ledger_account receiver on receiver.id = to_account`,
    );
    const isMine = (kind: string, name: string) =>
      who === "platform"
        ? kind === "sales"
        : name === names[who] && ["pending", "available", "held", "claim"].includes(kind);
    const months = new Map<string, Map<string, number>>();
    for (const row of rows) {
      const came = isMine(row.to_kind, row.to_name);
      if (came === isMine(row.from_kind, row.from_name)) continue;
      const month = dateTimeIn(undefined, row.gmt_create).slice(0, 7);
      const entries = months.get(month) ?? new Map<string, number>();
      entries.set(row.id, Number(row.amount_fen) * (came ? 1 : -1));
      months.set(month, entries);
    }
    return months;
  }

  /** Movements of one history, of all that can happen, at moments of the last half year in no order. */
  async function move(random: (below: number) => number): Promise<void> {
    const owner = owners[random(2)]!;
    const account = (kind: "pending" | "available" | "held" | "claim"): Account => ({ ...owner, kind });
    const now = new Date(server.services.now().getTime() - random(180 * DAY));
    const sales = salesOf(["default", "1001"][random(2)]!, now);
    const outside: Account = { kind: "outside", name: "test" };
    const [from, to] = (
      [
        [outside, sales],
        [sales, account("pending")],
        [sales, account("pending")],
        [account("pending"), account("available")],
        [account("pending"), sales],
        [account("available"), account("held")],
        [account("held"), outside],
        [account("held"), account("available")],
        [account("available"), sales],
        [account("claim"), sales],
        [account("available"), account("claim")],
        [sales, outside],
      ] as const
    )[random(12)]!;
    await withActor(server.services.db, systemActor, (trx) =>
      moveMoney(trx, { from, to, amountFen: 1 + random(5000), reason: "test", reference: newKey(), now }),
    );
  }

  /** Sells a course for ¥100 that nobody has, under this name; gives the order's number. */
  async function sell(which: ReturnType<typeof sql>, name?: string): Promise<string> {
    const token = tokens.learner;
    const [course] = await run<{ id: string }>(
      server,
      sql`update course set course_original_fen = 10000, course_discount_fen = null where id = (
        select id from course where is_public and price_fen > 1000 and ${which}
          and id not in (select course_id from course_user) order by id limit 1) returning id`,
    );
    const made = await server.call("createOrder", { courseIds: [course!.id], idempotencyKey: newKey() }, { token });
    const { orderNo } = ok(made);
    if (name) await run(server, sql`update order_line set line_name = ${name} where order_no = ${orderNo}`);
    const paymentNo = await startSandbox(server, { orderNo, token });
    const amountFen = await amountOf(server, paymentNo);
    await sendCallback(server, { eventNo: `paid-${paymentNo}`, paymentNo, outcome: "success", amountFen });
    return orderNo;
  }

  it("are what the ledger says, month by month and entry by entry, whatever happened", async () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const random = randomFrom(seed);
      for (let count = 0; count < MOVEMENTS; count++) await move(random);
      for (const who of ["lecturer", "organisation", "platform"] as const) {
        const expected = await ofLedger(who);
        const months: Month[] = ok(await call("listStatements", who)).list;
        expect(months.map(({ month }) => month).toSorted()).toEqual(
          expect.arrayContaining([...expected.keys()].toSorted()),
        );
        let opening = 0;
        for (const { month, ...sums } of months.toReversed()) {
          const entries = [...(expected.get(month)?.values() ?? [])];
          const sum = (wanted: (fen: number) => boolean) =>
            entries.filter(wanted).reduce((total, fen) => total + fen, 0);
          const closing = opening + sum(() => true);
          expect({ seed, who, month, ...sums }).toEqual({
            seed,
            who,
            month,
            opening: yuan(opening),
            income: yuan(sum((fen) => fen > 0)),
            outgoing: yuan(-sum((fen) => fen < 0)),
            closing: yuan(closing),
            entries: entries.length,
          });
          opening = closing;
        }
        const { month } = months[random(months.length)]!;
        const { statement, list } = ok(await call("getStatement", who, { month, pageSize: 100 }));
        const { accounts, ...sums } = statement;
        const { entries, ...listed } = months.find((one) => one.month === month)!;
        expect(sums).toEqual(listed);
        for (const name of ["opening", "closing"] as const)
          expect(accounts.reduce((total, one) => total + Math.round(Number(one[name]) * 100), 0)).toBe(
            Math.round(Number(listed[name]) * 100),
          );
        // Each entry is the ledger's, and what is left after it is what was left before it and the entry.
        let left = Math.round(Number(listed.closing) * 100);
        for (const { id, amount, balance } of list) {
          expect(balance).toBe(yuan(left));
          const fen = expected.get(month)!.get(id)!;
          expect(amount).toBe(yuan(fen));
          left -= fen;
        }
        expect(list).toHaveLength(Math.min(entries, 100));
      }
    }
  });

  it("go on where the page before ended", async () => {
    const month: string = ok(await call("listStatements", "platform")).list.find(
      ({ entries }: Month) => entries > 20,
    )!.month;
    const all = ok(await call("getStatement", "platform", { month, pageSize: 20 })).list;
    const paged = [];
    for (const pageCurrent of [1, 2])
      paged.push(...ok(await call("getStatement", "platform", { month, pageCurrent, pageSize: 10 })).list);
    expect(paged).toEqual(all);
  });

  it("are nobody else's to see", async () => {
    for (const id of ["listStatements", "getStatement", "exportStatement"] as const) {
      const input = id === "exportStatement" ? { format: "csv" } : {};
      expect((await server.callUnchecked(id, input)).code).toBe(errorCode.SESSION_MISSING);
      expect((await server.callUnchecked(id, input, { token: tokens.learner })).code).toBe(errorCode.NO_PERMISSION);
      for (const token of [tokens.learner, tokens.lecturer, tokens.organisation])
        expect((await server.call(id, { ...input, of: "platform" }, { token })).code).toBe(errorCode.NO_PERMISSION);
    }
  });

  it.each(["2026", "2026-13", "2026-00", "1999-01", "0000-01", "gestern", "2026-01-01"])(
    "are not asked for by the month %s",
    async (month) => {
      expect((await call("getStatement", "lecturer", { month })).code).toBe(errorCode.VALIDATION);
    },
  );

  it("of a month to come have no entries, and what is there now", async () => {
    const { closing } = ok(await call("listStatements", "lecturer")).list[0]!;
    expect((await call("getStatement", "lecturer", { month: "2099-12" })).data).toMatchObject({
      statement: { opening: closing, closing, income: "0.00", outgoing: "0.00" },
      list: [],
      totalCount: 0,
    });
  });

  it("go out as files with opening, entries and closing, in which no name is a formula", async () => {
    const orderNo = await sell(sql`org_no = '1001'`, '=HYPERLINK("http://x")');
    const { statement, list, totalCount } = ok(await call("getStatement", "organisation", { pageSize: 1 }));
    expect(list[0]).toMatchObject({ orderNo, amount: "70.00", subject: '=HYPERLINK("http://x")', reasonName: "分账" });
    const file = async (format: OperationInput<"exportStatement">["format"]) => {
      const data = ok(await call("exportStatement", "organisation", { format, month: statement.month }));
      expect(data.fileName).toBe(`对账单-${statement.month}.${format}`);
      return Buffer.from(data.content, "base64");
    };
    const lines = (await file("csv")).toString("utf8").trimEnd().split("\r\n");
    expect(lines).toHaveLength(totalCount + 3);
    expect(lines[1]).toContain(`"期初","","","","",${Number(statement.opening)}`);
    expect(lines.at(-1)).toContain(`"期末","","","","",${Number(statement.closing)}`);
    expect(lines.at(-2)).toContain(`"'=HYPERLINK(""http://x"")","${orderNo}"`);
    const unzipped = unzipWithin(await file("xlsx"), {
      entries: 100,
      bytes: 1e7,
      fileBytes: 1e7,
      isWanted: (path) => path.endsWith(".xml"),
    });
    if ("fault" in unzipped) throw new Error(unzipped.fault);
    const xml = [...unzipped.files.values()].map((bytes) => Buffer.from(bytes).toString("utf8")).join("");
    expect(xml).toContain("HYPERLINK");
    expect(xml).not.toContain("<f>");
    const noted = await run<{ detail: object }>(
      server,
      sql`select detail from audit_entry where action = 'statement.export' order by id`,
    );
    expect(noted.map(({ detail }) => detail)).toMatchObject([{ format: "csv" }, { format: "xlsx" }]);
  });

  it("stand beside the income by day, by month and by course, without what was refunded", async () => {
    const mine = async () => ok(await server.call("getIncomeTotals", {}, { token: tokens.lecturer }));
    const before = await mine();
    expect(before.dayList).toHaveLength(30);
    const orderNo = await sell(sql`lecturer_user_no = (select user_no from app_user where mobile = '13800000014')`);
    const [line] = ok(await server.call("getOrder", { orderNo }, { token: tokens.learner })).lines;
    const lines = [{ lineId: line!.lineId!, amount: "20.00" }];
    await server.call("saveRefund", { orderNo, reason: "不合适", lines }, { token: tokens.learner });
    await server.call("auditRefund", { orderNo, agree: true }, { token: tokens.operator });
    const after = await mine();
    const today = dateTimeIn(undefined, server.services.now()).slice(0, 10);
    expect(after.dayList.at(-1)).toEqual({
      day: today,
      income: yuan(Math.round(Number(before.dayList.at(-1)!.income) * 100) + 5600),
    });
    expect(after.dayList.slice(0, -1)).toEqual(before.dayList.slice(0, -1));
    expect(Number(after.monthList.at(-1)!.income) - Number(before.monthList.at(-1)!.income)).toBeCloseTo(56);
    expect(after.courseList).toContainEqual({ courseName: line!.lineName, income: "56.00" });
  });
});
