import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";

export interface TakenAsset {
  media_no: string;
  kind: string;
  media_type: string;
  file_name: string;
  storage_key: string;
  bytes: string;
  sha256: Buffer;
  attempts: number;
}

/** Takes the asset that waits longest to be made ready, for itself alone until `until`. */
export async function takeAsset(trx: Trx, { now, until }: { now: Date; until: Date }): Promise<TakenAsset | undefined> {
  const { rows } = await sql<TakenAsset>`update media_asset set attempts = attempts + 1, gmt_lease = ${until}
    where media_no = (select media_no from media_asset where state = 'processing' and gmt_lease <= ${now}
      order by gmt_create limit 1 for update skip locked)
    returning media_no, kind, media_type, file_name, storage_key, bytes, sha256, attempts`.execute(trx);
  return rows[0];
}

/** Holds it longer and says how far it is. False where somebody removed it or took it over. */
export async function holdLonger(
  trx: Trx,
  { taken, until, progress }: { taken: TakenAsset; until: Date; progress: number },
): Promise<boolean> {
  const { numUpdatedRows } = await mine(trx, taken).set({ gmt_lease: until, progress }).executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Lets it be taken again from `from` on. A try that was given up counts as none. */
export async function letGoOf(
  trx: Trx,
  { taken, from, counts }: { taken: TakenAsset; from: Date; counts: boolean },
): Promise<void> {
  await mine(trx, taken)
    .set({ gmt_lease: from, progress: 0, attempts: taken.attempts - (counts ? 0 : 1) })
    .execute();
}

export async function failAsset(
  trx: Trx,
  { taken, reason, now }: { taken: TakenAsset; reason: string; now: Date },
): Promise<void> {
  await mine(trx, taken).set({ state: "failed", reason, progress: 0, gmt_modified: now }).execute();
}

export interface MadeRow {
  kind: string;
  name: string;
  storage_key: string;
  media_type: string;
  file_name: string;
  seconds: number | null;
  pages: number | null;
  bytes: number | string;
  sha256: Buffer;
}

/**
 * It is ready: what it was made into takes the place of what it was made into before. False where it is not ours any
 * more.
 */
export async function finishAsset(
  trx: Trx,
  {
    taken,
    files,
    seconds,
    pages,
    now,
  }: { taken: TakenAsset; files: MadeRow[]; seconds: number | null; pages: number | null; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await mine(trx, taken)
    .set({ state: "ready", reason: "", progress: 100, seconds, pages, gmt_modified: now })
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await trx.deleteFrom("media_asset_file").where("media_no", "=", taken.media_no).execute();
  await trx
    .insertInto("media_asset_file")
    .values(files.map((file) => ({ ...file, media_no: taken.media_no })))
    .execute();
  return true;
}

function mine(trx: Trx, taken: TakenAsset) {
  return trx
    .updateTable("media_asset")
    .where("media_no", "=", taken.media_no)
    .where("state", "=", "processing")
    .where("attempts", "=", taken.attempts);
}
