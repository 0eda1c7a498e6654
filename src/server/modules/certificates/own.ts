import { sql } from "kysely";
import type {
  Certificate,
  CertificateCard,
  ExportCertificateBody,
  ExportCertificateReply,
  GetCertificateParams,
  ListCertificatesBody,
  ListCertificatesReply,
  UpdateCertificateBody,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail } from "../../core/errors.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import { pageOf, pageSpan } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { plainName } from "../../lib/sanitize-filename.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { drawCertificate } from "./drawing/draw.ts";
import { presentCard, presentCertificate, selectCertificates, type CertificateRow } from "./present.ts";

/** The certificates of the signed-in person, the newest first. */
export async function listCertificates(
  input: ListCertificatesBody,
  context: OperationContext,
): Promise<ListCertificatesReply> {
  const session = sessionIn(context);
  const { page, rows: range } = pageSpan(input);
  return withActor(context.db, actorOf(session), async (trx) => {
    const { total } = await trx
      .selectFrom("certificate")
      .where("user_no", "=", session.userNo)
      .select(({ fn }) => fn.countAll<string>().as("total"))
      .executeTakeFirstOrThrow();
    const rows = await selectCertificates(trx, sql`certificate.user_no = ${session.userNo}`, {
      limit: range.pageSize,
      offset: range.offset,
    });
    return pageOf(
      rows.map((row) => presentCard(row, context)),
      Number(total),
      page,
    );
  });
}

/** A certificate of the signed-in person, or one that they issued. CERTIFICATE_NOT_FOUND. */
export async function getCertificate({ id }: GetCertificateParams, context: OperationContext): Promise<Certificate> {
  return presentCertificate(await visibleCertificate(id, context), context);
}

/**
 * A certificate as row level security gives it to whoever asks; its design is read by the server, because a template is
 * its makers' alone.
 */
async function visibleCertificate(id: string, context: OperationContext): Promise<CertificateRow> {
  const isThere =
    isRecordId(id) &&
    (await withActor(context.db, actorOf(sessionIn(context)), (trx) =>
      trx.selectFrom("certificate").where("id", "=", id).select("id").executeTakeFirst(),
    ));
  if (!isThere) fail("CERTIFICATE_NOT_FOUND");
  const [row] = await withActor(context.db, systemActor, (trx) => selectCertificates(trx, sql`certificate.id = ${id}`));
  return row ?? fail("CERTIFICATE_NOT_FOUND");
}

/** Shows a certificate of one's own in the public check, or withholds it. CERTIFICATE_NOT_FOUND. */
export async function updateCertificate(
  { id, isPublic }: UpdateCertificateBody,
  context: OperationContext,
): Promise<CertificateCard> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(id)) fail("CERTIFICATE_NOT_FOUND");
  return withActor(context.db, systemActor, async (trx) => {
    const changed = await sql`update certificate set is_public = ${isPublic}
      where id = ${id} and user_no = ${userNo}`.execute(trx);
    const [row] =
      (changed.numAffectedRows ?? 0n) > 0n ? await selectCertificates(trx, sql`certificate.id = ${id}`) : [];
    return presentCard(row ?? fail("CERTIFICATE_NOT_FOUND"), context);
  });
}

/** A certificate as a file, for its holder and its issuer, in the caller's language. CERTIFICATE_NOT_FOUND. */
export async function exportCertificate(
  { id, format }: ExportCertificateBody,
  context: OperationContext,
): Promise<ExportCertificateReply> {
  const row = await visibleCertificate(id, context);
  const name = plainName(`${row.certificateName}-${row.holderName}-${row.certificateNo}`);
  const { mediaType, extension, content } = await drawCertificate(row, { format, locale: context.locale }, context);
  return { fileName: `${name}.${extension}`, mediaType, content: Buffer.from(content).toString("base64") };
}
