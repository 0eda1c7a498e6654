import { spawn } from "node:child_process";
import { join } from "node:path";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { systemActor, withActor } from "../../src/server/database/actor.ts";
import { canonicalJson } from "../../src/server/lib/canonical-json.ts";
import { readDraft, saveDraft } from "../../src/server/modules/sites/tenants/drafts/draft.ts";
import { publishDraft } from "../../src/server/modules/sites/tenants/drafts/publish-draft.ts";
import { listRevisions } from "../../src/server/modules/sites/tenants/revisions/revisions.ts";
import type { Layer } from "../../src/site/document/resolve.ts";
import { makeTenantsFolder, named } from "../tenants/folders.ts";
import { describeOnPostgres } from "./harness.ts";
import { siteNumbered } from "./numbered-site.ts";
import { databaseForTest, openNode, titleOf, until, type TenantsNode } from "./tenants-harness.ts";

/** How often the process is killed: `KILLS=50` for the long run. */
const KILLS = Number(process.env["KILLS"] ?? 3);
const author = { userNo: null, name: "somebody", audit: { actorKind: "cli" as const } };
const depsOf = ({ database, tenants }: TenantsNode) => ({
  db: database.db,
  check: tenants.check,
  now: () => new Date(),
});

/** Saves a site as the draft and publishes it. */
async function publish(node: TenantsNode, orgNo: string, layer: Layer): Promise<string> {
  const deps = depsOf(node);
  const { version, publishedRevision } = await readDraft(deps, orgNo);
  const saved = await saveDraft(deps, { orgNo, version, baseRevision: publishedRevision, layer, author });
  return (await publishDraft(deps, { orgNo, version: saved.version, message: "", author })).revision;
}

const siteNamed = (title: string): Layer => ({ version: 1, site: named(title) as Record<string, unknown> });

describe("a folder and the studio", () => {
  it("are two doors to one site: the later publishes over the earlier, and a draft that was begun before says so", async () => {
    const [folder, fresh] = [makeTenantsFolder(), await databaseForTest()];
    folder.write("2001/site.json", named("文件夹"));
    const node = await openNode(fresh, folder.root);
    await node.tenants.start({ watch: false });
    await node.tenants.settled();
    const shown = async () => titleOf(await node.tenants.resolve("2001"));
    // What the folder holds is what is edited, to the letter.
    expect(canonicalJson((await readDraft(depsOf(node), "2001")).layer)).toBe(
      canonicalJson({ version: 1, site: named("文件夹") }),
    );
    await publish(node, "2001", siteNamed("工作台"));
    await until(async () => (await shown()) === "工作台");
    // A folder that did not change has nothing to say, whenever it is read.
    await node.tenants.sync();
    expect(await shown()).toBe("工作台");
    const begun = await readDraft(depsOf(node), "2001");
    const { version } = await saveDraft(depsOf(node), {
      orgNo: "2001",
      version: begun.version,
      baseRevision: begun.baseRevision,
      layer: siteNamed("草稿"),
      author,
    });
    const isThere = async () =>
      (await node.tenants.resolve("2001"))?.fixedPaths("/org/2001").some(({ screen }) => screen === "grade");
    expect(await isThere()).toBe(true);
    folder.write("2001/site.json", named("又是文件夹"));
    folder.write("2001/screens/grade.json", "null");
    await node.tenants.sync();
    expect(await shown()).toBe("又是文件夹");
    expect(await isThere()).toBe(false);
    await expect(publishDraft(depsOf(node), { orgNo: "2001", version, message: "", author })).rejects.toMatchObject({
      constant: "SITE_PUBLISHED_MEANWHILE",
      data: { source: "folder" },
    });
    const after = await readDraft(depsOf(node), "2001");
    expect(after).toMatchObject({ isChanged: true, baseRevision: begun.baseRevision, layer: siteNamed("草稿") });
    const { rows } = await listRevisions(depsOf(node), "2001", { offset: 0, pageSize: 10 });
    expect(rows.map(({ source, ordinal }) => `${ordinal} ${source}`)).toEqual(["3 folder", "2 studio", "1 folder"]);
  });
});

describeOnPostgres("publishing from the studio", () => {
  it("shows on the other process at once", async () => {
    const [folder, fresh] = [makeTenantsFolder(), await databaseForTest()];
    folder.write("2001/site.json", named("第一"));
    const here = await openNode(fresh, folder.root);
    const there = await openNode(fresh, folder.root);
    await here.tenants.start({ watch: false });
    await here.tenants.settled();
    expect(titleOf(await there.tenants.resolve("2001"))).toBe("第一");
    await publish(here, "2001", siteNamed("第二"));
    await until(async () => titleOf(await there.tenants.resolve("2001")) === "第二");
  });

  it(
    `leaves the old site or the new, never half, when the process is killed (${KILLS} times)`,
    { timeout: 20_000 + KILLS * 5_000 },
    async () => {
      const fresh = await databaseForTest();
      const node = await openNode(fresh, makeTenantsFolder().root);
      let first = 1;
      const start = () =>
        spawn(process.execPath, [join(import.meta.dirname, "publish-loop.ts")], {
          env: { ...process.env, ...fresh.environment, FIRST: String(first) },
          stdio: ["pipe", "pipe", "inherit"],
        });
      for (let kill = 0; kill < KILLS; kill++) {
        const child = start();
        let told = 0;
        child.stdout.on("data", (text: Buffer) => (told = Number(text.toString().trim().split(" ").at(-1))));
        child.stdin.write("start\n");
        await until(() => told >= first + 1);
        // In the middle of the work, each time at another moment of it.
        await new Promise((next) => setTimeout(next, (kill * 13) % 29));
        const ended = new Promise((resolve) => child.once("exit", resolve));
        child.kill("SIGKILL");
        await ended;
        const { rows } = await withActor(node.database.db, systemActor, (trx) =>
          sql<{ patch: Layer; name: string; hosts: string[]; entries: number; newest: boolean }>`
        select patch, org_name as name, array(select host from site_host where org_no = '1001') as hosts,
          (select count(*)::int from audit_entry where action = 'site.publish' and actor_name = '' and actor_kind = 'cli') as entries,
          site_revision.ordinal = (select max(ordinal) from site_revision where org_no = '1001') as newest
        from site join organisation using (org_no) join site_revision on site_revision.id = published_revision
        where site.org_no = '1001'`.execute(trx),
        );
        const [site] = rows;
        const number = Number(site?.name);
        expect(number).toBeGreaterThanOrEqual(told);
        expect(site).toMatchObject({ patch: siteNumbered(number), hosts: [`n${number}.school.example`], newest: true });
        // What was interrupted can be gone on with: the draft is published whole, or still a draft.
        const draft = await readDraft(depsOf(node), "1001");
        expect(draft.isChanged ? draft.layer : draft.baseRevision).toEqual(
          draft.isChanged ? siteNumbered(number + 1) : draft.publishedRevision,
        );
        const counted = await withActor(node.database.db, systemActor, (trx) =>
          sql<{
            studio: number;
          }>`select count(*)::int as studio from site_revision where org_no = '1001' and source = 'studio'`.execute(
            trx,
          ),
        );
        expect(site?.entries).toBe(counted.rows[0]?.studio);
        first = number + 1;
      }
    },
  );
});
