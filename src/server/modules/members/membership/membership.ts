import type { Membership } from "../../../../generated/types.ts";
import { UserTypeEnum } from "../../../../generated/enums.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { dateTimeIn } from "../../../lib/date-time.ts";
import { organisationWords } from "../../../lib/organisation-text.ts";
import { PLATFORM, presentOrgNo } from "../../../lib/org-no.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { endMember, holdPerson, selectMembership, selectWaiting } from "./member-queries.ts";
import { seesOf } from "./sees.ts";

/** To which organisation the person belongs, and which invite them. */
export async function getMembership(context: OperationContext): Promise<Membership> {
  const { userNo } = sessionIn(context);
  const { tenants } = context.services;
  const { row, waiting } = await withActor(context.db, systemActor, async (trx) => {
    const found = await selectMembership(trx, userNo);
    return { row: found, waiting: found.mobile === null ? [] : await selectWaiting(trx, found.mobile) };
  });
  const site = (await tenants.resolve(row.org_no)) ?? context.site;
  const { timeZone } = site.settings;
  const nameOf = async (orgNo: string, orgName: string) => (await organisationWords(orgNo, orgName, context)).orgName;
  return {
    orgNo: presentOrgNo(row.org_no),
    ...(row.org_no === PLATFORM ? {} : { orgName: await nameOf(row.org_no, row.org_name) }),
    ...(row.gmt_join ? { gmtJoin: dateTimeIn(timeZone, row.gmt_join) } : {}),
    mayLeave: row.org_no !== PLATFORM && row.user_type === UserTypeEnum.learner,
    sees: seesOf(site, { directUser: row.direct_user, roadTransportationUser: row.road_transportation_user }),
    // Checked by the table.
    reviewState: (row.review_state ?? "none") as Membership["reviewState"],
    ...(row.opinion ? { opinion: row.opinion } : {}),
    invitationList: await Promise.all(
      waiting.map(async ({ id, org_no, org_name, gmt_create }) => ({
        id,
        orgNo: org_no,
        orgName: await nameOf(org_no, org_name),
        gmtCreate: dateTimeIn(timeZone, gmt_create),
        mayAccept: row.org_no === PLATFORM,
      })),
    ),
  };
}

/** Leaves the organisation. What was bought, studied and earned stays the person's. MEMBER_NONE, MEMBER_NOT_LEARNER. */
export async function cancelMembership(context: OperationContext): Promise<Membership> {
  const session = sessionIn(context);
  await withActor(context.db, systemActor, async (trx) => {
    const person = (await holdPerson(trx, session.userNo)) ?? fail("SESSION_INVALID");
    if (person.org_no === PLATFORM) fail("MEMBER_NONE");
    if (person.user_type !== UserTypeEnum.learner) fail("MEMBER_NOT_LEARNER");
    const { userNo } = session;
    await endMember(trx, { userNo, orgNo: person.org_no, kind: "left", opinion: "", now: context.now() });
    await recordAudit(trx, {
      ...auditActor(session),
      action: "member.leave",
      orgNo: person.org_no,
      subject: `user:${userNo}`,
    });
  });
  await membershipChanged(session.userNo, context);
  return getMembership(context);
}

/** Every node reads again who the person is. Call it after the change is committed. */
export async function membershipChanged(userNo: string, { services }: OperationContext): Promise<void> {
  await services.sessions.changed(userNo);
  await services.pageViewers.changed(userNo);
}
