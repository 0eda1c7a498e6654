import autocannon from "autocannon";
import { contract } from "../../src/generated/contract.ts";
import { TOKEN_COOKIE } from "../../src/server/modules/identity/index.ts";
import { createClient } from "../api/client.ts";
import { servePortal } from "./serve.ts";
import { percentile, type BenchRow } from "./table.ts";

interface Flood {
  name: string;
  connections: number;
  goal?: number;
  headers: Record<string, string>;
  paths: string[];
}

/** Floods and the healthy person come from different networks. */
const from = (address: string) => ({ "x-forwarded-for": address });
const FLOODS = (process.env["FLOODS"] ?? "50,400,1500").split(",").map(Number);
const ROUNDS = 3;
const MEASURED_MS = 4000;
/** ms until a flood has all its connections. */
const BEGIN_MS = 2000;
/** ms between two requests of the healthy person. */
const INTERVAL_MS = 20;
/** What a session may do to others. */
const GOAL = 3;

interface Measured {
  call: number[];
  page: number[];
  failed: number;
}

/**
 * What a signed-in person waits for a call and for a kept page, beside a client whose connections all ask again as soon
 * as they are answered. The flood is made in a thread of its own, on the same machine; it comes and goes in rounds, so
 * that what else the machine does falls on both, and the figures to look at are ratios.
 */
export async function bench(): Promise<BenchRow[]> {
  const portal = await servePortal({ DEMO: "on", TRUST_PROXY: "1" });
  try {
    const client = createClient(portal.url);
    const cookie = `${TOKEN_COOKIE}=${await client.signIn("13800000001")}`;
    const token = await client.signIn("13800000004");
    const one = { headers: { ...from("192.0.2.1"), cookie }, paths: ["/account/order", "/view/3", "/blog"] };
    const floods: Flood[] = [
      ...FLOODS.map((connections) => ({ name: `${connections} of one session`, connections, goal: GOAL, ...one })),
      {
        name: "400 of one network, signed out",
        connections: 400,
        headers: from("192.0.2.2"),
        // What is not kept.
        paths: ["/login"],
      },
    ];
    await ask(portal.url, token);
    const rows: BenchRow[] = [];
    for (const flood of floods) rows.push(...(await measure(portal.url, { flood, token })));
    return rows;
  } finally {
    await portal.stop();
  }
}

async function measure(
  url: string,
  { flood: { name, connections, goal, headers, paths }, token }: { flood: Flood; token: string },
): Promise<BenchRow[]> {
  const alone: Measured = { call: [], page: [], failed: 0 };
  const beside: Measured = { call: [], page: [], failed: 0 };
  let answered = 0;
  let refused = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    add(alone, await ask(url, token));
    const flood = autocannon({
      url,
      connections,
      workers: 1,
      duration: (BEGIN_MS + MEASURED_MS) / 1000,
      requests: paths.map((path) => ({ path, headers })),
    });
    await pause(BEGIN_MS);
    add(beside, await ask(url, token));
    const result = await flood;
    answered += result["2xx"];
    refused += result.non2xx;
  }
  const seconds = (ROUNDS * (BEGIN_MS + MEASURED_MS)) / 1000;
  const ratio = (share: number) => percentile(beside.call, share) / percentile(alone.call, share);
  return [
    { name: `a call alone, p50`, figure: percentile(alone.call, 0.5), unit: "ms" },
    { name: `a call alone, p95`, figure: percentile(alone.call, 0.95), unit: "ms" },
    { name: `beside ${name}, p50`, figure: percentile(beside.call, 0.5), unit: "ms" },
    { name: `beside ${name}, p95`, figure: percentile(beside.call, 0.95), unit: "ms" },
    { name: `beside ${name}, p50 against alone`, figure: ratio(0.5), unit: "×" },
    {
      name: `beside ${name}, p95 against alone`,
      figure: ratio(0.95),
      unit: "×",
      ...(goal ? { goal: { atMost: goal } } : {}),
    },
    { name: `beside ${name}, a kept page, p95`, figure: percentile(beside.page, 0.95), unit: "ms" },
    { name: `beside ${name}, not answered with 200`, figure: beside.failed, unit: "", goal: { atMost: 0 } },
    { name: "the flood: answered a second", figure: answered / seconds, unit: "" },
    { name: "the flood: refused a second", figure: refused / seconds, unit: "" },
  ];
}

function add(all: Measured, some: Measured): void {
  all.call.push(...some.call);
  all.page.push(...some.page);
  all.failed += some.failed;
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
        headers: { ...from("198.51.100.1"), token, "content-type": "application/json" },
        body: JSON.stringify({ courseId: "3" }),
      }),
    );
    await timed(measured.page, () => fetch(`${url}/lecturer`, { headers: from("198.51.100.1") }));
    await pause(INTERVAL_MS);
  }
  return measured;
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
