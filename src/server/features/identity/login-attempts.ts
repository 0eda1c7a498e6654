import { isIPv6 } from "node:net";
import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";

/** Wrong passwords for an account from one address, after which that pair has to wait. */
export const TRIES_BY_ADDRESS = 5;
/** The same for an account over all addresses; it is higher, so that a stranger cannot lock a person out from one place. */
export const TRIES_BY_ACCOUNT = 20;
export const LOCK_MINUTES = 15;

/** Of whom a try is counted. */
export interface Attempt {
  loginName: string;
  address: string;
}

/** How a name and an address are counted: people write names in different ways, and a home has a whole IPv6 network. */
export function attemptOf(loginName: string, ip: string): Attempt {
  return { loginName: loginName.trim().toLowerCase(), address: addressOf(ip) };
}

/** An address as it is counted: of IPv6 the network. */
export function addressOf(ip: string): string {
  return isIPv6(ip) && !ip.startsWith("::ffff:") ? `${ip.split(":").slice(0, 4).join(":")}::/64` : ip;
}

/**
 * Counts a try before it is judged, in one statement each, so that of any number at once no more than the limit are judged.
 * Gives the minutes to wait when it may not be judged. Tries that are turned away do not lengthen the wait.
 */
export async function countAttempt(trx: Trx, attempt: Attempt): Promise<{ lockedMinutes: number } | undefined> {
  const pair = await count(trx, { ...attempt, limit: TRIES_BY_ADDRESS });
  if (pair) return pair;
  return count(trx, { loginName: attempt.loginName, address: ALL_ADDRESSES, limit: TRIES_BY_ACCOUNT });
}

/** After a right password: the pair starts anew, and the account is given its one try back. */
export async function forgiveAttempt(trx: Trx, { loginName, address }: Attempt): Promise<void> {
  await trx.deleteFrom("login_attempt").where("login_name", "=", loginName).where("address", "=", address).execute();
  await sql`update login_attempt set attempts = greatest(attempts - 1, 0) where login_name = ${loginName} and address = ${ALL_ADDRESSES}`.execute(trx);
}

const ALL_ADDRESSES = "*";

async function count(trx: Trx, { loginName, address, limit }: Attempt & { limit: number }): Promise<{ lockedMinutes: number } | undefined> {
  const { rows } = await sql<{ attempts: number; minutes: number }>`
    insert into login_attempt as known (login_name, address, attempts, gmt_expire)
    values (${loginName}, ${address}, 1, now() + make_interval(mins => ${LOCK_MINUTES}))
    on conflict (login_name, address) do update set
      attempts = case when known.gmt_expire <= now() then 1 else least(known.attempts + 1, 1000000) end,
      gmt_expire = case when known.gmt_expire > now() and known.attempts >= ${limit} then known.gmt_expire else excluded.gmt_expire end
    returning attempts, ceil(extract(epoch from gmt_expire - now()) / 60)::int as minutes`.execute(trx);
  const [row] = rows;
  return row && row.attempts > limit ? { lockedMinutes: Math.max(1, row.minutes) } : undefined;
}
