import { expect, test, vi } from "vitest";
import { createForwarder } from "./forwarder.ts";

const post = { url: "https://stats.school.example/api/send", headers: {}, body: "" };
const quiet = { warn: vi.fn() };

test("of one site no more than a hundred wait, and of all no more than a thousand", () => {
  const forwarder = createForwarder({ post: () => new Promise(() => {}), log: quiet });
  for (let number = 0; number < 3000; number++) forwarder.add("1001", post);
  return vi
    .waitFor(() => expect(forwarder.waiting).toBe(101), { timeout: 60_000 })
    .then(() => {
      for (let site = 0; site < 50; site++)
        for (let number = 0; number < 90; number++) forwarder.add(`20${site}`, post);
      expect(forwarder.waiting).toBe(1000);
    });
});

test("a slow service of one site does not keep back those of others", async () => {
  const told: string[] = [];
  const forwarder = createForwarder({
    log: quiet,
    post: ({ url }) => (url.includes("slow") ? new Promise(() => {}) : Promise.resolve(void told.push(url))),
  });
  for (let number = 0; number < 50; number++) forwarder.add("1001", { ...post, url: "https://slow.example/" });
  forwarder.add("1002", post);
  await vi.waitFor(() => expect(told).toEqual([post.url]), { timeout: 60_000 });
});

test("a service that takes nothing is left alone for a while, and said once", async () => {
  const warn = vi.fn();
  const tried = vi.fn(() => Promise.reject(new Error("refused")));
  const forwarder = createForwarder({ post: tried, log: { warn } });
  for (let number = 0; number < 20; number++) forwarder.add("1001", post);
  await vi.waitFor(() => expect(forwarder.waiting).toBe(0), { timeout: 60_000 });
  expect(tried).toHaveBeenCalledTimes(5);
  expect(warn).toHaveBeenCalledTimes(1);
  expect(forwarder.add("1001", post)).toBe(false);
  expect(forwarder.add("1002", post)).toBe(true);
});

test("a site that floods is cut off within the minute", async () => {
  const forwarder = createForwarder({ post: () => Promise.resolve(), log: quiet });
  let taken = 0;
  for (let number = 0; number < 4000; number++) {
    if (forwarder.add("1001", post)) taken += 1;
    if (number % 50 === 0) await vi.waitFor(() => expect(forwarder.waiting).toBe(0), { timeout: 60_000 });
  }
  expect(taken).toBe(3000);
});
