import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";
import type { TokenScope } from "./scopes.ts";

export interface TokenRow {
  id: string;
  user_no: string;
  user_name: string;
  org_no: string;
  user_type: number;
  is_operator: boolean;
  is_locked: boolean;
  name: string;
  scopes: TokenScope[];
  gmt_create: Date;
  gmt_expire: Date | null;
  gmt_revoke: Date | null;
  gmt_last_use: Date | null;
}

const columns = sql`operator_token.id, operator_token.user_no,
  coalesce(nullif(app_user.name, ''), app_user.login_name) as user_name, app_user.org_no, app_user.user_type,
  app_user.is_operator, app_user.gmt_lock is not null as is_locked, operator_token.name, operator_token.scopes,
  operator_token.gmt_create, operator_token.gmt_expire, operator_token.gmt_revoke, operator_token.gmt_last_use`;

export async function selectToken(trx: Trx, tokenHash: Buffer): Promise<TokenRow | undefined> {
  const { rows } =
    await sql<TokenRow>`select ${columns} from operator_token join app_user using (user_no) where token_hash = ${tokenHash}`.execute(
      trx,
    );
  return rows[0];
}

/** Those that are good first, the newest first. */
export async function selectTokens(trx: Trx, limit: number): Promise<TokenRow[]> {
  const { rows } = await sql<TokenRow>`select ${columns} from operator_token join app_user using (user_no)
    order by operator_token.gmt_revoke is not null, operator_token.id desc limit ${limit}`.execute(trx);
  return rows;
}

export interface NewToken {
  userNo: string;
  name: string;
  tokenHash: Buffer;
  scopes: readonly TokenScope[];
  expiresAt: Date | undefined;
  now: Date;
}

export async function insertToken(
  trx: Trx,
  { userNo, name, tokenHash, scopes, expiresAt, now }: NewToken,
): Promise<string> {
  const { rows } = await sql<{
    id: string;
  }>`insert into operator_token (user_no, name, token_hash, scopes, gmt_create, gmt_expire)
    values (${userNo}, ${name}, ${tokenHash}, ${[...scopes]}::text[], ${now}, ${expiresAt ?? null}) returning id`.execute(
    trx,
  );
  return rows[0]?.id ?? "";
}

/** Ends a token; undefined where there is none, or it was ended before. */
export async function revokeToken(
  trx: Trx,
  { id, now }: { id: string; now: Date },
): Promise<{ name: string } | undefined> {
  const { rows } = await sql<{
    name: string;
  }>`update operator_token set gmt_revoke = ${now} where id = ${id} and gmt_revoke is null returning name`.execute(trx);
  return rows[0];
}

/** Notes a use, once a minute at most: a program that calls often must not write as often. */
export async function noteUse(trx: Trx, { id, ip, now }: { id: string; ip: string; now: Date }): Promise<void> {
  await sql`update operator_token set gmt_last_use = ${now}, last_ip = ${ip.slice(0, 60)}
    where id = ${id} and (gmt_last_use is null or gmt_last_use < ${new Date(now.getTime() - 60_000)})`.execute(trx);
}
