import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { createBus, type Bus } from "../../src/server/database/bus.ts";
import { openDatabase, type OpenDatabase } from "../../src/server/database/connect.ts";
import { createOwnCheck, publishedBelow } from "../../src/server/modules/sites/tenants/drafts/own-check.ts";
import { readDraft, saveDraft, type DraftDeps } from "../../src/server/modules/sites/tenants/drafts/draft.ts";
import { publishDraft } from "../../src/server/modules/sites/tenants/drafts/publish-draft.ts";
import { readProductForms } from "../../src/server/modules/sites/tenants/forms.ts";
import { createTenants, type Tenants } from "../../src/server/modules/sites/tenants/index.ts";
import type { Tenant } from "../../src/server/modules/sites/tenants/tenant.ts";
import { publishLayers } from "../../src/server/modules/sites/tenants/layer-store.ts";
import { toPublish } from "../../src/server/modules/sites/tenants/layer-to-publish.ts";
import { productTexts } from "../../src/server/modules/sites/tenants/site-texts.ts";
import { createTenantStore } from "../../src/server/modules/sites/tenants/store.ts";
import type { Layer } from "../../src/site/document/resolve.ts";
import { createDatabase, createPostgres, findPostgres } from "../api/postgres.ts";
import { memoryInUse } from "./memory.ts";
import { use, titleOf, until, timed } from "./rendered-site.ts";
import { percentile, type BenchRow } from "./table.ts";

const count = 100_000;

/**
 * Measures 100,000 sites on one node, and how soon another process shows what is saved and published; on PostgreSQL.
 */
