import { request as httpRequest } from "node:http";
import { expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { startTestServer } from "./harness.ts";
import { until } from "./tenants-harness.ts";

it("a session with more requests than it may have in flight is refused in its envelope, and another is answered meanwhile", async () => {
  const server = await startTestServer();
  try {
    const flood = await server.signIn("13800000001");
    const other = await server.signIn("13800000004");
    // Calls whose body never comes hold the places that the session has.
    const { hostname, port } = new URL(server.url);
    const held = Array.from({ length: 100 }, () => {
      const call = httpRequest({
        hostname,
        port,
        method: "POST",
        path: "/apis/user/auth/user/ext/view",
        headers: { token: flood, "content-type": "application/json", "content-length": "2" },
        agent: false,
      });
      call.on("error", () => undefined);
      call.flushHeaders();
      return call;
    });
    const figure = async (name: string) => {
      const text = await (await fetch(`${server.url}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
    };
    await until(
      async () => (await figure("lectern_requests_running")) + (await figure("lectern_requests_waiting")) >= 100,
    );
    expect(await figure("lectern_requests_running")).toBe(4);
    const refused = await server.call("getUserView", {}, { token: flood });
    expect(refused).toMatchObject({ status: 503, code: errorCode.TOO_BUSY });
    expect(refused.headers.get("retry-after")).toBe("5");
    expect((await server.call("getUserView", {}, { token: other })).code).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    // Whoever goes gives the places back.
    for (const call of held) call.destroy();
    await until(
      async () => (await figure("lectern_requests_running")) === 0 && (await figure("lectern_requests_waiting")) === 0,
    );
    expect((await server.call("getUserView", {}, { token: flood })).code).toBe(200);
  } finally {
    await server.close();
  }
});
