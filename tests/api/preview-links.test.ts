import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { readPreviewRequest } from "../../src/server/http/pages/preview/preview-request.ts";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

describe("a preview link", () => {
  let server: TestServer;
  let organisation = "";
  let operator = "";
  beforeAll(async () => {
    server = await startTestServer();
    organisation = await server.signIn("13800000003");
    operator = await server.signIn("13800000009");
  });
  afterAll(() => server?.close());

  const linkOf = async (token: string) =>
    ok(await server.call("createSitePreview", { siteOrgNo: "1001" }, { token })).url as string;
  const asked = {
    headers: {},
    hostname: "127.0.0.1",
    host: "127.0.0.1",
    protocol: "http",
    id: "1",
    ip: "127.0.0.1",
  } as unknown as FastifyRequest;
  const kindOf = async (url: string) => (await readPreviewRequest(asked, url, server.services)).kind;
  const change = (set: ReturnType<typeof sql>, mobile: string) =>
    withActor(server.services.db, systemActor, (trx) =>
      sql`update app_user set ${set} where mobile = ${mobile}`.execute(trx),
    );

  it("ends when the account of its maker is locked, and comes back with it", async () => {
    const url = await linkOf(organisation);
    const others = await linkOf(operator);
    expect(await kindOf(url)).toBe("page");
    await server.call("suspendAccount", { loginName: "13800000003" }, { token: operator });
    expect([await kindOf(url), await kindOf(others)]).toEqual(["expired", "page"]);
    await server.call("resumeAccount", { loginName: "13800000003" }, { token: operator });
    expect(await kindOf(url)).toBe("page");
  });

  it("ends when its maker leaves the organisation, or is one no more", async () => {
    const url = await linkOf(await server.signIn("13800000003"));
    await change(sql`org_no = '1002'`, "13800000003");
    expect(await kindOf(url)).toBe("expired");
    await change(sql`org_no = '1001', user_type = 1`, "13800000003");
    expect(await kindOf(url)).toBe("expired");
    await change(sql`user_type = 3`, "13800000003");
    expect(await kindOf(url)).toBe("page");
  });

  it("ends when its maker is no operator any more", async () => {
    const url = await linkOf(operator);
    await change(sql`is_operator = false`, "13800000009");
    expect(await kindOf(url)).toBe("expired");
    await change(sql`is_operator = true`, "13800000009");
    expect(await kindOf(url)).toBe("page");
  });

  it("of the machine itself stays good", async () => {
    const url = await linkOf(server.services.operatorTokens.machineToken);
    expect(await kindOf(url)).toBe("page");
  });
});
