import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import { fail } from "../../core/errors.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds between two codes for a number. */
export const WAIT_SECONDS = MINUTE;
/** Codes a day for a number, whatever they are for. */
export const MAX_PER_DAY = 10;
/** Codes an hour from one address: a school behind one address signs up in one lesson. */
export const MAX_BY_ADDRESS = 60;
/**
 * Codes an hour of one site, so that whoever has many addresses and numbers does not empty its account with the
 * gateway.
 */
export const MAX_BY_SITE = 2000;

/** Codes within a day for a number or from an address, after which each takes a captcha. */
export const FREE_OF_CAPTCHA = 3;

/** Who asks for a code, and for which number. */
export interface Asking {
  mobile: string;
  address: string;
  orgNo: string;
  now: Date;
}

/**
 * Counts a code before it is made, in one statement for each limit, so that of any number at once no more than the
 * limit pass.
 * Ends the call when it is too many, which undoes what was counted: asking in vain lengthens no wait.
 * The limits are always taken in this order, so that no two calls wait for each other. Tells whether this code takes
 * a captcha.
 */
export async function countCode(trx: Trx, { mobile, address, orgNo, now }: Asking): Promise<{ takesCaptcha: boolean }> {
  const minute = await count(trx, { subject: minuteOf(mobile), seconds: WAIT_SECONDS, now });
  if (minute.sent > 1)
    fail("CODE_TOO_SOON", { args: { seconds: minute.secondsLeft }, data: { waitSeconds: minute.secondsLeft } });
  const within = async (subject: string, { most, seconds }: { most: number; seconds: number }) => {
    const { sent } = await count(trx, { subject, seconds, now });
    return sent > most ? fail("CODE_TOO_MANY") : sent;
  };
  const ofNumber = await within(`day ${mobile}`, { most: MAX_PER_DAY, seconds: DAY });
  await within(`address ${address}`, { most: MAX_BY_ADDRESS, seconds: HOUR });
  const ofAddress = await within(`address-day ${address}`, { most: Number.POSITIVE_INFINITY, seconds: DAY });
  await within(`site ${orgNo}`, { most: MAX_BY_SITE, seconds: HOUR });
  return { takesCaptcha: Math.max(ofNumber, ofAddress) > FREE_OF_CAPTCHA };
}

/** After a code that could not be sent: the next may be asked for at once. It still counts for the day. */
export async function forgiveWait(trx: Trx, mobile: string): Promise<void> {
  await trx.deleteFrom("sms_count").where("subject", "=", minuteOf(mobile)).execute();
}

const minuteOf = (mobile: string) => `minute ${mobile}`;

/** Counts one more; the window begins with the first and ends for all at once. */
async function count(
  trx: Trx,
  { subject, seconds, now }: { subject: string; seconds: number; now: Date },
): Promise<{ sent: number; secondsLeft: number }> {
  const ends = new Date(now.getTime() + seconds * 1000);
  const { rows } = await sql<{ sent: number; gmt_expire: Date }>`
    insert into sms_count as known (subject, sent, gmt_expire) values (${subject}, 1, ${ends})
    on conflict (subject) do update set
      sent = case when known.gmt_expire <= ${now} then 1 else known.sent + 1 end,
      gmt_expire = case when known.gmt_expire <= ${now} then excluded.gmt_expire else known.gmt_expire end
    returning sent, gmt_expire`.execute(trx);
  const { sent, gmt_expire } = rows[0]!;
  return { sent, secondsLeft: Math.max(1, Math.ceil((gmt_expire.getTime() - now.getTime()) / 1000)) };
}
