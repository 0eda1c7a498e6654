import { afterAll, afterEach, expect, it, vi } from "vitest";
import { CodedError } from "../../../core/errors.ts";
import { createFairQueue } from "../../../core/fair-queue.ts";
import type { TaskInput } from "./tasks.ts";
import type { Greed } from "./testing/greedy-thread.ts";
import { createWork, type EndReason, type Work } from "./work.ts";
import type { WorkLimits } from "./work-limits.ts";

// Threads start slowly where much else runs.
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => vi.resetConfig());

let works: Work[] = [];
afterEach(async () => {
  await Promise.all(works.map((work) => work.close()));
  works = [];
});

/** A pool of the greedy threads, and what was ended in it. */
function greedy(limits: Partial<WorkLimits> = {}) {
  const ended: EndReason[] = [];
  const work = createWork({
    limits: { cpuMs: 300, wallFactor: 1000, ...limits },
    filename: new URL("./testing/greedy-thread.ts", import.meta.url).href,
    onEnded: ({ reason }) => ended.push(reason),
  });
  works.push(work);
  // The thread of the test takes any name and input for its own.
  const run = (greed: Greed, owner = "1001") =>
    work.run("packLayer", greed as unknown as TaskInput<"packLayer">, { owner });
  return { work, ended, run };
}
const nameOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (error: unknown) => (error instanceof CodedError ? error.constant : String(error)),
  );

it("ends what takes too much of the processor, and goes on with all else", async () => {
  const { work, ended, run } = greedy();
  const [long, short] = await Promise.all([nameOf(run({ cpuMs: 60_000 }, "1001")), nameOf(run({ cpuMs: 1 }, "1002"))]);
  expect([long, short, ended]).toEqual(["WORK_TOO_MUCH", "done", ["cpu"]]);
  expect(await Promise.all([nameOf(run({ cpuMs: 1 })), nameOf(run({ cpuMs: 1 }, "1002"))])).toEqual(["done", "done"]);
  expect(work.counts).toMatchObject({ waiting: 0, running: 0, ended: 1 });
});

it("does not count the time that passes while it does nothing, but ends what never ends", async () => {
  const { ended, run } = greedy({ cpuMs: 50, wallFactor: 10 });
  expect(await nameOf(run({ hangs: true }))).toBe("WORK_TOO_MUCH");
  expect(ended).toEqual(["time"]);
});

it("ends what takes too much memory, and not the process", async () => {
  const { ended, run } = greedy({ cpuMs: 60_000, megabytes: 100 });
  expect(await nameOf(run({ megabytes: 5000 }))).toBe("WORK_TOO_MUCH");
  expect(ended).toEqual(["memory"]);
  expect(await nameOf(run({ cpuMs: 1 }))).toBe("done");
});

it("leaves a thread to others while one owner sends more and more, and refuses what is beyond that owner's share", async () => {
  const { work, run } = greedy({ threads: 2, ofOne: 4, cpuMs: 60_000 });
  const many = Array.from({ length: 6 }, () => nameOf(run({ hangs: true }, "1001")));
  expect((await Promise.all(many.slice(4))).every((name) => name === "WORK_TOO_MANY")).toBe(true);
  expect(work.counts).toMatchObject({ running: 1, waiting: 3 });
  expect(
    await Promise.all(
      Array.from({ length: 4 }, (_none, index) => nameOf(run({ cpuMs: 1 }, index % 2 === 0 ? "1002" : "1003"))),
    ),
  ).toEqual(["done", "done", "done", "done"]);
  await work.close();
  expect(await Promise.all(many.slice(0, 4))).toEqual(Array.from({ length: 4 }, () => "UNAVAILABLE"));
});

it("refuses all where too many wait", async () => {
  const { run } = greedy({ ofAll: 2, cpuMs: 60_000 });
  const first = [nameOf(run({ hangs: true }, "a")), nameOf(run({ hangs: true }, "b"))];
  expect(await nameOf(run({ cpuMs: 1 }, "c"))).toBe("TOO_BUSY");
  await works[0]?.close();
  expect(await Promise.all(first)).toEqual(["UNAVAILABLE", "UNAVAILABLE"]);
});

it("lets owners take turns, in the order in which they came", () => {
  const queue = createFairQueue<number>();
  for (const job of [1, 2, 3]) queue.add("many", job);
  queue.add("few", 10);
  queue.add("other", 20);
  const order: number[] = [];
  for (let next = queue.next(() => true); next; next = queue.next(() => true)) order.push(next.job);
  expect(order).toEqual([1, 10, 20, 2, 3]);
  expect(queue.size).toBe(0);
  queue.add("many", 4);
  expect(queue.next((owner) => owner !== "many")).toBeUndefined();
  expect(queue.clear()).toEqual([4]);
});
