import { sql } from "kysely";
import type {
  IssuedCertificate,
  ReissueCertificateBody,
  RevokeCertificateBody,
  RevokeCertificatesBody,
  RevokeCertificatesReply,
} from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail, failFields } from "../../../core/errors.ts";
import { countAtOnce, failCountChanged } from "../../../core/several.ts";
import { actorOf, systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudits } from "../../audit/index.ts";
import { ownRows } from "../owner.ts";
import { presentIssued, selectCertificates, type CertificateRow } from "../present.ts";
import { awardsOf } from "./awards.ts";
import { issueAgain } from "./issue.ts";
import { whichOf } from "./issued.ts";
import { issuerOf } from "./issuer-names.ts";
import { notifyIssued, notifyRevoked } from "./notify.ts";
import { selectPeople, selectTemplates } from "./queries.ts";

/** Revokes a certificate of one's own; recorded. CERTIFICATE_NOT_FOUND; CERTIFICATE_REVOKED where it is already. */
export async function revokeCertificate(
  { id, reason }: RevokeCertificateBody,
  context: OperationContext,
): Promise<IssuedCertificate> {
  const row = await ownIssued(id, context);
  const why = reasonOf(reason, context);
  return withActor(context.db, systemActor, async (trx) => {
    if ((await revokeAndNotify(trx, { rows: [row], reason: why }, context)) === 0) fail("CERTIFICATE_REVOKED");
    return presentIssued((await selectCertificates(trx, sql`certificate.id = ${id}`))[0]!, context);
  });
}

/**
 * Revokes several in one transaction with one reason: those of these numbers, CERTIFICATE_NOT_FOUND where one is
 * another's, or all that a filter finds. What is revoked already stays as it is. What the filter finds is counted here:
 * COUNT_CHANGED, with how many there are, where that is not what the person saw.
 */
export async function revokeCertificates(
  { idList, countExpected, reason, ...filter }: RevokeCertificatesBody,
  context: OperationContext,
): Promise<RevokeCertificatesReply> {
  const ids = idList && [...new Set(idList)];
  const expected = countAtOnce({ named: ids, countExpected }, context);
  if (ids && !ids.every(isRecordId)) fail("CERTIFICATE_NOT_FOUND");
  const why = reasonOf(reason, context);
  const session = sessionIn(context);
  const which = ids
    ? sql`${ownRows("certificate", session)} and certificate.id = any(${ids}::bigint[])`
    : whichOf(filter, session, context.now());
  return withActor(context.db, systemActor, async (trx) => {
    const found = await sql<{ id: string }>`select id from certificate where ${which}
      order by id limit ${expected + 1} for no key update`.execute(trx);
    const held = found.rows.map(({ id }) => id);
    if (held.length !== expected && ids) fail("CERTIFICATE_NOT_FOUND");
    if (held.length !== expected) {
      const counted = await sql<{
        total: number;
      }>`select count(*)::int as total from certificate where ${which}`.execute(trx);
      failCountChanged(counted.rows[0]?.total ?? 0);
    }
    const rows = await selectCertificates(trx, sql`certificate.id = any(${held}::bigint[])`, {
      limit: held.length,
    });
    return { count: await revokeAndNotify(trx, { rows, reason: why }, context) };
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
    const revoked = await revoke(trx, { rows: [row], reason: why, action: "certificate.reissue" }, context);
    if (revoked.length === 0) fail("CERTIFICATE_REVOKED");
    const made = await issueAgain(trx, {
      award,
      replaced: { id, cycle: row.cycle, gmtExpire: row.gmtExpire, score: row.printed.score },
      setting: { template, issuer, now: context.now(), issuerUserNo: sessionIn(context).userNo },
    });
    await notifyIssued(trx, { userNo: row.userNo, template }, context.services);
    return presentIssued((await selectCertificates(trx, sql`certificate.id = ${made}`))[0]!, context);
  });
}

/** Revokes those of the certificates that are not revoked yet, and gives them. */
async function revoke(
  trx: Trx,
  { rows, reason, action }: { rows: readonly CertificateRow[]; reason: string; action: string },
  context: OperationContext,
): Promise<CertificateRow[]> {
  const session = sessionIn(context);
  const revoked = await sql<{ id: string }>`update certificate set gmt_revoke = ${context.now()},
      revoke_reason = ${reason}, revoker_user_no = ${session.userNo}
    where id = any(${rows.map(({ id }) => id)}::bigint[]) and gmt_revoke is null returning id`.execute(trx);
  const ids = new Set(revoked.rows.map(({ id }) => id));
  const done = rows.filter(({ id }) => ids.has(id));
  await recordAudits(
    trx,
    done.map(({ id, orgNo, certificateNo }) => ({
      ...auditActor(session),
      action,
      orgNo,
      subject: `certificate:${id}`,
      detail: { certificateNo, reason },
    })),
  );
  return done;
}

/** The same, and each holder is notified. */
async function revokeAndNotify(
  trx: Trx,
  { rows, reason }: { rows: readonly CertificateRow[]; reason: string },
  context: OperationContext,
): Promise<number> {
  const done = await revoke(trx, { rows, reason, action: "certificate.revoke" }, context);
  for (const { userNo, orgNo, certificateName: name } of done)
    await notifyRevoked(trx, { userNo, orgNo, name, reason }, context.services);
  return done.length;
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
