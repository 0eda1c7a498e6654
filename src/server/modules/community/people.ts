import { sql, type RawBuilder } from "kysely";
import type { Trx } from "../../database/connect.ts";
import type { OperationContext } from "../../core/context.ts";
import { sessionIn } from "../../lib/require-session.ts";

/**
 * Makes the profile of who is signed in, where there is none yet: whoever writes or follows has one. In scope system.
 */
export async function ensureBlogger(trx: Trx, context: OperationContext): Promise<void> {
  await newProfile(context).execute(trx);
}

/** The statement that does so, to be part of another. */
export function newProfile(context: OperationContext): RawBuilder<unknown> {
  const { userNo } = sessionIn(context);
  const nameless = context.site.texts(context.locale).t("comments.someone");
  return sql`insert into blogger (user_no, org_no, blogger_name, photo)
    select user_no, org_no, coalesce(nullif(left(trim(name), 50), ''), ${nameless}), photo
    from app_user where user_no = ${userNo} on conflict do nothing`;
}
