import type { AuditReceipt, GetOrganisationAuditReply, SaveOrganisationAuditBody } from "../../../generated/types.ts";
import { UserTypeEnum } from "../../../generated/enums.ts";
import { isCreditCode } from "../../../shared/credit-code.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { orgNoProblem } from "../sites/index.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { fileAudit, refuseFaults, tooShort } from "./file-audit.ts";
import { presentOrganisationAudit } from "./present.ts";
import { insertOrganisationAudit, organisationExists, selectOrganisationAudit } from "./queries.ts";

/**
 * Takes an application to join as an organisation. ALREADY_ORGANISATION for organisations; see `fileAudit` for the
 * rest.
 */
export async function saveOrganisationAudit(
  input: SaveOrganisationAuditBody,
  context: OperationContext,
): Promise<AuditReceipt> {
  const { session, orgNo } = context;
  if (session?.userType === UserTypeEnum.organisation) fail("ALREADY_ORGANISATION");
  const {
    orgName,
    orgNo: wished = "",
    creditCode,
    contactName,
    contactMobile,
    contactEmail = "",
    licence,
    introduce,
    captcha,
  } = input;
  const wishedOrgNo = wished.trim().toLowerCase();
  const faults = {
    orgName: tooShort(orgName, 2),
    orgNo: await wishFault(wishedOrgNo, context),
    creditCode: isCreditCode(creditCode) ? undefined : "error.field.creditCode",
    contactName: tooShort(contactName, 2),
    licence: (await isOwnLicence(licence, context)) ? undefined : "error.field.ownUpload",
  };
  refuseFaults(faults, context);
  const audit = {
    orgNo,
    userNo: session?.userNo,
    orgName: orgName.trim(),
    wishedOrgNo,
    creditCode: creditCode.toUpperCase(),
    contactName: contactName.trim(),
    contactMobile,
    contactEmail,
    licenceFileNo: licence,
    introduce: introduce.trim(),
    now: context.now(),
  };
  return fileAudit({ captcha, insert: (trx) => insertOrganisationAudit(trx, audit) }, context);
}

/** The person's newest application, judged or not, with an address to look at its licence. */
export async function getOrganisationAudit(context: OperationContext): Promise<GetOrganisationAuditReply> {
  const session = sessionIn(context);
  const row = await withActor(context.db, actorOf(session), (trx) => selectOrganisationAudit(trx, session.userNo));
  if (!row) return { audit: null };
  const licenceUrl = row.licence_file_no
    ? await context.services.uploads.addressOf(row.licence_file_no, session)
    : undefined;
  return { audit: presentOrganisationAudit(row, { timeZone: context.site.settings.timeZone, licenceUrl }) };
}

async function wishFault(orgNo: string, { db }: OperationContext): Promise<string | undefined> {
  if (orgNo === "") return undefined;
  // Reserved ones are said to be taken: that an address of the portal would collide is nothing that an applicant asks.
  if (orgNoProblem(orgNo) !== undefined)
    return /^[a-z0-9][a-z0-9-]*$/.test(orgNo) ? "error.field.orgNoTaken" : "error.field.orgNo";
  return (await withActor(db, systemActor, (trx) => organisationExists(trx, orgNo)))
    ? "error.field.orgNoTaken"
    : undefined;
}

async function isOwnLicence(fileNo: string | undefined, { session, services }: OperationContext): Promise<boolean> {
  if (fileNo === undefined) return true;
  return session !== undefined && services.uploads.ownsFile({ userNo: session.userNo, purpose: "licence", fileNo });
}
