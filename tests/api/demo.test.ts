import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { seedDemo } from "../../src/demo/seed.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { run } from "./order-harness.ts";
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
});
