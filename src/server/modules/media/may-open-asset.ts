import { PLATFORM } from "../../lib/org-no.ts";
import { sql } from "kysely";
import { UserTypeEnum } from "../../../generated/enums.ts";
import type { Session } from "../../core/context.ts";
import type { Trx } from "../../database/connect.ts";

/**
 * Whether a person may still look at an asset whatever lesson shows it: it is theirs, their organisation's or its
 * lecturer's, a lesson of a course that they make shows it, or they audit courses. In scope `system`.
 */
export async function mayOpenAsset(
  trx: Trx,
  { mediaNo, session }: { mediaNo: string; session: Session },
): Promise<boolean> {
  if (session.isOperator) return true;
  const { userNo } = session;
  // The platform is no organisation.
  const orgNo = session.userType === UserTypeEnum.organisation && session.orgNo !== PLATFORM ? session.orgNo : null;
  const ofColleague = session.userType === UserTypeEnum.lecturer && session.orgNo !== PLATFORM ? session.orgNo : orgNo;
  const { rows } = await sql`select from media_asset where media_no = ${mediaNo} and (
      user_no = ${userNo} or org_no = ${ofColleague}
      or exists (select from lecturer where lecturer_user_no = media_asset.user_no and org_no = ${orgNo})
      or exists (select from period join course on course.id = period.course_id
        where period.media_no = media_asset.media_no and (course.lecturer_user_no = ${userNo} or course.org_no = ${orgNo}))
    )`.execute(trx);
  return rows.length > 0;
}
