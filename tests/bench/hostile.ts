import { readFileSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { contract } from "../../src/generated/contract.ts";
import { setValue } from "../../src/site/edit/edit.ts";
import { createClient, ok } from "../api/client.ts";
import { brackets, randomDocument, worstArchives, worstDocuments } from "../hostile/documents.ts";
import { servePortal } from "./serve.ts";
import { percentile, type BenchRow } from "./table.ts";

const siteOrgNo = "1001";
/** Each document so many times at least, one after the other. */
const TIMES = 5;
/** And for so long: of fewer answers than some hundreds the p99 is the slowest one, which a noisy machine makes. */
const MEASURED_MS = 2000;
/**
 * All documents so many times, one after the other; a document's figure is the middle one of its rounds. The worst of
 * forty documents measured once is the machine's worst moment.
 */
const ROUNDS = 3;
const SEEDS = Array.from({ length: 12 }, (_none, index) => index + 1);
const PUBLISHES = 20;

interface Measured {
  name: string;
  bytes: number;
  answer: string;
  threadMs: number;
  blockMs: number;
  p50: number;
  p99: number;
}

/**
 * Sends documents that are made to stop the portal, and asks beside them whether it is alive, as a balancer does. The
 * longest time for which the main thread did nothing else, and the threads' processor time, are the server's own
 * figures.
 */
export async function bench(): Promise<BenchRow[]> {
  const portal = await servePortal({ DEMO: "on" });
  const probe = new Worker(new URL("./health-probe.ts", import.meta.url), {
    workerData: { url: portal.url },
    execArgv: [],
  });
  const take = () => new Promise<number[]>((resolve) => (probe.once("message", resolve), probe.postMessage("take")));
  const figures = async () => figuresIn(await (await fetch(`${portal.url}/metrics`)).text());
  try {
    const client = createClient(portal.url);
    const token = await client.signIn("13800000003");
    const post = async (path: string, body: string | FormData) => {
      const headers = { token, ...(typeof body === "string" ? { "content-type": "application/json" } : {}) };
      return (
        (await (await fetch(`${portal.url}/apis${path}`, { method: "POST", headers, body })).json()) as { code: number }
      ).code;
    };
    const measure = async (name: string, bytes: number, send: () => Promise<number>): Promise<Measured> => {
      const codes = new Set<number>();
      await take();
      const before = await figures();
      const begun = performance.now();
      let times = 0;
      for (; times < TIMES || performance.now() - begun < MEASURED_MS; times += 1) codes.add(await send());
      const after = await figures();
      const samples = await take();
      return {
        name,
        bytes,
        answer: [...codes].join(", "),
        threadMs: (after.cpu - before.cpu) / times,
        blockMs: after.lag,
        p50: percentile(samples, 0.5),
        p99: percentile(samples, 0.99),
      };
    };
    const check = (name: string, patch: string) => {
      const body = `{"siteOrgNo":"${siteOrgNo}","patch":${patch}}`;
      return measure(name, body.length, () => post(contract.checkSitePatch.path, body));
    };

    const idleMemory = memoryOf(portal.pid);
    await check("warming up", '{"version":1,"site":{"version":1}}');
    const warmMemory = memoryOf(portal.pid);
    await pause();
    const draft = ok(await client.call("getSiteDraft", { siteOrgNo }, { token }));
    const version = String(draft.version);
    const rounds: Measured[][] = [];
    while (rounds.length < ROUNDS) rounds.push(await round(version));
    const [nothing, ...beside] = middleOf(rounds);
    if (!nothing) throw new Error("nothing was measured");
    printMeasured([nothing, ...beside]);
    const [saves, publishes] = await publishing();
    return [
      { name: "/healthz, p99, beside nothing", figure: nothing.p99, unit: "ms" },
      {
        name: "/healthz, p99, beside the worst document",
        figure: Math.max(...beside.map(({ p99 }) => p99)),
        unit: "ms",
        goal: { atMost: 50 },
      },
      {
        name: "longest time that the main thread did nothing else",
        figure: Math.max(...beside.map(({ blockMs }) => blockMs)),
        unit: "ms",
      },
      {
        name: "most processor time of a thread for one document",
        figure: Math.max(...beside.map(({ threadMs }) => threadMs)),
        unit: "ms",
      },
      { name: "memory of the first thread, warm", figure: warmMemory - idleMemory, unit: "MB" },
      { name: "saving a draft, p50", figure: percentile(saves, 0.5), unit: "ms" },
      { name: "publishing it, p50", figure: percentile(publishes, 0.5), unit: "ms" },
    ];

    async function round(version: string): Promise<Measured[]> {
      const measured = [await measure("nothing", 0, async () => (await pause(), 0))];
      measured.push(await check("a megabyte of brackets", brackets));
      for (const { name, patch } of worstDocuments()) measured.push(await check(name, patch));
      for (const seed of SEEDS) measured.push(await check(`made by chance, seed ${seed}`, randomDocument(seed)));
      for (const { name, bytes } of worstArchives()) {
        const file = new Blob([Buffer.from(bytes)]);
        const send = () => {
          const form = new FormData();
          form.set("siteOrgNo", siteOrgNo);
          form.set("version", version);
          form.set("file", file);
          return post(contract.importSite.path, form);
        };
        measured.push(await measure(`zip: ${name}`, bytes.length, send));
      }
      return measured;
    }

    async function publishing(): Promise<[number[], number[]]> {
      const [saved, published]: [number[], number[]] = [[], []];
      for (let round = 0; round < PUBLISHES; round += 1) {
        const now = ok(await client.call("getSiteDraft", { siteOrgNo }, { token }));
        const patch = setValue({
          own: now.patch,
          path: ["site", "info", "title"],
          value: { text: { "zh-CN": `第 ${round} 版`, en: `Version ${round}` } },
        });
        const begun = performance.now();
        const data = ok(
          await client.call(
            "saveSiteDraft",
            { siteOrgNo, version: now.version, baseRevision: now.baseRevision, patch },
            { token },
          ),
        );
        saved.push(performance.now() - begun);
        const from = performance.now();
        const { code, msg } = await client.call("publishSite", { siteOrgNo, version: data.version }, { token });
        published.push(performance.now() - from);
        if (code !== 200) throw new Error(`publishing was answered with ${code} ${msg}`);
      }
      return [saved, published];
    }
  } finally {
    probe.postMessage("end");
    await portal.stop();
  }
}

/** Of each document the middle figure of its rounds, each figure by itself; the rounds have the same order. */
function middleOf([first = [], ...others]: readonly Measured[][]): Measured[] {
  return first.map((measured, index) => {
    const all = [measured, ...others.flatMap((round) => round[index] ?? [])];
    const middle = (figure: "threadMs" | "blockMs" | "p50" | "p99") =>
      percentile(
        all.map((one) => one[figure]),
        0.5,
      );
    return {
      ...measured,
      threadMs: middle("threadMs"),
      blockMs: middle("blockMs"),
      p50: middle("p50"),
      p99: middle("p99"),
    };
  });
}

/**
 * Processor time of the threads in ms so far, and the longest delay of the event loop in ms since it was asked for
 * last.
 */
function figuresIn(metrics: string): { cpu: number; lag: number } {
  const of = (name: string) =>
    Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "m").exec(metrics)?.[1] ?? Number.NaN) * 1000;
  return { cpu: of("lectern_work_cpu_seconds"), lag: of("nodejs_eventloop_lag_max_seconds") };
}

/** MB that the process has in memory, where the system says it. */
function memoryOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

function printMeasured(rows: readonly Measured[]): void {
  const head = ["document", "kB", "answer", "thread ms", "longest block ms", "healthz p50 ms", "p99 ms"];
  const cells = rows.map(({ name, bytes, answer, threadMs, blockMs, p50, p99 }) => [
    name,
    (bytes / 1000).toFixed(0),
    answer,
    threadMs.toFixed(0),
    blockMs.toFixed(0),
    p50.toFixed(1),
    p99.toFixed(1),
  ]);
  const widths = head.map((text, column) => Math.max(text.length, ...cells.map((cell) => cell[column]?.length ?? 0)));
  for (const cell of [head, ...cells])
    console.log(
      `  ${cell.map((text, column) => (column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0))).join("  ")}`,
    );
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 300));
