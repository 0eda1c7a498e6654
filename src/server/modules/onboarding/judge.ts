import { PLATFORM } from "../../lib/org-no.ts";
import { messageText, writeMessage } from "../messages/index.ts";
import type {
  AuditLecturerBody,
  AuditOrganisationBody,
  AuditReceipt,
  ListLecturerAuditsBody,
  ListLecturerAuditsReply,
  ListOrganisationAuditsBody,
  ListOrganisationAuditsReply,
} from "../../../generated/types.ts";
import { AuditStatusEnum, UserTypeEnum } from "../../../generated/enums.ts";
import { auditActor, recordAudit } from "../audit/index.ts";
import type { OperationContext } from "../../core/context.ts";
import { actorOf, systemActor, withActor } from "../../database/actor.ts";
import type { Trx } from "../../database/connect.ts";
import { fail, failFields } from "../../core/errors.ts";
import { refuseMember } from "../sites/index.ts";
import { pageOf, pageRange } from "../../lib/paging.ts";
import { isRecordId } from "../../lib/record-id.ts";
import { sessionIn } from "../../lib/require-session.ts";
import {
  countAudits,
  decideAudit,
  holdApplicant,
  makeLecturer,
  makeOrganisation,
  nextOrgNo,
  selectLecturerApplication,
  selectLecturerAudits,
  selectOrganisationApplication,
  selectOrganisationAudits,
  type Decision,
} from "./judge-queries.ts";
import { presentLecturerAudit, presentOrganisationAudit } from "./present.ts";

const LEAST_OPINION = 2;

/** The queue of the operators, or of an organisation: the applications of its own people. */
export async function listLecturerAudits(
  { auditStatus, ...page }: ListLecturerAuditsBody,
  context: OperationContext,
): Promise<ListLecturerAuditsReply> {
  const range = pageRange(page);
  const { timeZone } = context.site.settings;
  const session = sessionIn(context);
  const filter = { auditStatus, orgNo: session.isOperator ? undefined : session.orgNo };
  return withActor(context.db, actorOf(session), async (trx) => {
    const rows = await selectLecturerAudits(trx, { ...filter, range });
    return pageOf(
      rows.map((row) => presentLecturerAudit(row, timeZone)),
      await countAudits(trx, "lecturer_audit", filter),
      range,
    );
  });
}

/** The operators' queue, with an address to look at each licence. */
export async function listOrganisationAudits(
  { auditStatus, ...page }: ListOrganisationAuditsBody,
  context: OperationContext,
): Promise<ListOrganisationAuditsReply> {
  const range = pageRange(page);
  const { timeZone } = context.site.settings;
  const { rows, total } = await withActor(context.db, actorOf(sessionIn(context)), async (trx) => ({
    rows: await selectOrganisationAudits(trx, { auditStatus, range }),
    total: await countAudits(trx, "organisation_audit", { auditStatus }),
  }));
  const licences = await Promise.all(
    rows.map(async ({ licence_file_no }) =>
      licence_file_no ? context.services.uploads.addressOf(licence_file_no, sessionIn(context)) : undefined,
    ),
  );
  return pageOf(
    rows.map((row, place) => presentOrganisationAudit(row, { timeZone, licenceUrl: licences[place] })),
    total,
    range,
  );
}

/**
 * Decides an application to become a lecturer. Passed, the applicant's account is a lecturer's, of the organisation on
 * whose site they applied. AUDIT_DECIDED where it was decided before; AUDIT_NO_ACCOUNT where nobody has the number yet;
 * ALREADY_LECTURER where the account is no learner's. AUDIT_FOR_OPERATORS where an organisation would decide on an
 * application that was filed signed out, with a number that nobody has verified. 900 for a refusal without an opinion.
 */
export async function auditLecturer(input: AuditLecturerBody, context: OperationContext): Promise<AuditReceipt> {
  const session = sessionIn(context);
  const decision = decisionOf(input, context);
  const changed = await withActor(context.db, systemActor, async (trx) => {
    const application = (await selectLecturerApplication(trx, decision.id)) ?? fail("NOT_FOUND");
    // Of other organisations' applications it is not even told that they are there.
    if (!session.isOperator && application.org_no !== session.orgNo) fail("NOT_FOUND");
    if (!(await decideAudit(trx, "lecturer_audit", decision))) fail("AUDIT_DECIDED");
    const person = await holdApplicant(trx, { userNo: application.user_no, mobile: application.mobile });
    // Signed out, anybody can write anybody's number: an organisation must not come to an account by writing it down
    // itself.
    // The same is said where nobody has the number, so that it does not tell who has signed up.
    const isSure = application.user_no !== null || person?.org_no === session.orgNo;
    if (!session.isOperator && !isSure) fail("AUDIT_FOR_OPERATORS");
    if (decision.auditStatus === AuditStatusEnum.passed) {
      if (!person) fail("AUDIT_NO_ACCOUNT");
      if (person.user_type !== UserTypeEnum.learner) fail("ALREADY_LECTURER");
      if (!session.isOperator && person.org_no !== PLATFORM && person.org_no !== session.orgNo) fail("OTHER_TENANCY");
      // Who belongs to an organisation stays there, wherever they applied.
      const orgNo = person.org_no === PLATFORM ? application.org_no : person.org_no;
      if (orgNo !== person.org_no) await refuseMember(trx, orgNo);
      const { name, position, introduce, head_img_url: headImgUrl } = application;
      await makeLecturer(trx, {
        userNo: person.user_no,
        orgNo,
        name,
        position,
        introduce,
        headImgUrl,
        now: decision.now,
      });
    }
    if (person) await tell(trx, { userNo: person.user_no, kind: "lecturer", decision, context });
    await recordAudit(trx, {
      ...recordOf(decision, context),
      subject: `lecturerApplication:${decision.id}`,
      action: `lecturer.${outcomeOf(decision)}`,
      orgNo: application.org_no,
    });
    return person?.user_no;
  });
  if (changed !== undefined) await context.services.sessions.changed(changed);
  return { id: decision.id, auditStatus: decision.auditStatus };
}

