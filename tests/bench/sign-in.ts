import { createClient } from "../api/client.ts";
import { accounts } from "../../src/demo/content/accounts.ts";
import { lecturers } from "../../src/demo/content/lecturers.ts";
import { servePortal } from "./serve.ts";
import { percentile, type BenchRow } from "./table.ts";

const TRIES = 200;

/** Refused sign-ins of known and of unknown names, in turns: whoever measures must not learn which names there are. */
export async function bench(): Promise<BenchRow[]> {
  const portal = await servePortal({ DEMO: "on", TRUST_PROXY: "on" });
  try {
    const client = createClient(portal.url);
    // Accounts lock after twenty wrong passwords over all addresses: many take turns.
    const names = [...accounts, ...lecturers].map(({ mobile }) => mobile).filter((name) => name !== undefined);
    const took = { known: [] as number[], unknown: [] as number[] };
    for (let count = 0; count < TRIES; count += 1) {
      const tries = [
        [took.known, names[count % names.length] ?? ""],
        [took.unknown, `1990000${String(1000 + (count % names.length))}`],
      ] as const;
      for (const [into, name] of count % 2 === 0 ? tries : tries.toReversed()) {
        const headers = { "x-forwarded-for": `10.${into === took.known ? 1 : 2}.0.${count}` };
        const started = performance.now();
        const { msg } = await client.tryToSignIn(name, "Wrong#2026", { headers });
        into.push(performance.now() - started);
        if (msg !== "账号或密码错误") throw new Error(`a wrong password was answered with "${msg}"`);
      }
    }
    const [known, unknown] = [percentile(took.known, 0.5), percentile(took.unknown, 0.5)];
    return [
      { name: "wrong password, median", figure: known, unit: "ms" },
      { name: "unknown name, median", figure: unknown, unit: "ms" },
      { name: "difference of the medians", figure: Math.abs(known - unknown), unit: "ms", goal: { atMost: 10 } },
    ];
  } finally {
    await portal.stop();
  }
}
