import { UserTypeEnum } from "../../../../generated/enums.ts";
import { inBatches } from "../../../core/batches.ts";
import type { ExamRoom, Session } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Bus } from "../../../database/bus.ts";
import type { Db, Trx } from "../../../database/connect.ts";
import { createSessionCache } from "./session-cache.ts";
import type { StaffRole } from "../../../../generated/contract.ts";
import {
  actFor,
  readSessions,
  replaceSession,
  revokeRoomSessions,
  revokeSession,
  revokeSessions,
  type SessionRow,
} from "./session-queries.ts";
import { createToken, hashToken, isTokenShaped } from "./token.ts";

/**
 * What a token stands for. `room` is good in the exam room alone: who asks for `active` refuses it. Everything else says
 * why it no longer, or never, was good.
 */
export type SessionState =
  | { state: "active"; session: Session }
  | { state: "room"; session: Session & { room: ExamRoom } }
  | { state: "unknown" | "expired" | "elsewhere" | "ended" };

export interface Sessions {
  /** Seldom a query: what is known is kept in memory, and purged on every node when it changes. */
  find(token: string): Promise<SessionState>;
  /**
   * Opens a session and ends the account's older one, in the transaction of the sign-in; with an admission one of the
   * exam room, which leaves the account's sign-in alone. Call `changed` when it is committed.
   */
  open(trx: Trx, who: { userNo: string; ip: string; userAgent: string; admissionId?: string }): Promise<string>;
  /** Ends a session on every node. */
  end(session: Session, reason: "logout" | "closed"): Promise<void>;
  /**
   * Ends all sessions of a user but the one that is kept, in the caller's transaction. Call `changed` when it is
   * committed.
   */
  endAll(trx: Trx, which: { userNo: string; keep?: string }): Promise<void>;
  /**
   * Ends the sessions that came by admission codes, in the caller's transaction. Gives whose they were: call `changed` of
   * each when it is committed.
   */
  endRooms(trx: Trx, admissionIds: readonly string[]): Promise<string[]>;
  /**
   * For which organisation the person of a session acts from now on; undefined: as themselves. In the caller's
   * transaction. Call `changed` when it is committed.
   */
  actFor(trx: Trx, which: { sessionId: string; orgNo: string | undefined }): Promise<void>;
  /** A user's sessions or what a policy knows of the user changed: every node reads them again. */
  changed(userNo: string): Promise<void>;
  /** Whether the session of a token is in memory; no proof that it still holds. */
  isCached(token: string): boolean;
  /** Sessions in memory. */
  readonly cached: number;
}

/** Seconds: how long a session lasts after the sign-in. */
export const SESSION_SECONDS = 24 * 60 * 60;

interface Options {
  db: Db;
  bus: Bus;
  now(): Date;
}

export async function createSessions({ db, bus, now }: Options): Promise<Sessions> {
  const cache = createSessionCache<Known>({ max: 20_000, ttl: 60_000 });
  await bus.on(CHANNEL, cache.purgeUser);
  bus.onStale(cache.purgeAll);

  // When an exam opens, thousands come whose sessions are not in memory.
  const read = inBatches({
    largest: LARGEST_BATCH,
    async store(tokenHashes: readonly Buffer[]) {
      const rows = await withActor(db, systemActor, (trx) => readSessions(trx, tokenHashes));
      const byHash = new Map(rows.map((row) => [Buffer.from(row.token_hash).toString("hex"), row]));
      return tokenHashes.map((hash) => byHash.get(hash.toString("hex")));
    },
  });
  const changed = (userNo: string) => {
    cache.purgeUser(userNo);
    return bus.publish(CHANNEL, userNo);
  };
  return {
    async find(token) {
      if (!isTokenShaped(token)) return { state: "unknown" };
      // By the token itself: its hash is for the database, and would be the larger part of the work here.
      const kept = bus.isListening() ? cache.get(token) : undefined;
      const known = kept ?? (await cache.load(token, async () => knownOf(await read(hashToken(token)), now())));
      if (!known) return { state: "unknown" };
      return "session" in known.result && known.result.session.expiresAt <= now() ? { state: "expired" } : known.result;
    },
    async open(trx, who) {
      const token = createToken();
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + SESSION_SECONDS * 1000);
      const { admissionId } = who;
      await replaceSession(trx, { ...who, admissionId, tokenHash: hashToken(token), createdAt, expiresAt });
      return token;
    },
    async end(session, reason) {
      await withActor(db, systemActor, (trx) => revokeSession(trx, session.sessionId, reason));
      await changed(session.userNo);
    },
    endAll: revokeSessions,
    endRooms: revokeRoomSessions,
    actFor: (trx, { sessionId, orgNo }) => actFor(trx, sessionId, orgNo ?? null),
    changed,
    isCached: cache.has,
    get cached() {
      return cache.size;
    },
  };
}

/**
 * ms that a session of the exam room lasts after the server closed its attempt. It only saves by then: an answer that a
 * page could not send in time is kept, and a person decides about it.
 */
const LATE_MS = 60 * 60_000;

const CHANNEL = "session";
/** Sessions that one statement reads at most. */
const LARGEST_BATCH = 200;

interface Known {
  userNo: string;
  result: SessionState;
}

function knownOf(row: SessionRow | undefined, now: Date): Known | undefined {
  return row && { userNo: row.user_no, result: stateOf(row, now) };
}

function stateOf(row: SessionRow, now: Date): SessionState {
  if (row.revoke_reason === "elsewhere") return { state: "elsewhere" };
  if (row.revoke_reason !== null) return { state: "ended" };
  const room = roomOf(row);
  if (room) return room.isRevoked ? { state: "ended" } : { state: "room", session: room.session };
  const session: Session = {
    sessionId: row.session_id,
    userNo: row.user_no,
    orgNo: row.org_no,
    userType: row.user_type as Session["userType"],
    isOperator: row.is_operator,
    isVip: row.vip_until !== null && row.vip_until > now,
    expiresAt: row.gmt_expire,
    ...(row.has_staff_place ? { hasStaffPlace: true } : {}),
  };
  return { state: "active", session: asStaff(session, row) };
}

/** Who acts for an organisation has its rights there as far as the role reaches, and none of their own. */
function asStaff(session: Session, { staff_org_no: orgNo, staff_role: role }: SessionRow): Session {
  if (orgNo === null) return session;
  if (role === null) return { ...session, isFormerStaff: true };
  // The table knows no other roles.
  const staff = { role: role as StaffRole };
  return { ...session, orgNo, userType: UserTypeEnum.organisation, isOperator: false, isVip: false, staff };
}

function roomOf(row: SessionRow): { session: Session & { room: ExamRoom }; isRevoked: boolean } | undefined {
  const { admission_id, exam_id, exam_org_no, person_name, gmt_handed_in } = row;
  if (admission_id === null || exam_id === null || exam_org_no === null || person_name === null) return undefined;
  const last = (gmt_handed_in?.getTime() ?? Infinity) + LATE_MS;
  const session = {
    sessionId: row.session_id,
    userNo: row.user_no,
    orgNo: exam_org_no,
    userType: UserTypeEnum.learner,
    isOperator: false,
    isVip: false,
    expiresAt: new Date(Math.min(row.gmt_expire.getTime(), last)),
    room: { admissionId: admission_id, examId: exam_id, personName: person_name, since: row.gmt_create },
  };
  return { session, isRevoked: row.is_code_revoked !== false };
}
