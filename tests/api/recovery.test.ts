import { expect, inject, it, vi } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { describeOnPostgres, startTestServer } from "./harness.ts";
import { createDatabase, createPostgres } from "./postgres.ts";
import { postgresTemplate, TEMPLATE } from "./template.ts";

describeOnPostgres("a database that goes away", () => {
  it("is said so by /readyz and by calls in words, and the server recovers by itself", async () => {
    const prepared = inject("testDatabase");
    if (prepared.kind !== "postgres") throw new Error("needs PostgreSQL");
    const postgres = await createPostgres(prepared.programs, { from: await postgresTemplate() });
    try {
      const url = await createDatabase(postgres.socketFolder, { name: "lectern", template: TEMPLATE });
      const server = await startTestServer({
        database: { environment: { DATABASE_URL: url }, remove: async () => undefined },
      });
      try {
        const ready = () => fetch(`${server.url}/readyz`);
        const token = await server.signIn("13800000001");
        const other = await server.signIn("13800000004");
        expect((await ready()).status).toBe(200);

        postgres.stop();
        const lost = await ready();
        expect(lost.status).toBe(503);
        expect(await lost.json()).toMatchObject({
          status: "not ready",
          checks: { database: expect.stringContaining("unreachable") },
        });
        expect(await server.call("listCourses")).toMatchObject({
          status: 503,
          code: errorCode.UNAVAILABLE,
          msg: "服务暂时不可用，请稍后再试",
        });
        expect(await server.call("getUserView", {}, { token })).toMatchObject({
          status: 503,
          code: errorCode.UNAVAILABLE,
        });
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

        postgres.start();
        await vi.waitFor(async () => expect((await ready()).status).toBe(200), { timeout: 60_000 });
        expect((await server.call("listCourses")).code).toBe(200);
        expect((await server.call("getUserView", {}, { token })).code).toBe(200);
        // The listener is back as well: what another node ends is ended here.
        const second = await startTestServer({
          database: { environment: { DATABASE_URL: url }, remove: async () => undefined },
        });
        await second.call("logout", {}, { token: other });
        await vi.waitFor(
          async () =>
            expect((await server.call("getUserView", {}, { token: other })).code).toBe(errorCode.SESSION_INVALID),
          { timeout: 60_000 },
        );
        await second.close();
      } finally {
        await server.close();
      }
    } finally {
      postgres.remove();
    }
  });
});
