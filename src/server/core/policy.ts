import type { Access, HandlerInput } from "../../generated/contract.ts";
import { UserTypeEnum } from "../../generated/enums.ts";
import type { OperationId } from "../../generated/operations.ts";
import type { OperationContext } from "./context.ts";
import type { IncomingFile } from "./incoming-file.ts";

/**
 * Who may make a call. `x-access` of the operation is checked before it (a session, and its kind); a policy says what
 * is left to say, with the input at hand. Rows are the business of row level security and of the service. False is
 * answered with NO_PERMISSION, or with SESSION_MISSING where nobody is signed in.
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

/** Learners (userType 1). */
export const learner = (context: OperationContext): boolean => context.session?.userType === UserTypeEnum.learner;

/** Lecturers (userType 2). */
export const lecturer = (context: OperationContext): boolean => context.session?.userType === UserTypeEnum.lecturer;

/** Organisations (userType 3). */
export const organisation = (context: OperationContext): boolean =>
  context.session?.userType === UserTypeEnum.organisation;

/** Operators of the platform; a power of its own, whatever the userType. */
export const operator = (context: OperationContext): boolean => context.session?.isOperator === true;

/** Whoever looks after an organisation's site; the platform is no organisation. */
export const signedInOrganisation = (context: OperationContext): boolean =>
  organisation(context) && context.session?.orgNo !== "default";

/** Operators for any site, an organisation for its own: `siteOrgNo` of the input names it. */
export const ownSite = (context: OperationContext, { siteOrgNo }: { siteOrgNo: string }): boolean =>
  operator(context) || (signedInOrganisation(context) && context.session?.orgNo === siteOrgNo);

/** Whoever one of the policies lets in. */
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
