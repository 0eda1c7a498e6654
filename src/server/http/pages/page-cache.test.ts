import { expect, onTestFinished, test, vi } from "vitest";
import { createPageCache } from "./page-cache.ts";
import { replyIn, storePage, type StoredPage } from "./stored-page.ts";

const pageOf = (html: string): StoredPage => storePage({ html, status: 200, headers: {} });
const making = (html: string) => async () => ({ page: pageOf(html), keep: true });

test("what was being made when its site changed is served, but not kept", async () => {
  const cache = createPageCache({ maxBytes: 1_000_000, ttl: 1000 });
  let finish = () => {};
  const slow = cache.load(
    "1001\na",
    () => new Promise((resolve) => (finish = () => resolve({ page: pageOf("old"), keep: true }))),
  );
  cache.purge("1001");
  finish();
  expect((await slow).page?.identity.body.toString()).toBe("old");
  expect(cache.get("1001\na")).toBeUndefined();
});

test("a purge of one organisation leaves the pages of others", async () => {
  const cache = createPageCache({ maxBytes: 1_000_000, ttl: 1000 });
  await cache.load("1001\na", making("one"));
  await cache.load("10010\na", making("other"));
  cache.purge("1001");
  expect(cache.get("1001\na")).toBeUndefined();
  expect(cache.get("10010\na")).toBeDefined();
});

test("is bounded in bytes", async () => {
  const cache = createPageCache({ maxBytes: 300_000, ttl: 1000 });
  for (let number = 0; number < 20; number++) await cache.load(`default\n${number}`, making("x".repeat(50_000)));
  expect(cache.bytes).toBeLessThanOrEqual(300_000);
  expect(cache.get("default\n19")).toBeDefined();
});

test("a page that fails is tried again by the next who asks", async () => {
  const cache = createPageCache({ maxBytes: 1_000_000, ttl: 1000 });
  await expect(cache.load("k", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect((await cache.load("k", making("yes"))).page?.identity.body.toString()).toBe("yes");
});

test("a page is sent as it is to who takes no compression", () => {
  const page = pageOf("页".repeat(500));
  expect(replyIn(page, "identity").headers).not.toContain("content-encoding");
  expect(replyIn(page, "gzip").headers).toContain("gzip");
});

test("a page that is right until a time is not kept beyond it", async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const cache = createPageCache({ maxBytes: 1_000_000, ttl: 30_000 });
  await cache.load("k", async () => ({ page: pageOf("before"), keep: true, until: 1_005_000 }));
  vi.advanceTimersByTime(4999);
  expect(cache.get("k")).toBeDefined();
  vi.advanceTimersByTime(2);
  expect(cache.get("k")).toBeUndefined();
  expect((await cache.load("k", making("after"))).page?.identity.body.toString()).toBe("after");
  expect(cache.counts).toMatchObject({ pages: 1, misses: 2 });
});
