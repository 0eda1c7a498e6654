import { sql } from "kysely";
import type {
  LecturerInvitation,
  SaveLecturerInvitationBody,
  SaveLecturerLinkBody,
  WithdrawLecturerInvitationBody,
} from "../../../../generated/types.ts";
import { UserTypeEnum } from "../../../../generated/enums.ts";
import type { OperationContext, Session } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { countInvited } from "../../../lib/count-invited.ts";
import { newReadableCode } from "../../../lib/readable-code.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { shareOfOrganisation } from "../../orders/index.ts";
import { presentInvitation } from "./present.ts";
import { selectInvitation } from "./queries.ts";
import { tellInvited } from "./notify.ts";

/** Links of one organisation that can be used at a time. */
const MAX_LINKS = 50;
const DAY_MS = 86_400_000;

/**
 * Invites whoever has a number. The same is answered in the same way whether it has an account or not. INVITATION_OWN
 * for the number of the account that asks; LECTURER_HERE for who teaches for the organisation, whom it knows;
 * INVITATION_WAITS where one to this number is open; INVITATION_TOO_MANY; SHARE_TOO_HIGH.
 */
export async function saveLecturerInvitation(
  { lecturerMobile: mobile, lecturerProportion, days, note = "" }: SaveLecturerInvitationBody,
  context: OperationContext,
): Promise<LecturerInvitation> {
  const session = sessionIn(context);
  const { orgNo } = session;
  const now = context.now();
  await countInvited({ kind: "lecturer", orgNo, mobile }, context);
  return withActor(context.db, systemActor, async (trx) => {
    const shareBps = await offeredShare(trx, { orgNo, lecturerProportion }, context);
    const person = await trx
      .selectFrom("app_user")
      .select(["user_no", "org_no", "user_type"])
      .where("mobile", "=", mobile)
      .executeTakeFirst();
    if (person?.user_no === session.userNo) fail("INVITATION_OWN");
    if (person?.org_no === orgNo && person.user_type === UserTypeEnum.lecturer) fail("LECTURER_HERE");
    // One that expired makes room.
    await sql`update lecturer_invitation set state = 'expired', next_sms = null
      where org_no = ${orgNo} and mobile = ${mobile} and state = 'open' and gmt_expire <= ${now}`.execute(trx);
    const { rows } = await sql<{ id: string }>`insert into lecturer_invitation
        (org_no, way, mobile, note, share_bps, author_user_no, gmt_expire, gmt_create, next_sms)
      values (${orgNo}, 'number', ${mobile}, ${note.trim()}, ${shareBps}, ${session.userNo}, ${until(now, days)}, ${now},
        ${context.services.settings.smsMessages && !person ? now : null})
      on conflict (org_no, mobile) where state = 'open' and mobile is not null do nothing returning id`.execute(trx);
    const id = rows[0]?.id ?? fail("INVITATION_WAITS");
    if (person) await tellInvited(trx, { userNo: person.user_no, shareBps }, context);
    return written(trx, { id, action: "lecturer.invite", session }, context);
  });
}

/** Makes a link, for one person or for many. INVITATION_LINKS_FULL where fifty are open; SHARE_TOO_HIGH. */
export async function saveLecturerLink(
  { lecturerProportion, days, isSingle, note = "" }: SaveLecturerLinkBody,
  context: OperationContext,
): Promise<LecturerInvitation> {
  const session = sessionIn(context);
  const { orgNo } = session;
  const now = context.now();
  const code = newReadableCode();
  return withActor(context.db, systemActor, async (trx) => {
    const shareBps = await offeredShare(trx, { orgNo, lecturerProportion }, context);
    const { rows: open } = await sql<{ links: number }>`select count(*)::int as links from lecturer_invitation
      where org_no = ${orgNo} and code is not null and state = 'open' and gmt_expire > ${now}`.execute(trx);
    if ((open[0]?.links ?? 0) >= MAX_LINKS) fail("INVITATION_LINKS_FULL", { args: { limit: MAX_LINKS } });
    const { id } = await trx
      .insertInto("lecturer_invitation")
      .values({
        org_no: orgNo,
        way: "link",
        code,
        is_single: isSingle,
        note: note.trim(),
        share_bps: shareBps,
        author_user_no: session.userNo,
        gmt_expire: until(now, days),
        gmt_create: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return written(trx, { id, action: "lecturer.inviteLink", session }, context);
  });
}

/** Takes back what is open. INVITATION_OVER where it was answered or has expired; NOT_FOUND where it is another's. */
export async function withdrawLecturerInvitation(
  { id }: WithdrawLecturerInvitationBody,
  context: OperationContext,
): Promise<LecturerInvitation> {
  const session = sessionIn(context);
  const { orgNo } = session;
  if (!isRecordId(id)) fail("NOT_FOUND");
  const now = context.now();
  return withActor(context.db, systemActor, async (trx) => {
    if (!(await selectInvitation(trx, { id, orgNo, now }))) fail("NOT_FOUND");
    const { numAffectedRows } = await sql`update lecturer_invitation
      set state = 'withdrawn', gmt_answer = ${now}, next_sms = null
      where id = ${id} and org_no = ${orgNo} and state = 'open' and gmt_expire > ${now}`.execute(trx);
    if (numAffectedRows !== 1n) fail("INVITATION_OVER");
    return written(trx, { id, action: "lecturer.inviteEnd", session }, context);
  });
}

/** In hundredths of a percent. What the organisation gets does not change until the transaction ends. */
async function offeredShare(
  trx: Trx,
  { orgNo, lecturerProportion }: { orgNo: string; lecturerProportion: number },
  context: OperationContext,
): Promise<number> {
  await sql`select 1 from organisation where org_no = ${orgNo} for no key update`.execute(trx);
  const { shareBps } = context.services.settings.earnings;
  const most = await shareOfOrganisation(trx, { orgNo, shareBps, now: context.now() });
  const bps = Math.round(lecturerProportion * 100);
  return bps > most ? fail("SHARE_TOO_HIGH", { args: { most: most / 100 } }) : bps;
}

const until = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/** What was changed, after it is in the audit log; neither the number nor the code is written there. */
async function written(
  trx: Trx,
  { id, action, session }: { id: string; action: string; session: Session },
  context: OperationContext,
): Promise<LecturerInvitation> {
  const { orgNo } = session;
  await recordAudit(trx, { ...auditActor(session), action, orgNo, subject: `lecturerInvitation:${id}` });
  const row = (await selectInvitation(trx, { id, orgNo, now: context.now() })) ?? fail("NOT_FOUND");
  return presentInvitation(row, context.site.settings.timeZone);
}
