import type {
  UpdateMemberInvitationBody,
  GetMemberOfferBody,
  StartMembershipBody,
  MemberOffer,
  Membership,
} from "../../../../generated/types.ts";
import { UserTypeEnum } from "../../../../generated/enums.ts";
import type { OperationContext } from "../../../core/context.ts";
import { fail } from "../../../core/errors.ts";
import { limitedNetwork } from "../../../core/limited-network.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import type { Trx } from "../../../database/connect.ts";
import { isInvitedOnly, newcomerStanding } from "../../../lib/newcomer.ts";
import { organisationWords } from "../../../lib/organisation-text.ts";
import { PLATFORM } from "../../../lib/org-no.ts";
import { countUse } from "../../../lib/rate-limit.ts";
import { normaliseReadableCode } from "../../../lib/readable-code.ts";
import { isRecordId } from "../../../lib/record-id.ts";
import { sessionIn } from "../../../lib/require-session.ts";
import { auditActor, recordAudit } from "../../audit/index.ts";
import { refuseMember, type Tenant } from "../../sites/index.ts";
import {
  answerInvitation,
  holdPerson,
  insertMember,
  selectMembership,
  selectOpenCode,
  selectWaiting,
  settleInvitation,
  useCode,
  type JoinKind,
} from "./member-queries.ts";
import { getMembership, membershipChanged } from "./membership.ts";
import { seesOf } from "./sees.ts";

/** Codes that one person tries in an hour, and one network: 40 bits are not guessed by that. */
const TRIES_AN_HOUR = 20;
const TRIES_OF_NETWORK = 200;

/** What becoming a member means for who asks. NOT_FOUND for an organisation or a code that there is not. */
export async function getMemberOffer(
  { siteOrgNo = "", code = "" }: GetMemberOfferBody,
  context: OperationContext,
): Promise<MemberOffer> {
  const session = sessionIn(context);
  const typed = normaliseReadableCode(code);
  if (typed !== "") await countTry(context);
  const { person, open, waiting } = await withActor(context.db, systemActor, async (trx) => {
    const found = await selectMembership(trx, session.userNo);
    return {
      person: found,
      open: typed === "" ? undefined : await selectOpenCode(trx, { code: typed, now: context.now() }),
      waiting: found.mobile === null ? [] : await selectWaiting(trx, found.mobile),
    };
  });
  const site = await organisationSite(siteOrgNo || (open?.org_no ?? ""), context);
  const isInvited = open?.org_no === site.orgNo || waiting.some(({ org_no }) => org_no === site.orgNo);
  const state = (): MemberOffer["state"] => {
    if (person.org_no === site.orgNo) return "member";
    if (person.user_type !== UserTypeEnum.learner || session.isOperator) return "other";
    if (person.org_no !== PLATFORM) return "elsewhere";
    if (isInvited || !isInvitedOnly(site)) return "open";
    return typed === "" ? "invited" : "code";
  };
  const nameOf = async (orgNo: string, orgName: string) => (await organisationWords(orgNo, orgName, context)).orgName;
  return {
    orgNo: site.orgNo,
    orgName: await nameOf(site.orgNo, site.organisationName),
    state: state(),
    ...(person.org_no === PLATFORM ? {} : { currentOrgName: await nameOf(person.org_no, person.org_name) }),
    asksProfile: site.settings.members?.profile ?? false,
    sees: seesOf(site),
  };
}

/**
 * Makes the person a member: of a site that is open, or with a code, or where they are invited. MEMBER_INVITED_ONLY,
 * MEMBER_CODE_REFUSED; the errors of `becomeMember`.
 */
export async function startMembership(
  { siteOrgNo, code = "" }: StartMembershipBody,
  context: OperationContext,
): Promise<Membership> {
  const { userNo } = sessionIn(context);
  const typed = normaliseReadableCode(code);
  if (typed !== "") await countTry(context);
  const site = await organisationSite(siteOrgNo, context);
  const now = context.now();
  await withActor(context.db, systemActor, async (trx) => {
    const person = (await holdPerson(trx, userNo)) ?? fail("SESSION_INVALID");
    const wasInvited = await settleInvitation(trx, { orgNo: site.orgNo, mobile: person.mobile, now });
    const isCoded = typed !== "" && (await useCode(trx, { code: typed, orgNo: site.orgNo, now }));
    if (!wasInvited && !isCoded && (typed !== "" || isInvitedOnly(site)))
      fail(typed === "" ? "MEMBER_INVITED_ONLY" : "MEMBER_CODE_REFUSED");
    await becomeMember(trx, { site, person, kind: isCoded ? "code" : wasInvited ? "invitation" : "site" }, context);
  });
  await membershipChanged(userNo, context);
  return getMembership(context);
}

