import { randomInt } from "node:crypto";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import type { ErrorName } from "../../../shared/error-codes.ts";
import { fail, failFields } from "../../core/errors.ts";
import { limitedNetwork } from "../../core/limited-network.ts";
import type { CodePurpose } from "../../providers/sms/sms.ts";
import { countCode, forgiveWait, WAIT_SECONDS } from "./code-limits.ts";
import { countTry, removeCode, storeCode, type CodeKey } from "./code-queries.ts";
import { guess } from "./guesses.ts";
import { findMobile } from "./mobile-queries.ts";
import { hashPassword, isRightPassword } from "./password.ts";

/** ms: how long a code is good. */
const TTL_MS = 5 * 60 * 1000;
/** Wrong codes, after which another has to be asked for. */
const TRIES = 5;

/**
 * Sends a code. Whether the number has an account makes no difference, neither to the answer nor to what is sent: who
 * holds the number is told after giving the code. A demo that sends nothing and only who is at the machine reaches
 * gives the code as `hint`. Codes for a change of number go to who is signed in; without `mobile` to the account's
 * present number, which no page needs to know.
 */
export async function sendCode(
  { purpose, captcha, ...input }: { mobile?: string; purpose: CodePurpose; captcha?: string },
  context: OperationContext,
): Promise<{ waitSeconds: number; hint?: string }> {
  const { db, orgNo, locale, requestId, services } = context;
  const mobile = await numberOf(input.mobile, purpose, context);
  const asking = { mobile, address: limitedNetwork(context.ip), orgNo, now: context.now() };
  const solved = captcha === undefined ? undefined : await services.captcha.judge(captcha);
  // Committed before the code is hashed, which is work: of many at once, one gets that far.
  await withActor(db, systemActor, async (trx) => {
    const { takesCaptcha } = await countCode(trx, asking);
    // Whatever refuses the code leaves the captcha unused.
    if (takesCaptcha)
      await services.captcha.consume(trx, solved ?? fail(captcha === undefined ? "CAPTCHA_NEEDED" : "CAPTCHA_WRONG"));
  });
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const codeHash = await hashPassword(code);
  const expiresAt = new Date(context.now().getTime() + TTL_MS);
  await withActor(db, systemActor, (trx) => storeCode(trx, { mobile, purpose, codeHash, expiresAt }));
  try {
    await services.sms.send({ mobile, code, purpose, locale });
  } catch (error) {
    services.log.error({ err: error, requestId }, "a code could not be sent");
    await withActor(db, systemActor, (trx) => forgiveWait(trx, mobile));
    fail("CODE_NOT_SENT", { cause: error });
  }
  return { waitSeconds: WAIT_SECONDS, ...(services.settings.demoHints && !services.sms.leaves ? { hint: code } : {}) };
}

async function numberOf(mobile: string | undefined, purpose: CodePurpose, context: OperationContext): Promise<string> {
  const { session } = context;
  if (purpose === "change" && !session) fail("SESSION_MISSING");
  if (mobile !== undefined) return mobile;
  if (!session || purpose !== "change")
    failFields([{ path: "mobile", message: context.site.texts(context.locale).t("error.field.required") }]);
  return (await withActor(context.db, systemActor, (trx) => findMobile(trx, session.userNo))) ?? fail("MOBILE_NONE");
}

/** A code that was right, and still has to be used up. */
export interface RightCode extends CodeKey {
  codeHash: string;
  refusal: ErrorName;
}

/** A code as it was given, with what to end the call with when it is wrong. */
export interface GivenCode extends CodeKey {
  code: string;
  refusal: ErrorName;
}

/**
 * Judges a code; a wrong one is counted, and ends the call with `refusal`. Use it up in the transaction of what it is
 * for.
 */
export async function judgeCode(given: GivenCode, context: OperationContext): Promise<RightCode> {
  return (await rightCode(given, context)) ?? fail(given.refusal);
}

/**
 * The same of a code that somebody signed out gives, who may guess at those of many numbers: see `guess` for what ends
 * the call besides.
 */
export async function judgeGuessedCode(
  { captcha, ...given }: GivenCode & { captcha: string | undefined },
  context: OperationContext,
): Promise<RightCode> {
  return guess({ captcha, refusal: given.refusal, judge: () => rightCode(given, context) }, context);
}

async function rightCode(
  { code, refusal, ...key }: GivenCode,
  context: OperationContext,
): Promise<RightCode | undefined> {
  const codeHash = await withActor(context.db, systemActor, (trx) =>
    countTry(trx, { ...key, tries: TRIES, now: context.now() }),
  );
  // That no code was sent may be told by the time: it says nothing of accounts.
  return codeHash !== undefined && (await isRightPassword(code, codeHash)) ? { ...key, codeHash, refusal } : undefined;
}

/** Uses the code up: of several calls with the same code, one gets past this. */
export async function consumeCode(trx: Trx, right: RightCode): Promise<void> {
  if (!(await removeCode(trx, right))) fail(right.refusal);
}
