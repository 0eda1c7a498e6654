import { sql } from "kysely";
import type { Trx } from "../server/database/connect.ts";

/** Gives people their profile in the community, where they have none yet: whoever writes has one. */
export async function insertBloggers(trx: Trx, userNos: readonly string[]): Promise<void> {
  await sql`insert into blogger (user_no, org_no, blogger_name, photo)
    select user_no, org_no, name, photo from app_user where user_no = any(${[...new Set(userNos)]}::bigint[])
    on conflict do nothing`.execute(trx);
}
