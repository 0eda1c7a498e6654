import { PLATFORM } from "../../../lib/org-no.ts";
import { randomBytes } from "node:crypto";
import type { Session } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Db } from "../../../database/connect.ts";
import { isSameSecret } from "../../../core/same-secret.ts";
import type { SessionState } from "../sessions/sessions.ts";
import { hashToken } from "../sessions/token.ts";
import { machineUserNo } from "./machine-account.ts";
import { noteUse, selectToken, type TokenRow } from "./token-queries.ts";

/** Begins every operator token, so that it is known for what it is wherever it turns up. */
export const TOKEN_PREFIX = "lct_";

export function createOperatorToken(): string {
  return TOKEN_PREFIX + randomBytes(32).toString("base64url");
}

/** What programs show instead of a sign-in, in the `token` header. */
export interface OperatorTokens {
  /**
   * What a token stands for; undefined for what is no operator token. `actor` is who works at the machine, as its
   * command line says.
   */
  find(token: string, from: { ip: string; actor: string | undefined }): Promise<SessionState | undefined>;
  /** The token of this process for the command line on the same machine (machine-file.ts). It dies with the process. */
  readonly machineToken: string;
}

export function createOperatorTokens({ db, now }: { db: Db; now(): Date }): OperatorTokens {
  const machineToken = createOperatorToken();
  let machine: Promise<Session> | undefined;
  return {
    machineToken,
    async find(token, { ip, actor }) {
      if (!/^lct_[\w-]{43}$/.test(token)) return undefined;
      if (isSameSecret(token, machineToken)) {
        machine ??= machineSession(db);
        machine.catch(() => (machine = undefined));
        return {
          state: "active",
          session: { ...(await machine), via: { kind: "cli", name: sanitizedName(actor ?? "") } },
        };
      }
      // Asked each time: a token that was revoked is of no use from that moment on, and programs call seldom.
      return withActor(db, systemActor, async (trx) => {
        const row = await selectToken(trx, hashToken(token));
        const found = stateOf(row, now());
        if (row && found.state === "active") await noteUse(trx, { id: row.id, ip, now: now() });
        return found;
      });
    },
  };
}

/** The session of what is done at the machine itself: an operator's, by the account that nobody signs in with. */
export async function machineSession(db: Db): Promise<Session> {
  const userNo = await withActor(db, systemActor, machineUserNo);
  return { sessionId: "0", userNo, orgNo: PLATFORM, userType: 1, isOperator: true, isVip: false, expiresAt: NEVER };
}

function stateOf(row: TokenRow | undefined, now: Date): SessionState {
  if (!row) return { state: "unknown" };
  if (row.gmt_revoke || row.is_locked || !row.is_operator) return { state: "ended" };
  if (row.gmt_expire && row.gmt_expire <= now) return { state: "expired" };
  const { user_no: userNo, org_no: orgNo, name, scopes } = row;
  const session: Session = {
    sessionId: "0",
    userNo,
    orgNo,
    userType: row.user_type as Session["userType"],
    isOperator: true,
    isVip: false,
    expiresAt: row.gmt_expire ?? NEVER,
  };
  return { state: "active", session: { ...session, via: { kind: "token", name, scopes } } };
}

const NEVER = new Date("9999-01-01");

function sanitizedName(actor: string): string {
  return actor.replaceAll(/[^\w@.\- ]/g, "").slice(0, 100);
}
