import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PlatformDay } from "../../src/generated/types.ts";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { closeDays, dayAfter, dayIn } from "../../src/server/modules/figures/index.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { ok } from "./client.ts";
import { moveMoney } from "../../src/server/modules/orders/index.ts";
import { salesOf } from "../../src/server/modules/orders/ledger/accounts.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { run } from "./order-harness.ts";

describe("the platform in numbers", () => {
  let server: TestServer;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    server = await startTestServer({ environment: { PAY_SANDBOX: "on" } });
    for (const [who, mobile] of Object.entries({
      organisation: "13800000003",
      lecturer: "13800000002",
      learner: "13800000001",
      operator: "13800000009",
    }))
      tokens[who] = await server.signIn(mobile);
  });
  afterAll(() => server?.close());

  const call = async <Id extends "getPlatformFigures" | "exportPlatformFigures">(id: Id, input: OperationInput<Id>) =>
    ok(await server.call(id, input, { token: tokens["operator"] ?? "" }));
  const figures = (days: OperationInput<"getPlatformFigures">["days"] = 7) => call("getPlatformFigures", { days });
  const today = () => dayIn(server.services.now());
  const dayOf = async (day: string, days: OperationInput<"getPlatformFigures">["days"] = 7): Promise<PlatformDay> => {
    const { dayList } = await figures(days);
    return dayList.find((one) => one.day === day)!;
  };
  const fen = (amount: string) => Math.round(Number(amount) * 100);

  let orders = 0;
  /** An order of a course of organisation 1001 that was paid at a moment, and what of it was paid back when. */
  async function sell({ paidAt, pay, back }: { paidAt: string; pay: number; back?: { at: string; fen: number } }) {
    const orderNo = `2030010100000${String((orders += 1)).padStart(7, "0")}`;
    await run(
      server,
      sql`with course as (select id, lecturer_user_no, org_no from course where org_no = '1001' order by id limit 1),
        buyer as (select user_no from app_user where mobile = '13800000004'),
        sold as (insert into sales_order (order_no, user_no, org_no, order_kind, order_status, total_fen, pay_fen, pay_type,
          gmt_create, gmt_expire, gmt_pay) select ${orderNo}, user_no, 'default', 'course', 2, ${pay}::int, ${pay}::int,
          'sandbox', ${paidAt}::timestamptz, ${paidAt}::timestamptz, ${paidAt}::timestamptz from buyer returning order_no),
        line as (insert into order_line (order_no, user_no, line_kind, course_id, lecturer_user_no, course_org_no, line_name,
          original_fen, price_fen, pay_fen) select ${orderNo}, user_no, 'course', course.id, lecturer_user_no, org_no, '课',
          ${pay}::int, ${pay}::int, ${pay}::int from course, buyer, sold returning id, user_no),
        back as (insert into order_refund (refund_no, order_no, user_no, refund_state, amount_fen, gmt_create, gmt_refund)
          select ${orderNo}, ${orderNo}, user_no, 3, ${back?.fen ?? 0}::int, ${back?.at ?? paidAt}::timestamptz,
            ${back?.at ?? paidAt}::timestamptz from line where ${back?.fen ?? 0}::int > 0 returning refund_no)
        insert into order_refund_line (refund_no, line_id, amount_fen)
          select refund_no, id, ${back?.fen ?? 0}::int from back, line`,
    );
  }

  it("are for operators alone", async () => {
    for (const who of ["organisation", "lecturer", "learner"])
      for (const [id, input] of [
        ["getPlatformFigures", {}],
        ["exportPlatformFigures", { format: "csv" }],
      ] as const)
        expect((await server.call(id, input, { token: tokens[who] ?? "" })).code).toBe(errorCode.NO_PERMISSION);
    expect((await server.call("getPlatformFigures", {})).code).toBe(errorCode.SESSION_MISSING);
  });

  it("have each day of the span, today last", async () => {
    for (const days of [7, 30, 90, 365] as const) {
      const { dayList } = await figures(days);
      expect(dayList.map(({ day }: PlatformDay) => day)).toEqual(
        Array.from({ length: days }, (_, place) => dayAfter(today(), place + 1 - days)),
      );
    }
    const input = { days: 8 };
    expect((await server.callUnchecked("getPlatformFigures", input, { token: tokens["operator"] ?? "" })).code).toBe(
      errorCode.VALIDATION,
    );
  });

  it("count a sale on the day it was paid in China, and a refund on the day it was paid back", async () => {
    const yesterday = dayAfter(today(), -1);
    const before = [await dayOf(yesterday), await dayOf(today()), await figures()] as const;
    await sell({ paidAt: `${yesterday} 00:00:00+08`, pay: 9900 });
    await sell({ paidAt: `${yesterday} 23:59:59+08`, pay: 100, back: { at: `${today()} 00:00:00+08`, fen: 40 } });
    const after = [await dayOf(yesterday), await dayOf(today()), await figures()] as const;
    expect(after[0].orderCount - before[0].orderCount).toBe(2);
    expect(fen(after[0].turnover) - fen(before[0].turnover)).toBe(10_000);
    expect(after[0].refunded).toBe(before[0].refunded);
    expect(fen(after[1].refunded) - fen(before[1].refunded)).toBe(40);
    expect(after[1].turnover).toBe(before[1].turnover);
    expect(after[2].refundCount - before[2].refundCount).toBe(1);
    const sold = (of: typeof before) =>
      of[2].organisationList.find(({ orgNo }) => orgNo === "1001") ?? {
        saleCount: 0,
        turnover: "0",
      };
    expect(sold(after).saleCount - sold(before).saleCount).toBe(2);
    expect(fen(sold(after).turnover) - fen(sold(before).turnover)).toBe(10_000);
    const listed = after[2].courseList.map(({ turnover }) => fen(turnover));
    expect(listed).toEqual(listed.toSorted((one: number, two: number) => two - one));
    expect(after[2].courseList.some(({ orgNo }) => orgNo === "1001")).toBe(true);
  });

  it("count neither what cost nothing nor what was put into a wallet", async () => {
    const before = await dayOf(today());
    await run(
      server,
      sql`insert into sales_order (order_no, user_no, org_no, order_kind, order_status, total_fen, pay_fen, pay_type,
          gmt_create, gmt_expire, gmt_pay)
        select '2030020200000000000' || place, user_no, 'default', kind, 2, fen, fen, 'sandbox', now(), now(), now()
        from app_user, (values (1, 'topUp', 5000), (2, 'course', 0)) as given (place, kind, fen)
        where mobile = '13800000004'`,
    );
    expect(await dayOf(today())).toEqual(before);
  });

  it("count whoever signs in once a day, and nobody of an exam room", async () => {
    const before = await dayOf(today());
    await server.signIn("13800000006");
    tokens["other"] = await server.signIn("13800000006");
    const after = await dayOf(today());
    expect(after.signInCount! - before.signInCount!).toBe(1);
    await run(server, sql`insert into app_user (login_name, name) values ('exam-room-990', '考生')`);
    expect((await dayOf(today())).personCount).toBe(after.personCount);
    await run(server, sql`insert into app_user (login_name, name) values ('figures-1', '新人')`);
    expect((await dayOf(today())).personCount).toBe(after.personCount + 1);
  });

  it("earn what the entries of the books say", async () => {
    const [books] = await run<{ fen: string }>(
      server,
      sql`select coalesce(sum(case when receiver.account_kind = 'sales' then amount_fen else 0 end
          - case when sender.account_kind = 'sales' then amount_fen else 0 end), 0)::text as fen
        from ledger_entry join ledger_account receiver on receiver.id = to_account
          join ledger_account sender on sender.id = from_account
        where ledger_entry.gmt_create >= (${dayAfter(today(), -89)}::date::timestamp at time zone 'Asia/Shanghai')`,
    );
    const { earned } = await figures(90);
    expect(fen(earned)).toBe(Number(books!.fen));
    expect(fen(earned)).not.toBe(0);
  });

  it("are the same after the days were summed, each once, also by two servers at once", async () => {
    const statements = async () => ({
      months: ok(await server.call("listStatements", { of: "platform" }, { token: tokens["operator"]! })).list,
      month: ok(
        await server.call(
          "getStatement",
          { of: "platform", month: dayAfter(today(), -40).slice(0, 7) },
          { token: tokens["operator"]! },
        ),
      ),
    });
    const before = [await figures(7), await figures(365), await statements()];
    const { db, now } = server.services;
    await Promise.all([closeDays(db, now()), closeDays(db, now())]);
    const [table] = await run<{ days: number; gaps: number; last: string; sales: number }>(
      server,
      sql`select count(*)::int as days, (max(day) - min(day) + 1 - count(*))::int as gaps, max(day)::text as last,
        (select count(*) from sale_day)::int as sales from platform_day`,
    );
    expect(table).toMatchObject({ gaps: 0, last: dayIn(new Date(now().getTime() - 3_600_000 - 86_400_000)) });
    expect(table!.days).toBeGreaterThan(60);
    expect(table!.sales).toBeGreaterThan(10);
    expect([await figures(7), await figures(365), await statements()]).toEqual(before);
    await closeDays(db, now());
    expect(await run(server, sql`select count(*)::int as days from platform_day`)).toEqual([{ days: table!.days }]);
  });

  it("read what is summed from the sums, and what came since from the rows", async () => {
    const day = dayAfter(today(), -3);
    const { paid } = (
      await run<{ paid: string }>(
        server,
        sql`update platform_day set paid_fen = paid_fen where false returning paid_fen::text as paid`,
      ).catch(() => [{ paid: "refused" }])
    )[0] ?? { paid: "none" };
    // The server may add days, and never change one.
    expect(paid).toBe("refused");
    const before = [await dayOf(day), await dayOf(today())] as const;
    await sell({ paidAt: `${day} 12:00:00+08`, pay: 700 });
    await sell({ paidAt: new Date(server.services.now()).toISOString(), pay: 800 });
    const after = [await dayOf(day), await dayOf(today())] as const;
    expect(after[0]).toEqual(before[0]);
    expect(fen(after[1].turnover) - fen(before[1].turnover)).toBe(800);
  });

  it("are found uneven by the trial balance where an entry came to a day after it was summed", async () => {
    const day = dayAfter(today(), -3);
    const ofDays = async () =>
      ok(await server.call("getBooks", {}, { token: tokens["operator"]! })).findings.filter(
        ({ kind }) => kind === "day",
      );
    expect(await ofDays()).toEqual([]);
    const at = new Date(`${day}T12:00:00+08:00`);
    await withActor(server.services.db, systemActor, (trx) =>
      moveMoney(trx, {
        from: { kind: "outside", name: "sandbox" },
        to: salesOf("default", at),
        amountFen: 700,
        reason: "payment",
        reference: "late",
        now: at,
      }),
    );
    const [found, ...others] = await ofDays();
    expect(others).toEqual([]);
    expect(found!.subject).toBe(day);
    expect(fen(found!.expected) - fen(found!.found)).toBe(700);
  });

  it("say nothing of sign-ins on days that nobody counted", async () => {
    const { dayList } = await figures(365);
    const counted = dayList.filter(({ signInCount }: PlatformDay) => signInCount !== undefined);
    expect(counted.length).toBeLessThanOrEqual(3);
    expect(counted.at(-1)).toMatchObject({ day: today() });
  });

  it("come as a file in the language of who asks", async () => {
    const { content, fileName } = await call("exportPlatformFigures", { days: 7, format: "csv" });
    const lines = Buffer.from(content, "base64").toString().trim().split("\r\n");
    expect(lines).toHaveLength(8);
    expect(lines[0]).toContain("成交额");
    expect(lines.at(-1)).toContain(today());
    expect(fileName).toBe(`平台数据-${dayAfter(today(), -6)}-${today()}.csv`);
    const workbook = await call("exportPlatformFigures", { days: 365, format: "xlsx" });
    expect(Buffer.from(workbook.content, "base64").subarray(0, 2).toString()).toBe("PK");
  });
});
