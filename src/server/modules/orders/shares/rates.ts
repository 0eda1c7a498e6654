import { sql, type RawBuilder } from "kysely";
import type { Trx } from "../../../database/connect.ts";

/** What is agreed in a row of `earner_rate` at a time: hundredths of a percent, null where it is what the settings say. */
export function agreedAt(now: Date): RawBuilder<number | null> {
  return sql<number | null>`case when earner_rate.gmt_next <= ${now} then earner_rate.next_bps
    else earner_rate.share_bps end`;
}

/** What an organisation gets of its sales, in hundredths of a percent. */
export async function shareOfOrganisation(
  trx: Trx,
  { orgNo, shareBps, now }: { orgNo: string; shareBps: number; now: Date },
): Promise<number> {
  const row = await trx
    .selectFrom("earner_rate")
    .select(agreedAt(now).as("bps"))
    .where("org_no", "=", orgNo)
    .where("user_no", "is", null)
    .where("course_id", "is", null)
    .executeTakeFirst();
  return row?.bps ?? shareBps;
}

/** What a lecturer gets of their organisation's sales from now on, with the line that says who changed it. */
export async function writeLecturerShare(
  trx: Trx,
  change: ShareChangeRow & { userNo: string; shareBps: number },
): Promise<void> {
  const { orgNo, userNo, shareBps, now } = change;
  await sql`insert into earner_rate (org_no, user_no, share_bps, gmt_modified)
    values (${orgNo}, ${userNo}, ${shareBps}, ${now})
    on conflict (org_no, user_no) where user_no is not null
    do update set share_bps = excluded.share_bps, gmt_modified = excluded.gmt_modified`.execute(trx);
  await insertShareChange(trx, change);
}

/** What a change of a share is of, to what, from when and by whom. */
export interface ShareChangeRow {
  orgNo: string;
  userNo: string | null;
  courseId: string | null;
  shareBps: number | null;
  from: Date;
  changedBy: string;
  now: Date;
}

export async function insertShareChange(trx: Trx, change: ShareChangeRow): Promise<void> {
  await trx
    .insertInto("earner_rate_change")
    .values({
      org_no: change.orgNo,
      user_no: change.userNo,
      course_id: change.courseId,
      share_bps: change.shareBps,
      gmt_from: change.from,
      changed_by: change.changedBy,
      gmt_create: change.now,
    })
    .execute();
}
