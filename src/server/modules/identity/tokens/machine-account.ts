import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";

/** Nobody signs in with it: it has no password, no mobile number, and sign-up takes numbers only. */
export const MACHINE_LOGIN = "lectern";

/** The account that what is done at the machine itself is written down with; made when it is first needed. */
export async function machineUserNo(trx: Trx): Promise<string> {
  await sql`insert into app_user (login_name, name, is_operator) values (${MACHINE_LOGIN}, 'Lectern', true)
    on conflict (login_name) do nothing`.execute(trx);
  return (
    await trx.selectFrom("app_user").select("user_no").where("login_name", "=", MACHINE_LOGIN).executeTakeFirstOrThrow()
  ).user_no;
}
