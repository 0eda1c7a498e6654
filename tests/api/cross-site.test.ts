import { sql } from "kysely";
import * as errorCode from "../../src/generated/error-codes.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "../../src/generated/contract.ts";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { startTestServer, type TestServer } from "./harness.ts";

/** Whatever changes something: what another site would like the browser of a signed-in person to call. */
const writes = Object.values(contract).filter((spec) => !spec.reads);
/** What a page elsewhere can make a browser send without asking: forms of the three kinds, and JSON in disguise. */
const bodies: [string, Record<string, string>, string][] = [
  ["a form", { "content-type": "application/x-www-form-urlencoded" }, "name=evil&remark=evil&content=evil"],
  ["a form of plain text", { "content-type": "text/plain" }, '{"name":"evil","remark":"evil="}'],
  [
    "a form with files",
    { "content-type": "multipart/form-data; boundary=x" },
    '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nevil\r\n--x--\r\n',
  ],
  ["JSON", { "content-type": "application/json" }, '{"name":"evil","remark":"evil"}'],
  ["nothing", {}, ""],
];

describe("a page of another site, with the cookie alone", () => {
  let server: TestServer;
  let token = "";
  beforeAll(async () => {
    server = await startTestServer();
    token = await server.signIn("13800000001");
  });
  afterAll(() => server?.close());

  const send = (path: string, method: string, headers: Record<string, string>, body: string) =>
    server.request(`/apis${path}`, {
      method,
      headers: {
        cookie: `RC_WEB_TOKEN=${token}`,
        origin: "https://evil.example",
        "sec-fetch-site": "cross-site",
        ...headers,
      },
      ...(method === "GET" ? {} : { body: new TextEncoder().encode(body) }),
    });
  const viewed = async () => (await server.call("getUserView", {}, { token })).data;
  /** What the database holds, but for what a sign-in itself writes. */
  const state = () =>
    withActor(server.services.db, systemActor, async (trx) => {
      const tables = [
        "app_user",
        "user_password",
        "user_profile",
        "user_session",
        "user_referral",
        "suggestion",
        "msg_user",
        "sms_code",
      ];
      const held: Record<string, unknown> = {};
      for (const table of tables)
        held[table] = (
          await sql`select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as rows from ${sql.table(table)} t`.execute(
            trx,
          )
        ).rows;
      return held;
    });

  it("finds calls to try", () => {
    expect(writes.length).toBeGreaterThan(8);
  });

  it.each(bodies)("changes nothing by %s, whichever call it goes to", async (_name, headers, body) => {
    const [before, user] = [await state(), await viewed()];
    for (const { path, method, access, operationId } of writes) {
      const reply = await send(path.replaceAll(/\{\w+\}/g, "1"), method, headers, body);
      expect(reply.code, operationId).not.toBe(200);
      // Refused for want of the header, or before anything is read at all.
      if (access !== "public") expect([301, 1003], operationId).toContain(reply.code);
    }
    expect(await state()).toEqual(before);
    expect(await viewed()).toEqual(user);
  });

  it("signs nobody in: what signs in is JSON, which takes the browser's question first", async () => {
    const body = JSON.stringify({ loginName: "13800000004", password: "x", keyId: "x" });
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "text/json",
      "application/jsonp",
    ]) {
      expect((await send("/user/api/user/login/password", "POST", { "content-type": type }, body)).code).toBe(
        errorCode.UNSUPPORTED_CONTENT,
      );
    }
    const asked = await fetch(`${server.url}/apis/user/api/user/login/password`, {
      method: "OPTIONS",
      headers: {
        origin: "https://evil.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type,token",
      },
    });
    for (const name of [
      "access-control-allow-origin",
      "access-control-allow-headers",
      "access-control-allow-credentials",
    ])
      expect(asked.headers.get(name)).toBeNull();
  });

  it("reads no reply: none allows another origin", async () => {
    const reply = await send("/user/auth/user/ext/need/perfection", "GET", {}, "");
    expect(reply.code).toBe(200);
    expect(reply.headers.get("access-control-allow-origin")).toBeNull();
  });
});
