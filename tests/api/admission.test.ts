import { request as httpRequest } from "node:http";
import { expect, it } from "vitest";
import * as errorCode from "../../src/generated/error-codes.ts";
import { admissionLimits } from "../../src/server/core/admission.ts";
import { startTestServer } from "./harness.ts";
import { until } from "./tenants-harness.ts";

it("a session with more requests than it may have in flight is refused in its envelope, and another is answered meanwhile", async () => {
  const server = await startTestServer({ admission: admissionLimits });
  try {
    const flood = await server.signIn("13800000001");
    const other = await server.signIn("13800000004");
    const { hostname, port } = new URL(server.url);
    /** A call whose body never comes. */
    const hold = () => {
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
    };
    const ask = (token: string) => server.call("getUserView", {}, { token });
    // A token counts as a session once it is known to be one.
    for (const token of [flood, other]) expect((await ask(token)).code).toBe(200);
    const held = Array.from({ length: 100 }, hold);
    const figures = async () => (await fetch(`${server.url}/metrics`)).text();
    const areIn = async () => (await figures()).includes(`\nlectern_requests_in_flight ${held.length}\n`);
    await until(areIn);
    let refused = await ask(flood);
    // News of a sign-in ends what is kept of its session: what came just then counts to its network.
    while (refused.code === 200 && held.length < 200) {
      held.push(hold());
      await until(areIn);
      refused = await ask(flood);
    }
    expect(refused).toMatchObject({ status: 503, code: errorCode.TOO_BUSY });
    expect(refused.headers.get("retry-after")).toBe("5");
    expect((await ask(other)).code).toBe(200);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
    // Who sends slowly holds no turn of those who are answered.
    expect(await figures()).toMatch(/^lectern_requests_running 0$/m);
    expect(await figures()).toMatch(/^lectern_requests_refused 1$/m);
    // Whoever goes gives the places back.
    for (const call of held) call.destroy();
    await until(async () => (await ask(flood)).code === 200);
  } finally {
    await server.close();
  }
});
