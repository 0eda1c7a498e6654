import type { Access, OperationSpec } from "../../../generated/contract.ts";
import { UserTypeEnum } from "../../../generated/enums.ts";
import type { OperationId } from "../../../generated/operations.ts";
import type { Session } from "../../core/context.ts";
import type { ErrorName } from "../../../shared/error-codes.ts";
import { mayAsStaff } from "../../core/policy.ts";
import { fail } from "../../core/errors.ts";
import type { Services } from "../../core/services.ts";
import { tokenMay } from "../../modules/identity/index.ts";
import { askedOrgNo, localeOf, type Caller } from "./caller.ts";

/**
 * The session of a call that needs one, or the code that says why there is none. The cookie
 * alone is enough for a GET that only reads and for what a page reads in process, not to change anything: any page on
 * the web can make a browser send it.
 */
export function sessionOf(caller: Caller, spec: OperationSpec): Session | undefined {
  const found = caller.byHeader || (spec.method === "GET" && spec.reads) ? caller.session : undefined;
  // Of the calls that everybody may make, too: who sits an exam looks nothing up meanwhile.
  if (found?.state === "room") return spec.room ? found.session : fail("EXAM_ROOM_ONLY");
  const session = found?.state === "active" ? found.session : undefined;
  if (spec.access === "public") {
    if (session?.staff && isTheirs(spec)) fail("STAFF_SELF");
    return session?.via ? undefined : session;
  }
  if (!found) fail("SESSION_MISSING");
  if (!session) fail(refusals[spec.operationId === "getUserView" ? "userView" : "other"][found.state]);
  if (session.via && !tokenMay(session.via.scopes ?? ["all"], spec)) fail("TOKEN_SCOPE");
  if (!isKind[spec.access](session)) fail(whyNot(session, spec, caller));
  refuseStaff(session, spec, caller);
  return session;
}

/**
 * Refuses who acts for an organisation what their role may not: STAFF_ROLE names the roles that may, STAFF_SELF says that
 * it is a person's own business.
 */
function refuseStaff(session: Session, spec: OperationSpec, caller: Caller): void {
  if (mayAsStaff(session, spec)) return;
  if (!spec.staff) fail("STAFF_SELF");
  const locale = localeOf(caller, caller.site);
  const { t } = caller.site.texts(locale);
  const roles = spec.staff.map((role) => t(`enum.StaffRole.${role}`));
  fail("STAFF_ROLE", { args: { roles: new Intl.ListFormat(locale, { type: "disjunction" }).format(roles) } });
}

/**
 * A write belongs to the signed-in person's tenancy: one that names another is refused. So is one of a page that was drawn
 * when they acted for another: it is said for whom they act now.
 */
export function refuseOtherTenancy({
  spec,
  session,
  caller,
  input,
  ownName,
}: {
  spec: OperationSpec;
  session: Session;
  caller: Caller;
  input: { orgNo?: unknown };
  /** What the tenancy of the session is called. */
  ownName: string;
}): void {
  if (session.isOperator || spec.reads) return;
  // In an application it is the number that is wished for.
  const named = applications.has(spec.operationId) ? undefined : askedOrgNo(input.orgNo);
  const asked = named ?? (caller.siteAsked ? caller.site.orgNo : undefined);
  if (asked === undefined || asked === session.orgNo) return;
  if (session.staff) fail("STAFF_OTHER", { args: { name: ownName } });
  fail(actedBefore(session) ?? "OTHER_TENANCY");
}

function whyNot(session: Session, spec: OperationSpec, caller: Caller): ErrorName {
  // A page that was drawn for an organisation names it with what it saves.
  const isOfOther = !spec.reads && caller.siteAsked && caller.site.orgNo !== session.orgNo;
  return (session.isFormerStaff || isOfOther ? actedBefore(session) : undefined) ?? "NO_PERMISSION";
}

/** Why somebody may not any more, or not now, what they could when they acted for an organisation. */
function actedBefore({ isFormerStaff, hasStaffPlace }: Session): ErrorName | undefined {
  return isFormerStaff ? "STAFF_ENDED" : hasStaffPlace ? "STAFF_NOT_NOW" : undefined;
}

/**
 * Whether what a signed-in person calls is theirs, and so of their tenancy: all that needs a session, and applications
 * to join, which may be made without one. Signing in and signing up begin something else.
 */
export function isTheirs({ access, operationId }: OperationSpec): boolean {
  return access !== "public" || applications.has(operationId);
}

const applications: ReadonlySet<OperationId> = new Set<OperationId>(["saveLecturerAudit", "saveOrganisationAudit"]);

/** Refuses writes of people whose organisation is suspended. They may still read what is theirs. */
export async function refuseSuspended(session: Session, { tenants }: Pick<Services, "tenants">): Promise<void> {
  if (!session.isOperator && (await tenants.isSuspended(session.orgNo))) fail("SITE_SUSPENDED");
}

type Inactive = "unknown" | "expired" | "elsewhere" | "ended" | "active";

/** The user view tells apart what signs a person out and why; other calls only say that the token is no longer good. */
const refusals: Record<"userView" | "other", Record<Inactive, ErrorName>> = {
  userView: {
    elsewhere: "SIGNED_IN_ELSEWHERE",
    expired: "SESSION_INVALID",
    ended: "SESSION_INVALID",
    unknown: "SESSION_INVALID",
    active: "SESSION_INVALID",
  },
  other: {
    elsewhere: "TOKEN_INVALID",
    expired: "SESSION_EXPIRED",
    ended: "TOKEN_INVALID",
    unknown: "TOKEN_INVALID",
    active: "TOKEN_INVALID",
  },
};

const isKind: Record<Exclude<Access, "public">, (session: Session) => boolean> = {
  auth: () => true,
  learner: (session) => session.userType === UserTypeEnum.learner,
  lecturer: (session) => session.userType === UserTypeEnum.lecturer,
  organisation: (session) => session.userType === UserTypeEnum.organisation,
  operator: (session) => session.isOperator,
};
