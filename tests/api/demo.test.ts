import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedDemo } from "../../src/demo/seed.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { books, run } from "./order-harness.ts";
import { sql } from "kysely";

describe("the demo", () => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer()));
  afterAll(() => server?.close());

  it("of an earlier version starts, without what a later one brings and does not fit", async () => {
    const told: string[] = [];
    const log = { info: () => undefined, warn: (about: object) => void told.push((about as { part: string }).part) };
    const later = async () => Promise.reject(new Error('The demo content names "x", which there is not.'));
    await seedDemo(server.services.db, log as never, { later, last: async () => undefined });
    expect(told).toEqual(["later"]);
    expect(await run(server, sql`select part from demo_part where part in ('later', 'last')`)).toEqual([
      { part: "last" },
    ]);
  });

  it("has three months of sales, withdrawals in each state and somebody who owes, in even books", async () => {
    const [sold] = await run<{ months: number }>(
      server,
      sql`select count(distinct date_trunc('month', gmt_pay at time zone 'Asia/Shanghai'))::int as months from sales_order
        where gmt_pay > now() - interval '3 months'`,
    );
    expect(sold!.months).toBeGreaterThanOrEqual(3);
    const states = await run<{ state: number }>(
      server,
      sql`select distinct extract_status as state from withdrawal order by 1`,
    );
    expect(states.map(({ state }) => state)).toEqual([1, 2, 3, 4, 5]);
    const owed = Object.entries(await books(server)).filter(([name]) => name.startsWith("claim "));
    expect(owed.map(([, fen]) => fen < 0)).toEqual([true]);
  });

  it("was read on the days of the last month as often as its posts say", async () => {
    const told = await run<{ mobile: string; views: number }>(
      server,
      sql`select app_user.mobile, sum(post.count_view)::int as views
        from community_post as post join app_user on app_user.user_no = post.user_no
        group by app_user.mobile, app_user.user_no
        having min(post.gmt_publish) > now() - interval '28 days' and min(app_user.mobile) is not null order by 1`,
    );
    expect(told.length).toBeGreaterThan(2);
    for (const { mobile, views } of told) {
      const token = await server.signIn(mobile);
      const figures = ok(await server.call("getCommunityFigures", {}, { token }));
      expect(figures.countView, mobile).toBe(views);
    }
  });
});
