import { sql } from "kysely";
import type { Trx } from "../../../database/connect.ts";

/** Marks a captcha as used. False when it was used before. */
export async function markSpent(trx: Trx, { mark, expiresAt }: { mark: Buffer; expiresAt: Date }): Promise<boolean> {
  const { rows } = await sql`insert into captcha_spent (mark, gmt_expire) values (${mark}, ${expiresAt})
    on conflict (mark) do nothing returning mark`.execute(trx);
  return rows.length === 1;
}
