import type { OperationContext } from "../../core/context.ts";
import { anyOf, anyone, operator, organisation, signedIn, type Policies } from "../../core/policy.ts";

/** An organisation decides who of its own people teaches for it; the platform is no organisation. */
const ownOrganisation = (context: OperationContext): boolean =>
  organisation(context) && context.session?.orgNo !== "default";

export const joiningPolicies = {
  saveLecturerAudit: anyone,
  getLecturerAudit: signedIn,
  saveOrganisationAudit: anyone,
  getOrganisationAudit: signedIn,
  listLecturerAudits: anyOf(operator, ownOrganisation),
  auditLecturer: anyOf(operator, ownOrganisation),
  listOrganisationAudits: operator,
  auditOrganisation: operator,
} satisfies Partial<Policies>;
