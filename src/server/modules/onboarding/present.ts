import type { AuditStatusEnum, LecturerAudit, OrganisationAudit } from "../../../generated/types.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import type { LecturerAuditRow, OrganisationAuditRow } from "./queries.ts";

/** The applicant's own words back to them, with what was said of them. */
export function presentLecturerAudit(row: LecturerAuditRow, timeZone: string | undefined): LecturerAudit {
  return {
    ...presentAudit(row, timeZone),
    lecturerName: row.lecturer_name,
    lecturerMobile: row.lecturer_mobile,
    lecturerEmail: row.lecturer_email,
    position: row.position,
    introduce: row.introduce,
    headImgUrl: row.head_img_url,
  };
}

export function presentOrganisationAudit(
  row: OrganisationAuditRow,
  { timeZone, licenceUrl }: { timeZone: string | undefined; licenceUrl: string | undefined },
): OrganisationAudit {
  return {
    ...presentAudit(row, timeZone),
    orgName: row.org_name,
    orgNo: row.wished_org_no,
    creditCode: row.credit_code,
    contactName: row.contact_name,
    contactMobile: row.contact_mobile,
    contactEmail: row.contact_email,
    ...(row.licence_file_no ? { licence: row.licence_file_no } : {}),
    ...(licenceUrl ? { licenceUrl } : {}),
    introduce: row.introduce,
  };
}

function presentAudit(
  row: { id: string; audit_status: number; audit_opinion: string; gmt_create: Date; gmt_audit: Date | null },
  timeZone: string | undefined,
) {
  return {
    id: row.id,
    // Checked by the table.
    auditStatus: row.audit_status as AuditStatusEnum,
    auditOpinion: row.audit_opinion,
    gmtCreate: dateTimeIn(timeZone, row.gmt_create),
    ...(row.gmt_audit ? { gmtAudit: dateTimeIn(timeZone, row.gmt_audit) } : {}),
  };
}
