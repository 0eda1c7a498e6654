import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OperationInput } from "../../src/generated/operations.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { encryptPassword, ok, type ReplyOf } from "./client.ts";
import { describeOnPostgres, startTestServer, type TestServer } from "./harness.ts";

const PASSWORD = "Right#2026";
let server: TestServer;
let made = 0;

/** A number of this test alone. */
const newMobile = () => `137${String((made += 1)).padStart(8, "0")}`;

async function codeFor(mobile: string, purpose: OperationInput<"sendCode">["purpose"]): Promise<string> {
  // From an address of its own, so that none takes a captcha.
  const headers = { "x-forwarded-for": `10.40.${Math.floor((made += 1) / 250)}.${made % 250}` };
  expect((await server.call("sendCode", { mobile, purpose }, { headers })).code).toBe(200);
  return String(server.logged.findLast((line) => line["msg"] === "sms" && line["mobile"] === mobile)?.["digits"]);
}

/** What a form sends with a new password. */
async function bodyOf(mobile: string, code: string, password = PASSWORD): Promise<OperationInput<"resetPassword">> {
  const key = ok(await server.call("getLoginKey"));
  return { mobile, code, password: await encryptPassword(key, password), keyId: key.keyId };
}

/** Wrong codes of one address take a captcha after some: each form comes from an address of its own. */
const fromElsewhere = () => ({ "x-forwarded-for": `10.41.${Math.floor((made += 1) / 250)}.${made % 250}` });
const sendForm = async <Id extends "register" | "resetPassword">(
  id: Id,
  mobile: string,
  code: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<ReplyOf<Id>> =>
  server.callUnchecked(
    id,
    { ...(await bodyOf(mobile, code)), ...(id === "register" ? { agreement: true } : {}), ...more },
    { headers: { ...fromElsewhere(), ...headers } },
  );
const registered = async (mobile = newMobile()) =>
  ok(await sendForm("register", mobile, await codeFor(mobile, "register")));
const row = async (mobile: string) =>
  (await withActor(server.services.db, systemActor, (trx) =>
    trx.selectFrom("app_user").selectAll().where("mobile", "=", mobile).execute(),
  )) as Record<string, unknown>[];
const otherThan = (code: string) => (code === "000000" ? "111111" : "000000");

describe("signing up", () => {
  beforeAll(async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
  });
  afterAll(() => server?.close());

  it("makes a learner of the platform and signs in", async () => {
    const mobile = newMobile();
    const reply = await sendForm("register", mobile, await codeFor(mobile, "register"));
    expect(reply).toMatchObject({
      code: 200,
      data: { loginName: mobile, userType: 1, orgNo: "", isVip: false, isRecommended: false, directUser: true },
    });
    expect((await server.call("getUserView", {}, { token: ok(reply).token })).code).toBe(200);
    expect((await server.tryToSignIn(mobile, PASSWORD)).code).toBe(200);
  });

  it.each([
    ["1001", false],
    ["1002", true],
  ])("says that a learner of organisation %s trains as a driver where its site is for them: %s", async (orgno, is) => {
    const mobile = newMobile();
    const { data } = await sendForm("register", mobile, await codeFor(mobile, "register"), {}, { orgno });
    expect(data).toMatchObject({ orgNo: orgno, roadTransportationUser: is });
  });

  it("makes a learner of the site that the request is for, with the referral code kept", async () => {
    const mobile = newMobile();
    const reply = await sendForm(
      "register",
      mobile,
      await codeFor(mobile, "register"),
      { referralCode: "FRIEND77" },
      { orgno: "1001" },
    );
    expect(reply).toMatchObject({ code: 200, data: { orgNo: "1001", directUser: false } });
    const { rows } = await withActor(server.services.db, systemActor, (trx) =>
      sql`select referral_code, mobile from user_referral referral join app_user inviter
        on inviter.user_no = inviter_user_no where referral.user_no = ${ok(reply).id}`.execute(trx),
    );
    expect(rows).toEqual([{ referral_code: "FRIEND77", mobile: "13800000001" }]);
  });

  it("gives a name to whoever says none, in the language of the page, and takes the one that is said", async () => {
    const named = async (more: Record<string, unknown>, headers: Record<string, string> = {}) => {
      const mobile = newMobile();
      return sendForm("register", mobile, await codeFor(mobile, "register"), more, headers);
    };
    expect(ok(await named({})).name).toMatch(/^学员 [1-9]\d{3}$/);
    expect(ok(await named({ name: "  " }, { "accept-language": "en" })).name).toMatch(/^Learner [1-9]\d{3}$/);
    expect(ok(await named({ name: " 小陈 " })).name).toBe("小陈");
    expect(await named({ name: "陈".repeat(41) })).toMatchObject({
      code: errorCode.VALIDATION,
      data: { fields: [{ path: "name" }] },
    });
  });

  it.each<Record<string, unknown>>([
    { userType: 3, isVip: true, orgNo: "1002", isRecommended: true, isOperator: true },
    { user_type: 3, vip_until: "2099-01-01", org_no: "1002", is_operator: true, need_perfection: true },
    { user: { userType: 3, orgNo: "1002" }, data: [{ isVip: true }], body: { mobile: "13800000001" } },
    {
      constructor: { userType: 3 },
      toString: "x",
      userNo: "1",
      id: "1",
      loginName: "admin",
      userName: "x",
      directUser: false,
    },
  ])("takes nothing of what an account is from the client: %o", async (more) => {
    const mobile = newMobile();
    const reply = await sendForm("register", mobile, await codeFor(mobile, "register"), more);
    expect(reply).toMatchObject({
      code: 200,
      data: {
        loginName: mobile,
        name: expect.stringMatching(/^学员 \d{4}$/),
        userType: 1,
        orgNo: "",
        isVip: false,
        isRecommended: false,
        directUser: true,
      },
    });
    expect(reply.data).not.toHaveProperty("isOperator");
    expect(await row(mobile)).toMatchObject([
      {
        user_type: 1,
        org_no: "default",
        vip_until: null,
        is_recommended: false,
        is_operator: false,
        need_perfection: false,
      },
    ]);
  });

  it("refuses what would change how objects behave", async () => {
    const mobile = newMobile();
    const body = JSON.stringify({ ...(await bodyOf(mobile, "123456")), agreement: true }).replace(
      "{",
      '{"__proto__":{"userType":3},',
    );
    expect(
      (
        await server.request("/apis/user/api/user/register", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body,
        })
      ).code,
    ).toBe(1002);
  });

  it("asks for agreement, and for a password by the rule before the code is looked at", async () => {
    const mobile = newMobile();
    const code = await codeFor(mobile, "register");
    expect(await sendForm("register", mobile, code, { agreement: false })).toMatchObject({
      code: errorCode.VALIDATION,
      data: { fields: [{ path: "agreement" }] },
    });
    for (const weak of ["Short#1", "right#2026", "Right2026", "Right#Right", "Right#2026Right#2026!"]) {
      const reply = await server.call("register", { ...(await bodyOf(mobile, code, weak)), agreement: true });
      expect(reply).toMatchObject({
        code: errorCode.VALIDATION,
        data: { fields: [{ path: "password", message: expect.stringContaining("8 至 20 位") }] },
      });
    }
    expect((await sendForm("register", mobile, code)).code).toBe(200);
  });

  it("refuses a wrong code, one for something else, and the right one after five tries", async () => {
    const mobile = newMobile();
    const code = await codeFor(mobile, "register");
    for (let count = 0; count < 5; count += 1)
      expect((await sendForm("register", mobile, otherThan(code))).code).toBe(errorCode.CODE_REFUSED);
    expect((await sendForm("register", mobile, code)).code).toBe(errorCode.CODE_REFUSED);
    const other = newMobile();
    expect((await sendForm("register", other, await codeFor(other, "login"))).code).toBe(errorCode.CODE_REFUSED);
    expect([...(await row(mobile)), ...(await row(other))]).toEqual([]);
  });

  it("tells whoever holds the number that it has an account, which stays as it was", async () => {
    const { loginName: mobile } = await registered();
    server.advance(61_000);
    const reply = await sendForm("register", mobile, await codeFor(mobile, "register"));
    expect(reply).toMatchObject({ code: errorCode.MOBILE_TAKEN, msg: "该手机号已注册账号" });
    expect(await row(mobile)).toHaveLength(1);
  });

  it("lets one of many at once through, and no password be sent twice", async () => {
    const mobile = newMobile();
    const body = { ...(await bodyOf(mobile, await codeFor(mobile, "register"))), agreement: true as const };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => server.call("register", body, { headers: fromElsewhere() })),
    );
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await row(mobile)).toHaveLength(1);
    const other = newMobile();
    expect(
      (await server.call("register", { ...body, mobile: other, code: await codeFor(other, "register") })).code,
    ).toBe(1107);
    expect(await row(other)).toEqual([]);
  });
});

