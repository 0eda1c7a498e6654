import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPageServer, type PageServer } from "./pages-harness.ts";

describe("what goes on", () => {
  let server: PageServer;
  beforeAll(async () => {
    server = await startPageServer({ ACCESS_LOG: "on" });
  });
  afterAll(async () => server?.close());

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const reply = await fetch(server.url + path, { headers, redirect: "manual" });
    await reply.arrayBuffer();
    return reply;
  };
  const lines = () => server.logged.filter(({ msg }) => msg === "request");

  it("is a line of the log for each request, kept pages too, without what its query holds", async () => {
    await get("/list?sort=new&secret=1", { "x-request-id": "request-of-the-test-1" });
    await get("/list?sort=new&secret=1");
    await get("/_lectern/page?to=%2Flist%3Fsecret%3D1");
    await get("/share/course/999999.jpg?secret=1");
    await get("/nowhere");
    await fetch(`${server.url}/apis/course/api/course/list`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"keyword":"secret"}',
    }).then((reply) => reply.text());
    await expect.poll(() => lines().length).toBe(6);
    const found = lines().map(({ method, path, status }) => `${String(method)} ${String(path)} ${String(status)}`);
    expect(found.sort()).toEqual(
      [
        "GET /_lectern/page 200",
        "GET /list 200",
        "GET /list 200",
        "GET /nowhere 404",
        "GET /share/:kind/:file 404",
        "POST /apis/course/api/course/list 200",
      ].sort(),
    );
    expect(JSON.stringify(lines())).not.toContain("secret");
    for (const line of lines()) expect(line).toMatchObject({ ip: "127.0.0.1", milliseconds: expect.any(Number) });
    expect(lines().some(({ requestId }) => requestId === "request-of-the-test-1")).toBe(true);
  });

  it("is counted: pages by how they were answered, and what is kept of them", async () => {
    await get("/lecturer");
    await get("/lecturer");
    await expect
      .poll(async () => (await fetch(`${server.url}/metrics`)).text())
      .toMatch(/lectern_page_duration_seconds_count\{how="kept",status="200"\} [1-9]/);
    const text = await (await fetch(`${server.url}/metrics`)).text();
    expect(text).toMatch(/lectern_page_duration_seconds_count\{how="made",status="404"\} 1/);
    expect(text).toMatch(/lectern_page_duration_seconds_count\{how="data",status="200"\} 1/);
    for (const figure of ["pages", "bytes", "hits", "misses"])
      expect(text).toMatch(new RegExp(`^lectern_page_cache_${figure} [1-9]`, "m"));
  });

  it("is no line where nobody asked for it", async () => {
    const quiet = await startPageServer();
    try {
      await (await fetch(`${quiet.url}/list`)).text();
      expect(quiet.logged.some(({ msg }) => msg === "request")).toBe(false);
    } finally {
      await quiet.close();
    }
  });
});
