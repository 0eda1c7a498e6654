import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { seedDemo } from "../../src/demo/seed.ts";
import { compose } from "../../src/server/compose.ts";
import { createLog } from "../../src/server/core/log.ts";
import { readSettings } from "../../src/server/core/settings.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { closeDays } from "../../src/server/modules/figures/index.ts";
import { createApp } from "../../src/server/http/app.ts";
import { handlers, policies } from "../../src/server/modules/index.ts";
import { createClient } from "../api/client.ts";
import { createDatabase, createPostgres, findPostgres } from "../api/postgres.ts";
import { percentile, type BenchRow } from "./table.ts";

/** Orders of a year: `ORDERS=100000` for a smaller run. */
const ORDERS = Number(process.env["ORDERS"] ?? 1_000_000);
/** Each statement has its limit of time. */
const FILLED_AT_ONCE = 2000;
const OPERATOR = "13800000009";

/** The platform in numbers with a million orders of a year, before and after its days are summed; on PostgreSQL. */
export async function bench(): Promise<BenchRow[]> {
  const programs = findPostgres();
  if (!programs) return [];
  const postgres = await createPostgres(programs);
  const directory = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  const settings = readSettings({
    DATABASE_URL: await createDatabase(postgres.socketFolder, { name: "bench" }),
    DATA_DIR: directory,
    PORT: "0",
    HOST: "127.0.0.1",
    LOG_LEVEL: "error",
  });
  const composition = await compose({ settings, log: createLog("error"), watch: false });
  const { services, metrics } = composition;
  const app = createApp({ services, metrics, handlers, policies });
  try {
    await seedDemo(services.db, { info: () => undefined, warn: () => undefined });
    for (let first = 1; first <= ORDERS; first += FILLED_AT_ONCE)
      await withActor(services.db, systemActor, (trx) =>
        fill(trx, first, Math.min(ORDERS, first + FILLED_AT_ONCE - 1)),
      );
    const api = createClient(await app.http.listen({ port: 0, host: "127.0.0.1" }));
    const token = await api.signIn(OPERATOR);
    const begun = performance.now();
    await closeDays(services.db, services.now());
    const seconds = (performance.now() - begun) / 1000;
    const rows: BenchRow[] = [{ name: `${ORDERS} orders: all days summed, once`, figure: seconds, unit: "s" }];
    for (const days of [7, 30, 90, 365] as const) {
      const times: number[] = [];
      for (let time = 0; time < 6; time += 1) {
        const from = performance.now();
        const { code, msg } = await api.call("getPlatformFigures", { days }, { token });
        if (code !== 200) throw new Error(`${code} ${msg}`);
        if (time > 0) times.push(performance.now() - from);
      }
      rows.push({ name: `the numbers of ${days} days`, figure: percentile(times, 0.5), unit: "ms" });
    }
    return rows;
  } finally {
    await app.http.close();
    await composition.close();
    postgres.remove();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Orders with a line each, spread over a year and over the courses that are for sale. */
async function fill(trx: Parameters<Parameters<typeof withActor>[2]>[0], first: number, last: number): Promise<void> {
  await sql`with course as (select id, org_no, lecturer_user_no, row_number() over (order by id) - 1 as place,
      count(*) over () as total from course where is_public and price_fen > 0),
    buyer as (select user_no from app_user where mobile = '13800000001'),
    given as (select '2099' || lpad(n::text, 16, '0') as order_no, now() - interval '31 s' * n as at, 100 + n % 9000 as fen, n
      from generate_series(${first}::integer, ${last}::integer) as n),
    sold as (insert into sales_order (order_no, user_no, org_no, order_kind, order_status, total_fen, pay_fen, pay_type,
      gmt_create, gmt_expire, gmt_pay, gmt_grant) select order_no, user_no, 'default', 'course', 2, fen, fen, 'sandbox', at, at,
      at, at from given, buyer returning 1)
    insert into order_line (order_no, user_no, line_kind, course_id, lecturer_user_no, course_org_no, line_name,
      original_fen, price_fen, pay_fen) select order_no, user_no, 'course', course.id, lecturer_user_no, course.org_no, '课',
      fen, fen, fen from given join course on course.place = given.n % course.total, buyer`.execute(trx);
}
