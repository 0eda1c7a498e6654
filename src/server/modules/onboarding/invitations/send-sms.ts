import { sql } from "kysely";
import { plainText } from "../../../../site/compile/localise.ts";
import type { Services } from "../../../core/services.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { countUse } from "../../../lib/rate-limit.ts";
import { endOfQuiet, SMS_TRIES, USUAL_QUIET } from "../../messages/index.ts";

const AGAIN_MS = 5 * 60_000;
const BATCH = 20;
const DAY_SECONDS = 86_400;

interface Due {
  id: string;
  org_no: string;
  mobile: string;
  sms_attempts: number;
  is_known: boolean;
}

type Parts = Pick<Services, "db" | "sms" | "tenants" | "log" | "settings">;

/**
 * Tells by SMS whoever is invited to teach and has no account. A number gets one of these a day, whoever invites it, and
 * none at night. Who signed up meanwhile finds the invitation. Gives how many were sent.
 */
export async function sendInvitations(parts: Parts, now: Date, signal?: AbortSignal): Promise<number> {
  if (!parts.settings.smsMessages) return 0;
  let sent = 0;
  const due = await withActor(parts.db, systemActor, (trx) => take(trx, now));
  for (const each of due) {
    if (signal?.aborted) return sent;
    if (await sendOne(each, parts, now)) sent += 1;
  }
  return sent;
}

/** Each is taken by one server; one that stops while it sends leaves it to be tried again. */
async function take(trx: Trx, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`update lecturer_invitation set sms_attempts = sms_attempts + 1,
      next_sms = ${new Date(now.getTime() + AGAIN_MS)}
    where id in (select id from lecturer_invitation where next_sms <= ${now} and state = 'open'
      order by next_sms, id limit ${BATCH} for update skip locked)
    returning id, org_no, mobile, sms_attempts,
      exists (select from app_user where app_user.mobile = lecturer_invitation.mobile) as is_known`.execute(trx);
  return rows;
}

async function sendOne(due: Due, { db, sms, tenants, log }: Parts, now: Date): Promise<boolean> {
  const site = await tenants.resolve(due.org_no);
  if (!site) return false;
  const later = endOfQuiet(USUAL_QUIET, site.settings.timeZone, now);
  if (later) {
    await set(db, due.id, later, due.sms_attempts - 1);
    return false;
  }
  const use = { subject: `lecturer invitation sms ${due.mobile}`, most: 1, seconds: DAY_SECONDS, now };
  const mayBeSent =
    !due.is_known && (due.sms_attempts > 1 || (await withActor(db, systemActor, (trx) => countUse(trx, use))));
  const locale = site.locales.default;
  const texts = site.texts(locale);
  const name = plainText(site.settings.info.title, texts) ?? site.organisationName;
  let isSent = false;
  try {
    if (mayBeSent)
      await sms.send({ mobile: due.mobile, text: texts.t("site.teach.sms", { name }), purpose: "message", locale });
    isSent = mayBeSent;
  } catch (error) {
    log.warn({ err: error, invitation: due.id }, "an invitation to teach could not be sent by SMS");
    if (due.sms_attempts < SMS_TRIES) return false;
  }
  await set(db, due.id, null, due.sms_attempts);
  return isSent;
}

async function set(db: Parts["db"], id: string, next: Date | null, attempts: number): Promise<void> {
  await withActor(db, systemActor, (trx) =>
    sql`update lecturer_invitation set next_sms = ${next}, sms_attempts = ${attempts} where id = ${id}`.execute(trx),
  );
}