describe("resetting a password", () => {
  beforeAll(async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
  });
  afterAll(() => server?.close());

  it("sets the new one, ends the session, and works once", async () => {
    const { loginName: mobile, token } = await registered();
    server.advance(61_000);
    const code = await codeFor(mobile, "reset");
    const body = await bodyOf(mobile, code, "Newer#2026");
    expect(await server.call("resetPassword", body)).toMatchObject({ code: 200, data: {} });
    expect((await server.call("getUserView", {}, { token })).code).toBe(errorCode.SESSION_INVALID);
    expect((await server.tryToSignIn(mobile, PASSWORD)).code).toBe(errorCode.SIGN_IN_REFUSED);
    expect((await server.tryToSignIn(mobile, "Newer#2026")).code).toBe(200);
    const again = await server.signIn(mobile, "Newer#2026");
    expect(ok(await server.call("listMessages", {}, { token: again })).list[0]!.msgTitle).toBe("你的登录密码已修改");
    expect((await server.call("resetPassword", body)).code).toBe(errorCode.CODE_REFUSED);
    expect((await sendForm("resetPassword", mobile, code)).code).toBe(errorCode.CODE_REFUSED);
  });

  it("refuses a wrong code, a weak password, a number without an account, and more than it asks for", async () => {
    const { loginName: mobile } = await registered();
    server.advance(61_000);
    const code = await codeFor(mobile, "reset");
    expect((await sendForm("resetPassword", mobile, otherThan(code))).code).toBe(errorCode.CODE_REFUSED);
    expect(await server.call("resetPassword", await bodyOf(mobile, code, "weak"))).toMatchObject({
      code: errorCode.VALIDATION,
      data: { fields: [{ path: "password" }] },
    });
    expect(await sendForm("resetPassword", mobile, code, { userType: 3 })).toMatchObject({
      code: errorCode.VALIDATION,
      data: { fields: [{ path: "userType" }] },
    });
    const nobody = newMobile();
    expect((await sendForm("resetPassword", nobody, await codeFor(nobody, "reset"))).code).toBe(
      errorCode.MOBILE_UNKNOWN,
    );
    expect((await sendForm("resetPassword", mobile, code)).code).toBe(200);
  });
});

describeOnPostgres("signing up on two nodes", () => {
  it("makes one account", async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
    const environment = { DATABASE_URL: server.services.settings.databaseUrl ?? "" };
    const second = await startTestServer({ database: { environment, remove: async () => undefined } });
    try {
      const mobile = newMobile();
      const code = await codeFor(mobile, "register");
      const bodies = await Promise.all(Array.from({ length: 10 }, () => bodyOf(mobile, code)));
      const replies = await Promise.all(
        bodies.map((body, index) => [server, second][index % 2]!.call("register", { ...body, agreement: true })),
      );
      expect(replies.filter(({ code: answer }) => answer === 200)).toHaveLength(1);
      expect(await row(mobile)).toHaveLength(1);
    } finally {
      await second.close();
      await server.close();
    }
  });
});
