import { expect, it } from "vitest";
import { createKeyedQueue, createSemaphore } from "./semaphore.ts";

const pause = () => new Promise((resolve) => setTimeout(resolve, 1));

it("runs no more at once than it may, and refuses who would wait too long", async () => {
  const semaphore = createSemaphore({ atOnce: 2, waiting: 3 });
  let running = 0;
  let most = 0;
  const task = async () => {
    most = Math.max(most, (running += 1));
    await pause();
    running -= 1;
  };
  const results = await Promise.allSettled(Array.from({ length: 6 }, () => semaphore.run(task)));
  expect(most).toBe(2);
  expect(results.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "fulfilled",
    "fulfilled",
    "fulfilled",
    "rejected",
  ]);
});

it("gives its place on when a task fails", async () => {
  const semaphore = createSemaphore({ atOnce: 1, waiting: 1 });
  const failing = semaphore.run(async () => Promise.reject(new Error("failed")));
  const next = semaphore.run(async () => "done");
  await expect(failing).rejects.toThrow("failed");
  expect(await next).toBe("done");
});

it("lets different keys run beside each other, and one key in turn", async () => {
  const queue = createKeyedQueue(10);
  const order: string[] = [];
  const task = (name: string) => async () => {
    order.push(`${name} begins`);
    await pause();
    order.push(`${name} ends`);
  };
  await Promise.all([queue.run("a", task("a1")), queue.run("a", task("a2")), queue.run("b", task("b1"))]);
  expect(order.slice(0, 2)).toEqual(["a1 begins", "b1 begins"]);
  expect(order.indexOf("a2 begins")).toBeGreaterThan(order.indexOf("a1 ends"));
});
