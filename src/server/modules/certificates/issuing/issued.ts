import { sql } from "kysely";
import type {
  ExportIssuedCertificatesBody,
  ExportIssuedCertificatesReply,
  ListIssuedCertificatesBody,
  ListIssuedCertificatesReply,
} from "../../../../generated/types.ts";
import type { OperationContext, Session } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { hasWords } from "../../../lib/matches-search.ts";
import { pageOf, pageSpan } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { csvOf, workbookOf, type Sheet } from "../../../lib/sheets.ts";
import { normaliseCertificateNo } from "../number.ts";
import { ownRows } from "../owner.ts";
import { presentIssued, selectCertificates } from "../present.ts";
import { RENEWAL_DAYS } from "./issue.ts";

/** What finds certificates. */
export type IssuedFilter = Pick<ListIssuedCertificatesBody, "templateId" | "str" | "show">;

/** Lines of one file. */
const MAX_LINES = 10_000;

/** Which certificates a filter finds, of those that whoever asks has issued or may decide about. */
export function whichOf({ templateId, str = "", show = "" }: IssuedFilter, session: Session, now: Date) {
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

const orderOf = ({ show }: IssuedFilter) =>
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