export async function bench(): Promise<BenchRow[]> {
  const programs = findPostgres();
  if (!programs) throw new Error("there is no PostgreSQL on this machine (pg_config was not found)");
  const folder = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  const postgres = await createPostgres(programs);
  try {
    const databaseUrl = await createDatabase(postgres.socketFolder, { name: "sites" });
    const tenantsDir = join(folder, "tenants");
    cpSync("tenants/default", join(tenantsDir, "default"), { recursive: true });
    writeSite(tenantsDir, "saved", "起初");
    return await measure(databaseUrl, tenantsDir);
  } finally {
    postgres.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(databaseUrl: string, tenantsDir: string): Promise<BenchRow[]> {
  const database = await openDatabase({ databaseUrl, dataDir: "" });
  const bus = await openBus(database);
  const first = await open(database, bus, tenantsDir);
  await first.start({ watch: false });
  await first.settled();
  await first.stop();
  const three = await heldBy(database, 3, async () => publishMany(database, 0, 3));
  const filling = await timed(() => publishMany(database, 3, count));

  const tenants = await open(database, bus, tenantsDir);
  const ready = await timed(() => tenants.start({ watch: true }));
  await tenants.settled();
  const rows: BenchRow[] = [
    { name: `${count} sites published, a thousand at a time`, figure: filling / 1000, unit: "s" },
    { name: `ready with ${count} sites`, figure: ready, unit: "ms", goal: { atMost: 2000 } },
    ...(await measureResolving(tenants)),
  ];
  const there = await startNode(databaseUrl);
  rows.push(...(await measureSaving({ tenants, tenantsDir, there })));
  rows.push(...(await measurePublishing({ database, tenants, there })));
  there.disconnect();
  await tenants.stop();
  const all = await heldBy(database, 30_000, async () => undefined);
  rows.push({
    name: `memory after 30,000 of ${count} sites were shown, above that with 3`,
    figure: (all - three) / 1e6,
    unit: "MB",
    goal: { atMost: 400 },
  });
  await bus.close();
  await database.close();
  return rows;
}

async function measureResolving(tenants: Tenants): Promise<BenchRow[]> {
  const hot = Array.from({ length: 100 }, (_, number) => orgNoOf(number));
  for (const orgNo of hot) use(await tenants.resolve(orgNo));
  const rounds = 300_000;
  const uses = await timed(() => {
    for (let round = 0; round < rounds; round++) use(tenants.peek(hot[round % hot.length] ?? ""));
  });
  const [queries, cold]: [number[], number[]] = [[], []];
  for (let number = 50_000; number < 50_500; number++) {
    let site: Tenant | undefined;
    queries.push(await timed(async () => (site = await tenants.resolve(orgNoOf(number)))));
    cold.push(await timed(() => use(site)));
  }
  return [
    {
      name: "resolve from cache, with view and screen",
      figure: (uses * 1000) / rounds,
      unit: "µs",
      goal: { atMost: 3 },
    },
    {
      name: "cold: patch, view and own home screen, compiled (median)",
      figure: percentile(cold, 0.5),
      unit: "ms",
      goal: { atMost: 1 },
    },
    { name: "the indexed query before it (median)", figure: percentile(queries, 0.5), unit: "ms" },
  ];
}

interface Nodes {
  tenants: Tenants;
  /** Another process of the server. */
  there: ChildProcess;
}

/** From the moment a file is written to the moment that its words are shown. */
async function measureSaving({ tenants, tenantsDir, there }: Nodes & { tenantsDir: string }): Promise<BenchRow[]> {
  const [own, other]: [number[], number[]] = [[], []];
  for (let round = 0; round < 50; round++) {
    const title = `改名${round}`;
    const before = performance.now();
    writeSite(tenantsDir, "saved", title);
    const shown = shownBy(there, "saved", title).then(() => other.push(performance.now() - before));
    await until(async () => titleOf(await tenants.resolve("saved")) === title);
    own.push(performance.now() - before);
    await shown;
  }
  return rowsOf("a saved file to shown (p99 of 50)", { own, other, atMost: 1000 });
}

/** From the moment that publishing is asked for, as the studio asks for it, with the check before it. */
async function measurePublishing({
  database,
  tenants,
  there,
}: Nodes & { database: OpenDatabase }): Promise<BenchRow[]> {
  const { db } = database;
  const store = createTenantStore({ db, product: productTexts, forms: await readProductForms() });
  const deps: DraftDeps = {
    db,
    check: createOwnCheck(publishedBelow({ db, bases: store.bases })),
    now: () => new Date(),
  };
  const author = { userNo: null, name: "bench", audit: { actorKind: "cli", actorName: "bench" } as const };
  const [own, other]: [number[], number[]] = [[], []];
  for (let round = 0; round < 200; round++) {
    const orgNo = orgNoOf(100 + (round % 10));
    const title = `发布${round}`;
    const draft = await readDraft(deps, orgNo);
    const { version } = await saveDraft(deps, {
      orgNo,
      version: draft.version,
      baseRevision: draft.publishedRevision,
      layer: layerOf(title),
      author,
    });
    // What the studio does with a draft when it is saved: whoever then publishes does not wait for it.
    await deps.check(orgNo, (await readDraft(deps, orgNo)).layer);
    const before = performance.now();
    const shown = shownBy(there, orgNo, title).then(() => other.push(performance.now() - before));
    await publishDraft(deps, { orgNo, version, message: "", author });
    await until(async () => titleOf(await tenants.resolve(orgNo)) === title);
    own.push(performance.now() - before);
    await shown;
  }
  return rowsOf("publish pressed to shown (p99 of 200)", { own, other, atMost: 50 });
}

function rowsOf(name: string, { own, other, atMost }: { own: number[]; other: number[]; atMost: number }): BenchRow[] {
  return [
    { name, figure: percentile(own, 0.99), unit: "ms", goal: { atMost } },
    { name: `the same by another process`, figure: percentile(other, 0.99), unit: "ms", goal: { atMost } },
    { name: `the same by another process (median)`, figure: percentile(other, 0.5), unit: "ms" },
  ];
}

/** What a store holds once it has shown so many sites, each with its home page. */
async function heldBy(database: OpenDatabase, sites: number, prepare: () => Promise<void>): Promise<number> {
  await prepare();
  const store = createTenantStore({ db: database.db, product: productTexts, forms: await readProductForms() });
  use(await store.resolve("default"));
  for (let number = 0; number < sites; number++) use(await store.resolve(orgNoOf(number)));
  const held = memoryInUse();
  use(await store.resolve(orgNoOf(0)));
  return held;
}

async function publishMany(database: OpenDatabase, from: number, to: number): Promise<void> {
  for (let start = from; start < to; start += 1000) {
    const numbers = Array.from({ length: Math.min(1000, to - start) }, (_, index) => start + index);
    const layers = numbers.map((number) =>
      toPublish({ kind: "organisation", orgNo: orgNoOf(number) }, layerOf(`第${number}职业学校`)),
    );
    await withActor(database.db, systemActor, (trx) =>
      publishLayers(
        trx,
        layers.map((layer) => ({ ...layer, source: "cli" as const })),
      ),
    );
  }
}

async function startNode(databaseUrl: string): Promise<ChildProcess> {
  const node = fork(join(import.meta.dirname, "sites-node.ts"), [databaseUrl]);
  await once(node, "message");
  return node;
}

async function shownBy(node: ChildProcess, orgNo: string, title: string): Promise<void> {
  node.send({ orgNo, title });
  await once(node, "message");
}

const openBus = ({ pool, connection }: OpenDatabase): Promise<Bus> =>
  createBus({ pool, connection, onError: (error) => console.error(error) });
const open = ({ db }: OpenDatabase, bus: Bus, tenantsDir: string): Promise<Tenants> =>
  createTenants({ db, bus, tenantsDir, log: pino({ level: "silent" }) });
const orgNoOf = (number: number): string => `b${number}`;

/** What a site of some care has of its own: name, words, colours, an entry of the navigation, another home. */
function layerOf(title: string): Layer {
  const name = { text: { "zh-CN": title, en: title } };
  const intro = {
    text: {
      "zh-CN": `${title}面向在职人员，开设数控、电工、烹饪、护理等课程，线上学习与线下实训结合。`.repeat(3),
      en: "Courses for people at work, online and at the bench.",
    },
  };
  return {
    version: 1,
    site: { version: 1, info: { title: name, service1: "4000000009" }, organisation: { orgName: name, intro } },
    theme: {
      version: 1,
      color: {
        light: { primary: "#0b5c8a", primaryHover: "#084767", hero: "#084767" },
        dark: { primary: "#9bd0f0", primaryHover: "#b9def5" },
      },
    },
    nav: { version: 1, items: { ours: { navTitle: name, navUrl: "/info", order: 5 } } },
    screens: {
      home: {
        version: 1,
        blocks: {
          welcome: { type: "sectionHeading", in: "main", order: 1, props: { heading: name } },
          statement: null,
        },
      },
    },
  };
}

function writeSite(tenantsDir: string, orgNo: string, title: string): void {
  mkdirSync(join(tenantsDir, orgNo), { recursive: true });
  writeFileSync(join(tenantsDir, orgNo, "site.json"), JSON.stringify(layerOf(title).site));
}
