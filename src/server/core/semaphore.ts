import { fail } from "./errors.ts";

/** Lets so many tasks run at once and so many wait; the next is refused with TOO_BUSY. */
export interface Semaphore {
  run<Result>(task: () => Promise<Result>): Promise<Result>;
}

export function createSemaphore({ atOnce, waiting }: { atOnce: number; waiting: number }): Semaphore {
  let running = 0;
  const queue: (() => void)[] = [];
  return {
    async run(task) {
      if (running >= atOnce) {
        if (queue.length >= waiting) fail("TOO_BUSY");
        // Who leaves hands its place over, so `running` stays as it is.
        await new Promise<void>((resolve) => queue.push(resolve));
      } else running += 1;
      try {
        return await task();
      } finally {
        const next = queue.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}

/** Runs the tasks of one key one after the other, or so many at once; different keys do not wait for each other. */
export function createKeyedQueue(
  waiting: number,
  atOnce = 1,
): { run<Result>(key: string, task: () => Promise<Result>): Promise<Result> } {
  const queues = new Map<string, { semaphore: Semaphore; users: number }>();
  return {
    async run(key, task) {
      const queue = queues.get(key) ?? { semaphore: createSemaphore({ atOnce, waiting }), users: 0 };
      queues.set(key, queue);
      queue.users += 1;
      try {
        return await queue.semaphore.run(task);
      } finally {
        queue.users -= 1;
        if (queue.users === 0) queues.delete(key);
      }
    },
  };
}
