import { sql } from "kysely";
import type {
  ExportIssuedCertificatesBody,
  ExportIssuedCertificatesReply,
  IssuedCertificate,
  ListIssuedCertificatesBody,
  ListIssuedCertificatesReply,
  ReissueCertificateBody,
  RevokeCertificateBody,
} from "../../../../generated/types.ts";
import type { OperationContext, Session } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import { actorOf, systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { hasWords } from "../../../lib/matches-search.ts";
import { pageOf, pageSpan } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { csvOf, workbookOf, type Sheet } from "../../../lib/sheets.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { normaliseCertificateNo } from "../number.ts";
import { ownRows } from "../owner.ts";
import { presentIssued, selectCertificates, type CertificateRow } from "../present.ts";
import { awardsOf } from "./awards.ts";
import { issueAgain, RENEWAL_DAYS } from "./issue.ts";
import { issuerOf } from "./issuer-names.ts";
import { notifyIssued, notifyRevoked } from "./notify.ts";
import { selectPeople, selectTemplates } from "./queries.ts";

type Filter = Pick<ListIssuedCertificatesBody, "templateId" | "str" | "show">;

/** Lines of one file. */
const MAX_LINES = 10_000;

function whichOf({ templateId, str = "", show = "" }: Filter, session: Session, now: Date) {
  if (templateId !== undefined && !isRecordId(templateId)) return sql`false`;
  const soon = new Date(now.getTime() + RENEWAL_DAYS * 86_400_000);
  const typed = str.trim();
  const no = normaliseCertificateNo(typed);
  const states = {
    "": sql`true`,
    valid: sql`gmt_revoke is null and (gmt_expire is null or gmt_expire > ${now})`,
    expiring: sql`gmt_revoke is null and gmt_expire > ${now} and gmt_expire <= ${soon}`,
    expired: sql`gmt_revoke is null and gmt_expire <= ${now}`,
    revoked: sql`gmt_revoke is not null`,
  };
  return sql`${ownRows("certificate", session)}
    and ${templateId === undefined ? sql`true` : sql`certificate.template_id = ${templateId}`}
    and ${states[show]}
    and ${typed === "" ? sql`true` : no ? sql`certificate_no = ${no}` : hasWords([sql<string>`holder_name`, sql<string>`certificate_no`], typed)}`;
}

const orderOf = ({ show }: Filter) =>
  show === "expiring" ? sql`certificate.gmt_expire, certificate.id` : sql`certificate.gmt_issue desc, certificate.id`;

/** What was issued by whoever asks, the newest first, or what runs out, the next first. */
export async function listIssuedCertificates(
  { pageFrom, pageCurrent, pageSize, ...filter }: ListIssuedCertificatesBody,
  context: OperationContext,
): Promise<ListIssuedCertificatesReply> {
  const session = sessionIn(context);
  const { page, rows: range } = pageSpan({ pageFrom, pageCurrent, pageSize });
  const which = whichOf(filter, session, context.now());
  return withActor(context.db, systemActor, async (trx) => {
    const counted = await sql<{ total: number }>`select count(*)::int as total from certificate where ${which}`.execute(
      trx,
    );
    const rows = await selectCertificates(trx, which, {
      order: orderOf(filter),
      limit: range.pageSize,
      offset: range.offset,
    });
    return pageOf(
      rows.map((row) => presentIssued(row, context)),
      counted.rows[0]?.total ?? 0,
      page,
    );
  });
}

/** The same as a file, in the caller's language. */
export async function exportIssuedCertificates(
  { format, ...filter }: ExportIssuedCertificatesBody,
  context: OperationContext,
): Promise<ExportIssuedCertificatesReply> {
  const { t } = context.site.texts(context.locale);
  const which = whichOf(filter, sessionIn(context), context.now());
  const rows = await withActor(context.db, systemActor, (trx) =>
    selectCertificates(trx, which, { order: orderOf(filter), limit: MAX_LINES }),
  );
  const sheet: Sheet = {
    name: t("site.certificate.file"),
    head: (["no", "holder", "mobile", "name", "subject", "state", "issue", "expire", "revoke", "reason"] as const).map(
      (column) => t(`site.certificate.column.${column}`),
    ),
    rows: rows
      .map((row) => presentIssued(row, context))
      .map((one) => [
        one.certificateNo,
        one.holderName,
        one.mobile,
        one.certificateName,
        one.subjectName,
        t(`enum.CertificateStateEnum.${one.certificateState}`),
        one.gmtIssue,
        one.gmtExpire ?? "",
        one.gmtRevoke ?? "",
        one.revokeReason ?? "",
      ]),
  };
  const day = dateTimeIn(context.site.settings.timeZone, context.now()).slice(0, 10);
  const content = await (format === "csv" ? csvOf(sheet) : workbookOf(sheet));
  return {
    fileName: `${sheet.name}-${day}.${format}`,
    mediaType: mediaTypes[format],
    content: content.toString("base64"),
  };
}

const mediaTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** Revokes a certificate of one's own; recorded. CERTIFICATE_NOT_FOUND; CERTIFICATE_REVOKED where it is already. */
export async function revokeCertificate(
  { id, reason }: RevokeCertificateBody,
  context: OperationContext,
): Promise<IssuedCertificate> {
  const row = await ownIssued(id, context);
  const why = reasonOf(reason, context);
  return withActor(context.db, systemActor, async (trx) => {
    await revoke(trx, { row, reason: why, action: "certificate.revoke" }, context);
    await notifyRevoked(
      trx,
      { userNo: row.userNo, orgNo: row.orgNo, name: row.certificateName, reason: why },
      context.services,
    );
    return presentIssued((await selectCertificates(trx, sql`certificate.id = ${id}`))[0]!, context);
  });
}

/**
 * Revokes a certificate and issues another for the same cycle and until the same end, with today's names and the newest
 * version of the template; recorded. CERTIFICATE_NOT_FOUND; CERTIFICATE_REVOKED where it is already.
 */
export async function reissueCertificate(
  { id, reason }: ReissueCertificateBody,
  context: OperationContext,
): Promise<IssuedCertificate> {
  const row = await ownIssued(id, context);
  const why = reasonOf(reason, context);
  const { template, people } = await withActor(context.db, systemActor, async (trx) => ({
    template: (await selectTemplates(trx, sql`template.id = ${row.templateId}`))[0] ?? fail("CERTIFICATE_NOT_FOUND"),
    people: await selectPeople(trx, [row.userNo]),
  }));
  const issuer = await issuerOf(template.orgNo, context.services);
  const [award = fail("CERTIFICATE_NOT_FOUND")] = await awardsOf(people, { template, issuer }, context.services);
  return withActor(context.db, systemActor, async (trx) => {
    await revoke(trx, { row, reason: why, action: "certificate.reissue" }, context);
    const made = await issueAgain(trx, {
      award,
      replaced: { id, cycle: row.cycle, gmtExpire: row.gmtExpire, score: row.printed.score },
      setting: { template, issuer, now: context.now(), issuerUserNo: sessionIn(context).userNo },
    });
    await notifyIssued(trx, { userNo: row.userNo, template }, context.services);
    return presentIssued((await selectCertificates(trx, sql`certificate.id = ${made}`))[0]!, context);
  });
}

async function revoke(
  trx: Trx,
  { row, reason, action }: { row: CertificateRow; reason: string; action: string },
  context: OperationContext,
): Promise<void> {
  const session = sessionIn(context);
  const { rows } = await sql`update certificate set gmt_revoke = ${context.now()}, revoke_reason = ${reason},
      revoker_user_no = ${session.userNo} where id = ${row.id} and gmt_revoke is null returning id`.execute(trx);
  if (rows.length === 0) fail("CERTIFICATE_REVOKED");
  await recordAudit(trx, {
    ...auditActor(session),
    action,
    orgNo: row.orgNo,
    subject: `certificate:${row.id}`,
    detail: { certificateNo: row.certificateNo, reason },
  });
}

function reasonOf(reason: string, context: OperationContext): string {
  const why = reason.trim();
  if (why === "") failFields([{ path: "reason", message: context.site.texts(context.locale).t("error.field.blank") }]);
  return why;
}

/** A certificate that whoever asks has issued, or may decide about. CERTIFICATE_NOT_FOUND. */
async function ownIssued(id: string, context: OperationContext): Promise<CertificateRow> {
  const session = sessionIn(context);
  const isOwn =
    isRecordId(id) &&
    (await withActor(context.db, actorOf(session), (trx) =>
      trx
        .selectFrom("certificate")
        .where("id", "=", id)
        .where(ownRows("certificate", session))
        .select("id")
        .executeTakeFirst(),
    ));
  if (!isOwn) fail("CERTIFICATE_NOT_FOUND");
  const [row] = await withActor(context.db, systemActor, (trx) => selectCertificates(trx, sql`certificate.id = ${id}`));
  return row ?? fail("CERTIFICATE_NOT_FOUND");
}
