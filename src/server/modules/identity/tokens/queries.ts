import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";

/** The number of an operator who may sign in, by login name or mobile number. */
export async function findOperator(trx: Trx, loginName: string): Promise<string | undefined> {
  const { rows } = await sql<{ user_no: string }>`select user_no from app_user
    where (login_name = ${loginName} or mobile = ${loginName}) and is_operator and gmt_lock is null limit 1`.execute(
    trx,
  );
  return rows[0]?.user_no;
}
