import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import pino from "pino";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { createBus } from "../../src/server/database/bus.ts";
import { openDatabase } from "../../src/server/database/connect.ts";
import { createTenants } from "../../src/server/modules/sites/tenants/index.ts";
import { readDraft, saveDraft, type DraftDeps } from "../../src/server/modules/sites/tenants/drafts/draft.ts";
import { publishDraft } from "../../src/server/modules/sites/tenants/drafts/publish-draft.ts";
import { diffRevisions, listRevisions } from "../../src/server/modules/sites/tenants/revisions/revisions.ts";
import { percentile, type BenchRow } from "./table.ts";

const count = 100_000;
const [busy, calm] = ["busy", "calm"];
const author = { userNo: null, name: "bench", audit: { actorKind: "cli" as const } };

/**
 * Measures a site with 100,000 revisions beside one with a handful, on the embedded database: neither may be noticed.
 */
export async function bench(): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), "lectern-bench-"));
  const tenantsDir = join(folder, "tenants");
  cpSync("tenants/default", join(tenantsDir, "default"), { recursive: true });
  for (const orgNo of [busy, calm]) {
    mkdirSync(join(tenantsDir, orgNo));
    writeFileSync(join(tenantsDir, orgNo, "site.json"), JSON.stringify({ version: 1 }));
  }
  const database = await openDatabase({ dataDir: join(folder, "data") });
  const bus = await createBus({
    pool: database.pool,
    connection: database.connection,
    onError: (error) => console.error(error),
  });
  const tenants = await createTenants({ db: database.db, bus, tenantsDir, log: pino({ level: "silent" }) });
  try {
    await tenants.start({ watch: false });
    await withActor(database.db, systemActor, (trx) =>
      sql`insert into site_revision (org_no, document_version, patch, digest, source, message)
        select ${busy}, 1, '{"version":1,"site":{"version":1}}', '', 'studio', 'revision ' || number
        from generate_series(1, ${count}::int) as number`.execute(trx),
    );
    return await measure({ db: database.db, check: tenants.check, now: () => new Date() });
  } finally {
    await tenants.stop();
    await bus.close();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(deps: DraftDeps): Promise<BenchRow[]> {
  const page = (offset: number) => median(50, () => listRevisions(deps, busy, { offset, pageSize: 20 }));
  const { rows } = await listRevisions(deps, busy, { offset: 0, pageSize: 20 });
  const [newest, older] = [rows[0]?.id ?? "", rows[19]?.id ?? ""];
  return [
    { name: `the first page of a history of ${count}`, figure: await page(0), unit: "ms", goal: { atMost: 10 } },
    { name: "its last page", figure: await page(count - 10), unit: "ms", goal: { atMost: 10 } },
    {
      name: "the difference of two revisions in it",
      figure: await median(50, () => diffRevisions(deps, { orgNo: busy, from: older, to: newest })),
      unit: "ms",
    },
    {
      name: "saving and publishing a draft (median of 30)",
      figure: await median(30, (round) => publish(deps, busy, round)),
      unit: "ms",
    },
    {
      name: "the same for a site with few revisions",
      figure: await median(30, (round) => publish(deps, calm, round)),
      unit: "ms",
    },
  ];
}

async function publish(deps: DraftDeps, orgNo: string, round: number): Promise<void> {
  const { version, publishedRevision } = await readDraft(deps, orgNo);
  const title = { text: { "zh-CN": String(round), en: String(round) } };
  const saved = await saveDraft(deps, {
    orgNo,
    version,
    baseRevision: publishedRevision,
    layer: { version: 1, site: { version: 1, info: { title } } },
    author,
  });
  await publishDraft(deps, { orgNo, version: saved.version, message: "", author });
}

async function median(rounds: number, work: (round: number) => Promise<unknown>): Promise<number> {
  const samples: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await work(round);
    samples.push(performance.now() - began);
  }
  return percentile(samples, 0.5);
}
