import { describe, expect, it } from "vitest";
import { createTenantCache } from "./tenant-cache.ts";

describe("the cache of tenants", () => {
  it("loads once for callers that come at the same time", async () => {
    const cache = cacheOver({ "1001": { revision: 1 } });
    const [first, second] = await Promise.all([cache.get("1001"), cache.get("1001")]);
    expect(first).toBe(second);
    expect(cache.loads).toEqual(["1001"]);
    expect(cache.peek("1001")).toBe(first);
  });

  it("does not keep what was read before a purge", async () => {
    const published = { "1001": { revision: 1 } };
    const cache = cacheOver(published);
    const asked = cache.get("1001");
    published["1001"] = { revision: 2 };
    cache.purge("1001");
    expect(await asked).toEqual({ revision: 2 });
    expect(cache.loads).toHaveLength(2);
  });

  it("keeps nothing from before a purge of everything", async () => {
    const published = { "1001": { revision: 1 } };
    const cache = cacheOver(published);
    const asked = cache.get("1001");
    published["1001"] = { revision: 2 };
    cache.purgeAll();
    expect(await asked).toEqual({ revision: 2 });
  });

  it("remembers that there is no such tenant, until a purge says otherwise", async () => {
    const published: Record<string, { revision: number }> = {};
    const cache = cacheOver(published);
    expect(await cache.get("404")).toBeUndefined();
    expect(await cache.get("404")).toBeUndefined();
    expect(cache.loads).toHaveLength(1);
    published["404"] = { revision: 1 };
    cache.purge("404");
    expect(await cache.get("404")).toEqual({ revision: 1 });
  });

  it("asks again after a load failed", async () => {
    let fails = true;
    const cache = createTenantCache({
      max: 2,
      load: async () => {
        if (fails) throw new Error("no database");
        return { revision: 1 };
      },
    });
    await expect(cache.get("1001")).rejects.toThrow("no database");
    fails = false;
    expect(await cache.get("1001")).toEqual({ revision: 1 });
  });

  it("lets go of the tenant that was not asked for the longest", async () => {
    const left: unknown[] = [];
    const cache = createTenantCache({ max: 2, load: async (key) => ({ key }), dispose: (value) => left.push(value) });
    await cache.get("1");
    await cache.get("2");
    cache.peek("1");
    await cache.get("3");
    expect(left).toEqual([{ key: "2" }]);
    expect(cache.peek("1")).toBeDefined();
  });
});

function cacheOver(published: Record<string, { revision: number }>) {
  const loads: string[] = [];
  const cache = createTenantCache({
    max: 10,
    load: async (key) => {
      loads.push(key);
      const read = published[key];
      await new Promise((done) => setImmediate(done));
      return read;
    },
  });
  return Object.assign(cache, { loads });
}
