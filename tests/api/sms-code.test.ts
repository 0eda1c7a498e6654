import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { createUser } from "../../src/server/modules/identity/users.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { ok } from "./client.ts";
import { describeOnPostgres, startTestServer, type TestServer } from "./harness.ts";
import { solveCaptcha } from "./solve-captcha.ts";

let server: TestServer;
let made = 0;

/** A number of this test alone. */
const newMobile = () => `139${String((made += 1)).padStart(8, "0")}`;

/** The same with an account. */
async function account(): Promise<string> {
  const mobile = newMobile();
  await withActor(server.services.db, systemActor, (trx) =>
    createUser(trx, { loginName: mobile, mobile, name: "测试" }),
  );
  return mobile;
}

/** An address of this call alone, as long as it asks for few codes. */
const newAddress = () => `10.20.${Math.floor((made += 1) / 250)}.${made % 250}`;
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
const send = (mobile: string, purpose: OperationInput<"sendCode">["purpose"] = "login", address = newAddress()) =>
  server.call("sendCode", { mobile, purpose }, from(address));
/** What was sent to a number, oldest first. */
const sentTo = (mobile: string) =>
  server.logged
    .filter((line) => line["msg"] === "sms" && line["mobile"] === mobile)
    .map((line) => String(line["digits"]));
const signIn = (mobile: string, code: string) => server.call("loginWithCode", { mobile, code }, from(newAddress()));
const otherThan = (code: string) => (code === "000000" ? "111111" : "000000");

async function codeFor(mobile: string, purpose: OperationInput<"sendCode">["purpose"] = "login"): Promise<string> {
  expect((await send(mobile, purpose)).code).toBe(200);
  return sentTo(mobile).at(-1)!;
}

describe("a code by SMS", () => {
  beforeAll(async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
  });
  afterAll(() => server?.close());

  it("is six digits, sent in the same words whether the number has an account or not", async () => {
    const [known, unknown] = [await account(), newMobile()];
    const [first, second] = [await send(known), await send(unknown)];
    expect(first).toMatchObject({ code: 200, data: { waitSeconds: 60 } });
    expect({ msg: first.msg, data: first.data }).toEqual({ msg: second.msg, data: second.data });
    for (const mobile of [known, unknown]) expect(sentTo(mobile)).toEqual([expect.stringMatching(/^\d{6}$/)]);
  });

  it("is neither in the reply nor readable in the database", async () => {
    const mobile = newMobile();
    const reply = await send(mobile);
    const [code] = sentTo(mobile);
    expect(JSON.stringify(reply.data)).not.toContain(code);
    const { rows } = await withActor(server.services.db, systemActor, (trx) =>
      sql<{ code_hash: string }>`select code_hash from sms_code where mobile = ${mobile}`.execute(trx),
    );
    expect(rows).toEqual([{ code_hash: expect.stringMatching(/^\$argon2id\$/) }]);
  });

  it("is sent once a minute, whatever it is for", async () => {
    const mobile = newMobile();
    await send(mobile);
    expect(await send(mobile, "register")).toMatchObject({
      code: errorCode.CODE_TOO_SOON,
      msg: "请 60 秒后再获取验证码",
      data: { waitSeconds: 60 },
    });
    expect(sentTo(mobile)).toHaveLength(1);
  });

  it("is sent once when asked for fifty times at once", async () => {
    const mobile = newMobile();
    const replies = await Promise.all(Array.from({ length: 50 }, () => send(mobile)));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === errorCode.CODE_TOO_SOON)).toHaveLength(49);
    expect(sentTo(mobile)).toHaveLength(1);
  });

  it("is limited by address and by site, and a refusal counts for nothing", async () => {
    const full = (subject: string, sent: number) =>
      withActor(server.services.db, systemActor, (trx) =>
        sql`insert into sms_count (subject, sent, gmt_expire) values (${subject}, ${sent}, now() + interval '1 hour')
        on conflict (subject) do update set sent = excluded.sent`.execute(trx),
      );
    const mobile = newMobile();
    await full("address 10.21.0.1", 60);
    expect((await send(mobile, "login", "10.21.0.1")).code).toBe(errorCode.CODE_TOO_MANY);
    expect((await send(mobile, "login", "10.21.0.2")).code).toBe(200);
    await full("site default", 2000);
    expect((await send(newMobile(), "login", "10.21.0.3")).code).toBe(errorCode.CODE_TOO_MANY);
    await full("site default", 0);
  });

  it("goes to mobile numbers and for known purposes only", async () => {
    expect(await send("12345")).toMatchObject({ code: errorCode.VALIDATION, data: { fields: [{ path: "mobile" }] } });
    expect(
      await server.callUnchecked("sendCode", { mobile: newMobile(), purpose: "anything" }, from(newAddress())),
    ).toMatchObject({
      code: errorCode.VALIDATION,
      data: { fields: [{ path: "purpose" }] },
    });
  });
});

