import { anyone, operator, signedIn, type Policies } from "../../policy.ts";

export const joiningPolicies = {
  saveLecturerAudit: anyone,
  getLecturerAudit: signedIn,
  saveOrganisationAudit: anyone,
  getOrganisationAudit: signedIn,
  listLecturerAudits: operator,
  auditLecturer: operator,
  listOrganisationAudits: operator,
  auditOrganisation: operator,
} satisfies Partial<Policies>;
