import type { AuditReceipt } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { fail, failFields, type FieldFault } from "../../core/errors.ts";
import { limitedNetwork } from "../../core/limited-network.ts";
import { countUse } from "../../lib/rate-limit.ts";

/** Applications of one address in a day, of either kind. */
export const AUDITS_A_DAY = 5;
/** Tries of one address in a day: who asks in vain learns whose number waits. */
const TRIES_A_DAY = 30;
const DAY_SECONDS = 86_400;

/** What makes one kind of application. */
export interface Filing {
  captcha: string | undefined;
  /** Adds it; undefined when another of the same applicant waits. */
  insert(trx: Trx): Promise<string | undefined>;
}

/**
 * Files an application whose fields are right. Signed out it takes a captcha (CAPTCHA_NEEDED, CAPTCHA_WRONG), which is
 * used up whatever comes of it. AUDIT_TOO_MANY, AUDIT_WAITING.
 */
export async function fileAudit({ captcha, insert }: Filing, context: OperationContext): Promise<AuditReceipt> {
  const { db, session, services } = context;
  const now = context.now();
  const address = limitedNetwork(context.ip);
  if (!session) await services.captcha.check(captcha);
  const count = async (trx: Trx, subject: string, most: number) => {
    if (!(await countUse(trx, { subject: `${subject} ${address}`, most, seconds: DAY_SECONDS, now })))
      fail("AUDIT_TOO_MANY");
  };
  // By itself, so that it counts when what follows fails.
  await withActor(db, systemActor, (trx) => count(trx, "joining try", TRIES_A_DAY));
  const id = await withActor(db, systemActor, async (trx) => {
    await count(trx, "joining", AUDITS_A_DAY);
    return (await insert(trx)) ?? fail("AUDIT_WAITING");
  });
  return { id, auditStatus: 0 };
}

/** Which fields are wrong, by name and text key. */
export type Faults = Record<string, string | undefined>;

/** Ends the call with code 900 where a field has a fault. */
export function refuseFaults(faults: Faults, context: OperationContext): void {
  const texts = context.site.texts(context.locale);
  const fields = Object.entries(faults).flatMap(([path, key]): FieldFault[] =>
    key === undefined ? [] : [{ path, message: texts.say(key) }],
  );
  if (fields.length > 0) failFields(fields);
}

/** A text that is too short without the space around it has the fault that one which is too short has. */
export function tooShort(text: string, least: number): string | undefined {
  return text.trim().length < least ? "error.field.blank" : undefined;
}
