import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { hashPassword } from "../../src/server/modules/identity/password.ts";
import { createUser } from "../../src/server/modules/identity/users.ts";
import { encryptPassword, ok, type Reply } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { solveCaptcha } from "./solve-captcha.ts";

const PASSWORD = "Right#2026";
const FREE = 20;
let server: TestServer;
let passwordHash = "";
let made = 0;

/** An account of one test alone, with a login name and a mobile number. */
async function account(): Promise<{ loginName: string; mobile: string }> {
  made += 1;
  const person = { loginName: `guessed-${made}`, mobile: `135${String(made).padStart(8, "0")}` };
  await withActor(server.services.db, systemActor, (trx) => createUser(trx, { ...person, passwordHash, name: "测试" }));
  return person;
}

const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
/** Signs in with a captcha. */
async function withSolved(loginName: string, password: string, address: string): Promise<Reply> {
  const key = ok(await server.call("getLoginKey"));
  const captcha = await solveCaptcha(server);
  return server.call(
    "loginWithPassword",
    { loginName, password: await encryptPassword(key, password), keyId: key.keyId, captcha },
    from(address),
  );
}
/** Wrong passwords for as many accounts, of which nobody has any. */
const spray = (count: number, address: (index: number) => string) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      server.tryToSignIn(`nobody-${(made += 1)}-${index}`, "Wrong#2026", from(address(index))),
    ),
  );
const codes = (replies: Reply[], code: number) => replies.filter((reply) => reply.code === code).length;

describe("wrong passwords and codes of one network over many accounts", () => {
  beforeAll(async () => {
    passwordHash = await hashPassword(PASSWORD);
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
  });
  afterAll(() => server?.close());

  it("are judged twenty times, and then only with a captcha each", async () => {
    const address = "10.50.0.1";
    const replies = [...(await spray(FREE, () => address)), ...(await spray(30, () => address))];
    expect(codes(replies, 303)).toBe(FREE);
    expect(codes(replies, 1110)).toBe(30);
    expect(replies.at(-1)).toMatchObject({ status: 200, msg: "请先完成人机验证", data: null });
    expect(await withSolved("nobody-with-captcha", "Wrong#2026", address)).toMatchObject({
      code: errorCode.SIGN_IN_REFUSED,
      msg: "账号或密码错误",
    });
  });

  it("are not many more when they come all at once", async () => {
    const replies = await spray(150, () => "10.50.1.1");
    expect(codes(replies, 303)).toBeGreaterThanOrEqual(FREE);
    expect(codes(replies, 303)).toBeLessThan(FREE + 4);
    expect(codes(replies, 303) + codes(replies, 1110)).toBe(150);
  });

  it("keep nobody of the network out who solves a captcha, and nobody of another network", async () => {
    const { loginName } = await account();
    await spray(FREE, () => "10.50.2.1");
    // The same password may be sent again with the captcha: its nonce was not used up.
    const key = ok(await server.call("getLoginKey"));
    const sent = { loginName, password: await encryptPassword(key, PASSWORD), keyId: key.keyId };
    expect((await server.call("loginWithPassword", sent, from("10.50.2.1"))).code).toBe(errorCode.CAPTCHA_NEEDED);
    expect((await server.call("loginWithPassword", { ...sent, captcha: "bm9uc2Vuc2U=" }, from("10.50.2.1"))).code).toBe(
      1111,
    );
    expect(
      (await server.call("loginWithPassword", { ...sent, captcha: await solveCaptcha(server) }, from("10.50.2.1")))
        .code,
    ).toBe(200);
    expect((await server.tryToSignIn(loginName, PASSWORD, from("10.50.2.2"))).code).toBe(200);
  });

  it("are forgotten after an hour, and not by a right one", async () => {
    const own = await startTestServer({ environment: { TRUST_PROXY: "on" } });
    try {
      for (let count = 0; count < FREE; count += 1) {
        if (count === 10)
          expect((await own.tryToSignIn("13800000001", "Lectern#2026", from("10.50.3.1"))).code).toBe(200);
        await own.tryToSignIn(`nobody-${count}`, "Wrong#2026", from("10.50.3.1"));
      }
      expect((await own.tryToSignIn("13800000001", "Lectern#2026", from("10.50.3.1"))).code).toBe(
        errorCode.CAPTCHA_NEEDED,
      );
      own.advance(3_601_000);
      const key = ok(await own.call("getLoginKey"));
      const password = await encryptPassword(key, "Lectern#2026", Date.now() + 3_601_000);
      expect(
        (
          await own.call(
            "loginWithPassword",
            { loginName: "13800000001", password, keyId: key.keyId },
            from("10.50.3.1"),
          )
        ).code,
      ).toBe(200);
    } finally {
      await own.close();
    }
  });

  it("count for the network of an IPv6 address, however it is written", async () => {
    await spray(FREE, (index) => (index % 2 === 0 ? `2001:db8::${index + 1}` : `2001:0db8:0:0:${index}::1`));
    expect((await spray(1, () => "2001:db8::ffff"))[0]!.code).toBe(errorCode.CAPTCHA_NEEDED);
    expect((await spray(1, () => "2001:db8:0:1::1"))[0]!.code).toBe(errorCode.SIGN_IN_REFUSED);
    await spray(FREE, (index) => (index % 2 === 0 ? "10.50.4.1" : "::ffff:10.50.4.1"));
    expect((await spray(1, () => "::ffff:10.50.4.1"))[0]!.code).toBe(errorCode.CAPTCHA_NEEDED);
    expect((await spray(1, () => "::ffff:10.50.4.2"))[0]!.code).toBe(errorCode.SIGN_IN_REFUSED);
  });

  it("count together, be they passwords or codes, and codes take the captcha too", async () => {
    const address = "10.50.5.1";
    await spray(8, () => address);
    const guessCode = (input: Record<string, unknown> = {}) => {
      made += 1;
      return server.call(
        "loginWithCode",
        { mobile: `134${String(made).padStart(8, "0")}`, code: "000000", ...input },
        from(address),
      );
    };
    for (let count = 8; count < FREE; count += 1) expect((await guessCode()).code).toBe(errorCode.SIGN_IN_REFUSED);
    expect((await guessCode()).code).toBe(errorCode.CAPTCHA_NEEDED);
    expect(await guessCode({ captcha: await solveCaptcha(server) })).toMatchObject({ code: errorCode.SIGN_IN_REFUSED });
    const key = ok(await server.call("getLoginKey"));
    const sealed = { password: await encryptPassword(key, PASSWORD), keyId: key.keyId, code: "000000" };
    expect(
      (await server.call("register", { mobile: "13400009901", agreement: true, ...sealed }, from(address))).code,
    ).toBe(1110);
    expect((await server.call("resetPassword", { mobile: "13400009902", ...sealed }, from(address))).code).toBe(
      errorCode.CAPTCHA_NEEDED,
    );
    expect(
      (
        await server.call(
          "resetPassword",
          { mobile: "13400009902", ...sealed, captcha: await solveCaptcha(server) },
          from(address),
        )
      ).code,
    ).toBe(1104);
  });
});

