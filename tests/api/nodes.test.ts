import { expect, it } from "vitest";
import { describeOnPostgres } from "./harness.ts";
import { startTwoNodes } from "./nodes-harness.ts";
import { until } from "./tenants-harness.ts";

/** Four heartbeats go by before silence counts, so that a slow machine is no outage. */
const intervals = { heartbeatMs: 250, silenceMs: 1000, notReadyMs: 3000 };

describeOnPostgres("a node that does not hear the others", () => {
  it("uses no kept site and no kept session, leaves the load balancer, and comes back by itself", async () => {
    const { second, way, ...node } = await startTwoNodes(intervals);
    await until(async () => (await node.site()) === 200 && (await node.account()) === 200);
    expect((await node.ready()).checks).toMatchObject({ bus: "ok" });
    // Silence: the connections stay open and nothing comes.
    way.freeze();
    await node.change();
    await until(() => !second.services.bus.isListening());
    expect(await node.account()).toBe(302);
    await until(async () => (await node.site()) !== 200);
    await until(async () => (await node.ready()).status === 503);
    expect((await node.ready()).checks).toMatchObject({ bus: expect.stringContaining("nothing heard") });
    expect(await node.lastHeard()).toBeGreaterThan(2);
    // Some more attempts fail: the log says it once.
    await new Promise((resolve) => setTimeout(resolve, 7000));
    const lines = (message: RegExp) => second.logged.filter(({ msg }) => message.test(String(msg))).length;
    expect(lines(/does not hear the others/)).toBe(1);
    expect(lines(/hears the others again/)).toBe(0);
    way.thaw();
    await until(async () => (await node.ready()).status === 200);
    expect(await node.lastHeard()).toBeLessThan(2);
    await until(() => lines(/hears the others again/) === 1);
    expect(lines(/does not hear the others/)).toBe(1);
  });
});
