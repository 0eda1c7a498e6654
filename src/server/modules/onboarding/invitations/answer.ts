import { sql } from "kysely";
import type { LecturerOffers, UpdateLecturerInvitationBody } from "../../../../generated/types.ts";
import { UserTypeEnum } from "../../../../generated/enums.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import { normaliseReadableCode } from "../../../lib/readable-code.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { holdPerson, membershipChanged } from "../../members/index.ts";
import { admitProfile } from "../../moderation/index.ts";
import { shareOfOrganisation, writeLecturerShare } from "../../orders/index.ts";
import { refuseMember } from "../../sites/index.ts";
import { refuseFaults, tooShort } from "../file-audit.ts";
import { makeLecturer } from "../judge-queries.ts";
import { countTry, listLecturerOffers } from "./offers.ts";
import { answerOffer, selectOffer, type OfferRow } from "./queries.ts";
import { tellOrganisation } from "./notify.ts";

type Person = NonNullable<Awaited<ReturnType<typeof holdPerson>>>;

/**
 * Accepts or declines. NOT_FOUND for another's invitation and a code that there is not; INVITATION_OVER for one that was
 * answered, withdrawn or has expired; the errors of `teachFor`.
 */
export async function updateLecturerInvitation(
  { id, code = "", isAccepted, ...profile }: UpdateLecturerInvitationBody,
  context: OperationContext,
): Promise<LecturerOffers> {
  const session = sessionIn(context);
  const { userNo } = session;
  const typed = normaliseReadableCode(code);
  if (typed === "" && !(id !== undefined && isRecordId(id))) fail("NOT_FOUND");
  if (typed !== "") await countTry(context);
  // What stands on the lecturer's page is looked at like every profile.
  const texts = [profile.lecturerName, profile.position, profile.introduce].flatMap((text) => text?.trim() || []);
  if (isAccepted && texts.length > 0) await admitProfile(context, { orgNo: context.orgNo, texts });
  const now = context.now();
  await withActor(context.db, systemActor, async (trx) => {
    const person = (await holdPerson(trx, userNo)) ?? fail("SESSION_INVALID");
    const which = typed === "" ? { id: id! } : { code: typed };
    const offer = (await selectOffer(trx, { ...which, mobile: person.mobile, userNo, now })) ?? fail("NOT_FOUND");
    if (offer.state !== "open") fail("INVITATION_OVER");
    if (isAccepted) refuseTeaching(person, offer);
    if (!(await answerOffer(trx, { offer, userNo, isAccepted, now }))) fail("INVITATION_OVER");
    const name = isAccepted ? await teachFor(trx, { person, offer, profile }, context) : (person.name ?? "");
    const event = isAccepted ? "accepted" : "declined";
    await tellOrganisation(trx, { orgNo: offer.org_no, event, name }, context);
    await recordAudit(trx, {
      ...auditActor(session),
      action: isAccepted ? "lecturer.accept" : "lecturer.decline",
      orgNo: offer.org_no,
      subject: `user:${userNo}`,
      detail: { invitation: offer.id },
    });
  });
  await membershipChanged(userNo, context);
  return listLecturerOffers({}, { ...context, session });
}

/**
 * LECTURER_HERE for who teaches there already; MEMBER_ELSEWHERE for who belongs to another organisation, which they leave
 * first; INVITATION_NOT_YOU for organisations and operators, whose accounts do not teach.
 */
function refuseTeaching(person: Person, { org_no: orgNo }: OfferRow): void {
  if (person.is_operator || person.user_type === UserTypeEnum.organisation) fail("INVITATION_NOT_YOU");
  if (person.org_no === orgNo && person.user_type === UserTypeEnum.lecturer) fail("LECTURER_HERE");
  if (person.org_no !== PLATFORM && person.org_no !== orgNo) fail("MEMBER_ELSEWHERE");
}

type Profile = Pick<UpdateLecturerInvitationBody, "lecturerName" | "position" | "introduce">;

/** Makes the person a lecturer of the organisation, with the share that was offered; gives the name. 900, QUOTA_MEMBERS. */
async function teachFor(
  trx: Trx,
  { person, offer, profile }: { person: Person; offer: OfferRow; profile: Profile },
  context: OperationContext,
): Promise<string> {
  const { user_no: userNo } = person;
  const { org_no: orgNo } = offer;
  const now = context.now();
  if (person.org_no !== orgNo) await refuseMember(trx, orgNo);
  const before = await trx
    .selectFrom("lecturer")
    .select("lecturer_name")
    .where("lecturer_user_no", "=", userNo)
    .executeTakeFirst();
  const name = before?.lecturer_name ?? (await newLecturer(trx, { userNo, orgNo, profile }, context));
  if (before)
    // The profile follows by its foreign key.
    await trx
      .updateTable("app_user")
      .set({ user_type: UserTypeEnum.lecturer, org_no: orgNo, gmt_modified: now })
      .where("user_no", "=", userNo)
      .execute();
  await sql`update org_membership set join_kind = 'invitation'
    where user_no = ${userNo} and gmt_end is null and gmt_join >= ${now}::timestamptz - interval '1 minute'`.execute(
    trx,
  );
  // What they asked for, they are.
  await sql`update lecturer_audit set audit_status = 1, gmt_audit = ${now}, gmt_modified = ${now}
    where user_no = ${userNo} and audit_status = 0`.execute(trx);
  const { shareBps } = context.services.settings.earnings;
  const most = await shareOfOrganisation(trx, { orgNo, shareBps, now });
  const share = { orgNo, userNo, courseId: null, shareBps: Math.min(offer.share_bps, most), from: now, now };
  await writeLecturerShare(trx, { ...share, changedBy: userNo });
  return name;
}

async function newLecturer(
  trx: Trx,
  { userNo, orgNo, profile }: { userNo: string; orgNo: string; profile: Profile },
  context: OperationContext,
): Promise<string> {
  const { lecturerName = "", position = "", introduce = "" } = profile;
  refuseFaults(
    {
      lecturerName: tooShort(lecturerName, 2),
      position: tooShort(position, 1),
      introduce: tooShort(introduce, 20),
    },
    context,
  );
  const name = lecturerName.trim();
  const words = { name, position: position.trim(), introduce: introduce.trim(), headImgUrl: "" };
  await makeLecturer(trx, { userNo, orgNo, ...words, now: context.now() });
  return name;
}
