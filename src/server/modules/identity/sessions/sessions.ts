import { inBatches } from "../../../core/batches.ts";
import type { Session } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Bus } from "../../../database/bus.ts";
import type { Db, Trx } from "../../../database/connect.ts";
import { createSessionCache } from "./session-cache.ts";
import { readSessions, replaceSession, revokeSession, revokeSessions, type SessionRow } from "./session-queries.ts";
import { createToken, hashToken, isTokenShaped } from "./token.ts";

/** What a token stands for. Everything but `active` says why it no longer, or never, was good. */
export type SessionState =
  | { state: "active"; session: Session }
  | { state: "unknown" | "expired" | "elsewhere" | "ended" };

export interface Sessions {
  /** Seldom a query: what is known is kept in memory, and purged on every node when it changes. */
  find(token: string): Promise<SessionState>;
  /**
   * Opens a session and ends the account's older one, in the transaction of the sign-in. Call `changed` when it is
   * committed.
   */
  open(trx: Trx, who: { userNo: string; ip: string; userAgent: string }): Promise<string>;
  /** Ends a session on every node. */
  end(session: Session, reason: "logout" | "closed"): Promise<void>;
  /**
   * Ends all sessions of a user but the one that is kept, in the caller's transaction. Call `changed` when it is
   * committed.
   */
  endAll(trx: Trx, which: { userNo: string; keep?: string }): Promise<void>;
  /** A user's sessions or what a policy knows of the user changed: every node reads them again. */
  changed(userNo: string): Promise<void>;
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
  bus.onResync(cache.purgeAll);

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
      const known =
        cache.get(token) ?? (await cache.load(token, async () => knownOf(await read(hashToken(token)), now())));
      if (!known) return { state: "unknown" };
      return known.result.state === "active" && known.result.session.expiresAt <= now()
        ? { state: "expired" }
        : known.result;
    },
    async open(trx, who) {
      const token = createToken();
      const expiresAt = new Date(now().getTime() + SESSION_SECONDS * 1000);
      await replaceSession(trx, { ...who, tokenHash: hashToken(token), expiresAt });
      return token;
    },
    async end(session, reason) {
      await withActor(db, systemActor, (trx) => revokeSession(trx, session.sessionId, reason));
      await changed(session.userNo);
    },
    endAll: revokeSessions,
    changed,
    get cached() {
      return cache.size;
    },
  };
}

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
  const session: Session = {
    sessionId: row.session_id,
    userNo: row.user_no,
    orgNo: row.org_no,
    userType: row.user_type as Session["userType"],
    isOperator: row.is_operator,
    isVip: row.vip_until !== null && row.vip_until > now,
    expiresAt: row.gmt_expire,
  };
  return { state: "active", session };
}