describe("wrong passwords of one account under its several names", () => {
  beforeAll(async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
  });
  afterAll(() => server?.close());

  it("count together, so that another name gives no more tries", async () => {
    const { loginName, mobile } = await account();
    const names = [loginName, mobile, ` ${loginName.toUpperCase()} `, mobile, loginName];
    for (const name of names)
      expect((await server.tryToSignIn(name, "Wrong#2026", from("10.51.0.1"))).msg).toBe("账号或密码错误");
    for (const name of [loginName, mobile])
      expect((await server.tryToSignIn(name, PASSWORD, from("10.51.0.1"))).data).toEqual({ lockedMinutes: 15 });
    expect((await server.tryToSignIn(mobile, PASSWORD, from("10.51.0.2"))).code).toBe(200);
  });

  it("are forgiven by a right one under another name", async () => {
    const { loginName, mobile } = await account();
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 4; count += 1) await server.tryToSignIn(loginName, "Wrong#2026", from("10.51.1.1"));
      expect((await server.tryToSignIn(mobile, PASSWORD, from("10.51.1.1"))).code).toBe(200);
    }
  });

  it("count for the account's own network, of an IPv6 address its /64", async () => {
    const { loginName } = await account();
    for (let count = 1; count <= 5; count += 1)
      await server.tryToSignIn(loginName, "Wrong#2026", from(`2001:db8:51::${count}`));
    expect((await server.tryToSignIn(loginName, PASSWORD, from("2001:db8:51::6"))).data).toEqual({ lockedMinutes: 15 });
  });

  it("are those of nobody else whose name looks like the account's counter", async () => {
    const { loginName, mobile } = await account();
    const view = await server.tryToSignIn(loginName, PASSWORD, from("10.51.2.1"));
    for (let count = 0; count < 5; count += 1)
      await server.tryToSignIn(`user ${ok(view).id}`, "Wrong#2026", from("10.51.2.1"));
    expect((await server.tryToSignIn(mobile, PASSWORD, from("10.51.2.1"))).code).toBe(200);
  });
});
