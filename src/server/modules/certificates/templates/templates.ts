import { sql } from "kysely";
import type { CertificateAwardEnum } from "../../../../generated/enums.ts";
import type {
  CertificateDesign,
  CertificateTemplate,
  CertificateTemplateCard,
  CertificateTemplateVersion,
  DeleteCertificateTemplateBody,
  GetCertificateTemplateBody,
  ListCertificateTemplatesBody,
  ListCertificateTemplatesReply,
  ListCertificateTemplateVersionsBody,
  SaveCertificateTemplateBody,
} from "../../../../generated/types.ts";
import type { OperationContext, Session } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import { actorOf, systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { pageOf, pageSpan } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import type { TemplateRow } from "../issuing/issue.ts";
import { selectTemplates } from "../issuing/queries.ts";
import { ownerOf, ownRows } from "../owner.ts";
import { faultsOf } from "./design-errors.ts";
import { sourceOf } from "./sources.ts";
import { styles } from "./styles.ts";

/** Versions that a list has. */
const MAX_VERSIONS = 100;

/** The templates of whoever issues, the newest first. */
export async function listCertificateTemplates(
  input: ListCertificateTemplatesBody,
  context: OperationContext,
): Promise<ListCertificateTemplatesReply> {
  const session = sessionIn(context);
  const { page, rows: range } = pageSpan(input);
  return withActor(context.db, actorOf(session), async (trx) => {
    const which = sql`not certificate_template.is_removed and ${ownRows("certificate_template", session)}`;
    const { rows } = await sql<{ total: number }>`select count(*)::int as total from certificate_template
      where ${which}`.execute(trx);
    return pageOf(await selectOwn(trx, which, context, range), rows[0]?.total ?? 0, page);
  });
}

/** A template with its design, or with that of a version. NOT_FOUND. */
export async function getCertificateTemplate(
  { id, version }: GetCertificateTemplateBody,
  context: OperationContext,
): Promise<CertificateTemplate> {
  if (!isRecordId(id)) fail("NOT_FOUND");
  return withActor(context.db, actorOf(sessionIn(context)), async (trx) => {
    const template = await oneOwn(trx, id, context);
    return { ...template, design: await designOf(trx, id, version) };
  });
}

/** The versions of a template, the newest first. NOT_FOUND. */
export async function listCertificateTemplateVersions(
  { id }: ListCertificateTemplateVersionsBody,
  context: OperationContext,
): Promise<{ list: CertificateTemplateVersion[] }> {
  if (!isRecordId(id)) fail("NOT_FOUND");
  const { timeZone } = context.site.settings;
  const rows = await withActor(context.db, actorOf(sessionIn(context)), async (trx) => {
    await oneOwn(trx, id, context);
    const found = await sql<{ version: number; issuedCount: number; gmtCreate: Date }>`
      select version_no as version, gmt_create as "gmtCreate",
        (select count(*)::int from certificate where template_version_id = version.id) as "issuedCount"
      from certificate_template_version as version where template_id = ${id}
      order by version_no desc limit ${MAX_VERSIONS}`.execute(trx);
    return found.rows;
  });
  return { list: rows.map((row) => ({ ...row, gmtCreate: dateTimeIn(timeZone, row.gmtCreate) })) };
}

async function oneOwn(trx: Trx, id: string, context: OperationContext): Promise<Omit<CertificateTemplate, "design">> {
  const which = sql`certificate_template.id = ${id} and not certificate_template.is_removed`;
  const [template] = await selectOwn(trx, which, context, { pageSize: 1, offset: 0 });
  const { pictureUrl: _, ...rest } = template ?? fail("NOT_FOUND");
  return rest;
}

async function selectOwn(
  trx: Trx,
  which: ReturnType<typeof sql>,
  context: OperationContext,
  { pageSize, offset }: { pageSize: number; offset: number },
): Promise<CertificateTemplateCard[]> {
  const { rows } = await sql<{
    id: string;
    version: number;
    templateName: string;
    awardKind: CertificateAwardEnum;
    sourceId: string | null;
    sourceName: string | null;
    isAuto: boolean;
    prefix: string;
    validMonths: number | null;
    issuedCount: number;
    gmtModified: Date;
  }>`
    select certificate_template.id, certificate_template.version_no as version, template_name as "templateName",
      award_kind as "awardKind", coalesce(certificate_template.course_id, exam_id, grade_id) as "sourceId",
      coalesce(course.course_name, exam.exam_name, grade.grade_name) as "sourceName", is_auto as "isAuto", prefix,
      valid_months as "validMonths", certificate_template.gmt_modified as "gmtModified",
      (select count(*)::int from certificate where certificate.template_id = certificate_template.id) as "issuedCount"
    from certificate_template
    left join course on course.id = certificate_template.course_id
    left join exam on exam.id = certificate_template.exam_id
    left join grade on grade.id = certificate_template.grade_id
    where certificate_template.version_id is not null and ${which}
    order by certificate_template.id desc limit ${pageSize} offset ${offset}`.execute(trx);
  return rows.map(({ sourceId, sourceName, validMonths, gmtModified, ...row }) => ({
    ...row,
    ...(sourceId === null ? {} : { sourceId, sourceName: sourceName ?? "" }),
    ...(validMonths === null ? {} : { validMonths }),
    pictureUrl: templateImageUrl({ ...row, locale: context.locale }),
    gmtModified: dateTimeIn(context.site.settings.timeZone, gmtModified),
  }));
}

/**
 * Makes a template, or another version of one; what was issued before keeps its own. NOT_FOUND where the template, or
 * what it is for, is not one's own; CERTIFICATE_TEMPLATE_CHANGED where somebody else has changed it; 900 with what is
 * wrong in the design.
 */
export async function saveCertificateTemplate(
  input: SaveCertificateTemplateBody,
  context: OperationContext,
): Promise<CertificateTemplate> {
  const session = sessionIn(context);
  const { id, version, templateName, awardKind, sourceId, isAuto = false, prefix = "", validMonths } = input;
  const { style = "classic" } = input;
  if (id !== undefined && !isRecordId(id)) fail("NOT_FOUND");
  if (templateName.trim() === "")
    failFields([{ path: "templateName", message: context.site.texts(context.locale).t("error.field.blank") }]);
  if (input.design) {
    const faults = await faultsOf(input.design, context);
    if (faults.length > 0)
      failFields(
        faults.map(({ element, field, message }) => ({
          path: element === undefined ? `design.${field}` : `design.elements.${element}.${field}`,
          message,
        })),
      );
  }
  const now = context.now();
  return withActor(context.db, actorOf(session), async (trx) => {
    const source = await sourceOf(trx, { awardKind, sourceId, session });
    const values = {
      template_name: templateName.trim(),
      award_kind: awardKind,
      course_id: null,
      exam_id: null,
      grade_id: null,
      ...source,
      // By itself nothing is issued that is for nothing.
      is_auto: isAuto && Object.keys(source).length > 0,
      prefix: prefix.toUpperCase(),
      valid_months: validMonths ?? null,
      gmt_modified: now,
    };
    const row =
      id === undefined
        ? await trx
            .insertInto("certificate_template")
            .values({ ...ownerOf(session), ...values, version_no: 1, gmt_create: now })
            .returning(["id", "version_no", "org_no"])
            .executeTakeFirstOrThrow()
        : await changeTemplate(trx, { id, version, values, session });
    const design = input.design ?? (id === undefined ? styles[style] : await designOf(trx, row.id));
    await sql`with made as (
        insert into certificate_template_version (template_id, org_no, version_no, design, author_user_no, gmt_create)
        values (${row.id}, ${row.org_no}, ${row.version_no}, ${JSON.stringify(design)}::jsonb, ${session.userNo}, ${now})
        returning id)
      select id from made`
      .execute(trx)
      .then(({ rows }) =>
        sql`update certificate_template set version_id = ${(rows[0] as { id: string }).id} where id = ${row.id}`.execute(
          trx,
        ),
      );
    return { ...(await oneOwn(trx, row.id, context)), design };
  });
}

/** Address of an image of a template, another one for each version and language. */
function templateImageUrl({ id, version, locale }: { id: string; version: number; locale: string }): string {
  return `/certificate/template/${id}.png?version=${version}&locale=${encodeURIComponent(locale)}`;
}

async function changeTemplate(
  trx: Trx,
  {
    id,
    version,
    values,
    session,
  }: { id: string; version: number | undefined; values: Record<string, unknown>; session: Session },
) {
  const found = await sql<{ version: number }>`select version_no as version from certificate_template
    where id = ${id} and not is_removed and ${ownRows("certificate_template", session)} for update`.execute(trx);
  const current = found.rows[0]?.version ?? fail("NOT_FOUND");
  if (version !== undefined && version !== current) fail("CERTIFICATE_TEMPLATE_CHANGED");
  return trx
    .updateTable("certificate_template")
    .set({ ...values, version_no: current + 1 })
    .where("id", "=", id)
    .returning(["id", "version_no", "org_no"])
    .executeTakeFirstOrThrow();
}

/** The design of a version; of the newest where none is named. NOT_FOUND. */
async function designOf(trx: Trx, templateId: string, version?: number): Promise<CertificateDesign> {
  const { rows } = await sql<{ design: CertificateDesign }>`select design from certificate_template_version
    where template_id = ${templateId} and (${version ?? null}::int is null or version_no = ${version ?? null}::int) order by version_no desc limit 1`.execute(
    trx,
  );
  return rows[0]?.design ?? fail("NOT_FOUND");
}

/** Removes a template from what is offered; what was issued stays, and nothing more is. Recorded. NOT_FOUND. */
export async function deleteCertificateTemplate(
  { id }: DeleteCertificateTemplateBody,
  context: OperationContext,
): Promise<Record<string, never>> {
  const session = sessionIn(context);
  const template = await ownTemplate(id, context);
  await withActor(context.db, systemActor, async (trx) => {
    await sql`update certificate_template set is_removed = true, is_auto = false where id = ${id}`.execute(trx);
    await recordAudit(trx, {
      ...auditActor(session),
      action: "certificate.template.delete",
      orgNo: template.orgNo,
      subject: `certificateTemplate:${id}`,
      detail: { name: template.templateName },
    });
  });
  return {};
}

/** A template of whoever asks, as issuing needs it. NOT_FOUND. */
export async function ownTemplate(id: string, context: OperationContext): Promise<TemplateRow> {
  const session = sessionIn(context);
  const isOwn =
    isRecordId(id) &&
    (await withActor(context.db, actorOf(session), (trx) =>
      trx
        .selectFrom("certificate_template")
        .where("id", "=", id)
        .where("is_removed", "=", false)
        .where(ownRows("certificate_template", session))
        .select("id")
        .executeTakeFirst(),
    ));
  if (!isOwn) fail("NOT_FOUND");
  const [template] = await withActor(context.db, systemActor, (trx) => selectTemplates(trx, sql`template.id = ${id}`));
  return template ?? fail("NOT_FOUND");
}
