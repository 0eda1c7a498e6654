import autocannon from "autocannon";
import { contract } from "../../src/generated/contract.ts";
import { TOKEN_COOKIE } from "../../src/server/modules/identity/index.ts";
import { createClient } from "../api/client.ts";
import { servePortal } from "./serve.ts";
import { percentile, type BenchRow } from "./table.ts";

/** Connections of one session, all of which ask again as soon as they are answered. */
const FLOODS = [50, 400, 1500];
const FLOOD_PATHS = ["/account/order", "/view/3", "/blog"];
const MEASURED_MS = 8000;
/** ms until a flood has all its connections. */
const BEGIN_MS = 2000;
/** ms between two requests of the healthy session. */
const INTERVAL_MS = 20;
/** What the flood may do to the others. */
const GOAL = 3;

interface Measured {
  call: number[];
  page: number[];
  failed: number;
}

/**
 * What a signed-in person waits for a call and for a kept page, beside one session that takes all it can. The flood is
 * made in a thread of its own, on the same machine: figures are ratios to what the person waits beside nothing, measured
 * before each flood.
 */
export async function bench(): Promise<BenchRow[]> {
  const portal = await servePortal({ DEMO: "on" });
  try {
    const client = createClient(portal.url);
    const flooding = await client.signIn("13800000001");
    const token = await client.signIn("13800000004");
    const measure = () => ask(portal.url, token);
    await measure();
    const rows: BenchRow[] = [];
    for (const connections of FLOODS) {
      const before = await measure();
      const flood = autocannon({
        url: portal.url,
        connections,
        workers: 1,
        duration: (BEGIN_MS + MEASURED_MS + 1000) / 1000,
        requests: FLOOD_PATHS.map((path) => ({ path, headers: { cookie: `${TOKEN_COOKIE}=${flooding}` } })),
      });
      await pause(BEGIN_MS);
      const beside = await measure();
      const { "2xx": answered, non2xx: refused } = await flood;
      const [alone = Number.NaN, p95 = Number.NaN] = [before, beside].map(({ call }) => percentile(call, 0.95));
      const name = `beside ${connections} connections of one session`;
      rows.push(
        { name: `call alone, p50`, figure: percentile(before.call, 0.5), unit: "ms" },
        { name: `call alone, p95`, figure: alone, unit: "ms" },
        { name: `call ${name}, p50`, figure: percentile(beside.call, 0.5), unit: "ms" },
        { name: `call ${name}, p95`, figure: p95, unit: "ms" },
        { name: `call ${name}, p95 against alone`, figure: p95 / alone, unit: "×", goal: { atMost: GOAL } },
        { name: `kept page ${name}, p95`, figure: percentile(beside.page, 0.95), unit: "ms" },
        { name: `calls and pages that failed ${name}`, figure: beside.failed, unit: "", goal: { atMost: 0 } },
        { name: `the flood: answered a second`, figure: (answered * 1000) / (BEGIN_MS + MEASURED_MS), unit: "" },
        { name: `the flood: refused a second`, figure: (refused * 1000) / (BEGIN_MS + MEASURED_MS), unit: "" },
      );
    }
    return rows;
  } finally {
    await portal.stop();
  }
}

/** One person, one request after the other. */
async function ask(url: string, token: string): Promise<Measured> {
  const measured: Measured = { call: [], page: [], failed: 0 };
  const timed = async (samples: number[], request: () => Promise<Response>) => {
    const begun = performance.now();
    const reply = await request().catch(() => undefined);
    await reply?.arrayBuffer();
    samples.push(performance.now() - begun);
    if (reply?.status !== 200) measured.failed += 1;
  };
  const until = performance.now() + MEASURED_MS;
  while (performance.now() < until) {
    await timed(measured.call, () =>
      fetch(`${url}/apis${contract.getCourse.path}`, {
        method: "POST",
        headers: { token, "content-type": "application/json" },
        body: JSON.stringify({ courseId: "3" }),
      }),
    );
    await timed(measured.page, () => fetch(`${url}/lecturer`));
    await pause(INTERVAL_MS);
  }
  return measured;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
