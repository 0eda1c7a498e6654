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
  gmt_create: Date;
  admission_id: string | null;
  /** Of a session of the exam room: the exam, whose it is, who came, and whether the code was revoked since. */
  exam_id: string | null;
  exam_org_no: string | null;
  /** For which organisation the person chose to act, and what they are there; null where they are not its staff. */
  staff_org_no: string | null;
  staff_role: string | null;
  /** Whether any organisation ever asked them to work for it. */
  has_staff_place: boolean;
  person_name: string | null;
  is_code_revoked: boolean | null;
  /** When the attempt of that session was submitted, by the person or by the server; null before. */
  gmt_handed_in: Date | null;
}

/** Sessions by the hashes of their tokens, in a transaction of scope `system`. */
export function readSessions(trx: Trx, tokenHashes: readonly Buffer[]): Promise<SessionRow[]> {
  return trx
    .selectFrom("user_session")
    .innerJoin("app_user", "app_user.user_no", "user_session.user_no")
    .leftJoin("exam_admission", "exam_admission.id", "user_session.admission_id")
    .leftJoin("org_staff", (join) =>
      join
        .onRef("org_staff.org_no", "=", "user_session.staff_org_no")
        .onRef("org_staff.user_no", "=", "user_session.user_no")
        .on("org_staff.state", "=", "accepted"),
    )
    .select([
      "token_hash",
      "session_id",
      "app_user.user_no",
      "app_user.org_no",
      "user_type",
      "is_operator",
      "vip_until",
      "user_session.gmt_expire",
      "revoke_reason",
      "user_session.gmt_create",
      "admission_id",
      "exam_id",
      "exam_admission.org_no as exam_org_no",
      "staff_org_no",
      "staff_role",
      "person_name",
      sql<boolean>`exists (select from org_staff as place where place.user_no = app_user.user_no)
        or exists (select from org_staff as place where place.mobile = app_user.mobile and place.state = 'open')`.as(
        "has_staff_place",
      ),
      sql<boolean | null>`exam_admission.gmt_revoke is not null`.as("is_code_revoked"),
      sql<Date | null>`case when exam_admission.id is not null then (select max(gmt_submit) from exam_attempt
        where exam_attempt.exam_id = exam_admission.exam_id and exam_attempt.user_no = user_session.user_no
          and gmt_submit >= user_session.gmt_create) end`.as("gmt_handed_in"),
    ])
    .where(sql<boolean>`token_hash = any(${tokenHashes}::bytea[])`)
    .execute();
}

export interface NewSession {
  userNo: string;
  tokenHash: Buffer;
  ip: string;
  userAgent: string;
  createdAt: Date;
  expiresAt: Date;
  /** By whose admission code; undefined for a sign-in. */
  admissionId: string | undefined;
}

/**
 * Ends the account's active session of the same kind (its sign-in, or that of one admission) and opens another. The row
 * of the user is locked, so that of several at once one is left. ACCOUNT_LOCKED where an operator locked it.
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
    .where(sql<boolean>`admission_id is not distinct from ${session.admissionId ?? null}::bigint`)
    .where("gmt_revoke", "is", null)
    .execute();
  await trx
    .insertInto("user_session")
    .values({
      user_no: session.userNo,
      token_hash: session.tokenHash,
      ip: session.ip,
      user_agent: session.userAgent.slice(0, 300),
      gmt_create: session.createdAt,
      gmt_expire: session.expiresAt,
      admission_id: session.admissionId ?? null,
    })
    .execute();
}

/** For which organisation somebody acts in a session from now on; null: as themselves. */
export async function actFor(trx: Trx, sessionId: string, orgNo: string | null): Promise<void> {
  await trx
    .updateTable("user_session")
    .set({ staff_org_no: orgNo })
    .where("session_id", "=", sessionId)
    .where("gmt_revoke", "is", null)
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

/** Ends the sessions that came by admission codes. Gives whose they were. */
export async function revokeRoomSessions(trx: Trx, admissionIds: readonly string[]): Promise<string[]> {
  const rows = await trx
    .updateTable("user_session")
    .set({ gmt_revoke: sql<Date>`now()`, revoke_reason: "closed" })
    .where(sql<boolean>`admission_id = any(${[...admissionIds]}::bigint[])`)
    .where("gmt_revoke", "is", null)
    .returning("user_no")
    .execute();
  return rows.map(({ user_no }) => user_no);
}

/** The row of the user is locked, so that no sign-in that is under way slips past. */
export async function revokeSessions(trx: Trx, { userNo, keep }: { userNo: string; keep?: string }): Promise<void> {
  await sql`select 1 from app_user where user_no = ${userNo} for update`.execute(trx);
  await sql`update user_session set gmt_revoke = now(), revoke_reason = 'closed'
    where user_no = ${userNo} and gmt_revoke is null and session_id is distinct from ${keep ?? null}::bigint`.execute(
    trx,
  );
}
