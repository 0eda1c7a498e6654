import { Client } from "pg";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { hashPassword } from "../../src/server/modules/identity/password.ts";
import { createUser } from "../../src/server/modules/identity/users.ts";
import { encryptPassword, ok } from "./client.ts";
import { describeOnPostgres, startTestServer, type TestServer } from "./harness.ts";
import { itInWholeRun } from "../whole-run.ts";

const PASSWORD = "Right#2026";
let server: TestServer;
let passwordHash = "";
let made = 0;

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

/** An account of this test alone. */
async function account(): Promise<string> {
  const loginName = `person-${(made += 1)}-${Date.now()}`;
  await withActor(server.services.db, systemActor, (trx) => createUser(trx, { loginName, passwordHash, name: "测试" }));
  return loginName;
}

const median = (samples: number[]) => samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)]!;
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });

describe("signing in", () => {
  beforeAll(async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
  });
  afterAll(() => server?.close());

  it("gives a key, takes the encrypted password, and gives a token with the user", async () => {
    const key = await server.call("getLoginKey");
    expect(key.data).toEqual({
      keyId: expect.any(String),
      publicKey: expect.stringMatching(/^[A-Za-z0-9+/]+=*$/),
      nonce: expect.any(String),
    });
    const reply = await server.tryToSignIn("13800000001", "Lectern#2026");
    expect(reply).toMatchObject({
      code: 200,
      data: { loginName: "13800000001", userType: 1, orgNo: "1001", isRecommended: true, isVip: false },
    });
    expect(ok(reply).token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(reply.data)).not.toContain("argon2");
    expect(reply.data).not.toHaveProperty("password");
    const view = await server.call("getUserView", {}, { token: ok(reply).token });
    const { token: _token, ...user } = ok(reply);
    expect(view.data).toEqual(user);
  });

  it("keeps the token in a cookie that the page can read, and takes it away at sign-out", async () => {
    const loginName = await account();
    const reply = await server.tryToSignIn(loginName, PASSWORD);
    expect(reply.headers.get("set-cookie")).toBe(
      `RC_WEB_TOKEN=${ok(reply).token}; Path=/; Max-Age=86400; SameSite=Lax`,
    );
    const out = await server.call("logout", {}, { token: ok(reply).token });
    expect(out.headers.get("set-cookie")).toContain("RC_WEB_TOKEN=; Path=/; Max-Age=0");
  });

  it("refuses an unknown name and a wrong password in the same words", async () => {
    const unknown = await server.tryToSignIn("nobody-at-all", PASSWORD, from("10.1.0.1"));
    const wrong = await server.tryToSignIn(await account(), "Wrong#2026", from("10.1.0.2"));
    expect({ code: wrong.code, msg: wrong.msg, data: wrong.data }).toEqual({
      code: errorCode.SIGN_IN_REFUSED,
      msg: "账号或密码错误",
      data: null,
    });
    expect({ code: unknown.code, msg: unknown.msg, data: unknown.data }).toEqual({
      code: wrong.code,
      msg: wrong.msg,
      data: wrong.data,
    });
  });

  it("refuses a sign-in that is sent a second time", async () => {
    const loginName = await account();
    const key = ok(await server.call("getLoginKey"));
    const body = { loginName, password: await encryptPassword(key, PASSWORD), keyId: key.keyId };
    expect((await server.call("loginWithPassword", body)).code).toBe(200);
    expect((await server.call("loginWithPassword", body)).code).toBe(errorCode.SIGN_IN_REFUSED);
    const again = { ...body, password: await encryptPassword(key, PASSWORD) };
    expect((await server.call("loginWithPassword", again)).code).toBe(errorCode.SIGN_IN_REFUSED);
  });

  it("lets only one of many copies of a sign-in through", async () => {
    const loginName = await account();
    const key = ok(await server.call("getLoginKey"));
    const body = { loginName, password: await encryptPassword(key, PASSWORD), keyId: key.keyId };
    const replies = await Promise.all(Array.from({ length: 20 }, () => server.call("loginWithPassword", body)));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it("refuses what is old, made up, of another key, or not encrypted", async () => {
    const loginName = await account();
    const key = ok(await server.call("getLoginKey"));
    const send = async (password: string, keyId = key.keyId) =>
      (await server.call("loginWithPassword", { loginName, password, keyId })).code;
    expect(await send(await encryptPassword(key, PASSWORD, Date.now() - 6 * 60_000))).toBe(303);
    expect(await send(await encryptPassword({ ...key, nonce: "made.up.nonce" }, PASSWORD))).toBe(303);
    expect(await send(await encryptPassword(key, PASSWORD), "no-such-key")).toBe(303);
    expect(await send(PASSWORD)).toBe(303);
    expect(await server.signIn(loginName, PASSWORD)).toBeTruthy();
  });

  it("lets a nonce live five minutes", async () => {
    const late = await startTestServer();
    try {
      const key = ok(await late.call("getLoginKey"));
      late.advance(5 * 60_000 + 1000);
      const password = await encryptPassword(key, "Lectern#2026", Date.now() + 5 * 60_000 + 1000);
      expect(
        (await late.call("loginWithPassword", { loginName: "13800000001", password, keyId: key.keyId })).code,
      ).toBe(303);
    } finally {
      await late.close();
    }
  });

  it("takes userType, orgNo and the like from nobody", async () => {
    const key = ok(await server.call("getLoginKey"));
    const reply = await server.callUnchecked("loginWithPassword", {
      loginName: "13800000001",
      password: await encryptPassword(key, "Lectern#2026"),
      keyId: key.keyId,
      userType: 3,
    });
    expect(reply).toMatchObject({ code: errorCode.VALIDATION, data: { fields: [{ path: "userType" }] } });
  });
});

describe("guessing passwords", () => {
  beforeAll(async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
  });
  afterAll(() => server?.close());

  it("locks an account for an address after five wrong passwords, and not for another", async () => {
    const loginName = await account();
    for (let count = 0; count < 5; count += 1)
      expect((await server.tryToSignIn(loginName, "Wrong#1", from("10.2.0.1"))).msg).toBe("账号或密码错误");
    const locked = await server.tryToSignIn(loginName, PASSWORD, from("10.2.0.1"));
    expect(locked).toMatchObject({
      code: errorCode.SIGN_IN_REFUSED,
      msg: "尝试次数过多，请 15 分钟后再试",
      data: { lockedMinutes: 15 },
    });
    expect((await server.tryToSignIn(loginName, PASSWORD, from("10.2.0.2"))).code).toBe(200);
    expect((await server.tryToSignIn(await account(), PASSWORD, from("10.2.0.1"))).code).toBe(200);
  });

  it("locks a name that nobody has in the same way", async () => {
    for (let count = 0; count < 5; count += 1) await server.tryToSignIn("nobody-here", "Wrong#1", from("10.3.0.1"));
    expect((await server.tryToSignIn("nobody-here", "Wrong#1", from("10.3.0.1"))).msg).toContain("尝试次数过多");
  });

  it("locks an account over many addresses after twenty", async () => {
    const loginName = await account();
    for (let count = 0; count < 20; count += 1) await server.tryToSignIn(loginName, "Wrong#1", from(`10.4.0.${count}`));
    expect((await server.tryToSignIn(loginName, PASSWORD, from("10.4.1.1"))).msg).toContain("尝试次数过多");
  });

  it("starts anew after a right password", async () => {
    const loginName = await account();
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 4; count += 1) await server.tryToSignIn(loginName, "Wrong#1", from("10.5.0.1"));
      expect((await server.tryToSignIn(loginName, PASSWORD, from("10.5.0.1"))).code).toBe(200);
    }
  });

  it("judges five of a hundred wrong passwords that come at once", async () => {
    const loginName = await account();
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => server.tryToSignIn(loginName, "Wrong#1", from("10.6.0.1"))),
    );
    expect(replies.filter(({ msg }) => msg === "账号或密码错误")).toHaveLength(5);
    expect(replies.filter(({ msg }) => msg.includes("尝试次数过多"))).toHaveLength(95);
    expect((await server.tryToSignIn(loginName, PASSWORD, from("10.6.0.1"))).msg).toContain("尝试次数过多");
    expect((await server.tryToSignIn(loginName, PASSWORD, from("10.6.0.2"))).code).toBe(200);
  });

  itInWholeRun("takes as long for a name that nobody has as for a wrong password", async () => {
    const names = [await account(), await account(), await account()];
    const took = { known: [] as number[], unknown: [] as number[], hash: [] as number[] };
    const time = async (into: number[], work: () => Promise<unknown>) => {
      const started = performance.now();
      await work();
      into.push(performance.now() - started);
    };
    // In turns, so that whatever else the machine does falls on all alike; each try from an address of its own.
    for (let count = 0; count < 30; count += 1) {
      await time(took.known, () => server.tryToSignIn(names[count % 3]!, "Wrong#1", from(`10.9.1.${count}`)));
      await time(took.unknown, () => server.tryToSignIn(`nobody-${count % 3}`, "Wrong#1", from(`10.9.2.${count}`)));
      await time(took.hash, () => hashPassword("Wrong#1"));
    }
    const [known, unknown, hash] = [took.known, took.unknown, took.hash].map(median) as [number, number, number];
    // Without the hash of nobody's password the two would differ by the whole of it.
    expect(Math.abs(known - unknown)).toBeLessThan(hash / 2);
  });

  it("lets several right sign-ins at once through, of which the last is left", async () => {
    const loginName = await account();
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => server.tryToSignIn(loginName, PASSWORD, from("10.7.0.1"))),
    );
    expect(replies.map(({ code }) => code)).toEqual(Array.from({ length: 10 }, () => 200));
    const views = await Promise.all(
      replies.map((reply) => server.call("getUserView", {}, { token: ok(reply).token! })),
    );
    expect(views.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(views.filter(({ code }) => code === errorCode.SIGNED_IN_ELSEWHERE)).toHaveLength(9);
  });
});

