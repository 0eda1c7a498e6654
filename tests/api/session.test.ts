import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { DEMO_PASSWORD, ok } from "./client.ts";
import { describeOnPostgres, startTestServer, type TestServer } from "./harness.ts";

const HOUR = 60 * 60 * 1000;

describe("a session", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  const view = (token: string) => server.call("getUserView", {}, { token });
  const profile = (token: string) => server.call("getNeedPerfection", {}, { token });

  it("is asked for: 301 without a token", async () => {
    expect((await server.call("getUserView")).code).toBe(errorCode.SESSION_MISSING);
    expect((await server.call("getNeedPerfection")).code).toBe(errorCode.SESSION_MISSING);
  });

  it("is refused when the token is none: 999 on the user view, 302 elsewhere", async () => {
    for (const token of ["x", "A".repeat(43), "'; drop table app_user; --"]) {
      expect((await view(token)).code).toBe(errorCode.SESSION_INVALID);
      expect((await profile(token)).code).toBe(errorCode.TOKEN_INVALID);
    }
  });

  it("ends when the same account signs in again, and the older one is told so", async () => {
    const older = await server.signIn("13800000002");
    expect((await view(older)).code).toBe(200);
    const newer = await server.signIn("13800000002");
    expect(await view(older)).toMatchObject({ code: errorCode.SIGNED_IN_ELSEWHERE, msg: "你的账号已在其他地方登录！" });
    expect((await profile(older)).code).toBe(errorCode.TOKEN_INVALID);
    expect((await view(newer)).code).toBe(200);
  });

  it("is dead at once after signing out", async () => {
    const token = await server.signIn("13800000003");
    expect((await view(token)).code).toBe(200);
    expect((await server.call("logout", {}, { token })).code).toBe(200);
    expect((await view(token)).code).toBe(errorCode.SESSION_INVALID);
    expect((await profile(token)).code).toBe(errorCode.TOKEN_INVALID);
    expect((await server.call("logout", {}, { token })).code).toBe(errorCode.TOKEN_INVALID);
  });

  it("changes nothing by the cookie alone, but reads by GET", async () => {
    const token = await server.signIn("13800000004");
    const headers = { cookie: `RC_WEB_TOKEN=${token}` };
    expect((await server.call("getNeedPerfection", {}, { headers })).code).toBe(200);
    expect((await server.call("logout", {}, { headers })).code).toBe(errorCode.SESSION_MISSING);
    expect((await server.call("updateNeedPerfection", {}, { headers })).code).toBe(errorCode.SESSION_MISSING);
    expect((await view(token)).code).toBe(200);
  });

  it("is a new one at each sign-in, whatever token the browser had before", async () => {
    const planted = await server.signIn("13800000009");
    const chosen = "A".repeat(43);
    for (const before of [planted, chosen]) {
      const data = ok(
        await server.tryToSignIn("13800000004", DEMO_PASSWORD, {
          headers: { cookie: `RC_WEB_TOKEN=${before}`, token: before },
        }),
      );
      expect(data.token).not.toBe(before);
      expect(ok(await view(data.token!)).loginName).toBe("13800000004");
    }
    // What was planted is what it was: somebody else's session, or nothing.
    expect(ok(await view(planted)).loginName).toBe("13800000009");
    expect((await view(chosen)).code).toBe(errorCode.SESSION_INVALID);
  });

  it("costs no query while it is known", async () => {
    const token = await server.signIn("13800000009");
    const asked = vi.spyOn(server.database.pool, "connect");
    // The news of the sign-in itself, by which it is read anew, may come a moment later.
    const queries = async () => {
      asked.mockClear();
      const states = await Promise.all(Array.from({ length: 20 }, () => server.services.sessions.find(token)));
      expect(states.every(({ state }) => state === "active")).toBe(true);
      return asked.mock.calls.length;
    };
    await expect.poll(queries).toBe(0);
    asked.mockRestore();
  });

  it("refuses a write for another organisation than the person's own", async () => {
    const token = await server.signIn("13800000001");
    const reply = await server.call("updateNeedPerfection", {}, { token, headers: { orgno: "1002" } });
    expect(reply.code).toBe(errorCode.OTHER_TENANCY);
    expect((await server.call("getUserView", {}, { token, headers: { orgno: "1002" } })).code).toBe(200);
  });

  it("ends a day after the sign-in", async () => {
    const token = await server.signIn("13800000005");
    server.advance(23 * HOUR);
    expect((await view(token)).code).toBe(200);
    server.advance(1 * HOUR + 1000);
    expect((await view(token)).code).toBe(errorCode.SESSION_INVALID);
    expect((await profile(token)).code).toBe(errorCode.SESSION_MISSING);
  });
});

describeOnPostgres("a session on two nodes", () => {
  it("is dead on both when it ends on one", async () => {
    const first = await startTestServer();
    const database = {
      environment: { DATABASE_URL: first.services.settings.databaseUrl ?? "" },
      remove: async () => undefined,
    };
    const second = await startTestServer({ database });
    try {
      const view = (server: TestServer, token: string) => server.call("getUserView", {}, { token });
      const token = await first.signIn("13800000001");
      expect((await view(second, token)).code).toBe(200);
      await first.call("logout", {}, { token });
      await vi.waitFor(async () => expect((await view(second, token)).code).toBe(errorCode.SESSION_INVALID), {
        timeout: 60_000,
        interval: 5,
      });

      const older = await first.signIn("13800000001");
      expect((await view(second, older)).code).toBe(200);
      await second.signIn("13800000001");
      await vi.waitFor(async () => expect((await view(first, older)).code).toBe(errorCode.SIGNED_IN_ELSEWHERE), {
        timeout: 60_000,
        interval: 5,
      });
    } finally {
      await second.close();
      await first.close();
    }
  });
});
