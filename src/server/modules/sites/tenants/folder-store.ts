import { hostname } from "node:os";
import { sql } from "kysely";
import { type AuditRecord, recordAudits } from "../../audit/index.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db } from "../../../database/connect.ts";
import { forgetFaults } from "./folder-errors.ts";
import { publishLayers, suspendGoneSites, type LayerToPublish } from "./layer-store.ts";
import { layerOfFolder } from "./names.ts";

/** A checked layer with the state of the folder it came from. */
export interface FolderToPublish {
  folder: string;
  stamp: string;
  layer: LayerToPublish;
}

/** A folder as it was last taken over: the stamp of its files, and the digest of the layer that they are. */
export interface FolderState {
  stamp: string;
  digest: string;
}

/** The state of each folder when it was last taken over; of all folders, or of these. */
export async function readFolderStates(db: Db, folders?: readonly string[]): Promise<Map<string, FolderState>> {
  const rows = await withActor(db, systemActor, (trx) => {
    const query = trx.selectFrom("site_folder").select(["folder", "stamp", "digest"]);
    return (folders ? query.where(sql<boolean>`folder = any(${folders}::text[])`) : query).execute();
  });
  return new Map(rows.map(({ folder, stamp, digest }) => [folder, { stamp, digest }]));
}

/**
 * Publishes what differs from the last time, in one transaction, and gives the folders that did. Two processes that
 * see the same change wait for each other here, and the second finds it done.
 */
export async function publishFolders(db: Db, batch: readonly FolderToPublish[]): Promise<Set<string>> {
  const ordered = batch.toSorted((a, b) => (a.folder < b.folder ? -1 : 1));
  const folders = ordered.map(({ folder }) => folder);
  return withActor(db, systemActor, async (trx) => {
    await sql`insert into site_folder (folder, stamp, digest) select folder, '', '' from unnest(${folders}::text[]) as folder
      order by folder on conflict (folder) do nothing`.execute(trx);
    const held = await sql<{ folder: string; digest: string }>`
      select folder, digest from site_folder where folder = any(${folders}::text[]) order by folder for update`.execute(
      trx,
    );
    await forgetFaults(trx, folders);
    const digests = new Map(held.rows.map(({ folder, digest }) => [folder, digest]));
    const changed = ordered.filter(({ folder, layer }) => digests.get(folder) !== layer.digest);
    if (changed.length > 0)
      await publishLayers(
        trx,
        changed.map(({ layer }) => layer),
      );
    await recordAudits(
      trx,
      changed.map(({ folder, layer }) =>
        recordOf(folder, { action: "site.publish", detail: { digest: layer.digest } }),
      ),
    );
    const states = JSON.stringify(ordered.map(({ folder, stamp, layer }) => ({ folder, stamp, digest: layer.digest })));
    await sql`update site_folder set stamp = state.stamp, digest = state.digest, gmt_modified = now()
      from json_to_recordset(${states}::json) as state(folder text, stamp text, digest text)
      where state.folder = site_folder.folder`.execute(trx);
    return new Set(changed.map(({ folder }) => folder));
  });
}

/** Suspends the sites of organisations whose folders are gone, and gives those that had come from a folder. */
export async function forgetFolders(db: Db, orgNos: readonly string[]): Promise<string[]> {
  return withActor(db, systemActor, async (trx) => {
    const gone = await trx
      .deleteFrom("site_folder")
      .where(sql<boolean>`folder = any(${orgNos}::text[])`)
      .returning("folder")
      .execute();
    await forgetFaults(trx, orgNos);
    const suspended = gone.map(({ folder }) => folder);
    if (suspended.length > 0) await suspendGoneSites(trx, suspended);
    await recordAudits(
      trx,
      suspended.map((folder) => recordOf(folder, { action: "site.suspend", detail: { reason: "folder removed" } })),
    );
    return suspended;
  });
}

/** What a folder did, for the audit log; the machine tells apart several servers with folders of their own. */
function recordOf(folder: string, { action, detail }: Pick<AuditRecord, "action" | "detail">): AuditRecord {
  const layer = layerOfFolder(folder);
  return {
    actorKind: "folder",
    actorName: hostname(),
    action,
    subject: `site:${folder}`,
    ...(layer?.kind === "organisation" ? { orgNo: layer.orgNo } : {}),
    detail,
  };
}
