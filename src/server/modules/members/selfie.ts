import type { GetMemberSelfieBody, GetMemberSelfieReply, SaveSelfieBody, Selfie } from "../../../generated/types.ts";
import type { OperationContext } from "../../core/context.ts";
import { fail, failFields } from "../../core/errors.ts";
import { systemActor, withActor } from "../../database/actor.ts";
import { dateTimeIn } from "../../lib/date-time.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import { holdPerson } from "./membership/member-queries.ts";
import { removeSelfieRow, replaceSelfie, selectMemberSelfie, selectSelfie } from "./selfie-queries.ts";

/** Whether a photo is asked of the person, and theirs, at an address that is good for some minutes. */
export async function getSelfie(context: OperationContext): Promise<Selfie> {
  const { userNo } = sessionIn(context);
  const row = await withActor(context.db, systemActor, (trx) => selectSelfie(trx, userNo));
  const fileUrl = row?.file_no ? await context.services.uploads.addressOf(row.file_no, { userNo }) : undefined;
  return {
    isAsked: row?.is_asked ?? false,
    ...(fileUrl ? { fileUrl } : {}),
    ...(row?.gmt_create ? { gmtCreate: dateTimeIn(context.site.settings.timeZone, row.gmt_create) } : {}),
  };
}

/** Keeps an uploaded photo as the person's; the one before is removed. SELFIE_NOT_ASKED; 900 for another's file. */
export async function saveSelfie({ fileNo }: SaveSelfieBody, context: OperationContext): Promise<Selfie> {
  const { userNo } = sessionIn(context);
  const { uploads } = context.services;
  if (!(await uploads.ownsFile({ userNo, purpose: "selfie", fileNo })))
    failFields([{ path: "fileNo", message: context.site.texts(context.locale).t("error.field.ownUpload") }]);
  const before = await withActor(context.db, systemActor, async (trx) => {
    const person = (await holdPerson(trx, userNo)) ?? fail("SESSION_INVALID");
    if (!(await selectSelfie(trx, userNo))?.is_asked) fail("SELFIE_NOT_ASKED");
    return replaceSelfie(trx, { userNo, orgNo: person.org_no, fileNo, now: context.now() });
  });
  // Afterwards: what is interrupted here the hourly cleanup finds.
  if (before) await uploads.removeFile(before);
  return getSelfie(context);
}

/** Removes the person's photo. */
export async function removeSelfie(context: OperationContext): Promise<Selfie> {
  const { userNo } = sessionIn(context);
  const before = await withActor(context.db, systemActor, async (trx) => {
    await holdPerson(trx, userNo);
    return removeSelfieRow(trx, userNo);
  });
  if (before) await context.services.uploads.removeFile(before);
  return getSelfie(context);
}

/** The photo of one of the organisation's learners, at an address for some minutes. Each look is recorded. NOT_FOUND. */
export async function getMemberSelfie(
  { userNo }: GetMemberSelfieBody,
  context: OperationContext,
): Promise<GetMemberSelfieReply> {
  const session = sessionIn(context);
  const { orgNo } = session;
  if (!isRecordId(userNo)) fail("NOT_FOUND");
  const fileNo = await withActor(context.db, systemActor, async (trx) => {
    const found = (await selectMemberSelfie(trx, { userNo, orgNo })) ?? fail("NOT_FOUND");
    const subject = `user:${userNo}`;
    await recordAudit(trx, { ...auditActor(session), action: "member.selfie", orgNo, subject });
    return found;
  });
  return { fileUrl: (await context.services.uploads.addressOf(fileNo, session)) ?? fail("NOT_FOUND") };
}
