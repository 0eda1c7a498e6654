import { expect, inject, it, onTestFinished } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { partsOf } from "../../src/server/database/connect.ts";
import { createClient } from "./client.ts";
import { createFreezableProxy } from "./frozen-proxy.ts";
import { describeOnPostgres, freshDatabase } from "./harness.ts";
import { startPageServer } from "./pages-harness.ts";
import { until } from "./tenants-harness.ts";

/** A server whose way to the database can freeze. */
async function startBehindProxy() {
  if (inject("testDatabase").kind !== "postgres") throw new Error("needs PostgreSQL");
  const fresh = await freshDatabase();
  onTestFinished(() => fresh.remove());
  const address = new URL(fresh.environment["DATABASE_URL"] ?? "");
  const way = await createFreezableProxy(address.searchParams.get("host") ?? "");
  onTestFinished(() => way.close());
  address.searchParams.set("host", way.socketFolder);
  const server = await startPageServer(
    {},
    { database: { ...fresh, environment: { ...fresh.environment, DATABASE_URL: address.href } } },
  );
  onTestFinished(() => server.close());
  const lines = (message: RegExp) => server.logged.filter(({ msg }) => message.test(String(msg))).length;
  return { server, way, lines, ...createClient(server.url) };
}

describeOnPostgres("a database that stops answering", () => {
  it("is noticed soon: who waits is answered, calls are refused at the door, kept pages go on, and all comes back by itself", async () => {
    const { server, way, lines, call, signIn } = await startBehindProxy();
    const get = (path: string) => fetch(server.url + path);
    const token = await signIn("13800000001");
    // Asked twice, it is kept.
    for (let at = 0; at < 2; at += 1) expect((await get("/lecturer")).status).toBe(200);
    way.freeze();
    const frozen = performance.now();
    const calls = await Promise.all(
      // More than the pool has connections: some wait for one.
      Array.from({ length: 40 }, () => call("listOrders", {}, { token })),
    );
    const pages = await Promise.all(["/list", "/org/1001/list", "/question"].map(get));
    const seconds = (performance.now() - frozen) / 1000;
    console.log(`answered ${seconds.toFixed(1)} s after the database stopped`);
    // Each would have waited 20 s for its own limit. 2 s are the promise; the rest is for a busy machine.
    expect(seconds).toBeLessThan(10);
    for (const reply of calls) expect(reply).toMatchObject({ status: 503, code: errorCode.TOO_BUSY });
    expect(calls[0]?.headers.get("retry-after")).toBe("5");
    expect(pages.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect((await get("/lecturer")).status).toBe(200);
    const ready = await get("/readyz");
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: "not ready", checks: expect.objectContaining({ database: "does not answer" }) },
    ]);
    expect(await (await get("/metrics")).text()).toMatch(/^lectern_database_hung 1$/m);
    way.thaw();
    await until(async () => (await get("/readyz")).status === 200);
    expect((await call("listOrders", {}, { token })).code).toBe(200);
    expect((await get("/list")).status).toBe(200);
    expect([lines(/^the database does not answer: calls/), lines(/^the database answers again/)]).toEqual([1, 1]);
  });

  it("is no database that is busy: statements of all connections may take seconds", async () => {
    const { server, lines, call } = await startBehindProxy();
    const { pool } = partsOf(server.services.db);
    await Promise.all(Array.from({ length: 10 }, () => pool.query("select pg_sleep(4)")));
    expect((await call("listCourses")).code).toBe(200);
    expect(lines(/^the database does not answer/)).toBe(0);
  });
});
