import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createJob } from "./job.ts";
import type { Log } from "./log.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A job whose runs end when the test says so. */
function jobUnderTest() {
  const runs: { signal: AbortSignal; end(): void; fail(error: Error): void }[] = [];
  const told: { name: string; outcome: string }[] = [];
  const warnings: unknown[] = [];
  const job = createJob({
    name: "test",
    intervalMs: 1000,
    run: (signal) => new Promise<void>((end, fail) => runs.push({ signal, end, fail })),
    failure: "it did not work",
    log: { warn: (_about: object, text: string) => warnings.push(text) } as unknown as Log,
    metrics: { job: ({ name, outcome }) => told.push({ name, outcome }) },
  });
  return { job, runs, told, warnings };
}

describe("a job", () => {
  it("runs at each interval, and not before the first is over", async () => {
    const { job, runs, told } = jobUnderTest();
    job.start();
    expect(runs).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(runs).toHaveLength(1);
    runs[0]?.end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(runs).toHaveLength(2);
    expect(told).toEqual([{ name: "test", outcome: "done" }]);
  });

  it("skips the turns that come while a run is slower than the interval", async () => {
    const { job, runs, told } = jobUnderTest();
    job.start();
    await vi.advanceTimersByTimeAsync(3000);
    expect(runs).toHaveLength(1);
    runs[0]?.end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(runs).toHaveLength(2);
    expect(told.map(({ outcome }) => outcome)).toEqual(["skipped", "skipped", "done"]);
  });

  it("runs again after a run that failed, which is logged", async () => {
    const { job, runs, told, warnings } = jobUnderTest();
    job.start();
    await vi.advanceTimersByTimeAsync(1000);
    runs[0]?.fail(new Error("no database"));
    await vi.advanceTimersByTimeAsync(1000);
    expect(runs).toHaveLength(2);
    expect(warnings).toEqual(["it did not work"]);
    expect(told.map(({ outcome }) => outcome)).toEqual(["failed"]);
  });

  it("is stopped only when the run under way has ended, which is told that it should", async () => {
    const { job, runs } = jobUnderTest();
    job.start();
    await vi.advanceTimersByTimeAsync(1000);
    let stopped = false;
    const stop = job.stop().then(() => (stopped = true));
    await vi.advanceTimersByTimeAsync(5000);
    expect(stopped).toBe(false);
    expect(runs[0]?.signal.aborted).toBe(true);
    runs[0]?.end();
    await stop;
    await vi.advanceTimersByTimeAsync(5000);
    expect(runs).toHaveLength(1);
  });

  it("that was stopped before it began never runs", async () => {
    const { job, runs } = jobUnderTest();
    job.start();
    await job.stop();
    job.start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(runs).toHaveLength(0);
  });
});
