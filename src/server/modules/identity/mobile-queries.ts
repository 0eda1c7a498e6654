import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";

/** The mobile number of an account; undefined when it has none. */
export async function findMobile(trx: Trx, userNo: string): Promise<string | undefined> {
  const row = await trx.selectFrom("app_user").select("mobile").where("user_no", "=", userNo).executeTakeFirst();
  return row?.mobile ?? undefined;
}

/**
 * Whoever is about to take a number as their name waits here for who does so already, until the end of the transaction:
 * as a mobile number and as a login name it stands in two columns, which no one constraint can keep apart.
 */
export async function lockName(trx: Trx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`name ${name}`}, 0))`.execute(trx);
}

/**
 * Whether somebody, other than the one that is left out, signs in with this name, be it as mobile number or login name.
 */
export async function isNameTaken(trx: Trx, name: string, except?: string): Promise<boolean> {
  const { rows } = await sql`select 1 from app_user where (login_name = ${name} or mobile = ${name})
    and user_no is distinct from ${except ?? null}::bigint limit 1`.execute(trx);
  return rows.length > 0;
}

/**
 * Gives the account another number, and another login name where that was the number. False when its number is no
 * longer `from`.
 */
export async function replaceMobile(
  trx: Trx,
  { userNo, from, to }: { userNo: string; from: string; to: string },
): Promise<boolean> {
  const { rows } =
    await sql`update app_user set mobile = ${to}, login_name = case when login_name = ${from} then ${to} else login_name end,
    gmt_modified = now() where user_no = ${userNo} and mobile = ${from} returning user_no`.execute(trx);
  return rows.length === 1;
}
