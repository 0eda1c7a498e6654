import type { Worker } from "node:worker_threads";
import { Piscina } from "piscina";
import { fail, CodedError } from "../../../core/errors.ts";
import { createFairQueue } from "../../../core/fair-queue.ts";
import { START_BYTES, startOf, type WorkMessage, type WorkReply } from "./protocol.ts";
import { answerQuestions } from "./questions.ts";
import type { TaskInput, TaskName, TaskResult } from "./tasks.ts";
import { workLimits, type WorkLimits } from "./work-limits.ts";

/**
 * Does in threads of its own, within limits, what strangers send: checking, comparing, packing, unpacking, compiling.
 */
export interface Work {
  /**
   * Runs a task of `tasks.ts`. WORK_TOO_MUCH where it went beyond a limit, and its thread was ended; WORK_TOO_MANY
   * where its owner has too many under way; TOO_BUSY where all have. What the task refuses is thrown as it was there.
   */
  run<Name extends TaskName>(name: Name, input: TaskInput<Name>, options: WorkOptions): Promise<TaskResult<Name>>;
  /**
   * Pieces of work that wait, that run, and that were ended at a limit since the start; and ms of processor time of all
   * that ended.
   */
  readonly counts: WorkCounts;
  close(): Promise<void>;
}

export interface WorkCounts {
  waiting: number;
  running: number;
  ended: number;
  cpuMs: number;
}

export interface WorkOptions {
  /** On whose behalf, such as an organisation's number: owners take turns. */
  owner: string;
  /** What the task may ask of the main thread, by name. */
  answers?: Readonly<Record<string, (...args: never[]) => unknown>>;
}

interface WorkParts {
  /** Told of what was ended, for the log. */
  onEnded?(ended: { task: string; owner: string; reason: EndReason; cpuMs: number }): void;
  limits?: Partial<WorkLimits>;
  /** The file of the threads; that of the product's tasks unless a test has its own. */
  filename?: string;
}

export type EndReason = "cpu" | "time" | "memory";

