import { describe, expect } from "vitest";
import { portal, test } from "./harness.ts";

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(portal.url + path, { headers, redirect: "manual" });

describe("the headers of pages", () => {
  test("allow only what the server wrote, by hash or nonce", async () => {
    const policy = (await get("/")).headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/script-src ('sha256-[^']+' )+'strict-dynamic'/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    const signIn = (await get("/login?t=login")).headers.get("content-security-policy") ?? "";
    expect(signIn).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/);
  });

  test("a kept page is answered with 304 to who has it, compressed to who takes it", async () => {
    const first = await get("/list", { "accept-encoding": "gzip, br" });
    const etag = first.headers.get("etag")!;
    expect((await get("/list", { "if-none-match": etag })).status).toBe(304);
    await expect
      .poll(async () => (await get("/list", { "accept-encoding": "gzip, br" })).headers.get("content-encoding"))
      .toBe("br");
    expect((await get("/list", { "accept-encoding": "identity" })).headers.get("content-encoding")).toBeNull();
  });

  test("differ by language, and never between query names that the screen does not read", async () => {
    const chinese = await get("/list", { "accept-language": "zh-CN" });
    const english = await get("/list", { "accept-language": "en" });
    expect(chinese.headers.get("etag")).not.toBe(english.headers.get("etag"));
    expect((await get("/list?utm_source=x", { "accept-language": "zh-CN" })).headers.get("etag")).toBe(
      chinese.headers.get("etag"),
    );
  });

  test("files of the build are kept for ever and come compressed", async () => {
    const [, entry] = /data-modules="([^ "]+)/.exec(await (await get("/")).text())!;
    const file = await get(entry!, { "accept-encoding": "br" });
    expect(file.headers.get("cache-control")).toContain("immutable");
    expect(file.headers.get("content-encoding")).toBe("br");
  });

  test("one slash too many leads to the address without it", async () => {
    const reply = await get("/list/?sort=new");
    expect(reply.status).toBe(301);
    expect(reply.headers.get("location")).toBe("/list?sort=new");
  });
});
