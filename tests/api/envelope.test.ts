import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { fieldsOf, ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";

describe("the envelope", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  const post = (path: string, body: string | undefined, headers: Record<string, string> = {}) =>
    server.request(path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body }),
    });

  it("answers success with code 200, a message and data", async () => {
    const reply = await server.call("listCourses", { pageSize: 2 });
    expect(reply).toMatchObject({ status: 200, code: 200, msg: "操作成功", data: { pageCurrent: 1, pageSize: 2 } });
    expect(reply.headers.get("cache-control")).toBe("no-store");
  });

  it("takes a POST without a body, with an empty one, and with no content type, as one without fields", async () => {
    const path = "/apis/course/api/course/list";
    expect((await post(path, undefined)).code).toBe(200);
    expect((await post(path, "")).code).toBe(200);
    expect((await server.request(path, { method: "POST" })).code).toBe(200);
  });

  it("answers broken JSON with an envelope and no stack", async () => {
    const reply = await post("/apis/course/api/course/list", '{"pageSize":');
    expect(reply).toMatchObject({ status: 200, code: errorCode.BROKEN_BODY, data: null });
    expect(JSON.stringify(reply)).not.toMatch(/SyntaxError|at .*\.ts|node_modules/);
  });

  it("refuses a character that the database cannot keep, and names the field; half a pair of surrogates too; its written name is only a name", async () => {
    for (const text of ["a\\u0000b", "a\\ud800", "\\udc00b"]) {
      const reply = await post("/apis/course/api/course/search/list", `{"str":"${text}"}`);
      expect(reply).toMatchObject({ code: errorCode.VALIDATION, data: { fields: [{ path: "str" }] } });
    }
    expect((await post("/apis/course/api/course/search/list", '{"str":"a\\\\u0000b"}')).code).toBe(200);
  });

  it("refuses a body that would change prototypes", async () => {
    expect((await post("/apis/course/api/course/list", '{"__proto__":{"pageSize":1}}')).code).toBe(
      errorCode.BROKEN_BODY,
    );
  });

  it("answers another content type with an envelope", async () => {
    expect(await post("/apis/course/api/course/list", "<a/>", { "content-type": "text/xml" })).toMatchObject({
      status: 200,
      code: errorCode.UNSUPPORTED_CONTENT,
    });
    expect(
      await post("/apis/course/api/course/list", "a=1", { "content-type": "application/x-www-form-urlencoded" }),
    ).toMatchObject({ code: errorCode.UNSUPPORTED_CONTENT });
  });

  it("answers a body over 64 kB with an envelope, where the call's schema does not say that it takes more", async () => {
    const large = JSON.stringify({ str: "x".repeat(64 * 1024) });
    expect(await post("/apis/course/api/course/search/list", large)).toMatchObject({
      status: 200,
      code: errorCode.BODY_TOO_LARGE,
      msg: "提交的内容过大，请精简后再试",
    });
    expect(
      (await post("/apis/course/api/course/search/list", large.replace("xxxxxxxx", "").slice(0, 60_000) + '"}')).code,
    ).toBe(900);
    // Judged for who it is from before what it says.
    expect((await post("/apis/course/auth/course/draft/save", large)).code).toBe(errorCode.SESSION_MISSING);
    expect(
      (await post("/apis/course/auth/course/draft/save", JSON.stringify({ str: "x".repeat(1024 * 1024) }))).code,
    ).toBe(1005);
  });

  it("answers an unknown call with HTTP 404 and an envelope, whatever the method", async () => {
    expect(await server.request("/apis/no/such/call")).toMatchObject({ status: 404, code: errorCode.NO_SUCH_CALL });
    expect(await post("/apis/no/such/call", "{}")).toMatchObject({ status: 404, code: errorCode.NO_SUCH_CALL });
    expect(await server.request("/apis/course/api/course/list")).toMatchObject({
      status: 404,
      code: errorCode.NO_SUCH_CALL,
    });
    expect(await server.request("/apis")).toMatchObject({ status: 404, code: errorCode.NO_SUCH_CALL });
  });

  it("answers an address that cannot be decoded with an envelope", async () => {
    const reply = await server.request("/apis/system/api/enum/list/%E0%A4%A");
    expect(reply.code).toBeGreaterThanOrEqual(1000);
  });

  it("names each wrong field of a body, and what is wrong, in the caller's language", async () => {
    const wrong = { pageSize: 1000, courseCategory: "1", colour: "red" };
    const reply = await server.callUnchecked("listCourses", wrong);
    expect(reply.code).toBe(errorCode.VALIDATION);
    expect(fieldsOf(reply)).toEqual(
      expect.arrayContaining([
        { path: "pageSize", message: "不能大于 100" },
        { path: "courseCategory", message: expect.any(String) },
        { path: "colour", message: "没有这个字段" },
      ]),
    );
    const english = await server.callUnchecked("listCourses", wrong, {
      headers: { "accept-language": "en-GB,en;q=0.8" },
    });
    expect(fieldsOf(english)).toContainEqual({ path: "colour", message: "There is no such field" });
  });

  it("does not convert what a body says", async () => {
    expect(fieldsOf(await server.callUnchecked("listCourses", { pageSize: "5" }))[0]!.path).toBe("pageSize");
  });

  it("refuses a body that is no object", async () => {
    expect((await post("/apis/course/api/course/list", "[]")).code).toBe(errorCode.VALIDATION);
    expect((await post("/apis/course/api/course/list", "null")).code).toBe(errorCode.VALIDATION);
  });

  it("checks what stands in the path", async () => {
    expect((await server.call("listEnum", { enumName: "../../etc" })).code).toBe(errorCode.VALIDATION);
    expect((await server.call("listEnum", { enumName: "CourseCategoryEnum" })).code).toBe(200);
  });

  it("does not mind query parameters that it does not know", async () => {
    expect((await server.request("/apis/system/api/enum/list/CourseCategoryEnum?utm_source=x")).code).toBe(200);
  });

  it("prefers the language of the page's cookie to the browser's", async () => {
    const reply = await server.call(
      "getUserView",
      {},
      { headers: { "accept-language": "zh-CN", cookie: "a=b; lang=en" } },
    );
    expect(reply).toMatchObject({ code: errorCode.SESSION_MISSING, msg: "Please sign in first" });
  });

  it("answers with the request's id, and takes over one that is harmless", async () => {
    const own = await server.call("listCourses");
    expect(own.headers.get("x-request-id")).toMatch(/^[\w-]{8,}$/);
    expect(
      (await server.call("listCourses", {}, { headers: { "x-request-id": "trace-0123456789" } })).headers.get(
        "x-request-id",
      ),
    ).toBe("trace-0123456789");
    expect(
      (await server.call("listCourses", {}, { headers: { "x-request-id": 'a"{}<script>' } })).headers.get(
        "x-request-id",
      ),
    ).not.toContain("script");
  });

  it("answers an unknown organisation with the not-found code", async () => {
    expect((await server.call("listCourses", { orgNo: "4711" })).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("listCourses", {}, { headers: { orgno: "4711" } })).code).toBe(errorCode.NOT_FOUND);
    expect((await server.call("listCourses", {}, { headers: { orgno: "dev" } })).code).toBe(200);
  });

  it("compresses long replies for who takes it", async () => {
    const reply = await server.call("listCourses", { pageSize: 50 }, { headers: { "accept-encoding": "gzip" } });
    expect(reply.headers.get("content-encoding")).toBe("gzip");
    expect(ok(reply).list.length).toBeGreaterThan(10);
  });
});
