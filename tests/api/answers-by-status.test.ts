import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ok } from "./client.ts";
import { startTestServer, type TestServer } from "./harness.ts";
import { newKey, paidCourses, startSandbox } from "./order-harness.ts";
import { startPayGateway, type PayGateway } from "./pay-gateway.ts";

const SECRET = "a-secret-of-the-hooks-0123";

interface Question {
  path: string;
  method: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A question that is right in all but what a test changes of it; "open" tells everybody the same, whoever asks. */
type Right = ((server: TestServer) => Promise<Question> | Question) | "open" | "browser";

let names = 0;
const json = { "content-type": "application/json" };
const auth = { user: "", password: "key", action: "publish", path: "live/8", protocol: "rtmp", id: "1", query: "" };

/**
 * Every route below /apis that is no call of ours, and what it is rightly asked. One that is missing here fails the
 * test.
 */
const questions: Record<string, Right> = {
  "POST /apis/live/auth": () => ({
    method: "POST",
    path: `/apis/live/auth?secret=${SECRET}`,
    headers: json,
    body: JSON.stringify(auth),
  }),
  "GET /apis/live/event": () => ({
    method: "GET",
    path: `/apis/live/event?secret=${SECRET}&event=ready&path=live/8&source_id=1`,
  }),
  "POST /apis/live/event": () => ({
    method: "POST",
    path: `/apis/live/event?secret=${SECRET}&event=ready&path=live/8&source_id=1`,
    body: "",
  }),
  "POST /apis/pay/notify/:provider": async (server) => {
    const { headers, body } = await server.services.payments.sandbox!.sign({
      eventNo: "e1",
      paymentNo: "P1",
      outcome: "success",
      amountFen: 1,
    });
    return {
      method: "POST",
      path: "/apis/pay/notify/sandbox",
      headers: headers as Record<string, string>,
      body: body.toString(),
    };
  },
  // Another each time: what is not known is remembered for a moment.
  "GET /apis/domain/allowed": () => ({
    method: "GET",
    path: `/apis/domain/allowed?domain=www${++names}.school.example`,
  }),
  // Asked by our own pages, with the session of a person.
  "GET /apis/live/chat": "browser",
  "GET /apis/studio/live": "browser",
  ...Object.fromEntries(
    ["POST /apis/tus", ...["PATCH", "HEAD", "DELETE", "GET"].map((method) => `${method} /apis/tus/:fileNo`)].map(
      (route) => [route, "browser"] as const,
    ),
  ),
  "GET /apis/openapi.json": "open",
  "GET /apis/docs": "open",
};

describe("what machines of others ask", () => {
  let gateway: PayGateway;
  let server: TestServer;
  beforeAll(async () => {
    gateway = await startPayGateway(() => server.services.now());
    const live = {
      LIVE_SERVER: "mediamtx",
      LIVE_RTMP_URL: "rtmp://live.example:1935/",
      LIVE_WHIP_URL: "https://live.example:8889",
      LIVE_HLS_URL: "http://127.0.0.1:9",
      LIVE_PLAYBACK_URL: "http://127.0.0.1:9",
      LIVE_API_URL: "http://127.0.0.1:9",
      LIVE_SECRET: SECRET,
    };
    server = await startTestServer({ environment: { ...gateway.environment, ...live, PAY_SANDBOX: "on" } });
  });
  afterAll(async () => {
    await server?.close();
    gateway?.close();
  });

  const send = async ({ path, method, headers = {}, body }: Question): Promise<number> => {
    // A server that refuses a body may close before all of it is sent.
    const reply = await fetch(server.url + path, {
      method,
      headers,
      ...(body === undefined || method === "GET" ? {} : { body }),
    }).catch(() => undefined);
    return reply?.status ?? 413;
  };
  const askable = () =>
    Object.entries(questions).flatMap(([route, right]) => (typeof right === "function" ? [{ route, right }] : []));
  /** Runs while every look into the database throws. */
  const withBrokenDatabase = async (work: () => Promise<void>): Promise<void> => {
    const broken = () => {
      throw new Error('relation "payment_event" does not exist');
    };
    const spies = (["transaction", "connection", "selectFrom", "getExecutor"] as const).map((name) =>
      vi.spyOn(server.services.db, name).mockImplementation(broken as never),
    );
    await work().finally(() => spies.forEach((spy) => spy.mockRestore()));
  };

  it("is known here to the last route", () => {
    const routes = server.byStatus
      .map(({ method, url }) => `${method} ${url}`)
      .filter((route) => !(route.startsWith("HEAD") && !route.includes("tus")));
    expect(new Set(routes)).toEqual(new Set(Object.keys(questions)));
  });

  it("is answered yes by nothing that is too large, broken or not theirs to ask", async () => {
    for (const { route, right } of askable()) {
      const question = await right(server);
      const changed: Question[] = [{ ...question, path: question.path.replace(SECRET, "wrong") }];
      if (question.method === "POST") {
        changed.push(
          { ...question, body: JSON.stringify({ ...auth, query: "x".repeat(300_000) }) },
          { ...question, body: '{"action":"publish"' },
          { ...question, body: "\0" },
        );
        changed.push(
          { ...question, headers: { "content-type": "text/html" }, body: "<p>" },
          { ...question, headers: { "x-sandbox-signature": "00" } },
        );
      }
      for (const one of changed) {
        // What tells something and has no body takes no notice of one.
        if (route === "POST /apis/live/event" && one.path.includes(SECRET) && (one.body?.length ?? 0) < 16_384)
          continue;
        expect([route, one.body?.slice(0, 40), await send(one)]).toEqual([
          route,
          one.body?.slice(0, 40),
          expect.toSatisfy((status: number) => status >= 400),
        ]);
      }
    }
  });

  it("is answered 500 or 503 while something here is broken, so that it is asked or told again", async () => {
    for (const { route, right } of askable()) {
      const question = await right(server);
      await withBrokenDatabase(async () =>
        expect([route, await send(question)]).toEqual([
          route,
          expect.toSatisfy((status: number) => status === 500 || status === 503),
        ]),
      );
    }
  });

  it("is not taken for delivered where a payment could not be written down", async () => {
    for (const provider of ["wechat", "alipay"] as const) {
      const { headers, body } = gateway.report(provider, {
        eventNo: `broken-${provider}`,
        paymentNo: "P404",
        amountFen: 1,
        state: "paid",
      });
      await withBrokenDatabase(async () => {
        const reply = await fetch(`${server.url}/apis/pay/notify/${provider}`, { method: "POST", headers, body });
        expect([provider, reply.status]).toEqual([provider, 500]);
        expect(await reply.text()).not.toMatch(/success/i);
      });
    }
  });

  it("is refused as malformed where it is signed and says nothing that can be understood", async () => {
    const sandbox = server.services.payments.sandbox!;
    const token = await server.signIn("13800000011");
    const [courseId] = await paidCourses(server);
    const data = ok(await server.call("createOrder", { courseIds: [courseId!], idempotencyKey: newKey() }, { token }));
    const paymentNo = await startSandbox(server, { orderNo: data.orderNo, token });
    const message = { eventNo: "e2", paymentNo, outcome: "success", amountFen: 1 } as const;
    for (const wrong of [
      { eventNo: undefined },
      { eventNo: "" },
      { eventNo: "a\0b" },
      { eventNo: "\ud800" },
      { paymentNo: 7 },
      { amountFen: "1" },
      { amountFen: -1 },
      { eventNo: "x".repeat(1000) },
    ]) {
      const { headers, body } = await sandbox.sign({ ...message, ...wrong } as never);
      const reply = await fetch(`${server.url}/apis/pay/notify/sandbox`, {
        method: "POST",
        headers: headers as Record<string, string>,
        body: new Uint8Array(body),
      });
      expect([wrong, reply.status]).toEqual([wrong, 400]);
    }
  });

  describe("with a host that is none", () => {
    it.for(["a b", "x@evil.example", "evil.example/x", "a|b", "[::1"])("%s is refused", async (host) => {
      const reply = await server.http.inject({ url: "/apis/openapi.json", headers: { host } });
      expect(reply.statusCode).toBe(400);
    });

    it("nobody else is", async () => {
      for (const host of [
        "portal.example",
        "portal.example:8080",
        "127.0.0.1:1",
        "[::1]:3000",
        "my_app:3000",
        "xn--fiq228c.example.",
      ]) {
        expect([host, (await server.http.inject({ url: "/apis/openapi.json", headers: { host } })).statusCode]).toEqual(
          [host, 200],
        );
      }
    });
  });
});
