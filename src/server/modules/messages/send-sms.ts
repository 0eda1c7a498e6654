import { sql } from "kysely";
import { plainText } from "../../../site/compile/localise.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import type { OperationContext } from "../../core/context.ts";
import type { Services } from "../../core/services.ts";
import { PLATFORM } from "../../lib/org-no.ts";
import { countUse } from "../../lib/rate-limit.ts";
import { endOfQuiet, USUAL_QUIET } from "./quiet-hours.ts";

/** SMS to one person in a day: each costs money. The others stay in the portal. */
export const SMS_A_DAY = 10;
/** Times that one is tried, and the time between. */
export const SMS_TRIES = 3;
const AGAIN_MS = 5 * 60_000;
const BATCH = 20;
const DAY_MS = 86_400_000;
const MAX_TITLE = 60;

interface Due {
  msg_id: string;
  user_no: string;
  attempts: number;
}

interface Message {
  mobile: string | null;
  org_no: string;
  msg_title: string;
  send_time: Date;
  gmt_read: Date | null;
  quiet_from: number;
  quiet_to: number;
}

type Parts = Pick<Services, "db" | "sms" | "tenants" | "log" | "settings">;

/**
 * Sends what people want by SMS and what is due. Of several servers each takes what no other has; one that stops while
 * it sends leaves it to be tried again. In a person's quiet hours it waits for their end. What was read meanwhile, is older than a day, or one too many of a day is not
 * sent. Gives how many were.
 */
export async function sendSms(parts: Parts, now: Date, signal?: AbortSignal): Promise<number> {
  let sent = 0;
  for (;;) {
    const due = await withActor(parts.db, systemActor, (trx) => take(trx, now));
    for (const each of due) {
      if (signal?.aborted) return sent;
      if (await sendOne(each, parts, now)) sent += 1;
    }
    if (due.length < BATCH) return sent;
  }
}

async function take(trx: Trx, now: Date): Promise<Due[]> {
  // What an update returns has no order: people get their messages in the order in which they were written.
  const { rows } = await sql<Due>`with taken as (update msg_sms set attempts = attempts + 1,
      next_try = ${new Date(now.getTime() + AGAIN_MS)}
    where (msg_id, user_no) in (select msg_id, user_no from msg_sms where next_try <= ${now}
      order by next_try, msg_id, user_no limit ${BATCH} for update skip locked)
    returning msg_id, user_no, attempts)
    select msg_id, user_no, attempts from taken order by msg_id, user_no`.execute(trx);
  return rows;
}

/** Whether it was handed over. What need not be sent any more, or could not be for good, is removed. */
async function sendOne(due: Due, parts: Parts, now: Date): Promise<boolean> {
  const { db, sms, tenants, log, settings } = parts;
  const message = await withActor(db, systemActor, (trx) => read(trx, due, now));
  let isSent = false;
  if (settings.smsMessages && message) {
    const site =
      (await tenants.resolve(message.org_no === PLATFORM ? "" : message.org_no)) ?? (await tenants.resolve(""));
    if (!site) return false;
    const quiet = { from: message.quiet_from, to: message.quiet_to };
    const later = endOfQuiet(quiet, site.settings.timeZone, now);
    if (later) {
      await withActor(db, systemActor, (trx) => postpone(trx, due, later));
      return false;
    }
    const locale = site.locales.default;
    const title = [...message.msg_title].slice(0, MAX_TITLE).join("");
    const text = site.texts(locale).t("site.message.sms", { site: nameOf(site), title });
    const use = { subject: `sms ${due.user_no}`, most: SMS_A_DAY, seconds: DAY_MS / 1000, now };
    // Counted once, however often it is tried.
    const mayBeSent = due.attempts > 1 || (await withActor(db, systemActor, (trx) => countUse(trx, use)));
    try {
      if (mayBeSent) await sms.send({ mobile: message.mobile, text, purpose: "message", locale });
      isSent = mayBeSent;
    } catch (error) {
      log.warn({ err: error, msgId: due.msg_id, attempts: due.attempts }, "a message could not be sent by SMS");
      if (due.attempts < SMS_TRIES) return false;
    }
  }
  await withActor(db, systemActor, (trx) =>
    trx.deleteFrom("msg_sms").where("msg_id", "=", due.msg_id).where("user_no", "=", due.user_no).execute(),
  );
  return isSent;
}

/** Until the end of quiet hours: that was no try. */
async function postpone(trx: Trx, { msg_id: msgId, user_no: userNo }: Due, until: Date): Promise<void> {
  await sql`update msg_sms set attempts = attempts - 1, next_try = ${until}
    where msg_id = ${msgId} and user_no = ${userNo}`.execute(trx);
}

const nameOf = (site: OperationContext["site"]): string =>
  plainText(site.settings.info.title, site.texts(site.locales.default)) ?? site.organisationName;

/** The message, where it is still to be sent. */
async function read(
  trx: Trx,
  { msg_id: msgId, user_no: userNo }: Due,
  now: Date,
): Promise<(Message & { mobile: string }) | undefined> {
  const { rows } = await sql<Message>`select app_user.mobile, msg.org_no, msg_title, send_time, gmt_read,
      coalesce(quiet_from, ${USUAL_QUIET.from})::int as quiet_from, coalesce(quiet_to, ${USUAL_QUIET.to})::int as quiet_to
    from msg_user join msg on msg.id = msg_id join app_user using (user_no) left join message_choice using (user_no)
    where msg_id = ${msgId} and user_no = ${userNo}`.execute(trx);
  const [message] = rows;
  if (!message || message.mobile === null || message.gmt_read !== null) return undefined;
  if (now.getTime() - message.send_time.getTime() > DAY_MS) return undefined;
  return { ...message, mobile: message.mobile };
}