describeOnPostgres("guessing passwords on two nodes", () => {
  it("judges five of a hundred in all", async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
    const environment = { DATABASE_URL: server.services.settings.databaseUrl ?? "" };
    const second = await startTestServer({
      environment: { TRUST_PROXY: "on" },
      database: { environment, remove: async () => undefined },
    });
    try {
      const loginName = await account();
      const nodes = [server, second];
      const replies = await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          nodes[index % 2]!.tryToSignIn(loginName, "Wrong#1", from("10.8.0.1")),
        ),
      );
      expect(replies.filter(({ msg }) => msg === "账号或密码错误")).toHaveLength(5);
    } finally {
      await second.close();
      await server.close();
    }
  });
});

describeOnPostgres("a sign-in while its account changes", () => {
  it("opens no session with a password or a number that was changed since it was judged", async () => {
    server = await startTestServer();
    try {
      const loginName = "13900000901";
      const userNo = await withActor(server.services.db, systemActor, (trx) =>
        createUser(trx, { loginName, mobile: loginName, passwordHash }),
      );
      const newHash = await hashPassword("Newer#2026");
      await server.call("sendCode", { mobile: loginName, purpose: "login" });
      const code = String(server.logged.findLast((line) => line["msg"] === "sms")?.["digits"]);
      const { databaseUrl, postgres } = server.services.settings;
      const other = new Client({ connectionString: postgres.migrateUrl ?? databaseUrl });
      await other.connect();
      await other.query("begin");
      await other.query("select set_config('app.scope', 'system', true)");
      await other.query("update user_password set password_hash = $1 where user_no = $2", [newHash, userNo]);
      await other.query("update app_user set mobile = '13900000902' where user_no = $1", [userNo]);
      // Both find what they judge by as it was before, and then wait for that transaction.
      const signIns = Promise.all([
        server.tryToSignIn(loginName, PASSWORD),
        server.call("loginWithCode", { mobile: loginName, code }),
      ]);
      await vi.waitFor(
        async () => {
          await other.query("select pg_stat_clear_snapshot()");
          expect(
            (
              await other.query(
                "select 1 from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted",
              )
            ).rows,
          ).toHaveLength(2);
        },
        { timeout: 60_000 },
      );
      await other.query("commit");
      await other.end();
      const [byPassword, byCode] = await signIns;
      expect(byPassword).toMatchObject({ code: errorCode.SIGN_IN_REFUSED, msg: "账号或密码错误" });
      expect(byCode).toMatchObject({ code: errorCode.SIGN_IN_REFUSED, msg: "该手机号尚未注册" });
      expect((await server.tryToSignIn(loginName, "Newer#2026")).code).toBe(200);
    } finally {
      await server.close();
    }
  });
});
