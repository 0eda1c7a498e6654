import { sql } from "kysely";
import type { Trx } from "../../database/connect.ts";
import type { PageRange } from "../../lib/paging.ts";

type Table = "lecturer_audit" | "organisation_audit";

export interface QueueFilter {
  auditStatus: number | undefined;
  /** On whose site they were made; undefined for all. */
  orgNo?: string | undefined;
}

/** Applications to become a lecturer, the oldest first. */
export function selectLecturerAudits(trx: Trx, { auditStatus, orgNo, range }: QueueFilter & { range: PageRange }) {
  let query = trx.selectFrom("lecturer_audit");
  if (auditStatus !== undefined) query = query.where("audit_status", "=", auditStatus);
  if (orgNo !== undefined) query = query.where("org_no", "=", orgNo);
  return query
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
    .orderBy("id")
    .limit(range.pageSize)
    .offset(range.offset)
    .execute();
}

/** Applications to join as an organisation, the oldest first. */
export function selectOrganisationAudits(trx: Trx, { auditStatus, range }: QueueFilter & { range: PageRange }) {
  let query = trx.selectFrom("organisation_audit");
  if (auditStatus !== undefined) query = query.where("audit_status", "=", auditStatus);
  return query
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
    .orderBy("id")
    .limit(range.pageSize)
    .offset(range.offset)
    .execute();
}

export async function countAudits(trx: Trx, table: Table, { auditStatus, orgNo }: QueueFilter): Promise<number> {
  const { rows } = await sql<{ total: string }>`select count(*) as total from ${sql.table(table)}
    where (${auditStatus ?? null}::int is null or audit_status = ${auditStatus ?? null})
    and (${orgNo ?? null}::text is null or org_no = ${orgNo ?? null})`.execute(trx);
  return Number(rows[0]?.total ?? 0);
}

/** Decides an application that waits; false where it was decided already. */
export async function decideAudit(
  trx: Trx,
  table: Table,
  { id, auditStatus, auditOpinion, userNo, now }: Decision,
): Promise<boolean> {
  const { numAffectedRows } =
    await sql`update ${sql.table(table)} set audit_status = ${auditStatus}, audit_opinion = ${auditOpinion}, audit_user_no = ${userNo},
    gmt_audit = ${now}, gmt_modified = ${now} where id = ${id} and audit_status = 0`.execute(trx);
  return numAffectedRows === 1n;
}

export interface Decision {
  id: string;
  auditStatus: number;
  auditOpinion: string;
  /** Who decides. */
  userNo: string;
  now: Date;
}

export function selectLecturerApplication(trx: Trx, id: string) {
  return trx
    .selectFrom("lecturer_audit")
    .where("id", "=", id)
    .select([
      "org_no",
      "user_no",
      "lecturer_name as name",
      "lecturer_mobile as mobile",
      "position",
      "introduce",
      "head_img_url",
    ])
    .executeTakeFirst();
}

export function selectOrganisationApplication(trx: Trx, id: string) {
  return trx
    .selectFrom("organisation_audit")
    .where("id", "=", id)
    .select(["user_no", "org_name as name", "contact_mobile as mobile", "wished_org_no"])
    .executeTakeFirst();
}

/**
 * The account that an application is for: the one that filed it, else the one with its number. Held until the
 * transaction ends.
 */
export function holdApplicant(trx: Trx, { userNo, mobile }: { userNo: string | null; mobile: string }) {
  const query = trx.selectFrom("app_user").select(["user_no", "org_no", "user_type"]).forUpdate();
  return (
    userNo === null ? query.where("mobile", "=", mobile) : query.where("user_no", "=", userNo)
  ).executeTakeFirst();
}

export async function makeLecturer(
  trx: Trx,
  lecturer: {
    userNo: string;
    orgNo: string;
    name: string;
    position: string;
    introduce: string;
    headImgUrl: string;
    now: Date;
  },
): Promise<void> {
  const { userNo, orgNo, name, position, introduce, headImgUrl, now } = lecturer;
  await trx
    .updateTable("app_user")
    .set({ user_type: 2, org_no: orgNo, gmt_modified: now })
    .where("user_no", "=", userNo)
    .execute();
  await trx
    .insertInto("lecturer")
    .values({
      lecturer_user_no: userNo,
      org_no: orgNo,
      lecturer_name: name,
      position,
      introduce,
      head_img_url: headImgUrl,
      audit_status: 1,
      gmt_create: now,
      gmt_modified: now,
    })
    .execute();
}

/** Makes the organisation and gives it the account. False where its number was taken meanwhile. */
export async function makeOrganisation(
  trx: Trx,
  { userNo, orgNo, name, now }: { userNo: string; orgNo: string; name: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto("organisation")
    .values({ org_no: orgNo, org_name: name, gmt_create: now, gmt_modified: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await trx
    .updateTable("app_user")
    .set({ user_type: 3, org_no: orgNo, name, gmt_modified: now })
    .where("user_no", "=", userNo)
    .execute();
  return true;
}

/** The next number that nobody has, for an organisation that wished for none or for one that is taken. */
export async function nextOrgNo(trx: Trx): Promise<string> {
  const { rows } = await sql<{
    next: string;
  }>`select (coalesce(max(org_no::bigint), 1000) + 1)::text as next from organisation where org_no ~ '^[1-9][0-9]{3,8}$'`.execute(
    trx,
  );
  return rows[0]?.next ?? "1001";
}