describe("signing in with a code", () => {
  beforeAll(async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
  });
  afterAll(() => server?.close());

  it("answers as the sign-in with a password does", async () => {
    const mobile = "13800000001";
    const reply = await signIn(mobile, await codeFor(mobile));
    expect(reply).toMatchObject({ code: 200, data: { loginName: mobile, userType: 1, orgNo: "1001" } });
    expect(reply.headers.get("set-cookie")).toContain(`RC_WEB_TOKEN=${ok(reply).token};`);
    const { token, ...user } = ok(reply);
    expect((await server.call("getUserView", {}, { token })).data).toEqual(user);
  });

  it("works once", async () => {
    const mobile = await account();
    const code = await codeFor(mobile);
    expect((await signIn(mobile, code)).code).toBe(200);
    expect(await signIn(mobile, code)).toMatchObject({ code: errorCode.SIGN_IN_REFUSED, msg: "验证码错误或已失效" });
  });

  it("works once of many at once", async () => {
    const mobile = await account();
    const code = await codeFor(mobile);
    const replies = await Promise.all(Array.from({ length: 20 }, () => signIn(mobile, code)));
    expect(replies.filter(({ code: answer }) => answer === 200)).toHaveLength(1);
    expect(replies.filter(({ code: answer }) => answer === 303)).toHaveLength(19);
  });

  it("takes four wrong codes, and after five not even the right one", async () => {
    for (const [wrong, expected] of [
      [4, 200],
      [5, 303],
    ] as const) {
      const mobile = await account();
      const code = await codeFor(mobile);
      for (let count = 0; count < wrong; count += 1)
        expect((await signIn(mobile, otherThan(code))).code).toBe(errorCode.SIGN_IN_REFUSED);
      expect((await signIn(mobile, code)).code).toBe(expected);
    }
  });

  it("judges five of many wrong codes that come at once", async () => {
    const mobile = await account();
    const code = await codeFor(mobile);
    await Promise.all(Array.from({ length: 50 }, () => signIn(mobile, otherThan(code))));
    const { rows } = await withActor(server.services.db, systemActor, (trx) =>
      sql`select tries from sms_code where mobile = ${mobile}`.execute(trx),
    );
    expect(rows).toEqual([{ tries: 5 }]);
  });

  it("refuses a code that was sent for something else, to somebody else, or never", async () => {
    const [mobile, other] = [await account(), await account()];
    const code = await codeFor(mobile, "register");
    expect((await signIn(mobile, code)).code).toBe(errorCode.SIGN_IN_REFUSED);
    expect((await signIn(other, code)).code).toBe(errorCode.SIGN_IN_REFUSED);
  });

  it("tells whoever gave the right code that the number has no account", async () => {
    const mobile = newMobile();
    const code = await codeFor(mobile);
    expect((await signIn(mobile, otherThan(code))).msg).toBe("验证码错误或已失效");
    expect(await signIn(mobile, code)).toMatchObject({ code: errorCode.SIGN_IN_REFUSED, msg: "该手机号尚未注册" });
  });

  it("takes userType, orgNo and the like from nobody", async () => {
    const reply = await server.callUnchecked("loginWithCode", { mobile: await account(), code: "123456", userType: 3 });
    expect(reply).toMatchObject({ code: errorCode.VALIDATION, data: { fields: [{ path: "userType" }] } });
  });

  it("lets a code live five minutes, takes another's place with the next, and sends ten a day", async () => {
    await server.close();
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
    const mobile = await account();
    const first = await codeFor(mobile);
    server.advance(61_000);
    const second = await codeFor(mobile);
    if (first !== second) expect((await signIn(mobile, first)).code).toBe(errorCode.SIGN_IN_REFUSED);
    server.advance(5 * 60_000 + 1000);
    expect((await signIn(mobile, second)).code).toBe(errorCode.SIGN_IN_REFUSED);
    for (let sent = 2; sent < 10; sent += 1) {
      const captcha = sent < 3 ? {} : { captcha: await solveCaptcha(server) };
      expect((await server.call("sendCode", { mobile, purpose: "login", ...captcha }, from(newAddress()))).code).toBe(
        200,
      );
      server.advance(61_000);
    }
    expect((await send(mobile)).code).toBe(errorCode.CODE_TOO_MANY);
    server.advance(24 * 60 * 60_000);
    expect((await send(mobile)).code).toBe(200);
  });
});

describe("a demo", () => {
  it("gives the code as a hint where it sends none, and asks again after a failure", async () => {
    server = await startTestServer({ environment: { DEMO: "on" } });
    try {
      const mobile = newMobile();
      const reply = await send(mobile);
      expect(reply.data).toEqual({ waitSeconds: 60, hint: sentTo(mobile)[0] });
    } finally {
      await server.close();
    }
    server = await startTestServer({ environment: { DEMO: "on", SMS_URL: "http://127.0.0.1:1/" } });
    try {
      const mobile = newMobile();
      for (let count = 0; count < 2; count += 1)
        expect(await send(mobile)).toMatchObject({ code: errorCode.CODE_NOT_SENT, data: null });
      expect(sentTo(mobile)).toEqual([]);
    } finally {
      await server.close();
    }
  });
});

describeOnPostgres("codes on two nodes", () => {
  it("are sent once, and work once", async () => {
    server = await startTestServer();
    const environment = { DATABASE_URL: server.services.settings.databaseUrl ?? "" };
    const second = await startTestServer({ database: { environment, remove: async () => undefined } });
    try {
      const mobile = await account();
      const nodes = [server, second];
      const sent = await Promise.all(
        Array.from({ length: 50 }, (_, index) => nodes[index % 2]!.call("sendCode", { mobile, purpose: "login" })),
      );
      expect(sent.filter(({ code }) => code === 200)).toHaveLength(1);
      const code = String(nodes.flatMap(({ logged }) => logged).find((line) => line["msg"] === "sms")?.["digits"]);
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, index) => nodes[index % 2]!.call("loginWithCode", { mobile, code })),
      );
      expect(replies.filter(({ code: answer }) => answer === 200)).toHaveLength(1);
    } finally {
      await second.close();
      await server.close();
    }
  });
});
