import { createHash } from "node:crypto";
import type { Trx } from "../../../database/connect.ts";

/** What is kept of an image of another host; null for one that could not be had. */
export interface KeptImage {
  storage_key: string | null;
  gmt_fetch: Date;
  gmt_ask: Date;
}

/** All of it in a transaction of scope system. */
export async function selectImage(trx: Trx, url: string): Promise<KeptImage | undefined> {
  return trx
    .selectFrom("remote_image")
    .select(["storage_key", "gmt_fetch", "gmt_ask"])
    .where("url_hash", "=", hashOf(url))
    .executeTakeFirst();
}

/** Writes down what came of fetching an image. Gives the key of the file that it takes the place of. */
export async function replaceImage(
  trx: Trx,
  { url, key, now }: { url: string; key: string | null; now: Date },
): Promise<string | null> {
  const before = await trx
    .selectFrom("remote_image")
    .select("storage_key")
    .where("url_hash", "=", hashOf(url))
    .forUpdate()
    .executeTakeFirst();
  await trx
    .insertInto("remote_image")
    .values({ url_hash: hashOf(url), url, storage_key: key, gmt_fetch: now, gmt_ask: now })
    .onConflict((conflict) =>
      conflict.column("url_hash").doUpdateSet({ storage_key: key, gmt_fetch: now, gmt_ask: now }),
    )
    .execute();
  return before?.storage_key ?? null;
}

/** Notes that an image is still asked for, or that it was tried again in vain. */
export async function touchImage(
  trx: Trx,
  url: string,
  times: Partial<Pick<KeptImage, "gmt_fetch" | "gmt_ask">>,
): Promise<void> {
  await trx.updateTable("remote_image").set(times).where("url_hash", "=", hashOf(url)).execute();
}

/** Images that nobody has asked for since. */
export async function selectUnasked(
  trx: Trx,
  { before, limit }: { before: Date; limit: number },
): Promise<{ url: string; storage_key: string | null }[]> {
  return trx
    .selectFrom("remote_image")
    .select(["url", "storage_key"])
    .where("gmt_ask", "<", before)
    .orderBy("gmt_ask")
    .limit(limit)
    .execute();
}

export async function removeImages(trx: Trx, urls: readonly string[]): Promise<void> {
  await trx.deleteFrom("remote_image").where("url_hash", "in", urls.map(hashOf)).execute();
}

/** An address may be longer than what an index takes. */
function hashOf(url: string): Buffer {
  return createHash("sha256").update(url).digest();
}
