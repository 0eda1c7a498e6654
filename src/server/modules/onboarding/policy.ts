import { anyOf, operator, signedInOrganisation, type Policies } from "../../core/policy.ts";

/** An organisation decides who of its own people teaches for it; the platform is no organisation. */
const deciding = anyOf(operator, signedInOrganisation);

export const joiningPolicies = {
  listLecturerAudits: deciding,
  auditLecturer: deciding,
  listLecturerInvitations: signedInOrganisation,
  saveLecturerInvitation: signedInOrganisation,
  saveLecturerLink: signedInOrganisation,
  withdrawLecturerInvitation: signedInOrganisation,
  removeLecturer: signedInOrganisation,
} satisfies Partial<Policies>;
