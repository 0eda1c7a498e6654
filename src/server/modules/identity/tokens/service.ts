import type {
  AddOperatorTokenBody,
  AddOperatorTokenReply,
  ListOperatorTokensReply,
  OperatorToken,
  RemoveOperatorTokenBody,
  RemoveOperatorTokenReply,
} from "../../../../generated/types.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import type { OperationContext } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { fail } from "../../../core/errors.ts";
import { createOperatorToken } from "./operator-tokens.ts";
import { insertToken, revokeToken, selectTokens, type TokenRow } from "./token-queries.ts";
import { hashToken } from "../sessions/token.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { findOperator } from "./queries.ts";

const DAY_MS = 86_400_000;
/** There are a handful; more than these nobody looks through. */
const MAX_SHOWN = 200;

/** All tokens, whoever made them: each is as good as an operator. */
export async function listOperatorTokens(context: OperationContext): Promise<ListOperatorTokensReply> {
  const rows = await withActor(context.db, systemActor, (trx) => selectTokens(trx, MAX_SHOWN));
  return { list: rows.map((row) => presentToken(row, context)) };
}

/** Makes a token. It is told here and nowhere else; what is kept is its hash. */
export async function addOperatorToken(
  { name, scopes, days, loginName }: AddOperatorTokenBody,
  context: OperationContext,
): Promise<AddOperatorTokenReply> {
  const session = sessionIn(context);
  // In another operator's name: only at the machine, where the database itself is at hand.
  if (loginName !== undefined && session.via?.kind !== "cli") fail("NO_PERMISSION");
  const token = createOperatorToken();
  const now = context.now();
  const expiresAt = days === undefined ? undefined : new Date(now.getTime() + days * DAY_MS);
  const id = await withActor(context.db, systemActor, async (trx) => {
    const userNo =
      loginName === undefined ? session.userNo : ((await findOperator(trx, loginName)) ?? fail("NOT_FOUND"));
    const made = await insertToken(trx, {
      userNo,
      name: name.trim() || "token",
      tokenHash: hashToken(token),
      scopes,
      expiresAt,
      now,
    });
    await recordAudit(trx, {
      ...auditActor(session),
      action: "token.add",
      subject: `token:${made}`,
      detail: { name, scopes, days: days ?? null, userNo },
    });
    return made;
  });
  return { id, token, ...(expiresAt ? { gmtExpire: dateTimeIn(context.site.settings.timeZone, expiresAt) } : {}) };
}

/** Ends a token at once, on every node. NOT_FOUND where there is none that is good. */
export async function removeOperatorToken(
  { id }: RemoveOperatorTokenBody,
  context: OperationContext,
): Promise<RemoveOperatorTokenReply> {
  if (!isRecordId(id)) fail("NOT_FOUND");
  await withActor(context.db, systemActor, async (trx) => {
    const ended = (await revokeToken(trx, { id, now: context.now() })) ?? fail("NOT_FOUND");
    await recordAudit(trx, {
      ...auditActor(sessionIn(context)),
      action: "token.revoke",
      subject: `token:${id}`,
      detail: { name: ended.name },
    });
  });
  return { id };
}

function presentToken(row: TokenRow, context: OperationContext): OperatorToken {
  const at = (moment: Date) => dateTimeIn(context.site.settings.timeZone, moment);
  return {
    id: row.id,
    name: row.name,
    scopes: row.scopes,
    userNo: row.user_no,
    userName: row.user_name,
    state: row.gmt_revoke
      ? "revoked"
      : row.gmt_expire && row.gmt_expire <= context.now()
        ? "expired"
        : row.is_locked || !row.is_operator
          ? "ended"
          : "active",
    gmtCreate: at(row.gmt_create),
    ...(row.gmt_expire ? { gmtExpire: at(row.gmt_expire) } : {}),
    ...(row.gmt_last_use ? { gmtLastUse: at(row.gmt_last_use) } : {}),
  };
}
