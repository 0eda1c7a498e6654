import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { assembleOperations, type ServerHandlers } from "../../src/server/http/calls/operations.ts";
import { handlers, policies } from "../../src/server/modules/index.ts";
import bundle from "../../src/generated/built/bundle.json" with { type: "json" };
import openapi from "../../src/generated/built/openapi.json" with { type: "json" };
import { contract, type Access } from "../../src/generated/contract.ts";
import type { OperationId } from "../../src/generated/operations.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { inputSchemaOf, referenceOf, type InputSchema } from "./sample-input.ts";

describe("what operations people watch", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  const json = async (path: string) => (await fetch(server.url + path)).json();

  it("says that it lives and that it is ready", async () => {
    expect(await json("/healthz")).toMatchObject({ status: "ok" });
    expect(await json("/readyz")).toEqual({
      status: "ready",
      checks: { database: "ok", bus: "ok", files: "ok", server: "ok" },
    });
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

  it("serves it compressed, and not again to who has it", async () => {
    const ask = (headers: Record<string, string>) => fetch(`${server.url}/apis/openapi.json`, { headers });
    const first = await ask({ "accept-encoding": "br, gzip" });
    expect([first.headers.get("content-encoding"), first.headers.get("vary")]).toEqual(["br", "accept-encoding"]);
    expect((await first.json()).openapi).toMatch(/^3\.1/);
    const again = await ask({ "if-none-match": first.headers.get("etag") ?? "" });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await ask({ "accept-encoding": "identity" })).headers.get("content-encoding")).toBeNull();
  });

  it("serves a page to read it, which needs no script and allows none", async () => {
    const response = await fetch(`${server.url}/apis/docs`, { headers: { "accept-language": "en" } });
    const html = await response.text();
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(html).toContain('id="loginWithPassword"');
    expect(html).toContain("publicKey");
    expect(html).toContain('<tr id="fault-CART_FULL"><td>1222</td>');
    expect(html).not.toContain("<script");
  });

  it("says little where nothing is", async () => {
    const response = await fetch(`${server.url}/nothing/here`, { method: "POST", body: "x" });
    expect([response.status, await response.text()]).toEqual([404, `404 ${response.headers.get("x-request-id")}\n`]);
  });

  it("logs an unexpected error with the request's id, and tells the caller nothing else of it", async () => {
    const token = await server.signIn("13800000001");
    const broken = vi
      .spyOn(server.services.sessions, "find")
      .mockRejectedValueOnce(new Error("column secret_column does not exist"));
    const reply = await server.call("getUserView", {}, { token });
    broken.mockRestore();
    expect(reply).toMatchObject({
      status: 200,
      code: errorCode.UNEXPECTED,
      data: { requestId: reply.headers.get("x-request-id") },
    });
    expect(reply.msg + JSON.stringify(reply.data)).not.toContain("secret_column");
    const line = server.logged.find(
      ({ msg, requestId }) => msg === "unexpected error" && requestId === reply.headers.get("x-request-id"),
    );
    expect(line).toMatchObject({ level: "error", err: { message: "column secret_column does not exist" } });
    expect(JSON.stringify(server.logged)).not.toContain(token);
  });
});

describe("operations", () => {
  it("do not start without a handler, or without a policy and an access, and name them all", () => {
    const { listCourses: _handler, ...fewerHandlers } = handlers;
    const specs = { ...contract, logout: { access: "nobody" as Access } };
    expect(() => assembleOperations(fewerHandlers as ServerHandlers, policies, specs)).toThrow(
      /listCourses has no handler\n.*logout has neither a policy nor an access/,
    );
    expect(() => assembleOperations({ ...handlers, extra: async () => ({}) } as ServerHandlers, policies)).toThrow(
      /extra is not an operation/,
    );
  });
  it("that name a site have a policy of their own, unless they are the operators'", () => {
    const definitions = bundle.$defs as unknown as Record<string, { properties?: object }>;
    const inputOf = (id: string) => definitions[`${id[0]!.toUpperCase()}${id.slice(1)}Input`];
    const naming = Object.values(contract).filter(({ operationId, access }) => {
      const names = Object.keys(inputOf(operationId)?.properties ?? {});
      return access !== "operator" && names.includes("siteOrgNo");
    });
    expect(naming.length).toBeGreaterThan(10);
    expect(naming.filter(({ operationId }) => !Object.hasOwn(policies, operationId))).toEqual([]);
  });
  it("by which people word what others read say that such a text may be refused", () => {
    const worded = [
      "name",
      "lecturerName",
      "position",
      "introduce",
      "title",
      "content",
      "commentText",
      "body",
      "remark",
    ];
    const silent = Object.entries(openapi.paths as Record<string, Record<string, Described>>).flatMap(([, methods]) =>
      Object.values(methods)
        .filter(({ operationId, "x-access": access, "x-faults": errors = [] }) => {
          const { reads } = contract[operationId];
          const { properties = {} } = inputSchemaOf(operationId);
          const takesWords = worded.some((name) => ["string", "object", "words"].includes(kindOf(properties[name])));
          return !reads && access !== "operator" && takesWords && !errors.includes("TEXT_REFUSED");
        })
        .map(({ operationId }) => operationId),
    );
    expect(silent.toSorted()).toEqual(Object.keys(readByFew).toSorted());
  });
});

interface Described {
  operationId: OperationId;
  "x-access": string;
  "x-faults"?: string[];
}

const kindOf = (schema: InputSchema = {}): string =>
  referenceOf(schema) === "RichText" ? "words" : typeof schema.type === "string" ? schema.type : "";

/** Words that are not looked through, and why. */
const readByFew: Partial<Record<OperationId, string>> = {
  addGradeNotice: "an organisation or lecturer writes to a class of their own",
  loginWithExamCode: "is compared, and stored nowhere",
  saveAnnouncement: "an organisation writes to its own people",
  saveAppeal: "moderators read it",
  saveLecturerAudit: "whoever decides on the application reads it before it is on a page",
  saveOrganisationAudit: "operators read it",
  savePostDraft: "its author alone reads it; it is looked through when it is published",
  saveReport: "moderators read it",
  saveSiteImage: "an organisation calls its own pictures so, in its own library",
  saveSuggestion: "operators read it",
};
