import { PLATFORM } from "../../lib/org-no.ts";
import { randomInt } from "node:crypto";
import type {
  AccountReceipt,
  AddAccountBody,
  AddAccountReply,
  SuspendAccountBody,
  ResetAccountPasswordReply,
} from "../../../generated/types.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { fail, failFields } from "../../core/errors.ts";
import { orgNoProblem } from "../sites/index.ts";
import { isLoginName, isMobile } from "../../../shared/login-name.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { findAccount, hasOrganisation, insertOrganisation, setLock, type AccountRow } from "./account-queries.ts";
import { isNameTaken, lockName } from "./mobile-queries.ts";
import { consumeNonce, openNewPassword } from "./new-password.ts";
import { hashPassword } from "./password.ts";
import { createUser, setPassword } from "./users.ts";
import { notifySecurity } from "./notify-security.ts";

/**
 * Makes an account, for operators. LOGIN_NAME_TAKEN where somebody has the name or the number; NOT_FOUND for an
 * organisation that is not there, unless it is named too and so made.
 */
export async function addAccount(input: AddAccountBody, context: OperationContext): Promise<AddAccountReply> {
  const { userType = 1, isOperator = false, name = "", orgName } = input;
  const loginName = input.loginName.trim().toLowerCase();
  if (!isLoginName(loginName))
    failFields([{ path: "loginName", message: context.site.texts(context.locale).t("error.field.loginName") }]);
  const mobile = input.mobile ?? (isMobile(loginName) ? loginName : undefined);
  const orgNo = input.siteOrgNo || PLATFORM;
  const { password, keyId } = input;
  if (isOperator) refuseHalfPower(context);
  const opened =
    password !== undefined && keyId !== undefined
      ? await openNewPassword({ keyId, password, field: "password" }, context)
      : undefined;
  const made = opened ? undefined : newPassword();
  const passwordHash = await hashPassword(opened?.password ?? made ?? "");
  const userNo = await withActor(context.db, systemActor, async (trx) => {
    if (opened) await consumeNonce(trx, opened.nonce, context);
    for (const taken of [...new Set([loginName, ...(mobile ? [mobile] : [])])].sort()) {
      await lockName(trx, taken);
      if (await isNameTaken(trx, taken)) fail("LOGIN_NAME_TAKEN");
    }
    await organisationFor(trx, { orgNo, orgName });
    const user = {
      loginName,
      orgNo,
      userType,
      isOperator,
      name: name.trim() || (orgName ?? ""),
      passwordHash,
      directUser: orgNo === PLATFORM,
    };
    const userNo = await createUser(trx, { ...user, ...(mobile === undefined ? {} : { mobile }) });
    await recordAudit(trx, {
      ...auditActor(sessionIn(context)),
      action: "user.add",
      orgNo,
      subject: `user:${userNo}`,
      detail: { loginName, userType, isOperator },
    });
    return userNo;
  });
  return { userNo, loginName, ...(made === undefined ? {} : { password: made }) };
}

/**
 * Ends the account's sessions and lets nobody sign in with it; its tokens are of no use either. Not one's own:
 * ACCOUNT_OWN.
 */
export async function suspendAccount(
  { loginName, reason = "" }: SuspendAccountBody,
  context: OperationContext,
): Promise<AccountReceipt> {
  return changeLock({ loginName, reason: reason.trim(), isLocked: true }, context);
}

/** Lets an account sign in again. */
export async function resumeAccount(
  { loginName }: { loginName: string },
  context: OperationContext,
): Promise<AccountReceipt> {
  return changeLock({ loginName, reason: "", isLocked: false }, context);
}

/** Gives an account a new password and ends its sessions. */
export async function resetAccountPassword(
  { loginName }: { loginName: string },
  context: OperationContext,
): Promise<ResetAccountPasswordReply> {
  const password = newPassword();
  const passwordHash = await hashPassword(password);
  const account = await changing(loginName, context, async (trx, found) => {
    await setPassword(trx, { userNo: found.user_no, passwordHash });
    await notifySecurity(trx, { userNo: found.user_no, what: "password" }, context);
    await recordAudit(trx, {
      ...auditActor(sessionIn(context)),
      action: "user.password",
      orgNo: found.org_no,
      subject: `user:${found.user_no}`,
      detail: { loginName: found.login_name },
    });
  });
  return { userNo: account.user_no, loginName: account.login_name, password };
}

async function changeLock(
  { loginName, reason, isLocked }: { loginName: string; reason: string; isLocked: boolean },
  context: OperationContext,
): Promise<AccountReceipt> {
  const session = sessionIn(context);
  const account = await changing(loginName, context, async (trx, found) => {
    if (isLocked && found.user_no === session.userNo) fail("ACCOUNT_OWN");
    await setLock(trx, { userNo: found.user_no, since: isLocked ? context.now() : null, reason });
    const record = {
      action: isLocked ? "user.lock" : "user.unlock",
      subject: `user:${found.user_no}`,
      detail: { loginName: found.login_name, ...(reason ? { reason } : {}) },
    };
    await recordAudit(trx, { ...auditActor(session), ...record, orgNo: found.org_no });
  });
  return { userNo: account.user_no, loginName: account.login_name, isLocked };
}

/** Whatever changes an account's way in ends its sessions, and holds its row while it does. */
async function changing(
  loginName: string,
  context: OperationContext,
  change: (trx: Trx, found: AccountRow) => Promise<void>,
): Promise<AccountRow> {
  const { sessions } = context.services;
  const account = await withActor(context.db, systemActor, async (trx) => {
    const found = (await findAccount(trx, loginName.trim().toLowerCase())) ?? fail("NOT_FOUND");
    if (found.is_operator) refuseHalfPower(context);
    await sessions.endAll(trx, { userNo: found.user_no });
    await change(trx, found);
    return found;
  });
  await sessions.changed(account.user_no);
  return account;
}

/** A token for accounts alone must not come to be an operator by way of one. */
function refuseHalfPower(context: OperationContext): void {
  const { via } = sessionIn(context);
  if (via?.scopes && !via.scopes.includes("all")) fail("TOKEN_SCOPE");
}

async function organisationFor(
  trx: Trx,
  { orgNo, orgName }: { orgNo: string; orgName: string | undefined },
): Promise<void> {
  if (orgNo === PLATFORM || (await hasOrganisation(trx, orgNo))) return;
  if (orgName === undefined || orgNoProblem(orgNo) !== undefined) fail("NOT_FOUND");
  await insertOrganisation(trx, { orgNo, orgName });
}

/** 18 signs that are not taken for each other when read aloud, some 100 bits, by the rule for passwords. */
function newPassword(): string {
  const pick = (signs: string) => signs[randomInt(signs.length)] ?? "";
  const signs = `${lower}${upper}${digits}`;
  return `${pick(upper)}${Array.from({ length: 14 }, () => pick(signs)).join("")}${pick(lower)}${pick("-#+=%")}${pick(digits)}`;
}

const lower = "abcdefghijkmnpqrstuvwxyz";
const upper = "ABCDEFGHJKLMNPQRSTUVWXYZ";
const digits = "23456789";
