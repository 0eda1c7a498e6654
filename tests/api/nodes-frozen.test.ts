import { expect, it } from "vitest";
import { describeOnPostgres } from "./harness.ts";
import { startTwoNodes } from "./nodes-harness.ts";

describeOnPostgres("a node whose way to the others is frozen for 100 seconds", () => {
  it(
    "shows a suspended site and an ended session for 15 s at most, and is not ready after 30 s",
    { timeout: 240_000 },
    async () => {
      const node = await startTwoNodes();
      // What is shown before the change is kept.
      expect([await node.site(), await node.account()]).toEqual([200, 200]);
      node.way.freeze();
      const began = performance.now();
      await node.change();
      const seen: { at: number; site: number; account: number; ready: number }[] = [];
      while (performance.now() - began < 100_000) {
        const at = (performance.now() - began) / 1000;
        seen.push({
          at,
          site: await node.site(),
          account: await node.account(),
          ready: (await node.ready()).status,
        });
        await new Promise((resolve) => setTimeout(resolve, 1000));
      }
      // One second between two looks, one until sites are read again, and one for a busy machine.
      const late = seen.filter(({ at, site, account }) => at > 18 && (site === 200 || account === 200));
      expect(late).toEqual([]);
      expect(seen.filter(({ at, ready }) => at > 32 && ready !== 503)).toEqual([]);
      expect(seen.filter(({ at, ready }) => at < 20 && ready !== 200)).toEqual([]);
      node.way.thaw();
      await expect.poll(async () => (await node.ready()).status, { timeout: 60_000 }).toBe(200);
      expect(node.second.logged.filter(({ msg }) => /does not hear the others/.test(String(msg)))).toHaveLength(1);
    },
  );
});
