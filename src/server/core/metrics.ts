import type pg from "pg";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

/** What the server counts about itself, in the format of Prometheus. */
export interface Metrics {
  registry: Registry;
  /** Notes how long a call of an operation took, in ms, by its envelope's code. Made once for each operation. */
  callTimer(operationId: string): (code: number, milliseconds: number) => void;
  /**
   * Notes how long a page took, in ms, by how it was answered: from memory, made now, or as data for a browser that
   * navigates.
   */
  page(answered: { how: "kept" | "made" | "data"; status: number; milliseconds: number }): void;
  /** Notes a run of a job and how long it took, in ms; or a turn that was skipped because the last run was going on. */
  job(
    run: { name: string; outcome: "done" | "failed"; milliseconds: number } | { name: string; outcome: "skipped" },
  ): void;
  /** Shows a number that is read when it is asked for. */
  gauge(name: string, help: string, read: () => number): void;
  /** Shows numbers that are read together when they are asked for; not a number while they cannot be read. */
  gauges<Name extends string>(
    shown: Readonly<Record<Name, { name: string; help: string }>>,
    read: () => Promise<Readonly<Record<Name, number>>>,
  ): void;
}

export function createMetrics(pool: pg.Pool): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const { calls, pages, jobs, skipped } = countersIn(registry);
  const pageKinds = new Map<string, { observe(seconds: number): void }>();
  const gauge = (name: string, help: string, read: () => number) => {
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  };
  gauge("lectern_database_connections", "Open connections of the pool", () => pool.totalCount);
  gauge("lectern_database_connections_idle", "Idle connections of the pool", () => pool.idleCount);
  gauge("lectern_database_waiting", "Calls waiting for a connection", () => pool.waitingCount);
  return {
    registry,
    gauge,
    page({ how, status, milliseconds }) {
      const kind = `${how} ${status}`;
      let bound = pageKinds.get(kind);
      if (!bound) pageKinds.set(kind, (bound = pages.labels({ how, status: String(status) })));
      bound.observe(milliseconds / 1000);
    },
    job(run) {
      if (run.outcome === "skipped") skipped.inc({ job: run.name });
      else jobs.observe({ job: run.name, outcome: run.outcome }, run.milliseconds / 1000);
    },
    gauges(shown, read) {
      let reading: ReturnType<typeof read> | undefined;
      // Asked for once, however many of them are shown.
      const once = () => (reading ??= read().finally(() => (reading = undefined)));
      for (const [key, { name, help }] of Object.entries(shown) as [
        keyof typeof shown,
        { name: string; help: string },
      ][]) {
        new Gauge({
          name,
          help,
          registers: [registry],
          async collect() {
            this.reset();
            const values = await once().catch(() => undefined);
            this.set(values ? values[key] : Number.NaN);
          },
        });
      }
    },
    callTimer(operation) {
      const byCode = new Map<number, { observe(seconds: number): void }>();
      return (code, milliseconds) => {
        let bound = byCode.get(code);
        if (!bound) byCode.set(code, (bound = calls.labels({ operation, code: String(code) })));
        bound.observe(milliseconds / 1000);
      };
    },
  };
}

/** What is counted as it happens. */
function countersIn(registry: Registry) {
  const calls = new Histogram({
    name: "lectern_call_duration_seconds",
    help: "Duration of API calls by operation and code of the envelope",
    labelNames: ["operation", "code"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const pages = new Histogram({
    name: "lectern_page_duration_seconds",
    help: "Duration of pages by how they were answered (kept: from memory, made, data: for a browser that navigates) and status",
    labelNames: ["how", "status"],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  const jobs = new Histogram({
    name: "lectern_job_duration_seconds",
    help: "Duration of the runs of jobs by job and outcome (done, failed)",
    labelNames: ["job", "outcome"],
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300],
    registers: [registry],
  });
  const skipped = new Counter({
    name: "lectern_job_skipped_total",
    help: "Turns of jobs that were skipped because the last run was still going on",
    labelNames: ["job"],
    registers: [registry],
  });
  return { calls, pages, jobs, skipped };
}
