import { sql } from "kysely";
import type {
  Certificate,
  CertificateCheck,
  CheckCertificateBody,
  GetCertificateCheckParams,
  GetPublicCertificateParams,
} from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail, failFields } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { countUse } from "../../lib/rate-limit.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { credentialId } from "./credentials/read-credential.ts";
import { normaliseCertificateNo } from "./number.ts";
import { presentCertificate, selectCertificates, type CertificateRow } from "./present.ts";

/** Checks from one address, and the window. */
const MAX_CHECKS = 60;
const WINDOW_SECONDS = 10 * 60;

/** A certificate that its holder shows. CERTIFICATE_NOT_FOUND, also for one that is withheld; CERTIFICATE_TOO_MANY. */
export async function getPublicCertificate(
  { id }: GetPublicCertificateParams,
  context: OperationContext,
): Promise<Certificate> {
  await countCheck(context);
  const row = isRecordId(id) ? await shownCertificate(sql`certificate.id = ${id}`, context) : undefined;
  return presentCertificate(row ?? fail("CERTIFICATE_NOT_FOUND"), context);
}

/** What the check of a number finds; a number of somebody's typing is no error. CERTIFICATE_TOO_MANY. */
export async function getCertificateCheck(
  { no }: GetCertificateCheckParams,
  context: OperationContext,
): Promise<CertificateCheck> {
  await countCheck(context);
  const known = normaliseCertificateNo(no);
  if (known === undefined) return { outcome: "wrong" };
  const row = await certificateOfNo(known, context);
  return row ? { outcome: "found", certificate: presentCertificate(row, context) } : { outcome: "none" };
}

/**
 * Checks a certificate by its number or its credential. CERTIFICATE_NO_WRONG where the check characters do not fit, which
 * tells of a typing error and of nothing else; CERTIFICATE_CREDENTIAL_WRONG where it was not signed here or was changed;
 * CERTIFICATE_NOT_FOUND, also for one that is withheld; CERTIFICATE_TOO_MANY.
 */
export async function checkCertificate(
  { certificateNo, credential }: CheckCertificateBody,
  context: OperationContext,
): Promise<Certificate> {
  await countCheck(context);
  if (credential !== undefined) {
    const id = await credentialId(credential, context.services);
    const row = await shownCertificate(sql`certificate.id = ${id}`, context);
    return presentCertificate(row ?? fail("CERTIFICATE_NOT_FOUND"), context);
  }
  if (certificateNo === undefined)
    failFields([{ path: "certificateNo", message: context.site.texts(context.locale).t("error.field.required") }]);
  const no = normaliseCertificateNo(certificateNo) ?? fail("CERTIFICATE_NO_WRONG");
  const row = await certificateOfNo(no, context);
  return presentCertificate(row ?? fail("CERTIFICATE_NOT_FOUND"), context);
}

/** Counts before it looks, so that of any number at once no more pass. */
async function countCheck({ db, ip, now }: OperationContext): Promise<void> {
  const isAllowed = await withActor(db, systemActor, (trx) =>
    countUse(trx, { subject: `certificate ${ip}`, most: MAX_CHECKS, seconds: WINDOW_SECONDS, now: now() }),
  );
  if (!isAllowed) fail("CERTIFICATE_TOO_MANY");
}

function certificateOfNo(no: string, context: OperationContext): Promise<CertificateRow | undefined> {
  return shownCertificate(sql`certificate.certificate_no = ${no}`, context);
}

async function shownCertificate(
  which: ReturnType<typeof sql>,
  { db }: Pick<OperationContext, "db">,
): Promise<CertificateRow | undefined> {
  const [row] = await withActor(db, systemActor, (trx) =>
    selectCertificates(trx, sql`${which} and certificate.is_public`),
  );
  return row;
}
