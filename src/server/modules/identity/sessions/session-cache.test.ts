import { expect, it } from "vitest";
import { createSessionCache } from "./session-cache.ts";

const newCache = (max = 10) => createSessionCache<{ userNo: string }>({ max, ttl: 60_000 });

it("keeps what was loaded, and drops what belongs to a user", async () => {
  const cache = newCache();
  await cache.load("a", async () => ({ userNo: "1" }));
  await cache.load("b", async () => ({ userNo: "1" }));
  await cache.load("c", async () => ({ userNo: "2" }));
  cache.purgeUser("1");
  expect([cache.get("a"), cache.get("b"), cache.get("c")]).toEqual([undefined, undefined, { userNo: "2" }]);
});

it("does not keep what was read before a purge that came meanwhile", async () => {
  const cache = newCache();
  let finish = (_value: { userNo: string }): void => undefined;
  const loading = cache.load("a", () => new Promise((resolve) => (finish = resolve)));
  cache.purgeUser("1");
  finish({ userNo: "1" });
  expect(await loading).toEqual({ userNo: "1" });
  expect(cache.get("a")).toBeUndefined();
});

it("remembers nothing of a token that nobody has, and stays within its bounds", async () => {
  const cache = newCache(2);
  await cache.load("none", async () => undefined);
  expect(cache.get("none")).toBeUndefined();
  for (const key of ["a", "b", "c"]) await cache.load(key, async () => ({ userNo: key }));
  expect(cache.get("a")).toBeUndefined();
  expect(cache.get("c")).toBeDefined();
});
