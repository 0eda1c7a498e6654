import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";

export interface LoginKeyRow {
  key_id: string;
  /** SPKI, base64. */
  public_key: string;
  /** PKCS #8, base64. */
  private_key: string;
  gmt_expire: Date;
}

const columns = ["key_id", "public_key", "private_key", "gmt_expire"] as const;

export async function newestLoginKey(trx: Trx, now: Date): Promise<LoginKeyRow | undefined> {
  return await trx
    .selectFrom("login_key")
    .select(columns)
    .where("gmt_expire", ">", now)
    .orderBy("gmt_expire", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function findLoginKey(
  trx: Trx,
  { keyId, now }: { keyId: string; now: Date },
): Promise<LoginKeyRow | undefined> {
  return await trx
    .selectFrom("login_key")
    .select(columns)
    .where("key_id", "=", keyId)
    .where("gmt_expire", ">", now)
    .executeTakeFirst();
}

export async function insertLoginKey(trx: Trx, row: LoginKeyRow): Promise<void> {
  await trx.insertInto("login_key").values(row).execute();
}

/** Marks a nonce as used. False when it was used before, whichever node saw it. */
export async function useNonce(trx: Trx, { nonce, expiresAt }: { nonce: string; expiresAt: Date }): Promise<boolean> {
  const { rows } = await sql`insert into login_nonce_used (nonce, gmt_expire) values (${nonce}, ${expiresAt})
    on conflict (nonce) do nothing returning nonce`.execute(trx);
  return rows.length === 1;
}
