import type { AuditReceipt, GetLecturerAuditReply, SaveLecturerAuditBody } from "../../../generated/types.ts";
import { UserTypeEnum } from "../../../generated/enums.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, withActor } from "../../database/actor.ts";
import { fail } from "../../core/errors.ts";
import { sessionIn } from "../../lib/require-session.ts";
import { fileAudit, refuseFaults, tooShort } from "./file-audit.ts";
import { presentLecturerAudit } from "./present.ts";
import { insertLecturerAudit, selectLecturerAudit } from "./queries.ts";

/**
 * Takes an application to become a lecturer. ALREADY_LECTURER for lecturers and organisations; see `fileAudit` for the
 * rest.
 */
export async function saveLecturerAudit(
  input: SaveLecturerAuditBody,
  context: OperationContext,
): Promise<AuditReceipt> {
  const { session, orgNo } = context;
  if (session && session.userType !== UserTypeEnum.learner) fail("ALREADY_LECTURER");
  const { lecturerName, lecturerMobile, lecturerEmail = "", position, introduce, headImgUrl = "", captcha } = input;
  const faults = {
    lecturerName: tooShort(lecturerName, 2),
    position: tooShort(position, 1),
    introduce: tooShort(introduce, 20),
    headImgUrl: (await isOwnPortrait(headImgUrl, context)) ? undefined : "error.field.ownUpload",
  };
  refuseFaults(faults, context);
  const audit = {
    orgNo,
    userNo: session?.userNo,
    lecturerName: lecturerName.trim(),
    lecturerMobile,
    lecturerEmail,
    position: position.trim(),
    introduce: introduce.trim(),
    headImgUrl,
    now: context.now(),
  };
  return fileAudit({ captcha, insert: (trx) => insertLecturerAudit(trx, audit) }, context);
}

/** The person's newest application, judged or not. */
export async function getLecturerAudit(context: OperationContext): Promise<GetLecturerAuditReply> {
  const session = sessionIn(context);
  const row = await withActor(context.db, actorOf(session), (trx) => selectLecturerAudit(trx, session.userNo));
  return { audit: row ? presentLecturerAudit(row, context.site.settings.timeZone) : null };
}

async function isOwnPortrait(fileUrl: string, { session, services }: OperationContext): Promise<boolean> {
  if (fileUrl === "") return true;
  return (
    session !== undefined && services.uploads.ownsPicture({ userNo: session.userNo, purpose: "portrait", fileUrl })
  );
}
