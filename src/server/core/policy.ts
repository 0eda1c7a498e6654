import { PLATFORM } from "../lib/org-no.ts";
import type { Access, HandlerInput, OperationSpec } from "../../generated/contract.ts";
import { UserTypeEnum } from "../../generated/enums.ts";
import type { OperationId } from "../../generated/operations.ts";
import type { OperationContext, Session } from "./context.ts";
import type { IncomingFile } from "./incoming-file.ts";

/**
 * Who may make a call. `x-access` of the operation is checked before it (a session, and its kind); a policy adds
 * what depends on the input. Row level security and the service decide about rows. False becomes NO_PERMISSION, or
 * SESSION_MISSING without a session.
 */
export type Policy<Id extends OperationId = OperationId> = (
  context: OperationContext,
  input: HandlerInput<Id, IncomingFile>,
) => boolean | Promise<boolean>;

/**
 * What the modules' `policy.ts` export, put together: of operations for which `x-access` does not say it all. The others
 * are for whom `x-access` says.
 */
export type Policies = { [Id in OperationId]?: Policy<Id> };

/** Open to everyone, signed in or not. */
export const anyone = (): boolean => true;

/** Everyone who is signed in. */
export const signedIn = (context: OperationContext): boolean => context.session !== undefined;

/**
 * Whether a session that acts for an organisation has a role that may make a call: what names no role is for none of
 * them. Every other session is held against what it is, elsewhere.
 */
export const mayAsStaff = (
  { staff }: Pick<Session, "staff">,
  { staff: roles }: Pick<OperationSpec, "staff">,
): boolean => !staff || roles?.includes(staff.role) === true;

/** Learners (userType 1). */
export const learner = (context: OperationContext): boolean => context.session?.userType === UserTypeEnum.learner;

/** Lecturers (userType 2). */
export const lecturer = (context: OperationContext): boolean => context.session?.userType === UserTypeEnum.lecturer;

/** Organisations (userType 3). */
export const organisation = (context: OperationContext): boolean =>
  context.session?.userType === UserTypeEnum.organisation;

/** Operators of the platform; a power of its own, whatever the userType. */
export const operator = (context: OperationContext): boolean => context.session?.isOperator === true;

/** Accounts of an organisation. The platform is none. */
export const signedInOrganisation = (context: OperationContext): boolean =>
  organisation(context) && context.session?.orgNo !== PLATFORM;

/** Operators for any site, an organisation for its own: `siteOrgNo` of the input names it. */
export const ownSite = (context: OperationContext, { siteOrgNo }: { siteOrgNo: string }): boolean =>
  operator(context) || (signedInOrganisation(context) && context.session?.orgNo === siteOrgNo);

/** Allows what at least one of the policies allows. */
export function anyOf(...policies: ((context: OperationContext) => boolean)[]): (context: OperationContext) => boolean {
  return (context) => policies.some((policy) => policy(context));
}

/** Those who make courses. */
export const makers = anyOf(lecturer, organisation);

/** Those, and who audits them. */
export const makersAndOperators = anyOf(lecturer, organisation, operator);

/** What `x-access` alone lets in. */
export const byAccess: Readonly<Record<Access, (context: OperationContext) => boolean>> = {
  public: anyone,
  auth: signedIn,
  learner,
  lecturer,
  organisation,
  operator,
};
