import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, it } from "vitest";
import { emptyDatabase } from "../../../generators/read/empty-database.ts";
import { migrate, readMigrations } from "./migrate.ts";

let database: PGlite;
beforeAll(async () => {
  database = await emptyDatabase();
});
afterAll(() => database.close());

const rows = async (query: string) => (await database.query(query)).rows;
const no = (last: number) => `2026090100000000000${last}`;

it("moves what was sold before the ledger had months to the months, and loses no fen", async () => {
  const all = readMigrations();
  await migrate(database, { migrations: all.filter(({ version }) => version < 67) });
  // Two orders of September and one of October: the first refunded, the second asked back, the third paid.
  await database.exec(`
    insert into organisation (org_no, org_name) values ('1001', 'A');
    insert into app_user (user_no, org_no, login_name, name) overriding system value values (1, '1001', 'a', 'a');
    insert into vip_set (id, set_name, set_type, days, org_price_fen) overriding system value values (1, '{}', 1, 30, 1000);
    insert into sales_order (order_no, user_no, org_no, order_kind, order_status, total_fen, pay_fen, gmt_create, gmt_expire, gmt_pay, gmt_refund, is_refund_agreed) values
      ('${no(1)}', 1, '1001', 'vip', 6, 100, 100, '2026-09-01Z', '2026-09-02Z', '2026-09-01Z', '2026-10-09Z', true),
      ('${no(2)}', 1, '1001', 'vip', 5, 250, 250, '2026-09-01Z', '2026-09-02Z', '2026-09-30 15:59:59Z', null, false),
      ('${no(3)}', 1, '1001', 'vip', 2, 70, 70, '2026-09-01Z', '2026-09-02Z', '2026-09-30 16:00:00Z', null, false);
    insert into order_line (order_no, user_no, line_kind, vip_set_id, line_name, vip_days, original_fen, price_fen, pay_fen)
      select order_no, 1, 'vip', 1, 'x', 30, pay_fen, pay_fen, pay_fen from sales_order;
    insert into payment (payment_no, order_no, user_no, provider, amount_fen, payment_state, gmt_create)
      select '3' || substr(order_no, 2), order_no, 1, 'sandbox', pay_fen, 'paid', gmt_create from sales_order;
    insert into ledger_account (account_kind, account_name, user_no, balance_fen) values
      ('outside', 'sandbox', null, -345), ('sales', '', null, 320), ('wallet', '1', 1, 25);
    insert into ledger_entry (from_account, to_account, amount_fen, reason, reference, gmt_create)
      select 1, 2, amount_fen, 'payment', payment_no, gmt_create from payment order by payment_no;
    insert into ledger_entry (from_account, to_account, amount_fen, reason, reference, gmt_create) values
      (2, 1, 100, 'refund', '${no(1)}', now()), (1, 3, 25, 'surplus', '3x', now());
  `);
  await migrate(database, { migrations: all });
  const balances = await rows(`select account_kind || ' ' || account_name as name, balance_fen as kept,
    coalesce((select sum(amount_fen) from ledger_entry where to_account = a.id), 0)
      - coalesce((select sum(amount_fen) from ledger_entry where from_account = a.id), 0) as fen
    from ledger_account a order by 1`);
  expect(
    balances.map((row) => Object.values(row as object).map((value) => (value === null ? null : String(value)))),
  ).toEqual([
    ["outside sandbox", null, "-345"],
    ["sales ", null, "0"],
    ["sales 1001:2026-09", null, "250"],
    ["sales 1001:2026-10", null, "70"],
    ["wallet 1", "25", "25"],
  ]);
  expect(await rows("select order_no, pay_fen, refunded_fen from order_line order by 1")).toEqual([
    { order_no: no(1), pay_fen: 100, refunded_fen: 100 },
    { order_no: no(2), pay_fen: 250, refunded_fen: 0 },
    { order_no: no(3), pay_fen: 70, refunded_fen: 0 },
  ]);
  expect(await rows("select refund_no, refund_state, amount_fen from order_refund order by 1")).toEqual([
    { refund_no: no(1), refund_state: 3, amount_fen: 100 },
    { refund_no: no(2), refund_state: 1, amount_fen: 250 },
  ]);
  expect(await rows("select refund_no, amount_fen from order_refund_line order by 1")).toHaveLength(2);
});