/** Accepts or declines an invitation that waits for the person's number. NOT_FOUND; the errors of `becomeMember`. */
export async function updateMemberInvitation(
  { id, isAccepted }: UpdateMemberInvitationBody,
  context: OperationContext,
): Promise<Membership> {
  const { userNo } = sessionIn(context);
  if (!isRecordId(id)) fail("NOT_FOUND");
  const orgNo = await withActor(context.db, systemActor, async (trx) => {
    const { mobile } = await selectMembership(trx, userNo);
    const waiting = mobile === null ? [] : await selectWaiting(trx, mobile);
    return waiting.find((one) => one.id === id)?.org_no ?? fail("NOT_FOUND");
  });
  // Outside of the transaction, which the site may have to be read beside. Whoever declines need not have it.
  const site = isAccepted ? await organisationSite(orgNo, context) : undefined;
  await withActor(context.db, systemActor, async (trx) => {
    const person = (await holdPerson(trx, userNo)) ?? fail("SESSION_INVALID");
    const mobile = person.mobile ?? fail("NOT_FOUND");
    const state = isAccepted ? "accepted" : "declined";
    if (!(await answerInvitation(trx, { id, mobile, state, now: context.now() }))) fail("NOT_FOUND");
    if (site) await becomeMember(trx, { site, person, kind: "invitation" }, context);
  });
  await membershipChanged(userNo, context);
  return getMembership(context);
}

interface Becoming {
  site: Tenant;
  person: NonNullable<Awaited<ReturnType<typeof holdPerson>>>;
  kind: JoinKind;
}

/**
 * Makes a person of the platform a member, with what the site says of new members. MEMBER_ALREADY; MEMBER_ELSEWHERE for
 * who belongs to another organisation, which they leave first; MEMBER_NOT_LEARNER for lecturers, organisations and
 * operators; QUOTA_MEMBERS.
 */
async function becomeMember(trx: Trx, { site, person, kind }: Becoming, context: OperationContext): Promise<void> {
  const { user_no: userNo } = person;
  const { orgNo } = site;
  if (person.org_no === orgNo) fail("MEMBER_ALREADY");
  if (person.user_type !== UserTypeEnum.learner || person.is_operator) fail("MEMBER_NOT_LEARNER");
  if (person.org_no !== PLATFORM) fail("MEMBER_ELSEWHERE");
  await refuseMember(trx, orgNo);
  await insertMember(trx, { userNo, orgNo, kind, standing: newcomerStanding(site) });
  await recordAudit(trx, {
    ...auditActor(sessionIn(context)),
    action: "member.join",
    orgNo,
    subject: `user:${userNo}`,
    detail: { kind },
  });
}

/** The site of an organisation. NOT_FOUND for the platform, which everybody belongs to who belongs to none. */
async function organisationSite(orgNo: string, { services }: OperationContext): Promise<Tenant> {
  if (orgNo === "" || orgNo === PLATFORM) fail("NOT_FOUND");
  return (await services.tenants.resolve(orgNo)) ?? fail("NOT_FOUND");
}

/** Counted by itself, so that it counts when what follows fails. MEMBER_CODE_TOO_MANY. */
async function countTry(context: OperationContext): Promise<void> {
  const { userNo } = sessionIn(context);
  const now = context.now();
  const limits = [
    { subject: `member code user ${userNo}`, most: TRIES_AN_HOUR },
    { subject: `member code ${limitedNetwork(context.ip)}`, most: TRIES_OF_NETWORK },
  ];
  await withActor(context.db, systemActor, async (trx) => {
    for (const limit of limits)
      if (!(await countUse(trx, { ...limit, seconds: 3600, now }))) fail("MEMBER_CODE_TOO_MANY");
  });
}
