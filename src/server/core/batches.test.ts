import { AsyncLocalStorage } from "node:async_hooks";
import { expect, it } from "vitest";
import { inBatches } from "./batches.ts";
import { CodedError } from "./errors.ts";

it("stores what arrives together at once, and what arrives meanwhile next, a part at a time", async () => {
  const batches: number[][] = [];
  const save = inBatches<number, number>({
    largest: 3,
    async store(items) {
      batches.push([...items]);
      await new Promise(setImmediate);
      return items.map((item) => item * 10);
    },
  });
  const first = save(1);
  await expect.poll(() => batches.length).toBe(1);
  expect(await Promise.all([first, ...[2, 3, 4, 5].map(save)])).toEqual([10, 20, 30, 40, 50]);
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  expect(await save(6)).toBe(60);
});

it("refuses one without the others, and stores the others alone where one spoils the batch", async () => {
  const batches: number[][] = [];
  const save = inBatches<number, number>({
    largest: 10,
    async store(items) {
      batches.push([...items]);
      if (items.includes(2)) throw new Error("two");
      return items.map((item) => (item === 3 ? new CodedError("NOT_FOUND") : item));
    },
  });
  const outcomes = await Promise.allSettled([1, 2, 3].map(save));
  expect(outcomes.map((one) => (one.status === "fulfilled" ? one.value : String(one.reason.message)))).toEqual([
    1,
    "two",
    "NOT_FOUND",
  ]);
  expect(batches).toEqual([[1, 2, 3], [1], [2], [3]]);
});

it("tells all at once when the database is away, instead of letting each wait for it", async () => {
  let tries = 0;
  const save = inBatches<number, number>({
    largest: 10,
    async store() {
      tries += 1;
      throw Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
    },
  });
  const outcomes = await Promise.allSettled([1, 2, 3].map(save));
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(tries).toBe(1);
});

it("runs in the flow of nobody who asks, such as a page that reads in one's own name", async () => {
  const page = new AsyncLocalStorage<string>();
  const flows: unknown[] = [];
  const save = inBatches<number, number>({
    largest: 10,
    async store(items) {
      flows.push(page.getStore());
      return items;
    },
  });
  await page.run("somebody's", () => save(1));
  expect(flows).toEqual([undefined]);
});