/**
 * Decides an application to join as an organisation. Passed, the organisation is there, with the number it wished for
 * or the next free one, and the account is its own. The errors are those of `auditLecturer`, with ALREADY_ORGANISATION.
 */
export async function auditOrganisation(
  input: AuditOrganisationBody,
  context: OperationContext,
): Promise<AuditReceipt> {
  const decision = decisionOf(input, context);
  const made = await withActor(context.db, systemActor, async (trx) => {
    const application = (await selectOrganisationApplication(trx, decision.id)) ?? fail("NOT_FOUND");
    if (!(await decideAudit(trx, "organisation_audit", decision))) fail("AUDIT_DECIDED");
    const person = await holdApplicant(trx, { userNo: application.user_no, mobile: application.mobile });
    let orgNo = "";
    if (decision.auditStatus === AuditStatusEnum.passed) {
      if (!person) fail("AUDIT_NO_ACCOUNT");
      if (person.user_type !== UserTypeEnum.learner) fail("ALREADY_ORGANISATION");
      const parts = { userNo: person.user_no, name: application.name, now: decision.now };
      orgNo = application.wished_org_no || (await nextOrgNo(trx));
      if (!(await makeOrganisation(trx, { ...parts, orgNo }))) {
        orgNo = await nextOrgNo(trx);
        if (!(await makeOrganisation(trx, { ...parts, orgNo }))) fail("AUDIT_DECIDED");
      }
    }
    if (person) await tell(trx, { userNo: person.user_no, kind: "organisation", decision, context, orgNo });
    await recordAudit(trx, {
      ...recordOf(decision, context),
      subject: `organisationApplication:${decision.id}`,
      action: `organisation.${outcomeOf(decision)}`,
      orgNo,
    });
    return { userNo: person?.user_no, orgNo };
  });
  if (made.userNo !== undefined) await context.services.sessions.changed(made.userNo);
  if (made.orgNo !== "") await context.services.bus.publish("site", made.orgNo);
  return { id: decision.id, auditStatus: decision.auditStatus };
}

function decisionOf(
  { id, auditStatus, auditOpinion = "" }: AuditLecturerBody,
  context: OperationContext,
): Decision & { auditStatus: 1 | 2 } {
  const { t } = context.site.texts(context.locale);
  if (auditStatus !== AuditStatusEnum.passed && auditStatus !== AuditStatusEnum.refused)
    failFields([{ path: "auditStatus", message: t("error.field.blank") }]);
  const opinion = auditOpinion.trim();
  if (auditStatus === AuditStatusEnum.refused && [...opinion].length < LEAST_OPINION)
    failFields([{ path: "auditOpinion", message: t("error.field.opinion") }]);
  if (!isRecordId(id)) fail("NOT_FOUND");
  return { id, auditStatus, auditOpinion: opinion, userNo: sessionIn(context).userNo, now: context.now() };
}

function recordOf({ auditOpinion }: Decision, context: OperationContext) {
  return { ...auditActor(sessionIn(context)), detail: { opinion: auditOpinion } };
}

const outcomeOf = ({ auditStatus }: Decision) => (auditStatus === AuditStatusEnum.passed ? "pass" : "refuse");

interface Telling {
  userNo: string;
  kind: "lecturer" | "organisation";
  decision: Decision;
  context: OperationContext;
  orgNo?: string;
}

async function tell(trx: Trx, { userNo, kind, decision, context, orgNo = "" }: Telling): Promise<void> {
  // Written in the site's own language: which one the applicant reads is not known.
  const { t } = context.site.texts(context.site.locales.default);
  const outcome = decision.auditStatus === AuditStatusEnum.passed ? "passed" : "refused";
  const opinion = decision.auditOpinion === "" ? [] : [t("site.making.opinion", { opinion: decision.auditOpinion })];
  const lines = [t(`site.joining.${kind}.${outcome}`, { orgNo }), ...opinion];
  await writeMessage(trx, {
    userNo,
    about: "system",
    title: t(`site.joining.${kind}.${outcome}Title`),
    paragraphs: lines.map((text) => [messageText(text)]),
    at: decision.now,
  });
}
