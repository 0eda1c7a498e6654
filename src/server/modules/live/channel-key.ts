import { createHmac, timingSafeEqual } from "node:crypto";
import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import type { Secrets } from "../../core/secrets.ts";

/**
 * The keys with which lecturers send to their channels. Calculated, not stored: a new version is a new key, and ends
 * the old one.
 */
export interface ChannelKeys {
  keyOf(channelNo: string, version: number): Promise<string>;
  isKey(given: string, channel: { channelNo: string; version: number }): Promise<boolean>;
}

export function createChannelKeys(secrets: Pick<Secrets, "get">): ChannelKeys {
  const keyOf = async (channelNo: string, version: number) => {
    return createHmac("sha256", await secrets.get("live"))
      .update(`${channelNo}/${version}`)
      .digest("base64url")
      .slice(0, 28);
  };
  return {
    keyOf,
    async isKey(given, { channelNo, version }) {
      const [one, other] = [Buffer.from(given), Buffer.from(await keyOf(channelNo, version))];
      return one.length === other.length && timingSafeEqual(one, other);
    },
  };
}

/** The version of a channel's key; a channel that nobody touched has the first. In scope `system`. */
export async function keyVersion(trx: Trx, channelNo: string): Promise<number> {
  return (
    (await trx.selectFrom("live_channel").where("user_no", "=", channelNo).select("key_version").executeTakeFirst())
      ?.key_version ?? 1
  );
}

/** Ends the key; gives the version of the next one, and who was let in with the old one. In scope `system`. */
export async function replaceKey(
  trx: Trx,
  { channelNo, now }: { channelNo: string; now: Date },
): Promise<{ version: number; publisher: { id: string; protocol: string } }> {
  await sql`insert into live_channel (user_no, gmt_create) values (${channelNo}, ${now}) on conflict (user_no) do nothing`.execute(
    trx,
  );
  const before = await trx
    .selectFrom("live_channel")
    .where("user_no", "=", channelNo)
    .select(["publisher_id", "publisher_protocol"])
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { key_version: version } = await trx
    .updateTable("live_channel")
    .set({ key_version: sql<number>`key_version + 1`, publisher_id: "", publisher_protocol: "", gmt_modified: now })
    .where("user_no", "=", channelNo)
    .returning("key_version")
    .executeTakeFirstOrThrow();
  return { version, publisher: { id: before.publisher_id, protocol: before.publisher_protocol } };
}
