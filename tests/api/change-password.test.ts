import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { hashPassword } from "../../src/server/modules/identity/password.ts";
import { createUser } from "../../src/server/modules/identity/users.ts";
import { encryptPassword, ok, type Reply } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const OLD = "Right#2026";
const NEW = "Newer#2026";
let server: TestServer;
let made = 0;

/** An account of this test alone, signed in. */
async function account(): Promise<{ loginName: string; token: string }> {
  const loginName = `changer-${(made += 1)}-${Date.now()}`;
  const passwordHash = await hashPassword(OLD);
  await withActor(server.services.db, systemActor, (trx) => createUser(trx, { loginName, passwordHash }));
  return { loginName, token: await server.signIn(loginName, OLD) };
}

async function bodyOf(oldPassword = OLD, newPassword = NEW): Promise<Record<string, unknown>> {
  const key = ok(await server.call("getLoginKey"));
  return {
    oldPassword: await encryptPassword(key, oldPassword),
    newPassword: await encryptPassword(key, newPassword),
    keyId: key.keyId,
  };
}

const change = async (token: string | undefined, body: Record<string, unknown>): Promise<Reply> =>
  server.callUnchecked("updateLoginPassword", body, token === undefined ? {} : { token });

describe("changing the password", () => {
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  it("takes the old one and the new one, and stays signed in", async () => {
    const { loginName, token } = await account();
    expect(await change(token, await bodyOf())).toMatchObject({ code: 200, data: {} });
    expect((await server.call("getUserView", {}, { token })).code).toBe(200);
    const { list } = ok(await server.call("listMessages", {}, { token }));
    expect(list.map(({ msgTitle }) => msgTitle)).toEqual(["你的登录密码已修改"]);
    expect((await server.tryToSignIn(loginName, OLD)).code).toBe(errorCode.SIGN_IN_REFUSED);
    expect((await server.tryToSignIn(loginName, NEW)).code).toBe(200);
  });

  it("is for who is signed in", async () => {
    expect((await change(undefined, await bodyOf())).code).toBe(errorCode.SESSION_MISSING);
  });

  it("refuses what is sent a second time, what is not encrypted, and more than it asks for", async () => {
    const { token } = await account();
    const body = await bodyOf();
    expect((await change(token, body)).code).toBe(200);
    expect((await change(token, body)).code).toBe(errorCode.PASSWORD_STALE);
    expect((await change(token, { ...body, oldPassword: OLD })).code).toBe(errorCode.PASSWORD_STALE);
    expect(await change(token, { ...body, userNo: "1" })).toMatchObject({
      code: errorCode.VALIDATION,
      data: { fields: [{ path: "userNo" }] },
    });
  });

  it("refuses a new one that is not by the rule", async () => {
    const { token } = await account();
    expect(await change(token, await bodyOf(OLD, "weak"))).toMatchObject({
      code: errorCode.VALIDATION,
      data: { fields: [{ path: "newPassword" }] },
    });
  });

  it("counts wrong ones as a sign-in does", async () => {
    const { loginName, token } = await account();
    for (let count = 0; count < 5; count += 1)
      expect(await change(token, await bodyOf("Wrong#2026"))).toMatchObject({
        code: errorCode.OLD_PASSWORD_WRONG,
        msg: "原密码错误",
      });
    expect(await change(token, await bodyOf())).toMatchObject({
      code: errorCode.OLD_PASSWORD_LOCKED,
      data: { lockedMinutes: 15 },
    });
    expect((await server.tryToSignIn(loginName, OLD)).msg).toContain("尝试次数过多");
    expect((await server.call("getUserView", {}, { token })).code).toBe(200);
  });

  it("is done once of several at once", async () => {
    const { loginName, token } = await account();
    const names = ["First#2026", "Second#2026", "Third#2026", "Fourth#2026"];
    const bodies = await Promise.all(names.map((name) => bodyOf(OLD, name)));
    const replies = await Promise.all(bodies.map((body) => change(token, body)));
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1);
    const winner = names[replies.findIndex(({ code }) => code === 200)]!;
    expect((await server.tryToSignIn(loginName, winner)).code).toBe(200);
  });
});
