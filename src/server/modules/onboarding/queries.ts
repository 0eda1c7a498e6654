import type { Trx } from "../../database/connect.ts";

export interface NewLecturerAudit {
  orgNo: string;
  userNo: string | undefined;
  lecturerName: string;
  lecturerMobile: string;
  lecturerEmail: string;
  position: string;
  introduce: string;
  headImgUrl: string;
  now: Date;
}

/** Gives its number; undefined when one of the same number or person still waits. */
export async function insertLecturerAudit(trx: Trx, audit: NewLecturerAudit): Promise<string | undefined> {
  const row = await trx
    .insertInto("lecturer_audit")
    .values({
      org_no: audit.orgNo,
      user_no: audit.userNo ?? null,
      lecturer_name: audit.lecturerName,
      lecturer_mobile: audit.lecturerMobile,
      lecturer_email: audit.lecturerEmail,
      position: audit.position,
      introduce: audit.introduce,
      head_img_url: audit.headImgUrl,
      gmt_create: audit.now,
      gmt_modified: audit.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export interface NewOrganisationAudit {
  orgNo: string;
  userNo: string | undefined;
  orgName: string;
  wishedOrgNo: string;
  creditCode: string;
  contactName: string;
  contactMobile: string;
  contactEmail: string;
  licenceFileNo: string | undefined;
  introduce: string;
  now: Date;
}

/** Gives its number; undefined when one of the same contact or person still waits. */
export async function insertOrganisationAudit(trx: Trx, audit: NewOrganisationAudit): Promise<string | undefined> {
  const row = await trx
    .insertInto("organisation_audit")
    .values({
      org_no: audit.orgNo,
      user_no: audit.userNo ?? null,
      org_name: audit.orgName,
      wished_org_no: audit.wishedOrgNo,
      credit_code: audit.creditCode,
      contact_name: audit.contactName,
      contact_mobile: audit.contactMobile,
      contact_email: audit.contactEmail,
      licence_file_no: audit.licenceFileNo ?? null,
      introduce: audit.introduce,
      gmt_create: audit.now,
      gmt_modified: audit.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function organisationExists(trx: Trx, orgNo: string): Promise<boolean> {
  return (
    (await trx.selectFrom("organisation").where("org_no", "=", orgNo).select("org_no").executeTakeFirst()) !== undefined
  );
}

export type LecturerAuditRow = NonNullable<Awaited<ReturnType<typeof selectLecturerAudit>>>;

/** The newest of a person. */
export function selectLecturerAudit(trx: Trx, userNo: string) {
  return trx
    .selectFrom("lecturer_audit")
    .where("user_no", "=", userNo)
    .orderBy("id", "desc")
    .limit(1)
    .select([
      "id",
      "audit_status",
      "audit_opinion",
      "lecturer_name",
      "lecturer_mobile",
      "lecturer_email",
      "position",
      "introduce",
      "head_img_url",
      "gmt_create",
      "gmt_audit",
    ])
    .executeTakeFirst();
}

export type OrganisationAuditRow = NonNullable<Awaited<ReturnType<typeof selectOrganisationAudit>>>;

/** The newest of a person. */
export function selectOrganisationAudit(trx: Trx, userNo: string) {
  return trx
    .selectFrom("organisation_audit")
    .where("user_no", "=", userNo)
    .orderBy("id", "desc")
    .limit(1)
    .select([
      "id",
      "audit_status",
      "audit_opinion",
      "org_name",
      "wished_org_no",
      "credit_code",
      "contact_name",
      "contact_mobile",
      "contact_email",
    ])
    .select(["licence_file_no", "introduce", "gmt_create", "gmt_audit"])
    .executeTakeFirst();
}
