import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { createUser } from "../../src/server/modules/identity/users.ts";
import { hashPassword } from "../../src/server/modules/identity/password.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { encryptPassword, ok, type Reply, type ReplyOf } from "./client.ts";
import { describeOnPostgres, startTestServer, type TestServer } from "./harness.ts";

const PASSWORD = "Right#2026";
let server: TestServer;
let made = 0;

const newMobile = () => `135${String((made += 1)).padStart(8, "0")}`;
const from = () => ({ "x-forwarded-for": `10.50.${Math.floor((made += 1) / 250)}.${made % 250}` });
const view = (token: string) => server.call("getUserView", {}, { token });
const update = (token: string, body: OperationInput<"updateUser">): Promise<ReplyOf<"updateUser">> =>
  server.call("updateUser", body, { token });
const row = async (mobile: string) =>
  (await withActor(server.services.db, systemActor, (trx) =>
    trx.selectFrom("app_user").selectAll().where("mobile", "=", mobile).executeTakeFirst(),
  )) as Record<string, unknown> | undefined;

/** A signed-in person of this test alone. */
async function person(more: { loginName?: string } = {}): Promise<{ mobile: string; token: string; userNo: string }> {
  const mobile = newMobile();
  const passwordHash = await hashPassword(PASSWORD);
  const userNo = await withActor(server.services.db, systemActor, (trx) =>
    createUser(trx, { loginName: mobile, mobile, passwordHash, ...more }),
  );
  return { mobile, userNo, token: await server.signIn(mobile, PASSWORD) };
}

/** Sends a code for a change of number, and gives it. */
async function codeFor(token: string, mobile?: string): Promise<string> {
  const reply = await server.call(
    "sendCode",
    { purpose: "change", ...(mobile === undefined ? {} : { mobile }) },
    { token, headers: from() },
  );
  expect(reply.code).toBe(200);
  return String(
    server.logged.findLast((line) => line["msg"] === "sms" && (mobile === undefined || line["mobile"] === mobile))?.[
      "digits"
    ],
  );
}
const unbind = (token: string, body: OperationInput<"unbindUser">): Promise<Reply> =>
  server.call("unbindUser", body, { token });
const otherThan = (code: string) => (code === "000000" ? "111111" : "000000");

describe("what a person says of themselves", () => {
  beforeAll(async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
  });
  afterAll(() => server?.close());

  it("is nothing at first, and shows the number with its middle hidden", async () => {
    const { mobile, token } = await person();
    expect((await view(token)).data).toMatchObject({
      mobile: `135****${mobile.slice(-4)}`,
      sex: 3,
      age: 0,
      remark: "",
      hasPassword: true,
    });
  });

  it("changes, shows at once, and leaves what is absent", async () => {
    const { token } = await person();
    expect(await update(token, { name: "  王小明 ", sex: 2, age: 30, remark: "热爱摄影\n与旅行" })).toMatchObject({
      code: 200,
      data: { name: "王小明", sex: 2, age: 30 },
    });
    expect((await update(token, { age: 31 })).data).toMatchObject({
      name: "王小明",
      sex: 2,
      age: 31,
      remark: "热爱摄影\n与旅行",
    });
    expect((await update(token, {})).code).toBe(200);
    expect((await view(token)).data).toMatchObject({ name: "王小明", sex: 2, age: 31, remark: "热爱摄影\n与旅行" });
  });

  it.each([
    ["name", ""],
    ["name", "   "],
    ["name", "长".repeat(41)],
    ["name", { userType: 3 }],
    ["name", null],
    ["sex", 0],
    ["sex", 4],
    ["sex", "1"],
    ["age", -1],
    ["age", 121],
    ["age", 1.5],
    ["remark", "x".repeat(201)],
    ["remark", ["x"]],
  ])("refuses %s as %j, and changes nothing", async (field, value) => {
    const token = await server.signIn("13800000003");
    const before = ok(await view(token));
    expect(await update(token, { remark: "new", [field]: value })).toMatchObject({
      code: errorCode.VALIDATION,
      data: { fields: [{ path: field }] },
    });
    expect((await view(token)).data).toEqual(before);
  });

  it.each<Record<string, unknown>>([
    { userType: 3, isVip: true, orgNo: "1002", isRecommended: true, isOperator: true, needPerfection: false },
    {
      user_type: 3,
      vip_until: "2099-01-01",
      org_no: "1002",
      is_operator: true,
      login_name: "admin",
      mobile: "13800000001",
      loginName: "admin",
    },
    {
      user: { userType: 3 },
      userExt: [{ orgNo: "1002" }],
      set: { is_operator: true },
      userNo: "1",
      user_no: "1",
      id: "1",
    },
    {
      constructor: { isVip: true },
      hasPassword: false,
      has_password: false,
      firstLoginVerificationStatus: 3,
      roadTransportationUser: true,
      directUser: true,
    },
  ])("takes nothing of what an account is from the client: %o", async (more) => {
    const { mobile, token } = await person();
    const before = await row(mobile);
    const first = ok(await view(token));
    expect(await update(token, { remark: "neu", ...more })).toMatchObject({ code: 200, data: { remark: "neu" } });
    expect((await view(token)).data).toEqual({ ...first, remark: "neu" });
    expect(await row(mobile)).toEqual({ ...before, remark: "neu", gmt_modified: expect.any(Date) });
  });

  it("takes a picture away, and none but an own one", async () => {
    const token = await server.signIn("13800000002");
    const { photo } = ok(await view(token));
    expect(photo).toMatch(/^\/demo\//);
    expect((await update(token, { photo })).code).toBe(200);
    for (const other of [
      "https://evil.example/count.gif",
      "//evil.example/x",
      "javascript:alert(1)",
      "/files/of-somebody.webp",
      "data:image/png;base64,AA",
    ]) {
      expect(await update(token, { photo: other })).toMatchObject({
        code: errorCode.VALIDATION,
        data: { fields: [{ path: "photo", message: "请使用自己上传的头像" }] },
      });
    }
    expect(ok(await update(token, { photo: "" })).photo).toBe("");
  });

  it("is for who is signed in, with the header and not the cookie alone", async () => {
    const { token } = await person();
    expect((await server.call("updateUser", { name: "x" })).code).toBe(errorCode.SESSION_MISSING);
    expect(
      (await server.call("updateUser", { name: "x" }, { headers: { cookie: `RC_WEB_TOKEN=${token}` } })).code,
    ).toBe(301);
    expect(ok(await view(token)).name).toBe("");
  });
});

