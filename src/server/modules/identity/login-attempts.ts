import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";

/** Wrong passwords for an account from one network, after which that pair has to wait. */
export const TRIES_BY_NETWORK = 5;
/**
 * The same for an account over all networks; it is higher, so that a stranger cannot lock a person out from one place.
 */
export const TRIES_BY_ACCOUNT = 20;
export const LOCK_MINUTES = 15;

/** Of whom a try is counted. */
export interface Attempt {
  /** As `personOf` gives it: one counter for all names of an account. */
  person: string;
  /** As `limitedNetwork` gives it. */
  network: string;
}

/** Who is counted for an account. */
export const personOfAccount = (userNo: string): string => `user ${userNo}`;

/**
 * Who is counted for a name that was typed: its account, by whichever of its names, or the name itself where nobody has
 * it.
 */
export async function personOf(trx: Trx, loginName: string): Promise<string> {
  const name = nameTyped(loginName);
  const { rows } = await sql<{
    user_no: string;
  }>`select user_no from app_user where login_name = ${name} or mobile = ${name}
    order by login_name = ${name} desc limit 1`.execute(trx);
  return rows[0] ? personOfAccount(rows[0].user_no) : `name ${name}`;
}

/** A name as accounts have it: people write it in different ways. */
export const nameTyped = (loginName: string): string => loginName.trim().toLowerCase();

/**
 * Counts a try before it is judged, in one statement each, so that of any number at once no more than the limit are
 * judged.
 * Gives the minutes to wait when it may not be judged. Tries that are turned away do not lengthen the wait.
 */
export async function countAttempt(trx: Trx, attempt: Attempt): Promise<{ lockedMinutes: number } | undefined> {
  const pair = await count(trx, { ...attempt, limit: TRIES_BY_NETWORK });
  if (pair) return pair;
  return count(trx, { person: attempt.person, network: ALL_NETWORKS, limit: TRIES_BY_ACCOUNT });
}

/** After a right password: the pair starts anew, and the account is given its one try back. */
export async function forgiveAttempt(trx: Trx, { person, network }: Attempt): Promise<void> {
  await trx.deleteFrom("login_attempt").where("login_name", "=", person).where("address", "=", network).execute();
  await sql`update login_attempt set attempts = greatest(attempts - 1, 0)
    where login_name = ${person} and address = ${ALL_NETWORKS}`.execute(trx);
}

const ALL_NETWORKS = "*";

async function count(
  trx: Trx,
  { person, network, limit }: Attempt & { limit: number },
): Promise<{ lockedMinutes: number } | undefined> {
  const { rows } = await sql<{ attempts: number; minutes: number }>`
    insert into login_attempt as known (login_name, address, attempts, gmt_expire)
    values (${person}, ${network}, 1, now() + make_interval(mins => ${LOCK_MINUTES}))
    on conflict (login_name, address) do update set
      attempts = case when known.gmt_expire <= now() then 1 else least(known.attempts + 1, 1000000) end,
      gmt_expire = case when known.gmt_expire > now() and known.attempts >= ${limit} then known.gmt_expire else excluded.gmt_expire end
    returning attempts, ceil(extract(epoch from gmt_expire - now()) / 60)::int as minutes`.execute(trx);
  const [row] = rows;
  return row && row.attempts > limit ? { lockedMinutes: Math.max(1, row.minutes) } : undefined;
}
