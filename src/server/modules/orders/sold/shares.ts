import { sql } from "kysely";
import type { SaveLecturerShareBody, SaveLecturerShareReply } from "../../../../generated/types.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { shareOfOrganisation, writeLecturerShare } from "../shares/rates.ts";

/**
 * What a lecturer of the organisation that asks gets of each sale from now on. It is part of what the organisation gets:
 * SHARE_TOO_HIGH where it is more. NOT_FOUND for who does not teach for it. What was sold before stays as it was.
 */
export async function saveLecturerShare(
  { lecturerUserNo, lecturerProportion }: SaveLecturerShareBody,
  context: OperationContext,
): Promise<SaveLecturerShareReply> {
  const session = sessionIn(context);
  const { orgNo } = session;
  if (orgNo === PLATFORM || !isRecordId(lecturerUserNo)) fail("NOT_FOUND");
  const bps = Math.round(lecturerProportion * 100);
  const now = context.now();
  await withActor(context.db, systemActor, async (trx) => {
    // One after the other: what the organisation gets does not change meanwhile.
    await sql`select 1 from organisation where org_no = ${orgNo} for no key update`.execute(trx);
    const lecturer = await trx
      .selectFrom("lecturer")
      .select("lecturer_user_no")
      .where("lecturer_user_no", "=", lecturerUserNo)
      .where("org_no", "=", orgNo)
      .executeTakeFirst();
    if (!lecturer) fail("NOT_FOUND");
    const most = await shareOfOrganisation(trx, { orgNo, shareBps: context.services.settings.earnings.shareBps, now });
    if (bps > most) fail("SHARE_TOO_HIGH", { args: { most: most / 100 } });
    await writeLecturerShare(trx, {
      orgNo,
      userNo: lecturerUserNo,
      courseId: null,
      shareBps: bps,
      from: now,
      changedBy: session.userNo,
      now,
    });
    await recordAudit(trx, {
      ...auditActor(session),
      action: "share.save",
      orgNo,
      subject: `lecturer:${lecturerUserNo}`,
      detail: { shareBps: bps },
    });
  });
  return { lecturerProportion: bps / 100 };
}
