import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import * as errorCode from "../../src/generated/error-codes.ts";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OperationId, OperationInput } from "../../src/generated/operations.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import {
  machineFile,
  readMachineFile,
  writeMachineFile,
} from "../../src/server/modules/identity/tokens/machine-file.ts";
import { fieldsOf, ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

describe("operator tokens", () => {
  let server: TestServer;
  let operator = "";
  beforeAll(async () => {
    server = await startTestServer();
    operator = await server.signIn("13800000009");
  });
  afterAll(() => server?.close());

  const add = async (scopes: OperationInput<"addOperatorToken">["scopes"], more: Record<string, unknown> = {}) =>
    ok(await server.call("addOperatorToken", { name: "a program", scopes, ...more }, { token: operator })) as {
      id: string;
      token: string;
    };
  const code = async (...call: Parameters<TestServer["call"]>) => (await server.call(...call)).code;

  it("are shown once, kept as a hash, and act for the operator who made them", async () => {
    const { id, token } = await add(["all"]);
    expect(token).toMatch(/^lct_[\w-]{43}$/);
    const data = ok(await server.call("listOperatorTokens", {}, { token }));
    expect(data.list[0]).toMatchObject({
      id,
      name: "a program",
      scopes: ["all"],
      userName: "平台运营",
      state: "active",
    });
    expect(JSON.stringify(data)).not.toContain(token);
    const kept = await withActor(server.services.db, systemActor, (trx) =>
      sql<{ row: string }>`select operator_token::text as row from operator_token`.execute(trx),
    );
    expect(JSON.stringify(kept.rows)).not.toContain(token.slice(4));
    expect(JSON.stringify(server.logged)).not.toContain(token);
    const log = ok(await server.call("listAuditLog", { action: "token.", limit: 1 }, { token })).list;
    expect(log).toMatchObject([
      { action: "token.add", actorKind: "user", actorName: "平台运营", subject: `token:${id}` },
    ]);
  });

  it("do what their scopes say, and nothing that people do for themselves", async () => {
    const all = await add(["all"]);
    const users = await add(["users:write"]);
    const sites = await add(["sites:read", "sites:write"]);
    expect(await code("listAuditLog", {}, all)).toBe(200);
    for (const narrow of [users, sites]) {
      for (const operation of ["listAuditLog", "listOperatorTokens", "listRefunds"] as const)
        expect(await code(operation, {}, narrow)).toBe(errorCode.TOKEN_SCOPE);
      expect(await code("addOperatorToken", { name: "wider", scopes: ["all"] }, narrow)).toBe(errorCode.TOKEN_SCOPE);
    }
    expect(await code("addAccount", { loginName: "by-token" }, users)).toBe(200);
    expect(await code("addAccount", { loginName: "by-sites" }, sites)).toBe(errorCode.TOKEN_SCOPE);
    for (const operation of ["getUserView", "listMessages", "logout"] as const)
      expect(await code(operation, {}, all)).toBe(errorCode.TOKEN_SCOPE);
    expect(await code("listCourses", {}, all)).toBe(200);
    const log = ok(await server.call("listAuditLog", { action: "user.add", limit: 1 }, all)).list[0];
    expect(log).toMatchObject({ actorKind: "token", actorName: "a program", detail: { loginName: "by-token" } });
  });

  it("for accounts do not lead to more: not by making an operator, nor by an operator's password", async () => {
    const users = await add(["users:write"]);
    expect(await code("addAccount", { loginName: "new-boss", isOperator: true }, users)).toBe(errorCode.TOKEN_SCOPE);
    for (const operation of ["resetAccountPassword", "suspendAccount"] as const)
      expect(await code(operation, { loginName: "13800000009" }, users)).toBe(errorCode.TOKEN_SCOPE);
    // A sign-in may name nobody else, a token neither.
    for (const token of [operator, users.token])
      expect(await code("addOperatorToken", { name: "x", scopes: ["all"], loginName: "lectern" }, { token })).not.toBe(
        200,
      );
  });

  it("end when they are removed, when they expire, and with their operator", async () => {
    const [removed, expiring, living] = [await add(["all"]), await add(["all"], { days: 1 }), await add(["all"])];
    expect(await code("removeOperatorToken", { id: removed.id }, { token: operator })).toBe(200);
    expect(await code("removeOperatorToken", { id: removed.id }, { token: operator })).toBe(errorCode.NOT_FOUND);
    expect(await code("listAuditLog", {}, removed)).toBe(errorCode.TOKEN_INVALID);
    expect(await code("listAuditLog", {}, { token: `lct_${"x".repeat(43)}` })).toBe(errorCode.TOKEN_INVALID);
    server.advance(2 * 86_400_000);
    expect(await code("listAuditLog", {}, expiring)).toBe(errorCode.SESSION_MISSING);
    server.advance(-2 * 86_400_000);
    const power = (isOperator: boolean) =>
      withActor(server.services.db, systemActor, (trx) =>
        sql`update app_user set is_operator = ${isOperator} where login_name = '13800000009'`.execute(trx),
      );
    await power(false);
    expect(await code("listAuditLog", {}, living)).toBe(errorCode.TOKEN_INVALID);
    await power(true);
  });

  it("count in the header alone, where no other site's page can put them", async () => {
    const { token } = await add(["all"]);
    const reply = await server.call("listAuditLog", {}, { headers: { cookie: `RC_WEB_TOKEN=${token}` } });
    expect(reply.code).toBe(errorCode.SESSION_MISSING);
  });

  it("of the machine are in a file for its owner alone, and name who works there", async () => {
    const folder = mkdtempSync(join(tmpdir(), "lectern-file-"));
    try {
      writeFileSync(machineFile(folder), "of a server that was killed", { mode: 0o644 });
      const forget = writeMachineFile(folder, {
        address: server.url.replace("127.0.0.1", "0.0.0.0"),
        token: server.services.operatorTokens.machineToken,
      });
      expect(statSync(machineFile(folder)).mode & 0o777).toBe(0o600);
      const access = readMachineFile(folder)!;
      expect(access.url).toBe(server.url);
      const headers = { "lectern-actor": "root@machine<b>" };
      expect(
        await code(
          "addOperatorToken",
          { name: "x", scopes: ["sites:read"], loginName: "13800000009" },
          { token: access.token, headers },
        ),
      ).toBe(200);
      expect(ok(await server.call("listAuditLog", { limit: 1 }, { token: access.token })).list[0]).toMatchObject({
        actorKind: "cli",
        actorName: "root@machineb",
      });
      forget();
      expect(readMachineFile(folder)).toBeUndefined();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

describe("accounts in an operator's hands", () => {
  let server: TestServer;
  let operator = "";
  beforeAll(async () => {
    server = await startTestServer();
    operator = await server.signIn("13800000009");
  });
  afterAll(() => server?.close());
  const call = <Id extends OperationId>(id: Id, input: OperationInput<Id>) =>
    server.call(id, input, { token: operator });

  it("are made with a password that is told once, also with an organisation that is not there yet", async () => {
    const made = await call("addAccount", {
      loginName: "School.Office",
      name: "新学校",
      userType: 3,
      siteOrgNo: "2001",
      orgName: "新学校",
    });
    expect(made.data).toMatchObject({ loginName: "school.office" });
    const token = await server.signIn("school.office", ok(made).password);
    expect((await server.call("getUserView", {}, { token })).data).toMatchObject({ userType: 3, orgNo: "2001" });
    expect((await call("addAccount", { loginName: "school.office" })).code).toBe(errorCode.LOGIN_NAME_TAKEN);
    expect((await call("addAccount", { loginName: "13800000001" })).code).toBe(errorCode.LOGIN_NAME_TAKEN);
    expect((await call("addAccount", { loginName: "other", siteOrgNo: "4711" })).code).toBe(errorCode.NOT_FOUND);
    expect((await call("addAccount", { loginName: "other", siteOrgNo: "flavours", orgName: "x" })).code).toBe(
      errorCode.NOT_FOUND,
    );
    for (const loginName of ["no", "123", "1380000"])
      expect([loginName, fieldsOf(await call("addAccount", { loginName }))[0]?.path]).toEqual([loginName, "loginName"]);
  });

  it("that are locked are signed out at once and cannot sign in, until they are unlocked", async () => {
    const token = await server.signIn("13800000001");
    expect((await call("suspendAccount", { loginName: "13800000001", reason: "共用账号" })).data).toMatchObject({
      isLocked: true,
    });
    expect((await server.call("getUserView", {}, { token })).code).not.toBe(200);
    expect((await server.tryToSignIn("13800000001", "Lectern#2026")).code).toBe(errorCode.ACCOUNT_LOCKED);
    expect((await server.tryToSignIn("13800000001", "wrong")).code).toBe(errorCode.SIGN_IN_REFUSED);
    await call("resumeAccount", { loginName: "13800000001" });
    await server.signIn("13800000001");
    expect((await call("suspendAccount", { loginName: "13800000009" })).code).toBe(errorCode.ACCOUNT_OWN);
    expect(ok(await call("listAuditLog", { action: "user.lock" })).list[0]).toMatchObject({
      actionName: "锁定账号",
      detail: { reason: "共用账号" },
    });
  });

  it("get a new password, which ends what was open", async () => {
    const before = await server.signIn("13800000004");
    const { password } = ok(await call("resetAccountPassword", { loginName: "13800000004" }));
    expect((await server.call("getUserView", {}, { token: before })).code).not.toBe(200);
    await server.signIn("13800000004", password);
  });

  it("are no one else's to make, lock or reset", async () => {
    for (const who of ["13800000002", "13800000003"]) {
      const token = await server.signIn(who);
      for (const operation of ["addAccount", "suspendAccount", "resumeAccount", "resetAccountPassword"] as const) {
        expect((await server.call(operation, { loginName: "13800000005" }, { token })).code).toBe(
          errorCode.NO_PERMISSION,
        );
      }
    }
  });
});
