import { sql } from "kysely";
import type { ListIssuedCertificatesBody, ListIssuedCertificatesReply } from "../../../../generated/types.ts";
import type { OperationContext, Session } from "../../../core/context.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { hasWords } from "../../../lib/matches-search.ts";
import { pageOf, pageSpan } from "../../../lib/paging.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { normaliseCertificateNo } from "../number.ts";
import { ownRows } from "../owner.ts";
import { presentIssued, selectCertificates } from "../present.ts";
import { RENEWAL_DAYS } from "./issue.ts";

/** What finds certificates. */
export type IssuedFilter = Pick<ListIssuedCertificatesBody, "templateId" | "str" | "show">;

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
