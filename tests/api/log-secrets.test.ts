import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import type { CodeMessage } from "../../src/server/providers/sms/sms.ts";
import type { OperationInput } from "../../src/generated/operations.ts";
import { encryptPassword, ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const IDENTITY_NUMBER = "110101199003077758";
const [FIRST, SECOND, THIRD, WRONG] = ["First#2026", "Second#2026", "Third#2026", "Wrong#2026"];

describe("the log", () => {
  let server: TestServer;
  /** Everything that was secret in the flows below. */
  const secrets = new Set<string>();
  let made = 0;
  beforeAll(async () => {
    server = await startTestServer({ environment: { TRUST_PROXY: "on", LOG_LEVEL: "trace" } });
  });
  afterAll(() => server?.close());

  const secret = (text: string) => {
    secrets.add(text);
    return text;
  };
  const from = () => ({ "x-forwarded-for": `10.60.0.${(made += 1)}` });
  const sealed = async (...passwords: string[]) => {
    const key = ok(await server.call("getLoginKey"));
    secret(key.nonce);
    const encrypted = [];
    for (const password of passwords) encrypted.push(secret(await encryptPassword(key, secret(password))));
    return { keyId: key.keyId as string, encrypted };
  };
  const codeFor = async (mobile: string, purpose: OperationInput<"sendCode">["purpose"], token?: string) => {
    expect(
      (await server.call("sendCode", { mobile, purpose }, { ...(token ? { token } : {}), headers: from() })).code,
    ).toBe(200);
    server.advance(61_000);
    return secret(String(server.logged.findLast((line) => line["msg"] === "sms")?.["digits"]));
  };
  const signIn = async (loginName: string, password: string) => {
    const { keyId, encrypted } = await sealed(password);
    const reply = await server.call(
      "loginWithPassword",
      { loginName, password: encrypted[0]!, keyId },
      { headers: from() },
    );
    if (reply.data?.token) secret(reply.data.token);
    return reply;
  };
  /** Lines with a secret, but for the one that is there to show a code. */
  const leaks = () => {
    const lines = server.logged.filter((line) => line["msg"] !== "sms").map((line) => JSON.stringify(line));
    return lines.filter((line) => [...secrets].some((text) => line.includes(text)) || line.includes("$argon2id$"));
  };

  it("has no password, token or code of anybody who signs up, in, resets or changes a password", async () => {
    const mobile = "13400000001";
    const signUp = await sealed(FIRST);
    const registered = await server.call("register", {
      mobile,
      code: await codeFor(mobile, "register"),
      password: signUp.encrypted[0]!,
      keyId: signUp.keyId,
      agreement: true,
    });
    expect(registered.code).toBe(200);
    secret(ok(registered).token!);
    expect((await signIn(mobile, WRONG)).code).toBe(errorCode.SIGN_IN_REFUSED);
    expect((await signIn(mobile, FIRST)).code).toBe(200);
    const byCode = await server.call("loginWithCode", { mobile, code: await codeFor(mobile, "login") });
    secret(ok(byCode).token!);
    const change = await sealed(FIRST, SECOND);
    const changed = await server.call(
      "updateLoginPassword",
      { oldPassword: change.encrypted[0]!, newPassword: change.encrypted[1]!, keyId: change.keyId },
      { token: ok(byCode).token },
    );
    expect(changed.code).toBe(200);
    const reset = await sealed(THIRD);
    expect(
      (
        await server.call("resetPassword", {
          mobile,
          code: await codeFor(mobile, "reset"),
          password: reset.encrypted[0]!,
          keyId: reset.keyId,
        })
      ).code,
    ).toBe(200);
    expect((await signIn(mobile, THIRD)).code).toBe(200);
    expect(secrets.size).toBeGreaterThan(20);
    expect(leaks()).toEqual([]);
  });

  it("has no identity number of who completes the profile, well or badly", async () => {
    const data = ok(await signIn("13800000001", "Lectern#2026"));
    const form = {
      name: "张建军",
      cardtype: 1,
      idcard: secret(IDENTITY_NUMBER),
      address: "北京市朝阳区建国路 1 号",
      postcode: "100022",
    };
    expect((await server.call("updateNeedPerfection", { ...form, postcode: "x" }, { token: data.token })).code).toBe(
      900,
    );
    expect((await server.call("updateNeedPerfection", form, { token: data.token })).code).toBe(200);
    expect(leaks()).toEqual([]);
  });

  it("has none when something fails: a gateway, the database, a body that is broken", async () => {
    const data = ok(await signIn("13800000001", "Lectern#2026"));
    const { sms } = server.services;
    server.services.sms = {
      leaves: true,
      send: async ({ code }: CodeMessage) => {
        secret(code);
        throw new Error("the gateway is away");
      },
    };
    expect((await server.call("sendCode", { mobile: "13400000009", purpose: "login" }, { headers: from() })).code).toBe(
      1103,
    );
    server.services.sms = sms;
    const { keyId, encrypted } = await sealed(WRONG);
    const fails = vi.spyOn(server.database.pool, "connect").mockImplementation(() => {
      throw new Error("no connection");
    });
    const replies = [
      await server.call("loginWithPassword", { loginName: "13800000004", password: encrypted[0]!, keyId }),
      await server.call(
        "updateNeedPerfection",
        {
          name: "张建军",
          cardtype: 1,
          idcard: IDENTITY_NUMBER,
          address: "北京市朝阳区建国路 1 号",
          postcode: "100022",
        },
        { token: data.token! },
      ),
    ];
    fails.mockRestore();
    expect(replies.map(({ code }) => code)).toEqual([1000, 1000]);
    const broken = `{"token":"${data.token}","idcard":"${IDENTITY_NUMBER}","password":"${WRONG}"`;
    expect(
      (
        await server.request("/apis/user/api/user/login/password", {
          method: "POST",
          headers: { "content-type": "application/json", token: data.token! },
          body: broken,
        })
      ).code,
    ).toBe(1002);
    expect(server.logged.some((line) => line["msg"] === "unexpected error")).toBe(true);
    expect(leaks()).toEqual([]);
  });

  it("has the code where a server sends none, in its own line and nowhere else", () => {
    const lines = server.logged.filter((line) => line["msg"] === "sms");
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines)
      expect(Object.keys(line)).toEqual(["level", "time", "mobile", "purpose", "digits", "msg"]);
  });
});
