import { onEachDatabase, pages, serveSignedIn, type Database, type SignedInPortal } from "./signed-in/pages.ts";
import type { Counted } from "./signed-in/server.ts";
import type { BenchRow } from "./table.ts";

/** What a signed-in course page is to reach, in pages a second of one core. */
const GOALS: Record<Database, number> = { embedded: 150, postgres: 400 };

/** Until the code is compiled. */
const WARM_UP = 80;
const ROUNDS = 5;
const LOOKS = 30;

/**
 * Pages of somebody who is signed in, on both databases: how many in a second of the server's own processor time, which
 * says the same beside other programs, what each sends to the database, and its bytes. Where LECTERN_BEFORE names the
 * folder of other sources with their build, both take turns and their ratio is given.
 */
export async function bench(): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  const before = process.env["LECTERN_BEFORE"];
  await onEachDatabase(async (database, environment) => {
    const now = await serveSignedIn(await environment());
    const other = before === undefined ? undefined : await serveSignedIn(await environment(), before);
    try {
      for (const page of pages) rows.push(...(await measure({ page, database, now, other })));
    } finally {
      await now.stop();
      await other?.stop();
    }
  });
  return rows;
}

interface Measured {
  page: (typeof pages)[number];
  database: Database;
  now: SignedInPortal;
  other: SignedInPortal | undefined;
}

async function measure({ page: { name, path }, database, now, other }: Measured): Promise<BenchRow[]> {
  const portals = other ? [now, other] : [now];
  const rates = portals.map((): number[] => []);
  for (const portal of portals) await portal.look(path, WARM_UP);
  const start = await countedOf(now);
  let bytes = { sent: 0, html: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, portal] of portals.entries()) {
      const { worked } = await countedOf(portal);
      const seen = await portal.look(path, LOOKS);
      if (portal === now) bytes = seen;
      rates[index]!.push((LOOKS * 1e6) / ((await countedOf(portal)).worked - worked));
    }
  }
  const end = await countedOf(now);
  const [rate = Number.NaN, rateBefore] = rates.map(median);
  const each = (what: "statements" | "transactions") => (end[what] - start[what]) / (ROUNDS * LOOKS);
  const title = `${name}, ${database}`;
  const isCourse = name === "course";
  return [
    {
      name: title,
      figure: rate,
      unit: "pages/s of CPU",
      ...(isCourse ? { goal: { atLeast: GOALS[database] } } : {}),
    },
    ...(rateBefore === undefined ? [] : [{ name: `${title}, against before`, figure: rate / rateBefore, unit: "×" }]),
    {
      name: `${title}, statements`,
      figure: each("statements"),
      unit: "a page",
      ...(isCourse ? { goal: { atMost: 8 } } : {}),
    },
    {
      name: `${title}, transactions`,
      figure: each("transactions"),
      unit: "a page",
      ...(isCourse ? { goal: { atMost: 2 } } : {}),
    },
    { name: `${title}, HTML`, figure: bytes.html / 1000, unit: "kB" },
    { name: `${title}, as sent`, figure: bytes.sent / 1000, unit: "kB" },
  ];
}

async function countedOf({ url }: SignedInPortal): Promise<Counted> {
  return (await (await fetch(`${url}/counted`)).json()) as Counted;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