describe("another mobile number", () => {
  beforeAll(async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
  });
  afterAll(() => server?.close());

  it("takes the account's place with a code for each of the two, and the session stays", async () => {
    const { mobile, token } = await person();
    const next = newMobile();
    const body = { code: await codeFor(token), newMobile: next, newCode: await codeFor(token, next) };
    expect(await unbind(token, body)).toMatchObject({
      code: 200,
      data: { mobile: `135****${next.slice(-4)}`, loginName: next },
    });
    expect(ok(await view(token)).mobile).toBe(`135****${next.slice(-4)}`);
    expect(ok(await server.call("listMessages", {}, { token })).list[0]!.msgTitle).toBe("你的登录手机号已更换");
    expect((await server.tryToSignIn(mobile, PASSWORD)).code).toBe(errorCode.SIGN_IN_REFUSED);
    expect((await server.tryToSignIn(next, PASSWORD)).code).toBe(200);
    // The number is free again.
    expect(await row(mobile)).toBeUndefined();
  });

  it("leaves a login name that is not the number", async () => {
    const { token } = await person({ loginName: `named-${Date.now()}` });
    const next = newMobile();
    const reply = await unbind(token, {
      code: await codeFor(token),
      newMobile: next,
      newCode: await codeFor(token, next),
    });
    expect(reply).toMatchObject({ code: 200, data: { loginName: expect.stringMatching(/^named-/) } });
  });

  it("is refused with a wrong code of either, and after five tries", async () => {
    const { token } = await person();
    const next = newMobile();
    const right = { code: await codeFor(token), newMobile: next, newCode: await codeFor(token, next) };
    expect((await unbind(token, { ...right, newCode: otherThan(right.newCode) })).code).toBe(
      errorCode.NEW_CODE_REFUSED,
    );
    for (let count = 0; count < 4; count += 1)
      expect((await unbind(token, { ...right, code: otherThan(right.code) })).code).toBe(errorCode.CODE_REFUSED);
    expect((await unbind(token, right)).code).toBe(errorCode.CODE_REFUSED);
  });

  it("says that a number is taken only to who holds it", async () => {
    const [{ token }, other] = [await person(), await person()];
    const code = await codeFor(token);
    const newCode = await codeFor(token, other.mobile);
    expect((await unbind(token, { code, newMobile: other.mobile, newCode: otherThan(newCode) })).code).toBe(
      errorCode.NEW_CODE_REFUSED,
    );
    expect((await unbind(token, { code, newMobile: other.mobile, newCode })).code).toBe(errorCode.MOBILE_TAKEN);
    expect((await view(other.token)).code).toBe(200);
    expect((await row(other.mobile))?.["user_no"]).toBe(other.userNo);
  });

  it("is another one", async () => {
    const { mobile, token } = await person();
    const code = await codeFor(token);
    expect(await unbind(token, { code, newMobile: mobile, newCode: code })).toMatchObject({
      code: errorCode.VALIDATION,
      data: { fields: [{ path: "newMobile" }] },
    });
  });

  it("is bound once of several at once", async () => {
    const { token, userNo } = await person();
    const code = await codeFor(token);
    const numbers = [newMobile(), newMobile(), newMobile()];
    const codes: string[] = [];
    for (const number of numbers) codes.push(await codeFor(token, number));
    const replies = await Promise.all(
      numbers.map((number, index) => unbind(token, { code, newMobile: number, newCode: codes[index]! })),
    );
    expect(replies.filter((reply) => reply.code === 200)).toHaveLength(1);
    expect(replies.filter((reply) => reply.code === errorCode.CODE_REFUSED)).toHaveLength(2);
    expect((await row(numbers[replies.findIndex((reply) => reply.code === 200)]!))?.["user_no"]).toBe(userNo);
  });

  it("has codes sent to who is signed in, without the number being said", async () => {
    const { mobile, token } = await person();
    const options = { headers: from() };
    expect((await server.call("sendCode", { purpose: "change" }, options)).code).toBe(errorCode.SESSION_MISSING);
    expect((await server.call("sendCode", { purpose: "change", mobile }, options)).code).toBe(
      errorCode.SESSION_MISSING,
    );
    expect(await server.call("sendCode", { purpose: "login" }, { token, ...options })).toMatchObject({
      code: errorCode.VALIDATION,
      data: { fields: [{ path: "mobile" }] },
    });
    const reply = await server.call("sendCode", { purpose: "change" }, { token, ...options });
    expect(reply).toMatchObject({ code: 200, data: { waitSeconds: 60 } });
    expect(JSON.stringify(reply.data)).not.toContain(mobile);
    expect(server.logged.findLast((line) => line["msg"] === "sms")?.["mobile"]).toBe(mobile);
    const nameless = `no-number-${Date.now()}`;
    const passwordHash = await hashPassword(PASSWORD);
    await withActor(server.services.db, systemActor, (trx) => createUser(trx, { loginName: nameless, passwordHash }));
    const other = await server.signIn(nameless, PASSWORD);
    expect((await view(other)).data).not.toHaveProperty("mobile");
    expect((await server.call("sendCode", { purpose: "change" }, { token: other, ...options })).code).toBe(
      errorCode.MOBILE_NONE,
    );
    expect((await unbind(other, { code: "123456", newMobile: newMobile(), newCode: "123456" })).code).toBe(
      errorCode.MOBILE_NONE,
    );
  });

  it("is written to the log without the numbers", async () => {
    const { mobile, token, userNo } = await person();
    const next = newMobile();
    await unbind(token, { code: await codeFor(token), newMobile: next, newCode: await codeFor(token, next) });
    const lines = server.logged.filter((line) => line["msg"] !== "sms");
    expect(lines).toContainEqual(expect.objectContaining({ msg: "mobile number changed", userNo }));
    for (const number of [mobile, next]) expect(JSON.stringify(lines)).not.toContain(number);
  });
});

