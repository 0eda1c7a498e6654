import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";

const columns = [
  "media_no",
  "user_no",
  "org_no",
  "kind",
  "state",
  "reason",
  "file_name",
  "media_type",
  "storage_key",
  "bytes",
  "seconds",
  "pages",
  "progress",
  "gmt_create",
] as const;

export type AssetRow = NonNullable<Awaited<ReturnType<typeof selectAsset>>>;

/** An asset as the actor of the transaction may see it. */
export function selectAsset(trx: Trx, mediaNo: string) {
  return trx.selectFrom("media_asset").where("media_no", "=", mediaNo).select(columns).executeTakeFirst();
}

/** The same, held until the transaction ends: nobody removes it meanwhile. */
export function holdAsset(trx: Trx, mediaNo: string) {
  return trx.selectFrom("media_asset").where("media_no", "=", mediaNo).select(columns).forUpdate().executeTakeFirst();
}

export interface AssetFilter {
  /** Whose; undefined for those of a whole organisation. */
  userNo: string | undefined;
  orgNo: string;
  kind?: string | undefined;
  keyword?: string | undefined;
}

export function selectAssets(
  trx: Trx,
  filter: AssetFilter,
  { pageSize, offset }: { pageSize: number; offset: number },
) {
  return filtered(trx, filter)
    .select(columns)
    .orderBy("gmt_create", "desc")
    .orderBy("media_no", "desc")
    .limit(pageSize)
    .offset(offset)
    .execute();
}

export async function countAssets(trx: Trx, filter: AssetFilter): Promise<number> {
  const { total } = await filtered(trx, filter)
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function filtered(trx: Trx, { userNo, orgNo, kind, keyword = "" }: AssetFilter) {
  let query = trx.selectFrom("media_asset");
  query = userNo === undefined ? query.where("org_no", "=", orgNo) : query.where("user_no", "=", userNo);
  if (kind !== undefined) query = query.where("kind", "=", kind);
  const words = keyword.trim();
  // What stands for anything in a pattern stands for itself here.
  if (words !== "") query = query.where("file_name", "ilike", `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  return query;
}

/** What an asset was made into, in the order of its making. */
export function selectAssetFiles(trx: Trx, mediaNo: string) {
  return trx
    .selectFrom("media_asset_file")
    .where("media_no", "=", mediaNo)
    .select([
      "kind",
      "name",
      "storage_key",
      "media_type",
      "file_name",
      "language",
      "seconds",
      "pages",
      "bytes",
      "sha256",
    ])
    .orderBy("id")
    .execute();
}

/** Which of these keys a row still names. In scope `system`. */
export async function selectNamedKeys(trx: Trx, keys: string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const list = sql.join(keys);
  const { rows } = await sql<{
    storage_key: string;
  }>`select storage_key from period_media where storage_key in (${list})
    union select storage_key from media_asset_file where storage_key in (${list})
    union select storage_key from media_asset where storage_key in (${list})
    union select storage_key from upload where storage_key in (${list})`.execute(trx);
  return new Set(rows.map(({ storage_key }) => storage_key));
}
