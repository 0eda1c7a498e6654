import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { CertificateAwardEnum } from "../../../../generated/enums.ts";
import type { Trx } from "../../../database/connect.ts";
import { monthsLater } from "../../../../shared/date-time.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import type { Values } from "../design-values.ts";
import type { Picture } from "../drawing/layout.ts";
import { newCertificateNo } from "../number.ts";
import { newPictureNo, rowOf } from "../images/images.ts";
import type { Issuer } from "./issuer-names.ts";

/** Days before its end from which a certificate can be renewed. */
export const RENEWAL_DAYS = 60;

export interface TemplateRow {
  id: string;
  orgNo: string;
  ownerUserNo: string | null;
  templateName: string;
  awardKind: CertificateAwardEnum;
  prefix: string;
  validMonths: number | null;
  versionId: string;
  /** Name of its course, exam or class; empty where it is for none. */
  subjectName: string;
  /** Hours of its course, as they are printed; null where it is for none, or has no videos. */
  studyHours: string | null;
  /** Whether it shows the photo of its holder. */
  hasPhoto: boolean;
}

/** What one person gets. */
export interface Award {
  userNo: string;
  holderName: string;
  /** Points, as they are printed. */
  score?: string | undefined;
  /** Characters of its values that the font has not. */
  undrawn: string;
  /** The holder's, where the template shows one. */
  photo?: Picture | undefined;
}

export interface IssueSetting {
  template: TemplateRow;
  issuer: Issuer;
  now: Date;
  /** By whom, where it is by hand. */
  issuerUserNo?: string | undefined;
}

/** Tries for a number that nobody has: the second is needed once in millions. */
const TRIES = 3;

/**
 * Issues a certificate in a transaction of scope `system`; gives its id, or undefined where the person has one that is
 * valid for longer than the time of renewal. Of any number at once one issues. What was revoked is issued again by hand
 * alone.
 */
export async function issueCertificate(trx: Trx, award: Award, setting: IssueSetting): Promise<string | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const id = await insertCertificate(trx, award, setting);
    if (id !== undefined) return id;
    const { rows } = await standingOf(trx, award.userNo, setting);
    if (!rows[0]?.isDue) return undefined;
  }
  return undefined;
}

async function insertCertificate(trx: Trx, award: Award, setting: IssueSetting): Promise<string | undefined> {
  const { template, now } = setting;
  const months = template.validMonths;
  const end = months === null ? undefined : monthsLater(now, { months, timeZone: setting.issuer.timeZone });
  const { rows } = await sql<{ id: string }>`
    insert into certificate (${columns})
    select ${valuesOf(award, setting, end)}, standing.cycle, null::bigint, ${now}, ${end}
    from (${standing(award.userNo, setting)}) as standing
    where standing."isDue" on conflict do nothing returning id`.execute(trx);
  if (rows[0]) await addPhoto(trx, { id: rows[0].id, award, setting });
  return rows[0]?.id;
}

/** Copies the photo of the holder for this certificate alone. */
async function addPhoto(
  trx: Trx,
  { id, award, setting }: { id: string; award: Award; setting: IssueSetting },
): Promise<void> {
  if (!award.photo) return;
  const { template, now } = setting;
  const pictureNo = newPictureNo();
  await trx
    .insertInto("certificate_picture")
    .values({
      ...rowOf(award.photo),
      picture_no: pictureNo,
      org_no: template.orgNo,
      owner_user_no: template.ownerUserNo,
      holder_user_no: award.userNo,
      gmt_create: now,
    })
    .execute();
  await trx.updateTable("certificate").set({ photo_no: pictureNo }).where("id", "=", id).execute();
}

const columns = sql`id, certificate_no, template_id, template_version_id, org_no, owner_user_no, user_no,
  certificate_name, holder_name, subject_name, org_names, printed, undrawn, is_by_hand, issuer_user_no,
  cycle, replaces_id, gmt_issue, gmt_expire`;

/** What is frozen of a certificate: the values of `columns` up to the cycle. */
function valuesOf(award: Award, { template, issuer, now, issuerUserNo }: IssueSetting, end: Date | undefined) {
  const day = (at: Date) => dateTimeIn(issuer.timeZone, at).slice(0, 10);
  const issueDate = day(now);
  const certificateNo = newCertificateNo(template.prefix, Number(issueDate.slice(0, 4)));
  const printed: Values = {
    holderName: award.holderName,
    subjectName: template.subjectName,
    certificateNo,
    issueDate,
    ...(end ? { expireDate: day(end) } : {}),
    ...(award.score === undefined ? {} : { score: award.score }),
    ...(template.studyHours === null ? {} : { studyHours: template.studyHours }),
  };
  return sql`${randomId()}::bigint, ${certificateNo}, ${template.id}::bigint, ${template.versionId}::bigint,
    ${template.orgNo}, ${template.ownerUserNo}::bigint, ${award.userNo}::bigint, ${template.templateName},
    ${award.holderName}, ${template.subjectName}, ${JSON.stringify(issuer.names)}::jsonb,
    ${JSON.stringify(printed)}::jsonb, ${award.undrawn}, ${issuerUserNo !== undefined}::boolean,
    ${issuerUserNo ?? null}::bigint`;
}

/**
 * Where a person stands with a template: which cycle comes next, and whether it is due. A revoked one is issued again in
 * its own cycle.
 */
function standing(userNo: string, { template, now, issuerUserNo }: IssueSetting) {
  const renewable = new Date(now.getTime() + RENEWAL_DAYS * 86_400_000);
  return sql`
    select next.cycle, (live.cycle is null or live.gmt_expire <= ${renewable})
      and (${issuerUserNo !== undefined}::boolean or not exists (select from certificate as revoked
        where revoked.template_id = ${template.id} and revoked.user_no = ${userNo} and revoked.cycle = next.cycle))
      as "isDue"
    from (select 1) as one
    left join lateral (select cycle, gmt_expire from certificate where template_id = ${template.id}
      and user_no = ${userNo} and gmt_revoke is null order by cycle desc limit 1) as live on true
    cross join lateral (select (case when live.cycle is null
      then coalesce((select max(cycle) from certificate where template_id = ${template.id} and user_no = ${userNo}), 1)
      else live.cycle + 1 end)::smallint as cycle) as next`;
}

function standingOf(trx: Trx, userNo: string, setting: IssueSetting) {
  return sql<{ isDue: boolean }>`${standing(userNo, setting)}`.execute(trx);
}

/** What is to be issued in the place of a certificate. */
export interface Replaced {
  id: string;
  cycle: number;
  gmtExpire: Date | null;
  score?: string | undefined;
}

/** Issues in the place of a certificate that was revoked in the same transaction, for its cycle and until its end. */
export async function issueAgain(
  trx: Trx,
  { award, replaced, setting }: { award: Award; replaced: Replaced; setting: IssueSetting },
): Promise<string> {
  const end = replaced.gmtExpire ?? undefined;
  const { rows } = await sql<{ id: string }>`
    insert into certificate (${columns})
    values (${valuesOf({ ...award, score: replaced.score }, setting, end)}, ${replaced.cycle}, ${replaced.id}::bigint,
      ${setting.now}, ${end ?? null}) returning id`.execute(trx);
  const { id } = rows[0]!;
  await addPhoto(trx, { id, award, setting });
  return id;
}

/** 62 random bits as a number: what a public address names must not be guessed. */
function randomId(): string {
  return String((randomBytes(8).readBigUInt64BE() >> 2n) + 1n);
}