describeOnPostgres("a number that two want on two nodes", () => {
  it("goes to one of them", async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on" } });
    const environment = { DATABASE_URL: server.services.settings.databaseUrl ?? "" };
    const second = await startTestServer({
      environment: { TRUST_PROXY: "on" },
      database: { environment, remove: async () => undefined },
    });
    try {
      const people = [await person(), await person()];
      const codes = [await codeFor(people[0]!.token), await codeFor(people[1]!.token)];
      // One tries to take it by signing up; it and the change have codes of their own.
      const wanted = newMobile();
      const newCode = await codeFor(people[0]!.token, wanted);
      server.advance(61_000);
      await server.call("sendCode", { mobile: wanted, purpose: "register" }, { headers: from() });
      const signUp = String(
        server.logged.findLast((line) => line["msg"] === "sms" && line["purpose"] === "register")?.["digits"],
      );
      const key = ok(await server.call("getLoginKey"));
      const replies = await Promise.all([
        server.call("unbindUser", { code: codes[0]!, newMobile: wanted, newCode }, { token: people[0]!.token }),
        second.call("register", {
          mobile: wanted,
          code: signUp,
          password: await encryptPassword(key, PASSWORD),
          keyId: key.keyId,
          agreement: true,
        }),
      ]);
      expect(replies.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 1105]);
      // Two that swap their numbers wait for nothing but each other's end.
      const [a, b] = [await person(), await person()];
      const [toA, toB] = [await codeFor(a.token), await codeFor(b.token)];
      const swaps = await Promise.all([
        server.call("unbindUser", { code: toA, newMobile: b.mobile, newCode: toB }, { token: a.token }),
        second.call("unbindUser", { code: toB, newMobile: a.mobile, newCode: toA }, { token: b.token }),
      ]);
      expect(swaps.map(({ code }) => code)).toEqual([1105, 1105]);
    } finally {
      await second.close();
      await server.close();
    }
  });
});
