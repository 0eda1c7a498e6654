import type { Staff, StaffPlace } from "../../../generated/types.ts";
import type { OperationContext, Session } from "../../core/context.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { maskMobile } from "../../lib/mask-mobile.ts";
import { organisationWords } from "../../lib/organisation-text.ts";
import type { PlaceRow, StaffRow } from "./queries.ts";

/** One of the staff, for the organisation. */
export function presentStaff(row: StaffRow, { userNo }: Session, timeZone: string | undefined): Staff {
  const time = (moment: Date) => dateTimeIn(timeZone, moment);
  return {
    id: row.id,
    name: shown(row.name),
    mobile: maskMobile(row.mobile),
    staffRole: row.staff_role,
    note: row.note,
    state: row.state,
    isSelf: row.user_no === userNo,
    authorName: shown(row.author_name),
    gmtExpire: time(row.gmt_expire),
    gmtCreate: time(row.gmt_create),
    ...(row.gmt_answer === null ? {} : { gmtAnswer: time(row.gmt_answer) }),
    ...(row.gmt_end === null ? {} : { gmtEnd: time(row.gmt_end) }),
  };
}

/** Who has no name is called by what they sign in with, a mobile number not whole. */
const shown = (name: string): string => (/^\d{11}$/.test(name) ? maskMobile(name) : name);

/** Somebody's work, for themselves. */
export async function presentPlace(
  row: PlaceRow,
  { session, isOther, isHere }: { session: Session; isOther: boolean; isHere: boolean },
  context: OperationContext,
): Promise<StaffPlace> {
  const { orgName } = await organisationWords(row.org_no, row.org_name, context);
  const time = (moment: Date) => dateTimeIn(context.site.settings.timeZone, moment);
  const isOpen = row.state === "open";
  return {
    id: row.id,
    orgNo: row.org_no,
    orgName,
    staffRole: row.staff_role,
    state: row.state,
    isActing: !isOpen && session.staff !== undefined && session.orgNo === row.org_no,
    ...(isOpen && isOther ? { hindrance: "other" as const } : {}),
    ...(isOpen && !isOther && isHere ? { hindrance: "here" as const } : {}),
    gmtExpire: time(row.gmt_expire),
    gmtCreate: time(row.gmt_create),
  };
}
