import { once } from "node:events";
import { Agent, request as httpRequest } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { stopGently } from "../../src/server/stop.ts";
import { startTestServer, type TestServer } from "./harness.ts";

const TOKEN = "a-token-of-the-tests";

describe("what is for the machine alone", () => {
  let server: TestServer;
  beforeAll(
    async () => void (server = await startTestServer({ environment: { TRUST_PROXY: "on", METRICS_TOKEN: TOKEN } })),
  );
  afterAll(() => server?.close());

  const look = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(server.url + path, { headers });
    return { status: response.status, text: await response.text() };
  };
  /** What proxies on this machine add to requests of others. */
  const passedOn: Record<string, string>[] = [
    { "x-forwarded-for": "192.0.2.7" },
    { "x-forwarded-for": "127.0.0.1" },
    { forwarded: "for=192.0.2.7" },
    { "x-real-ip": "192.0.2.7" },
    { via: "1.1 caddy" },
  ];

  it("are the figures of /metrics", async () => {
    const { status, text } = await look("/metrics");
    expect(status).toBe(200);
    for (const queue of ["outbox", "media"])
      for (const figure of ["waiting", "failing", "oldest_seconds"])
        expect(text).toMatch(new RegExp(`^lectern_${queue}_${figure} \\d`, "m"));
    expect(text).toContain("lectern_database_connections");
    for (const headers of passedOn)
      expect(await look("/metrics", headers)).toMatchObject({
        status: 403,
        text: expect.not.stringContaining("lectern_"),
      });
  });

  it("are the details of /readyz, whose status everybody sees, and that of /healthz", async () => {
    expect(JSON.parse((await look("/readyz")).text)).toEqual({
      status: "ready",
      checks: { database: "ok", bus: "ok", files: "ok", server: "ok" },
    });
    for (const headers of passedOn) {
      const ready = await look("/readyz", headers);
      expect([ready.status, JSON.parse(ready.text)]).toEqual([200, { status: "ready" }]);
      expect(JSON.parse((await look("/healthz", headers)).text)).toMatchObject({ status: "ok" });
    }
  });

  it("are for whoever shows the token too, wherever they are, and for no other token", async () => {
    const far = { "x-forwarded-for": "192.0.2.7" };
    expect((await look("/metrics", { ...far, authorization: `Bearer ${TOKEN}` })).status).toBe(200);
    expect(JSON.parse((await look("/readyz", { ...far, authorization: `bearer ${TOKEN}` })).text)).toHaveProperty(
      "checks",
    );
    for (const authorization of [`Bearer ${TOKEN}x`, "Bearer", `Basic ${TOKEN}`])
      expect((await look("/metrics", { ...far, authorization })).status, authorization).toBe(403);
    // A wrong token is no better than none, also on the machine itself.
    expect((await look("/metrics", { authorization: "Bearer wrong" })).status).toBe(403);
  });
});

describe("a request with two hosts", () => {
  it("is refused, because a proxy may take the other one", async () => {
    const server = await startTestServer();
    try {
      const { hostname, port, host } = new URL(server.url);
      const ask = async (head: string) => {
        const socket = connect(Number(port), hostname);
        socket.end(`GET /healthz HTTP/1.1\r\n${head}connection: close\r\n\r\n`);
        return (await text(socket)).slice(0, 12);
      };
      expect(await ask(`host: ${host}\r\n`)).toBe("HTTP/1.1 200");
      expect(await ask(`host: ${host}\r\nhost: evil.example\r\n`)).toBe("HTTP/1.1 400");
    } finally {
      await server.close();
    }
  });
});

describe("a server that is told to stop", () => {
  it("says so at /readyz first, answers who comes meanwhile, and cuts nobody off", async () => {
    const server = await startTestServer();
    const agent = new Agent({ keepAlive: true });
    /** As a browser does, on a connection that stays open. */
    const ask = (path: string): Promise<{ status: number; connection: string; text: string }> =>
      new Promise((resolve, reject) => {
        const asking = httpRequest(server.url + path, { agent }, (reply) => {
          let text = "";
          reply.on("data", (chunk: Buffer) => (text += chunk.toString()));
          reply.on("end", () =>
            resolve({ status: reply.statusCode ?? 0, connection: String(reply.headers.connection), text }),
          );
          reply.on("error", reject);
        });
        asking.on("error", reject);
        asking.end();
      });
    try {
      for (const _ of Array.from({ length: 8 })) await ask("/healthz");
      // Closing waits until it is let: the test is not a race with the machine.
      let close = () => {};
      const mayClose = new Promise<void>((resolve) => (close = resolve));
      const stopping = stopGently({ drain: server.drain, close: () => mayClose.then(() => server.http.close()) }, 50);
      expect(await ask("/readyz")).toMatchObject({ status: 503, text: expect.stringContaining('"server":"stopping"') });
      const replies = await Promise.all(Array.from({ length: 20 }, () => ask("/apis/system/api/nothing")));
      expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 404));
      // Nobody is left with a connection that would be cut off under the next request.
      expect(replies.map(({ connection }) => connection)).toEqual(Array.from({ length: 20 }, () => "close"));
      await vi.waitFor(() => expect(Object.keys(agent.freeSockets)).toEqual([]), { timeout: 60_000 });
      close();
      await stopping;
      await expect(ask("/healthz")).rejects.toMatchObject({ code: "ECONNREFUSED" });
    } finally {
      agent.destroy();
      await server.close();
    }
  });

  it("answers who asks again on a connection that was idle when it closed", async () => {
    const server = await startTestServer();
    const ask = "GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n";
    try {
      const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
      socket.write(ask);
      expect(String((await once(socket, "data"))[0])).toMatch(/^HTTP\/1\.1 200 .*connection: keep-alive\r\n/is);
      const stopping = stopGently({ drain: server.drain, close: () => server.http.close() }, 0);
      await vi.waitFor(() => expect(server.http.server.listening).toBe(false), { interval: 1, timeout: 60_000 });
      socket.write(ask);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*connection: close\r\n.*"status":"ok"/is);
      await stopping;
    } finally {
      await server.close();
    }
  });

  it("waits before it closes, so that balancers see it", async () => {
    const told: string[] = [];
    let waited = 0;
    await stopGently(
      {
        drain: () => {
          told.push("drain");
          waited = performance.now();
        },
        close: async () => {
          told.push("close");
          waited = performance.now() - waited;
        },
      },
      200,
    );
    expect(told).toEqual(["drain", "close"]);
    expect(waited).toBeGreaterThan(150);
  });
});
