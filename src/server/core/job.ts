import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";

/** Something that the server does by itself, again and again. */
export interface Job {
  /** Runs it at each interval, the first time after one. */
  start(): void;
  /** Starts no further run and waits for the one under way. */
  stop(): Promise<void>;
}

interface JobOptions {
  /** As it is called in metrics and logs. */
  name: string;
  intervalMs: number;
  /**
   * One run. The signal says that the server stops: what goes through a long list ends after the entry it is at. What
   * is thrown is logged, and the next run tries again.
   */
  run(signal: AbortSignal): Promise<unknown>;
  /** What is logged where a run fails. */
  failure: string;
  log: Log;
  metrics?: Pick<Metrics, "job">;
}

/** Makes a job. A run that takes longer than the interval is not overtaken: the turns that come meanwhile are skipped. */
export function createJob({ name, intervalMs, run, failure, log, metrics }: JobOptions): Job {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;

  const perform = async () => {
    const started = performance.now();
    let outcome: "done" | "failed" = "done";
    try {
      await run(stopping.signal);
    } catch (error) {
      outcome = "failed";
      log.warn({ err: error, job: name }, failure);
    }
    metrics?.job({ name, outcome, milliseconds: performance.now() - started });
  };

  const turn = () => {
    if (running) return metrics?.job({ name, outcome: "skipped" });
    running = perform().finally(() => (running = undefined));
  };

  return {
    start() {
      if (stopping.signal.aborted || timer) return;
      timer = setInterval(turn, intervalMs);
      timer.unref();
    },
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await running;
    },
  };
}
