import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";
import { fail } from "../../../core/errors.ts";

/** A session as it is kept, with what of its user a policy needs. */
export interface SessionRow {
  token_hash: Uint8Array;
  session_id: string;
  user_no: string;
  org_no: string;
  user_type: number;
  is_operator: boolean;
  vip_until: Date | null;
  gmt_expire: Date;
  revoke_reason: string | null;
}

/** Sessions by the hashes of their tokens, in a transaction of scope `system`. */
export function readSessions(trx: Trx, tokenHashes: readonly Buffer[]): Promise<SessionRow[]> {
  return trx
    .selectFrom("user_session")
    .innerJoin("app_user", "app_user.user_no", "user_session.user_no")
    .select([
      "token_hash",
      "session_id",
      "app_user.user_no",
      "org_no",
      "user_type",
      "is_operator",
      "vip_until",
      "gmt_expire",
      "revoke_reason",
    ])
    .where(sql<boolean>`token_hash = any(${tokenHashes}::bytea[])`)
    .execute();
}

export interface NewSession {
  userNo: string;
  tokenHash: Buffer;
  ip: string;
  userAgent: string;
  expiresAt: Date;
}

/**
 * Ends the account's active session and opens another. The row of the user is locked, so that of several at once one is
 * left. ACCOUNT_LOCKED where an operator locked it.
 */
export async function replaceSession(trx: Trx, session: NewSession): Promise<void> {
  const { rows } = await sql<{
    is_locked: boolean;
  }>`select gmt_lock is not null as is_locked from app_user where user_no = ${session.userNo} for update`.execute(trx);
  if (rows[0]?.is_locked) fail("ACCOUNT_LOCKED");
  await trx
    .updateTable("user_session")
    .set({ gmt_revoke: sql<Date>`now()`, revoke_reason: "elsewhere" })
    .where("user_no", "=", session.userNo)
    .where("gmt_revoke", "is", null)
    .execute();
  await trx
    .insertInto("user_session")
    .values({
      user_no: session.userNo,
      token_hash: session.tokenHash,
      ip: session.ip,
      user_agent: session.userAgent.slice(0, 300),
      gmt_expire: session.expiresAt,
    })
    .execute();
}

export async function revokeSession(trx: Trx, sessionId: string, reason: "logout" | "closed"): Promise<void> {
  await trx
    .updateTable("user_session")
    .set({ gmt_revoke: sql<Date>`now()`, revoke_reason: reason })
    .where("session_id", "=", sessionId)
    .where("gmt_revoke", "is", null)
    .execute();
}

/** The row of the user is locked, so that no sign-in that is under way slips past. */
export async function revokeSessions(trx: Trx, { userNo, keep }: { userNo: string; keep?: string }): Promise<void> {
  await sql`select 1 from app_user where user_no = ${userNo} for update`.execute(trx);
  await sql`update user_session set gmt_revoke = now(), revoke_reason = 'closed'
    where user_no = ${userNo} and gmt_revoke is null and session_id is distinct from ${keep ?? null}::bigint`.execute(
    trx,
  );
}
