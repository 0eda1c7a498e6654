import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { registerDocs } from "./register.ts";

const folder = mkdtempSync(join(tmpdir(), "lectern-docs-"));
let http: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, "configuration"));
  for (const [path, text] of Object.entries({
    "index.html": "English",
    "index.zh-CN.html": "中文",
    "configuration/index.html": "Reference",
    "docs.css": "p { color: red }",
    ".stamp": "secret",
  }))
    writeFileSync(join(folder, path), text);
  writeFileSync(join(folder, "index.html.br"), brotliCompressSync("English"));
  http = Fastify();
  await registerDocs(http, { folder, notFound: async (_, reply) => reply.code(404).send("the portal's page") });
});
afterAll(async () => {
  await http.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers });

test("the first page is that of the reader's language: by their choice, then by their browser", async () => {
  const first = async (headers: Record<string, string>) => (await get("/docs", headers)).headers["location"];
  expect(await first({})).toBe("/docs/index.zh-CN.html");
  expect(await first({ "accept-language": "en" })).toBe("/docs/index.html");
  expect(await first({ "accept-language": "en", cookie: "lang=zh-CN" })).toBe("/docs/index.zh-CN.html");
  expect((await get("/docs/")).headers["location"]).toBe("/docs");
});

test("a page comes under a policy without scripts, for no search engine, and is not sent twice", async () => {
  const page = await get("/docs/index.html");
  expect([page.statusCode, page.body, page.headers["content-type"]]).toEqual([
    200,
    "English",
    "text/html; charset=utf-8",
  ]);
  expect(page.headers["content-security-policy"]).toContain("default-src 'self'; script-src  'strict-dynamic'");
  expect(page.headers).toMatchObject({ "x-robots-tag": "noindex", "x-content-type-options": "nosniff" });
  expect(page.headers["cache-control"]).toBe("public, max-age=300");
  const again = await get("/docs/index.html", { "if-none-match": String(page.headers["etag"]) });
  expect([again.statusCode, again.body]).toEqual([304, ""]);
});

test("a page that was compressed is sent so to who takes it", async () => {
  const page = await get("/docs/index.html", { "accept-encoding": "gzip, br" });
  expect(page.headers).toMatchObject({ "content-encoding": "br", vary: expect.stringMatching(/accept-encoding/i) });
});

test("a folder is its first page", async () => {
  for (const url of ["/docs/configuration", "/docs/configuration/"])
    expect((await get(url)).headers["location"]).toBe("/docs/configuration/index.html");
});

test("what is no document is the portal's page of what is not there", async () => {
  for (const url of [
    "/docs/nothing.html",
    "/docs/.stamp",
    "/docs/../package.json",
    "/docs/%2e%2e/package.json",
    "/docs//",
    "/docs/index.html/",
  ])
    expect((await get(url)).body, url).toMatch(/the portal's page|Not Found/);
});

test("without pages every address is one that is not there", async () => {
  const bare = Fastify();
  await registerDocs(bare, {
    folder: join(folder, "none"),
    notFound: async (_, reply) => reply.code(404).send("none"),
  });
  expect((await bare.inject("/docs")).body).toBe("none");
  expect((await bare.inject("/docs/index.html")).body).toBe("none");
  await bare.close();
});
