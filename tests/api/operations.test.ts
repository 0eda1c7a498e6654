import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { assembleOperations, type ServerHandlers } from "../../src/server/calls/operations.ts";
import { handlers, policies } from "../../src/server/features/index.ts";
import type { Policies } from "../../src/server/policy.ts";
import { describeApi, startTestServer, type TestServer } from "./harness.ts";

describeApi("what operations people watch", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  const json = async (path: string) => (await fetch(server.url + path)).json();

  it("says that it lives and that it is ready", async () => {
    expect(await json("/healthz")).toMatchObject({ status: "ok" });
    expect(await json("/readyz")).toEqual({ status: "ready", checks: { database: "ok", server: "ok" } });
  });

  it("counts calls by operation and code", async () => {
    await server.call("listCourses");
    await server.call("getUserView");
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toMatch(/lectern_call_duration_seconds_count\{operation="listCourses",code="200"\} \d/);
    expect(text).toMatch(/lectern_call_duration_seconds_count\{operation="getUserView",code="301"\} \d/);
    expect(text).toContain("lectern_database_connections");
  });

  it("serves the document of all calls", async () => {
    const document = await json("/apis/openapi.json");
    expect(document.openapi).toMatch(/^3\.1/);
    expect(Object.keys(document.paths).length).toBeGreaterThan(25);
  });

  it("serves a page to read it, which needs no script and allows none", async () => {
    const response = await fetch(`${server.url}/apis/docs`, { headers: { "accept-language": "en" } });
    const html = await response.text();
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(html).toContain('id="loginWithPassword"');
    expect(html).toContain("publicKey");
    expect(html).not.toContain("<script");
  });

  it("logs an unexpected error with the request's id, and tells the caller nothing else of it", async () => {
    const before = server.logged.length;
    const token = await server.signIn("13800000001");
    const error = await import("../../src/server/database/actor.ts").then(({ systemActor, withActor }) =>
      withActor(server.services.db, systemActor, (trx) => sql`select secret_column from app_user`.execute(trx)).catch((reason: unknown) => reason),
    );
    const answer = await import("../../src/server/calls/answer.ts").then(({ faultOf }) => faultOf(error, "request-1"));
    expect(answer).toMatchObject({ constant: "UNEXPECTED", data: { requestId: "request-1" } });
    expect(JSON.stringify(answer)).not.toContain("secret_column");
    expect(server.logged.length).toBeGreaterThan(before);
    expect(JSON.stringify(server.logged)).not.toContain(token);
  });
});

describeApi("operations", () => {
  it("do not start without a handler or a policy, and name them all", () => {
    const { listCourses: _handler, ...fewerHandlers } = handlers;
    const { logout: _policy, ...fewerPolicies } = policies;
    expect(() => assembleOperations(fewerHandlers as ServerHandlers, fewerPolicies as Policies)).toThrow(/listCourses has no handler\n.*logout has no policy/);
    expect(() => assembleOperations({ ...handlers, extra: async () => ({}) } as ServerHandlers, policies)).toThrow(/extra is not an operation/);
  });
});
