import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type RequestListener,
  type RequestOptions,
} from "node:http";
import type { request as httpsRequest } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createFetchPublicly, type FetchOptions } from "./fetch-publicly.ts";

/** A server on this machine, and a fetch that finds every public name there, without TLS. */
async function reach(answer: RequestListener, limits: Pick<FetchOptions, "timeoutMs" | "maxBytes"> = {}) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const folder = mkdtempSync(join(tmpdir(), "lectern-fetch-"));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const { port } = server.address() as AddressInfo;
  const asked: URL[] = [];
  const request = (url: URL, { signal, headers }: RequestOptions, done: (answer: IncomingMessage) => void) => {
    asked.push(url);
    const here = { agent: false, host: "127.0.0.1", port, path: url.pathname };
    return httpRequest({ ...here, ...(signal ? { signal } : {}), ...(headers ? { headers } : {}) }, done);
  };
  const fetch = createFetchPublicly({ ...limits, request: request as typeof httpsRequest });
  const path = join(folder, "image");
  return { asked, path, fetch: (url: string) => fetch(url, path) };
}

test("a file is fetched whole, and nothing of who looks at it is sent along", async () => {
  let headers: object = {};
  const { fetch, path } = await reach((request, reply) => {
    ({ headers } = request);
    reply.end("bytes");
  });
  await fetch("https://img.example/a.png");
  expect(readFileSync(path, "utf8")).toBe("bytes");
  expect(Object.keys(headers).sort()).toEqual(["accept", "accept-encoding", "connection", "host", "user-agent"]);
});

test("what it is sent on to is judged like the first address", async () => {
  for (const location of [
    "https://127.0.0.1/",
    "http://img.example/b.png",
    "https://[::1]/",
    "https://a:b@img.example/",
  ]) {
    const { fetch, asked } = await reach((_request, reply) => reply.writeHead(302, { location }).end());
    await expect(fetch("https://img.example/a.png")).rejects.toThrow("not the address of a public server");
    expect(asked).toHaveLength(1);
  }
});

test("a redirect is followed, and an endless one given up", async () => {
  const once = await reach((request, reply) =>
    request.url === "/b.png" ? reply.end("b") : reply.writeHead(301, { location: "/b.png" }).end(),
  );
  await once.fetch("https://img.example/a.png");
  expect(once.asked.map(String)).toEqual(["https://img.example/a.png", "https://img.example/b.png"]);
  const endless = await reach((_request, reply) => reply.writeHead(302, { location: "/a.png" }).end());
  await expect(endless.fetch("https://img.example/a.png")).rejects.toThrow("too often");
  expect(endless.asked).toHaveLength(4);
});

test("a file without an end, one that does not come and an error are given up", async () => {
  const large = await reach((_request, reply) => void reply.write(Buffer.alloc(2000)), { maxBytes: 1000 });
  await expect(large.fetch("https://img.example/a.png")).rejects.toThrow("more than 1000 bytes");
  const slow = await reach(() => undefined, { timeoutMs: 50 });
  await expect(slow.fetch("https://img.example/a.png")).rejects.toThrow();
  const stopping = await reach((_request, reply) => void reply.write("x"), { timeoutMs: 50 });
  await expect(stopping.fetch("https://img.example/a.png")).rejects.toThrow();
  const missing = await reach((_request, reply) => reply.writeHead(404).end());
  await expect(missing.fetch("https://img.example/a.png")).rejects.toThrow("answered 404");
});

test("a name that leads into a private network is not connected to", async () => {
  const fetch = createFetchPublicly({
    lookup: (_host, _options, done) => done(null, [{ address: "169.254.169.254", family: 4 }]),
  });
  await expect(fetch("https://metadata.example/", "/dev/null")).rejects.toThrow("not public");
});