interface Job {
  task: string;
  input: unknown;
  options: WorkOptions;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

interface Running {
  owner: string;
  task: string;
  start: SharedArrayBuffer;
  /** ms, by the clock of the process. */
  since: number;
  /** Processor time so far, in ms. */
  cpuMs: number;
  reason?: EndReason;
  looking?: boolean;
  end(): void;
}

/** Makes the pool; a thread is started with the first piece of work, and stays. */
export function createWork({
  onEnded,
  limits: own,
  filename = new URL("./thread.ts", import.meta.url).href,
}: WorkParts = {}): Work {
  const limits: WorkLimits = { ...workLimits, ...own };
  const queue = createFairQueue<Job>();
  const running = new Set<Running>();
  const underWay = new Map<string, number>();
  let pool: Piscina | undefined;
  let looks: NodeJS.Timeout | undefined;
  let closed = false;
  let [ended, cpuMs] = [0, 0];

  const threads = (): Piscina =>
    (pool ??= new Piscina({
      filename,
      minThreads: 0,
      maxThreads: limits.threads,
      // What was loaded stays loaded; memory is given back when there was nothing to do for a while.
      idleTimeout: 600_000,
      concurrentTasksPerWorker: 1,
      resourceLimits: { maxOldGenerationSizeMb: limits.hardMegabytes, maxYoungGenerationSizeMb: limits.youngMegabytes },
      // Where the machine is busy, whoever waits for a page goes first.
      niceIncrement: 2,
      execArgv: [],
    }));

  const share = Math.max(1, limits.threads - 1);
  const mayGo = (owner: string) => [...running].filter((one) => one.owner === owner).length < share;

  const fill = () => {
    while (!closed && running.size < limits.threads) {
      const next = queue.next(mayGo);
      if (!next) return;
      void start(next.job);
    }
  };

  const start = async (job: Job) => {
    const { task, input, options } = job;
    const controller = new AbortController();
    const here: Running = {
      owner: options.owner,
      task,
      start: new SharedArrayBuffer(START_BYTES),
      since: performance.now(),
      cpuMs: 0,
      end: () => controller.abort(),
    };
    running.add(here);
    looks ??= setInterval(() => running.forEach((one) => void look(one)), limits.lookMs).unref();
    const questions = options.answers && answerQuestions(options.answers);
    try {
      const message: WorkMessage = {
        task,
        input,
        start: here.start,
        ...(questions ? { questions: questions.port } : {}),
      };
      const reply: WorkReply = await threads().run(message, {
        signal: controller.signal,
        ...(questions ? { transferList: [questions.port] } : {}),
      });
      here.cpuMs = reply.cpuMs;
      if ("refused" in reply) job.reject(new CodedError(reply.refused.constant, reply.refused));
      else job.resolve(reply.value);
    } catch (error) {
      const reason = here.reason ?? (isOutOfMemory(error) ? "memory" : undefined);
      if (reason === undefined) job.reject(closed ? new CodedError("UNAVAILABLE", { cause: error }) : error);
      else {
        ended += 1;
        onEnded?.({ task, owner: options.owner, reason, cpuMs: Math.round(here.cpuMs) });
        job.reject(new CodedError("WORK_TOO_MUCH", { cause: error }));
      }
    } finally {
      questions?.end();
      cpuMs += here.cpuMs;
      running.delete(here);
      const left = (underWay.get(options.owner) ?? 1) - 1;
      if (left > 0) underWay.set(options.owner, left);
      else underWay.delete(options.owner);
      if (running.size === 0) {
        clearInterval(looks);
        looks = undefined;
      }
      fill();
    }
  };

  /** Looks at what a thread has taken so far. */
  const look = async (one: Running) => {
    if (one.reason || one.looking) return;
    const endFor = (reason: EndReason) => {
      if (one.reason || !running.has(one)) return;
      one.reason = reason;
      one.end();
    };
    if (performance.now() - one.since > limits.cpuMs * limits.wallFactor) return endFor("time");
    const begun = startOf(one.start);
    const thread = begun && pool?.threads.find(({ threadId }) => threadId === begun.threadId);
    if (!thread) return;
    one.looking = true;
    try {
      const { cpu, megabytes } = await usageOf(thread);
      if (cpu !== undefined) one.cpuMs = Math.max(0, cpu - begun.cpuMicroseconds / 1000);
      if (one.cpuMs > limits.cpuMs) endFor("cpu");
      else if (megabytes > limits.megabytes) endFor("memory");
    } catch {
      // The thread has ended meanwhile.
    } finally {
      one.looking = false;
    }
  };

  return {
    run: (name, input, options) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new CodedError("UNAVAILABLE"));
        const mine = underWay.get(options.owner) ?? 0;
        try {
          if (mine >= limits.ofOne) fail("WORK_TOO_MANY");
          if (queue.size + running.size >= limits.ofAll) fail("TOO_BUSY");
        } catch (error) {
          return reject(error);
        }
        underWay.set(options.owner, mine + 1);
        queue.add(options.owner, { task: name, input, options, resolve: resolve as (value: unknown) => void, reject });
        fill();
      }),
    get counts() {
      return { waiting: queue.size, running: running.size, ended, cpuMs };
    },
    async close() {
      closed = true;
      clearInterval(looks);
      for (const job of queue.clear()) job.reject(new CodedError("UNAVAILABLE"));
      await pool?.destroy();
    },
  };
}

/**
 * Processor time in ms, and memory, of a thread, also while it is busy. Before Node 24.6 no time is told, and the clock
 * alone ends it.
 */
async function usageOf(thread: Worker): Promise<{ cpu: number | undefined; megabytes: number }> {
  const cpu = typeof thread.cpuUsage === "function" ? await thread.cpuUsage() : undefined;
  const heap = await thread.getHeapStatistics();
  return { cpu: cpu && (cpu.user + cpu.system) / 1000, megabytes: heap.used_heap_size / 1e6 };
}

function isOutOfMemory(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === "ERR_WORKER_OUT_OF_MEMORY";
}
