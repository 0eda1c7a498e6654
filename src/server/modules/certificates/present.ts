import { sql } from "kysely";
import { CertificateStateEnum } from "../../../generated/enums.ts";
import type { Certificate, CertificateCard, CertificateDesign, IssuedCertificate } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import type { Trx } from "../../database/connect.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { wordingIn } from "../../lib/localised-text.ts";
import { maskMobile } from "../../lib/mask-mobile.ts";
import { presentOrgNo } from "../../lib/org-no.ts";
import { printedNames, type Values } from "./design-values.ts";

export interface CertificateRow {
  id: string;
  certificateNo: string;
  templateId: string;
  versionId: string;
  orgNo: string;
  userNo: string;
  cycle: number;
  certificateName: string;
  holderName: string;
  subjectName: string;
  orgNames: unknown;
  printed: Values;
  undrawn: string;
  isByHand: boolean;
  isPublic: boolean;
  statusIndex: string;
  gmtIssue: Date;
  gmtExpire: Date | null;
  gmtRevoke: Date | null;
  revokeReason: string;
  design: CertificateDesign;
  mobile: string | null;
  photoNo: string | null;
}

/** Certificates with the version of the template that each was issued from. */
export async function selectCertificates(
  trx: Trx,
  which: ReturnType<typeof sql>,
  {
    order = sql`certificate.gmt_issue desc, certificate.id`,
    limit = 1,
    offset = 0,
  }: { order?: ReturnType<typeof sql>; limit?: number; offset?: number } = {},
): Promise<CertificateRow[]> {
  const { rows } = await sql<CertificateRow>`
    select certificate.id, certificate_no as "certificateNo", certificate.template_id as "templateId",
      template_version_id as "versionId", certificate.org_no as "orgNo", certificate.user_no as "userNo", cycle,
      certificate_name as "certificateName", holder_name as "holderName", subject_name as "subjectName",
      org_names as "orgNames", printed, undrawn, is_by_hand as "isByHand", is_public as "isPublic",
      status_index as "statusIndex", gmt_issue as "gmtIssue", gmt_expire as "gmtExpire", gmt_revoke as "gmtRevoke",
      revoke_reason as "revokeReason", version.design, app_user.mobile, photo_no as "photoNo"
    from certificate
    left join certificate_template_version as version on version.id = certificate.template_version_id
    left join app_user on app_user.user_no = certificate.user_no
    where ${which} order by ${order} limit ${limit} offset ${offset}`.execute(trx);
  return rows;
}

/** Whether a certificate is valid now. */
export function stateAt({ gmtRevoke, gmtExpire }: Pick<CertificateRow, "gmtRevoke" | "gmtExpire">, now: Date) {
  if (gmtRevoke !== null) return CertificateStateEnum.revoked;
  return gmtExpire !== null && gmtExpire <= now ? CertificateStateEnum.expired : CertificateStateEnum.valid;
}

function presentCommon(row: CertificateRow, context: OperationContext) {
  const { timeZone } = context.site.settings;
  return {
    id: row.id,
    certificateNo: row.certificateNo,
    certificateName: row.certificateName,
    subjectName: row.subjectName,
    holderName: row.holderName,
    orgNo: presentOrgNo(row.orgNo),
    orgName: wordingIn(row.orgNames, context.locale),
    certificateState: stateAt(row, context.now()),
    gmtIssue: dateTimeIn(timeZone, row.gmtIssue),
    ...(row.gmtExpire === null ? {} : { gmtExpire: dateTimeIn(timeZone, row.gmtExpire) }),
    ...(row.gmtRevoke === null
      ? {}
      : { gmtRevoke: dateTimeIn(timeZone, row.gmtRevoke), revokeReason: row.revokeReason }),
  };
}

export function presentCard(row: CertificateRow, context: OperationContext): CertificateCard {
  return { ...presentCommon(row, context), isPublic: row.isPublic, undrawn: row.undrawn };
}

export function presentIssued(row: CertificateRow, context: OperationContext): IssuedCertificate {
  return {
    ...presentCommon(row, context),
    userNo: row.userNo,
    mobile: row.mobile === null ? "" : maskMobile(row.mobile),
    templateId: row.templateId,
    cycle: row.cycle,
    isByHand: row.isByHand,
    undrawn: row.undrawn,
  };
}

/** What a certificate prints, in a language. */
export function valuesIn(row: Pick<CertificateRow, "printed" | "orgNames">, locale: string): Values {
  return { ...row.printed, orgName: wordingIn(row.orgNames, locale) };
}

/** All that a certificate prints, for whoever may look at it. */
export function presentCertificate(row: CertificateRow, context: OperationContext): Certificate {
  const values = valuesIn(row, context.locale);
  return {
    ...presentCommon(row, context),
    valueList: printedNames(row.design).flatMap((name) => {
      const value = values[name];
      return value === undefined || value === "" ? [] : [{ name, value }];
    }),
    pictureUrl: `/certificate/${row.id}.png?locale=${encodeURIComponent(context.locale)}`,
  };
}
